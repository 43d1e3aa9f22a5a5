import SourceEditing

/// The objects of a `project.pbxproj` in the file's order, to which others are added where they belong.
struct XcodeSections {
    let manifest: String
    let entries: [PropertyList.Entry]
    private let text: XcodeProjectText

    init(manifest: String, list: PropertyList, text: XcodeProjectText) {
        self.manifest = manifest
        self.text = text
        entries = list["objects"]?.entries ?? []
    }

    /// Adds an object: by its identifier where the objects of its class are sorted so, else behind `neighbour`, or
    /// behind the last one where that is nil. It is written as the object that it would stand behind.
    ///
    /// - Parameter reference: the identifier, with its comment.
    func insertion(
        of id: String, _ reference: String, isa: String, _ fields: [(key: String, value: String)],
        behind neighbour: String?
    ) throws(NewFileObstacle) -> TextEdit {
        let ofClass = entries.filter { $0.value.isa == isa }
        guard let last = ofClass.last else { throw .noExample(isa: isa, manifest: manifest) }
        let example = ofClass.last { $0.key.text == neighbour } ?? last
        let object = text.object(reference, [("isa", isa)] + fields, like: example)
        guard let section = sortedSection(of: isa, count: ofClass.count) else {
            return text.insertion(of: object, behind: example)
        }
        if let previous = section.last(where: { Self.isOrdered($0.key.text, id) }) {
            return text.insertion(of: object, behind: previous)
        }
        return text.insertion(of: object, before: section[section.startIndex])
    }

    /// The objects among which one of a class is found by its identifier: those of the class where they stand
    /// together, else all objects.
    private func sortedSection(of isa: String, count: Int) -> ArraySlice<PropertyList.Entry>? {
        guard let first = entries.firstIndex(where: { $0.value.isa == isa }),
            let last = entries.lastIndex(where: { $0.value.isa == isa })
        else { return nil }
        let section = last - first + 1 == count ? entries[first...last] : entries[...]
        let isSorted = zip(section, section.dropFirst()).allSatisfy { Self.isOrdered($0.key.text, $1.key.text) }
        return isSorted ? section : nil
    }

    private static func isOrdered(_ first: String, _ second: String) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }
}
