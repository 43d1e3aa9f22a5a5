extension SampleFile {
    /// What many samples use and none declares.
    static let names =
        declarations
        + ["A", "B", "C", "D", "Detail", "Glass", "Home", "Inbox", "News", "Options", "Other", "Search"]
        .map(view).joined() + ["Sheet", "Sidebar", "Tabs"].map(view).joined()

    private static func view(_ name: String) -> String {
        """
        public struct \(name): View {
            public nonisolated init() {}
            public nonisolated init(_ value: Any) {}
            public nonisolated var x: Self { self }
            public var body: some View { Text("\(name)") }
        }

        """
    }

    private static let declarations = """
        import SwiftUI

        /// The view whose properties the loose ones of samples are.
        public struct Screen: View {
            public enum Tab { case a, b }

            @State public var b = false
            @State public var c = false
            @State public var item: Item?
            @State public var number: Int?
            @State public var root = AnyView(EmptyView())
            public let e = 1
            public let tab = Tab.a
            public let style = StackNavigationViewStyle()
            public let theme = Theme()
            public let user = Item(id: 1, name: "a")

            public var body: some View { content }
            public var content: some View { Text("content") }
        }

        public struct Item: Identifiable, Hashable, Sendable {
            public let id: Int
            public let name: String
        }
        public enum Shown { case d(Any), NavigationView }
        public struct Theme {
            public let style = StackNavigationViewStyle()
        }
        public struct BrandStyle: NavigationViewStyle {
            public init(color: Color) {}
        }
        /// AppKit's.
        public final class NSHostingView<Content: View> {
            public init(rootView: Content) {}
        }

        public let items: [Item] = []
        public let flag = true
        public let isPad = true
        public let name: String? = nil
        public let other = true
        public let x = true
        public var on: Binding<Bool> { .constant(true) }
        public var existing: NavigationView<A> { NavigationView { A() } }
        public var new: some View { A() }
        public var view: any View { A() }

        public func style() -> StackNavigationViewStyle { StackNavigationViewStyle() }
        public func makeStyle() -> some NavigationViewStyle { StackNavigationViewStyle() }
        @MainActor public func present(_ controller: UIViewController) {}
        public func share(_ image: UIImage) {}
        @discardableResult public func show(_ view: Any) -> Bool { true }

        /// A project's own names that are like SwiftUI's.
        public enum Toolkit {
            public struct NavigationView<Content> {
                public init(_ content: () -> Content) {}
            }
        }
        public struct CustomNavigation<Content: View> {
            public init(_ content: () -> Content) {}
        }
        public struct NavigationViewModel { public init() {} }
        public struct MyNavigationView { public init() {} }

        /// As in ViewInspector.
        public struct Inspected {
            public func find(_ type: Any.Type) throws -> Inspected { self }
        }

        nonisolated extension NavigationView {
            public init() where Content == EmptyView { self.init { EmptyView() } }
            public init(title: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
            public init(@ViewBuilder content: () -> Content, @ViewBuilder detail: () -> some View) {
                self.init(content: content)
            }
        }

        extension View {
            public func inspect() throws -> Inspected { Inspected() }
            public func asImage() -> UIImage { UIImage() }
            public func bottomSheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View {
                self
            }
            public func eraseToAnyView() -> AnyView { AnyView(self) }
            public func link(@ViewBuilder to destination: () -> some View) -> some View { self }
        }

        """
}
