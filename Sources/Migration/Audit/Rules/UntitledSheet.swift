import ProjectModel
import SourceEditing

/// A sheet with a stack and no title.
enum UntitledSheet: AuditRule {
    static let rule = Rule(
        RuleID("untitled-sheet"), "a sheet without a title",
        explanation: """
            A sheet comes up over what a person was doing. Its title says what it is for, to everyone, and first to \
            those who hear it. A sheet that has a stack has a bar, and an empty bar says nothing.
            """,
        example: .init(
            wrong: ".sheet(isPresented: $isAdding) { NavigationStack { AlbumForm() } }",
            right: ".sheet(isPresented: $isAdding) { NavigationStack { AlbumForm().navigationTitle(\"New Album\") } }"),
        remedy: "Add .navigationTitle(…) to the view inside the sheet's stack.",
        source: "Apple, navigationTitle(_:) and the Human Interface Guidelines on sheets.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        var told: Set<Place> = []
        return audit.pushes.presentations.compactMap { presentation -> Finding? in
            guard presentation.kind == .sheet else { return nil }
            let content = presentation.content
            let roots = roots(of: content.content, content.unit, audit.screens, depth: 2)
            guard let root = roots.first(where: { isUntitled($0, audit.screens) }), told.insert(root.place).inserted
            else { return nil }
            return finding(.note, at: root.place, message, notes: [.init(content.place, "presented here")])
        }
    }

    /// What a container shows first.
    private struct Root {
        let place: Place
        let content: [ViewContent]
        let unit: Screens.Unit
    }

    /// The containers of the sheet; none where it has no container at its own level.
    private static func roots(
        of content: [ViewContent], _ unit: Screens.Unit, _ screens: Screens, depth: Int
    ) -> [Root] {
        content.flatMap { item -> [Root] in
            switch item {
            case .container(_, let call, let columns):
                guard let place = screens.place(call.offset, in: unit.file) else { return [] }
                return [Root(place: place, content: columns.flatMap { $0 }, unit: unit)]
            case .modified(_, let base), .styled(_, let base):
                return roots(of: base, unit, screens, depth: depth)
            case .branches(let branches):
                return branches.flatMap { roots(of: $0, unit, screens, depth: depth) }
            case .view where depth > 0:
                return screens.shown(by: [item], in: unit).flatMap { type in
                    screens.bodies(of: type).flatMap { roots(of: $0.content, $0.unit, screens, depth: depth - 1) }
                }
            default: return []
            }
        }
    }

    private static func isUntitled(_ root: Root, _ screens: Screens) -> Bool {
        screens.isSeen(root.content, in: root.unit)
            && !root.content.contains { screens.mayHaveTitle($0, in: root.unit, depth: 4) }
    }

    // MARK: Messages

    private static let message = "this sheet has a bar and no title; add navigationTitle to the view inside its stack"
}
