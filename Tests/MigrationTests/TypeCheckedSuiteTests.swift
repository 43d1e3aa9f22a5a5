import TestSupport
import Testing

/// What the type-check says of samples that are wrong.
@Suite struct TypeCheckedSuiteTests {
    private static let good = "var a: some View { NavigationView { A() } }\n"
    private static let migrated = "var a: some View { NavigationStack { A() } }\n"
    private static let broken = "var a: some View { NavigationView { Missing() } }\n"

    private func faults(_ before: String, _ after: String, _ compiles: Compiles = .everywhere) async throws -> [String]
    {
        let samples = MigratedSamples()
        samples.add(
            SampleProject(["A.swift": before]), after: ["A.swift": after], compiles: compiles,
            sourceLocation: #_sourceLocation)
        let messages = try await samples.faults().map { String($0.message.prefix { $0 != "\n" }) }
        return messages.filter { !$0.hasPrefix("iOS16") && !$0.contains("swift5") }
    }

    private let missing = "iOS17, swift6: this doesn't compile: cannot find 'Missing' in scope"

    @Test("good code is fine") func good() async throws {
        #expect(try await faults(Self.good, Self.migrated) == [])
        #expect(try await faults(Self.good, Self.migrated, .fromIOS17) == [])
    }

    @Test("code that doesn't compile, changed or not") func before() async throws {
        #expect(try await faults(Self.broken, Self.broken) == [missing])
        #expect(try await faults(Self.broken, Self.migrated) == [missing])
    }

    @Test("a result that doesn't compile") func after() async throws {
        #expect(try await faults(Self.good, Self.broken) == [missing])
    }

    @Test("code that is said not to compile: the same error once more is a new one") func exempt() async throws {
        let twice = Self.broken + "var b: some View { Missing() }\n"
        #expect(try await faults(Self.broken, Self.broken, .not("it is broken")) == [])
        #expect(try await faults(Self.broken, twice, .not("it is broken")) == [missing])
        #expect(
            try await faults(Self.good, Self.migrated, .not("it is broken")) == [
                "this compiles, although it is broken"
            ])
    }
}
