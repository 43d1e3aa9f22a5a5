import SourceEditing
import SwiftSyntax

/// Adds imports and declarations to a file, written as the file is.
struct FileAddition {
    let file: ModuleFile

    private var text: SourceText { file.source.text }
    private var style: SourceStyle { SourceStyle(of: text) }

    /// The imports that the file lacks: each where the alphabet has it, if the file keeps to that; else behind the last one.
    func imports(_ list: ImportList) -> [TextEdit] {
        let imports = file.source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let lines = list.lines(besides: Set(imports.map(\.path.trimmedDescription))).map(\.text)
        guard !lines.isEmpty else { return [] }
        let ending = style.lineEnding
        if let edits = sorted(lines, among: imports) { return edits }
        if let last = imports.last {
            let end = text.lineEnd(at: last.span.upperBound)
            return [.insert(lines.map { ending + $0 }.joined(), at: end)]
        }
        let start = file.source.tree.statements.first?.span.lowerBound ?? 0
        return [.insert(lines.map { $0 + ending }.joined() + ending, at: start)]
    }

    /// - Returns: nil where the file's imports aren't in order, or aren't plain.
    private func sorted(_ lines: [String], among imports: [ImportDeclSyntax]) -> [TextEdit]? {
        let known = imports.map(\.trimmedDescription)
        guard !imports.isEmpty, zip(known, known.dropFirst()).allSatisfy(<),
            (known + lines).allSatisfy({ $0.hasPrefix("import ") && !$0.contains("\n") })
        else { return nil }
        return lines.map { line in
            let ending = style.lineEnding
            guard let next = zip(imports, known).first(where: { $0.1 > line })?.0 else {
                return .insert(ending + line, at: text.lineEnd(at: imports[imports.count - 1].span.upperBound))
            }
            return .insert(line + ending, at: next.span.lowerBound)
        }
    }

    /// Lines at the end, behind a blank one. A last line without an ending stays one.
    func end(_ lines: [CodeLine]) -> [TextEdit] {
        guard !lines.isEmpty else { return [] }
        let endsLine = text.bytes.last == UInt8(ascii: "\n") || text.bytes.last == UInt8(ascii: "\r")
        let written = lines.map { $0.written("", unit: style.indentationUnit) }
        let code = ([""] + written).joined(separator: style.lineEnding)
        return [.insert(endsLine ? code + style.lineEnding : style.lineEnding + code, at: text.bytes.count)]
    }
}
