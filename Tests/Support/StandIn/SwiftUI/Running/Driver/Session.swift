/// An app that is used step by step.
@MainActor
final class Session {
    /// Something that is done to it.
    enum Step: Hashable, Codable {
        /// One of the uses of what is seen, by its name.
        case use(String)
        /// What is typed from now on.
        case type(String)
        case open(URL)
        /// The app ends and begins again; what its scenes and the app have stored is there.
        case restart
        /// The same, to open a URL: that is heard before anything else is.
        case restartOpening(URL)
        /// The scene has stored these bytes under a key.
        case store(Data, key: String)
    }

    private let device: Device
    private let make: () -> (Place) -> [Leaf]
    private let stored = StoredValues()
    private var app: RunningApp

    /// - Parameter make: what the app shows; made anew whenever it begins.
    init(_ device: Device, make: @escaping () -> (Place) -> [Leaf]) {
        (self.device, self.make) = (device, make)
        app = RunningApp(device, stored: stored, body: make())
    }

    /// - Returns: whether that can be done.
    @discardableResult func perform(_ step: Step) -> Bool {
        switch step {
        case .use(let name):
            guard let use = ScreenText(app).uses.first(where: { $0.name == name }) else { return false }
            app.use(use.act)
        case .type(let text): app.use { app.typed = text }
        case .open(let url):
            let handlers = app.pass.urlHandlers
            app.use { for handle in handlers { handle(url) } }
        case .restart: restart()
        case .restartOpening(let url): restart(opening: url)
        case .store(let data, let key): stored.scene.put(data, for: key)
        }
        return true
    }

    private func restart(opening url: URL? = nil) {
        let typed = app.typed
        app = RunningApp(device, stored: stored, opening: url, body: make())
        app.typed = typed
    }

    var state: SessionState {
        let text = ScreenText(app)
        return SessionState(lines: text.lines, everything: ScreenText.everything(app), uses: text.uses.map(\.name))
    }
}

/// What an app shows at a moment.
struct SessionState: Hashable, Codable {
    let lines: [String]
    /// Also what is covered.
    let everything: [String]
    /// What can be done.
    let uses: [String]
}
