import Migration
import MigrationRun
import ProjectModel
import Testing

@testable import navmigrate

@Suite struct ArgumentsTests {
    @Test func withoutArgumentsAllStepsAreWritten() throws {
        let arguments = try Arguments([])
        #expect(arguments.command == .migrate)
        #expect(arguments.paths == [])
        #expect(arguments.steps == .through(.restoration))
        #expect(arguments.mode == .write)
    }

    @Test(arguments: [["--step", "2"], ["--step=2"], ["--step", "containers"], ["--step", "Containers"]])
    func stepByNumberOrName(words: [String]) throws {
        #expect(try Arguments(words).steps == .only(.containers))
    }

    @Test(arguments: [["--through", "4"], ["--through=links"]])
    func throughByNumberOrName(words: [String]) throws {
        #expect(try Arguments(words).steps == .through(.links))
    }

    @Test func minimumSystems() throws {
        let arguments = try Arguments(["--minimum-os", "ios16,macOS13.1,visionos1"])
        #expect(
            arguments.minimums == [
                .iOS: SystemVersion(16), .macOS: SystemVersion(13, 1), .visionOS: SystemVersion(1),
            ])
    }

    @Test func optionsAndPathsInAnyOrder() throws {
        let arguments = try Arguments(["App", "--check", "Kit", "--unsafe", "--allow-dirty", "--jobs", "3"])
        #expect(arguments.paths == ["App", "Kit"])
        #expect(arguments.mode == .check)
        #expect(arguments.includesUnsafe)
        #expect(arguments.allowsDirty)
        #expect(arguments.threads == 3)
    }

    @Test func commandStandsBeforeThePaths() throws {
        #expect(try Arguments(["audit", "audit"]).command == .audit)
        #expect(try Arguments(["audit", "audit"]).paths == ["audit"])
        #expect(try Arguments(["App", "audit"]).command == .migrate)
        #expect(try Arguments(["App", "audit"]).paths == ["App", "audit"])
        #expect(try Arguments(["./audit"]).paths == ["./audit"])
    }

    @Test func twoDashesEndOptionsAndCommands() throws {
        let arguments = try Arguments(["--check", "--", "--step", "audit"])
        #expect(arguments.command == .migrate)
        #expect(arguments.paths == ["--step", "audit"])
        #expect(try Arguments(["--", "audit"]).command == .migrate)
        #expect(try Arguments(["--", "audit"]).paths == ["audit"])
    }
}
