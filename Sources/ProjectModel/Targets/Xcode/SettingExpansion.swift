/// One expansion of the variables in a build setting: `$(NAME)`, `${NAME}`, `$NAME`, nested ones,
/// `$(inherited)`, and the operators that matter for names, `$(NAME:default=x)` among them.
struct SettingExpansion {
    private let settings: BuildSettings
    private let sdk: String?
    /// How far down its assignments each variable is that is being expanded.
    private var positions: [String: Int] = [:]
    private var current: [String] = []
    /// Settings can double with each step, so the steps are counted and the text is limited.
    private var steps = 1_000
    private static let deepest = 50
    private static let longest = 4_096

    /// Variables that nothing sets.
    private(set) var unset: [String] = []

    init(settings: BuildSettings, sdk: String?) {
        self.settings = settings
        self.sdk = sdk
    }

    /// A setting's expanded text; nil where nothing sets it, or nothing further down.
    mutating func value(of name: String) -> String? {
        steps -= 1
        guard steps > 0, current.count < Self.deepest else { return nil }
        let assignments = settings.assignments(of: name, sdk: sdk)
        let position = positions[name] ?? 0
        guard position < assignments.count else { return settings.defaults[name] }
        let outer = positions[name]
        positions[name] = position + 1
        current.append(name)
        defer {
            positions[name] = outer
            current.removeLast()
        }
        return expand(Array(assignments[position].assignment.value.utf8)[...])
    }

    private mutating func expand(_ text: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex, result.count < Self.longest {
            guard text[index] == UInt8(ascii: "$"), index + 1 < text.endIndex else {
                result.append(text[index])
                index += 1
                continue
            }
            index += 1
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"):
                guard let close = Self.closing(in: text, from: index) else {
                    return String(decoding: result + Array(text[(index - 1)...]), as: UTF8.self)
                }
                result += Array(reference(text[(index + 1)..<close]).utf8)
                index = close + 1
            default:
                let name = text[index...].prefix(while: SettingName.isNameByte)
                result += name.isEmpty ? [UInt8(ascii: "$")] : Array(reference(name).utf8)
                index = name.endIndex
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text that stands for what is between the parentheses of a reference.
    private mutating func reference(_ inner: ArraySlice<UInt8>) -> String {
        guard steps > 0, current.count < Self.deepest else { return "" }
        var parts = Self.split(inner)
        current.append("")
        let name = expand(parts.removeFirst())
        current.removeLast()
        let target = name == "inherited" ? current.last { !$0.isEmpty } ?? "" : name
        let found = value(of: target)
        let hasDefault = parts.contains { $0.starts(with: "default=".utf8) }
        // What is inherited from nowhere is empty, and that is meant.
        if found == nil, !hasDefault, positions[target] == nil { unset.append(target) }
        var text = found ?? ""
        for part in parts { text = applyOperator(part, to: text) }
        return text
    }

    private mutating func applyOperator(_ part: ArraySlice<UInt8>, to text: String) -> String {
        switch String(decoding: part, as: UTF8.self) {
        case "lower": return text.lowercased()
        case "upper": return text.uppercased()
        case "c99extidentifier", "identifier": return ModuleName.identifier(text)
        default:
            guard text.isEmpty, part.starts(with: "default=".utf8) else { return text }
            current.append("")
            defer { current.removeLast() }
            return expand(part.dropFirst("default=".utf8.count))
        }
    }

    /// The index of the bracket that closes the one at `start`, other references inside skipped.
    private static func closing(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
        var open: [UInt8] = []
        for index in start..<text.endIndex {
            switch text[index] {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case open.last:
                open.removeLast()
                if open.isEmpty { return index }
            default: break
            }
        }
        return nil
    }

    /// The name and the operators of a reference. Colons inside nested references don't count, nor those
    /// in a default, which reaches to the end.
    private static func split(_ inner: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var (start, depth) = (inner.startIndex, 0)
        for index in inner.indices {
            switch inner[index] {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ":") where depth == 0 && !inner[start...].starts(with: "default=".utf8):
                parts.append(inner[start..<index])
                start = index + 1
            default: break
            }
        }
        return parts + [inner[start...]]
    }
}
