import SwiftSyntax

/// Reads the surroundings of a site by climbing from it.
struct ContextReader {
    private let chains: ModifierChains

    init(_ chains: ModifierChains) {
        self.chains = chains
    }

    func context(of node: Syntax) -> SiteContext {
        var context = SiteContext()
        var role = RoleReader()
        var below = outermost(of: node)
        while let ancestor = below.parent {
            role.read(ancestor, below: below)
            Self.readAvailability(at: ancestor, below: below, into: &context)
            Self.readDeclaration(ancestor, below: below, into: &context)
            if let clause = ancestor.as(IfConfigClauseSyntax.self),
                let config = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
                let index = config.clauses.firstIndex(of: clause)
            {
                let position = config.clauses.distance(from: config.clauses.startIndex, to: index)
                context.condition = CompilationCondition.clauses(of: config)[position].and(context.condition)
            }
            below = outermost(of: ancestor)
        }
        context.role = role.role
        return context
    }

    /// The whole chain of modifiers that a call is in: nothing on the way there says anything of the call.
    private func outermost(of node: Syntax) -> Syntax {
        node.as(FunctionCallExprSyntax.self).map { chains.chain(of: $0).top } ?? node
    }

    // MARK: Declarations

    private static func readDeclaration(_ node: Syntax, below: Syntax, into context: inout SiteContext) {
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            context.isPreview = true
        } else if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            context.isPreview = true
        } else if let group = node.declGroup {
            context.types.insert(group.typeName, at: 0)
            let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            if inherited.contains(where: { $0.hasSuffix("PreviewProvider") }) { context.isPreview = true }
        } else if context.member == nil {
            context.member = memberName(node)
        }
    }

    private static func memberName(_ node: Syntax) -> String? {
        if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
        if node.is(InitializerDeclSyntax.self) { return "init" }
        if node.is(SubscriptDeclSyntax.self) { return "subscript" }
        guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
        let isProperty = variable.parent?.is(MemberBlockItemSyntax.self) ?? false
        guard isProperty || variable.bindings.contains(where: { $0.accessorBlock != nil }) else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription
    }

    // MARK: Availability

    private static func readAvailability(at node: Syntax, below: Syntax, into context: inout SiteContext) {
        guard context.availability == .none else { return }
        if let condition = node.as(IfExprSyntax.self) {
            readAvailability(of: condition, below: below, into: &context)
        } else if let guarded = node.as(GuardStmtSyntax.self), below.id == guarded.body.id {
            let checks = versions(in: guarded.conditions, keyword: "#available")
            if !checks.isEmpty {
                context.availability = .older(
                    than: checks, isWholeCondition: guarded.conditions.count == 1, hasStack: followingHasStack(guarded))
            }
        } else if let function = node.asProtocol((any WithAttributesSyntax).self) {
            let ended = deprecatedVersions(in: function.attributes)
            if !ended.isEmpty { context.availability = .older(than: ended, isWholeCondition: true, hasStack: true) }
        }
    }

    private static func readAvailability(of condition: IfExprSyntax, below: Syntax, into context: inout SiteContext) {
        let isElse = condition.elseBody.map { Syntax($0).id == below.id } ?? false
        let isThen = below.id == condition.body.id
        if isElse {
            let checks = versions(in: condition.conditions, keyword: "#available")
            if !checks.isEmpty {
                context.availability = .older(
                    than: checks, isWholeCondition: condition.conditions.count == 1,
                    hasStack: StackFinder.holdsStack(Syntax(condition.body)))
            }
        } else if isThen {
            let checks = versions(in: condition.conditions, keyword: "#unavailable")
            if !checks.isEmpty {
                let other = condition.elseBody.map { StackFinder.holdsStack(Syntax($0)) } ?? false
                context.availability = .older(
                    than: checks, isWholeCondition: condition.conditions.count == 1, hasStack: other)
            }
        }
    }

    private static func versions(in conditions: ConditionElementListSyntax, keyword: String) -> [PlatformVersion] {
        conditions.flatMap { element -> [PlatformVersion] in
            guard case .availability(let check) = element.condition, check.availabilityKeyword.text == keyword else {
                return []
            }
            return versions(in: check.availabilityArguments)
        }
    }

    private static func versions(in arguments: AvailabilityArgumentListSyntax) -> [PlatformVersion] {
        arguments.compactMap { argument in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                let version = restriction.version?.trimmedDescription
            else { return nil }
            return PlatformVersion(platform: restriction.platform.text, version: version)
        }
    }

    /// `@available(iOS, deprecated: 16)` and `obsoleted:`: code that newer systems don't use.
    private static func deprecatedVersions(in attributes: AttributeListSyntax) -> [PlatformVersion] {
        attributes.compactMap { element -> PlatformVersion? in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments,
                let platform = arguments.first?.trimmedDescription
            else { return nil }
            for argument in arguments {
                guard case .availabilityLabeledArgument(let labelled) = argument.argument,
                    labelled.label.text == "deprecated" || labelled.label.text == "obsoleted"
                else { continue }
                let name = platform.prefix { $0.isLetter }
                let version = SystemVersion(labelled.value.trimmedDescription)
                // 100000.0 is how libraries write "some day".
                guard let version, version.major < 1000 else { return nil }
                return PlatformVersion(platform: String(name), version: labelled.value.trimmedDescription)
            }
            return nil
        }
    }

    private static func followingHasStack(_ statement: GuardStmtSyntax) -> Bool {
        statement.parent?.parent.map { StackFinder.holdsStack($0) } ?? false
    }
}

extension DeclGroupSyntax {
    /// The name of the type that the declaration declares or extends.
    package var typeName: String {
        if let named = namedDecl { return named.name.text }
        return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    }
}

/// Whether a `NavigationStack` or `NavigationSplitView` stands in a piece of code.
private final class StackFinder: SyntaxVisitor {
    private var found = false

    static func holdsStack(_ node: Syntax) -> Bool {
        let finder = StackFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if ["NavigationStack", "NavigationSplitView"].contains(node.baseName.plainName) { found = true }
        return .skipChildren
    }
}
