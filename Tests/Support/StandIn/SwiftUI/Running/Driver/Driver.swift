#if RUNS
import Glibc

/// What a program made of an app and this module does: it explores the app and prints the transcript.
///
/// Its arguments: `--device phone|pad`, `--depth N`, `--states N`, `--stay` (no tab is tapped), `--root NAME` (of several
/// roots), and what is done first, in order: `--use NAME`, `--type TEXT` (what is typed from then on), `--open URL`,
/// `--restart`, `--restart-opening URL`, `--store KEY TEXT`.
@MainActor
enum Driver {
    static func run(_ roots: [(name: String?, make: () -> (Place) -> [Leaf])]) {
        Executor.install()
        let arguments = DriverArguments(CommandLine.arguments.dropFirst())
        // What the app prints is not the transcript.
        let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
        for root in roots where arguments.root == nil || arguments.root == root.name {
            let exploration = Exploration(
                device: arguments.device, first: arguments.first, depth: arguments.depth,
                statesAtMost: arguments.statesAtMost, staysInTab: arguments.staysInTab, make: root.make)
            let heading = root.name.map { ["=== \($0)"] } ?? []
            let text = (heading + exploration.transcript()).map { $0 + "\n" }.joined()
            try? output.write(contentsOf: Data(text.utf8))
        }
        exit(0)
    }
}

struct DriverArguments {
    private(set) var device = Device.phone
    private(set) var depth = 4
    private(set) var statesAtMost = 200
    private(set) var staysInTab = false
    private(set) var root: String?
    private(set) var first: [Session.Step] = []

    init(_ words: some Sequence<String>) {
        var words = words.makeIterator()
        while let word = words.next() {
            switch word {
            case "--device": device = words.next().flatMap(Device.init(rawValue:)) ?? device
            case "--depth": depth = words.next().flatMap { Int($0) } ?? depth
            case "--states": statesAtMost = words.next().flatMap { Int($0) } ?? statesAtMost
            case "--stay": staysInTab = true
            case "--root": root = words.next()
            case "--use": first += words.next().map { [.use($0)] } ?? []
            case "--type": first += words.next().map { [.type($0)] } ?? []
            case "--open": first += words.next().flatMap { URL(string: $0) }.map { [.open($0)] } ?? []
            case "--restart": first.append(.restart)
            case "--restart-opening":
                first += words.next().flatMap { URL(string: $0) }.map { [.restartOpening($0)] } ?? []
            case "--store":
                if let key = words.next(), let text = words.next() { first.append(.store(Data(text.utf8), key: key)) }
            default: fatalError("What is \(word)?")
            }
        }
    }
}
#endif

/// Views to be explored that are no app.
@MainActor
public enum BehaviourRoots {
    /// Explores each as the root of a window.
    public static func run(_ roots: KeyValuePairs<String, @MainActor () -> any View>) {
        #if RUNS
        Driver.run(
            roots.map { name, make in
                (name, { { place in make().leaves(at: place) } })
            })
        #endif
    }
}

extension App {
    @MainActor @preconcurrency public static func main() {
        #if RUNS
        Driver.run([(nil, Self.root)])
        #endif
    }

    @MainActor private static func root() -> (Place) -> [Leaf] {
        let app = Storage(Self())
        return { place in
            var bound = app.value
            FieldBinding(place: place).bind(&bound)
            return bound.body.leaves(at: place)
        }
    }
}
