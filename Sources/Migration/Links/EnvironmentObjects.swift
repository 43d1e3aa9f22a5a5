import ProjectModel
import SourceEditing
import SwiftSyntax

/// Which environment objects a route's destination can read: those that no view sets inside a stack.
///
/// What a stack pushes sees the environment of the stack, not that of the screen that pushes (SEMANTICS 59).
struct EnvironmentObjects {
    private let types: Set<ResolvedType>
    /// What is set inside a stack by an expression whose type can't be told, by its last name.
    private let names: Set<String>

    init(_ project: Project) {
        var types: Set<ResolvedType> = []
        var names: Set<String> = []
        let graph = project.graph
        let inside = graph.nodes.reduce(into: Set<Int>()) { inside, node in
            guard case .container = node.kind else { return }
            inside.formUnion(graph.domain(of: node.id).subtracting([node.id]))
        }
        for file in project.files where SettingFinder.words.contains(in: file.source.text.bytes) {
            for call in SettingFinder.calls(in: file.source.tree) {
                guard let value = call.arguments.first?.expression, Self.isInside(call, file, inside, graph) else {
                    continue
                }
                let context = ExpressionContext(file: file.path, index: project.declarations)
                if case .known(let type) = context.type(of: value) {
                    types.insert(type)
                } else if let name = value.lastName {
                    names.insert(name)
                }
            }
        }
        self.types = types
        self.names = names
    }

    func canBeRead(_ type: ResolvedType) -> Bool {
        !types.contains(type) && names.isEmpty
    }

    /// Whether the modifier stands in a stack's content, or in a view that one shows.
    private static func isInside(
        _ call: FunctionCallExprSyntax, _ file: ProjectFile, _ inside: Set<Int>, _ graph: NavigationGraph
    ) -> Bool {
        let surroundings = Surroundings(of: Syntax(call))
        if surroundings.isPreview { return false }
        for layer in surroundings.layers where !layer.isSubject {
            switch layer.name {
            case "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "navigationDestination":
                return true
            case "sheet", "fullScreenCover", "popover", "inspector", "WindowGroup", "UIHostingController":
                return false
            default: continue
            }
        }
        // On the container itself, the object is set above its stack.
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.withoutModifiers
        let name = base?.as(FunctionCallExprSyntax.self)?.calleeName
        if let name, ["NavigationView", "NavigationStack", "NavigationSplitView"].contains(name) { return false }
        guard let type = surroundings.types.last else { return false }
        return inside.contains { id in
            graph.nodes[id].kind == .view && graph.nodes[id].lastName == type
                && graph.nodes[id].place?.file == file.path
        }
    }
}

private final class SettingFinder: SyntaxVisitor {
    private static let names = ["environmentObject", "environment"]
    /// A file without any of these has no such call.
    static let words = NeedleSet(names)
    private var calls: [FunctionCallExprSyntax] = []

    static func calls(in tree: SourceFileSyntax) -> [FunctionCallExprSyntax] {
        let finder = SettingFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isModifier, let name = node.calleeName, Self.names.contains(name), node.arguments.count == 1 {
            calls.append(node)
        }
        return .visitChildren
    }
}
