import SwiftParser
import SwiftSyntax

/// A sample as one file among others in a module: what it declares is its own.
///
/// Properties that stand outside of all types are taken for those of a view, ``Screen``, where they are computed: there
/// is a `self` and a `$b`. Stored ones are the main actor's, as views are.
enum SampleFile {
    /// The files' texts, by path, as one. What is imported of `targets` is in it.
    static func text(of files: [String: String], targets: [String] = []) -> String {
        let parts = files.sorted { $0.key < $1.key }.map { own($0.value, targets) }
        return "import SwiftUI; import Names; " + parts.joined(separator: "\n")
    }

    private struct Change {
        let range: Range<Int>
        let text: String

        init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
        init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
    }

    private static func own(_ text: String, _ targets: [String]) -> String {
        var bytes = Array(text.utf8)
        for change in changes(to: Parser.parse(source: text).statements, targets).reversed() {
            bytes.replaceSubrange(change.range, with: Array(change.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// In the order of their places.
    private static func changes(to items: CodeBlockItemListSyntax, _ targets: [String]) -> [Change] {
        items.flatMap { item -> [Change] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let condition = declaration.as(IfConfigDeclSyntax.self) {
                return condition.clauses.flatMap { clause -> [Change] in
                    guard case .statements(let statements) = clause.elements else { return [] }
                    return changes(to: statements, targets)
                }
            }
            let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = declaration.endPositionBeforeTrailingTrivia.utf8Offset
            if let module = declaration.as(ImportDeclSyntax.self) {
                return targets.contains(module.path.trimmedDescription) ? [Change(start..<end, "")] : []
            }
            let access = access(of: declaration).map { [$0] } ?? []
            guard let property = declaration.as(VariableDeclSyntax.self) else { return access }
            guard property.bindings.allSatisfy({ $0.accessorBlock != nil }) else {
                return [Change(at: start, "@MainActor ")] + access
            }
            return [Change(at: start, "extension Screen { ")] + access + [Change(at: end, " }")]
        }
    }

    /// Makes it the file's alone.
    private static func access(of declaration: DeclSyntax) -> Change? {
        if let part = declaration.as(ExtensionDeclSyntax.self), part.inheritanceClause != nil { return nil }
        guard let named = declaration.asProtocol((any WithModifiersSyntax).self),
            !declaration.is(MacroExpansionDeclSyntax.self)
        else { return nil }
        if let modifier = named.modifiers.first(where: saysAccess) {
            let start = modifier.positionAfterSkippingLeadingTrivia.utf8Offset
            return modifier.name.tokenKind == .keyword(.public)
                ? Change(start..<modifier.endPosition.utf8Offset, "fileprivate ") : nil
        }
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        let first = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        return (first ?? declaration.firstToken(viewMode: .sourceAccurate)).map {
            Change(at: $0.positionAfterSkippingLeadingTrivia.utf8Offset, "fileprivate ")
        }
    }

    private static func saysAccess(_ modifier: DeclModifierSyntax) -> Bool {
        switch modifier.name.tokenKind {
        case .keyword(.public), .keyword(.internal), .keyword(.private), .keyword(.fileprivate), .keyword(.open),
            .keyword(.package):
            true
        default: false
        }
    }
}
