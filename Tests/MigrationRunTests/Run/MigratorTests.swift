import Foundation
import Migration
import ProjectModel
import SourceEditing
import Synchronization
import Testing

@testable import MigrationRun

@Suite struct MigratorTests {
    private static let legacy = "import SwiftUI\nlet view = NavigationView { Text(\"A\") }\n"
    private static let migrated = "import SwiftUI\nlet view = NavigationStack { Text(\"A\") }\n"

    private func run(_ folder: TemporaryFolder, _ change: (inout RunOptions) -> Void = { _ in }) throws
        -> Migrator.Outcome
    {
        var options = RunOptions(workingDirectory: folder.path)
        options.steps = .only(.containers)
        change(&options)
        return try Migrator(options).run()
    }

    @Test func nothingIsWritten() throws {
        let folder = TemporaryFolder()
        folder.file("A.swift", Self.legacy)
        let outcome = try run(folder)
        #expect(outcome.root == folder.path)
        #expect(
            outcome.changes == [
                FileChange(
                    path: "A.swift", .modified(before: Array(Self.legacy.utf8), after: Array(Self.migrated.utf8)))
            ])
        #expect(folder.text("A.swift") == Self.legacy)
    }

    /// A file that goes while others are read is told, and the rest is done.
    @Test func aFileThatVanishes() throws {
        let folder = TemporaryFolder()
        folder.file("A.swift", Self.legacy)
        folder.file("B.swift", Self.legacy)
        var options = RunOptions(workingDirectory: folder.path)
        options.steps = .only(.containers)
        options.threads = 1
        let gone = folder.path + "/B.swift"
        let outcome = try Migrator(options) { done, _ in if done == 1 { unlink(gone) } }.run()
        #expect(outcome.changes.map(\.path) == ["A.swift"])
        #expect(
            outcome.report.unreadable.map { "\($0.place.file): \($0.message)" } == [
                "B.swift: the file can't be read (No such file or directory); it is left alone"
            ])
    }

    @Test func readsOnlyWhatMatters() throws {
        let folder = TemporaryFolder()
        folder.file("A.swift", Self.legacy)
        folder.file("B.swift", "let b = 1\n")
        let extent = try run(folder).report.extent
        #expect(extent.swiftFiles == 2)
        #expect(extent.filesParsed == 1)
        #expect(try run(folder) { $0.parsesEverything = true }.report.extent.filesParsed == 2)
    }

    /// What is presented counts only where something navigates.
    @Test func readsNothingWhereNothingNavigates() throws {
        let folder = TemporaryFolder()
        let sheet = "import SwiftUI\nlet view = Text(\"A\").sheet(isPresented: $isShown) { Text(\"B\") }\n"
        folder.file("A.swift", sheet)
        folder.file("Broken.swift", sheet + "let = 1\n")
        func report(_ steps: RunOptions.Steps) throws -> RunReport { try run(folder) { $0.steps = steps }.report }
        #expect(try report(.through(.restoration)).extent.filesParsed == 0)
        #expect(try report(.through(.restoration)).unreadable.isEmpty)
        #expect(try report(.only(.audit)).unreadable.map(\.place.file) == ["Broken.swift"])
        folder.file("B.swift", Self.legacy)
        #expect(try report(.through(.restoration)).extent.filesParsed == 2)
        #expect(try report(.through(.restoration)).unreadable.map(\.place.file) == ["Broken.swift"])
    }

    /// A file that declares a modifier on a container, or uses another name of one, has no word of the step in it.
    @Test func readsModifiersAndAliasesOfOtherFiles() throws {
        let folder = TemporaryFolder()
        folder.file(
            "A.swift",
            """
            import SwiftUI
            typealias Nav = NavigationView
            struct Root: View { var body: some View { NavigationView { NavigationLink("a") { Detail() } } } }
            struct Detail: View {
                var body: some View { Image(uiImage: picture()) }
                func picture() -> UIImage { NavigationView { Text("a") }.navigationViewStyle(.stack).drawn() }
            }

            """)
        folder.file(
            "Drawn.swift",
            """
            import SwiftUI
            extension View {
                func drawn() -> UIImage {
                    let controller = UIHostingController(rootView: self.edgesIgnoringSafeArea(.all))
                    return controller.view.drawn()
                }
            }

            """)
        folder.file(
            "Use.swift",
            "import SwiftUI\nstruct Use: View {\n    var body: some View {\n        Nav { Text(\"long enough to be left out\") }\n    }\n}\n"
        )
        for parsesEverything in [true, false] {
            let report = try run(folder) {
                $0.parsesEverything = parsesEverything
                $0.minimums = [.iOS: SystemVersion("17")].compactMapValues { $0 }
            }.report
            let counts = report.results.map(\.counts)
            #expect(counts.map { [$0.found, $0.migrated, $0.unsafe, $0.left] } == [[5, 3, 0, 2]])
            #expect(
                report.findings.filter { $0.severity == .warning }.map { "\($0.place.file):\($0.place.location)" } == [
                    "A.swift:2:17", "Use.swift:4:9",
                ])
        }
    }

    /// The body of what a container shows, and the project's own types called as the new ones, have no word of the step.
    @Test func readsColumnBodiesAndOwnContainersOfOtherFiles() throws {
        let folder = TemporaryFolder()
        folder.file("A.swift", "import SwiftUI\nstruct A: View { var body: some View { NavigationView { Side() } } }\n")
        folder.file("B.swift", "import SwiftUI\nstruct B: View { var body: some View { NavigationView { One() } } }\n")
        folder.file(
            "Side.swift",
            """
            import SwiftUI
            struct Side: View {
                var body: some View {
                    Chain().padding().background(Color.red).accessibilityLabel("long enough to be left out")
                }
            }
            struct One: View { var body: some View { Text("one") } }

            """)
        folder.file(
            "Chain.swift",
            """
            import SwiftUI
            struct Chain: View {
                var body: some View {
                    Text("the first of two texts, long enough for a scan of bytes to blank the body")
                    Text("b")
                }
            }

            """)
        folder.file("Own.swift", "struct NavigationStack {}\n")
        folder.file("Other.swift", "struct Unrelated { var body = 1 }\n")
        let outcome = try run(folder)
        #expect(outcome.changes.map(\.path) == ["B.swift"])
        #expect(
            outcome.report.findings.filter { $0.severity == .warning }.map(\.id.description)
                == ["navigation-view/hidden-columns"])
        #expect(
            outcome.changes.first?.after.map { String(decoding: $0, as: UTF8.self) }
                == "import SwiftUI\nstruct B: View { var body: some View { SwiftUI.NavigationStack { One() } } }\n")
        #expect(outcome.report.extent.filesParsed == 5)
    }

    @Test func auditSaysWhatLaterStepsDo() throws {
        let folder = TemporaryFolder()
        folder.file("A.swift", Self.legacy)
        let outcome = try run(folder) { $0.steps = .only(.audit) }
        #expect(outcome.report.results.map(\.step) == [.containers, .routes, .links, .router, .restoration])
        #expect(outcome.report.shownResults.isEmpty)
        #expect(outcome.changes.isEmpty)
    }

    @Test func progressCountsFiles() throws {
        let folder = TemporaryFolder()
        for number in 0..<20 { folder.file("\(number).swift", Self.legacy) }
        let counts = CountRecorder()
        var options = RunOptions(workingDirectory: folder.path)
        options.threads = 4
        _ = try Migrator(options, progress: { done, total in counts.add(done, of: total) }).run()
        #expect(counts.all.map(\.done).sorted() == Array(1...20))
        #expect(counts.all.allSatisfy { $0.total == 20 })
    }

    /// Between the look at the folder and the reading, files go, and others take their places.
    @Test func filesThatVanishWhileOthersAreRead() throws {
        let (folder, elsewhere) = (TemporaryFolder(), TemporaryFolder())
        for name in ["A", "B", "C", "D"] { folder.file(name + ".swift", Self.legacy) }
        elsewhere.file("Private.swift", Self.legacy)
        var options = RunOptions(workingDirectory: folder.path)
        options.steps = .only(.containers)
        options.threads = 1
        let (path, other) = (folder.path, elsewhere.path)
        let outcome = try Migrator(options) { done, _ in
            guard done == 1 else { return }
            precondition(unlink(path + "/B.swift") == 0)
            precondition(unlink(path + "/C.swift") == 0 && symlink(other + "/Private.swift", path + "/C.swift") == 0)
            precondition(unlink(path + "/D.swift") == 0 && mkdir(path + "/D.swift", 0o755) == 0)
        }.run()
        #expect(outcome.changes.map(\.path) == ["A.swift"])
        #expect(
            outcome.report.unreadable.map { "\($0.place.file): \($0.message)" } == [
                "B.swift: the file can't be read (No such file or directory); it is left alone",
                "C.swift: the file can't be read (\(SystemError(code: ELOOP).text)); it is left alone",
                "D.swift: the file can't be read (Is a directory); it is left alone",
            ])
    }

    @Test func threadsDoNotDecide() throws {
        let folder = TemporaryFolder()
        for number in 0..<50 { folder.file("\(number % 7)/\(number).swift", Self.legacy) }
        let one = try run(folder) { $0.threads = 1 }
        let eight = try run(folder) { $0.threads = 8 }
        #expect(one.changes == eight.changes)
        #expect(one.report.findings.map(\.place) == eight.report.findings.map(\.place))
    }

    /// The rules of the audit and the steps ask for the same declarations, at the same time.
    @Test func threadsDoNotDecideWhatTheAuditReads() throws {
        let folder = TemporaryFolder()
        folder.file(
            "A.swift",
            """
            import SwiftUI
            struct Root: View {
                var items: [Item] = []
                var body: some View {
                    NavigationStack {
                        List(items) { item in NavigationLink(item.name, value: item) }
                            .navigationDestination(for: Item.self) { Detail(item: $0) }
                    }
                }
            }
            struct Old: View { var body: some View { NavigationView { Text("a") } } }
            """)
        folder.file("Item.swift", "struct Item: Hashable, Identifiable {\n    let id: Int\n    var name = \"a\"\n}\n")
        folder.file(
            "Detail.swift",
            "import SwiftUI\nstruct Detail: View {\n    let item: Item\n    var body: some View { Text(item.name) }\n}\n"
        )
        let extents = try [1, 2, 8].map { threads in
            try run(folder) { ($0.threads, $0.steps) = (threads, .only(.audit)) }.report.extent
        }
        #expect(extents == Array(repeating: extents[0], count: 3))
    }
}

private final class CountRecorder: Sendable {
    private let counts = Mutex<[(done: Int, total: Int)]>([])

    var all: [(done: Int, total: Int)] { counts.withLock { $0 } }

    func add(_ done: Int, of total: Int) { counts.withLock { $0.append((done, total)) } }
}

@Suite struct FileChangeCombiningTests {
    private let a: [UInt8] = [1]
    private let b: [UInt8] = [2]
    private let c: [UInt8] = [3]

    @Test func laterStepsBuildOnEarlierOnes() {
        let combined = FileChange.combined([
            [FileChange(path: "x", .modified(before: a, after: b)), FileChange(path: "new", .created(a))],
            [
                FileChange(path: "x", .modified(before: b, after: c)),
                FileChange(path: "new", .modified(before: a, after: b)),
            ],
        ])
        #expect(
            combined == [FileChange(path: "new", .created(b)), FileChange(path: "x", .modified(before: a, after: c))])
    }

    @Test func whatComesAndGoesIsNoChange() {
        #expect(
            FileChange.combined([[FileChange(path: "x", .created(a))], [FileChange(path: "x", .deleted(a))]]) == [])
        #expect(
            FileChange.combined([
                [FileChange(path: "x", .modified(before: a, after: b))], [FileChange(path: "x", .deleted(b))],
            ]) == [FileChange(path: "x", .deleted(a))])
    }
}
