import SwiftParser
import SwiftSyntax

/// The nodes and tokens of a parsed file with their places, in order; without those that lie inside given ranges.
public struct ParsedStructure: Equatable {
    public struct Entry: Equatable, CustomStringConvertible {
        let kind: SyntaxKind
        let range: Range<Int>
        /// Of a token.
        let text: String?

        public var description: String { "\(kind) \(range) \(text ?? "")" }
    }

    public let entries: [Entry]
    public let hasError: Bool

    public init(_ bytes: [UInt8], without blanked: [Range<Int>] = []) {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let collector = Collector(blanked)
        collector.walk(tree)
        entries = collector.entries
        hasError = tree.hasError
    }

    private final class Collector: SyntaxAnyVisitor {
        var entries: [Entry] = []
        /// The blanked ranges that don't lie before the current node, the next one last.
        private var blanked: [Range<Int>]

        init(_ blanked: [Range<Int>]) {
            self.blanked = blanked.reversed()
            super.init(viewMode: .sourceAccurate)
        }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            let range =
                node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
            while let last = blanked.last, last.upperBound <= range.lowerBound { blanked.removeLast() }
            if range.isEmpty { return .visitChildren }
            if let next = blanked.last, next.lowerBound <= range.lowerBound, range.upperBound <= next.upperBound {
                return .skipChildren
            }
            entries.append(Entry(kind: node.kind, range: range, text: node.as(TokenSyntax.self)?.text))
            return .visitChildren
        }

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { visitAny(Syntax(token)) }
    }
}
