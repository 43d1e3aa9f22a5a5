import SwiftParser
import SwiftSyntax

/// A sample as one file among others in a module: what it declares is its own.
enum SampleFile {
    static func text(of files: [String: String]) -> String {
        let parts = files.sorted { $0.key < $1.key }.map { own($0.value) }
        return "import SwiftUI; import Names; " + parts.joined(separator: "\n")
    }

    /// Puts `fileprivate` before each declaration that says nothing of its access.
    private static func own(_ text: String) -> String {
        var bytes = Array(text.utf8)
        for offset in offsets(of: Parser.parse(source: text).statements).sorted(by: >) {
            bytes.insert(contentsOf: Array("fileprivate ".utf8), at: offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func offsets(of items: CodeBlockItemListSyntax) -> [Int] {
        items.flatMap { item -> [Int] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let condition = declaration.as(IfConfigDeclSyntax.self) {
                return condition.clauses.flatMap { clause -> [Int] in
                    guard case .statements(let statements) = clause.elements else { return [] }
                    return offsets(of: statements)
                }
            }
            if let part = declaration.as(ExtensionDeclSyntax.self), part.inheritanceClause != nil { return [] }
            guard let named = declaration.asProtocol((any WithModifiersSyntax).self),
                !declaration.is(ImportDeclSyntax.self),
                !declaration.is(MacroExpansionDeclSyntax.self), !named.modifiers.contains(where: saysAccess)
            else { return [] }
            let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
            let first = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            return [
                (first ?? declaration.firstToken(viewMode: .sourceAccurate))?.positionAfterSkippingLeadingTrivia
                    .utf8Offset
            ]
            .compactMap { $0 }
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

    /// What many samples use and none declares.
    static let names =
        """
        import SwiftUI

        extension View {
            public func asImage() -> UIImage { UIImage() }
        }
        public struct Item: Identifiable, Hashable, Sendable {
            public let id: Int
            public let name: String
        }
        public let items: [Item] = []
        public let flag = true
        public let x = true

        """
        + ["A", "B", "C", "D", "Detail", "Home", "Inbox", "News", "Other", "Sheet", "Sidebar"].map { name in
            """
            public struct \(name): View {
                public init() {}
                public var body: some View { Text("\(name)") }
            }

            """
        }.joined()
}
