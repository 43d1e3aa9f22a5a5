/// Reads `.xcconfig` files with what they include.
struct XCConfigReader {
    private let manifests: [String: [UInt8]]
    /// Includes can multiply, so they are counted.
    private var filesLeft = 1_000

    init(manifests: [String: [UInt8]]) {
        self.manifests = manifests
    }

    /// The assignments of a file in the order in which they take effect, those of included files at
    /// the place of the include. Lines that are neither are skipped, as the build skips them.
    mutating func read(_ path: String, notes: inout ManifestNotes) -> [SettingAssignment] {
        filesLeft = 1_000
        return read(path, within: [], notes: &notes)
    }

    private mutating func read(
        _ path: String, within outer: [String], notes: inout ManifestNotes
    ) -> [SettingAssignment] {
        filesLeft -= 1
        guard filesLeft > 0, let bytes = manifests[path] else { return [] }
        var assignments: [SettingAssignment] = []
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            switch Self.parse(String(decoding: bytes, as: UTF8.self)) {
            case .assignment(let name, let value):
                assignments.append(
                    SettingAssignment(name: name, value: value, manifest: path, line: index + 1))
            case .include(let file, let optional):
                assignments += include(
                    file, optional: optional, from: path, line: index + 1, within: outer, notes: &notes)
            case nil: break
            }
        }
        return assignments
    }

    private mutating func include(
        _ file: String, optional: Bool, from path: String, line: Int, within outer: [String],
        notes: inout ManifestNotes
    ) -> [SettingAssignment] {
        guard let included = ProjectPath.join(ProjectPath.folder(of: path), file), manifests[included] != nil else {
            if !optional {
                notes.add(.init(.missingFile, path, line: line, "the included file \(file) isn't there"))
            }
            return []
        }
        let around = outer + [path]
        guard !around.contains(included) else { return [] }
        return read(included, within: around, notes: &notes)
    }

    // MARK: - Lines

    private enum Line {
        case assignment(SettingName, value: String)
        case include(String, optional: Bool)
    }

    private static func parse(_ text: String) -> Line? {
        let line = withoutComment(text)
        if line.first == "#" {
            let directive = line.dropFirst().drop(while: isSpace)
            for (keyword, optional) in [("include?", true), ("include", false)] where directive.hasPrefix(keyword) {
                let quoted = directive.dropFirst(keyword.count).split(
                    separator: "\"", omittingEmptySubsequences: false)
                return quoted.count >= 3 ? .include(String(quoted[1]), optional: optional) : nil
            }
            return nil
        }
        guard let equals = assignmentSign(in: line), let name = SettingName(String(trimmed(line[..<equals]))) else {
            return nil
        }
        var value = trimmed(line[line.index(after: equals)...])
        if value.last == ";" { value = trimmed(value.dropLast()) }
        return .assignment(name, value: String(value))
    }

    /// The `=` of the assignment, not one of a condition.
    private static func assignmentSign(in line: Substring) -> Substring.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ text: String) -> Substring {
        var end = text.endIndex
        var previous: Character?
        for index in text.indices {
            if text[index] == "/", previous == "/" {
                end = text.index(before: index)
                break
            }
            previous = text[index]
        }
        return trimmed(text[..<end])
    }

    private static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\t" || character == "\r" || character == "\u{FEFF}"
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }
}
