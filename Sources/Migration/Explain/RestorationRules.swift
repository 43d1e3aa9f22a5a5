/// Why the path of a stack isn't saved, or only with `--unsafe`.
enum RestorationRules {
    private static let rule = RuleGroup(name: "restoration")

    private static let storage = "Apple, SceneStorage: state of a view, kept for each scene."
    private static let coding = "The Swift compiler: what it derives for Codable (SE-0166, SE-0295)."

    static let all: [Rule] = types + routers + places + unsafe

    // MARK: What the path holds

    private static let types: [Rule] = [
        rule(
            "not-codable", "a case that can't be Codable",
            "A saved path is encoded, so every case has to be Codable with all that it carries. An object, a closure, or a type of "
                + "another module isn't. A path that could be saved sometimes would be worse than none: nothing of the module is "
                + "changed, and every case is listed with the type that stands in the way.",
            wrong: "enum Route: Hashable { case editor(Shared<Store>), photo(UIImage) }",
            right: "enum Route: Hashable { case editor, photo(id: Photo.ID) }   // the screens find the rest",
            "Carry an id in each case that is listed, and let the screen look the rest up; then run again.", coding),
        rule(
            "public-route", "routes that others use",
            "The enum is public. With Codable it would promise its users that the names of its cases and labels never change, "
                + "since data that was saved with the old ones can't be read with the new.",
            wrong: "public enum Route: Hashable { … }", right: "public enum Route: Hashable, Codable { … }",
            "Decide for the promise and write Codable by hand, or make the enum internal; then run again.",
            "Swift: synthesized coding uses the names in the code."),
        rule(
            "erased-path", "a path that takes any value",
            "A NavigationPath is saved only if each of its values was known to be Codable where it was appended. A function that "
                + "takes any Hashable value hides that, its codable property is nil from then on, and only a runtime log says so.",
            wrong: "func push(_ value: some Hashable) { path.append(value) }",
            right: "var path: [Route] = []\nfunc push(_ route: Route) { path.append(route) }",
            "Use an array of one enum as the path; then run again.",
            "Apple, NavigationPath.codable; a link wrapper that was generic over Hashable values made it nil."),
        rule(
            "several-types", "a path of several types",
            "The stack shows values of several types, and its router takes any Hashable one. A NavigationPath is saved only if each of "
                + "its values was known to be Codable where it was appended, and the router's push hides that.",
            wrong: "func push(_ value: some Hashable) { path.append(value) }",
            right: "func push(_ value: some Hashable & Codable) { path.append(value) }",
            "Make the types Codable, and have push take what is Codable, too; then run step 6 again: it saves the path as its "
                + "codable representation.",
            "Apple, NavigationPath.codable."),
    ]

    // MARK: Whose path it is

    private static let routers: [Rule] = [
        rule(
            "router-elsewhere", "a router that the view doesn't make",
            "The view is handed its router, or takes one that all share. Then another window or stack may have the same one, and "
                + "each would restore its own path into it.",
            wrong: "@EnvironmentObject private var router: Router   // beside the NavigationStack",
            right: "@StateObject private var router = Router()",
            "Make the router in the view that has the stack, and hand it on from there; then run again.", storage),
        rule(
            "unknown-router", "a path whose owner can't be told",
            "The path is bound to something that isn't seen to be a property of a class: a local name, a computed path, a class of "
                + "another module, a generic one.",
            wrong: "@Bindable var bound = model.router\nreturn NavigationStack(path: $bound.path) { … }",
            right: "@State private var router = Router()   // class Router { var path: [Route] = [] }",
            "Keep the path as an array in a class of its own, which the view makes; then run again.",
            "The design of this tool: no guessing."),
        rule(
            "other-module", "a router of another module",
            "The class that owns the path is compiled into another module. What saves and restores it belongs there.",
            wrong: "import NavigationKit\n@State private var router = Router()",
            right: "@State private var router = AppRouter()   // of this module",
            "Migrate the module that has the router, or give this one its own.", "Swift: a module's types are its own."),
        rule(
            "starting-path", "a path that doesn't begin empty",
            "The router begins with screens on its path. A saved path is restored into an empty one only, so that a deep link wins: "
                + "here it never would be.",
            wrong: "var path: [Route] = [.welcome]", right: "var path: [Route] = []",
            "Begin with an empty path, and push the first screens where nothing was restored.",
            "The design of this tool: a path that is there already is left alone."),
        rule(
            "own-saving", "a router that saves its path itself",
            "The class encodes something or writes to a store. A second way to save the path would fight with the first.",
            wrong: "func save() { UserDefaults.standard.set(try? JSONEncoder().encode(path), forKey: \"path\") }",
            right: "var encodedPath: Data? { try? JSONEncoder().encode(path) }   // the view keeps it in SceneStorage",
            "Keep the way that is there, or remove it and run again.", storage),
        rule(
            "name-taken", "a router with a member of the name",
            "The router gets 'encodedPath' and 'restore(from:)'. It has one of the two already, so what that does isn't known.",
            wrong: "var encodedPath: String { … }", right: "var pathText: String { … }",
            "Give the member another name; then run again.", "The design of this tool: no guessing."),
    ]

    // MARK: Where the stack is

    private static let places: [Rule] = [
        rule(
            "in-app", "a stack in an App or a Scene",
            "SceneStorage belongs to a view in a scene. In an App the router would be shared by all windows besides.",
            wrong: "var body: some Scene { WindowGroup { NavigationStack(path: $router.path) { Home() } } }",
            right: "var body: some Scene { WindowGroup { RootView() } }   // RootView has the router and the stack",
            "Move the stack with its router into a view of its own; then run again.", storage),
        rule(
            "outside-view", "a stack outside of views",
            "The stack isn't in the code of a view: a function, a factory, a class makes it. There is no place for SceneStorage.",
            wrong: "func makeRoot() -> some View { NavigationStack(path: $router.path) { … } }",
            right: "struct Root: View { @State private var router = Router() … }",
            "Move the stack with its router into a view; then run again.", storage),
        rule(
            "presented", "a stack in a sheet",
            "A sheet, a cover or a popover shows the stack. When the app comes back it isn't shown, and a path that waits for it "
                + "would surprise whoever opens it the next time.",
            wrong: ".sheet(isPresented: $isShown) { SearchStack() }   // with a saved path",
            right: ".sheet(isPresented: $isShown) { SearchStack() }",
            "Nothing: the sheet begins at its root, as before.", storage),
        rule(
            "hosted", "a stack in a hosting controller",
            "UIKit or AppKit shows the stack. SceneStorage is kept by SwiftUI's own scenes; here it would be forgotten in silence.",
            wrong: "window.rootViewController = UIHostingController(rootView: Root())   // with SceneStorage in Root",
            right: "WindowGroup { Root() }",
            "Save the path in the scene's user activity by hand, or move the app to SwiftUI's life cycle.", storage),
        rule(
            "shared-wrapper", "a view around stacks of several places",
            "A generic view puts its stack around what it is given, in several places. SceneStorage has one value for each key and "
                + "scene, so one place would be restored with the screens of another.",
            wrong: "Shell { BookList() }   // a generic view with a stack, in two tabs",
            right: "Shell(savedAs: \"navigation.Books\") { BookList() }   // its init: _savedPath = SceneStorage(key)",
            "Let the places say what their path is saved under. A view with one initialiser that takes one closure is changed so.",
            storage),
        rule(
            "sensitive-screen", "a screen that nobody should land on",
            "By its name the screen is for a password, a payment, a key. A restored path leads to it like to any other, without "
                + "what the screens before asked for.",
            wrong: "case .passcode: PasscodeView()", right: "case .passcode: Locked { PasscodeView() }",
            "Let the screen ask for a proof itself, or take it off the path before that is saved.",
            "The design of this tool: only names tell."),
    ]

    // MARK: Unsafe

    private static let unsafe: [Rule] = [
        rule(
            "model-payload", "a whole model on the path",
            "A case carries a struct with an id and more. What is saved is a copy, which is old when the app comes back, and it may "
                + "hold more than should be kept.",
            wrong: "case recipe(Recipe)", right: "case recipe(id: Recipe.ID)",
            "Carry the id, and let the screen look the model up and say so where it is gone.",
            "A pushed value is a copy (Apple, NavigationLink); apps that pushed models had to go back to ids."),
        rule(
            "shown-twice", "a view that is shown in several places",
            "SceneStorage has one value for each key and scene. Where a view is on screen twice, both stacks would write to the same "
                + "one, and come back with the same path.",
            wrong: "TabView { Shelf(.books); Shelf(.films) }   // each with a stack",
            right: "TabView { BookShelf(); FilmShelf() }   // each with a key",
            "If the places are never shown together, apply it with --unsafe; else give each a view and a key of its own.",
            storage),
        rule(
            "auth-gate", "a stack that is there for who has signed in",
            "The stack is shown under a condition that by its words depends on who uses the app. The saved path outlives it: when it "
                + "is shown again, also in the same run of the app, it comes back with the screens that it had before, whoever has "
                + "signed in meanwhile.",
            wrong: "if session.isLoggedIn { MainTabs() } else { LoginView() }",
            right: "if session.isLoggedIn { MainTabs() } else { LoginView().onAppear { savedPath = nil } }",
            "Apply it with --unsafe, and forget the saved path where somebody signs out.", storage),
        rule(
            "comes-and-goes", "a stack that is there under a condition",
            "The stack is shown in a branch. Whenever the branch is left and shown again its view begins anew, at its root; with a saved "
                + "path it would come back with the screens that it had, within one run of the app.",
            wrong: "switch section { case .movies: MoviesHome(); case .lists: MyLists() }",
            right: "switch section { … }.onChange(of: section) { savedPath = nil }",
            "Apply it with --unsafe, and forget the saved path when the condition changes.", storage),
    ]
}
