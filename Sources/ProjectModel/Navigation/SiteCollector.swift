import SourceEditing
import SwiftSyntax

/// Finds the navigation sites of one file.
///
/// Only code counts: comments and strings are no sites.
public final class SiteCollector: SyntaxVisitor {
    private var sites = NavigationSites()
    /// Containers by the offset of their call, styles by that of their name, to tie one to the other at the end.
    private var styledSubjects: [(style: Int, subject: Range<Int>)] = []

    /// Set where an answer depends on code that a mask may have blanked.
    private var needsWholeFile = false
    private let chains = ModifierChains()
    private var returnGroups = ReturnGroups()
    private let aliases: Set<String>

    private init(aliases: Set<String>) {
        self.aliases = aliases
        super.init(viewMode: .sourceAccurate)
    }

    /// The sites of a file.
    /// - Parameter aliases: other names of `NavigationView` in the project.
    /// - Returns: nil where `source` was parsed with a mask that hides something that counts.
    public static func sites(in source: ParsedSource, aliases: Set<String> = []) -> NavigationSites? {
        let collector = SiteCollector(aliases: aliases)
        collector.walk(source.tree)
        collector.tieStylesToContainers()
        return source.isMasked && collector.needsWholeFile ? nil : collector.sites
    }

    // MARK: Names

    public override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.baseName.plainName {
        case "NavigationView": containerName(node)
        case "navigationViewStyle": styleName(node)
        case "NavigationLink": linkName(node)
        case "NavigationStack", "NavigationSplitView": stackName(node)
        case "navigationDestination": destinationName(node)
        case "introspect": introspection(node)
        case let name:
            if aliases.contains(name) { aliasUse(Syntax(node), node.baseName, base: node.qualifier) }
            if let kind = PresentationSite.Kind(rawValue: name) { presentationName(node, kind) }
        }
        return .visitChildren
    }

    public override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.plainName == "NavigationView" {
            namedType(Syntax(node), name: node.name, isQualified: false, arguments: node.genericArgumentClause)
        } else if aliases.contains(node.name.plainName) {
            aliasUse(Syntax(node), node.name, base: nil)
        }
        return .visitChildren
    }

    public override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.plainName == "NavigationView", node.baseType.trimmedDescription == "SwiftUI" {
            namedType(Syntax(node), name: node.name, isQualified: true, arguments: node.genericArgumentClause)
        } else if aliases.contains(node.name.plainName) {
            aliasUse(Syntax(node), node.name, base: node.baseType.as(IdentifierTypeSyntax.self)?.name.text)
        }
        return .visitChildren
    }

    public override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { sites.imports.append(module) }
        return .skipChildren
    }

    // MARK: Containers

    private func containerName(_ node: DeclReferenceExprSyntax) {
        guard let reference = Self.swiftUIReference(node) else { return }
        guard let call = Self.call(of: reference) else {
            let specialised =
                reference.as(GenericSpecializationExprSyntax.self)
                ?? reference.as(MemberAccessExprSyntax.self)?.base?.as(GenericSpecializationExprSyntax.self)
            namedType(
                Syntax(node), name: node.baseName, isQualified: Self.isQualified(node),
                arguments: specialised?.genericArgumentClause)
            return
        }
        let whole = Syntax(call)
        let chain = ModifierChain(of: ExprSyntax(call))
        let top = Syntax(chain.top)
        if top.parent?.is(ReturnStmtSyntax.self) ?? false { needsWholeFile = true }
        sites.containers.append(
            ContainerSite(
                name: node.baseName.span,
                call: call.span,
                isQualified: Self.isQualified(node),
                content: content(of: call, reference: reference),
                modifiers: chain.names,
                styles: [],
                consumer: Self.consumer(of: top),
                assignee: Self.assignee(of: top),
                returnGroup: returnGroups.group(of: top),
                flaggedLinks: LinkFinder(inContentOf: call).flagged,
                context: chains.context(of: whole)))
    }

    /// The whole reference to SwiftUI's type that ends in `node`: `NavigationView`, `SwiftUI.NavigationView`,
    /// each perhaps with `.init` or generic arguments; nil where the name is another's member.
    private static func swiftUIReference(_ node: DeclReferenceExprSyntax) -> ExprSyntax? {
        var reference = ExprSyntax(node)
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            guard member.base?.trimmedDescription == "SwiftUI" else { return nil }
            reference = ExprSyntax(member)
        }
        if let specialised = reference.parent?.as(GenericSpecializationExprSyntax.self) {
            reference = ExprSyntax(specialised)
        }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            member.base?.id == reference.id
        {
            reference = ExprSyntax(member)
        }
        return reference
    }

    private static func isQualified(_ node: DeclReferenceExprSyntax) -> Bool {
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    }

    private static func call(of reference: ExprSyntax) -> FunctionCallExprSyntax? {
        guard let call = reference.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == reference.id
        else {
            return nil
        }
        return call
    }

    private func content(of call: FunctionCallExprSyntax, reference: ExprSyntax) -> ContainerContent {
        let isSpecialised =
            reference.is(GenericSpecializationExprSyntax.self)
            || reference.as(MemberAccessExprSyntax.self)?.base?.is(GenericSpecializationExprSyntax.self) ?? false
        guard !isSpecialised, call.additionalTrailingClosures.isEmpty else { return .unusual }
        if let closure = call.trailingClosure {
            return call.arguments.isEmpty ? .closure(contentClosure(closure, label: nil)) : .unusual
        }
        guard call.arguments.count == 1, let argument = call.arguments.first, let label = argument.label,
            label.text == "content"
        else { return .unusual }
        if let closure = argument.expression.as(ClosureExprSyntax.self) {
            return .closure(contentClosure(closure, label: label.span))
        }
        let reader = ShapeReader(foundEmptyBody: { self.needsWholeFile = true })
        return .value(label: label.span, reader.shape(ofFunction: argument.expression))
    }

    private func contentClosure(_ closure: ClosureExprSyntax, label: Range<Int>?) -> ContentClosure {
        ContentClosure(
            label: label, leftBrace: closure.leftBrace.span.lowerBound, rightBrace: closure.rightBrace.span.lowerBound,
            hasCaptures: closure.signature?.capture != nil,
            items: ShapeReader(foundEmptyBody: { self.needsWholeFile = true }).items(of: closure.statements))
    }

    private static func consumer(of top: Syntax) -> String? {
        guard let argument = top.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return call.calleeName
    }

    private static func assignee(of top: Syntax) -> String? {
        if let initializer = top.parent?.as(InitializerClauseSyntax.self),
            let binding = initializer.parent?.as(PatternBindingSyntax.self)
        {
            return binding.pattern.trimmedDescription
        }
        if let list = top.parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == top.id,
            Array(list)[1].is(AssignmentExprSyntax.self)
        {
            return list.first?.lastName
        }
        return nil
    }

    private func namedType(
        _ node: Syntax, name: TokenSyntax, isQualified: Bool, arguments: GenericArgumentClauseSyntax?
    ) {
        let declaration = NamedTypeReader.declaration(around: node)
        sites.namedTypes.append(
            NamedTypeSite(
                name: name.span,
                isQualified: isQualified,
                declaration: declaration.name,
                role: NamedTypeReader.role(of: node),
                members: declaration.members,
                argument: arguments?.arguments.first?.trimmedDescription,
                context: chains.context(of: node)))
    }

    private func aliasUse(_ node: Syntax, _ name: TokenSyntax, base: String?) {
        sites.aliasUses.append(
            AliasUseSite(name: name.span, alias: name.plainName, base: base, context: chains.context(of: node)))
    }

    // MARK: Styles

    private func styleName(_ node: DeclReferenceExprSyntax) {
        guard let call = StyleReader.call(of: node) else { return }
        let style = StyleReader.site(call, name: node, in: chains)
        let chain = chains.chain(of: call)
        if case .view = style.subject { needsWholeFile = true }
        if let start = style.subjectStart, let subject = StyleReader.subject(of: call, in: chain) {
            styledSubjects.append(
                (sites.styles.count, start..<subject.endPositionBeforeTrailingTrivia.utf8Offset))
        }
        sites.styles.append(style)
        if style.subject == .helper, let definition = HelperReader.definition(around: chain.top, style: style) {
            sites.styleDefinitions.append(definition)
        }
    }

    public override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let constant = StyleReader.constant(node) { sites.styleDefinitions.append(constant) }
        if let name = OwnStyleReader.name(of: node) { sites.ownStyleNames.insert(name) }
        return .visitChildren
    }

    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = OwnStyleReader.name(of: node) { sites.ownStyleNames.insert(name) }
        return .visitChildren
    }

    private func tieStylesToContainers() {
        // Subjects lie in each other or apart: those around a container are open where it begins, the innermost last.
        var coming = styledSubjects.sorted { lhs, rhs in
            (lhs.subject.lowerBound, -lhs.subject.upperBound) < (rhs.subject.lowerBound, -rhs.subject.upperBound)
        }[...]
        var open: [(style: Int, subject: Range<Int>)] = []
        let containers = sites.containers.indices.sorted {
            sites.containers[$0].call.lowerBound < sites.containers[$1].call.lowerBound
        }
        for index in containers {
            let call = sites.containers[index].call
            while let next = coming.first, next.subject.lowerBound <= call.lowerBound {
                open.removeAll { $0.subject.upperBound <= next.subject.lowerBound }
                open.append(next)
                coming.removeFirst()
            }
            open.removeAll { $0.subject.upperBound < call.upperBound }
            sites.containers[index].styles = open.reversed().map(\.style)
        }
    }

    // MARK: Other sites

    private func linkName(_ node: DeclReferenceExprSyntax) {
        guard Self.swiftUIReference(node) != nil else { return }
        sites.links.append(LinkReader.site(node, in: chains))
    }

    private func stackName(_ node: DeclReferenceExprSyntax) {
        guard let reference = Self.swiftUIReference(node), let call = Self.call(of: reference) else { return }
        let kind: StackSite.Kind =
            if node.baseName.plainName == "NavigationSplitView" {
                .splitView
            } else {
                call.argument(labelled: "path") == nil ? .stack : .stackWithPath
            }
        sites.stacks.append(
            StackSite(
                name: node.baseName.span, isQualified: Self.isQualified(node), kind: kind,
                context: chains.context(of: Syntax(call))))
    }

    private func destinationName(_ node: DeclReferenceExprSyntax) {
        guard let call = StyleReader.call(of: node) else { return }
        let first = call.arguments.first
        let form: DestinationSite.Form =
            switch first?.label?.text {
            case "for": .forType
            case "isPresented": .isPresented
            case "item": .item
            default: .custom
            }
        var type: String?
        if form == .forType, let member = first?.expression.as(MemberAccessExprSyntax.self) {
            type = member.base?.trimmedDescription
        }
        sites.destinations.append(
            DestinationSite(
                name: node.baseName.span, form: form, type: type, context: chains.context(of: Syntax(call))))
    }

    private func introspection(_ node: DeclReferenceExprSyntax) {
        let subject = StyleReader.call(of: node)?.arguments.first?.expression
        guard subject?.as(FunctionCallExprSyntax.self)?.calleeName == "navigationView" else { return }
        sites.introspections.append(node.baseName.span)
    }

    private func presentationName(_ node: DeclReferenceExprSyntax, _ kind: PresentationSite.Kind) {
        guard let call = StyleReader.call(of: node), call.isModifier else { return }
        sites.presentations.append(
            PresentationSite(name: node.baseName.span, kind: kind, context: chains.context(of: Syntax(call))))
    }

    // MARK: Own types

    public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { ownType(node) }
    public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { ownType(node) }
    public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { ownType(node) }
    public override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { ownType(node) }
    public override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { ownType(node) }
    public override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        // Another name for SwiftUI's own type in the project's module is no type of the project's own.
        let value = node.initializer.value.as(MemberTypeSyntax.self)
        let isQualified = value?.baseType.trimmedDescription == "SwiftUI"
        let isSwiftUIs = isQualified && value?.name.plainName == node.name.plainName
        let target = isQualified ? value?.name : node.initializer.value.as(IdentifierTypeSyntax.self)?.name
        if let target, node.name.plainName != target.plainName {
            sites.typeAliases.append(
                TypeAlias(
                    name: node.name.plainName, target: target.plainName, isQualified: isQualified,
                    offset: node.name.span.lowerBound, scope: OwnTypeReader.scope(of: node),
                    types: chains.context(of: Syntax(node)).types))
        }
        return isSwiftUIs ? .visitChildren : ownType(node)
    }

    public override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let name = ContainerKind(rawValue: node.name.plainName), let declaration = node.parent?.parent?.parent {
            sites.ownContainerTypes.append(OwnContainerType(name: name, scope: .range(declaration.span)))
        }
        return .visitChildren
    }

    private func ownType(_ node: some NamedDeclSyntax & WithModifiersSyntax) -> SyntaxVisitorContinueKind {
        if let name = ContainerKind(rawValue: node.name.plainName) {
            sites.ownContainerTypes.append(OwnContainerType(name: name, scope: OwnTypeReader.scope(of: node)))
        }
        if let name = OwnStyleReader.name(of: node) { sites.ownStyleNames.insert(name) }
        return .visitChildren
    }
}

extension DeclReferenceExprSyntax {
    /// `Outer` in `Outer.Name`.
    fileprivate var qualifier: String? {
        guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else { return nil }
        return member.base?.lastName
    }
}
