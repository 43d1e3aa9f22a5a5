import ProjectModel

/// What step 2 has to say besides its decisions, each once.
enum ContainerNotes {
    static func notes(
        _ containers: [PlannedContainer], in files: [ProjectFile], facts: ContainerFacts
    ) -> [Finding] {
        [columnsOnPad(containers), assumedSystem(containers, facts: facts)].compactMap { $0 }
            + containers.compactMap { givenContent($0, facts: facts) } + files.compactMap(introspection)
    }

    /// SwiftUI-Introspect looks for the views of a `NavigationView` and of a `NavigationStack` by different names, and
    /// says nothing where it finds none.
    private static func introspection(in file: ProjectFile) -> Finding? {
        guard let first = file.sites.introspections.first else { return nil }
        return Finding(
            .note, at: file.place(at: first.lowerBound), RuleID("navigation-view", "named-type"),
            "this introspects a NavigationView, and finds nothing where that is a NavigationStack now; "
                + "change it to .navigationStack there, or to .navigationSplitView")
    }

    private static func columnsOnPad(_ containers: [PlannedContainer]) -> Finding? {
        let changed = containers.filter { container in
            guard case .convert(.stack, _, let wasColumns) = container.verdict else { return false }
            return !wasColumns.isEmpty && !container.site.context.isPreview
        }
        guard let first = changed.first else { return nil }
        let devices = changed.reduce(into: Set<WideDevice>()) { devices, container in
            if case .convert(_, _, let wasColumns) = container.verdict { devices.formUnion(wasColumns) }
        }
        let subject =
            changed.count == 1
            ? "this NavigationView without a style"
            : "\(changed.count) NavigationViews without a style, this one first,"
        return Finding(
            .note, at: first.place, RuleID("navigation-view", "pad-columns"),
            "\(subject) showed two columns on \(devices.where), and a NavigationStack shows one; "
                + "try the app on \(devices.trial), and make it a NavigationSplitView by hand where you want columns")
    }

    private static func assumedSystem(_ containers: [PlannedContainer], facts: ContainerFacts) -> Finding? {
        let assumed = containers.first { container in
            let systems = facts.deployments.systems(of: container.file.path, under: container.site.context.condition)
            return systems.entries.contains { $0.source == .assumed }
        }
        return assumed.map { container in
            Finding(
                .note, at: container.place, RuleID("navigation-view", "assumed-system"),
                "nothing tells the oldest system that this file supports: iOS 16 is assumed; say it with --minimum-os")
        }
    }

    /// A container around content that is passed in: everything that its users pass is affected.
    private static func givenContent(_ container: PlannedContainer, facts: ContainerFacts) -> Finding? {
        guard container.verdict.isConversion, case .given = container.site.columns(on: [.iOS]) else { return nil }
        let uses = facts.ways.uses(of: container.site, in: container.file.path).compactMap { use -> Finding.Note? in
            facts.place(use).map { Finding.Note($0, "used here") }
        }
        return Finding(
            .note, at: container.place, RuleID("navigation-view", "given-content"),
            "this container shows content that is passed in; a NavigationStack shows all of it in one column: "
                + (uses.isEmpty ? "nothing that is seen uses it" : "check that each use passes one view"), notes: uses)
    }
}

/// A device on which a `NavigationView` of one view was two columns by default.
enum WideDevice: Hashable, Sendable {
    case pad, mac
}

extension Set<WideDevice> {
    fileprivate var `where`: String {
        if count > 1 { return "iPad and on the Mac" }
        return contains(.mac) ? "the Mac" : "iPad"
    }

    fileprivate var trial: String {
        if count > 1 { return "both" }
        return contains(.mac) ? "a Mac" : "an iPad"
    }
}
