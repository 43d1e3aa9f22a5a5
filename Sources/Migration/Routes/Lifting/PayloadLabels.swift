import ProjectModel

/// Gives the parts of a payload labels that are each one's own, and no other name's in the template.
struct PayloadLabels {
    /// Names that the template uses otherwise.
    private let taken: Set<String>

    init(taken: Set<String>) {
        self.taken = taken
    }

    /// Parts with one label get that of the argument around them before it: `modelTrack`; then numbers.
    func labelled(_ parts: [PayloadPart]) -> [PayloadPart] {
        let counts = Dictionary(grouping: parts, by: \.label).mapValues(\.count)
        var used: Set<String> = []
        return parts.map { part in
            var named = part
            if counts[part.label, default: 0] > 1 || taken.contains(part.label), let outer = part.outerLabel {
                named.label = outer + part.label.prefix(1).uppercased() + part.label.dropFirst()
            }
            let stem = named.label
            var number = 2
            while taken.contains(named.label) || used.contains(named.label) {
                named.label = stem + String(number)
                number += 1
            }
            used.insert(named.label)
            return named
        }
    }
}
