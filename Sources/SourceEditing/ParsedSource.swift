import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file's text with its syntax tree.
///
/// The tree's positions are those of the text. Where the file was parsed with a mask (`SourceMask`), the bodies that
/// hold none of the words asked for are blank in the tree.
public struct ParsedSource: Sendable {
    public let text: SourceText
    private let parsed: [UInt8]
    private let result: IncrementalParseResult

    public var tree: SourceFileSyntax { result.tree }

    /// Parses the whole of `text`.
    public init(_ text: SourceText) {
        self.init(text, parsing: text.bytes, after: nil)
    }

    private init(_ text: SourceText, parsing bytes: [UInt8], after transition: IncrementalParseTransition?) {
        self.text = text
        self.parsed = bytes
        self.result = bytes.withUnsafeBufferPointer {
            Parser.parseIncrementally(source: $0, parseTransition: transition)
        }
    }

    /// The text and its tree after `edits`. Only what they touch is parsed again, in a twentieth of the time.
    public func applying(_ edits: EditSet) -> ParsedSource {
        let changes = edits.sorted.map { edit in
            SourceEdit(
                range: AbsolutePosition(utf8Offset: edit.range.lowerBound)
                    ..< AbsolutePosition(utf8Offset: edit.range.upperBound),
                replacement: Array(edit.replacement.utf8))
        }
        let edited = text.applying(edits)
        guard let concurrent = try? ConcurrentEdits(concurrent: changes) else { return ParsedSource(edited) }
        return ParsedSource(
            edited, parsing: SourceText(bytes: parsed).applying(edits).bytes,
            after: IncrementalParseTransition(previousIncrementalParseResult: result, edits: concurrent))
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
