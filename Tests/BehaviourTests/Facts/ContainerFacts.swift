/// What is so of the containers on a phone and on an iPad.
enum ContainerFacts {
    private static let oneView = """
        struct Root: View {
            var body: some View {
                NavigationView {
                    NavigationLink("Push", destination: Text("Pushed").navigationTitle("Next")).navigationTitle("Root")
                }
            }
        }
        """
    private static let twoViews = """
        struct Root: View {
            var body: some View {
                NavigationView {
                    List { NavigationLink("First", destination: Screen()) }.navigationTitle("Side")
                    Text("Nothing yet")
                }
            }
        }
        struct Screen: View {
            var body: some View { NavigationLink("Further", destination: Text("End")).navigationTitle("Screen") }
        }
        """
    private static let splitView = twoViews.replacing("NavigationView {", with: "NavigationSplitView {")
        .replacing(
            "\n            Text(\"Nothing yet\")\n        }",
            with: "\n        } detail: {\n            Text(\"Nothing yet\")\n        }")

    static let all = [
        SmallApp(
            "a navigation view of one view is a stack on a phone", .init(.phone, depth: 1), code: oneView,
            transcript: """
                start
                    stack "Root"
                      link "Push"
                tap link "Push"
                    stack "Root" > "Next"
                      Pushed
                """),
        SmallApp(
            "a navigation view of one view has two columns on an iPad", .init(.pad, depth: 1), code: oneView,
            transcript: """
                start
                    column 1
                      stack "Root"
                        link "Push"
                    column 2
                      stack untitled
                tap link "Push"
                    column 1
                      stack "Root"
                        link "Push"
                    column 2
                      stack "Next"
                        Pushed
                """),
        SmallApp(
            "a navigation view with the stack style is a stack everywhere, wherever the style stands",
            .init(.pad, depth: 1),
            code: oneView.replacing("struct Root", with: "struct Inner")
                + "\nstruct Root: View { var body: some View { Inner().navigationViewStyle(.stack) } }",
            transcript: """
                start
                    stack "Root"
                      link "Push"
                tap link "Push"
                    stack "Root" > "Next"
                      Pushed
                """),
        SmallApp(
            "a navigation view of two views shows the first on a phone", .init(.phone, depth: 2), code: twoViews,
            transcript: """
                start
                    stack "Side"
                      link "First"
                tap link "First"
                    stack "Side" > "Screen"
                      link "Further"
                tap link "First" / tap link "Further"
                    stack "Side" > "Screen" > untitled
                      End
                tap link "First" / back: as start
                """),
        SmallApp(
            "a navigation view of two views shows them side by side on an iPad", .init(.pad, depth: 2), code: twoViews,
            transcript: """
                start
                    column 1
                      stack "Side"
                        link "First"
                    column 2
                      stack untitled
                        Nothing yet
                tap link "First"
                    column 1
                      stack "Side"
                        link "First"
                    column 2
                      stack "Screen"
                        link "Further"
                tap link "First" / tap link "First": as tap link "First"
                tap link "First" / tap link "Further"
                    column 1
                      stack "Side"
                        link "First"
                    column 2
                      stack "Screen" > untitled
                        End
                """),
        SmallApp(
            "a split view does the same on a phone", .init(.phone, depth: 2), code: splitView,
            transcript: """
                start
                    stack "Side"
                      link "First"
                tap link "First"
                    stack "Side" > "Screen"
                      link "Further"
                tap link "First" / tap link "Further"
                    stack "Side" > "Screen" > untitled
                      End
                tap link "First" / back: as start
                """),
        SmallApp(
            "a split view does the same on an iPad", .init(.pad, depth: 3), code: splitView,
            transcript: """
                start
                    column 1
                      stack "Side"
                        link "First"
                    column 2
                      stack untitled
                        Nothing yet
                tap link "First"
                    column 1
                      stack "Side"
                        link "First"
                    column 2
                      stack "Screen"
                        link "Further"
                tap link "First" / tap link "First": as tap link "First"
                tap link "First" / tap link "Further"
                    column 1
                      stack "Side"
                        link "First"
                    column 2
                      stack "Screen" > untitled
                        End
                tap link "First" / tap link "Further" / tap link "First": as tap link "First"
                tap link "First" / tap link "Further" / back in column 2: as tap link "First"
                """),
        SmallApp(
            "a row that is chosen shows the next column of a split view", .init(.phone, depth: 2),
            code: choosing,
            transcript: """
                start
                    stack untitled
                      row "a"
                      row "b"
                choose row "a"
                    stack untitled > untitled
                      Chosen: a
                choose row "b"
                    stack untitled > untitled
                      Chosen: b
                choose row "a" / back: as start
                choose row "b" / back: as start
                """),
        SmallApp(
            "a chosen row and its column are seen together on an iPad", .init(.pad, depth: 1), code: choosing,
            transcript: """
                start
                    column 1
                      stack untitled
                        row "a"
                        row "b"
                    column 2
                      stack untitled
                        Choose
                choose row "a"
                    column 1
                      stack untitled
                        row "a": chosen
                        row "b"
                    column 2
                      stack untitled
                        Chosen: a
                choose row "b"
                    column 1
                      stack untitled
                        row "a"
                        row "b": chosen
                    column 2
                      stack untitled
                        Chosen: b
                """),
        SmallApp(
            "tabs keep their stacks", .init(depth: 3),
            code: """
                struct Root: View {
                    @State private var tab = "b"
                    var body: some View {
                        TabView(selection: $tab) {
                            NavigationStack { NavigationLink("Push") { Text("Pushed") } }
                                .tabItem { Label("A", systemImage: "a") }
                                .tag("a")
                            Button("To A") { tab = "a" }.tabItem { Text("B") }.tag("b")
                        }
                    }
                }
                """,
            transcript: """
                start
                    tabs A | [B]
                      button "To A"
                tap button "To A"
                    tabs [A] | B
                      stack untitled
                        link "Push"
                tap tab "A": as tap button "To A"
                tap button "To A" / tap link "Push"
                    tabs [A] | B
                      stack untitled > untitled
                        Pushed
                tap button "To A" / tap tab "B": as start
                tap button "To A" / tap link "Push" / back: as tap button "To A"
                tap button "To A" / tap link "Push" / tap tab "B"
                    tabs A | [B]
                      button "To A"
                """),
        SmallApp(
            "bars, fields, choices and menus are shown and used", .init(depth: 1),
            code: """
                struct Root: View {
                    @State private var name = ""
                    @State private var size = 1
                    @State private var search = ""
                    @State private var isAsked = false
                    var body: some View {
                        NavigationStack {
                            Form {
                                Section("Data") {
                                    TextField("Name", text: $name)
                                    Picker("Size", selection: $size) {
                                        ForEach(1..<3) { Text("Size \\($0)").tag($0) }
                                    }
                                    Stepper("More", value: $size)
                                }
                                Button("Ask") { isAsked = true }.disabled(name.isEmpty)
                                Menu("More") { Button("Clear") { name = "" } }
                            }
                            .searchable(text: $search)
                            .toolbar { ToolbarItem(placement: .primaryAction) { Button("Now") { isAsked = true } } }
                            .confirmationDialog("Sure?", isPresented: $isAsked) { Button("Yes") { size = 9 } }
                        }
                    }
                }
                """,
            transcript: """
                start
                    stack untitled
                      bar:
                        field "Search": ""
                        button "Now"
                      Data
                      field "Name": ""
                      picker "Size": Size 1
                      stepper "More"
                      button "Ask" (disabled)
                      menu More:
                        button "Clear"
                type field "Search"
                    stack untitled
                      bar:
                        field "Search": "typed"
                        button "Now"
                      Data
                      field "Name": ""
                      picker "Size": Size 1
                      stepper "More"
                      button "Ask" (disabled)
                      menu More:
                        button "Clear"
                tap button "Now"
                    over the window: choice
                      title "Sure?"
                      button "Yes"
                      button "Cancel"
                type field "Name"
                    stack untitled
                      bar:
                        field "Search": ""
                        button "Now"
                      Data
                      field "Name": "typed"
                      picker "Size": Size 1
                      stepper "More"
                      button "Ask"
                      menu More:
                        button "Clear"
                choose Size 2 picker "Size"
                    stack untitled
                      bar:
                        field "Search": ""
                        button "Now"
                      Data
                      field "Name": ""
                      picker "Size": Size 2
                      stepper "More"
                      button "Ask" (disabled)
                      menu More:
                        button "Clear"
                increment stepper "More": as choose Size 2 picker "Size"
                decrement stepper "More"
                    stack untitled
                      bar:
                        field "Search": ""
                        button "Now"
                      Data
                      field "Name": ""
                      picker "Size": none
                      stepper "More"
                      button "Ask" (disabled)
                      menu More:
                        button "Clear"
                tap button "Clear": as start
                """),
    ]

    private static let choosing = """
        struct Root: View {
            @State private var choice: String?
            var body: some View {
                NavigationSplitView {
                    List(["a", "b"], id: \\.self, selection: $choice) { Text($0) }
                } detail: {
                    if let choice { Text("Chosen: \\(choice)") } else { Text("Choose") }
                }
            }
        }
        """
}
