import SourceEditing
import SwiftSyntax

/// Adds imports and declarations to a file, written as the file is.
struct FileAddition {
    let file: ModuleFile

    private var text: SourceText { file.source.text }
    private var style: SourceStyle { SourceStyle(of: text) }

    /// The imports that the file lacks, behind its last one.
    func imports(_ list: ImportList) -> [TextEdit] {
        let imports = file.source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let lines = list.lines(besides: Set(imports.map(\.path.trimmedDescription))).map(\.text)
        guard !lines.isEmpty else { return [] }
        let ending = style.lineEnding
        if let last = imports.last {
            let end = text.lineEnd(at: last.span.upperBound)
            return [.insert(lines.map { ending + $0 }.joined(), at: end)]
        }
        let start = file.source.tree.statements.first?.span.lowerBound ?? 0
        return [.insert(lines.map { $0 + ending }.joined() + ending, at: start)]
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
