import Foundation
import MigrationRun

/// What a snapshot was recorded with: its file `snapshot.json`. There is nothing in it that changes from day to day or from
/// machine to machine.
struct SnapshotSettings: Codable, Equatable {
    static let fileName = "snapshot.json"
    private static let schema = 1

    private let schema: Int
    /// Words of a command line.
    let options: [String]
    /// Where the project is, seen from the snapshot's folder.
    let paths: [String]

    init(options: PassedOptions, paths: [String]) {
        schema = Self.schema
        self.options = options.words
        self.paths = paths
    }

    /// - Parameters:
    ///   - bytes: the file, which somebody may have changed.
    ///   - folder: the snapshot's folder, as the user wrote it.
    init(reading bytes: [UInt8], in folder: String) throws {
        struct Version: Decodable { let schema: Int }
        let (decoder, place) = (JSONDecoder(), "\(folder)/\(Self.fileName)")
        guard let version = try? decoder.decode(Version.self, from: Data(bytes)) else {
            throw CommandLineError("\(place) isn't what 'snapshot record' writes")
        }
        guard version.schema == Self.schema else {
            throw CommandLineError("\(place) has schema \(version.schema), which this version doesn't know")
        }
        guard let settings = try? decoder.decode(Self.self, from: Data(bytes)), !settings.paths.isEmpty,
            settings.paths.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("/") && !$0.utf8.contains(0) })
        else { throw CommandLineError("\(place) isn't what 'snapshot record' writes") }
        self = settings
        var reader = ActionReader<NoOption>(options, of: "snapshot record", passingOn: PassedOptions.deciding)
        do {
            while let argument = try reader.next() {
                guard case .passedOn = argument else { throw CommandLineError("there is a word that is no option") }
            }
            _ = try Arguments(options)
        } catch {
            throw CommandLineError("\(place) names options that can't be: \(error)")
        }
    }

    func text() throws -> [UInt8] { try StableJSON.bytes(of: self) }

    private enum NoOption: String, ActionOption {
        case none = ""
        var placeholder: String? { nil }
    }
}
