public struct NavigationStack<Data, Root: View> {
    let root: Root
    let path: NavigationStackPath
}

/// Where a stack keeps what was pushed.
enum NavigationStackPath {
    case own
    case path(Binding<NavigationPath>)
    case values(read: () -> [AnyHashable], write: ([AnyHashable]) -> Void)
}

extension NavigationStack: PrimitiveView {}

nonisolated extension NavigationStack {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = .own
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = .path(path)
    }

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = .values(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }
}
