import ProjectModel
import SwiftSyntax

/// An expression, or an element of the tuple that it gives.
struct LiftedValue {
    let expression: ExprSyntax
    /// What stands behind the expression: `.name`, `.0.1`.
    private(set) var behind = ""

    init(_ expression: ExprSyntax) { self.expression = expression }

    func member(_ name: String) -> LiftedValue {
        var member = self
        member.behind += ".\(name)"
        return member
    }

    var shortText: String { expression.shortText + behind }
}

extension LiftPlace {
    /// An element of a tuple has its own label; else that of the parameter's tuple, else that of the whole with its number.
    func element(_ index: Int, labelled label: String?, of value: LiftedValue) -> LiftPlace {
        let whole = self.label ?? value.expression.valueName
        var wanted: ResolvedType.TupleElement?
        if case .tuple(let elements)? = type, elements.indices.contains(index) { wanted = elements[index] }
        return LiftPlace(
            label: label ?? wanted?.label ?? whole + String(index), outerLabel: whole, action: action,
            isTyped: isTyped, type: wanted?.type, onlySeeds: onlySeeds)
    }
}
