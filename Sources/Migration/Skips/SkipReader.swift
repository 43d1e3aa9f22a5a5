import ProjectModel
import SourceEditing
import SwiftSyntax

/// Finds the comments of a file that leave a statement alone, each with its statement: the one behind it, or the one on
/// the line that it ends.
///
/// A declaration is a statement, too, and so is a `case` of a `switch`, an argument, an element of a list. Before a
/// modifier on a line of its own, the comment is about that modifier alone.
struct SkipReader {
    private let file: ProjectFile
    private var text: SourceText { file.source.text }

    static func comments(in file: ProjectFile) -> [SkipComment] {
        guard mark.contains(in: file.source.text.bytes) else { return [] }
        let reader = SkipReader(file: file)
        return CommentFinder.comments(in: Syntax(file.source.tree)).compactMap { comment in
            guard comment.text.contains(SkipComment.mark) else { return nil }
            return SkipComment(
                comment.text, at: file.place(at: comment.range.lowerBound),
                statement: reader.statement(of: comment.range))
        }
    }

    private static let mark = NeedleSet([SkipComment.mark], wholeWords: false)

    private func statement(of comment: Range<Int>) -> SkipComment.Statement? {
        let line = text.lineStart(at: comment.lowerBound)
        if text.isBlank(line..<comment.lowerBound) {
            return token(from: comment.upperBound).flatMap(Self.statement(beginningAt:))
        }
        let last = token(from: comment.upperBound)?.previousToken(viewMode: .sourceAccurate) ?? lastToken
        return token(from: line).flatMap(Self.statement(beginningAt:)) ?? last.flatMap(Self.statement(endingAt:))
    }

    /// The first token that begins at an offset or behind it.
    private func token(from offset: Int) -> TokenSyntax? {
        let start = text.firstVisible(from: offset)
        guard start < text.bytes.count else { return nil }
        var token = file.source.tree.token(at: AbsolutePosition(utf8Offset: start))
        while let current = token, current.span.lowerBound < offset {
            token = current.nextToken(viewMode: .sourceAccurate)
        }
        return token?.tokenKind == .endOfFile ? nil : token
    }

    private var lastToken: TokenSyntax? {
        file.source.tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)
    }

    // MARK: Statements

    /// The largest one, or the modifier.
    private static func statement(beginningAt token: TokenSyntax) -> SkipComment.Statement? {
        if token.tokenKind == .period, let member = token.parent?.as(MemberAccessExprSyntax.self) {
            let call = member.parent?.as(FunctionCallExprSyntax.self)
            return .init(
                range: token.span.lowerBound..<(call?.span ?? member.span).upperBound, isDeclaration: false)
        }
        var found: SkipComment.Statement?
        for ancestor in Syntax(token).ancestors {
            guard ancestor.span.lowerBound == token.span.lowerBound else { break }
            found = ancestor.statement ?? found
        }
        return found
    }

    /// The smallest one.
    private static func statement(endingAt token: TokenSyntax) -> SkipComment.Statement? {
        for ancestor in Syntax(token).ancestors {
            guard ancestor.span.upperBound == token.span.upperBound else { return nil }
            if let statement = ancestor.statement { return statement }
        }
        return nil
    }
}

extension Syntax {
    /// Nil where it is none.
    fileprivate var statement: SkipComment.Statement? {
        if let item = self.as(CodeBlockItemSyntax.self) {
            return .init(range: span, isDeclaration: Syntax(item.item).isDeclaration)
        }
        if let member = self.as(MemberBlockItemSyntax.self) {
            return .init(range: span, isDeclaration: Syntax(member.decl).isDeclaration)
        }
        let isPart =
            self.is(SwitchCaseSyntax.self) || self.is(LabeledExprSyntax.self) || self.is(ArrayElementSyntax.self)
            || self.is(MultipleTrailingClosureElementSyntax.self)
        return isPart ? .init(range: span, isDeclaration: false) : nil
    }

    private var isDeclaration: Bool {
        self.is(VariableDeclSyntax.self) || isProtocol((any DeclGroupSyntax).self)
    }
}
