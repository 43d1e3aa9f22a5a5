import ProjectModel

/// What stands in a link's way, with the place in the code where it does.
struct LinkObstacle: Error {
    let reason: LinkReason
    let place: NavigationGraph.CodePlace?
    /// What stands there.
    let what: String

    init(_ reason: LinkReason, at place: NavigationGraph.CodePlace? = nil, _ what: String = "") {
        self.reason = reason
        self.place = place
        self.what = what
    }

    /// An enum of routes of the module's own doesn't get a case.
    init(_ refusal: RouteRefusal) {
        self.init(
            .noFurtherCase(refusal), at: .init(file: refusal.file, offset: refusal.offset), "what stands in the way")
    }

    /// Something is to be left alone: the link, or what would have to change with it.
    init(_ exclusion: Exclusion, on thing: String? = nil) {
        let text = exclusion.request(for: thing)
        switch exclusion {
        case .comment(let comment):
            self.init(
                .excluded(text), at: .init(file: comment.place.file, offset: comment.place.offset), "the comment")
        case .options: self.init(.notSelected(text))
        }
    }

    func finding(at link: Place, in project: Project) -> Finding {
        let note = place.flatMap(project.place).map { Finding.Note($0, what) }
        return reason.finding(at: link, notes: note.map { [$0] } ?? [])
    }
}
