/// One line that sets a build setting, in a project or an `.xcconfig` file.
struct SettingAssignment {
    let name: SettingName
    /// Unexpanded; the elements of a list are joined by spaces.
    let value: String
    /// The file, relative to the project's root.
    let manifest: String
    /// 1-based.
    let line: Int

    /// The assignment as it is written: `NAME[sdk=macosx*] = value`.
    var written: String { "\(name.text) = \(value)" }
}

/// The left side of an assignment: `NAME`, `NAME[sdk=iphoneos*]`, `NAME[sdk=iphoneos*][arch=arm64]`,
/// `NAME[sdk=iphoneos*,arch=arm64]`.
struct SettingName {
    struct Condition {
        let parameter: String
        let pattern: String
    }

    let text: String
    let base: String
    let conditions: [Condition]

    /// - Returns: nil for a text that names no setting.
    init?(_ text: String) {
        self.text = text
        let parts = text.split(separator: "[", omittingEmptySubsequences: false)
        base = String(Self.trimmed(parts[0]))
        guard let first = base.utf8.first, !(0x30...0x39).contains(first),
            base.utf8.allSatisfy(Self.isNameByte)
        else { return nil }
        var conditions: [Condition] = []
        for part in parts.dropFirst() {
            let part = Self.trimmed(part)
            guard part.last == "]" else { return nil }
            for condition in part.dropLast().split(separator: ",") {
                guard let equals = condition.firstIndex(of: "=") else { return nil }
                conditions.append(
                    Condition(
                        parameter: String(Self.trimmed(condition[..<equals])),
                        pattern: String(Self.trimmed(condition[condition.index(after: equals)...]))))
            }
        }
        self.conditions = conditions
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}

/// What the conditions of settings are held against.
struct SettingContext {
    let configuration: String
    /// The SDK's name without its version, `iphoneos`; nil where no SDK is chosen yet, so that only what
    /// holds for all of them counts.
    let sdk: String?

    func meets(_ conditions: [SettingName.Condition]) -> Bool {
        conditions.allSatisfy { condition in
            let value: String? =
                switch condition.parameter {
                case "sdk": sdk
                case "config": configuration
                // Today's devices and Macs; what is said for older ones doesn't decide what can be written.
                case "arch": "arm64"
                case "variant": "normal"
                default: nil
                }
            return value.map { Self.matches($0.utf8[...], condition.pattern.utf8[...]) } ?? false
        }
    }

    /// Shell wildcards: `*` stands for any text, `?` for one byte.
    private static func matches(_ text: Substring.UTF8View, _ pattern: Substring.UTF8View) -> Bool {
        let (text, pattern) = (Array(text), Array(pattern))
        var (textIndex, patternIndex) = (0, 0)
        var retry: (text: Int, pattern: Int)?
        while textIndex < text.count {
            if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
                retry = (textIndex, patternIndex)
                patternIndex += 1
            } else if patternIndex < pattern.count,
                pattern[patternIndex] == UInt8(ascii: "?") || pattern[patternIndex] == text[textIndex]
            {
                textIndex += 1
                patternIndex += 1
            } else if let last = retry {
                textIndex = last.text + 1
                patternIndex = last.pattern + 1
                retry = (textIndex, last.pattern)
            } else {
                return false
            }
        }
        return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
