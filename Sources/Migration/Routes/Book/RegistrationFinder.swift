import ProjectModel
import SwiftSyntax

/// A `navigationDestination(for: X.self)` with its closure.
struct FoundRegistration {
    let file: ModuleFile
    /// The UTF-8 offset of the word.
    let offset: Int
    /// The type as written.
    let type: String
    /// The types around it, the outermost first.
    let scopes: [String]
    /// Nil where it is given a function.
    let closure: ClosureExprSyntax?

    var place: TypePlace { TypePlace(file: file.path, scopes: scopes) }

    /// Whether the type's name means `type` there.
    func isOf(_ type: DeclaredType, in module: RouteModule) -> Bool {
        module.declarations.lookUp(self.type, at: place) == .one(type)
    }

    /// The `switch` over the value that is shown, where that is all that the closure holds.
    var routeSwitch: SwitchExprSyntax? {
        guard let closure else { return nil }
        var parameter = "$0"
        if case .simpleInput(let list)? = closure.signature?.parameterClause, let first = list.first {
            parameter = first.name.bareName
        }
        if case .parameterClause(let clause)? = closure.signature?.parameterClause, let first = clause.parameters.first
        {
            parameter = (first.secondName ?? first.firstName).bareName
        }
        return closure.statements.routeSwitch(over: parameter)
    }

    /// The calls in the closure that make a view of that name.
    func calls(of view: String) -> [FunctionCallExprSyntax] {
        closure?.nodes(FunctionCallExprSyntax.self) { $0.calledExpression.trimmedDescription == view } ?? []
    }
}

/// Finds the `navigationDestination(for:)`s of files.
final class RegistrationFinder: SyntaxVisitor {
    private var found: [FoundRegistration] = []
    private let file: ModuleFile

    static func registrations(in files: [ModuleFile]) -> [FoundRegistration] {
        files.flatMap { file in
            let finder = RegistrationFinder(file)
            finder.walk(file.source.tree)
            return finder.found
        }
    }

    private init(_ file: ModuleFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.declName.baseName.text == "navigationDestination",
            let type = node.arguments.first(where: { $0.label?.text == "for" })?.expression.as(
                MemberAccessExprSyntax.self),
            type.declName.baseName.tokenKind == .keyword(.self), let base = type.base
        {
            let argument = node.arguments.first { $0.label?.text == "destination" }?.expression
            found.append(
                FoundRegistration(
                    file: file, offset: called.declName.span.lowerBound, type: base.trimmedDescription,
                    scopes: node.enclosingTypes,
                    closure: node.trailingClosure ?? argument?.as(ClosureExprSyntax.self)))
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The names of the types around it, the outermost first.
    fileprivate var enclosingTypes: [String] {
        ancestors.compactMap { node -> String? in
            if let part = node.as(ExtensionDeclSyntax.self) { return part.extendedType.trimmedDescription }
            guard node.isProtocol((any DeclGroupSyntax).self) else { return nil }
            return node.namedDecl?.name.bareName
        }.reversed()
    }
}

extension CodeBlockItemListSyntax {
    /// The `switch` over a name, where that is all of the code, perhaps in a `Group`.
    func routeSwitch(over name: String) -> SwitchExprSyntax? {
        guard count == 1, let item = first?.item else { return nil }
        let expression =
            item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
            ?? item.as(ReturnStmtSyntax.self)?.expression
        guard let expression else { return nil }
        if let found = expression.as(SwitchExprSyntax.self) {
            let subject = found.subject.trimmedDescription
            return subject == name || subject == "self." + name ? found : nil
        }
        guard let call = expression.groupCall, let closure = call.trailingClosure else { return nil }
        return closure.statements.routeSwitch(over: name)
    }
}

extension ExprSyntax {
    /// The call of `Group` that this is, perhaps with modifiers.
    fileprivate var groupCall: FunctionCallExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        if let modifier = call.calledExpression.as(MemberAccessExprSyntax.self) { return modifier.base?.groupCall }
        return call.calledExpression.trimmedDescription == "Group" ? call : nil
    }
}
