import ProjectModel
import SwiftSyntax

extension Lifting {
    /// Takes a call apart whose name uses nothing around the link, or that is on a value that can be lifted.
    mutating func lift(
        _ call: FunctionCallExprSyntax, at place: LiftPlace, otherwise reason: LinkReason
    ) throws(LinkReason) {
        if call.calleeName == "Binding", call.calledExpression.isTypeName { throw .binding(ExprSyntax(call).shortText) }
        let callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), !callee.isReference {
            if let base = member.base { try lift(base: base, of: call, at: place) }
        } else if !outer.inside(callee).isEmpty {
            return try lift(ownFunction: call, at: place, otherwise: reason)
        }
        try liftArguments(of: call, at: place)
    }

    private mutating func lift(
        base: ExprSyntax, of call: FunctionCallExprSyntax, at place: LiftPlace
    ) throws(LinkReason) {
        guard !outer.inside(base).isEmpty else { return }
        if let action = place.action {
            // Only an object can do anything for the enclosing view; of a value the destination has a copy.
            guard case .known(let type) = context.type(of: base), type.isObject(in: context.index) else {
                throw .closure(action)
            }
        }
        var part = place.part
        part.isView = place.isView
        try lift(base, at: part)
    }

    /// A function of the enclosing view, or a local one: written out where it is one expression, and shown.
    private mutating func lift(
        ownFunction call: FunctionCallExprSyntax, at place: LiftPlace, otherwise reason: LinkReason
    ) throws(LinkReason) {
        let text = ExprSyntax(call).shortText
        let failure: LinkReason
        switch reason {
        case .unknownType, .unseenType, .opaqueDestination:
            failure = place.isView ? .opaqueDestination(text) : .closure(text)
        default: failure = reason
        }
        guard let use = outer.inside(call.calledExpression).first, use.isMember,
            let (function, code) = MemberCode(context).function(named: use.plainName, takingWhat: call),
            bind(call, to: function)
        else { throw failure }
        try writeOut(code, named: use.plainName, insteadOf: ExprSyntax(call), at: place, failure)
    }

    private mutating func liftArguments(of call: FunctionCallExprSyntax, at place: LiftPlace) throws(LinkReason) {
        guard !outer.inside(call).isEmpty else { return }
        let function = CalledFunction(of: call, context)
        for argument in call.arguments {
            if surroundings.goingArguments.contains(argument.span.lowerBound) {
                edits.append(TemplateEdit(argument.rangeWithComma, .pieces([])))
                continue
            }
            try lift(argument.expression, at: self.place(of: argument, in: call, function, place))
        }
        for (label, closure) in call.trailingClosures {
            try lift(closure, at: LiftPlace(label: label, action: place.action))
        }
    }

    /// What the place of an argument says: its label is that of the payload.
    func place(
        of argument: LabeledExprSyntax, in call: FunctionCallExprSyntax, _ function: CalledFunction?,
        _ place: LiftPlace
    ) -> LiftPlace {
        let parameter = function?.parameter(of: argument.expression)
        let label = argument.label?.identifier?.name ?? parameter?.name
        return LiftPlace(
            label: label == "_" ? nil : label, outerLabel: place.label, isView: place.isView && call.showsItsArguments,
            action: place.action, isTyped: parameter != nil,
            type: parameter.flatMap { function?.type(of: $0, in: context.index) },
            onlySeeds: parameter.map { Seeding(context).isSeed($0, of: function) } ?? false)
    }
}

extension FunctionCallExprSyntax {
    var trailingClosures: [(label: String?, closure: ExprSyntax)] {
        let first = trailingClosure.map { [(label: String?.none, closure: ExprSyntax($0))] } ?? []
        return first + additionalTrailingClosures.map { ($0.label.text, ExprSyntax($0.closure)) }
    }

    /// Modifiers and wrappers that are given views.
    fileprivate var showsItsArguments: Bool {
        ["AnyView", "background", "overlay", "navigationBarItems", "mask", "sheet"].contains(calleeName)
    }
}
