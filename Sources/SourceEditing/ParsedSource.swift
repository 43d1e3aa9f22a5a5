import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file's text with its syntax tree.
///
/// The tree's positions are those of the text. Where the file was parsed with a mask (`SourceMask`), the bodies that
/// hold none of the words asked for are blank in the tree.
public struct ParsedSource: Sendable {
    public let text: SourceText
    /// How many bytes were not blank to the parser.
    public let bytesParsed: Int
    /// Whether some of the text is blank in the tree.
    public let isMasked: Bool
    private let parsed: [UInt8]
    private let result: IncrementalParseResult

    public var tree: SourceFileSyntax { result.tree }

    /// Parses the whole of `text`.
    public init(_ text: SourceText) {
        self.init(text, parsing: text.bytes, blank: 0, after: nil)
    }

    /// Parses `text` without the bodies that hold none of `words`; the whole of it where that gives a syntax error,
    /// so that the error is the file's own, and where `words` is nil.
    public init(_ text: SourceText, keeping words: (any WordSearch)?) {
        guard let words, let mask = SourceMask(text.bytes, keeping: words) else {
            self.init(text)
            return
        }
        let blank = mask.blanked.reduce(0) { $0 + $1.count }
        self.init(text, parsing: mask.bytes, blank: blank, after: nil)
        if tree.hasError { self.init(text) }
    }

    private init(_ text: SourceText, parsing bytes: [UInt8], blank: Int, after transition: IncrementalParseTransition?)
    {
        self.text = text
        self.parsed = bytes
        self.isMasked = blank > 0
        self.bytesParsed = bytes.count - blank
        self.result = bytes.withUnsafeBufferPointer {
            Parser.parseIncrementally(source: $0, parseTransition: transition)
        }
    }

    /// How many edits are looked up faster, at each node of the old tree, than the text is parsed.
    private static let mostEditsLookedUp = 200

    /// The text and its tree after `edits`. Of a few only what they touch is parsed again, in a twentieth of the time.
    public func applying(_ edits: EditSet) -> ParsedSource {
        let edits = edits.settled(in: text)
        let changes = edits.sorted.map { edit in
            SourceEdit(
                range: AbsolutePosition(
                    utf8Offset: edit.range.lowerBound)..<AbsolutePosition(utf8Offset: edit.range.upperBound),
                replacement: Array(edit.replacement.utf8))
        }
        let edited = text.applying(edits)
        guard let concurrent = try? ConcurrentEdits(concurrent: changes) else { return ParsedSource(edited) }
        let transition = IncrementalParseTransition(previousIncrementalParseResult: result, edits: concurrent)
        return ParsedSource(
            edited, parsing: SourceText(bytes: parsed).applying(edits).bytes, blank: parsed.count - bytesParsed,
            after: changes.count > Self.mostEditsLookedUp ? nil : transition)
    }

    /// The first syntax error that the parser finds in what it was given.
    public var firstError: SyntaxError? {
        guard tree.hasError else { return nil }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
        guard let first = errors.min(by: { $0.position < $1.position }) else { return nil }
        return SyntaxError(offset: first.position.utf8Offset, message: first.message)
    }
}

/// What the parser says of code that it can't read.
public struct SyntaxError: Error, Sendable, Equatable {
    /// The UTF-8 offset of the place.
    public let offset: Int
    /// The parser's own words, lowercase, without a full stop.
    public let message: String
}
