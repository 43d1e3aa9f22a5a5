import Testing

/// Inputs made at random from real-looking ones. `NAVMIGRATE_FUZZ_INPUTS` says how many for each test,
/// `NAVMIGRATE_FUZZ_SEED` from which on; a failure says how to try its input again.
@Suite struct FuzzTests {
    init() { print("fuzz: the first seed is \(FuzzRun.seed)") }

    @Test("a preview of any project ends, keeps what is valid valid, and writes nothing") func runs() async {
        let notes = FuzzRun.notes()
        let end = await #expect(processExitsWith: .success) { [notes = notes as String] in
            await FuzzRun.tryAll(RunInput.self, usually: 100, notingIn: notes)
        }
        if end == nil { FuzzRun.tell(RunInput.self, notedIn: notes) }
    }

    @Test("what reads the bytes of a file sees what the parser sees") func sources() async {
        let notes = FuzzRun.notes()
        let end = await #expect(processExitsWith: .success) { [notes = notes as String] in
            await FuzzRun.tryAll(SourceInput.self, usually: 200, notingIn: notes)
        }
        if end == nil { FuzzRun.tell(SourceInput.self, notedIn: notes) }
    }

    @Test("any manifest is read, and takes a new file or refuses it") func manifests() async {
        let notes = FuzzRun.notes()
        let end = await #expect(processExitsWith: .success) { [notes = notes as String] in
            await FuzzRun.tryAll(ManifestInput.self, usually: 200, notingIn: notes)
        }
        if end == nil { FuzzRun.tell(ManifestInput.self, notedIn: notes) }
    }

    @Test("a patch gives what it was made from, and a damaged one is refused or harmless") func patches() async {
        let notes = FuzzRun.notes()
        let end = await #expect(processExitsWith: .success) { [notes = notes as String] in
            await FuzzRun.tryAll(PatchInput.self, usually: 300, notingIn: notes)
        }
        if end == nil { FuzzRun.tell(PatchInput.self, notedIn: notes) }
    }

    @Test("any command line, settings and plan are carried out or refused") func commandLines() async {
        let notes = FuzzRun.notes()
        let end = await #expect(processExitsWith: .success) { [notes = notes as String] in
            await FuzzRun.tryAll(CommandLineInput.self, usually: 200, notingIn: notes)
        }
        if end == nil { FuzzRun.tell(CommandLineInput.self, notedIn: notes) }
    }
}
