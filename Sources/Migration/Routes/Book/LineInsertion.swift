import SourceEditing
import SwiftSyntax

/// A place for further lines in a block, behind its last of a kind.
struct LineInsertion {
    let text: SourceText
    /// The brace that opens the block.
    let opening: TokenSyntax
    /// What the lines stand behind; nil where the block has nothing of the kind.
    let last: Syntax?
    /// The brace that closes the block, where nothing else stands between.
    let closing: TokenSyntax?
    /// Whether the lines begin where the line of the opening brace does.
    var isLevelWithOpening = false

    private var style: SourceStyle { SourceStyle(of: text) }

    /// How wide the lines may get.
    var limit: LineLimit { LineLimit(base: base, style) }

    func edits(_ lines: [CodeLine]) -> [TextEdit] {
        let ending = style.lineEnding
        let written = lines.map { $0.written(base, unit: style.indentationUnit) }
        let before = last?.lastToken(viewMode: .sourceAccurate) ?? opening
        let end = before.span.upperBound
        if let next = before.nextToken(viewMode: .sourceAccurate), next.span.lowerBound < text.lineEnd(at: end) {
            // More stands on the same line.
            let start = next.span.lowerBound
            let code =
                written.map { ending + $0 }.joined() + ending + (next.tokenKind == .rightBrace ? outerBase : base)
            let isBlank = text.string(in: end..<start).allSatisfy(\.isWhitespace)
            return firstLineBreak(before: end) + [isBlank ? TextEdit(end..<start, code) : .insert(code, at: start)]
                + lastLineBreak(behind: start)
        }
        if let closing, closing.leadingTrivia.hasComments, closing.beginsLine(in: text) {
            // The comments belong to what is before them.
            return [
                .insert(written.map { $0 + ending }.joined(), at: text.lineStart(at: closing.span.lowerBound))
            ]
        }
        return [.insert(written.map { ending + $0 }.joined(), at: text.lineEnd(at: end))]
    }

    /// Where the block begins on the line of its opening brace, its first line gets a line of its own.
    private func firstLineBreak(before end: Int) -> [TextEdit] {
        let start = opening.span.upperBound
        guard let first = opening.nextToken(viewMode: .sourceAccurate)?.span.lowerBound, first < end,
            text.string(in: start..<first).allSatisfy({ $0 == " " || $0 == "\t" })
        else { return [] }
        return [TextEdit(start..<first, style.lineEnding + base)]
    }

    /// Where the block ends on the line of its opening brace, the brace that closes it gets a line of its own.
    private func lastLineBreak(behind start: Int) -> [TextEdit] {
        guard opening.tokenKind == .leftBrace, last == nil,
            let brace = opening.parent?.lastToken(viewMode: .sourceAccurate),
            brace.tokenKind == .rightBrace, brace.span.lowerBound > start,
            text.lineStart(at: brace.span.lowerBound) == text.lineStart(at: opening.span.lowerBound)
        else { return [] }
        let gap = text.startOfSpaces(before: brace.span.lowerBound)..<brace.span.lowerBound
        return [TextEdit(gap, style.lineEnding + outerBase)]
    }

    private var base: String {
        if let last, let first = last.firstToken(viewMode: .sourceAccurate), first.beginsLine(in: text) {
            return text.indentation(at: first.span.lowerBound)
        }
        return isLevelWithOpening ? outerBase : outerBase + style.indentationUnit
    }

    private var outerBase: String { text.indentation(at: opening.span.lowerBound) }
}

extension TokenSyntax {
    fileprivate func beginsLine(in text: SourceText) -> Bool {
        let start = span.lowerBound
        return text.lineStart(at: start) + text.indentation(at: start).utf8.count == start
    }
}

extension Trivia {
    fileprivate var hasComments: Bool {
        contains { piece in
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}
