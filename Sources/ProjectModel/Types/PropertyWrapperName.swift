/// Tells the attributes of a property that wrap it from those that don't, by their names.
enum PropertyWrapperName {
    static func isWrapper(_ attribute: String) -> Bool {
        guard attribute.first?.isUppercase == true else { return false }
        return !others.contains(attribute) && !attribute.hasSuffix("Builder") && !attribute.hasSuffix("Actor")
    }

    /// Attributes of the language and macros of the SDK that begin with a capital letter.
    private static let others: Set<String> = [
        "Attribute", "Entry", "GKInspectable", "IBInspectable", "IBOutlet", "NSCopying", "NSManaged",
        "ObservationIgnored", "ObservationTracked", "Relationship", "Sendable", "TaskLocal", "Transient",
    ]
}
