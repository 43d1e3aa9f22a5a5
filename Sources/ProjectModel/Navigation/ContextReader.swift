import SwiftSyntax

/// Reads the surroundings of a site by climbing from it.
enum ContextReader {
    static func context(of node: Syntax) -> SiteContext {
        var context = SiteContext()
        var below = node
        for ancestor in node.ancestors {
            readRole(at: ancestor, below: below, into: &context)
            readAvailability(at: ancestor, below: below, into: &context)
            readDeclaration(ancestor, below: below, into: &context)
            if let clause = ancestor.as(IfConfigClauseSyntax.self),
                let config = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
                let index = config.clauses.firstIndex(of: clause)
            {
                let position = config.clauses.distance(from: config.clauses.startIndex, to: index)
                context.condition = CompilationCondition.clauses(of: config)[position].and(context.condition)
            }
            below = ancestor
        }
        return context
    }

    // MARK: Declarations

    private static func readDeclaration(_ node: Syntax, below: Syntax, into context: inout SiteContext) {
        if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
            context.isPreview = true
        } else if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
            context.isPreview = true
        } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
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
        guard let variable = node.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) ?? false
        else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription
    }

    // MARK: Role

    /// What the code around says of the view; the innermost statement counts.
    private static func readRole(at node: Syntax, below: Syntax, into context: inout SiteContext) {
        guard context.role == .plain, let call = node.as(FunctionCallExprSyntax.self), !isCallee(below, of: call),
            let name = call.calleeName
        else { return }
        let label = label(of: below, in: call)
        switch name {
        case "NavigationLink":
            if isDestination(below, label: label, of: call) { context.role = .pushed }
        case "navigationDestination" where call.isModifier:
            context.role = .pushed
        case "NavigationSplitView":
            context.role = .column
        case "NavigationView", "NavigationStack":
            context.role = role(inContainer: call, name: name, below: below)
        default:
            if call.isModifier, PresentationSite.Kind(rawValue: name) != nil { context.role = .presented }
        }
    }

    private static func role(inContainer call: FunctionCallExprSyntax, name: String, below: Syntax) -> SiteRole {
        let content = call.closures.first { $0.label == nil || $0.label == "content" || $0.label == "root" }?.closure
        if name == "NavigationView", let content, ShapeReader().shape(of: content.statements).isSeveral { return .column }
        return .contained(in: call.span.lowerBound)
    }

    private static func isCallee(_ node: Syntax, of call: FunctionCallExprSyntax) -> Bool {
        node.id == call.calledExpression.id
    }

    /// The label of the argument of `call` that `node` lies in; nil for none, and for the first trailing closure.
    private static func label(of node: Syntax, in call: FunctionCallExprSyntax) -> String? {
        if let list = node.as(MultipleTrailingClosureElementListSyntax.self) {
            return list.first?.label.text
        }
        return nil
    }

    private static func isDestination(_ below: Syntax, label: String?, of call: FunctionCallExprSyntax) -> Bool {
        // In `NavigationLink { A } label: { B }` and `NavigationLink("x") { A }` the first closure is the destination;
        // where an argument says `destination:`, the trailing closure is the label.
        if below.is(ClosureExprSyntax.self) {
            let hasDestination = call.arguments.contains { $0.label?.text == "destination" || $0.label?.text == "value" }
            return !hasDestination
        }
        return below.is(LabeledExprListSyntax.self)
    }

    // MARK: Availability

    private static func readAvailability(at node: Syntax, below: Syntax, into context: inout SiteContext) {
        guard context.availability == .none else { return }
        if let condition = node.as(IfExprSyntax.self) {
            readAvailability(of: condition, below: below, into: &context)
        } else if let guarded = node.as(GuardStmtSyntax.self), below.id == guarded.body.id {
            let checks = versions(in: guarded.conditions, keyword: "#available")
            if !checks.isEmpty { context.availability = .older(than: checks, hasStack: followingHasStack(guarded)) }
        } else if let function = node.asProtocol((any WithAttributesSyntax).self) {
            let ended = deprecatedVersions(in: function.attributes)
            if !ended.isEmpty { context.availability = .older(than: ended, hasStack: true) }
        }
    }

    private static func readAvailability(of condition: IfExprSyntax, below: Syntax, into context: inout SiteContext) {
        let isElse = condition.elseBody.map { Syntax($0).id == below.id } ?? false
        let isThen = below.id == condition.body.id
        if isElse {
            let checks = versions(in: condition.conditions, keyword: "#available")
            if !checks.isEmpty {
                context.availability = .older(than: checks, hasStack: StackFinder.holdsStack(Syntax(condition.body)))
            }
        } else if isThen {
            let checks = versions(in: condition.conditions, keyword: "#unavailable")
            if !checks.isEmpty {
                let other = condition.elseBody.map { StackFinder.holdsStack(Syntax($0)) } ?? false
                context.availability = .older(than: checks, hasStack: other)
            }
        }
    }

    private static func versions(in conditions: ConditionElementListSyntax, keyword: String) -> [PlatformVersion] {
        conditions.flatMap { element -> [PlatformVersion] in
            guard case .availability(let check) = element.condition, check.availabilityKeyword.text == keyword else { return [] }
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
            guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
                case .availability(let arguments)? = attribute.arguments, let platform = arguments.first?.trimmedDescription
            else { return nil }
            for argument in arguments {
                guard case .availabilityLabeledArgument(let labelled) = argument.argument,
                    labelled.label.text == "deprecated" || labelled.label.text == "obsoleted"
                else { continue }
                let name = platform.prefix { $0.isLetter }
                return PlatformVersion(platform: String(name), version: labelled.value.trimmedDescription)
            }
            return nil
        }
    }

    private static func followingHasStack(_ statement: GuardStmtSyntax) -> Bool {
        statement.parent?.parent.map { StackFinder.holdsStack($0) } ?? false
    }
}

extension ViewShape {
    /// Whether the shape stands for more than one view on some platform.
    var isSeveral: Bool {
        columns(on: [.iOS]).isSeveral || columns(on: [.macOS]).isSeveral
    }
}

extension ColumnCount {
    fileprivate var isSeveral: Bool {
        if case .exactly(let number) = self { return number > 1 }
        return false
    }
}

extension DeclGroupSyntax {
    /// The name of the type that the declaration declares or extends.
    var typeName: String {
        if let named = self.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
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
        if node.baseName.text == "NavigationStack" || node.baseName.text == "NavigationSplitView" { found = true }
        return .skipChildren
    }
}
