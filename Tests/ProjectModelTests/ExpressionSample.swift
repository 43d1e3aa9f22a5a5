import SourceEditing
import SwiftSyntax

@testable import ProjectModel

/// A small project, one file of which has the places asked about between `«` and `»`.
struct ExpressionSample {
    private let context: ExpressionContext
    private let source: ParsedSource
    private let marks: [Range<Int>]

    /// - Parameter files: the other files, by path.
    init(_ marked: String, files: [String: String] = [:]) {
        var text = ""
        var open: [Int] = []
        var marks: [Range<Int>] = []
        for character in marked {
            switch character {
            case "«": open.append(text.utf8.count)
            case "»": marks.append((open.popLast() ?? 0)..<text.utf8.count)
            default: text.append(character)
            }
        }
        self.marks = marks.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
        source = ParsedSource(SourceText(text))
        let contents = files.merging(["Main.swift": text]) { $1 }
        let module = ModuleKey(name: "App", origin: "", target: "App")
        let indexed = contents.map { path, text in
            IndexedFile(path: path, scan: DeclarationScan(bytes: Array(text.utf8)), modules: [module])
        }
        let index = DeclarationIndex(files: indexed) { path in contents[path].map { Array($0.utf8) } }
        context = ExpressionContext(file: "Main.swift", index: index)
    }

    /// What is known of each marked expression, in the order in which they begin.
    var types: [String] {
        expressions.map { expression in
            switch context.type(of: expression) {
            case .known(let type): return type.description
            case .ambiguous(let name): return "ambiguous: \(name)"
            case .unknown(let reason): return "unknown: \(reason)"
            }
        }
    }

    func type(expecting expected: ResolvedType) -> [String] {
        expressions.map { context.type(of: $0, expecting: expected).type?.description ?? "unknown" }
    }

    var sources: [ValueSource] {
        expressions.map { context.source(of: $0) }
    }

    /// For each marked node the names that it uses from outside, with their kinds; where they are introduced by a line
    /// of the file, with its number.
    var freeNames: [[String]] {
        marks.map { mark in
            guard let node = node(at: mark) else { return ["no node"] }
            return context.freeNames(of: node).map { "\($0.name): \(describe($0.kind))" }
        }
    }

    /// For each marked node the offsets of the uses, as the text that stands there.
    var uses: [[String]] {
        marks.map { mark in
            guard let node = node(at: mark) else { return ["no node"] }
            return context.freeNames(of: node).flatMap { name in
                name.uses.map { source.text.string(in: $0..<$0 + name.name.utf8.count) }
            }
        }
    }

    private func describe(_ kind: FreeName.Kind) -> String {
        switch kind {
        case .closureParameter(let offset): return "closure parameter (line \(line(offset)))"
        case .local(let offset): return "local (line \(line(offset)))"
        case .functionParameter(let offset): return "function parameter (line \(line(offset)))"
        case .member(let type): return "member of \(type)"
        case .selfValue: return "self"
        case .genericParameter: return "generic parameter"
        case .type: return "type"
        case .global: return "global"
        case .unknown: return "unknown"
        }
    }

    private func line(_ offset: Int) -> Int { source.text.location(at: offset).line }

    private var expressions: [ExprSyntax] {
        marks.map { mark in
            node(at: mark)?.as(ExprSyntax.self) ?? ExprSyntax(MissingExprSyntax(placeholder: .identifier("missing")))
        }
    }

    /// The outermost expression of a marked range, else the outermost node.
    private func node(at mark: Range<Int>) -> Syntax? {
        let finder = RangeFinder(mark)
        finder.walk(source.tree)
        return finder.found.first { $0.is(ExprSyntax.self) } ?? finder.found.first
    }
}

private final class RangeFinder: SyntaxAnyVisitor {
    private let range: Range<Int>
    private(set) var found: [Syntax] = []

    init(_ range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.span == range { found.append(node) }
        return .visitChildren
    }
}
