/// What is so of stacks of values and views.
enum StackFacts {
    static let all = [
        SmallApp(
            "pushing a value pops every view that was pushed eagerly",
            .init(first: [.use("tap link \"Eager\"")], depth: 2),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("Eager") { Middle() }
                                .navigationTitle("Root")
                                .navigationDestination(for: Int.self) { Text("Number \\($0)").navigationTitle("Value") }
                        }
                    }
                }
                struct Middle: View {
                    var body: some View { NavigationLink("Value", value: 1).navigationTitle("Middle") }
                }
                """,
            transcript: """
                start
                    stack "Root" > "Middle"
                      link "Value"
                tap link "Value"
                    stack "Root" > "Value"
                      Number 1
                back
                    stack "Root"
                      link "Eager"
                tap link "Value" / back: as back
                back / tap link "Eager": as start
                """),
        SmallApp(
            "a view may be pushed above a value",
            .init(first: [.use("tap link \"Value\"")], depth: 1),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("Value", value: 1)
                                .navigationTitle("Root")
                                .navigationDestination(for: Int.self) { number in
                                    NavigationLink("Eager") { Text("Above \\(number)").navigationTitle("View") }
                                        .navigationTitle("Value")
                                }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack "Root" > "Value"
                      link "Eager"
                tap link "Eager"
                    stack "Root" > "Value" > "View"
                      Above 1
                back
                    stack "Root"
                      link "Value"
                """),
        SmallApp(
            "a value is a snapshot, and a view is made anew",
            .init(depth: 2),
            code: """
                struct Root: View {
                    @State private var name = "old"
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Text(name)
                                NavigationLink("Value", value: name)
                                NavigationLink("View") { Detail(name: name, rename: { name = "new" }) }
                            }
                            .navigationTitle("Root")
                            .navigationDestination(for: String.self) { value in
                                Detail(name: value, rename: { name = "new" })
                            }
                        }
                    }
                }
                struct Detail: View {
                    let name: String
                    let rename: () -> Void
                    var body: some View {
                        VStack {
                            Text(name)
                            Button("Rename", action: rename)
                        }
                        .navigationTitle("Detail")
                    }
                }
                """,
            transcript: """
                start
                    stack "Root"
                      old
                      link "Value"
                      link "View"
                tap link "Value"
                    stack "Root" > "Detail"
                      old
                      button "Rename"
                tap link "View"
                    stack "Root" > "Detail"
                      old
                      button "Rename"
                tap link "Value" / tap button "Rename"
                    stack "Root" > "Detail"
                      old
                      button "Rename"
                tap link "Value" / back: as start
                tap link "View" / tap button "Rename"
                    stack "Root" > "Detail"
                      new
                      button "Rename"
                tap link "View" / back: as start
                """),
        SmallApp(
            "a destination in a lazy container isn't seen",
            .init(depth: 1),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            List(1..<3) { number in
                                NavigationLink("Row \\(number)", value: number)
                                    .navigationDestination(for: Int.self) { Text("Number \\($0)") }
                            }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack untitled
                      link "Row 1"
                      link "Row 2"
                tap link "Row 1": as start
                tap link "Row 2": as start
                """),
        SmallApp(
            "of two destinations for a type the one nearest the root decides",
            .init(first: [.use("tap link \"One\"")], depth: 1),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("One", value: 1)
                                .navigationTitle("Root")
                                .navigationDestination(for: Int.self) { Screen(number: $0) }
                        }
                    }
                }
                struct Screen: View {
                    let number: Int
                    var body: some View {
                        NavigationLink("Two", value: 2)
                            .navigationTitle("Screen \\(number)")
                            .navigationDestination(for: Int.self) { _ in Text("The other") }
                    }
                }
                """,
            transcript: """
                start
                    stack "Root" > "Screen 1"
                      link "Two"
                tap link "Two"
                    stack "Root" > "Screen 1" > "Screen 2"
                      link "Two"
                back
                    stack "Root"
                      link "One"
                """),
        SmallApp(
            "a destination on a screen that was pushed is seen from there on",
            .init(depth: 2),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            VStack {
                                NavigationLink("Number", value: 1)
                                NavigationLink("Word", value: "a")
                            }
                            .navigationTitle("Root")
                            .navigationDestination(for: String.self) { word in
                                NavigationLink("Number", value: 2)
                                    .navigationTitle(word)
                                    .navigationDestination(for: Int.self) { Text("\\($0)") }
                            }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack "Root"
                      link "Number"
                      link "Word"
                tap link "Number": as start
                tap link "Word"
                    stack "Root" > "a"
                      link "Number"
                tap link "Word" / tap link "Number"
                    stack "Root" > "a" > untitled
                      2
                tap link "Word" / back: as start
                """),
        SmallApp(
            "a value with no destination leads nowhere, and outside of a stack no link leads anywhere",
            .init(depth: 1),
            code: """
                struct Root: View {
                    var body: some View {
                        NavigationLink("Value", value: 1)
                        NavigationLink("View") { Text("A") }
                        NavigationView { NavigationLink("In a view", value: 1) }
                        NavigationStack {
                            NavigationLink("In a stack", value: 1)
                            NavigationLink("Nothing", value: nil as Int?)
                        }
                    }
                }
                """,
            transcript: """
                start
                    link "Value" (disabled)
                    link "View" (disabled)
                    stack untitled
                      link "In a view" (disabled)
                    stack untitled
                      link "In a stack"
                      link "Nothing" (disabled)
                tap link "In a stack": as start
                """),
        SmallApp(
            "a path is the values of a stack, and shows those without a destination as such",
            .init(depth: 2),
            code: """
                struct Root: View {
                    @State private var path: [Int] = []
                    var body: some View {
                        VStack {
                            NavigationStack(path: $path) {
                                NavigationLink("One", value: 1)
                                    .navigationTitle("Root")
                                    .navigationDestination(for: Int.self) { Text("\\($0)").navigationTitle("\\($0)") }
                            }
                            Text("\\(path.count) below")
                            Button("Two more") { path += [2, 3] }
                            Button("Root") { path = [] }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack "Root"
                      link "One"
                    0 below
                    button "Two more"
                    button "Root"
                tap link "One"
                    stack "Root" > "1"
                      1
                    1 below
                    button "Two more"
                    button "Root"
                tap button "Two more"
                    stack "Root" > "2" > "3"
                      3
                    2 below
                    button "Two more"
                    button "Root"
                tap button "Root": as start
                tap link "One" / back: as start
                tap link "One" / tap button "Two more"
                    stack "Root" > "1" > "2" > "3"
                      3
                    3 below
                    button "Two more"
                    button "Root"
                tap link "One" / tap button "Root": as start
                tap button "Two more" / back
                    stack "Root" > "2"
                      2
                    1 below
                    button "Two more"
                    button "Root"
                tap button "Two more" / tap button "Two more"
                    stack "Root" > "2" > "3" > "2" > "3"
                      3
                    4 below
                    button "Two more"
                    button "Root"
                tap button "Two more" / tap button "Root": as start
                """),
        SmallApp(
            "a flag pushes a screen and is false again once that is left",
            .init(depth: 2),
            code: """
                struct Root: View {
                    @State private var isLinked = false
                    @State private var isPresented = false
                    @State private var item: String?
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Button("Link") { isLinked = true }
                                Button("Present") { isPresented = true }
                                Button("Item") { item = "a" }
                                Text("\\(isLinked) \\(isPresented) \\(item ?? "none")")
                            }
                            .background(NavigationLink(isActive: $isLinked) { Text("1") } label: { EmptyView() })
                            .navigationDestination(isPresented: $isPresented) { Text("2") }
                            .navigationDestination(item: $item) { Text($0) }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack untitled
                      button "Link"
                      button "Present"
                      button "Item"
                      false false none
                tap button "Link"
                    stack untitled > untitled
                      1
                tap button "Present"
                    stack untitled > untitled
                      2
                tap button "Item"
                    stack untitled > untitled
                      a
                tap button "Link" / back: as start
                tap button "Present" / back: as start
                tap button "Item" / back: as start
                """),
        SmallApp(
            "links in menus, context menus and alerts lead nowhere",
            .init(depth: 1),
            code: """
                struct Root: View {
                    @State private var isAsked = true
                    var body: some View {
                        NavigationView {
                            VStack {
                                Text("Row")
                                    .contextMenu { NavigationLink("Context", destination: Text("A")) }
                                Menu("More") { NavigationLink("Menu", destination: Text("B")) }
                            }
                        }
                        .alert("Sure?", isPresented: $isAsked) {
                            NavigationLink("Alert", destination: Text("C"))
                        }
                    }
                }
                """,
            transcript: """
                start
                    over the window: alert
                      title "Sure?"
                      link "Alert" (disabled)
                      button "OK"
                tap button "OK"
                    stack untitled
                      Row
                      context menu:
                        link "Context" (disabled)
                      menu More:
                        link "Menu" (disabled)
                """),
    ]
}
