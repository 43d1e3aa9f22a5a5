import ProjectModel
import SourceEditing
import Testing

@Suite struct CompilationConditionTests {
    private static let all = Set(Platform.allCases)

    /// The condition around the container in `#if` clauses that are given as their lines.
    private func condition(_ lines: String) throws -> CompilationCondition {
        let code = "\(lines)\nvar a: some View { NavigationView { A() } }\n#endif\n"
        let sites = try #require(SiteCollector.sites(in: ParsedSource(SourceText(code))))
        return try #require(sites.containers.first).context.condition
    }

    private func platforms(_ condition: CompilationCondition, _ value: Bool?) -> Set<Platform> {
        Set(Platform.allCases.filter { condition.holds(on: $0) == value })
    }

    @Test(
        "decided by the platform",
        arguments: [
            ("#if os(iOS)", [.iOS, .macCatalyst]), ("#if os(macOS)", [.macOS]), ("#if os(OSX)", [.macOS]),
            ("#if os(visionOS)", [.visionOS]),
            ("#if os(xrOS)", [.visionOS]), ("#if os(Linux)", []),
            ("#if !os(macOS)", [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]),
            ("#if os(iOS) || os(tvOS)", [.iOS, .macCatalyst, .tvOS]),
            ("#if (os(iOS) || os(tvOS)) && !os(iOS)", [.tvOS]),
            ("#if os(tvOS) || os(iOS) && os(macOS)", [.tvOS]), ("#if canImport(AppKit)", [.macOS, .macCatalyst]),
            ("#if canImport(WatchKit)", [.watchOS]), ("#if targetEnvironment(macCatalyst)", [.macCatalyst]),
            ("#if os(iOS) && !targetEnvironment(macCatalyst)", [.iOS]), ("#if false", []),
            ("#if os(iOS)\n#else", [.macOS, .tvOS, .watchOS, .visionOS]),
            ("#if os(iOS)\n#elseif os(macOS)\n#else", [.tvOS, .watchOS, .visionOS]),
            ("#if os(macOS)\n#elseif os(iOS)", [.iOS, .macCatalyst]),
            ("#if os(iOS) && DEBUG && os(tvOS)", []),
        ] as [(String, Set<Platform>)])
    func decided(lines: String, expected: Set<Platform>) throws {
        let condition = try condition(lines)
        #expect(platforms(condition, true) == expected)
        #expect(platforms(condition, nil) == [])
    }

    @Test(
        "not decided by the platform",
        arguments: [
            ("#if DEBUG", Self.all), ("#if os(iOS) && DEBUG", [.iOS, .macCatalyst]), ("#if !DEBUG", Self.all),
            ("#if swift(>=5.9)", Self.all), ("#if canImport(Lottie)", Self.all),
            ("#if os(iOS) || DEBUG", [.macOS, .tvOS, .watchOS, .visionOS]), ("#if DEBUG\n#else", Self.all),
            ("#if targetEnvironment(simulator)", Self.all),
        ] as [(String, Set<Platform>)])
    func undecided(lines: String, expected: Set<Platform>) throws {
        #expect(platforms(try condition(lines), nil) == expected)
    }

    @Test("nested conditions all count") func nested() throws {
        let code = "#if os(iOS)\n#if DEBUG\n#else\nvar a: some View { NavigationView { A() } }\n#endif\n#endif\n"
        let sites = try #require(SiteCollector.sites(in: ParsedSource(SourceText(code))))
        #expect(sites.containers.first?.context.condition == .all([.os("iOS"), .not(.other("DEBUG"))]))
    }
}
