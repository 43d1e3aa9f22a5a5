#if os(Linux)
import Testing
import TypeCheck

/// The comparison of transcripts sees what a careless migration breaks: the test of the test.
@Suite struct WrongMigrationTests {
    private static let programs = Result {
        try SmallPrograms(
            ([WrongMigrations.right] + WrongMigrations.all + WrongRouters.all).flatMap { [$0.before, $0.after] })
    }

    @Test(arguments: WrongMigrations.all + WrongRouters.all) func isSeen(wrong: WrongMigration) throws {
        #expect(wrong.before != wrong.after)
        #expect(!wrong.differences.isEmpty)
        let differences = try differences(wrong)
        #expect(differences == wrong.differences)
    }

    @Test func whatIsRightIsNot() throws {
        #expect(try differences(WrongMigrations.right) == "")
    }

    private func differences(_ migration: WrongMigration) throws -> String {
        let programs = try Self.programs.get()
        let before = try programs.transcript(of: migration.before, migration.exploration)
        let after = try programs.transcript(of: migration.after, migration.exploration)
        return after.differences(from: before).map(\.description).joined(separator: "\n")
    }
}
#endif
