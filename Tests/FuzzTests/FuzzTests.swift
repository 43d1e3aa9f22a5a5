import Testing

/// Inputs made at random from real-looking ones. `NAVMIGRATE_FUZZ_INPUTS` says how many for each test,
/// `NAVMIGRATE_FUZZ_SEED` from which seed on; a failure says how to try its input again.
@Suite struct FuzzTests {
    @Test("a preview of any project ends, keeps what is valid valid, and writes nothing") func runs() async {
        await FuzzRun.tryAll(RunInput.self, usually: 40)
    }

    @Test("what reads the bytes of a file sees what the parser sees") func sources() async {
        await FuzzRun.tryAll(SourceInput.self, usually: 100)
    }

    @Test("any manifest is read, and takes a new file or refuses it") func manifests() async {
        await FuzzRun.tryAll(ManifestInput.self, usually: 100)
    }

    @Test("a patch gives what it was made from, and a damaged one is refused or harmless") func patches() async {
        await FuzzRun.tryAll(PatchInput.self, usually: 150)
    }

    @Test("any command line, settings and plan are carried out or refused") func commandLines() async {
        await FuzzRun.tryAll(CommandLineInput.self, usually: 100)
    }
}
