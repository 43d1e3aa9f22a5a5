import ProjectModel
import SourceEditing

/// A `NavigationPath` where one type is pushed.
enum ErasedPath: AuditRule {
    static let rule = Rule(
        RuleID("erased-path"), "a NavigationPath that holds one type",
        explanation: """
            A NavigationPath takes any value and gives none back: its elements can't be read, a value of the wrong \
            type is pushed without a word, and it is Codable only by luck. Where the stack shows one type, an array \
            of that type does the same and can be looked at, compared and tested.
            """,
        example: .init(
            wrong: "@State private var path = NavigationPath()",
            right: "@State private var path: [Route] = []"),
        remedy: "Declare the path as an array of the one type that the stack registers.",
        source: "Apple, NavigationPath: for values of different types; reports of silent failures with wrong types.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let types = ValueTypes(audit: audit)
        return audit.stacks.compactMap { stack in
            guard let path = stack.path, let property = audit.property(named: path, from: stack.call),
                case .external("NavigationPath", _) = property.type,
                let place = audit.screens.place(property.facts.offset, in: property.facts.place.file)
            else { return nil }
            let places = Set(
                audit.graph.destinations.filter { stack.nodes.contains($0.node) && $0.form != .isPresented }.map(
                    \.place))
            let registered = audit.calls.calls(named: "navigationDestination").filter { places.contains($0.codePlace) }
            let keys = Set(registered.map { types.registered(by: $0) })
            guard keys.count == 1, let key = keys.first.flatMap({ $0 }), isOnlyOwner(stack, of: property, audit) else {
                return nil
            }
            return finding(.note, at: place, message(key.name))
        }
    }

    /// Whether no other stack is bound to a path of that name in the same type.
    private static func isOnlyOwner(_ stack: StackDomain, of property: StateProperty, _ audit: AuditedProject) -> Bool {
        let owners = audit.calls.calls(named: "NavigationStack").filter { call in
            guard let path = call.argument("path"), let other = audit.property(named: path, from: call) else {
                return false
            }
            return other.facts.offset == property.facts.offset && other.facts.place.file == property.facts.place.file
        }
        return owners.count == 1
    }

    // MARK: Messages

    private static func message(_ type: String) -> String {
        "this NavigationPath holds only '\(type)', and its values can't be read; declare it as [\(type)]"
    }
}
