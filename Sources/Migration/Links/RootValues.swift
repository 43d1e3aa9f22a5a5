import ProjectModel
import SwiftSyntax

/// What a link's view has in common with the roots of its stacks: `DestinationView` takes it from there.
///
/// A name and a type in common aren't enough, since a view may be given another object than the root has. So every call
/// on the way from a root has to pass on the caller's own property of that name. An optional one counts where the stack
/// stands inside an `if let` of it.
struct RootValues: Sendable {
    private let roots: [Int: Root]
    private let project: Project

    private var declarations: DeclarationIndex { project.declarations }

    private struct Root: Sendable {
        let type: DeclaredType?
        /// The types around the stack, outermost first.
        let types: [String]
        let file: String
        /// The bytes of the stack's call.
        let call: Range<Int>
        /// The name that an `if let` around the stack gives to a property.
        let unwrapped: [String: String]
    }

    /// - Parameter roots: all stack roots of a module: one view shows the routes of them all.
    init(_ roots: [StackRoot], in project: Project) {
        self.project = project
        self.roots = Dictionary(
            roots.map { root in
                let name = WrittenType(name: root.types.joined(separator: "."))
                let type =
                    root.types.isEmpty
                    ? nil : project.declarations.resolve(name, at: TypePlace(file: root.file.path)).declaration
                return (
                    root.node,
                    Root(
                        type: type, types: root.types, file: root.file.path, call: root.call.span,
                        unwrapped: Self.unwrapped(around: root.call))
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether every root holds a property of this name and type, and the view around `link` has been given it.
    /// - Parameter stacks: the containers of the stacks that the link pushes into.
    func areHeld(
        named name: String, of type: ResolvedType, at link: NavigationGraph.CodePlace, in stacks: Set<Int>
    ) -> Bool {
        !roots.isEmpty && roots.values.allSatisfy { code(for: name, of: type, in: $0) != nil }
            && isPassedOn(name, to: link, in: stacks)
    }

    /// Whether the root of a stack holds a property of this name and type.
    func isHeld(_ name: String, of type: ResolvedType, in stack: Int) -> Bool {
        roots[stack].map { code(for: name, of: type, in: $0) != nil } ?? false
    }

    /// How the root of a stack names what it holds: as the property is called, or as it was unwrapped. Nil where it has no
    /// such property.
    func code(for name: String, in stack: Int) -> String? {
        guard let root = roots[stack], let property = property(name, of: root),
            let type = declarations.type(of: property)
        else { return nil }
        if case .optional = type { return root.unwrapped[name] ?? name }
        return name
    }

    private func code(for name: String, of type: ResolvedType, in root: Root) -> String? {
        guard let property = property(name, of: root), let own = declarations.type(of: property) else { return nil }
        if own == type { return name }
        return own == .optional(type) ? root.unwrapped[name] : nil
    }

    private func property(_ name: String, of root: Root) -> PropertyFacts? {
        guard let type = root.type, let property = declarations.facts(of: type)?.property(name),
            property.wrapper?.name != "Binding"
        else { return nil }
        return property
    }

    // MARK: The way from the root

    private func isPassedOn(_ name: String, to link: NavigationGraph.CodePlace, in stacks: Set<Int>) -> Bool {
        let graph = project.graph
        let shown = stacks.reduce(into: Set<Int>()) { $0.formUnion(graph.domain(of: $1)) }
        let names = stacks.reduce(into: [name]) { names, stack in
            if let local = roots[stack]?.unwrapped[name] { names.append(local) }
        }
        var seen: Set<[String]> = []
        var pending = [link]
        while let place = pending.popLast() {
            guard let token = project.token(at: place) else { return false }
            if isInside(stacks, place) { continue }
            let types = Surroundings(of: Syntax(token)).types
            guard let owner = types.last else { return false }
            guard seen.insert(types).inserted else { continue }
            let views = graph.nodes.filter { $0.kind == .view && $0.lastName == owner }.map(\.id)
            let ways = views.flatMap { graph.edges(to: $0) }.filter { shown.contains($0.from) }.map(\.place)
            guard !ways.isEmpty || isRoot(types, of: stacks),
                ways.allSatisfy({ passes(name, as: names, at: $0, to: owner) })
            else { return false }
            pending += ways
        }
        return true
    }

    /// Whether the code stands in the content of one of the stacks.
    private func isInside(_ stacks: Set<Int>, _ place: NavigationGraph.CodePlace) -> Bool {
        stacks.compactMap { roots[$0] }.contains { $0.file == place.file && $0.call.contains(place.offset) }
    }

    /// Whether one of the stacks is in a view of that type: what its other members show is given what it has itself.
    private func isRoot(_ types: [String], of stacks: Set<Int>) -> Bool {
        stacks.contains { roots[$0]?.types == types }
    }

    /// `ListView(store: store)`, `ListView(store: store!)`, by itself or as a link's destination.
    private func passes(
        _ label: String, as names: [String], at place: NavigationGraph.CodePlace, to view: String
    ) -> Bool {
        let calls = project.token(at: place)?.namedCall?.calls(named: view) ?? []
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.argument(labelled: label).map { isOwn(label, $0, as: names, in: place.file) } ?? false
            }
    }

    /// Whether a value is the caller's own property, or what its root has unwrapped: no other of the name.
    private func isOwn(_ name: String, _ value: ExprSyntax, as names: [String], in file: String) -> Bool {
        let text = value.trimmedDescription
        guard names.contains(where: { [$0, "self.\($0)", "\($0)!", "self.\($0)!"].contains(text) }) else {
            return false
        }
        let used = ExpressionContext(file: file, index: declarations).freeNames(of: value)
        guard used.count == 1 else { return false }
        if case .member = used[0].kind { return true }
        return used[0].name != name && names.contains(used[0].name)
    }

    // MARK: Optionals

    /// `if let local = name`, `if let local = self.name`, `if let name`
    private static func unwrapped(around call: FunctionCallExprSyntax) -> [String: String] {
        var names: [String: String] = [:]
        var below = Syntax(call)
        for ancestor in Syntax(call).ancestors {
            if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(VariableDeclSyntax.self) { break }
            if let condition = ancestor.as(IfExprSyntax.self), condition.body.id == below.id {
                for element in condition.conditions {
                    guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                        binding.bindingSpecifier.text == "let",
                        let local = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                    else { continue }
                    let name = (binding.initializer?.value.trimmedDescription ?? local).withoutSelf
                    if names[name] == nil { names[name] = local }
                }
            }
            below = ancestor
        }
        return names
    }
}
