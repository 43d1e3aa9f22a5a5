import SourceEditing

/// One change that a user sees as one: its edits are applied together or not at all.
public struct Fix: Sendable {
    public enum Applicability: String, Sendable {
        /// Applied.
        case safe
        /// May change what users of the app see: shown and counted, applied only when asked for.
        case unsafe
    }

    public let message: String
    public let applicability: Applicability
    /// By file, relative to the root of the run.
    public let edits: [String: [TextEdit]]
    /// The lines that move in or out with the edits, by file.
    public let shifts: [String: [LineShift]]

    public init(
        _ message: String, _ applicability: Applicability, edits: [String: [TextEdit]],
        shifts: [String: [LineShift]] = [:]
    ) {
        self.message = message
        self.applicability = applicability
        self.edits = edits
        self.shifts = shifts
    }
}

/// What a step does with one site.
public struct SiteDecision: Sendable {
    public enum Outcome: Sendable {
        /// A fix; the finding says why it is unsafe, where it is.
        case fix(Fix, because: Finding?)
        /// No fix: the finding says why.
        case leave(Finding)
    }

    public let place: Place
    /// What the site is, for counts: `NavigationView`, `navigationViewStyle`.
    public let kind: String
    public let outcome: Outcome

    public init(place: Place, kind: String, outcome: Outcome) {
        self.place = place
        self.kind = kind
        self.outcome = outcome
    }
}

/// What the fixes of a plan need together: applied with the first of them, or not at all.
public struct Groundwork: Sendable {
    /// A file that the migration adds.
    public struct NewFile: Sendable {
        /// Relative to the root of the run.
        public let path: String
        public let text: String
        /// The file whose targets it joins.
        public let besideFile: String

        public init(path: String, text: String, besideFile: String) {
            self.path = path
            self.text = text
            self.besideFile = besideFile
        }
    }

    public var newFiles: [NewFile]
    /// By file, relative to the root of the run; the manifests of the project are among them.
    public var edits: [String: [TextEdit]]

    public init(newFiles: [NewFile] = [], edits: [String: [TextEdit]] = [:]) {
        self.newFiles = newFiles
        self.edits = edits
    }

    public var isEmpty: Bool { newFiles.isEmpty && edits.isEmpty }
}

/// What a step would do with a project: one decision for each site, and things to tell besides.
public struct StepPlan: Sendable {
    public let step: Step
    public let decisions: [SiteDecision]
    public let notes: [Finding]
    public let groundwork: Groundwork

    public init(step: Step, decisions: [SiteDecision], notes: [Finding], groundwork: Groundwork = Groundwork()) {
        self.step = step
        self.decisions = decisions.sorted { $0.place < $1.place }
        self.notes = notes
        self.groundwork = groundwork
    }
}
