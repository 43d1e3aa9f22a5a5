import Foundation
import Migration

/// How the documents for other programs are written.
enum DocumentJSON {
    /// - Returns: UTF-8 text with keys in order and a line feed at the end.
    static func text(of document: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }

    /// What was read, in numbers.
    struct Extent: Encodable {
        let swiftFiles, bytesScanned, filesParsed, bytesParsed: Int

        init(_ extent: RunReport.Extent) {
            swiftFiles = extent.swiftFiles
            bytesScanned = extent.bytesScanned
            filesParsed = extent.filesParsed
            bytesParsed = extent.bytesParsed
        }
    }
}
