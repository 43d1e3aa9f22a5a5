import ProjectModel

/// A link that wants a case of the module's `Route`.
struct RouteRequest: Sendable {
    let place: Place
    let destination: LiftedDestination
    /// The link's own title where it is a literal, without quotes: the case's name where the destination has none.
    let title: String?
    /// Whether the link's change may alter what users see: a case that only such links need is made only with `--unsafe`.
    let isUnsafe: Bool
}

/// What a link writes: `Route.player(track: track.id)`.
struct RouteUse: Sendable, Equatable {
    /// The case with its payload; expressions over several lines as they were.
    let value: ParenthesizedList
    /// Without backticks.
    let caseName: String
    /// Whether the project's `Route` has the case already.
    let isKnown: Bool

    /// The value as code.
    var code: String { value.line }
}
