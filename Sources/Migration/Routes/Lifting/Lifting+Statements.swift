import ProjectModel
import SwiftSyntax

extension Lifting {
    mutating func lift(_ content: DestinationContent) throws(LinkReason) {
        switch content.code {
        case .expression(let expression): try liftStatement(Syntax(expression), at: .content)
        case .statements(let statements):
            guard !statements.returnsEarly else { throw .opaqueDestination("it returns early") }
            try lift(statements, at: .content)
        }
    }

    mutating func lift(_ statements: CodeBlockItemListSyntax, at place: LiftPlace) throws(LinkReason) {
        for statement in statements { try liftStatement(Syntax(statement.item), at: place) }
    }

    private mutating func liftStatement(_ node: Syntax, at place: LiftPlace) throws(LinkReason) {
        if let result = node.as(ReturnStmtSyntax.self), let value = result.expression {
            // A `return` would end the view builder of the destination's switch.
            if place.isContent { edits.append(TemplateEdit(node.span.lowerBound..<value.span.lowerBound, .code(""))) }
            return try lift(value, at: place)
        }
        if let statement = node.as(ExpressionStmtSyntax.self) {
            return try liftStatement(Syntax(statement.expression), at: place)
        }
        guard !outer.inside(node).isEmpty || place.isContent else { return }
        if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
            return try liftChildren(of: node, at: place)
        }
        if let expression = node.as(ExprSyntax.self) { return try lift(expression, at: place) }
        if let function = node.as(FunctionDeclSyntax.self), !outer.inside(function).isEmpty {
            throw .closure(function.name.text)
        }
        try liftChildren(of: node, at: place)
    }

    /// What stands in conditions, branches and declarations.
    mutating func liftChildren(of node: Syntax, at place: LiftPlace) throws(LinkReason) {
        for child in node.children(viewMode: .sourceAccurate) {
            if let statements = child.as(CodeBlockItemListSyntax.self) {
                try lift(statements, at: place)
            } else if let condition = child.as(OptionalBindingConditionSyntax.self) {
                try lift(condition, at: place)
            } else if let element = child.as(ConditionElementSyntax.self),
                let expression = element.condition.as(ExprSyntax.self)
            {
                try lift(expression, at: place.condition)
            } else if let initializer = child.as(InitializerClauseSyntax.self) {
                try lift(initializer.value, at: place.value(named: initializer))
            } else if let statement = child.as(ExprSyntax.self) {
                if statement.is(IfExprSyntax.self) || statement.is(SwitchExprSyntax.self) {
                    try liftChildren(of: child, at: place)
                } else {
                    try lift(statement, at: node.is(SwitchExprSyntax.self) ? place.condition : place.plain)
                }
            } else {
                try liftChildren(of: child, at: place)
            }
        }
    }

    /// `if let item` reads the name that it binds: in the template it says from what.
    private mutating func lift(
        _ condition: OptionalBindingConditionSyntax, at place: LiftPlace
    ) throws(LinkReason) {
        if let value = condition.initializer?.value { return try lift(value, at: place.condition) }
        guard let pattern = condition.pattern.as(IdentifierPatternSyntax.self),
            let use = outer.inside(condition).first(where: { $0.offset == pattern.identifier.span.lowerBound })
        else { return }
        let piece = try piece(forRead: use, at: condition, place)
        let end = pattern.span.upperBound
        edits.append(TemplateEdit(end..<end, .code(" = "), piece))
    }

    private mutating func piece(
        forRead use: OuterNames.Use, at node: OptionalBindingConditionSyntax, _ place: LiftPlace
    ) throws(LinkReason) -> TemplatePiece {
        if let value = hoistedValue(of: use, at: node) { return .hoisted(index(ofHoisted: value)) }
        guard let (property, _) = property(of: use, at: node), property.isStored,
            case let type? = context.index.type(of: property)
        else {
            throw .unknownType(
                value: use.name.name, because: "'if let \(use.name.name)' doesn't say where it comes from")
        }
        return .payload(index(of: try part(named: use.name.name, type, property)))
    }

    private func part(
        named name: String, _ type: ResolvedType, _ property: PropertyFacts
    ) throws(LinkReason) -> PayloadPart {
        let check = ConformanceCheck(.hashable, in: context.index, assuming: surroundings.assumedHashables)
        let doubt = property.wrapper.map { SnapshotDoubt.changingSource("@\($0.name) \(name)") }
        switch check.answer(for: type, at: TypePlace(file: context.file)) {
        case .yes: return .init(whole: name, name: name, type, doubt, [])
        case .derivable(let derivations): return .init(whole: name, name: name, type, doubt, derivations)
        case .no(let because): throw .notHashable(value: name, type: type.description, because: because)
        case .unknown(let type): throw .unseenType(value: name, type: type)
        }
    }

    // MARK: Closures

    mutating func lift(_ closure: ClosureExprSyntax, at place: LiftPlace) throws(LinkReason) {
        let uses = outer.inside(closure)
        guard !uses.isEmpty else { return }
        let text = text(of: closure, at: place)
        if closure.signature?.capture != nil { throw .closure(text) }
        let isAction = place.action != nil || ActionClosures.isAction(closure, context)
        if isAction, uses.contains(where: { $0.name.kind == .selfValue || isOwnFunction($0, at: closure) }) {
            throw .closure(text)
        }
        let inside = LiftPlace(isView: !isAction, action: isAction ? place.action ?? text : nil)
        try lift(closure.statements, at: inside)
    }

    private func text(of closure: ClosureExprSyntax, at place: LiftPlace) -> String {
        let text = ExprSyntax(closure).shortText
        return place.label.map { "\($0): \(text)" } ?? text
    }

    private func isOwnFunction(_ use: OuterNames.Use, at node: some SyntaxProtocol) -> Bool {
        guard use.isMember, let facts = enclosingType(of: node).flatMap({ context.index.facts(of: $0) }) else {
            return false
        }
        return facts.property(use.plainName) == nil && facts.functions.contains { $0.name == use.name.name }
    }
}

extension LiftPlace {
    fileprivate var condition: LiftPlace { LiftPlace(isCondition: true, action: action) }
    fileprivate var plain: LiftPlace { LiftPlace(action: action) }

    /// The value of a declaration in the destination.
    fileprivate func value(named initializer: InitializerClauseSyntax) -> LiftPlace {
        let binding = initializer.parent?.as(PatternBindingSyntax.self)
        let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        return LiftPlace(label: name, action: action)
    }
}

extension CodeBlockItemListSyntax {
    /// A `return` inside of a statement that isn't the last.
    fileprivate var returnsEarly: Bool {
        dropLast().contains { ReturnFinder.finds(in: Syntax($0)) }
    }
}

private final class ReturnFinder: SyntaxVisitor {
    private var isFound = false

    static func finds(in node: Syntax) -> Bool {
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PayloadPart {
    fileprivate init(
        whole expression: String, name: String, _ type: ResolvedType, _ doubt: SnapshotDoubt?,
        _ derivations: [Derivation]
    ) {
        self.init(
            label: name, outerLabel: nil, type: type, expression: expression, isShared: false, doubt: doubt,
            derivations: derivations)
    }
}
