import ProjectModel
import SwiftSyntax

/// Views that bring a container of their own only sometimes, such as
/// `if isEmbedded { content } else { NavigationStack { content } }`: what they are shown in can't be told.
struct ConditionalContainers {
    private let types: Set<NavigationGraph.CodePlace>

    init(_ calls: CallIndex, declaration: (CodeCall) -> DeclaredType?) {
        let containers = calls.calls(named: "NavigationStack", "NavigationView")
        types = Set(
            containers.filter { Self.isConditional($0) }.compactMap(declaration).map {
                .init(file: $0.file, offset: $0.offset)
            })
    }

    func contains(_ type: DeclaredType) -> Bool {
        types.contains(.init(file: type.file, offset: type.offset))
    }

    func contains(_ node: NavigationGraph.Node) -> Bool {
        node.place.map(types.contains) ?? false
    }

    /// Whether another branch around the call shows something without a container.
    private static func isConditional(_ call: CodeCall) -> Bool {
        for ancestor in call.syntax.ancestors {
            if ancestor.id == call.surroundings.memberSyntax?.id { return false }
            if let condition = ancestor.as(IfExprSyntax.self) {
                guard let other = condition.elseBody, holdsContainer(Syntax(condition.body)),
                    holdsContainer(Syntax(other))
                else {
                    return true
                }
            } else if let cases = ancestor.as(SwitchCaseListSyntax.self),
                !cases.allSatisfy({ holdsContainer(Syntax($0)) })
            {
                return true
            }
        }
        return false
    }

    private static func holdsContainer(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(token.text)
        }
    }
}
