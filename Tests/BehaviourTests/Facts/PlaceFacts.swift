import Foundation

/// What is so of what views keep and hear.
enum PlaceFacts {
    static let all = [
        SmallApp(
            "what is set on a screen isn't heard by those that it pushes; what is set on the stack is",
            .init(depth: 1),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Heard()
                                NavigationLink("View") { Heard() }
                                NavigationLink("Value", value: 1)
                            }
                            .navigationDestination(for: Int.self) { _ in Heard() }
                            .environment(\\.lineLimit, 2)
                        }
                        .environment(\\.lineSpacing, 3)
                    }
                }
                struct Heard: View {
                    @Environment(\\.lineLimit) private var limit
                    @Environment(\\.lineSpacing) private var spacing
                    var body: some View { Text("limit \\(limit ?? 0), spacing \\(Int(spacing))") }
                }
                """,
            transcript: """
                start
                    stack untitled
                      limit 2, spacing 3
                      link "View"
                      link "Value"
                tap link "View"
                    stack untitled > untitled
                      limit 0, spacing 3
                tap link "Value"
                    stack untitled > untitled
                      limit 0, spacing 3
                """),
        SmallApp(
            "an object that is set on a screen is missing on those that it pushes, and there in its sheets",
            .init(depth: 1),
            code: """
                final class Store: ObservableObject { @Published var count = 1 }
                @Observable final class Model { var count = 2 }
                struct Root: View {
                    @StateObject private var store = Store()
                    @State private var model = Model()
                    @State private var isPresented = false
                    var body: some View {
                        NavigationStack {
                            VStack {
                                NavigationLink("Store") { StoreView() }
                                NavigationLink("Model") { ModelView() }
                                NavigationLink("Perhaps") { PerhapsView() }
                                Button("Sheet") { isPresented = true }
                            }
                            .sheet(isPresented: $isPresented) {
                                StoreView()
                                ModelView()
                            }
                            .environmentObject(store)
                            .environment(model)
                        }
                    }
                }
                struct StoreView: View {
                    @EnvironmentObject private var store: Store
                    var body: some View { Button("Store \\(store.count)") { store.count += 1 } }
                }
                struct ModelView: View {
                    @Environment(Model.self) private var model
                    var body: some View { Button("Model \\(model.count)") { model.count += 1 } }
                }
                struct PerhapsView: View {
                    @Environment(Model.self) private var model: Model?
                    var body: some View { Text(model == nil ? "no model" : "a model") }
                }
                """,
            transcript: """
                start
                    stack untitled
                      link "Store"
                      link "Model"
                      link "Perhaps"
                      button "Sheet"
                tap link "Store": crashes: No object of type Store in the environment
                tap link "Model": crashes: No object of type Model in the environment
                tap link "Perhaps"
                    stack untitled > untitled
                      no model
                tap button "Sheet"
                    over the window: sheet
                      button "Store 1"
                      button "Model 2"
                """),
        SmallApp(
            "state belongs to a place, an id and a type",
            .init(
                first: ["b 0", "first 0", "Reverse", "Switch", "Switch"].map { .use("tap button \"\($0)\"") }, depth: 0),
            code: """
                struct Root: View {
                    @State private var rows = ["a", "b"]
                    @State private var isFirst = true
                    var body: some View {
                        ForEach(rows, id: \\.self) { Counter(name: $0) }
                        if isFirst { Counter(name: "first") } else { Counter(name: "second") }
                        Button("Reverse") { rows.reverse() }
                        Button("Switch") { isFirst.toggle() }
                    }
                }
                struct Counter: View {
                    let name: String
                    @State private var count = 0
                    var body: some View { Button("\\(name) \\(count)") { count += 1 } }
                }
                """,
            transcript: """
                start
                    button "b 1"
                    button "a 0"
                    button "first 0"
                    button "Reverse"
                    button "Switch"
                """),
        SmallApp(
            "dismissing leaves the screen, or the sheet whose root it is",
            .init(depth: 3),
            code: """
                struct Root: View {
                    @State private var isPresented = false
                    var body: some View {
                        NavigationView {
                            VStack {
                                NavigationLink("Push", destination: Leaving())
                                Button("Present") { isPresented = true }
                            }
                            .sheet(isPresented: $isPresented) {
                                NavigationView { NavigationLink("Further", destination: OldLeaving()) }
                            }
                        }
                    }
                }
                struct Leaving: View {
                    @Environment(\\.dismiss) private var dismiss
                    var body: some View { Button("Leave") { dismiss() } }
                }
                struct OldLeaving: View {
                    @Environment(\\.presentationMode) private var mode
                    var body: some View { Button("Leave as of old") { mode.wrappedValue.dismiss() } }
                }
                """,
            transcript: """
                start
                    stack untitled
                      link "Push"
                      button "Present"
                tap link "Push"
                    stack untitled > untitled
                      button "Leave"
                tap button "Present"
                    over the window: sheet
                      stack untitled
                        link "Further"
                tap link "Push" / tap button "Leave": as start
                tap link "Push" / back: as start
                tap button "Present" / tap link "Further"
                    over the window: sheet
                      stack untitled > untitled
                        button "Leave as of old"
                tap button "Present" / swipe sheet away: as start
                tap button "Present" / tap link "Further" / tap button "Leave as of old": as tap button "Present"
                tap button "Present" / tap link "Further" / back: as tap button "Present"
                tap button "Present" / tap link "Further" / swipe sheet away: as start
                """),
        SmallApp(
            "what a scene and an app store is there when the app begins again; state isn't",
            .init(
                first: [
                    .use("tap button \"scene 0\""), .use("tap button \"app 0\""), .use("tap button \"state 0\""),
                    .restart,
                ], depth: 0),
            code: """
                struct Root: View {
                    @SceneStorage("scene") private var scene = 0
                    @AppStorage("app") private var app = 0
                    @State private var state = 0
                    var body: some View {
                        Button("scene \\(scene)") { scene += 1 }
                        Button("app \\(app)") { app += 1 }
                        Button("state \\(state)") { state += 1 }
                    }
                }
                """,
            transcript: """
                start
                    button "scene 1"
                    button "app 1"
                    button "state 0"
                """),
        SmallApp(
            "a URL that opens the app can change the path, and a restart can bring the path back",
            .init(first: [.open(URL(string: "app://2")!), .restart, .open(URL(string: "app://3")!)], depth: 1),
            code: """
                struct Root: View {
                    @State private var path: [Int] = []
                    @SceneStorage("path") private var stored: String?
                    var body: some View {
                        NavigationStack(path: $path) {
                            NavigationLink("One", value: 1)
                                .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("\\($0)") }
                        }
                        .onOpenURL { path.append(Int($0.host() ?? "") ?? 0) }
                        .onChange(of: path) { stored = path.map { "\\($0)" }.joined(separator: " ") }
                        .task { path = (stored ?? "").split(separator: " ").compactMap { Int($0) } }
                    }
                }
                """,
            transcript: """
                start
                    stack untitled > "2" > "3"
                      3
                back
                    stack untitled > "2"
                      2
                """),
        SmallApp(
            "coming, going, changing and waiting are heard in order",
            .init(
                first: [.use("tap button \"Count\""), .use("tap link \"Push\""), .use("back")], depth: 0),
            code: """
                struct Root: View {
                    @State private var log: [String] = []
                    @State private var count = 0
                    var body: some View {
                        Text(log.joined(separator: ", "))
                        Button("Count") { count += 1 }
                        NavigationStack {
                            NavigationLink("Push") {
                                Text("Pushed").onAppear { log.append("pushed") }.onDisappear { log.append("popped") }
                            }
                            .onAppear { log.append("root") }
                            .onDisappear { log.append("covered") }
                        }
                        .onChange(of: count) { old, new in log.append("\\(old) to \\(new)") }
                        .task {
                            log.append("task")
                            try? await Task.sleep(for: .seconds(2))
                            log.append("later")
                        }
                    }
                }
                """,
            transcript: """
                start
                    root, task, later, 0 to 1, pushed, covered, root, popped
                    button "Count"
                    stack untitled
                      link "Push"
                """),
        SmallApp(
            "a crash is told, and so is a view that never rests",
            .init(depth: 1),
            code: """
                struct Root: View {
                    @State private var count = 0
                    @State private var isRestless = false
                    var body: some View {
                        Button("Crash") { fatalError("no way") }
                        Button("Hang") { while true {} }
                        Button("Go on") { isRestless = true }
                        if isRestless { Text("on").onChange(of: count, initial: true) { count += 1 } }
                    }
                }
                """,
            transcript: """
                start
                    button "Crash"
                    button "Hang"
                    button "Go on"
                tap button "Crash": crashes: no way
                tap button "Hang": hangs
                tap button "Go on"
                    button "Crash"
                    button "Hang"
                    button "Go on"
                    on
                    goes on changing
                """),
    ]
}
