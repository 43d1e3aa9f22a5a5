import Foundation
import TypeCheck

/// What is so of links that open an app, and of what it keeps until it begins again.
enum RestorationFacts {
    private static func url(_ text: String) -> URL { URL(string: text)! }

    /// Restores a path once, saves it on each change, and opens links.
    private static let saving = """
        @Observable final class Router {
            var path: [Int] = []
            var unknownLink: URL?
            var isUnknownLinkShown: Bool {
                get { unknownLink != nil }
                set { if !newValue { unknownLink = nil } }
            }
            func open(_ url: URL) {
                guard let number = Int(url.host() ?? "") else {
                    unknownLink = url
                    return
                }
                path = [number]
            }
            func restore(from data: Data?) {
                guard let data, path.isEmpty, let saved = try? JSONDecoder().decode([Int].self, from: data) else { return }
                path = saved
            }
            var encoded: Data? { try? JSONEncoder().encode(path) }
        }
        struct Root: View {
            @State private var router = Router()
            @SceneStorage("path") private var savedPath: Data?
            var body: some View {
                NavigationStack(path: $router.path) {
                    NavigationLink("One", value: 1)
                        .navigationTitle("Root")
                        .navigationDestination(for: Int.self) { number in
                            NavigationLink("Next", value: number + 1).navigationTitle("\\(number)")
                        }
                }
                .environment(router)
                .onOpenURL { router.open($0) }
                .alert("Can't Open Link", isPresented: $router.isUnknownLinkShown) {
                } message: {
                    Text(router.unknownLink?.absoluteString ?? "")
                }
                .task { router.restore(from: savedPath) }
                .onChange(of: router.path) { savedPath = router.encoded }
            }
        }
        """

    static let all = [
        SmallApp(
            "a path that a scene keeps comes back when the app begins again",
            .init(first: [.use("tap link \"One\""), .use("tap link \"Next\""), .restart], depth: 2), code: saving,
            transcript: """
                start
                    stack "Root" > "1" > "2"
                      link "Next"
                tap link "Next"
                    stack "Root" > "1" > "2" > "3"
                      link "Next"
                back
                    stack "Root" > "1"
                      link "Next"
                tap link "Next" / tap link "Next"
                    stack "Root" > "1" > "2" > "3" > "4"
                      link "Next"
                tap link "Next" / back: as start
                back / tap link "Next"
                    stack "Root" > "1" > "2"
                      link "Next"
                back / back
                    stack "Root"
                      link "One"
                """),
        SmallApp(
            "a way back to the root is kept too",
            .init(first: [.use("tap link \"One\""), .use("back"), .restart], depth: 0), code: saving,
            transcript: """
                start
                    stack "Root"
                      link "One"
                """),
        SmallApp(
            "what can't be decoded isn't restored",
            .init(first: [.store("[1, 2", key: "path"), .restart], depth: 1), code: saving,
            transcript: """
                start
                    stack "Root"
                      link "One"
                tap link "One"
                    stack "Root" > "1"
                      link "Next"
                """),
        SmallApp(
            "bytes that a scene has are restored",
            .init(first: [.store("[7, 8]", key: "path"), .restart], depth: 0), code: saving,
            transcript: """
                start
                    stack "Root" > "7" > "8"
                      link "Next"
                """),
        SmallApp(
            "bytes under another key aren't",
            .init(first: [.store("[7, 8]", key: "another"), .restart], depth: 0), code: saving,
            transcript: """
                start
                    stack "Root"
                      link "One"
                """),
        SmallApp(
            "a link that is opened replaces the path",
            .init(first: [.use("tap link \"One\""), .open(url("app://5"))], depth: 1), code: saving,
            transcript: """
                start
                    stack "Root" > "5"
                      link "Next"
                tap link "Next"
                    stack "Root" > "5" > "6"
                      link "Next"
                back
                    stack "Root"
                      link "One"
                """),
        SmallApp(
            "a link that begins the app is heard before the path is restored",
            .init(first: [.use("tap link \"One\""), .restartOpening(url("app://5"))], depth: 1), code: saving,
            transcript: """
                start
                    stack "Root" > "5"
                      link "Next"
                tap link "Next"
                    stack "Root" > "5" > "6"
                      link "Next"
                back
                    stack "Root"
                      link "One"
                """),
        SmallApp(
            "a link that leads nowhere is told in an alert, and the path stays",
            .init(first: [.use("tap link \"One\""), .open(url("app://nowhere"))], depth: 1), code: saving,
            transcript: """
                start
                    over the window: alert
                      title "Can't Open Link"
                      app://nowhere
                      button "OK"
                tap button "OK"
                    stack "Root" > "1"
                      link "Next"
                """),
        SmallApp(
            "a URL is heard by all that handle one, also where another screen covers it",
            .init(
                first: [.use("tap link \"One\""), .open(url("app://a")), .use("back")], depth: 0),
            code: """
                struct Root: View {
                    @State private var log: [String] = []
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Text(log.sorted().joined(separator: ", "))
                                NavigationLink("One", value: 1)
                            }
                            .onOpenURL { log.append("root \\($0)") }
                            .navigationDestination(for: Int.self) { number in
                                Text("\\(number)").onOpenURL { log.append("screen \\($0)") }
                            }
                        }
                        .onOpenURL { log.append("stack \\($0)") }
                    }
                }
                """,
            transcript: """
                start
                    stack untitled
                      root app://a, screen app://a, stack app://a
                      link "One"
                """),
        SmallApp(
            "a task runs once while its view is seen, again when its tab is chosen again, and anew for another id",
            .init(
                first: [
                    .use("tap link \"One\""), .use("back"), .use("tap tab \"B\""), .use("tap tab \"A\""),
                    .use("tap button \"Count\""),
                ], depth: 0),
            code: """
                struct Root: View {
                    @State private var log: [String] = []
                    @State private var count = 0
                    var body: some View {
                        TabView {
                            VStack {
                                Text(log.joined(separator: ", "))
                                Button("Count") { count += 1 }
                                NavigationStack {
                                    NavigationLink("One", value: 1)
                                        .navigationDestination(for: Int.self) { Text("\\($0)") }
                                }
                                .task { log.append("stack") }
                                .task(id: count) { log.append("count \\(count)") }
                            }
                            .tabItem { Text("A") }
                            Text("b").tabItem { Text("B") }
                        }
                    }
                }
                """,
            transcript: """
                start
                    tabs [A] | B
                      count 0, stack, count 0, stack, count 1
                      button "Count"
                      stack untitled
                        link "One"
                """),
        SmallApp(
            "what two views keep under one key is the same, and a view can be given its key",
            .init(first: [.use("tap button \"a 0\""), .restart], depth: 1),
            code: """
                struct Counter: View {
                    let name: String
                    @SceneStorage("count") private var count = 0
                    @SceneStorage private var own: Int
                    init(name: String) {
                        self.name = name
                        _own = SceneStorage(wrappedValue: 0, name)
                    }
                    var body: some View {
                        Button("\\(name) \\(count)") { count += 1 }
                        Button("own \\(name) \\(own)") { own += 1 }
                    }
                }
                struct Root: View {
                    var body: some View {
                        Counter(name: "a")
                        Counter(name: "b")
                    }
                }
                """,
            transcript: """
                start
                    button "a 1"
                    button "own a 0"
                    button "b 1"
                    button "own b 0"
                tap button "a 1"
                    button "a 2"
                    button "own a 0"
                    button "b 2"
                    button "own b 0"
                tap button "own a 0"
                    button "a 1"
                    button "own a 1"
                    button "b 1"
                    button "own b 0"
                tap button "b 1": as tap button "a 1"
                tap button "own b 0"
                    button "a 1"
                    button "own a 0"
                    button "b 1"
                    button "own b 1"
                """),
    ]
}
