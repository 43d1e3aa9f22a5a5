import TypeCheck

/// What is so of paths that an object owns.
enum RouterFacts {
    /// Of a root that shows a list with a button for each of three routes, below what a router pushes.
    private static func routed(
        declaration: String, owner: String, injection: String, reader: String, push: String = "router?.push"
    ) -> String {
        """
        enum Route: Hashable { case list, note(text: String) }
        \(declaration)
            func push(_ route: Route) { path.append(route) }
            func popToRoot() { path.removeAll() }
            func replace(with routes: [Route]) { path = routes }
        }
        struct Root: View {
            \(owner) private var router = Router()
            var body: some View {
                NavigationStack(path: $router.path) {
                    VStack {
                        NavigationLink("Note", value: Route.note(text: "a"))
                        Button("List") { router.push(.list) }
                    }
                    .navigationTitle("Root")
                    .navigationDestination(for: Route.self) { route in
                        switch route {
                        case .list: Listing()
                        case .note(let text): Text(text).navigationTitle("Note")
                        }
                    }
                }
                \(injection)
            }
        }
        struct Listing: View {
            \(reader)
            var body: some View {
                VStack {
                    Button("Push") { \(push)(.note(text: "b")) }
                    Menu("More") { Button("Home") { \(push.replacing("push", with: "popToRoot"))() } }
                    Button("Replace") { \(push.replacing("push", with: "replace(with: [.note(text: \"c\"), .list]"))) }
                }
                .navigationTitle("List")
            }
        }
        """
    }

    private static let observable = "@Observable final class Router {\n    var path: [Route] = []"
    private static let observableObject =
        "final class Router: ObservableObject {\n    @Published var path: [Route] = []"
    private static let optional = "@Environment(Router.self) private var router: Router?"

    static let all = [
        SmallApp(
            "an observable router in a view's state owns the path, and screens push through it",
            .init(depth: 2),
            code: routed(
                declaration: observable, owner: "@State", injection: ".environment(router)", reader: optional),
            transcript: pushes),
        SmallApp(
            "an observable object as router does the same",
            .init(depth: 2),
            code: routed(
                declaration: observableObject, owner: "@StateObject", injection: ".environmentObject(router)",
                reader: "@EnvironmentObject private var router: Router", push: "router.push"),
            transcript: pushes),
        SmallApp(
            "a router that nobody hands on is nil, and nothing is pushed",
            .init(first: [.use("tap button \"List\"")], depth: 1),
            code: routed(declaration: observable, owner: "@State", injection: "", reader: optional),
            transcript: """
                start
                    stack "Root" > "List"
                      button "Push"
                      menu More:
                        button "Home"
                      button "Replace"
                tap button "Push": as start
                tap button "Home": as start
                tap button "Replace": as start
                back
                    stack "Root"
                      link "Note"
                      button "List"
                """),
        SmallApp(
            "an observable object that nobody hands on ends the app once it is asked for",
            .init(first: [.use("tap button \"List\"")], depth: 1),
            code: routed(
                declaration: observableObject, owner: "@StateObject", injection: "",
                reader: "@EnvironmentObject private var router: Router", push: "router.push"),
            transcript: """
                start
                    stack "Root" > "List"
                      button "Push"
                      menu More:
                        button "Home"
                      button "Replace"
                tap button "Push": crashes: No object of type Router in the environment
                tap button "Home": crashes: No object of type Router in the environment
                tap button "Replace": crashes: No object of type Router in the environment
                back
                    stack "Root"
                      link "Note"
                      button "List"
                """),
        SmallApp(
            "a router that is put into the environment inside the stack is not heard on what it pushes",
            .init(first: [.use("tap button \"List\"")], depth: 1),
            code: routed(declaration: observable, owner: "@State", injection: "", reader: optional)
                .replacing(".navigationTitle(\"Root\")", with: ".navigationTitle(\"Root\").environment(router)"),
            transcript: """
                start
                    stack "Root" > "List"
                      button "Push"
                      menu More:
                        button "Home"
                      button "Replace"
                tap button "Push": as start
                tap button "Home": as start
                tap button "Replace": as start
                back
                    stack "Root"
                      link "Note"
                      button "List"
                """),
        SmallApp(
            "an erased path takes values of several types, and forgets from its end",
            .init(depth: 2),
            code: """
                struct Root: View {
                    @State private var path = NavigationPath()
                    var body: some View {
                        Text("\\(path.count), \\(path.isEmpty ? "empty" : "full")")
                        Button("Both") {
                            path.append(1)
                            path.append("two")
                        }
                        Button("One less") { if !path.isEmpty { path.removeLast() } }
                        NavigationStack(path: $path) {
                            NavigationLink("Three", value: 3)
                                .navigationDestination(for: Int.self) { Text("number \\($0)").navigationTitle("\\($0)") }
                                .navigationDestination(for: String.self) { Text("word \\($0)").navigationTitle($0) }
                        }
                    }
                }
                """,
            transcript: """
                start
                    0, empty
                    button "Both"
                    button "One less"
                    stack untitled
                      link "Three"
                tap button "Both"
                    2, full
                    button "Both"
                    button "One less"
                    stack untitled > "1" > "two"
                      word two
                tap button "One less": as start
                tap link "Three"
                    1, full
                    button "Both"
                    button "One less"
                    stack untitled > "3"
                      number 3
                tap button "Both" / tap button "Both"
                    4, full
                    button "Both"
                    button "One less"
                    stack untitled > "1" > "two" > "1" > "two"
                      word two
                tap button "Both" / tap button "One less"
                    1, full
                    button "Both"
                    button "One less"
                    stack untitled > "1"
                      number 1
                tap button "Both" / back: as tap button "Both" / tap button "One less"
                tap link "Three" / tap button "Both"
                    3, full
                    button "Both"
                    button "One less"
                    stack untitled > "3" > "1" > "two"
                      word two
                tap link "Three" / tap button "One less": as start
                tap link "Three" / back: as start
                """),
        SmallApp(
            "an erased path can be saved while all of its values can, and comes back as it was",
            .init(depth: 3, states: 20),
            code: """
                struct Plain: Hashable { let number: Int }
                struct Saved: Hashable, Codable { let number: Int }
                struct Root: View {
                    @State private var path = NavigationPath()
                    @State private var data: Data?
                    var body: some View {
                        Text(data == nil ? "nothing saved" : "saved")
                        Button("Save") { data = path.codable.flatMap { try? JSONEncoder().encode($0) } }
                        Button("Forget") { path = NavigationPath() }
                        Button("Restore") {
                            guard let data, let saved = try? JSONDecoder().decode(
                                NavigationPath.CodableRepresentation.self, from: data) else { return }
                            path = NavigationPath(saved)
                        }
                        NavigationStack(path: $path) {
                            VStack {
                                NavigationLink("Saved", value: Saved(number: 1))
                                NavigationLink("Plain", value: Plain(number: 2))
                            }
                            .navigationDestination(for: Saved.self) { saved in
                                Text("saved \\(saved.number)").navigationTitle("Saved")
                            }
                            .navigationDestination(for: Plain.self) { plain in
                                Text("plain \\(plain.number)").navigationTitle("Plain")
                            }
                        }
                    }
                }
                """,
            transcript: """
                start
                    nothing saved
                    button "Save"
                    button "Forget"
                    button "Restore"
                    stack untitled
                      link "Saved"
                      link "Plain"
                tap button "Save"
                    saved
                    button "Save"
                    button "Forget"
                    button "Restore"
                    stack untitled
                      link "Saved"
                      link "Plain"
                tap button "Forget": as start
                tap button "Restore": as start
                tap link "Saved"
                    nothing saved
                    button "Save"
                    button "Forget"
                    button "Restore"
                    stack untitled > "Saved"
                      saved 1
                tap link "Plain"
                    nothing saved
                    button "Save"
                    button "Forget"
                    button "Restore"
                    stack untitled > "Plain"
                      plain 2
                tap button "Save" / tap button "Save": as tap button "Save"
                tap button "Save" / tap button "Forget": as tap button "Save"
                tap button "Save" / tap button "Restore": as tap button "Save"
                tap button "Save" / tap link "Saved"
                    saved
                    button "Save"
                    button "Forget"
                    button "Restore"
                    stack untitled > "Saved"
                      saved 1
                tap button "Save" / tap link "Plain"
                    saved
                    button "Save"
                    button "Forget"
                    button "Restore"
                    stack untitled > "Plain"
                      plain 2
                tap link "Saved" / tap button "Save": as tap button "Save" / tap link "Saved"
                tap link "Saved" / tap button "Forget": as start
                tap link "Saved" / tap button "Restore": as tap link "Saved"
                tap link "Saved" / back: as start
                tap link "Plain" / tap button "Save": as tap link "Plain"
                tap link "Plain" / tap button "Forget": as start
                tap link "Plain" / tap button "Restore": as tap link "Plain"
                tap link "Plain" / back: as start
                tap button "Save" / tap link "Saved" / tap button "Save": as tap button "Save" / tap link "Saved"
                tap button "Save" / tap link "Saved" / tap button "Forget": as tap button "Save"
                tap button "Save" / tap link "Saved" / tap button "Restore": as tap button "Save"
                tap button "Save" / tap link "Saved" / back: as tap button "Save"
                tap button "Save" / tap link "Plain" / tap button "Save": as tap link "Plain"
                tap button "Save" / tap link "Plain" / tap button "Forget": as tap button "Save"
                tap button "Save" / tap link "Plain" / tap button "Restore": as tap button "Save"
                tap button "Save" / tap link "Plain" / back: as tap button "Save"
                """),
        SmallApp(
            "a path that changes is heard in both forms, and a link's push too",
            .init(depth: 2),
            code: """
                struct Root: View {
                    @State private var path: [Int] = []
                    @State private var none = 0
                    @State private var one = ""
                    @State private var two = ""
                    var body: some View {
                        Text("\\(none) changes, now \\(one), from \\(two)")
                        NavigationStack(path: $path) {
                            NavigationLink("One", value: 1)
                                .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("\\($0)") }
                        }
                        .onChange(of: path) { none += 1 }
                        .onChange(of: path) { old, new in two = "\\(old.count) to \\(new.count)" }
                        .onChange(of: path) { new in one = "\\(new.count)" }
                    }
                }
                """,
            transcript: """
                start
                    0 changes, now , from 
                    stack untitled
                      link "One"
                tap link "One"
                    1 changes, now 1, from 0 to 1
                    stack untitled > "1"
                      1
                tap link "One" / back
                    2 changes, now 0, from 1 to 0
                    stack untitled
                      link "One"
                """),
        SmallApp(
            "a presented screen follows a path, and changing the path leaves it alone",
            .init(depth: 2),
            code: """
                struct Root: View {
                    @State private var path: [Int] = []
                    @State private var isPresented = false
                    @State private var item: String?
                    var body: some View {
                        Button("Present") { isPresented = true }
                        Button("Item") { item = "a" }
                        Button("Other item") { item = "b" }
                        Button("Clear") { path = [] }
                        NavigationStack(path: $path) {
                            NavigationLink("One", value: 1)
                                .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("\\($0)") }
                                .navigationDestination(isPresented: $isPresented) { Text("there").navigationTitle("P") }
                                .navigationDestination(item: $item) { Text("item \\($0)").navigationTitle($0) }
                        }
                    }
                }
                """,
            transcript: """
                start
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled
                      link "One"
                tap button "Present"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "P"
                      there
                tap button "Item"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "a"
                      item a
                tap button "Other item"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "b"
                      item b
                tap button "Clear": as start
                tap link "One"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "1"
                      1
                tap button "Present" / tap button "Present": as tap button "Present"
                tap button "Present" / tap button "Item": as tap button "Item"
                tap button "Present" / tap button "Other item": as tap button "Other item"
                tap button "Present" / tap button "Clear": as tap button "Present"
                tap button "Present" / back: as start
                tap button "Item" / tap button "Present": as tap button "Present"
                tap button "Item" / tap button "Item": as tap button "Item"
                tap button "Item" / tap button "Other item": as tap button "Other item"
                tap button "Item" / tap button "Clear": as tap button "Item"
                tap button "Item" / back: as start
                tap button "Other item" / tap button "Present": as tap button "Present"
                tap button "Other item" / tap button "Item": as tap button "Item"
                tap button "Other item" / tap button "Other item": as tap button "Other item"
                tap button "Other item" / tap button "Clear": as tap button "Other item"
                tap button "Other item" / back: as start
                tap link "One" / tap button "Present"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "1" > "P"
                      there
                tap link "One" / tap button "Item"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "1" > "a"
                      item a
                tap link "One" / tap button "Other item"
                    button "Present"
                    button "Item"
                    button "Other item"
                    button "Clear"
                    stack untitled > "1" > "b"
                      item b
                tap link "One" / tap button "Clear": as start
                tap link "One" / back: as start
                """),
        SmallApp(
            "a sheet's stack has a path of its own",
            .init(depth: 3),
            code: """
                @Observable final class Router { var path: [Int] = [] }
                struct Routed<Content: View>: View {
                    @State private var router = Router()
                    @ViewBuilder let content: Content
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            content.navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("\\($0)") }
                        }
                        .environment(router)
                    }
                }
                struct Pusher: View {
                    let number: Int
                    @Environment(Router.self) private var router: Router?
                    var body: some View { Button("Push \\(number)") { router?.path.append(number) } }
                }
                struct Root: View {
                    @State private var isPresented = false
                    var body: some View {
                        Routed {
                            VStack {
                                Pusher(number: 1)
                                Button("Present") { isPresented = true }
                            }
                            .navigationTitle("Root")
                            .sheet(isPresented: $isPresented) { Routed { Pusher(number: 2).navigationTitle("Sheet") } }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack "Root"
                      button "Push 1"
                      button "Present"
                tap button "Push 1"
                    stack "Root" > "1"
                      1
                tap button "Present"
                    over the window: sheet
                      stack "Sheet"
                        button "Push 2"
                tap button "Push 1" / back: as start
                tap button "Present" / tap button "Push 2"
                    over the window: sheet
                      stack "Sheet" > "2"
                        2
                tap button "Present" / swipe sheet away: as start
                tap button "Present" / tap button "Push 2" / back: as tap button "Present"
                tap button "Present" / tap button "Push 2" / swipe sheet away: as start
                """),
        SmallApp(
            "a sheet without a stack hears the router of the stack behind it",
            .init(first: [.use("tap button \"Present\""), .use("tap button \"Push\"")], depth: 1),
            code: """
                @Observable final class Router { var path: [Int] = [] }
                struct Root: View {
                    @State private var router = Router()
                    @State private var isPresented = false
                    var body: some View {
                        NavigationStack(path: $router.path) {
                            Button("Present") { isPresented = true }
                                .navigationTitle("Root")
                                .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("\\($0)") }
                                .sheet(isPresented: $isPresented) { Pusher() }
                        }
                        .environment(router)
                    }
                }
                struct Pusher: View {
                    @Environment(Router.self) private var router: Router?
                    var body: some View { Button("Push") { router?.path.append(1) } }
                }
                """,
            transcript: """
                start
                    over the window: sheet
                      button "Push"
                tap button "Push"
                    over the window: sheet
                      button "Push"
                swipe sheet away
                    stack "Root" > "1"
                      1
                """),
    ]

    private static let pushes = """
        start
            stack "Root"
              link "Note"
              button "List"
        tap link "Note"
            stack "Root" > "Note"
              a
        tap button "List"
            stack "Root" > "List"
              button "Push"
              menu More:
                button "Home"
              button "Replace"
        tap link "Note" / back: as start
        tap button "List" / tap button "Push"
            stack "Root" > "List" > "Note"
              b
        tap button "List" / tap button "Home": as start
        tap button "List" / tap button "Replace"
            stack "Root" > "Note" > "List"
              button "Push"
              menu More:
                button "Home"
              button "Replace"
        tap button "List" / back: as start
        """
}
