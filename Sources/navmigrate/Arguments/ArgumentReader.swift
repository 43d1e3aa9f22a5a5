/// Takes the command line apart: options, their values, paths.
struct ArgumentReader {
    enum Argument {
        case option(Option, value: String)
        /// - `isLiteral`: it stands behind `--`, and so is no command.
        case path(String, isLiteral: Bool)
        case failure(UsageError)
    }

    private var rest: ArraySlice<String>
    private var onlyPaths = false

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    mutating func next() -> Argument? {
        guard let word = rest.popFirst() else { return nil }
        if onlyPaths || word == "-" || !word.hasPrefix("-") { return .path(word, isLiteral: onlyPaths) }
        if word == "--" {
            onlyPaths = true
            return next()
        }
        if word == "-h" { return .option(.help, value: "") }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let option = Option(rawValue: String(parts[0])) else { return .failure(.unknownOption(String(parts[0]))) }
        guard option.placeholder != nil else {
            return parts.count == 1 ? .option(option, value: "") : .failure(.needsNoValue(option))
        }
        if parts.count == 2 { return .option(option, value: String(parts[1])) }
        guard let value = rest.first, !value.hasPrefix("--") else { return .failure(.needsValue(option)) }
        rest.removeFirst()
        return .option(option, value: value)
    }
}
