import ProjectModel
import TestSupport

@testable import Reporting

/// A small app with one of everything that a map draws.
enum MapSample {
    static let files = [
        "App/Main.swift": """
        @main struct Main: App {
            var body: some Scene {
                WindowGroup { ContentView() }
                Settings { Preferences() }
            }
        }
        struct ContentView: View {
            var body: some View { Home() }
        }
        struct Home: View {
            var body: some View {
                TabView {
                    NavigationView { List { Row(); Row() }.sheet(isPresented: $a) { Editor() } }
                    Browser()
                }
            }
        }
        struct Row: View {
            var body: some View { NavigationLink("a", destination: Detail()) }
        }
        struct Browser: View {
            var body: some View {
                NavigationSplitView { Sidebar() } detail: { Text("Choose") }
            }
        }
        struct Sidebar: View {
            var body: some View {
                NavigationLink("b") { List { NavigationLink("c", destination: elsewhere) } }
            }
        }
        struct Detail: View {
            var body: some View { NavigationLink("d", destination: Detail()) }
        }
        struct Editor: View { var body: some View { Text("") } }
        struct Preferences: View { var body: some View { Text("") } }
        struct Main_Previews: PreviewProvider {
            static var previews: some View { NavigationView { Detail() } }
        }
        """,
        "App/Legacy.swift": """
        final class SceneDelegate {
            func show() { window.rootViewController = UIHostingController(rootView: Home()) }
        }
        struct Forgotten: View { var body: some View { Text("").popover(isPresented: $a) { Editor() } } }
        """,
        "AppTests/Tests.swift": """
        final class Tests { func test() { _ = UIHostingController(rootView: NavigationView { Editor() }) } }
        """,
    ]

    static let map = ScreenMap(SampleProject(files).project())

    static func lines(_ map: ScreenMap) -> [String] {
        map.edges.map { edge in
            let label = edge.label.map { " (\($0))" } ?? ""
            return "\(map.nodes[edge.from].id) \(edge.kind.rawValue) \(map.nodes[edge.to].id)\(label)"
        }
    }
}
