import ProjectModel
import SourceEditing
import SwiftSyntax

/// Code of a module's own that opens links: SwiftUI calls it for each link, beside a router's.
struct LinkHandler: Sendable {
    let file: ModuleFile
    /// The UTF-8 offset of its name.
    let offset: Int
    /// How it is called: `onOpenURL`.
    let name: String

    /// The first one in the order of the files; nil where links are opened nowhere, or by routers alone.
    static func first(in module: RouteModule) -> LinkHandler? {
        for file in module.files(holding: ["onOpenURL", "openURLContexts", "UIApplication.OpenURLOptionsKey"]) {
            if let found = HandlerFinder.first(in: file) { return found }
        }
        return nil
    }

    var place: Place { Place(file: file.path, offset: offset, in: file.source.text) }
}

extension FunctionCallExprSyntax {
    /// Whether a router opens what an `onOpenURL` is called with: `.onOpenURL { url in router.open(url) }`.
    var opensRoutes: Bool {
        let code = trailingClosure.map { Syntax($0) } ?? Syntax(arguments)
        return code.trimmedDescription.contains(".open(")
    }
}

private final class HandlerFinder: SyntaxVisitor {
    private var found: (offset: Int, name: String)?

    static func first(in file: ModuleFile) -> LinkHandler? {
        let finder = HandlerFinder(viewMode: .sourceAccurate)
        finder.walk(file.source.tree)
        return finder.found.map { LinkHandler(file: file, offset: $0.offset, name: $0.name) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, node.calleeName == "onOpenURL", !node.opensRoutes {
            found = (node.nameToken.span.lowerBound, "onOpenURL")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        if found == nil, ["application", "scene"].contains(node.name.text),
            labels.contains("openURLContexts") || labels.contains("open")
        {
            found = (node.name.span.lowerBound, "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))")
        }
        return .visitChildren
    }
}
