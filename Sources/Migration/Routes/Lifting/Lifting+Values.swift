import ProjectModel
import SwiftSyntax

/// What an expression can be to a route as a whole.
private enum Judgement {
    case payload(PayloadPart)
    /// Not as a whole, but each of its elements by itself.
    case tuple(ResolvedType)
    /// Not as a whole; if its parts don't do either, this is why.
    case notWhole(LinkReason)
    /// Neither it nor its parts.
    case refused(LinkReason)
}

extension Lifting {
    /// Takes an expression apart: notes what stands in the template instead of it or of its parts.
    mutating func lift(_ expression: ExprSyntax, at place: LiftPlace) throws(LinkReason) {
        let uses = outer.inside(expression)
        guard !uses.isEmpty else { return }
        if let argument = argument(for: expression, uses) {
            addPart(Syntax(argument))
            edits.append(TemplateEdit(expression.span, .node(Syntax(argument))))
            return try lift(argument, at: place)
        }
        if let closure = expression.as(ClosureExprSyntax.self) { return try lift(closure, at: place) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return try lift(only.expression, at: place)
        }
        if hoist(uses, in: expression) { return }
        if place.isView, let call = expression.as(FunctionCallExprSyntax.self),
            let inner = ViewWrapper.delayed(by: call, context)
        {
            unwrap(call, to: inner)
            let outside = isGuarded
            isGuarded = true
            defer { isGuarded = outside }
            return try lift(inner, at: place)
        }
        switch judge(expression, uses, at: place) {
        case .payload(let part): replace(expression, by: .payload(index(of: part)))
        case .tuple(let type):
            let pieces = try pieces(of: LiftedValue(expression), of: type, at: place)
            edits.append(TemplateEdit(expression.span, .pieces(pieces)))
        case .refused(let reason): throw reason
        case .notWhole(let reason): try liftParts(of: expression, at: place, otherwise: reason)
        }
    }

    private mutating func unwrap(_ call: FunctionCallExprSyntax, to inner: ExprSyntax) {
        let (outside, inside) = (call.span, inner.span)
        edits.append(TemplateEdit(outside.lowerBound..<inside.lowerBound, .code("")))
        edits.append(TemplateEdit(inside.upperBound..<outside.upperBound, .code("")))
    }

    // MARK: As a whole

    private func judge(_ expression: ExprSyntax, _ uses: [OuterNames.Use], at place: LiftPlace) -> Judgement {
        let text = expression.shortText
        if let use = uses.first(where: \.isProjected), expression.isPath {
            return .refused(.binding(use.offset == expression.span.lowerBound ? text : use.name.name))
        }
        if let generic = uses.first(where: { $0.name.kind == .genericParameter }) {
            return .notWhole(.generic(value: text, parameter: generic.name.name))
        }
        if let own = uses.first(where: { $0.name.kind == .selfValue }), !expression.isPath {
            return .notWhole(.closure(own.name.name))
        }
        if isGuarded(expression), mayFail(expression, uses) { return .notWhole(.guardedValue(text)) }
        if place.isCondition, expression.isOperation {
            return .notWhole(unknown(text, "its parts have no known types"))
        }
        if place.action != nil, !expression.isPath { return .notWhole(.closure(place.action ?? text)) }
        if usesNamesBoundInside(expression) || uses.contains(where: isGivenNamesBoundInside) {
            return .notWhole(unknown(text, "it uses names that the destination introduces"))
        }
        if !place.isTyped, expression.takesTypeFromPlace {
            return .notWhole(unknown(text, "its type is decided by the place that it stands at"))
        }
        switch context.type(of: expression) {
        case .known(let type): return judge(LiftedValue(expression), of: type, at: place)
        case .ambiguous(let name): return .notWhole(unknown(text, "'\(name)' has several declarations"))
        case .unknown(let reason):
            if let function = function(named: expression, uses) { return .refused(.closure(function)) }
            if let use = uses.first, expression.isReference, isPlaceOfPresentation(use, at: expression) {
                return .refused(.binding(text))
            }
            if place.isView, expression.isReference { return .notWhole(.opaqueDestination(text)) }
            if let type = place.type { return judge(LiftedValue(expression), of: type, at: place) }
            return .notWhole(unknown(text, reason.description))
        }
    }

    /// Whether the destination evaluates it only under a condition, or later.
    func isGuarded(_ expression: ExprSyntax) -> Bool {
        isGuarded || GuardedCode.holds(expression, in: Set(nodes.map(\.id)))
    }

    /// A computed property of the view may do anything.
    private func mayFail(_ expression: ExprSyntax, _ uses: [OuterNames.Use]) -> Bool {
        GuardedCode.mayFail(expression)
            || uses.contains { property(of: $0, at: expression)?.facts.storage == .computed }
    }

    private func unknown(_ value: String, _ reason: String) -> LinkReason {
        .unknownType(value: value, because: reason)
    }

    private func judge(_ value: LiftedValue, of type: ResolvedType, at place: LiftPlace) -> Judgement {
        let text = value.shortText
        if type.isBinding {
            return value.expression.isConstantBinding ? .notWhole(.binding(text)) : .refused(.binding(text))
        }
        if type.isFunction { return .refused(.closure(text)) }
        if let parameter = type.firstParameter { return .notWhole(.generic(value: text, parameter: parameter)) }
        if type.isView(in: context.index) { return .notWhole(.opaqueDestination(text)) }
        if let because = type.boundToItsView {
            return .refused(.notHashable(value: text, type: type.description, because: because))
        }
        if case .tuple(let elements) = type, elements.count > 1, value.expression.isPath { return .tuple(type) }
        let check = ConformanceCheck(.hashable, in: context.index, assuming: surroundings.assumedHashables)
        let answer = check.answer(for: type, at: TypePlace(file: context.file))
        if type.isObject(in: context.index) { return judge(object: value, of: type, answer, at: place) }
        switch answer {
        case .yes: return part(value, type, [], at: place)
        case .derivable(let derivations): return part(value, type, derivations, at: place)
        case .no(let because): return .notWhole(.notHashable(value: text, type: type.description, because: because))
        case .unknown(let name): return .notWhole(.unseenType(value: text, type: name))
        }
    }

    /// An object that is passed on travels by identity; one that is made here is made in the destination instead.
    private func judge(
        object value: LiftedValue, of type: ResolvedType, _ answer: ConformanceAnswer, at place: LiftPlace
    ) -> Judgement {
        let text = value.shortText
        guard value.expression.isPath, !isMadeAnew(value.expression) else { return .notWhole(.freshValue(text)) }
        let name = type.description
        if case .yes = answer {
            return .payload(part(value, type, doubt: .object(name), at: place))
        }
        guard type.wrapped == nil else {
            return .notWhole(.notHashable(value: text, type: name, because: "it may hold no object"))
        }
        return .payload(part(value, type, isShared: true, doubt: .sharedObject(name), at: place))
    }

    private func part(
        _ value: LiftedValue, _ type: ResolvedType, _ derivations: [Derivation], at place: LiftPlace
    ) -> Judgement {
        let doubt = place.onlySeeds ? nil : doubt(about: value.expression)
        if case .changingSource? = doubt, let action = place.action { return .refused(.closure(action)) }
        return .payload(part(value, type, doubt: doubt, derivations, at: place))
    }

    private func part(
        _ value: LiftedValue, _ type: ResolvedType, isShared: Bool = false, doubt: SnapshotDoubt?,
        _ derivations: [Derivation] = [], at place: LiftPlace
    ) -> PayloadPart {
        PayloadPart(
            label: place.label ?? value.expression.valueName, outerLabel: place.outerLabel, type: type,
            expression: linkText(of: value.expression) + value.behind, isShared: isShared, doubt: doubt,
            derivations: derivations)
    }

    private func doubt(about expression: ExprSyntax) -> SnapshotDoubt? {
        let uses = outer.inside(expression)
        if let doubt = SnapshotJudge(context).doubt(about: expression, uses: uses) { return doubt }
        return uses.firstResult { argument(of: $0).flatMap { doubt(about: $0) } }
    }

    // MARK: Tuples

    /// A tuple of the elements, each of which is payload: `(name: ⟨name⟩, count: ⟨count⟩)` for `pair`.
    private mutating func pieces(
        of value: LiftedValue, of type: ResolvedType, at place: LiftPlace
    ) throws(LinkReason) -> [TemplatePiece] {
        guard case .tuple(let elements) = type else { return [] }
        var pieces: [TemplatePiece] = []
        for (index, element) in elements.enumerated() {
            let start = index == 0 ? "(" : ", "
            pieces.append(.code(start + (element.label.map { "\(CaseName.argumentLabel($0)): " } ?? "")))
            let member = value.member(element.label ?? "\(index)")
            let place = place.element(index, labelled: element.label, of: value)
            switch judge(member, of: element.type, at: place) {
            case .payload(let part): pieces.append(.payload(self.index(of: part)))
            case .tuple(let inner): pieces += try self.pieces(of: member, of: inner, at: place)
            case .refused(let reason), .notWhole(let reason): throw reason
            }
        }
        return pieces + [.code(")")]
    }

    /// Whether an expression uses names that the destination binds itself, as a closure's parameter does.
    func usesNamesBoundInside(_ expression: ExprSyntax) -> Bool {
        context.freeNames(of: expression).contains { name in
            switch name.kind {
            case .closureParameter, .local, .functionParameter: name.uses.contains { !outer.contains($0) }
            default: false
            }
        }
    }

    /// `@Environment(\.presentationMode)` and the like: bindings to where the view itself stands.
    private func isPlaceOfPresentation(_ use: OuterNames.Use, at node: ExprSyntax) -> Bool {
        let wrapper = property(of: use, at: node)?.facts.wrapper
        return wrapper?.name == "Environment"
            && ["\\.presentationMode", "\\.editMode"].contains(wrapper?.arguments)
    }

    /// The function of the enclosing view, or the local one, that a name passes on.
    private func function(named expression: ExprSyntax, _ uses: [OuterNames.Use]) -> String? {
        guard expression.isPath, let use = uses.first, uses.count == 1, use.isMember,
            let facts = enclosingType(of: expression).flatMap({ context.index.facts(of: $0) }),
            facts.functions.contains(where: { $0.name == use.name.name })
        else { return nil }
        return expression.shortText
    }

    /// Whether a name stands for an object that is made each time that it is asked for.
    private func isMadeAnew(_ expression: ExprSyntax) -> Bool {
        guard expression.isReference, let use = outer.inside(expression).first else { return false }
        if let value = LocalValue.of(use, in: Syntax(expression)) { return !value.isPath }
        guard property(of: use, at: expression)?.facts.storage == .computed else { return false }
        let code = MemberCode(context).expression(of: use.plainName, at: Syntax(expression))
        return code.map { !$0.isPath } ?? true
    }
}
