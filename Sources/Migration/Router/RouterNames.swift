import ProjectModel
import SwiftSyntax

/// What the router of a stack is called where code reaches it.
struct RouterNames {
    let project: Project
    /// The name of the class.
    let router: String

    /// The property that holds the router of a stack, in the struct that the stack is written in: `router`; of several
    /// stacks in one struct each is called after what it shows.
    /// - Parameter others: names that the struct gets in the same run.
    func state(of root: StackRoot, in declaration: StructDeclSyntax, besides others: Set<String> = []) -> String {
        let stacks = stacks(in: declaration, file: root.file.path)
        let words = others.union(declaration.tokens(viewMode: .sourceAccurate).map(\.text))
        guard stacks.count > 1 else { return NameChoice.first(of: Self.usualNames) { words.contains($0) } }
        var taken = words
        for stack in stacks {
            let names = [stack.screenName.map { "\($0)Router" } ?? "stackRouter"]
            let name = NameChoice.first(of: names) { taken.contains($0) }
            if stack.node == root.node { return name }
            taken.insert(name)
        }
        return Self.usualNames[0]
    }

    private static let usualNames = ["router", "navigationRouter", "stackRouter"]

    /// The property that reads the router from the environment; `isKnown` where the struct has one.
    func environment(of declaration: StructDeclSyntax) -> (name: String, isKnown: Bool) {
        for member in declaration.memberBlock.members {
            guard let property = member.decl.as(VariableDeclSyntax.self), property.readsRouter(router),
                let name = property.bindings.first?.pattern.trimmedDescription
            else { continue }
            return (name, true)
        }
        let words = Set(declaration.tokens(viewMode: .sourceAccurate).map(\.text))
        return (NameChoice.first(of: Self.usualNames) { words.contains($0) }, false)
    }

    /// Those whose path is a state of the struct, in the order of the code.
    private func stacks(in declaration: StructDeclSyntax, file: String) -> [StackRoot] {
        project.graph.nodes.compactMap { node in
            guard case .container(.stack, _) = node.kind, let place = node.place, place.file == file,
                declaration.span.contains(place.offset), let root = StackRoot(node, in: project),
                case .view(let owner) = StackOwner(of: root), owner.id == declaration.id
            else { return nil }
            return root
        }.sorted { $0.place < $1.place }
    }
}

extension VariableDeclSyntax {
    /// `@Environment(Router.self) var router: Router?`, `@EnvironmentObject var router: Router`
    fileprivate func readsRouter(_ router: String) -> Bool {
        attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            switch attribute.attributeName.trimmedDescription {
            case "Environment": return attribute.arguments?.trimmedDescription == "\(router).self"
            case "EnvironmentObject":
                return bindings.first?.typeAnnotation?.type.trimmedDescription == router
            default: return false
            }
        }
    }

    /// `@State var router = Router()`
    func holdsRouter(_ router: String) -> Bool {
        bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            == router
    }
}

extension StackRoot {
    /// Whether its content is `self`: a modifier of the project's own puts it around a view.
    var isHelper: Bool {
        guard case .expression(let expression) = content else { return false }
        return expression.withoutModifiers?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }

    /// What the stack's first screen is called, as the beginning of a name: `home` of `HomeTab()`, or of the tab "Home".
    var screenName: String? {
        var view: String?
        if case .expression(let expression) = content,
            let call = expression.withoutModifiers?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.typeName?.lastName,
            !SystemViews.names.contains(name)
        {
            view = name.hasSuffix("Tab") && name != "Tab" ? String(name.dropLast(3)) : name
        }
        guard view != nil || tabTitle != nil else { return nil }
        return CaseName.candidates(view: view, title: tabTitle, labels: []).first
    }

    /// The title of the tab that the stack is, where it is a literal.
    private var tabTitle: String? {
        let surroundings = Surroundings(of: Syntax(call))
        if let tab = surroundings.layers.first(where: { $0.name == "Tab" && !$0.call.isModifier }) {
            return tab.call.arguments.first?.expression.literalText
        }
        let chain = ModifierChain(of: ExprSyntax(call))
        guard chain.names.contains("tabItem") else { return nil }
        return TitleFinder.title(ofTab: chain.top)
    }
}

/// The first literal that a `Text` or a `Label` in a tab's item shows.
private final class TitleFinder: SyntaxVisitor {
    private var title: String?

    /// - Parameter view: with its modifiers.
    static func title(ofTab view: ExprSyntax) -> String? {
        var current: ExprSyntax? = view
        while let call = current?.as(FunctionCallExprSyntax.self) {
            let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)
            if modifier?.declName.baseName.text == "tabItem" {
                let finder = TitleFinder(viewMode: .sourceAccurate)
                if let closure = call.trailingClosure { finder.walk(closure) } else { finder.walk(call.arguments) }
                return finder.title
            }
            current = modifier?.base
        }
        return nil
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if title == nil, ["Text", "Label"].contains(node.calleeName ?? "") {
            title = node.arguments.first?.expression.literalText
        }
        return .visitChildren
    }
}
