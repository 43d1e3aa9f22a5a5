import ProjectModel
import SourceEditing
import SwiftSyntax

/// The lines of a declaration or a statement that goes, with the comment above it.
enum CodeRemoval {
    static func range(of code: some SyntaxProtocol, in text: SourceText) -> Range<Int> {
        // The semicolon behind a member is its item's.
        let item = code.parent?.as(MemberBlockItemSyntax.self)?.span
        let span = item.map { code.span.lowerBound..<$0.upperBound } ?? code.span
        let comment = code.leadingTrivia.reversed().prefix { piece in
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count): count == 1
            case .spaces, .tabs, .lineComment, .docLineComment, .blockComment, .docBlockComment: true
            default: false
            }
        }
        let length = comment.reduce(0) { $0 + $1.sourceLength.utf8Length }
        let start =
            comment.contains(where: \.isComment) ? text.firstVisible(from: span.lowerBound - length) : span.lowerBound
        let end = text.endOfComments(behind: span.upperBound)
        return text.lineRemoval(of: start..<end)
    }

    /// The same with the blank line above.
    static func range(withBlankLineAbove member: some SyntaxProtocol, in text: SourceText) -> Range<Int> {
        let range = range(of: member, in: text)
        let line = text.lineStart(at: range.lowerBound)
        guard line > 0, text.isBlank(line..<range.lowerBound) else { return range }
        return text.lineEnd(at: text.lineStart(at: line - 1))..<range.upperBound
    }

    /// The bytes of a statement; of two on one line, the semicolon between goes with it.
    static func range(ofStatement item: CodeBlockItemSyntax, in text: SourceText) -> Range<Int> {
        let range = range(of: item, in: text)
        guard let items = item.parent?.as(CodeBlockItemListSyntax.self), item.id == items.last?.id,
            let semicolon = items.dropLast().last?.semicolon?.span,
            text.lineStart(at: semicolon.lowerBound) == text.lineStart(at: item.span.lowerBound)
        else { return range }
        return semicolon.lowerBound..<text.startOfSpaces(before: range.upperBound)
    }
}

extension TriviaPiece {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
        default: false
        }
    }
}
