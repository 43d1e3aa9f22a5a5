import ProjectModel
import SourceEditing
import SwiftSyntax

/// A `NavigationStack` whose root view can take the registration of a module's routes.
struct StackRoot {
    let node: Int
    let file: ProjectFile
    let call: FunctionCallExprSyntax
    let isPreview: Bool
    /// The types around the stack, outermost first.
    let types: [String]
    let content: Content

    /// What the root view's code allows.
    enum Content {
        /// Modifiers can follow it.
        case expression(ExprSyntax)
        /// An `if`, a `switch`, an operator: it needs a `Group` around it.
        case statement(CodeBlockItemSyntax)
    }

    /// - Returns: nil where the content isn't written out, or is several views.
    init?(_ node: NavigationGraph.Node, in project: Project) {
        guard case .container(.stack, _) = node.kind, let place = node.place, let file = project.file(at: place.file),
            let call = file.token(at: place.offset)?.namedCall,
            let closure = call.trailingClosure ?? call.argument(labelled: "root")?.as(ClosureExprSyntax.self),
            let content = Content(of: closure.statements)
        else { return nil }
        let surroundings = Surroundings(of: Syntax(call))
        self.node = node.id
        self.file = file
        self.call = call
        self.content = content
        isPreview = surroundings.isPreview
        types = surroundings.types
    }

    var place: Place { file.place(at: call.nameToken.span.lowerBound) }

    /// What the stack's path is bound to, if it is: `$router.path`.
    var path: ExprSyntax? { call.argument(labelled: "path") }

    /// Puts `.navigationDestination(for:)` on the root view, as its last modifier.
    /// - Parameters:
    ///   - destination: what the closure shows: `DestinationView(route: route)`.
    ///   - isAlone: whether nothing else changes on its line, so that what gets too wide may be given lines of its own.
    func registration(of route: String, showing destination: String, isAlone: Bool) -> TextChange {
        switch content {
        case .expression(let expression):
            let modifier = modifier(for: route, showing: destination)
            if isAlone, let unfolded = unfolded(expression, with: modifier) { return TextChange(unfolded) }
            return TextChange([AppendedModifier(expression: expression, text: text).edit(modifier)])
        case .statement(let item):
            return grouped(item.item.span, of: route, showing: destination)
        }
    }

    // MARK: Text

    private var text: SourceText { file.source.text }

    private func modifier(for route: String, showing destination: String) -> ClosureModifier {
        ClosureModifier(head: [".navigationDestination(for: \(route).self) { route in"], body: MovedCode(destination))
    }

    /// A stack on one line that would get too wide gets several; one whose view only ends beside the brace, a line for it.
    private func unfolded(_ view: ExprSyntax, with modifier: ClosureModifier) -> [TextEdit]? {
        let line = text.lineStart(at: view.span.upperBound)..<text.lineEnd(at: view.span.upperBound)
        guard line.upperBound >= call.span.upperBound, let inline = modifier.inline,
            LineLimit.width(of: text.string(in: line)[...]) + inline.count > LineLimit.columns
        else { return nil }
        guard line.contains(call.span.lowerBound) else { return withBraceApart(view, modifier) }
        guard var blocks = UnfoldedBlocks(around: view, in: text) else { return nil }
        let style = SourceStyle(of: text)
        let indentation = blocks.indentation + style.indentationUnit
        blocks.insert(
            style.lineEnding + indentation + modifier.lines(indentation: indentation, style), at: view.span.upperBound)
        return blocks.edits
    }

    private func withBraceApart(_ view: ExprSyntax, _ modifier: ClosureModifier) -> [TextEdit]? {
        guard let brace = view.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
            brace.tokenKind == .rightBrace, brace.span.upperBound == call.span.upperBound,
            text.isBlank(view.span.upperBound..<brace.span.lowerBound),
            text.lineStart(at: view.span.lowerBound) == text.lineStart(at: call.span.lowerBound)
        else { return nil }
        let style = SourceStyle(of: text)
        let outer = text.indentation(at: call.span.lowerBound)
        let inner = outer + style.indentationUnit
        return [
            TextEdit(
                view.span.upperBound..<brace.span.lowerBound,
                style.lineEnding + inner + modifier.lines(indentation: inner, style) + style.lineEnding + outer)
        ]
    }

    private func grouped(_ range: Range<Int>, of route: String, showing destination: String) -> TextChange {
        let style = SourceStyle(of: text)
        let start = text.lineStart(at: range.lowerBound)
        let end = text.endOfComments(behind: range.upperBound)
        guard text.isBlank(start..<range.lowerBound), text.endsLine(at: end) else {
            return TextChange([
                .insert("Group { ", at: range.lowerBound),
                .insert(
                    " }.navigationDestination(for: \(route).self) { route in \(destination) }", at: range.upperBound),
            ])
        }
        let indentation = text.indentation(at: range.lowerBound)
        return TextChange(
            [
                .insert("\(indentation)Group {\(style.lineEnding)", at: start),
                .insert(
                    "\(style.lineEnding)\(indentation)}\(style.lineEnding)\(indentation)"
                        + modifier(for: route, showing: destination).lines(indentation: indentation, style),
                    at: end),
            ], shifts: [LineShift(start..<end, .deeper(style.indentationUnit))])
    }
}

extension StackRoot.Content {
    /// The one view among the statements; declarations may stand before it.
    fileprivate init?(of statements: CodeBlockItemListSyntax) {
        let views = Array(statements).filter { !Syntax($0.item).is(VariableDeclSyntax.self) }
        guard views.count == 1, let view = views.first, view.id == statements.last?.id else { return nil }
        if let expression = view.item.as(ExprSyntax.self) {
            self = expression.takesModifiers ? .expression(expression) : .statement(view)
            return
        }
        let condition = view.item.as(ExpressionStmtSyntax.self)?.expression
        guard condition?.is(IfExprSyntax.self) ?? false || condition?.is(SwitchExprSyntax.self) ?? false else {
            return nil
        }
        self = .statement(view)
    }
}

extension ExprSyntax {
    /// Whether a modifier can follow the expression without parentheses.
    fileprivate var takesModifiers: Bool {
        self.is(FunctionCallExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
            || self.is(DeclReferenceExprSyntax.self) || self.is(PostfixIfConfigExprSyntax.self)
            || self.is(SubscriptCallExprSyntax.self) || self.is(TupleExprSyntax.self)
    }
}
