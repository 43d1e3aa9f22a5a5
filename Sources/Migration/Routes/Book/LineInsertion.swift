import SourceEditing
import SwiftSyntax

/// A place for further lines in a block, behind its last of a kind.
struct LineInsertion {
    let text: SourceText
    /// The brace that opens the block.
    let opening: TokenSyntax
    /// What the lines stand behind; nil where the block has nothing of the kind.
    let last: Syntax?
    /// The token that ends what `last` belongs to, where nothing else stands between.
    let following: TokenSyntax?
    /// The brace that closes the block, or what has to stay last in it.
    let closing: TokenSyntax
    /// Whether the lines begin where the line of the opening brace does.
    var isLevelWithOpening = false

    private var style: SourceStyle { SourceStyle(of: text) }

    func edits(_ lines: [CodeLine]) -> [TextEdit] {
        let ending = style.lineEnding
        let written = lines.map { $0.written(base, unit: style.indentationUnit) }
        let after = last?.span.upperBound ?? opening.span.upperBound
        let before = closing.span.lowerBound
        if text.lineEnd(at: after) > before {
            // All on one line.
            let gap = text.string(in: after..<before)
            let end = ending + text.indentation(at: opening.span.lowerBound)
            let code = written.map { ending + $0 }.joined() + end
            return firstLineBreak(before: after) + [gap.allSatisfy(\.isWhitespace) ? TextEdit(after..<before, code) : .insert(code, at: before)]
        }
        if let following, following.leadingTrivia.hasComments, following.beginsLine(in: text), following == closing,
            following.tokenKind == .rightBrace
        {
            // The comments belong to what is before them.
            let start = text.lineStart(at: following.span.lowerBound)
            return [.insert(written.map { $0 + ending }.joined(), at: start)]
        }
        return [.insert(written.map { ending + $0 }.joined(), at: text.lineEnd(at: after))]
    }

    /// Where the block begins on the line of its opening brace, its first line gets a line of its own.
    private func firstLineBreak(before end: Int) -> [TextEdit] {
        let start = opening.span.upperBound
        guard let first = opening.nextToken(viewMode: .sourceAccurate)?.span.lowerBound, first < end,
            text.string(in: start..<first).allSatisfy({ $0 == " " || $0 == "\t" })
        else { return [] }
        return [TextEdit(start..<first, style.lineEnding + base)]
    }

    private var base: String {
        if let last, let first = last.firstToken(viewMode: .sourceAccurate), first.beginsLine(in: text) {
            return text.indentation(at: first.span.lowerBound)
        }
        let outer = text.indentation(at: opening.span.lowerBound)
        return isLevelWithOpening ? outer : outer + style.indentationUnit
    }
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
