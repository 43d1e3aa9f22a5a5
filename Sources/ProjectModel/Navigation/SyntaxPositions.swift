import SwiftSyntax

extension SyntaxProtocol {
    /// The UTF-8 offsets from the first token to the last, without the trivia around them.
    package var span: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The nodes around this one, innermost first.
    package var ancestors: some Sequence<Syntax> {
        sequence(first: Syntax(self), next: \.parent).dropFirst()
    }
}

extension Trivia {
    /// The comments in it, as written.
    var comments: [String] {
        compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                return text
            default:
                return nil
            }
        }
    }
}
