import SourceEditing
import SwiftSyntax

/// Reads a `Package.swift` as text: it is never run.
struct PackageManifestReader {
    private let manifest: String
    private let lines: LineMap
    private var notes: ManifestNotes

    /// The largest manifest that is parsed, in bytes. Real ones have a few thousand.
    private static let largest = 1_000_000

    /// - Returns: nil, with a note, where the file declares no package.
    static func read(_ manifest: String, bytes: [UInt8], notes: inout ManifestNotes) -> PackageManifest? {
        guard bytes.count <= largest else {
            notes.add(.init(.unreadable, manifest, "the manifest is too large to be read"))
            return nil
        }
        guard !ManifestNesting.isTooDeep(bytes) else {
            notes.add(.init(.unreadable, manifest, "the manifest is nested too deeply to be read"))
            return nil
        }
        let text = SourceText(bytes: bytes)
        let source = ParsedSource(text)
        if let offset = text.firstInvalidByte ?? source.firstError?.offset {
            let place = text.location(at: offset)
            let message = text.firstInvalidByte == nil ? source.firstError?.message : "this isn't valid UTF-8"
            notes.add(.init(.unreadable, manifest, line: place.line, column: place.column, message ?? ""))
            return nil
        }
        let script = ManifestScript(source.tree)
        guard let package = script.package else {
            notes.add(.init(.unreadable, manifest, "the manifest declares no package that can be read"))
            return nil
        }
        var reader = PackageManifestReader(manifest: manifest, lines: LineMap(bytes), notes: notes)
        defer { notes = reader.notes }
        return PackageManifest(
            manifest: manifest, toolsVersion: toolsVersion(of: bytes),
            platforms: reader.platforms(package["platforms"]),
            targets: reader.targets(package["targets"], ofPackage: package["name"]?.string),
            products: reader.products(package["products"]))
    }

    /// The version in the comment `// swift-tools-version:5.9` that a manifest begins with.
    private static func toolsVersion(of bytes: [UInt8]) -> SystemVersion? {
        for line in bytes.prefix(4_096).split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self).lowercased()
            guard text.hasPrefix("//"), let colon = text.firstIndex(of: ":"),
                text[..<colon].hasSuffix("swift-tools-version")
            else { continue }
            return SystemVersion(String(text[text.index(after: colon)...].prefix { $0 != ";" && !$0.isNewline }))
        }
        return nil
    }

    private mutating func note(_ value: ManifestValue, _ message: String) {
        let place = value.offset.map { lines.place(of: $0) }
        notes.add(.init(.unresolved, manifest, line: place?.line, column: place?.column, message))
    }

    // MARK: - Platforms

    private mutating func platforms(_ value: ManifestValue?) -> PackageManifest.Platforms {
        guard let value else { return .defaults }
        guard let elements = value.elements else {
            note(value, "the platforms can't be read without running the manifest")
            return .unreadable
        }
        var listed: [Platform: MinimumSystem] = [:]
        for element in elements {
            guard let (platform, minimum) = platform(element) else { continue }
            listed[platform] = listed[platform].map { $0.lowest(minimum) } ?? minimum
        }
        return elements.isEmpty ? .defaults : .listed(listed)
    }

    private mutating func platform(_ element: ManifestValue) -> (Platform, MinimumSystem)? {
        guard case .call(let call) = element else {
            note(element, "a platform can't be read without running the manifest")
            return nil
        }
        let named: Platform?
        let version: ManifestValue?
        if call.name == "custom" {
            named = call.arguments.first?.value.string.flatMap { Platform(packageName: $0) }
            version = call["versionString"]
        } else {
            named = Platform(packageName: call.name)
            version = call.arguments.first?.value
        }
        guard let platform = named else { return nil }
        let text: String? =
            switch version {
            case .member(let name): name
            case .string(let text): text
            default: nil
            }
        guard let minimum = text.flatMap({ SystemVersion($0) }) else {
            note(element, "the version in \(call.text) can't be read without running the manifest")
            return (platform, .unknown)
        }
        let deployment = Deployment(
            minimum: minimum, setting: "platforms: [\(call.text)]", manifest: manifest,
            line: element.offset.map { lines.place(of: $0).line })
        return (platform, .known(deployment))
    }

    // MARK: - Targets

    /// Where the list can't be read, one target stands for all: the platforms are those of the package.
    private mutating func targets(_ value: ManifestValue?, ofPackage name: String?) -> [PackageManifest.Target] {
        guard let value else { return [] }
        guard let elements = value.elements else {
            note(value, "the targets can't be read without running the manifest")
            return [
                PackageManifest.Target(
                    name: name ?? "package", kind: .packageLibrary, path: ".", sources: nil, exclude: [],
                    dependencies: [])
            ]
        }
        return elements.compactMap { target($0) }
    }

    private mutating func target(_ element: ManifestValue) -> PackageManifest.Target? {
        guard case .call(let call) = element else {
            note(element, "a target can't be read without running the manifest")
            return nil
        }
        let kind: BuildTarget.Kind
        switch call.name {
        case "target": kind = .packageLibrary
        case "executableTarget": kind = .packageExecutable
        case "testTarget": kind = .packageTests
        case "macro": kind = .packageMacro
        case "plugin": kind = .packagePlugin
        case "binaryTarget", "systemLibrary", "systemLibraryTarget": return nil
        default:
            note(element, "the target that '\(call.name)' makes can't be read without running the manifest")
            return nil
        }
        guard let name = call["name"]?.string else {
            note(element, "the name of a target can't be read without running the manifest")
            return nil
        }
        if let path = call["path"], path.string == nil {
            note(element, "the path of the target \(name) can't be read without running the manifest")
            return nil
        }
        return PackageManifest.Target(
            name: name, kind: kind, path: call["path"]?.string, sources: paths(call["sources"]),
            exclude: (paths(call["exclude"]) ?? []) + copiedResources(call["resources"]),
            dependencies: (call["dependencies"]?.elements ?? []).compactMap(Self.dependency))
    }

    private mutating func paths(_ value: ManifestValue?) -> [String]? {
        guard let value else { return nil }
        let elements = value.elements ?? [value]
        for element in elements where element.string == nil {
            note(element, "the paths of a target can't be read without running the manifest")
        }
        return value.elements?.compactMap(\.string)
    }

    /// Swift files among copied resources are data.
    private func copiedResources(_ value: ManifestValue?) -> [String] {
        (value?.elements ?? []).compactMap { element in
            guard case .call(let call) = element, ["copy", "embedInCode"].contains(call.name) else { return nil }
            return call.arguments.first?.value.string
        }
    }

    private static func dependency(_ value: ManifestValue) -> String? {
        switch value {
        case .string(let name): name
        case .call(let call) where ["target", "product", "byName", "targetItem"].contains(call.name):
            call["name"]?.string
        default: nil
        }
    }

    // MARK: - Products

    private func products(_ value: ManifestValue?) -> [String: [String]] {
        var products: [String: [String]] = [:]
        for element in value?.elements ?? [] {
            guard case .call(let call) = element, let name = call["name"]?.string else { continue }
            products[name] = (call["targets"]?.elements ?? []).compactMap(\.string)
        }
        return products
    }
}

extension Platform {
    /// The platform of a member of `SupportedPlatform`, or of a custom one's name.
    fileprivate init?(packageName: String) {
        switch packageName.lowercased() {
        case "ios": self = .iOS
        case "macos": self = .macOS
        case "tvos": self = .tvOS
        case "watchos": self = .watchOS
        case "visionos", "xros": self = .visionOS
        case "maccatalyst": self = .macCatalyst
        default: return nil
        }
    }
}
