/// A place in the tree of views, as long as the same view is there: what has to outlive one pass is kept in it.
@MainActor
final class Slot {
    enum Step: Hashable {
        case type(ObjectIdentifier)
        case index(Int)
        case id(AnyHashable)
        case part(String)
    }

    /// No other place has it, also none that is gone.
    let number: Int
    private static var count = 0

    private var children: [Step: Slot] = [:]
    private var kept: [AnyHashable: Any] = [:]
    private var isVisited = true

    init() {
        Self.count += 1
        number = Self.count
    }

    /// The place below this one; a place that a whole pass doesn't ask for is gone, with all that it kept.
    func child(_ step: Step) -> Slot {
        let child = children[step] ?? Slot()
        children[step] = child
        child.isVisited = true
        return child
    }

    /// What is kept under a name: made once.
    func keep<Value>(_ name: AnyHashable, make: () -> Value) -> Value {
        if let value = kept[name] as? Value { return value }
        let value = make()
        kept[name] = value
        return value
    }

    /// Keeps a value, and gives the one before.
    func exchange<Value>(_ name: AnyHashable, for value: Value) -> Value? {
        defer { kept[name] = value }
        return kept[name] as? Value
    }

    /// Ends a pass: forgets the places that it didn't ask for.
    func sweep() {
        children = children.filter(\.value.isVisited)
        for child in children.values {
            child.isVisited = false
            child.sweep()
        }
    }
}
