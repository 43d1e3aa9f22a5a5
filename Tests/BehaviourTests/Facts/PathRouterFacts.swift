import TypeCheck

/// What is so of paths of several types that an object owns: the routers that step 5 makes for them.
enum PathRouterFacts {
    /// - Parameters:
    ///   - declaration: of the class, up to its path.
    ///   - push: the router in what a pushed screen calls.
    private static func app(
        declaration: String, owner: String, injection: String, reader: String, push: String
    ) -> String {
        """
        \(declaration) var path = NavigationPath()
            func push(_ value: some Hashable) { path.append(value) }
            func pop(_ count: Int = 1) { path.removeLast(min(max(count, 0), path.count)) }
            func popToRoot() { path = NavigationPath() }
        }
        struct Album: Hashable { let name: String }
        struct Artist: Hashable { let name: String }
        struct Root: View {
            \(owner) private var router = PathRouter()
            var body: some View {
                NavigationStack(path: $router.path) {
                    NavigationLink("Album", value: Album(name: "Blue"))
                        .navigationTitle("Music")
                        .navigationDestination(for: Album.self) { AlbumView(album: $0) }
                        .navigationDestination(for: Artist.self) { ArtistView(artist: $0) }
                }
                \(injection)
            }
        }
        struct AlbumView: View {
            let album: Album
            \(reader)
            var body: some View {
                Button("Artist") { \(push).push(Artist(name: "Joni")) }.navigationTitle(album.name)
            }
        }
        struct ArtistView: View {
            let artist: Artist
            \(reader)
            var body: some View {
                VStack {
                    Button("Album") { \(push).push(Album(name: "Hejira")) }
                    Button("Back") { \(push).pop() }
                    Button("Far back") { \(push).pop(9) }
                    Button("Home") { \(push).popToRoot() }
                }
                .navigationTitle(artist.name)
            }
        }
        """
    }

    private static let transcript = """
        start
            stack "Music"
              link "Album"
        tap link "Album"
            stack "Music" > "Blue"
              button "Artist"
        tap link "Album" / tap button "Artist"
            stack "Music" > "Blue" > "Joni"
              button "Album"
              button "Back"
              button "Far back"
              button "Home"
        tap link "Album" / back: as start
        tap link "Album" / tap button "Artist" / tap button "Album"
            stack "Music" > "Blue" > "Joni" > "Hejira"
              button "Artist"
        tap link "Album" / tap button "Artist" / tap button "Back": as tap link "Album"
        tap link "Album" / tap button "Artist" / tap button "Far back": as start
        tap link "Album" / tap button "Artist" / tap button "Home": as start
        tap link "Album" / tap button "Artist" / back: as tap link "Album"
        """

    static let all = [
        SmallApp(
            "an observable router pushes values of two types, and goes back to the root", .init(depth: 3),
            code: app(
                declaration: "@Observable final class PathRouter {\n   ", owner: "@State",
                injection: ".environment(router)",
                reader: "@Environment(PathRouter.self) private var router: PathRouter?", push: "router?"),
            transcript: transcript),
        SmallApp(
            "an observable object that routes does the same with values of two types", .init(depth: 3),
            code: app(
                declaration: "final class PathRouter: ObservableObject {\n    @Published", owner: "@StateObject",
                injection: ".environmentObject(router)", reader: "@EnvironmentObject private var router: PathRouter",
                push: "router"),
            transcript: transcript),
    ]
}
