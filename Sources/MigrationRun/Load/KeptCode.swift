import ProjectModel
import SourceEditing

/// What of a file's code is kept for the parser, besides the words of the run.
struct KeptCode: Sendable {
    /// Bodies that name one of these are kept.
    var names: [NameSearch] = []
    /// The bodies of the functions and properties of these names are kept.
    var members: NameSearch?

    func search(_ words: SearchWords) -> any WordSearch {
        let kept = words.kept(with: names)
        guard let members else { return kept }
        return BodySearch(words: kept, members: members)
    }
}

/// Finds words, and the insides of functions and properties by their names.
private struct BodySearch: WordSearch {
    let words: any WordSearch
    let members: NameSearch

    func matches(in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        let bodies = members.matches(in: buffer).filter { Self.isDeclared(at: $0, in: buffer) }
        return (words.matches(in: buffer) + bodies.flatMap { Self.blocks(behind: $0, in: buffer) }).sorted()
    }

    static let introducers = ["func", "var", "let"]

    /// `func name`, `var name`, `let name`
    static func isDeclared(
        at offset: Int, by words: [String] = introducers, in buffer: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var end = offset
        while end > 0, buffer[end - 1] == UInt8(ascii: " ") { end -= 1 }
        guard end < offset else { return false }
        return words.contains { word in
            end >= word.utf8.count && buffer[(end - word.utf8.count)..<end].elementsEqual(word.utf8)
        }
    }

    /// A place in each block of the body. Braces in strings count too: what is kept too much costs a little time.
    private static func blocks(behind offset: Int, in buffer: UnsafeBufferPointer<UInt8>) -> [Int] {
        var places: [Int] = []
        var depth = 0
        for position in offset..<buffer.count {
            if buffer[position] == UInt8(ascii: "{") {
                depth += 1
                places.append(position + 1)
            } else if buffer[position] == UInt8(ascii: "}") {
                depth -= 1
                if depth <= 0 { break }
            }
        }
        return places
    }
}

extension NameSearch {
    /// Whether one of `words`, which introduce functions and properties, stands before one of the names in the file.
    func areDeclared(by words: [String] = BodySearch.introducers, in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { buffer in
            matches(in: buffer).contains { BodySearch.isDeclared(at: $0, by: words, in: buffer) }
        }
    }
}
