/// A scene that the system shows, as it is shown here.
@MainActor
protocol ShownScene {
    /// Nil: it has no window.
    func window(at place: Place) -> [Leaf]?
}

extension Scene {
    /// The first window.
    func leaves(at place: Place) -> [Leaf] { window(at: place) ?? [] }

    fileprivate func window(at place: Place) -> [Leaf]? {
        let place = place.child(.type(ObjectIdentifier(Self.self)))
        if let scene = self as? any ShownScene { return scene.window(at: place) }
        if Body.self == Never.self { return nil }
        var scene = self
        FieldBinding(place: place).bind(&scene)
        return scene.body.window(at: place)
    }
}

extension WindowGroup: ShownScene {
    func window(at place: Place) -> [Leaf]? { content.leaves(at: place) }
}

extension TupleScene: ShownScene {
    func window(at place: Place) -> [Leaf]? {
        if let scene = value as? any Scene { return scene.window(at: place) }
        let scenes = Mirror(reflecting: value).children.map(\.value)
        return scenes.lazy.compactMap { ($0 as? any Scene)?.window(at: place) }.first
    }
}

extension Group: ShownScene where Content: Scene {
    func window(at place: Place) -> [Leaf]? { content.window(at: place) }
}

extension ModifiedContent: ShownScene where Content: Scene, Modifier == Recorded {
    func window(at place: Place) -> [Leaf]? { content.window(at: place) }
}
