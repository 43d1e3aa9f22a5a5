import ProjectModel
import SwiftSyntax

/// A type by which links and destinations meet.
struct ValueType: Hashable {
    /// With those of the types around it.
    let name: String
    /// Nil for a type of another module.
    private let declaration: NavigationGraph.CodePlace?

    /// Nil where it can't be told which type it is.
    init?(_ type: ResolvedType) {
        switch type {
        case .declared(let type, _):
            name = type.path
            declaration = .init(file: type.file, offset: type.offset)
        case .external(let name, let arguments) where arguments.isEmpty && !name.isEmpty:
            self.name = name
            declaration = nil
        default: return nil
        }
    }
}

/// The type of the value that a link pushes or a destination is for.
struct ValueTypes {
    let audit: AuditedProject

    /// What `navigationDestination(for:)` registers; nil where it can't be told.
    func registered(by call: CodeCall) -> ValueType? {
        call.registeredName.flatMap { audit.valueType($0, at: call.typePlace) }
    }

    /// The type of a link's value, as far as its syntax and the declarations around tell.
    func type(of value: ExprSyntax, at call: CodeCall) -> ValueType? {
        if value.is(StringLiteralExprSyntax.self) { return ValueType(.external("String", [])) }
        if value.is(IntegerLiteralExprSyntax.self) { return ValueType(.external("Int", [])) }
        if let called = value.as(FunctionCallExprSyntax.self) {
            if called.calledExpression.isTypeName {
                return audit.valueType(called.calledExpression.trimmedDescription, at: call.typePlace)
            }
            return enumType(of: called.calledExpression, at: call)
        }
        return enumType(of: value, at: call) ?? variableType(of: value, at: call)
    }

    /// `Route.detail` where `Route` is an enum with such a case.
    private func enumType(of expression: ExprSyntax, at call: CodeCall) -> ValueType? {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, base.isTypeName else {
            return nil
        }
        let type = audit.declarations.resolve(WrittenType(name: base.trimmedDescription), at: call.typePlace)
        guard let declared = type.declaration, let facts = audit.declarations.facts(of: declared),
            facts.cases.contains(where: { $0.name == member.declName.baseName.text })
        else { return nil }
        return ValueType(type)
    }

    /// A property of the enclosing type, or the row of a `ForEach` or `List` over one.
    private func variableType(of expression: ExprSyntax, at call: CodeCall) -> ValueType? {
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
            return ValueType(audit.declarations.resolve(WrittenType(parameter.type), at: call.typePlace))
        }
        return property(name, at: call).flatMap { ValueType($0) }
    }

    private func property(_ name: String, at call: CodeCall) -> ResolvedType? {
        guard let type = audit.enclosingType(of: call.surroundings, in: call.file.path),
            let property = audit.declarations.facts(of: type)?.property(name)
        else { return nil }
        return audit.declarations.type(of: property)
    }

    private func rowType(of closure: ClosureExprSyntax, parameter: String, at call: CodeCall) -> ValueType? {
        guard
            let list = closure.parent?.as(FunctionCallExprSyntax.self)
                ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            list.calleeName == "ForEach" || list.calleeName == "List", closure.names == [parameter],
            let data = list.arguments.first, data.label == nil,
            let name = data.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            case .array(let element)? = property(name, at: call)
        else { return nil }
        return ValueType(element)
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
