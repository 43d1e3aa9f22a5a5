import ProjectModel
import SourceEditing
import TestSupport

/// A source file for what reads its bytes without parsing: the scan for declarations, the mask, the depth of brackets.
struct SourceInput: FuzzInput {
    private let bytes: [UInt8]
    private let words: [String]
    private let edit: (place: Int, count: Int, text: String)

    init(_ random: inout SeededRandom) {
        bytes = random.changed(random.oneOf(Corpus.sources).bytes)
        words = random.oneOf([
            [], ["NavigationView"], ["NavigationLink", "sheet"], ["case", "let", "return"], ["body"],
        ])
        edit = (
            Int.random(in: 0...bytes.count, using: &random), Int.random(in: 0...12, using: &random),
            random.oneOf(["", "a", " ", "NavigationStack {", "\n", "}", "é"])
        )
    }

    var parts: [String: [UInt8]] { ["the file": bytes, "the words": Array(words.joined(separator: " ").utf8)] }

    func faults() -> [String] {
        let scan = DeclarationScan(bytes: bytes)
        if let place = BracketNesting.tooDeep(in: bytes) {
            return bytes.indices.contains(place)
                ? [] : ["a bracket is nested too deeply at \(place), outside of the file"]
        }
        let text = SourceText(bytes: bytes)
        guard text.firstInvalidByte == nil else {
            return SourceMask(bytes, keeping: NeedleSet(words)) == nil ? [] : ["what isn't UTF-8 is masked"]
        }
        let source = ParsedSource(text)
        if let error = source.firstError {
            return (0...bytes.count).contains(error.offset)
                ? [] : ["an error is at \(error.offset), outside of the file"]
        }
        var faults: [String] = []
        let parsed = ParsedDeclarations(source.tree)
        faults += difference(of: scan.declarations.map(Self.words), parsed.declarations.map(Self.words))
        faults += difference(of: scan.imports.map { "\($0)" }, parsed.imports.map { "\($0)" })
        return faults + maskFaults() + editFaults(source)
    }

    private static func words(_ declaration: ScannedDeclaration) -> String {
        "\(declaration.kind) \(declaration.path) at \(declaration.offset), \(declaration.condition ?? "always")"
    }

    private func difference(of scan: [String], _ parsed: [String]) -> [String] {
        let first = zip(scan, parsed).first { $0 != $1 }
        if let first { return ["the scan lists \(first.0) instead of \(first.1)"] }
        let further = scan.dropFirst(parsed.count) + parsed.dropFirst(scan.count)
        return further.first.map { ["\($0) is listed by the scan alone, or by the parser alone"] } ?? []
    }

    /// Masked, it parses still, and what was kept is the same at the same places.
    private func maskFaults() -> [String] {
        guard let mask = SourceMask(bytes, keeping: NeedleSet(words)) else { return [] }
        let (original, masked) = (ParsedStructure(bytes, without: mask.blanked), ParsedStructure(mask.bytes))
        if masked.hasError { return ["masked, it doesn't parse"] }
        let pairs = zip(masked.entries, original.entries)
        guard masked.entries.count == original.entries.count, pairs.allSatisfy({ $0 == $1 }) else {
            let first = pairs.first { $0 != $1 }
            return ["masked, it is another tree: \(first.map { "\($0.0) instead of \($0.1)" } ?? "shorter or longer")"]
        }
        return []
    }

    /// Parsed again around an edit, it is what it is when parsed at once.
    private func editFaults(_ source: ParsedSource) -> [String] {
        let range = edit.place..<min(bytes.count, edit.place + edit.count)
        var edits = EditSet()
        guard edits.insert([TextEdit(range, edit.text)]) else { return ["one edit doesn't go with itself"] }
        let edited = source.applying(edits)
        let whole = ParsedSource(edited.text)
        guard whole.firstError == nil else { return [] }
        return edited.firstError == nil && edited.tree.description == whole.tree.description
            ? [] : ["parsed again around an edit, it is another tree"]
    }
}
