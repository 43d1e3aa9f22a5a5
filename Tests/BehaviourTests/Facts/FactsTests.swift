#if os(Linux)
import Testing
import TypeCheck

/// The stand-in behaves as SwiftUI is known to.
@Suite struct FactsTests {
    private static let programs = Result {
        try SmallPrograms(
            (StackFacts.all + PlaceFacts.all + ContainerFacts.all + RouterFacts.all + PathRouterFacts.all
                + RestorationFacts.all).map(\.code))
    }

    @Test(arguments: StackFacts.all) func stacks(app: SmallApp) throws { try expect(app) }

    @Test(arguments: PlaceFacts.all) func places(app: SmallApp) throws { try expect(app) }

    @Test(arguments: ContainerFacts.all) func containers(app: SmallApp) throws { try expect(app) }

    @Test(arguments: RouterFacts.all) func routers(app: SmallApp) throws { try expect(app) }

    @Test(arguments: PathRouterFacts.all) func routersOfValues(app: SmallApp) throws { try expect(app) }

    @Test(arguments: RestorationFacts.all) func restoration(app: SmallApp) throws { try expect(app) }

    private func expect(_ app: SmallApp) throws {
        let transcript = try Self.programs.get().transcript(of: app.code, app.exploration)
        #expect(transcript.text == app.transcript + "\n")
    }
}
#endif
