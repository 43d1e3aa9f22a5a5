import ProjectModel
import SourceEditing
import SwiftSyntax

/// A struct that gets a property for a router.
struct RouterPropertyPlace {
    let file: ProjectFile
    let declaration: StructDeclSyntax
    let property: RouterProperty

    /// The edits by file; what one struct gets is put in together, and the same property once.
    /// - Parameter going: the bytes that go, by file.
    static func edits(
        of places: [RouterPropertyPlace], without going: [String: [Range<Int>]]
    ) -> [String: [TextEdit]] {
        Dictionary(grouping: places) { $0.file.path }.mapValues { places in
            let file = places[0].file
            let byStruct = Dictionary(grouping: places) { $0.declaration.span.lowerBound }
            return byStruct.sorted { $0.key < $1.key }.flatMap { _, places in
                let properties = places.map(\.property).reduce(into: [RouterProperty]()) { known, property in
                    if !known.contains(property) { known.append(property) }
                }
                return PropertyInsertion(
                    places[0].declaration, in: file.source.text, without: going[file.path] ?? []
                ).edits(properties)
            }
        }
    }
}
