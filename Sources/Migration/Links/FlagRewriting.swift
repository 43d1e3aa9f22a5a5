import ProjectModel
import SourceEditing
import SwiftSyntax

/// Puts what a flagged link shows behind a view that is always there, and takes the link out or makes a button of it.
///
/// Before:
/// ```swift
/// Form { … }
///     .background(NavigationLink(destination: DoneView(), isActive: $finished) { EmptyView() }.hidden())
/// ```
/// After:
/// ```swift
/// Form { … }
///     .navigationDestination(isPresented: $finished) { DoneView() }
/// ```
/// A link that can be seen becomes `Button("Done") { finished = true }`.
///
/// What makes it unsafe: a system before iOS 17, a chevron that goes, a row that goes.
struct FlagRewriting {
    let link: LinkCall
    let text: SourceText
    /// The property that is nothing but the link, and goes with it.
    var property: VariableDeclSyntax?

    init(_ link: LinkCall) {
        self.link = link
        text = link.file.source.text
    }

    // MARK: The destination

    /// The code of the destination, and its bytes.
    var destination: (code: MovedCode, range: Range<Int>) {
        let range = Self.content(of: link.destination.expression, in: text)
        return (MovedCode(range, of: text), range)
    }

    /// What is in the braces of a closure; all of another expression.
    private static func content(of expression: ExprSyntax, in text: SourceText) -> Range<Int> {
        guard let closure = expression.as(ClosureExprSyntax.self) else { return expression.span }
        let start = text.firstVisible(from: (closure.signature?.span ?? closure.leftBrace.span).upperBound)
        var end = closure.rightBrace.span.lowerBound
        while end > start, text.isBlank(end - 1..<end) { end -= 1 }
        return start..<max(start, end)
    }

    // MARK: Hidden links

    /// In the place of the `.background(…)` or `.overlay(…)` that held the link.
    func replacing(_ modifier: FunctionCallExprSyntax, head: [String]) -> [TextEdit] {
        guard let member = modifier.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
        let style = SourceStyle(of: text)
        let range = member.period.span.lowerBound..<modifier.span.upperBound
        let new = ClosureModifier(head: head, body: destination.code, comments: comments(in: Syntax(modifier), range))
        let indentation = text.indentation(at: range.lowerBound)
        if let line = new.inline, indentation.count + line.count <= 100 { return [TextEdit(range, line)] }
        let startsLine = text.beginsLine(at: range.lowerBound)
        let apart = startsLine ? "" : style.lineEnding + indentation + style.indentationUnit
        return [
            TextEdit(
                range,
                apart + new.lines(indentation: startsLine ? indentation : indentation + style.indentationUnit, style))
        ]
    }

    /// Takes the `.background(…)` out, and puts the destination behind another view.
    func moving(_ modifier: FunctionCallExprSyntax, to view: ExprSyntax, head: [String]) -> [TextEdit] {
        guard let member = modifier.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
        let range = member.period.span.lowerBound..<modifier.span.upperBound
        return [
            .delete(text.lineRemoval(of: range)),
            appended(to: view, head: head, comments: comments(in: Syntax(modifier), range)),
        ]
    }

    /// Takes the view that is the link out from among others.
    func moving(_ item: CodeBlockItemSyntax, to view: ExprSyntax, head: [String]) -> [TextEdit] {
        let range = removal(of: item)
        return [
            .delete(range), appended(to: view, head: head, comments: comments(in: Syntax(item), range)),
        ]
    }

    /// The bytes of a view among others.
    func removal(of item: CodeBlockItemSyntax) -> Range<Int> { CodeRemoval.range(ofStatement: item, in: text) }

    /// Takes what holds the link out; comments that aren't the destination's stay, on the lines before.
    func removing(_ range: Range<Int>, in node: Syntax) -> [TextEdit] {
        let style = SourceStyle(of: text)
        let indentation = text.indentation(at: text.firstVisible(from: range.lowerBound))
        let lines = comments(in: node, range).map { style.lineEnding + indentation + $0 }
        return (lines.isEmpty ? [] : [.insert(lines.joined(), at: range.lowerBound)]) + [.delete(range)]
    }

    private func appended(to view: ExprSyntax, head: [String], comments: [String]) -> TextEdit {
        AppendedModifier(expression: view, text: text).edit(
            ClosureModifier(head: head, body: destination.code, comments: comments))
    }

    /// The comments in what goes that aren't the destination's.
    private func comments(in node: Syntax, _ range: Range<Int>) -> [String] {
        let kept = destination.range
        let others = property.map { CommentFinder.comments(in: Syntax($0)) }?.filter { comment in
            property.map { CodeRemoval.range(of: $0, in: text).contains(comment.range.lowerBound) } ?? false
        }
        let own = CommentFinder.comments(in: node).filter { range.contains($0.range.lowerBound) }
        return ((others ?? []) + own).filter { !kept.contains($0.range.lowerBound) }.map(\.text)
    }

    /// The lines of the property, with the blank one before it.
    func removal(of property: VariableDeclSyntax) -> TextEdit {
        .delete(CodeRemoval.range(withBlankLineAbove: property, in: text))
    }

    // MARK: Visible links

    /// A button in the link's place that runs `action`, and the destination behind a view; none where another link's
    /// edits bring it.
    func button(_ action: String, named button: String) -> [TextEdit] {
        let name = link.syntax.nameToken.span
        let edits = [TextEdit(name, button)] + arguments(action)
        let rewriting = LinkRewriting(link: link)
        return edits + rewriting.removedGenerics + rewriting.removedDetailLink(saying: ["false", "true"])
            + comments(beside: edits).map { .insert($0, at: commentPlace) }
    }

    /// The destination behind `view`.
    func destination(on view: ExprSyntax, head: [String]) -> TextEdit { appended(to: view, head: head, comments: []) }

    private func arguments(_ action: String) -> [TextEdit] {
        let call = link.syntax
        let behindCallee = call.calledExpression.span.upperBound
        if let title = call.arguments.first, title.label == nil {
            let end = call.trailingClosure?.span.upperBound ?? call.rightParen?.span.upperBound ?? behindCallee
            return [TextEdit(title.expression.span.upperBound..<end, ") { \(action) }")]
        }
        switch link.destination {
        case .trailingBeforeLabel(_, let label):
            let brace = label.closure.leftBrace.span.lowerBound
            return [TextEdit(behindCallee..<brace, " { \(action) } label: ")]
        case .argument, .trailing:
            if let label = call.trailingClosure {
                return [TextEdit(behindCallee..<label.leftBrace.span.lowerBound, " { \(action) } label: ")]
            }
            guard let left = call.leftParen, let label = call.arguments.first(where: { $0.label?.text == "label" })
            else {
                return []
            }
            return [TextEdit(left.span.upperBound..<label.span.lowerBound, "action: { \(action) }, ")]
                + behind(label)
        }
    }

    /// What stands behind the label's argument.
    private func behind(_ label: LabeledExprSyntax) -> [TextEdit] {
        guard let right = link.syntax.rightParen, label.trailingComma != nil else { return [] }
        return [.delete(label.expression.span.upperBound..<right.span.lowerBound)]
    }

    private var commentPlace: Int {
        let start = link.syntax.span.lowerBound
        let line = text.lineStart(at: start)
        return text.isBlank(line..<start) ? line : start
    }

    /// The comments in the arguments that go, as they stand before the link.
    private func comments(beside edits: [TextEdit]) -> [String] {
        let kept = destination.range
        let start = link.syntax.span.lowerBound
        let startsLine = text.beginsLine(at: start)
        return CommentFinder.comments(in: Syntax(link.syntax)).filter { comment in
            edits.contains {
                $0.range.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.range.upperBound
            } && !kept.contains(comment.range.lowerBound)
        }.map { comment in
            startsLine
                ? text.indentation(at: start) + comment.text + SourceStyle(of: text).lineEnding : comment.asBlock + " "
        }
    }
}

extension LinkCall {
    /// How SwiftUI's `Button` is spelled in the link's place.
    func buttonName(in project: Project) -> String {
        if syntax.calledExpression.trimmedDescription.hasPrefix("SwiftUI.") { return "Button" }
        let place = TypePlace(file: file.path, scopes: surroundings.types)
        return project.declarations.lookUp("Button", at: place) == .none ? "Button" : "SwiftUI.Button"
    }
}
