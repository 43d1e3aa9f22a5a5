extension State: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.slot.keep(name) { storage }
    }
}

extension GestureState: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.slot.keep(name) { storage }
    }
}

extension FocusState: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.slot.keep(name) { storage }
    }
}

extension AccessibilityFocusState: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.slot.keep(name) { storage }
    }
}

extension StateObject: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.slot.keep(name) { storage }
    }
}

extension EnvironmentObject: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = Storage(place.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType)
    }
}

extension Environment: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        switch source {
        case .keyPath(let keyPath): storage = Storage(place.environment[keyPath: keyPath])
        case .object(let type): storage = Storage(place.environment.values[type] as? Value)
        }
    }
}

extension SceneStorage: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.app.stored.scene.storage(key) { storage }
    }
}

extension AppStorage: BoundProperty {
    mutating func bind(at place: Place, name: String) {
        storage = place.app.stored.app.storage(key) { storage }
    }
}
