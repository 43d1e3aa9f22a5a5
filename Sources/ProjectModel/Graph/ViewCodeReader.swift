import SourceEditing
import SwiftSyntax

/// Reads what a file says about views.
public final class ViewCodeReader: SyntaxVisitor {
    private var code = ViewCode()
    private var owners: [String] = []
    /// For each of `owners`, whether it is an extension of `View`, or of a protocol that views conform to.
    private var extendsViews: [Bool] = []

    public static func code(in source: ParsedSource) -> ViewCode {
        let reader = ViewCodeReader(viewMode: .sourceAccurate)
        reader.walk(source.tree)
        return reader.code
    }

    public override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { code.imports.insert(module) }
        return .skipChildren
    }

    public override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        code.aliases[node.name.text] = node.initializer.value.lastTypeName
        return .visitChildren
    }

    // MARK: Types

    public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    public override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    public override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.extendedType.lastToken(viewMode: .sourceAccurate) ?? node.extensionKeyword)
    }

    public override func visitPost(_ node: StructDeclSyntax) { leave() }
    public override func visitPost(_ node: ClassDeclSyntax) { leave() }
    public override func visitPost(_ node: EnumDeclSyntax) { leave() }
    public override func visitPost(_ node: ActorDeclSyntax) { leave() }
    public override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func leave() {
        owners.removeLast()
        extendsViews.removeLast()
    }

    private func enter(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        let path = owners.last.map { $0 + "." + node.typeName } ?? node.typeName
        owners.append(path)
        let constraint = node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements.trimmedDescription
        extendsViews.append(
            node.is(ExtensionDeclSyntax.self)
                && (node.typeName == "View" || node.typeName.hasSuffix(".View")
                    || constraint?.hasSuffix("Self: View") ?? false)
        )
        let access = node.modifiers.map(\.name.text)
        code.types.append(
            ViewType(
                path: path, role: role(of: node), isExtension: node.is(ExtensionDeclSyntax.self),
                isPublic: access.contains("public") || access.contains("open"),
                isPrivate: access.contains("private") || access.contains("fileprivate"),
                offset: name.span.lowerBound, stored: stored(in: node)))
        return .visitChildren
    }

    private func role(of node: some DeclGroupSyntax) -> ViewType.Role {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.lastTypeName } ?? []
        for name in inherited {
            switch name {
            case "App": return .app
            case "Scene": return .scene
            case "ViewModifier": return .modifier
            case "PreviewProvider": return .preview
            default: continue
            }
        }
        if inherited.contains(where: Self.hostingClasses.contains) { return .hosting }
        if inherited.contains(where: { $0.hasSuffix("Representable") }) { return .representable }
        if inherited.contains("View") { return .view }
        // Also for protocols of other modules that build on `View`: `func body(props: Props) -> some View`.
        let showsBody = node.memberBlock.members.contains { member in
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                return function.name.text == "body" && function.signature.returnClause?.type.isSomeView ?? false
            }
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.pattern.text == "body", binding.accessorBlock != nil
            else { return false }
            return binding.typeAnnotation?.type.isSomeView ?? false
        }
        return showsBody ? .view : .code
    }

    private static let hostingClasses: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "WKHostingController",
    ]

    private func stored(in node: some DeclGroupSyntax) -> [ViewType.StoredContent] {
        let generics = Set(
            node.genericDecl?.genericParameterClause?.parameters.map(\.name.text)
                ?? [])
        return node.memberBlock.members.flatMap { member -> [ViewType.StoredContent] in
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
            return variable.bindings.compactMap { binding in
                guard binding.accessorBlock == nil else { return nil }
                let type = binding.typeAnnotation?.type
                return ViewType.StoredContent(
                    name: binding.pattern.text,
                    holdsContent: type.map { $0.holdsContent(generics) } ?? false,
                    type: type?.valueTypeName
                        ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?.constructedType,
                    isAction: type?.isActionType ?? false)
            }
        }
    }

    // MARK: Members

    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        append(
            node.name.text, node.name.span.lowerBound, node.signature.parameterClause.parameters.names,
            result: node.signature.returnClause?.type, Syntax(body), statements: body.statements,
            returnsValue: node.signature.returnClause?.type.isValueType ?? true)
        return .visitChildren
    }

    public override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        append(
            "init", node.initKeyword.span.lowerBound, node.signature.parameterClause.parameters.names, result: nil,
            Syntax(body), statements: body.statements)
        return .visitChildren
    }

    public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard
            node.parent?.is(MemberBlockItemSyntax.self) ?? false
                || node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
        else { return .visitChildren }
        for binding in node.bindings {
            let name = binding.pattern.text
            if let accessors = binding.accessorBlock {
                var statements: CodeBlockItemListSyntax?
                if case .getter(let items) = accessors.accessors { statements = items }
                append(
                    name, binding.span.lowerBound, [], result: binding.typeAnnotation?.type, Syntax(accessors),
                    statements: statements)
            } else if let value = binding.initializer?.value {
                append(
                    name, binding.span.lowerBound, [], result: binding.typeAnnotation?.type, Syntax(value),
                    statements: nil)
            }
        }
        return .visitChildren
    }

    public override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview", let closure = node.trailingClosure else { return .visitChildren }
        preview(closure, at: node.span.lowerBound)
        return .skipChildren
    }

    public override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview", let closure = node.trailingClosure else { return .visitChildren }
        preview(closure, at: node.span.lowerBound)
        return .skipChildren
    }

    private func preview(_ closure: ClosureExprSyntax, at offset: Int) {
        let path = "#Preview at \(offset)"
        code.types.append(
            ViewType(
                path: path, role: .preview, isExtension: false, isPublic: false, isPrivate: true, offset: offset,
                stored: []))
        code.units.append(
            CodeUnit(
                owner: path, name: "body", offset: offset, range: closure.span, parameters: [], isModifier: false,
                returnsView: true, returnsValue: false,
                content: ContentReader().contents(of: Syntax(closure.statements)),
                shape: ShapeReader().shape(of: closure.statements)))
    }

    private func append(
        _ name: String, _ offset: Int, _ parameters: [CodeUnit.Parameter], result: TypeSyntax?, _ body: Syntax,
        statements: CodeBlockItemListSyntax?, returnsValue: Bool = false
    ) {
        let owner = owners.last ?? ""
        let isModifier = extendsViews.last ?? false
        code.units.append(
            CodeUnit(
                owner: owner, name: name, offset: offset, range: body.span, parameters: parameters,
                isModifier: isModifier, returnsView: result?.trimmedDescription.contains("View") ?? false,
                returnsValue: returnsValue,
                content: ContentReader(isModifierCode: isModifier, parameters: Set(parameters.map(\.name))).contents(
                    of: body),
                shape: statements.map { ShapeReader().shape(of: $0) } ?? .view(nil)))
    }
}

extension FunctionParameterListSyntax {
    fileprivate var names: [CodeUnit.Parameter] {
        map { parameter in
            let label = parameter.firstName.text
            return CodeUnit.Parameter(
                label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text)
        }
    }
}

extension FunctionCallExprSyntax {
    /// `Factory` in `Factory(…)`.
    fileprivate var constructedType: String? { calledExpression.isTypeName ? calleeName : nil }
}

extension TypeSyntax {
    /// `some View`, `some SwiftUI.View`
    fileprivate var isSomeView: Bool {
        self.as(SomeOrAnyTypeSyntax.self).map { $0.constraint.lastTypeName == "View" } ?? false
    }

    /// `View` in `SwiftUI.View`.
    fileprivate var lastTypeName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        return self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
    }

    /// The type of what a property holds: `Factory` in `any Factory`, `Factory?`, `@MainActor Factory`.
    fileprivate var valueTypeName: String? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.valueTypeName }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return optional.wrappedType.valueTypeName
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.valueTypeName }
        if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.valueTypeName }
        return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? lastTypeName : nil
    }

    /// `() -> Void`, `((Int) -> ())?`, `@escaping () -> Void`
    fileprivate var isActionType: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isActionType }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isActionType }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isActionType
        }
        return self.as(FunctionTypeSyntax.self)?.returnClause.type.isNothing ?? false
    }

    /// `Void`, `()`
    private var isNothing: Bool { lastTypeName == "Void" || trimmedDescription == "()" }

    private static let values: Set<String> = ["Bool", "Data", "Double", "Int", "String", "URL"]

    /// Whether the type is certainly no view: nothing, a plain value, a type of UIKit's or AppKit's such as `UIImage`.
    fileprivate var isValueType: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isValueType }
        let name = lastTypeName
        if isNothing || Self.values.contains(name) { return true }
        return ["UI", "NS", "CG", "CI"].contains(String(name.prefix(2))) && name.dropFirst(2).first?.isUppercase == true
            && !name.hasSuffix("Representable")
    }

    /// Whether a value of the type can be content that a view was given.
    fileprivate func holdsContent(_ generics: Set<String>) -> Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.holdsContent(generics) }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.holdsContent(generics) }
        if let function = self.as(FunctionTypeSyntax.self) {
            return function.returnClause.type.holdsContent(generics)
                || function.returnClause.type.is(SomeOrAnyTypeSyntax.self)
        }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.holdsContent(generics)
        }
        let name = lastTypeName
        return generics.contains(name) || name == "AnyView"
    }
}
