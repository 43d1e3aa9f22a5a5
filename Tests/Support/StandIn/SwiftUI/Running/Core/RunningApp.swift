/// An app that runs without a screen: it is shown, used, and shown again.
@MainActor
final class RunningApp {
    let device: Device
    let stored: StoredValues
    private let body: (Place) -> [Leaf]
    private var root = Slot()
    private var appearances = Appearances()
    /// What is typed into fields.
    var typed = "typed"
    private(set) var pass = Pass()
    private(set) var shown = Shown()
    /// What happened besides what is seen, such as a page that was opened in a browser.
    private(set) var events: [String] = []
    /// Whether it went on changing without being used.
    private(set) var isRestless = false

    private static let passesAtMost = 40

    /// - Parameter url: what it is opened with.
    init(
        _ device: Device, stored: StoredValues = StoredValues(), opening url: URL? = nil,
        body: @escaping (Place) -> [Leaf]
    ) {
        self.device = device
        self.stored = stored
        self.body = body
        if let url {
            show()
            for handle in pass.urlHandlers { handle(url) }
        }
        settle()
    }

    /// Does something, and what follows from it.
    func use(_ act: () -> Void) {
        events = []
        act()
        settle()
    }

    func tell(_ event: String) { events.append(event) }

    private func settle() {
        for _ in 0..<Self.passesAtMost {
            show()
            let work = pass.changes + appearances.update(with: pass.watches)
            for act in work { act() }
            let hasWorked = Executor.shared.work()
            if work.isEmpty, !hasWorked, !pass.isStale { return }
        }
        isRestless = true
    }

    private func show() {
        pass = Pass()
        var environment = device.environment
        environment.openURL = OpenURLAction { [self] url in
            MainActor.assumeIsolated { tell("opened \(url)") }
            return .systemAction
        }
        let place = Place(slot: root, environment: environment, app: self)
        shown = body(place).show(Surroundings())
        root.sweep()
    }
}

/// What the app runs on.
enum Device: String, CaseIterable {
    case phone, pad

    @MainActor var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.horizontalSizeClass = self == .phone ? .compact : .regular
        return values
    }
}

/// What is gathered while all is shown once.
@MainActor
struct Pass {
    /// What is over the window, the uppermost last.
    var presented: [ShownPresentation] = []
    var watches: [Watch] = []
    var urlHandlers: [(URL) -> Void] = []
    /// What is to be done because a value has changed.
    var changes: [() -> Void] = []
    /// Whether it changed what it showed.
    var isStale = false
}

extension RunningApp {
    func change(_ change: (inout Pass) -> Void) { change(&pass) }
}
