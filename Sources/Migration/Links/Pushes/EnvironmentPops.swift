import ProjectModel
import SourceEditing
import SwiftSyntax

/// Follows the binding of a flag through the environment: a key of the project's own has it, and the screens behind the
/// link that read the key set it to false.
///
/// `.environment(\.rootPresentation, $isActive)` around the stack, `@Environment(\.rootPresentation) var root` in a screen,
/// and `root.wrappedValue = false` there.
struct EnvironmentPops {
    let project: Project
    private let key: String
    /// The call that puts the flag into the environment.
    private let filling: FunctionCallExprSyntax
    private let file: ProjectFile
    private var chain = PopChain()

    /// - Parameter argument: the flag's binding in a call of `environment`.
    /// - Returns: nil where it is none.
    init?(_ argument: LabeledExprSyntax, in file: ProjectFile, _ project: Project) {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calleeName == "environment",
            call.arguments.last?.id == argument.id, let key = call.environmentKey
        else { return nil }
        self.project = project
        self.key = key
        self.file = file
        filling = call
    }

    /// - Parameters:
    ///   - link: that which the flag drives.
    ///   - stacks: the containers that it pushes into.
    mutating func chain(
        of link: LinkCall, in stacks: Set<Int>
    ) throws(PopChain.Refusal) -> PopChain {
        let place = NavigationGraph.CodePlace(file: file.path, offset: filling.span.lowerBound)
        guard !link.destination.expression.span.contains(filling.span.lowerBound) else {
            throw PopChain.Refusal(text: "its own destination is given it by the environment", place: place)
        }
        for path in project.swiftFiles {
            guard project.text(of: path)?.holds("\\.\(key)") ?? false, let file = project.whole(path) else {
                continue
            }
            let uses = EnvironmentKeyUses(of: key, in: file.source.tree)
            for call in uses.fillings { try go(call, file) }
            for reader in uses.readers { try read(reader, file, stacks) }
        }
        guard !chain.pops.isEmpty else {
            throw PopChain.Refusal(text: "no screen that reads it from the environment sets it to false", place: place)
        }
        return chain
    }

    /// A modifier that fills the key goes: the flag's, and constants for previews.
    private mutating func go(_ call: FunctionCallExprSyntax, _ file: ProjectFile) throws(PopChain.Refusal) {
        let isOwn = file.path == self.file.path && call.span == filling.span
        guard isOwn || call.arguments.last?.expression.trimmedDescription.hasPrefix(".constant(") == true,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else {
            throw PopChain.Refusal(
                text: "another view puts a flag of its own under '\(key)' into the environment",
                place: .init(file: file.path, offset: call.span.lowerBound))
        }
        let range = file.source.text.lineRemoval(of: member.period.span.lowerBound..<call.span.upperBound)
        chain.rest.append(.init(file: file, range: range))
    }

    /// A view that reads the key goes back with it, and does nothing else.
    private mutating func read(
        _ property: VariableDeclSyntax, _ file: ProjectFile, _ stacks: Set<Int>
    ) throws(PopChain.Refusal) {
        guard let name = property.bindings.first?.pattern.trimmedDescription, property.bindings.count == 1,
            let known = FlagProperty(name, around: Syntax(property))
        else {
            throw PopChain.Refusal(
                text: "what is read under '\(key)' can't be followed",
                place: .init(file: file.path, offset: property.span.lowerBound))
        }
        try checkStacks(of: known.typeName, property, file, stacks)
        chain.properties.append(.init(file: file, node: property))
        for use in known.uses(in: file) where !use.node.is(LabeledExprSyntax.self) {
            guard let statement = goingBack(use.node) else {
                throw PopChain.Refusal(
                    text: "'\(known.typeName)' does more with it than go back to the root",
                    place: .init(file: file.path, offset: use.node.span.lowerBound))
            }
            chain.pops.append(.init(file: file, node: statement))
        }
    }

    /// In another stack the screen did nothing by the key's default, and would go back there.
    private func checkStacks(
        of type: String, _ property: VariableDeclSyntax, _ file: ProjectFile, _ stacks: Set<Int>
    ) throws(PopChain.Refusal) {
        let graph = project.graph
        let nodes = Set(graph.nodes.filter { $0.kind == .view && $0.lastName == type.lastName }.map(\.id))
        let others = graph.nodes.filter { node in
            guard case .container = node.kind, !stacks.contains(node.id) else { return false }
            return StackRoot(node, in: project)?.isPreview != true
        }
        guard others.contains(where: { !graph.domain(of: $0.id).isDisjoint(with: nodes) }) else { return }
        throw PopChain.Refusal(
            text: "'\(type)', which reads it from the environment, is shown in another stack, too",
            place: .init(file: file.path, offset: property.span.lowerBound))
    }

    /// The statement that a use is the beginning of: `root.wrappedValue = false`, `.toggle()`, `.dismiss()`.
    private func goingBack(_ use: Syntax) -> ExprSyntax? {
        var target = use
        if let member = target.parent?.as(MemberAccessExprSyntax.self), member.declName.id == target.id {
            guard member.base?.trimmedDescription == "self" else { return nil }
            target = Syntax(member)
        }
        guard let value = target.parent?.as(MemberAccessExprSyntax.self),
            value.base.map({ Syntax($0).id }) == target.id,
            value.declName.baseName.text == "wrappedValue"
        else { return nil }
        target = Syntax(value)
        let statement: ExprSyntax
        if let member = target.parent?.as(MemberAccessExprSyntax.self),
            let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
        {
            let name = member.declName.baseName.text
            guard name == "toggle" || name == "dismiss" && setsFalse(name) else { return nil }
            statement = ExprSyntax(call)
        } else if let sequence = target.settingAssignment, sequence.assignment?.value.trimmedDescription == "false" {
            statement = ExprSyntax(sequence)
        } else {
            return nil
        }
        return statement.parent?.is(CodeBlockItemSyntax.self) == true ? statement : nil
    }

    /// Whether the project's own function of that name, of Booleans, does nothing but that.
    private func setsFalse(_ name: String) -> Bool {
        project.swiftFiles.contains { path in
            guard project.text(of: path)?.holds("mutating func \(name)()") ?? false,
                let file = project.whole(path)
            else { return false }
            let functions = file.source.tree.nodes(FunctionDeclSyntax.self) { $0.name.text == name }
            let bodies = functions.compactMap { $0.body?.statements.trimmedDescription }
            return bodies.contains { ["self.toggle()", "toggle()", "self = false"].contains($0) }
        }
    }
}

extension FunctionCallExprSyntax {
    /// `key` of `.environment(\.key, value)`.
    fileprivate var environmentKey: String? {
        guard calleeName == "environment", arguments.count == 2 else { return nil }
        return arguments.first?.expression.as(KeyPathExprSyntax.self)?.onlyName
    }
}

extension KeyPathExprSyntax {
    /// `key` of `\.key`.
    fileprivate var onlyName: String? {
        guard root == nil, components.count == 1 else { return nil }
        return components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
}

/// Who puts something under a key into the environment, and who reads it.
private final class EnvironmentKeyUses: SyntaxVisitor {
    private let key: String
    private(set) var fillings: [FunctionCallExprSyntax] = []
    private(set) var readers: [VariableDeclSyntax] = []

    init(of key: String, in tree: SourceFileSyntax) {
        self.key = key
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.environmentKey == key { fillings.append(node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let reads = node.attributes.contains { element in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "Environment",
                case .argumentList(let arguments)? = attribute.arguments
            else { return false }
            return arguments.first?.expression.as(KeyPathExprSyntax.self)?.onlyName == key
        }
        if reads { readers.append(node) }
        return .visitChildren
    }
}
