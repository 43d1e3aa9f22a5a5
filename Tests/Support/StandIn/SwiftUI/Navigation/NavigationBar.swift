public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A screen's title.
public struct NavigationTitle {
    let title: Text
}

extension NavigationTitle: PrimitiveModifier {}

/// Whether a screen has no back button.
public struct BackButtonHiding {
    let isHidden: Bool
}

extension BackButtonHiding: PrimitiveModifier {}

nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View { modifier(NavigationTitle(title: title)) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        modifier(NavigationTitle(title: Text(titleKey)))
    }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        modifier(NavigationTitle(title: Text(title)))
    }
    public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(NavigationTitle(title: Text(title.wrappedValue)))
    }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        recorded(displayMode)
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(BackButtonHiding(isHidden: hidesBackButton))
    }
    public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(BackButtonHiding(isHidden: hidden)) }
    public func statusBar(hidden: Bool) -> some View { recorded(hidden) }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { recorded(hidden) }
    public func navigationDocument(_ url: URL) -> some View { recorded(url) }
}

// The older spellings.
nonisolated extension View {
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey)
    }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(Toolbar(content: .view(TupleView((leading, trailing)))))
    }
    public func navigationBarItems<L: View>(leading: L) -> some View { modifier(Toolbar(content: .view(leading))) }
    public func navigationBarItems<T: View>(trailing: T) -> some View { modifier(Toolbar(content: .view(trailing))) }
}
