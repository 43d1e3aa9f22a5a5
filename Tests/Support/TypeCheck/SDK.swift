import Foundation

/// What code is checked against.
struct SDK: Sendable {
    let compiler: Compiler
    /// The compiler's arguments that lead to it.
    let arguments: [String]
    /// Changes when the SDK or the compiler does.
    let key: String

    /// The SDK for a system; the stand-in is built where it isn't yet.
    static func find(for system: TypeChecker.System) throws -> SDK {
        switch system {
        case .iOS16: try iOS16.get()
        case .iOS17: try iOS17.get()
        }
    }

    private static let iOS16 = Result { try make(for: .iOS16) }
    private static let iOS17 = Result { try make(for: .iOS17) }

    private static func make(for system: TypeChecker.System) throws -> SDK {
        let compiler = try Compiler.find()
        #if os(macOS)
        let version = system == .iOS16 ? "16.0" : "17.0"
        return SDK(
            compiler: compiler, arguments: ["-target", "arm64-apple-ios\(version)-simulator"],
            key: ContentHash(compiler.identity, version).description)
        #else
        return try StandIn(compiler: compiler, system: system).sdk()
        #endif
    }
}

extension TypeChecker {
    /// The modules that code can import without bringing them along.
    public static let knownModules: Set<String> = [
        "Combine", "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking", "OSLog", "ObjectiveC",
        "Observation", "RegexBuilder", "Swift", "SwiftUI", "Synchronization", "UIKit", "UniformTypeIdentifiers",
        "_Concurrency", "os",
    ]
}
