/// A place in a file of the project: a UTF-8 offset in the file as it is on disk.
public struct Place: Hashable, Sendable, Comparable {
    public let file: String
    public let offset: Int

    public init(file: String, offset: Int) {
        self.file = file
        self.offset = offset
    }

    public static func < (lhs: Place, rhs: Place) -> Bool {
        if lhs.file != rhs.file { return lhs.file.utf8.lexicographicallyPrecedes(rhs.file.utf8) }
        return lhs.offset < rhs.offset
    }
}

/// Something to tell about a place.
public struct Finding: Sendable {
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    public let severity: Severity
    public let place: Place
    /// The rule and the reason, such as `navigation-view/custom-style`.
    public let id: RuleID
    /// One line, lowercase, without a full stop: what is the matter and what to do about it.
    public let message: String

    public init(_ severity: Severity, at place: Place, _ id: RuleID, _ message: String) {
        self.severity = severity
        self.place = place
        self.id = id
        self.message = message
    }
}

/// The stable name of a rule, with the reason where a site stays: `rule` or `rule/reason`, both in kebab case.
public struct RuleID: Hashable, Sendable, CustomStringConvertible {
    public let rule: String
    public let reason: String?

    public init(_ rule: String, _ reason: String? = nil) {
        self.rule = rule
        self.reason = reason
    }

    public var description: String { reason.map { "\(rule)/\($0)" } ?? rule }
}
