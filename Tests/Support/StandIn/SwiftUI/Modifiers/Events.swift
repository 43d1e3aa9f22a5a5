/// What is done when a view comes or goes.
public struct Appearance {
    let appears: (() -> Void)?
    let disappears: (() -> Void)?
}

extension Appearance: PrimitiveModifier {}

/// Work that begins when a view comes and ends when it goes.
public struct AsyncTask {
    let id: AnyHashable?
    let action: @Sendable () async -> Void
}

extension AsyncTask: PrimitiveModifier {}

/// What is done when a value is no longer the same.
public struct ChangeObserver {
    /// Compares with another observer's value.
    let value: Any
    let isInitial: Bool
    let action: (_ old: Any, _ new: Any) -> Void
    let isEqual: (Any, Any) -> Bool

    init<V: Equatable>(_ value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) {
        self.value = value
        isInitial = initial
        self.action = { old, new in
            if let old = old as? V, let new = new as? V { action(old, new) }
        }
        isEqual = { ($0 as? V) == ($1 as? V) }
    }
}

extension ChangeObserver: PrimitiveModifier {}

/// What is done with a URL that the app is opened with.
public struct URLHandler {
    let action: (URL) -> Void
}

extension URLHandler: PrimitiveModifier {}

/// What a tap on a view does that is no control.
public struct TapHandler {
    let action: () -> Void
}

extension TapHandler: PrimitiveModifier {}

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearance(appears: action, disappears: nil))
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearance(appears: nil, disappears: action))
    }
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(AsyncTask(id: nil, action: action))
    }
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(AsyncTask(id: (value as? any Hashable).map { AnyHashable($0) }, action: action))
    }
    @available(iOS, deprecated: 17.0)
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ChangeObserver(value) { _, new in action(new) })
    }
    #if IOS17
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ChangeObserver(value, initial: initial, action))
    }
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeObserver(value, initial: initial) { _, _ in action() })
    }
    #endif
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        recorded(publisher, action)
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(URLHandler(action: action))
    }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        recorded(activityType, action)
    }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        recorded(activityType, update)
    }
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        recorded(activityType, update)
    }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        recorded(preferring, allowing)
    }
    #if IOS17
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        recorded(feedback, trigger)
    }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View {
        recorded(trigger, feedback)
    }
    #endif
}

#if IOS17
public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static var success: SensoryFeedback { SensoryFeedback(name: "success") }
    public static var warning: SensoryFeedback { SensoryFeedback(name: "warning") }
    public static var error: SensoryFeedback { SensoryFeedback(name: "error") }
    public static var selection: SensoryFeedback { SensoryFeedback(name: "selection") }
    public static var increase: SensoryFeedback { SensoryFeedback(name: "increase") }
    public static var decrease: SensoryFeedback { SensoryFeedback(name: "decrease") }
    public static var start: SensoryFeedback { SensoryFeedback(name: "start") }
    public static var stop: SensoryFeedback { SensoryFeedback(name: "stop") }
    public static var impact: SensoryFeedback { SensoryFeedback(name: "impact") }
    public static var alignment: SensoryFeedback { SensoryFeedback(name: "alignment") }
    public static var levelChange: SensoryFeedback { SensoryFeedback(name: "levelChange") }
}
#endif
