import Foundation
import MigrationRun

/// What a project says of its migration, in `.navmigrate.json`. It can name no command, and nothing that writes.
struct ProjectSettings: Equatable {
    private enum Key: String, CaseIterable {
        case routeName, exclude, except, assumeHashable, minimumOS
    }

    var routeName: String?
    var exclude: [String] = []
    var except: [String] = []
    var assumeHashable: [String] = []
    var minimumOS: String?

    init(_ file: SettingsFile) throws(CommandLineError) {
        let object = try? JSONSerialization.jsonObject(with: Data(file.bytes))
        guard let values = object as? [String: Any] else {
            throw CommandLineError("\(file.path) is no JSON object")
        }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let key = Key(rawValue: name) else {
                let known = Key.allCases.map(\.rawValue)
                let advice = Spelling.advice(
                    for: name, among: known, otherwise: "there are \(known.joined(separator: ", "))")
                throw CommandLineError("\(file.path) has a key '\(name)' that means nothing; \(advice)")
            }
            switch key {
            case .routeName: routeName = try Self.text(value, key, file)
            case .minimumOS: minimumOS = try Self.text(value, key, file)
            case .exclude: exclude = try Self.texts(value, key, file)
            case .except: except = try Self.texts(value, key, file)
            case .assumeHashable: assumeHashable = try Self.texts(value, key, file)
            }
        }
    }

    private static func text(_ value: Any, _ key: Key, _ file: SettingsFile) throws(CommandLineError) -> String {
        guard let text = value as? String, !text.isEmpty else {
            throw CommandLineError("'\(key.rawValue)' in \(file.path) isn't a text")
        }
        return text
    }

    private static func texts(_ value: Any, _ key: Key, _ file: SettingsFile) throws(CommandLineError) -> [String] {
        guard let texts = value as? [String], texts.allSatisfy({ !$0.isEmpty }) else {
            throw CommandLineError("'\(key.rawValue)' in \(file.path) isn't a list of texts")
        }
        return texts
    }

    /// The options that say the same.
    var words: [String] {
        (routeName.map { [Option.routeName.rawValue, $0] } ?? [])
            + (minimumOS.map { [Option.minimumOS.rawValue, $0] } ?? [])
            + (except.isEmpty ? [] : [Option.except.rawValue, except.joined(separator: ",")])
            + (assumeHashable.isEmpty ? [] : [Option.assumeHashable.rawValue, assumeHashable.joined(separator: ",")])
    }
}

extension Arguments {
    /// With what the project's settings say, where the command line doesn't.
    func withSettings(workingDirectory: String) throws -> Arguments {
        let root = try DiscoveryScope(paths: paths, workingDirectory: workingDirectory).root
        guard let file = try SettingsFile.find(root: root) else { return self }
        let settings = try ProjectSettings(file)
        let said: Arguments
        do {
            said = try Arguments(settings.words)
        } catch {
            throw CommandLineError("\(file.path): \(error)")
        }
        var result = self
        result.routeName = routeName ?? said.routeName
        result.minimums = said.minimums.merging(minimums) { $1 }
        result.selection.except.formUnion(said.selection.except)
        result.assumedHashables.formUnion(said.assumedHashables)
        result.excluded = settings.exclude.compactMap(file.excluded)
        return result
    }
}
