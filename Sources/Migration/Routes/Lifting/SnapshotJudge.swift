import ProjectModel
import SourceEditing
import SwiftSyntax

/// Tells whether a copy of a value can differ later from what the screen would have shown.
///
/// Where the value comes from decides, for each of the names that its expression uses.
struct SnapshotJudge {
    private let context: ExpressionContext
    /// How many local constants and computed properties may still be followed.
    private let steps: Int

    init(_ context: ExpressionContext) {
        self.init(context, steps: 8)
    }

    private init(_ context: ExpressionContext, steps: Int) {
        self.context = context
        self.steps = steps
    }

    func doubt(about expression: ExprSyntax, uses: [OuterNames.Use]) -> SnapshotDoubt? {
        uses.firstResult { doubt(about: $0, in: expression) }
    }

    private func doubt(about use: OuterNames.Use, in whole: ExprSyntax) -> SnapshotDoubt? {
        guard let name = use.expression(in: Syntax(whole)) else { return .changingSource(use.name.name) }
        let chain = Self.chain(from: name, within: whole)
        let text = (chain.last ?? name).shortText
        if let value = LocalValue.of(use, in: Syntax(whole)) { return follow(value, as: text) }
        return doubt(context.source(of: chain.last ?? name), of: chain, use, text: text)
    }

    private func doubt(
        _ source: ValueSource, of chain: [ExprSyntax], _ use: OuterNames.Use, text: String
    ) -> SnapshotDoubt? {
        switch source {
        case .literal, .letProperty, .plainProperty, .constant, .object: return nil
        case .parameter(let name): return doubt(aboutParameter: name, at: Syntax(chain[0]), text: text)
        case .rowElement: return doubt(ofElementIn: chain, use) ?? rowDoubt(chain)
        case .state(let name, let wrapper): return .changingSource("@\(wrapper) \(name)")
        case .binding(let name): return .changingSource(name.hasPrefix("$") ? name : "@Binding \(name)")
        case .environment(let name): return .changingSource("@Environment \(name)")
        case .computed(let name):
            guard let code = MemberCode(context).expression(of: name, at: Syntax(chain[0])) else {
                return .changingSource(text)
            }
            return follow(code, as: text)
        case .combined(let parts): return parts.firstResult { doubt($0, of: chain, use, text: text) }
        case .objectProperty, .published, .global, .selfValue, .unknown: return .changingSource(text)
        }
    }

    /// What a function is given is as changeable as what its callers give it. One that nothing in the file calls is called by
    /// a library, anew whenever what it gives changes (`func body(props: Props) -> some View` of a store's views).
    private func doubt(aboutParameter name: String, at node: Syntax, text: String) -> SnapshotDoubt? {
        guard steps > 0, let parameter = FunctionParameter(named: name, around: node) else { return nil }
        let calls = parameter.calls
        guard !calls.isEmpty else { return .changingSource(text) }
        return calls.firstResult { parameter.argument(of: $0).flatMap { follow($0, as: text) } }
    }

    private func follow(_ value: ExprSyntax, as text: String) -> SnapshotDoubt? {
        guard steps > 0 else { return .changingSource(text) }
        var names = OuterNames()
        for name in context.freeNames(of: value) where !name.kind.isGlobal { names.add(name) }
        return SnapshotJudge(context, steps: steps - 1).doubt(about: value, uses: names.inside(value))
    }

    // MARK: Rows

    /// What is read from a collection by a place in it is as changeable as the collection.
    private func doubt(ofElementIn chain: [ExprSyntax], _ use: OuterNames.Use) -> SnapshotDoubt? {
        guard let access = chain.firstResult({ $0.as(SubscriptCallExprSyntax.self) }),
            let position = chain.firstIndex(where: { $0.id == access.id })
        else { return nil }
        let collection = access.calledExpression
        return doubt(
            context.source(of: collection), of: Array(chain[..<position]), use, text: collection.shortText)
    }

    /// Of a row that can't change, and of what names it, a copy does.
    private func rowDoubt(_ chain: [ExprSyntax]) -> SnapshotDoubt? {
        let position = chain.firstIndex { part in
            if case .rowElement = context.source(of: part) { return true }
            return false
        }
        guard let position, case .known(let type) = context.type(of: chain[position]) else {
            return .changeableRow("its type isn't known")
        }
        switch StabilityCheck(in: context.index).stability(of: type) {
        case .stable: return nil
        case .changeable(let text): return isFixed(chain[position...], in: type) ? nil : .changeableRow(text)
        case .unknown(let name):
            return isFixed(chain[position...], in: type) ? nil : .changeableRow("nothing is known about '\(name)'")
        }
    }

    /// Whether the members behind a row are its id, or constants in constants.
    private func isFixed(_ chain: ArraySlice<ExprSyntax>, in row: ResolvedType) -> Bool {
        let members = chain.dropFirst().compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
        guard let first = members.first else { return false }
        if first == "id" { return true }
        var type = row
        for name in members {
            guard let owner = (type.wrapped ?? type).declaration,
                let property = context.index.facts(of: owner)?.property(name), property.isLet,
                property.storage == .stored, let next = context.index.type(of: property, in: type)
            else { return false }
            type = next
        }
        return StabilityCheck(in: context.index).stability(of: type) == .stable
    }

    /// A name and what stands behind it: `item`, `item.author`, `item.author.name`.
    private static func chain(from name: ExprSyntax, within whole: ExprSyntax) -> [ExprSyntax] {
        var chain = [name]
        while let last = chain.last, last.id != whole.id, let next = next(after: last) { chain.append(next) }
        return chain
    }

    private static func next(after expression: ExprSyntax) -> ExprSyntax? {
        guard let parent = expression.parent else { return nil }
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
            return ExprSyntax(member)
        }
        if let access = parent.as(SubscriptCallExprSyntax.self), access.calledExpression.id == expression.id {
            return ExprSyntax(access)
        }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            return parent.as(ExprSyntax.self)
        }
        return nil
    }
}
