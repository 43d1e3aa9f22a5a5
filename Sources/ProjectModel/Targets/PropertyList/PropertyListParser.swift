extension PropertyList {
    /// Reads a whole file: one value, with comments and spaces around it.
    ///
    /// - Throws: where the bytes are no such list. Values nested deeper than 200 levels are refused, so
    ///   that neither reading nor freeing a list can exhaust a small stack.
    public static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
        var parser = PropertyListParser(bytes)
        do throws(PropertyListParser.Failure) {
            return try parser.parseFile()
        } catch {
            let place = LineMap(bytes).place(of: error.offset)
            throw PropertyListError(problem: error.problem, line: place.line, column: place.column)
        }
    }
}

/// The grammar of the old-style property list, by recursive descent.
private struct PropertyListParser {
    struct Failure: Error {
        let problem: PropertyListError.Problem
        let offset: Int
    }

    private static let deepest = 200

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func parseFile() throws(Failure) -> PropertyList {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try refuseOtherFormats()
        let list = try parseValue()
        try skipTrivia()
        guard offset == bytes.count else { throw Failure(problem: .trailingText, offset: offset) }
        return list
    }

    private func refuseOtherFormats() throws(Failure) {
        let start = bytes[offset...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let name: String? =
            if start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8)
                || start.starts(with: "<plist".utf8)
            {
                "XML"
            } else if start.starts(with: "bplist".utf8) {
                "binary"
            } else {
                nil
            }
        if let name { throw Failure(problem: .otherFormat(name: name), offset: start.startIndex) }
    }

    // MARK: - Values

    private mutating func parseValue() throws(Failure) -> PropertyList {
        try skipTrivia()
        switch peek {
        case UInt8(ascii: "{"): return try parseDictionary()
        case UInt8(ascii: "("): return try parseArray()
        case UInt8(ascii: "<"): return try parseData()
        case nil: throw Failure(problem: .unterminated(what: "the list: a value is missing"), offset: offset)
        default:
            guard let (text, range) = try parseString() else {
                throw Failure(problem: .expected(what: "a value"), offset: offset)
            }
            return PropertyList(value: .string(text), range: range)
        }
    }

    private mutating func parseDictionary() throws(Failure) -> PropertyList {
        let start = try open()
        var entries: [PropertyList.Entry] = []
        while true {
            try skipTrivia()
            if peek == UInt8(ascii: "}") { break }
            guard peek != nil else { throw Failure(problem: .unterminated(what: "a dictionary"), offset: offset) }
            guard let (text, keyRange) = try parseString() else {
                throw Failure(problem: .expected(what: "a key or '}'"), offset: offset)
            }
            try skipTrivia()
            var value = PropertyList(value: .string(text), range: keyRange)
            // A key alone stands for itself as value.
            if peek != UInt8(ascii: ";") {
                try consume("=", "'=' behind a key")
                value = try parseValue()
                try skipTrivia()
            }
            try consume(";", "';' behind a value")
            entries.append(
                .init(
                    key: .init(text: text, range: keyRange), value: value, range: keyRange.lowerBound..<offset))
        }
        return PropertyList(value: .dictionary(entries), range: close(from: start))
    }

    private mutating func parseArray() throws(Failure) -> PropertyList {
        let start = try open()
        var elements: [PropertyList.Element] = []
        while true {
            try skipTrivia()
            if peek == UInt8(ascii: ")") { break }
            guard peek != nil else { throw Failure(problem: .unterminated(what: "an array"), offset: offset) }
            let value = try parseValue()
            try skipTrivia()
            guard peek == UInt8(ascii: ",") else {
                elements.append(.init(value: value, range: value.range))
                guard peek == UInt8(ascii: ")") else {
                    throw peek == nil
                        ? Failure(problem: .unterminated(what: "an array"), offset: offset)
                        : Failure(problem: .expected(what: "',' or ')'"), offset: offset)
                }
                break
            }
            offset += 1
            elements.append(.init(value: value, range: value.range.lowerBound..<offset))
        }
        return PropertyList(value: .array(elements), range: close(from: start))
    }

    private mutating func open() throws(Failure) -> Int {
        guard depth < Self.deepest else { throw Failure(problem: .nestedTooDeeply, offset: offset) }
        depth += 1
        offset += 1
        return offset - 1
    }

    private mutating func close(from start: Int) -> Range<Int> {
        depth -= 1
        offset += 1
        return start..<offset
    }

    private mutating func parseData() throws(Failure) -> PropertyList {
        let start = offset
        offset += 1
        var digits: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: ">") {
            if let digit = Self.hexadecimal(byte) {
                digits.append(digit)
            } else if !Self.isSpace(byte) {
                throw Failure(problem: .oddData, offset: offset)
            }
            offset += 1
        }
        guard peek != nil else { throw Failure(problem: .unterminated(what: "data"), offset: offset) }
        guard digits.count.isMultiple(of: 2) else { throw Failure(problem: .oddData, offset: offset) }
        offset += 1
        let data = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return PropertyList(value: .data(data), range: start..<offset)
    }

    // MARK: - Strings

    /// The string at the offset, or nil where none begins here.
    private mutating func parseString() throws(Failure) -> (String, Range<Int>)? {
        guard let first = peek else { return nil }
        let start = offset
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            let text = try parseQuoted(first)
            return (text, start..<offset)
        }
        while let byte = peek, Self.isUnquoted(byte) { offset += 1 }
        guard offset > start else { return nil }
        return (String(decoding: bytes[start..<offset], as: UTF8.self), start..<offset)
    }

    private mutating func parseQuoted(_ quote: UInt8) throws(Failure) -> String {
        let start = offset
        offset += 1
        var text = PropertyListText()
        var plain = offset
        while let byte = peek {
            if byte == quote {
                text.append(bytes[plain..<offset])
                offset += 1
                return text.finished()
            }
            offset += 1
            if byte == UInt8(ascii: "\\") {
                text.append(bytes[plain..<offset - 1])
                offset = text.appendEscape(in: bytes, at: offset)
                plain = offset
            }
        }
        throw Failure(problem: .unterminated(what: "a string"), offset: start)
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    // MARK: - Bytes

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func consume(_ character: Unicode.Scalar, _ what: String) throws(Failure) {
        guard peek == UInt8(ascii: character) else {
            throw peek == nil
                ? Failure(problem: .unterminated(what: "a dictionary"), offset: offset)
                : Failure(problem: .expected(what: what), offset: offset)
        }
        offset += 1
    }

    private mutating func skipTrivia() throws(Failure) {
        while let byte = peek {
            if Self.isSpace(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
                while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(Failure) {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                offset += 2
                return
            }
            offset += 1
        }
        throw Failure(problem: .unterminated(what: "a comment"), offset: start)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
