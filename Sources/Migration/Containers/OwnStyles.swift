import ProjectModel

/// The project's own declarations that go by the names of SwiftUI's styles: such a style isn't SwiftUI's where one of
/// them may be meant.
struct OwnStyles: Sendable {
    let reach: ModuleReach
    private let declared: [(file: String, names: Set<String>)]

    init(_ project: Project, reach: ModuleReach) {
        self.reach = reach
        declared = project.files.filter { !$0.sites.ownStyleNames.isEmpty }.map { ($0.path, $0.sites.ownStyleNames) }
    }

    /// What of the style is the project's own, if anything may be.
    func name(of style: StyleSite, in file: String) -> String? {
        isOwn("navigationViewStyle", in: file)
            ? "navigationViewStyle" : style.spelling.flatMap { isOwn($0, in: file) ? $0 : nil }
    }

    func value(of style: StyleSite, in file: String) -> StyleValue {
        name(of: style, in: file).map { .custom($0) } ?? style.value
    }

    func definition(_ definition: StyleDefinition, in file: String) -> StyleDefinition {
        if definition.kind == .modifier, isOwn("navigationViewStyle", in: file) {
            return definition.with(.custom("navigationViewStyle"))
        }
        guard let name = definition.spelling, isOwn(name, in: file) else { return definition }
        return definition.with(.custom(name))
    }

    private func isOwn(_ name: String, in file: String) -> Bool {
        declared.contains { $0.names.contains(name) && reach.views(of: file, mayShowThoseOf: $0.file) }
    }
}
