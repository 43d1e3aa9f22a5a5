import ProjectModel
import SwiftSyntax

/// Puts a template together: the destination's code, with what stands in the place of its pieces.
struct TemplateText {
    private let edits: [TemplateEdit]

    init(_ edits: [TemplateEdit]) {
        self.edits = edits.sorted(by: Self.comesFirst)
    }

    /// Those in a node, without those that lie in others.
    private func edits(in node: Syntax) -> [TemplateEdit] {
        let span = node.span
        var outermost: [TemplateEdit] = []
        for edit in edits where span.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= span.upperBound {
            // The whole of a node that stands for itself is no edit of it.
            if edit.range == span, case .node(let other) = edit.content, other.id == node.id { continue }
            if let last = outermost.last, edit.range.lowerBound < last.range.upperBound { continue }
            outermost.append(edit)
        }
        return outermost
    }

    private static func comesFirst(_ first: TemplateEdit, _ second: TemplateEdit) -> Bool {
        (first.range.lowerBound, -first.range.upperBound) < (second.range.lowerBound, -second.range.upperBound)
    }

    /// - Parameter withComments: those before the first token, and behind the last one.
    func pieces(of node: Syntax, withComments: Bool = false) -> [TemplatePiece] {
        let bytes = node.syntaxTextBytes
        let start = node.position.utf8Offset
        let span = node.span
        let indentation = node.lineIndentation
        let column = node.column
        var pieces: [TemplatePiece] = []
        let whole = withComments ? node.spanWithComments : span
        var position = whole.lowerBound
        func code(to end: Int) {
            guard end > position else { return }
            let text = String(decoding: bytes[(position - start)..<(end - start)], as: UTF8.self)
            pieces.append(.code(Self.dedented(text, by: indentation, column: column)))
        }
        for edit in edits(in: node) {
            code(to: edit.range.lowerBound)
            switch edit.content {
            case .pieces(let others): pieces += others
            case .node(let other): pieces += self.pieces(of: other)
            }
            position = max(position, edit.range.upperBound)
        }
        code(to: whole.upperBound)
        return Self.joined(pieces)
    }

    private static func joined(_ pieces: [TemplatePiece]) -> [TemplatePiece] {
        pieces.reduce(into: []) { result, piece in
            if case .code(let text) = piece, case .code(let before)? = result.last {
                result[result.count - 1] = .code(before + text)
            } else if piece != .code("") {
                result.append(piece)
            }
        }
    }

    /// Lines behind the first lose the indentation of the first; those that are aligned with what begins on it lose all
    /// that stands before that.
    private static func dedented(_ text: String, by indentation: String, column: Int) -> String {
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        let moved = lines.dropFirst().map { line -> Substring in
            if line.prefix(while: { $0 == " " }).count >= column, column > indentation.count {
                return line.dropFirst(column)
            }
            var (rest, prefix) = (line, indentation[...])
            while let expected = prefix.first, rest.first == expected {
                rest.removeFirst()
                prefix.removeFirst()
            }
            return rest
        }
        return ([lines[0]] + moved).joined(separator: "\n")
    }
}

extension Syntax {
    fileprivate var spanWithComments: Range<Int> {
        var (start, end) = (span.lowerBound, span.upperBound)
        var offset = position.utf8Offset
        for piece in leadingTrivia {
            if piece.isComment { start = min(start, offset) }
            offset += piece.sourceLength.utf8Length
        }
        offset = span.upperBound
        for piece in trailingTrivia {
            offset += piece.sourceLength.utf8Length
            if piece.isComment { end = offset }
        }
        return start..<end
    }

    /// How many bytes stand before the node on its line.
    fileprivate var column: Int {
        var token = firstToken(viewMode: .sourceAccurate)
        var length = 0
        while let current = token {
            let trivia = current.leadingTrivia.description
            if let newline = trivia.lastIndex(where: \.isNewline) {
                return length + trivia[trivia.index(after: newline)...].utf8.count
            }
            length += trivia.utf8.count
            guard let previous = current.previousToken(viewMode: .sourceAccurate) else { return length }
            length += previous.trimmedLength.utf8Length + previous.trailingTriviaLength.utf8Length
            token = previous
        }
        return length
    }

    /// The blanks at the beginning of the line that the node begins on.
    fileprivate var lineIndentation: String {
        var token = firstToken(viewMode: .sourceAccurate)
        while let current = token {
            let trivia = current.leadingTrivia.description
            if let newline = trivia.lastIndex(where: \.isNewline) {
                return String(trivia[trivia.index(after: newline)...].prefix { $0 == " " || $0 == "\t" })
            }
            guard let previous = current.previousToken(viewMode: .sourceAccurate) else {
                return String(trivia.prefix { $0 == " " || $0 == "\t" })
            }
            token = previous
        }
        return ""
    }
}
