import ProjectModel
import SwiftSyntax

extension Lifting {
    /// Leaves an expression in the template, where `DestinationView` has all that it uses: there it stays live.
    ///
    /// Not where it could fail once the objects have changed: the link's own code may have made sure of them.
    mutating func hoist(_ uses: [OuterNames.Use], in expression: ExprSyntax) -> Bool {
        guard !FailingParts.are(in: Syntax(expression)) else { return false }
        var found: [(range: Range<Int>, value: HoistedValue)] = []
        for use in uses {
            guard let value = hoistedValue(of: use, at: expression), let name = use.expression(in: Syntax(expression))
            else { return false }
            // `DestinationView` doesn't observe what it is given: what is read from that has to be the link's.
            if case .root(_, let type) = value, name.span != expression.span, isObserved(type) { return false }
            let start = name.span.upperBound - use.plainName.utf8.count
            let range = use.isProjected ? start..<name.span.upperBound : name.span
            found.append((range, value))
        }
        for (range, value) in found {
            edits.append(TemplateEdit(range, .hoisted(index(ofHoisted: value))))
        }
        return true
    }

    private func isObserved(_ type: ResolvedType) -> Bool {
        type.declaration.map { context.index.role(of: $0).contains(.observableObject) } ?? false
    }

    func hoistedValue(of use: OuterNames.Use, at node: some SyntaxProtocol) -> HoistedValue? {
        guard !use.name.name.hasPrefix("_"), let (property, owner) = property(of: use, at: node),
            property.isStored
        else { return nil }
        let name = property.name
        switch property.wrapper?.name {
        case "EnvironmentObject"?:
            guard let type = type(of: property, in: owner), surroundings.readsEnvironmentObject(type) else {
                return nil
            }
            return .environmentObject(name: name, type: type)
        case "Environment"?:
            guard !use.isProjected, let argument = property.wrapper?.arguments else { return nil }
            return environment(property, argument)
        default:
            guard !use.isProjected, property.storage == .stored, let type = type(of: property, in: owner),
                surroundings.isHeldByRoots(name, type), isNoPlainValue(type)
            else { return nil }
            return .root(name: name, type: type)
        }
    }

    /// An object, or a value that no route can hold.
    private func isNoPlainValue(_ type: ResolvedType) -> Bool {
        if type.isObject(in: context.index) { return type.wrapped == nil }
        if case .tuple(let elements) = type { return elements.contains { isNoPlainValue($0.type) } }
        let check = ConformanceCheck(.hashable, in: context.index, assuming: surroundings.assumedHashables)
        if case .no = check.answer(for: type, at: TypePlace(file: context.file)) { return true }
        return false
    }

    private func type(of property: PropertyFacts, in owner: DeclaredType) -> ResolvedType? {
        guard let type = context.index.type(of: property), type.firstParameter == nil else { return nil }
        return type
    }

    private func environment(_ property: PropertyFacts, _ argument: String) -> HoistedValue? {
        let written = property.writtenType?.text
        let value = HoistedValue.environment(name: property.name, argument: argument, type: written)
        if argument.hasPrefix("\\") {
            let key = argument.split(separator: ".").dropFirst().first.map(String.init) ?? ""
            return Self.keysOfThePlace.contains(key) ? nil : value
        }
        guard argument.hasSuffix(".self") else { return nil }
        let type = context.index.resolve(WrittenType(name: String(argument.dropLast(5))), at: property.place)
        return surroundings.readsEnvironmentObject(type) ? value : nil
    }

    /// What the environment has of the very place where it is read: of the screen, or of the presentation.
    private static let keysOfThePlace: Set<String> = [
        "presentationMode", "dismiss", "dismissSearch", "isPresented", "isSearching", "editMode", "isFocused",
        "isEnabled", "refresh", "dismissWindow", "resetFocus",
    ]
}

/// Finds `!`, `try!`, `as!` and subscripts.
private final class FailingParts: SyntaxVisitor {
    private var isFound = false

    static func are(in node: Syntax) -> Bool {
        let finder = FailingParts(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.isFound
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { find() }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        node.questionOrExclamationMark?.text == "!" ? find() : .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        node.questionOrExclamationMark?.text == "!" ? find() : .visitChildren
    }

    private func find() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }
}
