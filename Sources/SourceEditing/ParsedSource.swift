import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file's text with its syntax tree.
///
/// The tree's positions are those of the text. Where the file was parsed with a mask (`SourceMask`), the bodies that
/// hold none of the words asked for are blank in the tree.
public struct ParsedSource: Sendable {
    public let text: SourceText
    /// How many bytes the parser had to read for this tree: neither blank nor taken over from an earlier one.
    public let bytesParsed: Int
    /// What is blank in the tree: UTF-8 offsets of the text, ascending.
    let blanked: [Range<Int>]
    private let kept: KeptParse

    /// The same nodes each time, until `releaseTree`.
    public var tree: SourceFileSyntax { result.tree }

    private var result: IncrementalParseResult { kept.result(of: parsed) }

    /// Whether some of the text is blank in the tree.
    public var isMasked: Bool { !blanked.isEmpty }

    /// Parses the whole of `text`.
    public init(_ text: SourceText) {
        self.init(text, parsing: text.bytes, blanked: [])
    }

    /// Parses `text` without the bodies that hold none of `words`; the whole of it where that gives a syntax error,
    /// so that the error is the file's own, and where `words` is nil.
    public init(_ text: SourceText, keeping words: (any WordSearch)?) {
        guard let words, let mask = SourceMask(text.bytes, keeping: words) else {
            self.init(text)
            return
        }
        self.init(text, parsing: mask.bytes, blanked: mask.blanked)
        if tree.hasError { self.init(text) }
    }

    private init(
        _ text: SourceText, parsing bytes: [UInt8], blanked: [Range<Int>], after earlier: ParsedSource? = nil,
        edits: ConcurrentEdits? = nil
    ) {
        self.text = text
        self.blanked = blanked
        let reused = ReusedBytes(of: earlier)
        var transition: IncrementalParseTransition?
        if let earlier, let edits {
            transition = IncrementalParseTransition(
                previousIncrementalParseResult: earlier.result, edits: edits, reusedNodeCallback: reused.add)
        }
        kept = KeptParse(KeptParse.parse(bytes, after: transition))
        bytesParsed = bytes.count - blanked.reduce(0) { $0 + $1.count } - reused.count
    }

    /// The same without the nodes that visitors have made of the tree, which take several times its memory; they are
    /// made anew where they are asked for.
    public var withoutNodes: ParsedSource { ParsedSource(self, result.withoutNodes) }

    private init(_ source: ParsedSource, _ result: IncrementalParseResult) {
        text = source.text
        blanked = source.blanked
        bytesParsed = source.bytesParsed
        kept = KeptParse(result)
    }

    /// Gives the tree's memory back, also that of this value's copies. Whoever asks for it after all gets one that is
    /// parsed again.
    public func releaseTree() { kept.release() }

    /// What the parser was given.
    private var parsed: [UInt8] { SourceMask.blanking(blanked, of: text.bytes) }

    /// The same text with its tree, in which the bodies that hold one of `words` are there, too. Only what comes to
    /// light is parsed.
    /// - Returns: nil where nothing does, or where it doesn't parse.
    public func showing(_ words: any WordSearch) -> ParsedSource? {
        guard isMasked, let mask = SourceMask(text.bytes, keeping: words) else { return nil }
        let still = Self.intersection(blanked, mask.blanked)
        guard still != blanked else { return nil }
        let parsed = parsed
        let bytes = SourceMask.blanking(still, of: text.bytes)
        let edits = blanked.compactMap { range -> SourceEdit? in
            guard bytes[range] != parsed[range] else { return nil }
            return SourceEdit(range: range.positions, replacement: Array(bytes[range]))
        }
        guard let concurrent = try? ConcurrentEdits(concurrent: edits) else { return nil }
        let shown = ParsedSource(text, parsing: bytes, blanked: still, after: self, edits: concurrent)
        return shown.tree.hasError ? nil : shown
    }

    /// What lies in a range of both. Ranges of two masks of one text lie in each other or apart.
    private static func intersection(_ first: [Range<Int>], _ second: [Range<Int>]) -> [Range<Int>] {
        var (left, right) = (first[...], second[...])
        var common: [Range<Int>] = []
        while let one = left.first, let other = right.first {
            let shared = one.clamped(to: other)
            if !shared.isEmpty { common.append(shared) }
            if one.upperBound <= other.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        return common
    }

    /// How many edits are looked up faster, at each node of the old tree, than the text is parsed.
    private static let mostEditsLookedUp = 200

    /// The text and its tree after `edits`. Of a few only what they touch is parsed again, in a twentieth of the time.
    public func applying(_ edits: EditSet) -> ParsedSource {
        let edits = edits.settled(in: text)
        let changes = edits.sorted.map { edit in
            SourceEdit(range: edit.range.positions, replacement: Array(edit.replacement.utf8))
        }
        let edited = text.applying(edits)
        guard let concurrent = try? ConcurrentEdits(concurrent: changes) else { return ParsedSource(edited) }
        let blanked = edits.left(of: blanked)
        return ParsedSource(
            edited, parsing: SourceMask.blanking(blanked, of: edited.bytes), blanked: blanked, after: self,
            edits: changes.count > Self.mostEditsLookedUp ? nil : concurrent)
    }

    /// The first syntax error that the parser finds in what it was given.
    public var firstError: SyntaxError? {
        guard tree.hasError else { return nil }
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
        guard let first = errors.min(by: { $0.position < $1.position }) else { return nil }
        return SyntaxError(offset: first.position.utf8Offset, message: first.message)
    }
}

/// What the parser made of a text, for as long as it is wanted.
private final class KeptParse: Sendable {
    private let kept: Locked<IncrementalParseResult?>

    init(_ result: IncrementalParseResult) { kept = Locked(result) }

    static func parse(_ bytes: [UInt8], after earlier: IncrementalParseTransition? = nil) -> IncrementalParseResult {
        bytes.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: earlier) }
    }

    /// - Parameter bytes: what it was made of.
    func result(of bytes: @autoclosure () -> [UInt8]) -> IncrementalParseResult {
        kept.withLock { kept in
            if let kept { return kept }
            let result = Self.parse(bytes())
            kept = result
            return result
        }
    }

    func release() { kept.withLock { $0 = nil } }
}

extension IncrementalParseResult {
    fileprivate var withoutNodes: IncrementalParseResult {
        // The nodes belong to their root: another one has none yet.
        IncrementalParseResult(
            tree: tree.with(\.endOfFileToken, tree.endOfFileToken), lookaheadRanges: lookaheadRanges)
    }
}

/// What the parser says of code that it can't read.
public struct SyntaxError: Error, Sendable, Equatable {
    /// The UTF-8 offset of the place.
    public let offset: Int
    /// The parser's own words, lowercase, without a full stop.
    public let message: String
}

/// Counts what the parser takes over from an earlier tree, without what is blank there.
private final class ReusedBytes {
    /// Behind what has been counted.
    private var blanked: ArraySlice<Range<Int>>
    private(set) var count = 0

    init(of earlier: ParsedSource?) { blanked = (earlier?.blanked ?? [])[...] }

    /// - Parameter node: of the earlier tree, and behind those before.
    func add(_ node: Syntax) {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        count += range.count
        while let blank = blanked.first, blank.lowerBound < range.upperBound {
            count -= blank.clamped(to: range).count
            blanked.removeFirst()
        }
    }
}

extension EditSet {
    /// What the edits leave of some ranges, ascending, where it lies after them.
    fileprivate func left(of ranges: [Range<Int>]) -> [Range<Int>] {
        var edits = sorted[...]
        var shift = 0
        var left: [Range<Int>] = []
        for range in ranges {
            var start = range.lowerBound
            func keep(upTo end: Int) {
                if start < end { left.append(start + shift..<end + shift) }
            }
            while let edit = edits.first, edit.range.lowerBound < range.upperBound {
                keep(upTo: edit.range.lowerBound)
                start = max(start, edit.range.upperBound)
                guard edit.range.upperBound <= range.upperBound else { break }
                shift += edit.replacement.utf8.count - edit.range.count
                edits.removeFirst()
            }
            keep(upTo: range.upperBound)
        }
        return left
    }
}

extension Range<Int> {
    /// UTF-8 offsets as the parser counts them.
    fileprivate var positions: Range<AbsolutePosition> {
        AbsolutePosition(utf8Offset: lowerBound)..<AbsolutePosition(utf8Offset: upperBound)
    }
}
