import Foundation
import ProjectModel
import SourceEditing
import Testing

@testable import MigrationRun

@Suite struct SwiftFileStoreTests {
    private let folder = TemporaryFolder()

    private func text(_ path: String, in store: SwiftFileStore) -> String? { store.text(of: path)?.string }

    private func holds(_ word: String, _ path: String, in store: SwiftFileStore) -> Bool? {
        store.words(of: path)?.mayHold(SoughtWords([word])!)
    }

    @Test func aRunSeesOneStateOfAFile() {
        folder.file("A.swift", "struct Before {}\n")
        let store = SwiftFileStore(root: folder.path)
        #expect(text("A.swift", in: store) == "struct Before {}\n")
        folder.file("A.swift", "struct After {}\n")
        #expect(text("A.swift", in: store) == "struct Before {}\n")
        #expect(holds("Before", "A.swift", in: store) == true)
        #expect(holds("After", "A.swift", in: store) == false)
        #expect(store.scan(of: "A.swift").declarations.map(\.name) == ["Before"])
    }

    @Test func anotherRunSeesWhatIsThereThen() {
        folder.file("A.swift", "struct Before {}\n")
        #expect(text("A.swift", in: SwiftFileStore(root: folder.path)) == "struct Before {}\n")
        folder.file("A.swift", "struct After {}\n")
        #expect(text("A.swift", in: SwiftFileStore(root: folder.path)) == "struct After {}\n")
    }

    @Test func filesThatDontFitAreReadAgain() {
        folder.file("A.swift", "struct Small {}\n")
        folder.file("B.swift", "struct TooLarge {}\n")
        let store = SwiftFileStore(root: folder.path, keeping: 16)
        #expect(text("A.swift", in: store) == "struct Small {}\n")
        #expect(text("B.swift", in: store) == "struct TooLarge {}\n")
        #expect(holds("TooLarge", "B.swift", in: store) == true)
        #expect(holds("Small", "B.swift", in: store) == false)
        folder.file("A.swift", "struct Other {}\n")
        folder.file("B.swift", "struct Newer {}\n")
        #expect(text("A.swift", in: store) == "struct Small {}\n")
        #expect(text("B.swift", in: store) == "struct Newer {}\n")
    }

    @Test func whatCantBeReadSaysNothing() {
        folder.file("Deep.swift", String(repeating: "(", count: 5000))
        let store = SwiftFileStore(root: folder.path)
        for path in ["Deep.swift", "Missing.swift"] {
            for _ in 0..<2 {
                #expect(store.text(of: path) == nil)
                #expect(store.words(of: path) == nil)
                #expect(store.scan(of: path).declarations.isEmpty)
            }
        }
        #expect((try? store.read("Deep.swift"))?.bytes.count == 5000)
        #expect(throws: SystemError.self) { try store.read("Missing.swift") }
    }

    /// Nobody waits for a writer, and nothing without an end is read.
    @Test(.timeLimit(.minutes(10))) func whatIsNoFileIsNotRead() {
        folder.folder("Folder.swift")
        folder.link("Link.swift", to: "/dev/zero")
        precondition(mkfifo(folder.path + "/Pipe.swift", 0o600) == 0)
        folder.file("Huge.swift")
        precondition(truncate(folder.path + "/Huge.swift", (1 << 30) + 1) == 0)
        let store = SwiftFileStore(root: folder.path)
        for (name, why) in [
            ("Folder.swift", "Is a directory"), ("Pipe.swift", "it is no file"), ("Huge.swift", "File too large"),
            ("None.swift", "No such file or directory"), ("Link.swift", SystemError(code: ELOOP).text),
        ] {
            let thrown = #expect(throws: SystemError.self) { try store.read(name) }
            #expect(thrown?.text == why)
            #expect(store.text(of: name) == nil)
        }
    }
}
