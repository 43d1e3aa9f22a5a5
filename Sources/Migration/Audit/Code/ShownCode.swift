import ProjectModel
import SourceEditing

/// What a file says about views, as far as it was asked for.
struct ShownCode {
    /// What was parsed before anything was asked for: trees of more are freed when their units are read.
    let source: ParsedSource
    private(set) var units: [CodeUnit]
    /// The offsets of the units that are read whole.
    private var whole: Set<Int> = []

    /// What is in the tree of a project's file.
    init(_ file: ProjectFile) {
        source = file.source
        units = file.code.units
    }

    /// Nothing but what the file declares.
    init(_ text: SourceText) {
        source = ParsedSource(text, keeping: NeedleSet([]))
        units = ViewCodeReader.code(in: source).units
    }

    /// Reads what is blank in the code of the units for which `isAsked`.
    /// - Returns: how many bytes the parser had to read.
    mutating func show(_ isAsked: (CodeUnit) -> Bool) -> Int {
        let asked = units.filter { isAsked($0) && !whole.contains($0.offset) }
        whole.formUnion(asked.map(\.offset))
        guard !asked.isEmpty, source.isMasked, let more = parsed(asked.map(\.range)) else { return 0 }
        func isShown(_ unit: CodeUnit) -> Bool {
            asked.contains { $0.offset == unit.offset || $0.range.contains(unit.offset) }
        }
        let shown = ViewCodeReader.code(in: more).units.filter(isShown)
        whole.formUnion(shown.map(\.offset))
        units = units.filter { !isShown($0) } + shown
        units.sort { $0.offset < $1.offset }
        return more.bytesParsed
    }

    /// The tree with all of the code in `ranges`; nil where it is there already. Of a file in which that doesn't parse,
    /// the whole tree.
    private func parsed(_ ranges: [Range<Int>]) -> ParsedSource? {
        if let more = source.showing(BlocksInside(ranges: ranges)) { return more }
        let bytes = source.tree.syntaxTextBytes
        let isThere = ranges.allSatisfy { bytes[$0] == source.text.bytes[$0] }
        return isThere ? nil : ParsedSource(source.text)
    }
}
