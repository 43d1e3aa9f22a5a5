/// What outlives the app: what a scene keeps, and what the app does.
@MainActor
final class StoredValues {
    let scene = StoredTable()
    let app = StoredTable()
}

/// Values by their keys.
@MainActor
final class StoredTable {
    private var storages: [String: Any] = [:]

    /// The value under a key, which begins as `first`. Two types for one key are two values.
    func storage<Value>(_ key: String, first: () -> Storage<Value>) -> Storage<Value> {
        let name = "\(key) \(Value.self)"
        if let storage = storages[name] as? Storage<Value> { return storage }
        let storage = first()
        storages[name] = storage
        return storage
    }

    /// What an earlier run has left there.
    func put(_ data: Data, for key: String) {
        storage(key) { Storage<Data?>(nil) }.value = data
    }
}
