import SourceEditing

/// A place in a file of the project, as it is on disk.
public struct Place: Hashable, Sendable, Comparable {
    public let file: String
    /// The UTF-8 offset.
    public let offset: Int
    public let location: LineColumn

    public init(file: String, offset: Int, in text: SourceText) {
        self.file = file
        self.offset = offset
        self.location = text.location(at: offset)
    }

    /// The beginning of a file.
    public init(file: String) {
        self.file = file
        self.offset = 0
        self.location = LineColumn(line: 1, column: 1)
    }

    /// A place in a file that is no Swift source, of which only line and column are known.
    public init(file: String, at location: LineColumn) {
        self.file = file
        self.offset = 0
        self.location = location
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
    /// Other places that the message speaks of.
    public let notes: [Note]

    public struct Note: Sendable {
        public let place: Place
        public let message: String

        public init(_ place: Place, _ message: String) {
            self.place = place
            self.message = message
        }
    }

    public init(_ severity: Severity, at place: Place, _ id: RuleID, _ message: String, notes: [Note] = []) {
        self.severity = severity
        self.place = place
        self.id = id
        self.message = message
        self.notes = notes
    }

    /// The same with other places.
    func placed(_ move: (Place) -> Place) -> Finding {
        Finding(severity, at: move(place), id, message, notes: notes.map { Note(move($0.place), $0.message) })
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
