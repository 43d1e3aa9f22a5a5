public struct SearchFieldPlacement: Sendable {
    public static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
    public static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
    public static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
    public static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static var automatic: NavigationBarDrawerDisplayMode { NavigationBarDrawerDisplayMode() }
        public static var always: NavigationBarDrawerDisplayMode { NavigationBarDrawerDisplayMode() }
    }
}

public struct SearchScopeActivation: Sendable {
    public static var automatic: SearchScopeActivation { SearchScopeActivation() }
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// A field in the bar of a screen.
public struct Search {
    let text: Binding<String>
}

extension Search: PrimitiveModifier {}

nonisolated extension View {
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(Search(text: text))
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(Search(text: text))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(Search(text: text))
    }
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(Search(text: text))
    }
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { recorded(suggestions()) }
    public func searchCompletion(_ completion: String) -> some View { recorded(completion) }
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        recorded(scope, scopes())
    }
    #if IOS17
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(Search(text: text))
    }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(Search(text: text))
    }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        modifier(Search(text: text))
    }
    #endif
}
