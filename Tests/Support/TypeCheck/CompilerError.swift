/// An error that the compiler told.
public struct CompilerError: Hashable, Sendable, CustomStringConvertible {
    /// The file's path, as it was given.
    public let file: String
    /// 1-based.
    public let line: Int
    /// 1-based, in UTF-8 bytes.
    public let column: Int
    public let message: String

    public var description: String { "\(file):\(line):\(column): \(message)" }

    /// The errors in what the compiler printed: `path:line:column: error: message`, or `<unknown>:0: error: message`.
    static func all(in output: String) -> [CompilerError] {
        output.split(separator: "\n").compactMap(CompilerError.init(line:)).filter { !$0.isOfLinux }
    }

    /// Whether it says that on Linux no class is one of Objective-C: `@objc` can't take it as a parameter.
    private var isOfLinux: Bool {
        message.contains("cannot be marked '@objc' because") || message.hasSuffix("that is not exposed to Objective-C")
    }

    private init?(line text: Substring) {
        guard let mark = text.firstRange(of: ": error: "), !text[..<mark.lowerBound].contains(": note: ") else {
            return nil
        }
        let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        let numbers = place.reversed().prefix { Int($0) != nil }.prefix(2).compactMap { Int($0) }
        file = place.dropLast(numbers.count).joined(separator: ":")
        line = numbers.last ?? 0
        column = numbers.count == 2 ? numbers[0] : 0
        message = Self.withoutGroup(String(text[mark.upperBound...]))
    }

    /// The message without the types of navigation containers: a migration changes these, also in the messages of errors
    /// that were there before.
    public var messageBesidesContainers: String {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let containers = ["NavigationView<", "NavigationStack<", "NavigationSplitView<"]
        return parts.map { part in containers.contains { part.contains($0) } ? "a container" : String(part) }
            .joined(separator: "'")
    }

    /// Without the ` [#Group]` at the end, which names a page of the compiler's documentation.
    private static func withoutGroup(_ message: String) -> String {
        guard message.hasSuffix("]"), let start = message.ranges(of: " [#").last else { return message }
        return String(message[..<start.lowerBound])
    }
}

/// The compiler is missing, or gave no verdict.
public struct CompilerFailure: Error, CustomStringConvertible {
    public let description: String
    /// Whether it crashed, or was stopped because it took too long: with fewer files it may get further.
    public let gaveUp: Bool

    public init(description: String, gaveUp: Bool = false) {
        self.description = description
        self.gaveUp = gaveUp
    }
}
