public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

public struct Anchor<Value> {
    public struct Source {
        public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
        public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
    }
}

nonisolated extension View {
    public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { recorded(key, value) }
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        recorded(key, callback)
    }
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        recorded(key, action)
    }
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        recorded(key, value, transform)
    }
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        recorded(key, transform)
    }
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        recorded(key, transform)
    }
}
