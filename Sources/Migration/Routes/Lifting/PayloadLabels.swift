/// Gives the parts of a payload labels that are each one's own.
///
/// A label may be a name in the template, too: then the value is bound to another one there.
enum PayloadLabels {
    /// Parts with one label get that of the argument around them before it: `modelTrack`; then numbers.
    static func labelled(_ parts: [PayloadPart]) -> [PayloadPart] {
        let counts = Dictionary(grouping: parts, by: \.label).mapValues(\.count)
        var used: Set<String> = []
        return parts.map { part in
            var named = part
            if counts[part.label, default: 0] > 1, let outer = part.outerLabel {
                named.label = outer + part.label.capitalizedFirst
            }
            named.label = NameChoice.first(of: [named.label], isTaken: used.contains)
            used.insert(named.label)
            return named
        }
    }
}
