import ProjectModel
import SourceEditing

/// Whole models as route payload where an id exists.
enum ModelInRoute: AuditRule {
    static let rule = Rule(
        RuleID("model-in-route"), "a whole model in a route",
        explanation: """
            The value that is pushed is a copy that the stack keeps. When the model changes, the screen shows the old \
            one, and a lookup by the old value finds nothing. An object is worse: its identity isn't its content, it \
            can be deleted while it is on the stack, and it can't be restored.
            """,
        example: .init(
            wrong:
                "enum Route: Hashable { case rule(Rule) }   // struct Rule: Identifiable { let id: UUID; var isOn: Bool }",
            right:
                "enum Route: Hashable { case rule(Rule.ID) }   // the screen looks the rule up, and says so when it is gone"
        ),
        remedy: "Push the id and let the screen look the model up; a struct whose parts are all 'let' may stay.",
        source:
            "Reports of traps after an edit, of crashes with SwiftData objects and of managed objects that no longer update."
    )

    static func findings(in audit: AuditedProject) -> [Finding] {
        var told: Set<Place> = []
        return audit.calls.calls(named: "navigationDestination").flatMap { call -> [Finding] in
            guard let name = call.registeredName, let type = audit.declaredType(name, at: call.typePlace),
                let facts = audit.declarations.facts(of: type)
            else { return [] }
            if type.kind != .enum {
                return judge(.declared(type, []), at: call.place, audit).map { [$0] } ?? []
            }
            var models: Set<ResolvedType> = []
            return facts.cases.compactMap { entry in
                let found = entry.associatedValues.compactMap { value -> Finding? in
                    let type = audit.declarations.resolve(value.type, at: entry.place).unwrapped
                    guard let place = audit.screens.place(entry.offset, in: entry.place.file),
                        let finding = judge(type, at: place, audit), models.insert(type).inserted
                    else { return nil }
                    return finding
                }
                return found.first
            }
        }.filter { told.insert($0.place).inserted }
    }

    private static func judge(_ type: ResolvedType, at place: Place, _ audit: AuditedProject) -> Finding? {
        guard let declared = type.unwrapped.declaration, let facts = audit.declarations.facts(of: declared),
            declared.kind == .struct || declared.kind == .class, !audit.declarations.role(of: declared).contains(.view)
        else { return nil }
        let hasID =
            facts.property("id") != nil || audit.declarations.role(of: declared).contains(.managedObject)
            || audit.declarations.role(of: declared).contains(.swiftDataModel)
        guard hasID else { return nil }
        if declared.kind == .class { return finding(at: place, object(declared.name)) }
        guard let changing = facts.storedProperties.first(where: { !$0.isLet }) else { return nil }
        return finding(.note, at: place, copy(declared.name, changing.name))
    }

    // MARK: Messages

    private static func object(_ type: String) -> String {
        "the route holds an object, '\(type)', which may change or be deleted while it is on the stack; push its id"
    }

    private static func copy(_ type: String, _ property: String) -> String {
        "the route holds a copy of '\(type)', which doesn't follow when '\(property)' changes; push its id"
    }
}
