import Testing

@testable import ProjectModel

/// A project's own type may have the name of one of SwiftUI's.
@Suite struct GraphOwnNamesTests {
    private static let names = [
        "Settings", "Window", "WindowGroup", "DocumentGroup", "MenuBarExtra", "ImmersiveSpace", "TabView",
        "NavigationLink", "NavigationView", "NavigationStack", "NavigationSplitView", "UIHostingConfiguration",
        "NSHostingView", "Menu", "Form", "Group", "AnyView", "List", "Button",
    ]

    @Test("a view of the project's own is that view", arguments: names)
    func ownView(name: String) {
        let sample = GraphSample(
            .view("Detail", "VStack { \(name)(); Text(\"\") }") + .leaves(name))
        #expect(sample.edges == ["Detail contains \(name) (part)"])
    }

    @Test("it is pushed and contains what its own code says", arguments: names.filter { $0 != "NavigationLink" })
    func ownViewIsPushed(name: String) {
        let sample = GraphSample(
            .view("Root", "NavigationLink(destination: \(name)()) { Text(\"a\") }") + .view(name, "Inner()")
                + .leaves("Inner"))
        #expect(sample.edges == ["Root pushes \(name)", "\(name) contains Inner"])
        #expect(sample.unknown == [])
    }

    @Test("qualified it is SwiftUI's") func qualified() {
        let sample = GraphSample(
            """
            struct Main: App {
                var body: some Scene { SwiftUI.Settings { Detail() } }
            }
            """ + .view("Root", "SwiftUI.Form { SwiftUI.NavigationLink(\"a\") { SwiftUI.Form { Detail() } } }")
                + .leaves("Settings", "NavigationLink", "Form", "Detail"))
        #expect(
            sample.edges == [
                "Main contains Settings 2", "Settings 2 contains Detail", "Root pushes «{ SwiftUI.Form { Detail() } }»",
                "«{ SwiftUI.Form { Detail() } }» contains Detail (part)",
            ])
    }

    @Test("what its initialiser is given is shown where its code shows it") func givenContent() {
        let sample = GraphSample(
            """
            struct TabView<Header: View, Content: View>: View {
                let header: Header
                let content: () -> Content
                var body: some View { VStack { NavigationView { header }; content() } }
            }
            """ + .view("Root", "TabView(header: Top()) { Page() }") + .leaves("Top", "Page"))
        #expect(
            sample.edges == [
                "TabView contains NavigationView (part)", "Root contains TabView", "Root contains Page (part)",
                "NavigationView contains Top",
            ])
    }

    @Test("a type of another module that isn't imported hides nothing") func otherModule() {
        let sample = GraphSample([
            "App/Root.swift": "struct Main: App { var body: some Scene { Settings { Detail() } } }" + .leaves("Detail"),
            "Kit/Settings.swift": .leaves("Settings"),
        ])
        #expect(sample.edges == ["Main contains Settings 2", "Settings 2 contains Detail"])
    }

    @Test("a nested type of the project's own, named by its path") func nested() {
        let sample = GraphSample(
            .view("Root", "NavigationLink(\"a\") { Screens.Settings() }")
                + "enum Screens { struct Settings: View { var body: some View { Detail() } } }" + .leaves("Detail"))
        #expect(sample.edges == ["Root pushes Screens.Settings", "Screens.Settings contains Detail"])
    }
}
