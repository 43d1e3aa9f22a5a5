import SwiftSyntax

/// The comments in a piece of code.
enum CommentFinder {
    struct Comment {
        let range: Range<Int>
        let text: String
        let isLine: Bool

        /// As it may stand among code.
        var asBlock: String { isLine ? "/* \(text.dropFirst(2).trimmed) */" : text }
    }

    static func comments(in node: Syntax) -> [Comment] {
        node.tokens(viewMode: .sourceAccurate).flatMap { token in
            pieces(of: token.leadingTrivia, from: token.position.utf8Offset)
                + pieces(of: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    private static func pieces(of trivia: Trivia, from start: Int) -> [Comment] {
        var offset = start
        var comments: [Comment] = []
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            defer { offset = end }
            switch piece {
            case .lineComment(let text), .docLineComment(let text):
                comments.append(Comment(range: offset..<end, text: text, isLine: true))
            case .blockComment(let text), .docBlockComment(let text):
                comments.append(Comment(range: offset..<end, text: text, isLine: false))
            default: break
            }
        }
        return comments
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
