import SourceEditing
import SwiftSyntax

/// Blocks that stand on one line, one in the other, as edits that give each of their items a line of its own.
///
/// Before: `var body: some View { NavigationStack { Home() } }`; after:
/// ```swift
/// var body: some View {
///     NavigationStack {
///         Home()
///     }
/// }
/// ```
struct UnfoldedBlocks {
    private(set) var edits: [TextEdit] = []
    /// That of the items of the innermost block.
    private(set) var indentation: String
    private let text: SourceText
    private let style: SourceStyle

    /// All the blocks around a piece of code that stand on its line.
    /// - Returns: nil where there is none, or comments stand between.
    init?(around node: some SyntaxProtocol, in text: SourceText) {
        let line = text.lineStart(at: node.span.lowerBound)
        let blocks = node.ancestors.compactMap { BracedBlock($0) }.prefix { block in
            text.lineStart(at: block.opening.span.lowerBound) == line
                && text.lineStart(at: block.closing.span.lowerBound) == line
        }
        self.init(Array(blocks.reversed()), text)
    }

    /// A type's members alone.
    init?(_ members: MemberBlockSyntax, in text: SourceText) {
        guard let block = BracedBlock(Syntax(members)),
            text.lineStart(at: block.opening.span.lowerBound) == text.lineStart(at: block.closing.span.lowerBound)
        else { return nil }
        self.init([block], text)
    }

    private init?(_ blocks: [BracedBlock], _ text: SourceText) {
        guard let outermost = blocks.first else { return nil }
        self.text = text
        style = SourceStyle(of: text)
        indentation = text.indentation(at: outermost.opening.span.lowerBound)
        for block in blocks {
            let outer = indentation
            indentation += style.indentationUnit
            var end = block.opening.span.upperBound
            for item in block.items {
                guard breakLine(end..<item.start, indentation) else { return nil }
                end = item.end
            }
            guard breakLine(end..<block.closing.span.lowerBound, outer) else { return nil }
            for period in block.modifiers {
                guard breakLine(period.previous..<period.start, outer) else { return nil }
            }
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Puts further lines behind what ends at an offset, before the line break that is made there.
    mutating func insert(_ lines: String, at offset: Int) {
        guard let index = edits.firstIndex(where: { $0.range.lowerBound == offset }) else { return }
        edits[index] = TextEdit(edits[index].range, lines + edits[index].replacement)
    }

    private mutating func breakLine(_ gap: Range<Int>, _ indentation: String) -> Bool {
        let isSeparator = text.string(in: gap).allSatisfy { $0 == " " || $0 == "\t" || $0 == ";" }
        guard isSeparator else { return false }
        edits.append(TextEdit(gap, style.lineEnding + indentation))
        return true
    }
}

/// What stands in braces: the statements of a body or a closure, the members of a type.
private struct BracedBlock {
    /// The last token before the items: a brace, or the `in` of a closure.
    let opening: TokenSyntax
    let closing: TokenSyntax
    let items: [(start: Int, end: Int)]
    /// The periods of the modifiers on a closure's call, each with the end of what is before it.
    private(set) var modifiers: [(previous: Int, start: Int)] = []

    init?(_ node: Syntax) {
        if let closure = node.as(ClosureExprSyntax.self) {
            self.init(
                closure.signature?.lastToken(viewMode: .sourceAccurate) ?? closure.leftBrace, closure.statements,
                closure.rightBrace)
            modifiers = Self.modifiers(behind: closure)
        } else if let block = node.as(CodeBlockSyntax.self) {
            self.init(block.leftBrace, block.statements, block.rightBrace)
        } else if let block = node.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors {
            self.init(block.leftBrace, items, block.rightBrace)
        } else if let block = node.as(MemberBlockSyntax.self) {
            self.init(
                block.leftBrace, block.members.map { ($0.decl.span.lowerBound, $0.decl.span.upperBound) },
                block.rightBrace)
        } else {
            return nil
        }
    }

    private init(_ opening: TokenSyntax, _ items: CodeBlockItemListSyntax, _ closing: TokenSyntax) {
        self.init(opening, items.map { ($0.item.span.lowerBound, $0.item.span.upperBound) }, closing)
    }

    private init(_ opening: TokenSyntax, _ items: [(start: Int, end: Int)], _ closing: TokenSyntax) {
        (self.opening, self.items, self.closing) = (opening, items, closing)
    }

    private static func modifiers(behind closure: ClosureExprSyntax) -> [(previous: Int, start: Int)] {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return [] }
        var found: [(previous: Int, start: Int)] = []
        var current = ExprSyntax(call)
        while let member = current.parent?.as(MemberAccessExprSyntax.self), member.base?.id == current.id {
            found.append((current.span.upperBound, member.period.span.lowerBound))
            guard let outer = member.parent?.as(FunctionCallExprSyntax.self), outer.calledExpression.id == member.id
            else { break }
            current = ExprSyntax(outer)
        }
        return found
    }
}
