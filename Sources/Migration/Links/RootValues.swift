import ProjectModel
import SwiftSyntax

/// The properties that every stack root of a module holds: `DestinationView` takes them from there.
///
/// One that is optional counts where the stack stands inside an `if let` of it.
struct RootValues: Sendable {
    private let roots: [Int: Root]
    private let declarations: DeclarationIndex

    private struct Root: Sendable {
        let type: DeclaredType?
        /// The name that an `if let` around the stack gives to a property.
        let unwrapped: [String: String]
    }

    init(_ roots: [StackRoot], in declarations: DeclarationIndex) {
        self.declarations = declarations
        self.roots = Dictionary(
            roots.map { root in
                let name = WrittenType(name: root.types.joined(separator: "."))
                let type =
                    root.types.isEmpty
                    ? nil : declarations.resolve(name, at: TypePlace(file: root.file.path)).declaration
                return (root.node, Root(type: type, unwrapped: Self.unwrapped(around: root.call)))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether every root holds a property of this name and type.
    func areHeld(named name: String, of type: ResolvedType) -> Bool {
        !roots.isEmpty && roots.values.allSatisfy { code(for: name, of: type, in: $0) != nil }
    }

    /// How the root of a stack names what it holds: as the property is called, or as it was unwrapped.
    func code(for name: String, in stack: Int) -> String {
        guard let root = roots[stack], let property = property(name, of: root),
            let type = declarations.type(of: property)
        else { return name }
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
                    let value = binding.initializer?.value.trimmedDescription ?? local
                    let name = value.hasPrefix("self.") ? String(value.dropFirst(5)) : value
                    if names[name] == nil { names[name] = local }
                }
            }
            below = ancestor
        }
        return names
    }
}
