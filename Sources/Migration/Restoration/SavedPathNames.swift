import ProjectModel
import SourceEditing
import SwiftSyntax

/// Gives each saved path its key and its property a name.
struct SavedPathNames {
    private let project: Project
    /// The texts that hold a key like these.
    private let texts: [SourceText]
    private var keys: Set<String> = []

    static let prefix = "navigation."

    init(_ project: Project) {
        self.project = project
        let search = NeedleSet(["\"" + Self.prefix], wholeWords: false)
        texts = project.swiftFiles.compactMap { project.text(of: $0) }.filter { search.contains(in: $0.bytes) }
    }

    /// `navigation.Home`, that no other stack of the project has.
    mutating func key(for place: SavingPlace) -> String {
        let root = rootView(of: place) ?? place.viewName
        let stem = Self.stem(of: place.routerName)
        let further = stem.isEmpty ? [] : ["\(Self.prefix)\(place.viewName).\(stem.lowercasedFirst)"]
        let key = NameChoice.first(of: [Self.prefix + root] + further) { keys.contains($0) || isWritten($0) }
        keys.insert(key)
        return key
    }

    private func isWritten(_ key: String) -> Bool {
        let search = NeedleSet(["\"\(key)\""], wholeWords: false)
        return texts.contains { search.contains(in: $0.bytes) }
    }

    /// The view of the project's own that is all of the stack's content.
    private func rootView(of place: SavingPlace) -> String? {
        guard let closure = place.call.trailingClosure ?? place.call.closures.first?.closure,
            closure.statements.count == 1,
            let view = closure.statements.first?.item.as(ExprSyntax.self)?.withoutModifiers?
                .as(FunctionCallExprSyntax.self),
            view.calledExpression.isTypeName,
            let type = project.declarations.resolve(
                WrittenType(name: view.calledExpression.trimmedDescription), at: place.typePlace
            ).declaration, project.declarations.role(of: type).contains(.view)
        else { return nil }
        return type.name
    }

    /// `savedPath`; `savedHomePath` for `homeRouter` beside other routers.
    /// - Parameter view: the name of the view that has the router.
    static func property(for router: String, in view: String, isOnly: Bool, isTaken: (String) -> Bool) -> String {
        let stem = stem(of: router)
        let short = isOnly || stem.isEmpty ? ["savedPath"] : []
        return NameChoice.first(of: short + ["saved\(stem.isEmpty ? view : stem)Path"], isTaken: isTaken)
    }

    /// `Home` of `homeRouter`; nothing of `router`.
    private static func stem(of router: String) -> String {
        let name = router.capitalizedFirst
        for suffix in ["Router", "Coordinator", "Navigator", "Navigation"] where name.hasSuffix(suffix) {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
