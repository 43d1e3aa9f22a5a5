import Migration
import ProjectModel
import SourceEditing

/// The texts of files that a report quotes, or counts columns in.
///
/// Other programs count columns in UTF-16 code units, and a byte order mark isn't a character to them.
struct QuotedTexts {
    private let texts: [String: SourceText]

    init(_ project: Project, files: [String]) {
        texts = Set(files).reduce(into: [:]) { texts, file in
            texts[file] = project.text(of: file) ?? project.manifests[file].map(SourceText.init(bytes:))
        }
    }

    func text(of file: String) -> SourceText? { texts[file] }

    /// The 1-based column of a place in UTF-16 code units; nil where the file isn't known.
    func column(of place: Place) -> Int? {
        texts[place.file].map { Self.column(at: offset(of: place, in: $0), in: $0) }
    }

    /// The line that holds a place, without the white space around it; nil where the file isn't known.
    func line(of place: Place) -> String? {
        guard let text = texts[place.file], let range = lineRange(of: place) else { return nil }
        return text.string(in: range)
    }

    /// Where that line is, without the white space around it.
    func lineRange(of place: Place) -> Range<Int>? {
        texts[place.file].map { text in
            let offset = offset(of: place, in: text)
            var (start, end) = (text.lineStart(at: offset), text.lineEnd(at: offset))
            func isBlank(_ offset: Int) -> Bool { [0x20, 0x09, 0x0D].contains(text.bytes[offset]) }
            while start < end, isBlank(start) { start += 1 }
            while end > start, isBlank(end - 1) { end -= 1 }
            return start..<end
        }
    }

    static func column(at offset: Int, in text: SourceText) -> Int {
        let start = text.lineStart(at: offset)
        let isMarked = start == 0 && text.bytes.starts(with: "\u{FEFF}".utf8)
        let first = isMarked ? min(offset, 3) : start
        return text.string(in: first..<offset).utf16.count + 1
    }

    /// Of a place in a manifest only line and column are known.
    private func offset(of place: Place, in text: SourceText) -> Int {
        if place.offset > 0 { return min(place.offset, text.bytes.count) }
        let starts = Array(text.lineStarts(in: 0..<text.bytes.count))
        guard place.location.line <= starts.count else { return 0 }
        let start = starts[place.location.line - 1]
        return min(start + place.location.column - 1, text.lineEnd(at: start))
    }
}
