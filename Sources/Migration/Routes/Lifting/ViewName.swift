import ProjectModel
import SwiftSyntax

/// The name of the one view that a destination shows.
enum ViewName {
    static func of(_ content: DestinationContent, in context: ExpressionContext) -> String? {
        switch content.code {
        case .expression(let expression): name(of: expression, context)
        case .statements(let statements): name(of: statements, context)
        }
    }

    /// The type that a template begins with, where what the link names has been written out.
    static func of(_ template: [TemplatePiece]) -> String? {
        guard case .code(let code)? = template.first else { return nil }
        let callee = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard code.dropFirst(callee.count).first == "(", let name = callee.split(separator: ".").last,
            name.first?.isUppercase == true, !containers.contains(String(name)),
            !SystemViews.names.contains(String(name))
        else { return nil }
        return String(name)
    }

    /// What a property or a function that makes the view is called, without its verb: `softwareUpdateView` of
    /// `model.softwareUpdateView`.
    static func ofMember(_ content: DestinationContent) -> String? {
        guard case .expression(let expression) = content.code else { return nil }
        var view: ExprSyntax? = expression
        var found: String?
        while let current = view {
            let named = current.as(FunctionCallExprSyntax.self)?.calledExpression ?? current
            guard let member = named.as(MemberAccessExprSyntax.self) else { break }
            found = member.declName.baseName.identifier.flatMap { madeView(by: $0.name) } ?? found
            view = member.base
        }
        return found
    }

    /// `HelpScreen` of `makeHelpScreen`; nil where the name is no view's.
    private static func madeView(by member: String) -> String? {
        let verb = ["make", "create", "build", "get"].first {
            member.hasPrefix($0) && member.dropFirst($0.count).first?.isUppercase == true
        }
        let name = String(member.dropFirst(verb?.count ?? 0))
        let isView = ["View", "Screen", "Page"].contains { name.hasSuffix($0) && name.count > $0.count }
        return isView ? name.capitalizedFirst : nil
    }

    private static func name(of statements: CodeBlockItemListSyntax, _ context: ExpressionContext) -> String? {
        let shown = statements.filter { !$0.item.is(VariableDeclSyntax.self) }
        guard shown.count == 1, let item = shown.first?.item else { return nil }
        let expression = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
        return expression.flatMap { name(of: $0, context) }
    }

    private static func name(of expression: ExprSyntax, _ context: ExpressionContext) -> String? {
        guard let call = expression.withoutModifiers?.as(FunctionCallExprSyntax.self) else { return nil }
        if let inner = ViewWrapper.delayed(by: call, context) { return self.name(of: inner, context) }
        guard let name = call.calledExpression.typeName?.lastName
        else { return nil }
        guard containers.contains(name) else { return name }
        guard let content = (call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)) else {
            guard call.arguments.count == 1, let only = call.arguments.first else { return nil }
            return self.name(of: only.expression, context)
        }
        return self.name(of: content.statements, context)
    }

    /// What only arranges what it shows.
    private static let containers: Set<String> = [
        "AnyView", "Group", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form",
        "GeometryReader", "ScrollViewReader", "ForEach", "Section", "LazyVGrid", "LazyHGrid", "Grid",
    ]
}
