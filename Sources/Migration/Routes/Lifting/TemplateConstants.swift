import ProjectModel
import SwiftSyntax

/// Finds the arguments of a template that use nothing around the link: two links to one view may differ in them.
final class TemplateConstants: SyntaxVisitor {
    private let lifting: Lifting
    /// What stands in the template instead of pieces of the code.
    private let edits: [TemplateEdit]
    /// Names in another spelling.
    private let spelled: [TemplateEdit]
    private let root: Syntax
    private var found: [TemplateEdit] = []
    private var labels: [String?] = []

    static func edits(in node: Syntax, of lifting: Lifting, spelled: [TemplateEdit]) -> [TemplateEdit] {
        let finder = TemplateConstants(lifting, node, spelled)
        finder.walk(node)
        return finder.found
    }

    private init(_ lifting: Lifting, _ root: Syntax, _ spelled: [TemplateEdit]) {
        self.spelled = spelled
        self.root = root
        self.lifting = lifting
        edits = lifting.edits
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !isReplaced(Syntax(node)) else { return .skipChildren }
        walk(node.calledExpression)
        let function = CalledFunction(of: node, lifting.context)
        let outer = LiftPlace(label: labels.last ?? nil)
        for argument in node.arguments {
            read(argument.expression, lifting.place(of: argument, in: node, function, outer))
        }
        for (label, closure) in node.trailingClosures {
            labels.append(label)
            walk(closure)
            labels.removeLast()
        }
        return .skipChildren
    }

    /// - Parameter type: that of an element of a tuple, where the parameter says it.
    private func read(_ value: ExprSyntax, _ place: LiftPlace, type: ResolvedType? = nil) {
        if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count > 1, !isReplaced(Syntax(tuple)) {
            for (index, element) in tuple.elements.enumerated() {
                let place = place.element(index, labelled: element.label?.identifier?.name, of: LiftedValue(value))
                read(element.expression, place, type: place.type)
            }
        } else if !add(value, place, type) {
            labels.append(place.label)
            walk(value)
            labels.removeLast()
        }
    }

    private func isReplaced(_ node: Syntax) -> Bool {
        let (span, whole) = (node.span, root.span)
        return edits.contains { edit in
            let isAroundAll =
                edit.range != whole && edit.range.contains(whole.lowerBound)
                && whole.upperBound <= edit.range.upperBound
            return !isAroundAll && edit.range.lowerBound <= span.lowerBound && span.upperBound <= edit.range.upperBound
        }
    }

    /// Whether the whole argument is one constant.
    private func add(_ value: ExprSyntax, _ place: LiftPlace, _ known: ResolvedType?) -> Bool {
        guard isConstant(value) else { return false }
        let type = type(of: value, place, known)
        // Of a call that makes an object the arguments can differ.
        guard type != nil || !value.is(FunctionCallExprSyntax.self) else { return false }
        let code = TemplateText(edits + spelled).pieces(of: Syntax(value))
        guard code.count == 1, case .code(let text) = code[0] else { return false }
        let constant = ConstantArgument(
            code: text, label: place.label ?? value.valueName, outerLabel: place.outerLabel, type: type)
        found.append(TemplateEdit(value.span, .constant(constant)))
        return true
    }

    private func isConstant(_ value: ExprSyntax) -> Bool {
        if value.is(ClosureExprSyntax.self) || !lifting.outer.inside(value).isEmpty { return false }
        return lifting.context.freeNames(of: value).allSatisfy { name in
            switch name.kind {
            case .closureParameter, .local, .functionParameter: false
            default: true
            }
        }
    }

    private func type(of value: ExprSyntax, _ place: LiftPlace, _ known: ResolvedType?) -> ResolvedType? {
        if !place.isTyped, value.isLiteral { return nil }
        guard let type = known ?? lifting.context.type(of: value).type, type.firstParameter == nil,
            !type.isView(in: lifting.context.index), type.boundToItsView == nil,
            !type.isObject(in: lifting.context.index)
        else { return nil }
        for declared in type.declarations {
            guard let facts = lifting.context.index.facts(of: declared), facts.access > .fileprivate else { return nil }
        }
        let check = ConformanceCheck(
            .hashable, in: lifting.context.index, assuming: lifting.surroundings.assumedHashables)
        guard case .yes = check.answer(for: type, at: TypePlace(file: lifting.context.file)) else { return nil }
        return type
    }
}
