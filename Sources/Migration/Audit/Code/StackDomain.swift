import ProjectModel
import SwiftSyntax

/// A `NavigationStack` with everything that it may show: what it contains and what is pushed in it.
struct StackDomain {
    let call: CodeCall
    let node: Int
    let nodes: Set<Int>

    /// `$path` in `NavigationStack(path: $path)`.
    var path: ExprSyntax? { call.argument("path") }
    var place: Place { call.place }
}

extension AuditedProject {
    /// Every stack outside of previews.
    var stacks: [StackDomain] { domains(of: "NavigationStack") }

    func domains(of container: String) -> [StackDomain] {
        let calls = Dictionary(
            calls.calls(named: container).map { ($0.codePlace, $0) }, uniquingKeysWith: { first, _ in first })
        return graph.nodes.compactMap { node in
            guard case .container = node.kind, node.name == container, let place = node.place, let call = calls[place]
            else {
                return nil
            }
            return StackDomain(call: call, node: node.id, nodes: graph.domain(of: node.id))
        }
    }

    /// The ways to a node that end in the app: none from previews.
    func ways(to node: Int) -> [NavigationGraph.Way] {
        graph.ways(to: node).filter { way in
            if case .preview = way.origin { return false }
            return true
        }
    }

    /// Whether every step of a way is seen to show what it leads to in place.
    func isPlain(_ way: NavigationGraph.Way) -> Bool {
        way.edges.allSatisfy { index in
            let edge = graph.edges[index]
            return isPlain(edge.place) && !conditionalContainers.contains(graph.nodes[edge.to])
        }
    }

    /// The nodes that are the types of views.
    func nodes(of type: DeclaredType) -> [Int] {
        graph.node(at: .init(file: type.file, offset: type.offset)).map(\.id)
    }

    /// The push that a way goes through last, as a note; nil where it has none.
    func pushNote(_ way: NavigationGraph.Way, _ message: String) -> Finding.Note? {
        guard let push = way.edges.last(where: { graph.edges[$0].kind == .pushes }),
            let place = place(graph.edges[push].place)
        else { return nil }
        return Finding.Note(place, message)
    }
}

/// The type of the value that a link pushes or a destination is for.
struct ValueTypes {
    let audit: AuditedProject

    /// What `navigationDestination(for:)` registers; nil where it can't be told.
    func registered(by call: CodeCall) -> String? {
        guard let member = call.argument("for")?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self",
            let name = member.base?.trimmedDescription
        else { return nil }
        return audit.typeKey(name, at: call.typePlace)
    }

    /// The type of a link's value, as far as its syntax and the declarations around tell.
    func type(of value: ExprSyntax, at call: CodeCall) -> String? {
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if let called = value.as(FunctionCallExprSyntax.self) {
            if called.calledExpression.isTypeName {
                return audit.typeKey(called.calledExpression.trimmedDescription, at: call.typePlace)
            }
            return enumType(of: called.calledExpression, at: call)
        }
        return enumType(of: value, at: call) ?? variableType(of: value, at: call)
    }

    /// `Route.detail` where `Route` is an enum with such a case.
    private func enumType(of expression: ExprSyntax, at call: CodeCall) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, base.isTypeName else {
            return nil
        }
        let type = audit.declarations.resolve(WrittenType(name: base.trimmedDescription), at: call.typePlace)
        guard let declared = type.declaration, let facts = audit.declarations.facts(of: declared),
            facts.cases.contains(where: { $0.name == member.declName.baseName.text })
        else { return nil }
        return audit.typeKey(type)
    }

    /// A property of the enclosing type, or the row of a `ForEach` or `List` over one.
    private func variableType(of expression: ExprSyntax, at call: CodeCall) -> String? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        var node = Syntax(expression)
        while let parent = node.parent, call.surroundings.memberSyntax?.id != parent.id {
            node = parent
            if let closure = node.as(ClosureExprSyntax.self), closure.names.contains(name) {
                return rowType(of: closure, parameter: name, at: call)
            }
            if let list = node.as(CodeBlockItemListSyntax.self), list.declares(name) { return nil }
            if node.is(IfExprSyntax.self) || node.is(SwitchCaseSyntax.self) || node.is(GuardStmtSyntax.self) {
                // A pattern may give the name another meaning.
                if node.patternNames.contains(name) { return nil }
            }
        }
        if let function = call.surroundings.memberSyntax?.as(FunctionDeclSyntax.self),
            let parameter = function.signature.parameterClause.parameters.first(where: {
                ($0.secondName ?? $0.firstName).text == name
            })
        {
            return audit.typeKey(audit.declarations.resolve(WrittenType(parameter.type), at: call.typePlace))
        }
        return property(name, at: call).flatMap { audit.typeKey($0) }
    }

    private func property(_ name: String, at call: CodeCall) -> ResolvedType? {
        guard let type = audit.enclosingType(of: call.surroundings, in: call.file.path),
            let property = audit.declarations.facts(of: type)?.property(name)
        else { return nil }
        return audit.declarations.type(of: property)
    }

    private func rowType(of closure: ClosureExprSyntax, parameter: String, at call: CodeCall) -> String? {
        guard
            let list = closure.parent?.as(FunctionCallExprSyntax.self)
                ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            list.calleeName == "ForEach" || list.calleeName == "List", closure.names == [parameter],
            let data = list.arguments.first, data.label == nil,
            let name = data.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .array(let element)? = property(name, at: call)
        else { return nil }
        return audit.typeKey(element)
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters.
    var names: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.text)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: []
        }
    }
}

extension CodeBlockItemListSyntax {
    fileprivate func declares(_ name: String) -> Bool {
        contains { item in
            item.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
        }
    }
}

extension Syntax {
    /// The names that `if let`, `case let` and the like bind in the node.
    fileprivate var patternNames: Set<String> {
        let finder = PatternNames(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.names
    }
}

private final class PatternNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // `case .a(let x)` has its names in expressions.
        if node.parent?.is(PatternExprSyntax.self) ?? false { names.insert(node.baseName.text) }
        return .skipChildren
    }
}
