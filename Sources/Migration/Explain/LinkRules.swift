/// Why a destination link stays, or moves only with `--unsafe`.
enum LinkRules {
    private static let rule = RuleGroup(name: "destination-link")

    private static let stack = "Apple, Understanding the navigation stack."
    private static let destination = "Apple, navigationDestination(for:), (isPresented:) and (item:)."
    private static let snapshots =
        "A value link pushes a copy (Apple, NavigationLink); apps that pushed editable models had to go back to ids."

    static let all: [Rule] = payload + code + place + flags + unsafe

    // MARK: What the screen is given

    private static let payload: [Rule] = [
        rule(
            "binding", "a screen that is given a binding",
            "A route is a Hashable value, and a Binding isn't one: it is a way back into the view that made it. The link keeps its "
                + "destination, and so do the links on the screens behind it.",
            wrong: "NavigationLink(\"Edit\", destination: EditView(item: $item))",
            right: "NavigationLink(\"Edit\", value: Route.edit(id: item.id))   // the screen finds the item by its id",
            "Pass an id, and let the screen get what it edits from a model in the environment; then run again.",
            "SwiftUI's interface: Binding isn't Hashable."),
        rule(
            "closure", "a screen that is given a closure or a function",
            "The destination needs a closure or a function of the view that holds the link. A route is a Hashable value and can't "
                + "carry code.",
            wrong: "NavigationLink(\"Add\", destination: AddView(onSave: { items.append($0) }))",
            right: "NavigationLink(\"Add\", value: Route.add)   // AddView saves into the model",
            "Move what the closure does into a model that the screen reads from the environment; then run again.",
            "Swift: functions have no equality."),
        rule(
            "not-hashable", "a value that can't be made Hashable",
            "Values of a path have to be Hashable. The type isn't, and Swift can't derive it, for the reason that the finding gives. "
                + "A hand-written == is never added: those are where migrations by hand went wrong.",
            wrong: "NavigationLink(\"Open\", destination: PhotoView(image: image))   // Image isn't Hashable",
            right: "NavigationLink(\"Open\", value: Route.photo(id: photo.id))",
            "Pass what identifies the value, or make the type Hashable; --assume-hashable TYPE vouches for a type of another module.",
            "SwiftUI's interface; four corrections of hand-written equality in one app's history."),
        rule(
            "unknown-type", "a value whose type can't be told",
            "The case of a route needs the type of its payload. No declaration in the project tells it, or tells whether it is "
                + "Hashable, and nothing is guessed.",
            wrong:
                "let song = library.current   // of another module's type\nNavigationLink(\"Play\", destination: PlayerView(song))",
            right: "let song: Song = library.current\nNavigationLink(\"Play\", destination: PlayerView(song))",
            "Declare the type where the finding says, or vouch for a type of another module with --assume-hashable TYPE; then run "
                + "again.", "The design of this tool: no guessing."),
        rule(
            "generic", "a value of a generic view's parameter",
            "The view that holds the link is generic, and the value's type depends on its parameter. One enum of routes can't have a "
                + "case for every type.",
            wrong:
                "struct Rows<Item: Identifiable>: View { … NavigationLink(\"Open\", destination: Page(item: item)) … }",
            right: "struct Rows<Item: Identifiable>: View { let route: (Item) -> Route … }",
            "Pass a value of a fixed type, or let the users of the view give the route.", "Swift: enums and generics."),
        rule(
            "fresh-value", "a value that is new on every render",
            "UUID(), Date() and random values differ each time that the view is drawn. As the payload of a route no two of them are "
                + "equal: screens are pushed twice, and the selection of a row is lost.",
            wrong: "NavigationLink(\"New\", destination: NoteView(id: UUID()))",
            right: "NavigationLink(\"New\", value: Route.newNote)   // the destination makes the id",
            "Make the value in the destination, or keep it in a property; then run again.",
            "A payload of new UUIDs in one app's history pushed each screen twice."),
        rule(
            "private-name", "a name that the route's file can't see",
            "The destination moves into another file, and what it names is private to this one.",
            wrong: "private let columns = 3\nNavigationLink(\"Grid\", destination: GridView(columns: columns))",
            right: "let columns = 3\nNavigationLink(\"Grid\", destination: GridView(columns: columns))",
            "Drop 'private' from the declaration that the finding names, then run again.", "Swift: access control."),
        rule(
            "too-new", "a name that is newer than the target",
            "The type or function exists only from a later system on than the oldest that the target supports; an enum's payload can't "
                + "be behind a check.",
            wrong: "@available(iOS 18, *) struct Mesh: Hashable { … }   // in a target from iOS 17",
            right: "IPHONEOS_DEPLOYMENT_TARGET = 18.0",
            "Raise the deployment target, or pass something that all systems have.",
            "Swift: enum cases with payloads can't be less available than their enum's stored values."),
        rule(
            "other-target", "a name that not all targets have",
            "Several targets compile the routes' file, and one of them lacks what this route would show or hold, so that it "
                + "would no longer build. Where the platform tells the targets apart, the route stands under #if instead.",
            wrong: "// AlmanacView.swift is in target 'App' alone, Route.swift in 'App' and 'App Lite'",
            right: "// AlmanacView.swift is in 'App' and 'App Lite'",
            "Add what is missing to the target that the finding names, or keep the link as it is.",
            "Xcode: target membership; each target's files are compiled as a module of their own."),
    ]

    // MARK: What the destination is

    private static let code: [Rule] = [
        rule(
            "opaque-destination", "a destination that isn't written out",
            "What the link shows is a stored view, a property or a function of the view around it, or an initialiser that isn't "
                + "SwiftUI's. What it is made of can't be moved into the destination of the routes.",
            wrong: "NavigationLink(\"Open\", destination: detail)   // var detail: some View",
            right: "NavigationLink(\"Open\", destination: DetailView(item: item))",
            "Write the destination's view out at the link, then run again.", "The design of this tool: no guessing.")
    ]

    // MARK: Where the link is

    private static let place: [Rule] = [
        rule(
            "gesture", "a link with a gesture",
            "A tap does more than push. Gestures on links don't reliably fire together with the push, and less so with values.",
            wrong:
                "NavigationLink(\"Open\", destination: Detail()).simultaneousGesture(TapGesture().onEnded { log() })",
            right: "Button(\"Open\") { log(); router.push(Route.detail) }",
            "Make it a Button that does both; step 5 brings the router.",
            "Reports of gestures that don't fire, or fire without the push."),
        rule(
            "menu", "a link outside of the stack",
            "Menus, context menus, swipe actions, alerts and dialogs are shown outside of the navigation stack. A link there doesn't "
                + "push.",
            wrong: "Menu(\"More\") { NavigationLink(\"Settings\", destination: SettingsView()) }",
            right: "Menu(\"More\") { Button(\"Settings\") { router.push(Route.settings) } }",
            "Make it a Button; step 5 does that with the router.", "Reports of dead links in menus and swipe actions."),
        rule(
            "toolbar", "a link in a toolbar",
            "The content of a toolbar is shown by the bar, not by the stack; value links there aren't reliable.",
            wrong: ".toolbar { NavigationLink(\"Settings\", destination: SettingsView()) }",
            right: ".toolbar { Button(\"Settings\") { router.push(Route.settings) } }",
            "Make it a Button; step 5 does that with the router.",
            "Reports of links in toolbar items that don't navigate."),
        rule(
            "inside-label", "a link in a link",
            "The link stands in the label of another one. Only one of the two can be tapped, and which one isn't said anywhere.",
            wrong:
                "NavigationLink(destination: A()) { HStack { Text(\"a\"); NavigationLink(\"b\", destination: B()) } }",
            right: "HStack { NavigationLink(\"a\", destination: A()); NavigationLink(\"b\", destination: B()) }",
            "Take one of the two out of the other by hand, then run again.", "A review of a migration that had both."),
        rule(
            "column-link", "a link in a column that drives the next one",
            "In a sidebar or content column a link replaces what the next column shows. Apple's recipe for that is a selection: the "
                + "list is bound to it, and the detail is built from it.",
            wrong:
                "NavigationSplitView { List(mails) { NavigationLink($0.title, destination: MailView($0)) } } detail: { … }",
            right:
                "NavigationSplitView { List(mails, selection: $mail) { … } } detail: { if let mail { MailView(mail) } }",
            "Use List(selection:) by hand, with the detail built from the selection.",
            "Apple, Migrating to new navigation types; NavigationSplitView."),
        rule(
            "no-stack", "no stack on the way",
            "A value link works only inside a NavigationStack that knows its type. On some way to the link's view no such stack is seen: "
                + "a hosting controller, a sheet without a stack, another module, a NavigationView that stays. The finding names it.",
            wrong: "UIHostingController(rootView: HomeView())   // HomeView has links",
            right: "UIHostingController(rootView: NavigationStack { HomeView() })",
            "Put a NavigationStack around the view at the place that the finding names, then run again.", stack),
        rule(
            "below-eager-link", "a link on a screen that a link which stays leads to",
            "Values sit below views: pushing a value pops every screen that a destination link has pushed. So a link can carry a value "
                + "only where all links that lead to it do.",
            wrong: "NavigationLink(destination: EditView(item: $item)) { … }   // and EditView has a NavigationLink",
            right: "NavigationLink(value: Route.edit(id: item.id)) { … }",
            "Make the link that the finding names movable; this one then moves with it.", stack),
        rule(
            "hand-made-destination", "a stack with a destination of its own",
            "The stack has a navigationDestination or a path that somebody wrote. Beside values of a second type, or beside isPresented: "
                + "and item:, screens are pushed twice, or in the wrong place, or the app stops. An enum of routes that somebody "
                + "wrote gets the cases that it can take; where it can't, the finding says why.",
            wrong: "List { NavigationLink(\"A\", destination: AView()) }.navigationDestination(for: Int.self) { … }",
            right: "List { NavigationLink(\"A\", value: Route.a) }.navigationDestination(for: Route.self) { … }",
            "Move that destination into the routes by hand, or add the case; then run again.",
            "Reports of wrong screens and of a fatal comparisonTypeMismatch."),
        rule(
            "nested-stack", "a stack inside a pushed screen",
            "A container inside a pushed screen is around the link. Which of the two stacks a value would be pushed in can't be told.",
            wrong: "NavigationLink(\"Settings\") { NavigationStack { NavigationLink(\"About\") { AboutView() } } }",
            right: "NavigationLink(\"Settings\") { NavigationLink(\"About\") { AboutView() } }",
            "Take the inner container out by hand, or with --step 2 --unsafe, then run again.",
            "Apple engineers in the developer forums: one stack at the top."),
        rule(
            "excluded", "left alone as asked for",
            "A comment says that the link is to stay, or its stack, or a declaration that would have to change with it. It names the "
                + "rule or none, and holds for the statement behind it, with all that stands in it.",
            wrong:
                "// navmigrate:skip destination-link; moved by hand later\nNavigationLink(\"Open\", destination: OpenView())",
            right: "NavigationLink(\"Open\", value: Route.open)",
            "Remove the comment once the link is to move.", "The design of this tool."),
    ]

    // MARK: Flags

    private static let flags: [Rule] = [
        rule(
            "shared-flag", "one flag for several links",
            "All links with the flag become active at once: several screens are pushed, or a random one. That was broken before, and "
                + "moving it would keep it so.",
            wrong: "ForEach(items) { NavigationLink($0.name, destination: Detail($0), isActive: $isActive) }",
            right: "ForEach(items) { NavigationLink($0.name, destination: Detail($0)) }",
            "Take the flag out, or give each link a state of its own; then run again.",
            "Reports of several screens at once with one flag for all rows."),
        rule(
            "used-flag", "a flag or a selection that other code uses",
            "Code pushes by setting the flag. Where the link is all that pushes in its stack, the flag goes on as "
                + "navigationDestination(isPresented:) or (item:); beside other pushes those misbehave, and the push has to go "
                + "through the path. Bindings that aren't a state of the view may do more than they show, and one that never "
                + "changed may not begin to.",
            wrong: "NavigationLink(destination: DoneView(), isActive: $isDone) { EmptyView() }   // beside other links",
            right: "router.push(Route.done)",
            "Do what the finding says; step 5 brings the router that pushes.",
            "Apple, Migrating to new navigation types; reports of isPresented: beside values."),
    ]

    // MARK: Only with --unsafe

    private static let unsafe: [Rule] = [
        rule(
            "flag-destination", "a flag that presents its screen",
            "The link goes, or becomes a Button, and its screen becomes a navigationDestination that the flag presents. What users may "
                + "see: a row without a chevron, a row that is gone; on iOS 16 a second push may fail.",
            wrong: "NavigationLink(\"Done\", destination: DoneView(), isActive: $isDone)",
            right:
                "Button(\"Done\") { isDone = true }   // and .navigationDestination(isPresented: $isDone) { DoneView() }",
            "Run with --unsafe and try the screen: push it by tap and by code, go back, push it again.",
            destination + " Reports from iOS 16 of pushes that fail the second time."),
        rule(
            "push", "a push through the router",
            "Step 5. What code did by setting a flag, or by a link in a menu or a toolbar, is done by a push through the stack's router. "
                + "What users may see: a chevron that goes, a screen that other code used to close by the flag.",
            wrong: "Button(\"Finish\") { isDone = true }   // and a hidden link with isActive: $isDone",
            right: "Button(\"Finish\") { router.push(Route.done) }",
            "Run with --unsafe and try the screen: push it by each button, go back, push it again.",
            "Apple, Migrating to new navigation types; reports of dead links in menus and toolbars."),
        rule(
            "reset-selection", "a selection that code only resets",
            "Each row has a tag of its own, and code sets the selection to nil at most: taps are all that push. The rows become value "
                + "links. Code that reads the selection finds it nil, also after a tap.",
            wrong:
                "ForEach(ids) { NavigationLink(\"\\($0)\", destination: Page(id: $0), tag: $0, selection: $selected) }",
            right: "ForEach(ids) { NavigationLink(\"\\($0)\", value: Route.page(id: $0)) }",
            "Look at what reads the selection; most of it only reset it. Then run with --unsafe.",
            "Apple, Migrating to new navigation types."),
        rule(
            "changing-source", "a value that can change while its screen is shown",
            "A destination is made anew whenever its parent is drawn; a value stays what it was when it was pushed. A value from a state "
                + "or a model may change meanwhile, and the screen wouldn't follow.",
            wrong: "NavigationLink(\"Open\", destination: ScoreView(score: score))   // @State var score",
            right: "NavigationLink(\"Open\", value: Route.score(id: game.id))   // the screen looks the score up",
            "Pass an id and look the value up in the screen, or run with --unsafe where the copy is right.", snapshots),
        rule(
            "changeable-row", "a row whose values can change",
            "The row's type has properties that can change, or that can't be seen through. The screen would keep the copy that was pushed.",
            wrong:
                "struct Note: Hashable { var text: String }\nNavigationLink(note.title, destination: NoteView(note: note))",
            right: "NavigationLink(note.title, value: Route.note(id: note.id))",
            "Pass the row's id and look it up in the screen, or run with --unsafe where the copy is right.", snapshots),
        rule(
            "shared-object", "an object that is passed on",
            "The screen is given an object that lives elsewhere. It can travel in a wrapper that compares by identity; such a path can't "
                + "be saved, and two links to one object are one value.",
            wrong: "NavigationLink(\"Edit\", destination: EditorView(store: store))   // @ObservedObject var store",
            right: "NavigationLink(\"Edit\", value: Route.editor)   // EditorView has an @EnvironmentObject",
            "Put the object into the environment above the stack, or pass an id; else run with --unsafe.",
            "Swift: classes have no derived equality; Apple, NavigationPath."),
        rule(
            "object", "an object that is the value",
            "A managed object or a model of SwiftData is Hashable by identity. While it is in the path it may change, or be deleted, and "
                + "the path can't be saved.",
            wrong: "NavigationLink(trip.name, destination: TripView(trip: trip))   // @Model class Trip",
            right: "NavigationLink(trip.name, value: Route.trip(id: trip.persistentModelID))",
            "Pass its id and fetch it in the screen; else run with --unsafe.",
            "Reports of crashes and lost observation with models as values."),
        rule(
            "widened", "a private declaration that the routes need",
            "The view, or what its destination uses, is private to its file, and the destination moves to another one. With --unsafe it "
                + "loses 'private'.",
            wrong: "private struct AboutView: View { … }", right: "struct AboutView: View { … }",
            "Drop 'private' by hand, or run with --unsafe.", "Swift: access control."),
        rule(
            "below-unsafe-link", "a link behind one that is unsafe",
            "Values sit below views. The link that leads here moves only with --unsafe, so this one does too, though it is safe by itself.",
            wrong: "navmigrate --through 4", right: "navmigrate --through 4 --unsafe",
            "Decide on the link that the finding names; this one moves with it.", stack),
    ]
}
