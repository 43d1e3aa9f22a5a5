/// What became of the repositories of a batch, one row for each.
public struct BatchTable: Sendable {
    /// Sites over all steps of a run, in numbers.
    public struct Numbers: Sendable, Equatable {
        public let sites: Int
        public let migrated: Int
        public let unsafe: Int
        public let left: Int

        public init(sites: Int, migrated: Int, unsafe: Int, left: Int) {
            self.sites = sites
            self.migrated = migrated
            self.unsafe = unsafe
            self.left = left
        }

        static func + (first: Self, second: Self) -> Self {
            Numbers(
                sites: first.sites + second.sites, migrated: first.migrated + second.migrated,
                unsafe: first.unsafe + second.unsafe, left: first.left + second.left)
        }
    }

    public enum Result: String, Sendable {
        case done
        case failed
        /// The batch ended before it, or in the middle of it.
        case open = "not run"
    }

    public struct Row: Sendable {
        public let name: String
        /// As it was listed.
        public let path: String
        public let result: Result
        /// nil where the run failed before anything was counted.
        public let numbers: Numbers?
        /// Why it failed, or what else there is to know.
        public let note: String?
        /// Where its report is, seen from the table's file, as names of a path; nil: there is none.
        public let report: String?

        public init(
            name: String, path: String, result: Result, numbers: Numbers?, note: String?, report: String?
        ) {
            self.name = name
            self.path = path
            self.result = result
            self.numbers = numbers
            self.note = note
            self.report = report
        }
    }

    public let rows: [Row]

    public init(rows: [Row]) {
        self.rows = rows
    }

    public func count(_ result: Result) -> Int { rows.count { $0.result == result } }

    var sum: Numbers {
        rows.compactMap(\.numbers).reduce(Numbers(sites: 0, migrated: 0, unsafe: 0, left: 0)) { $0 + $1 }
    }

    /// `3 repositories: 2 done, 1 failed`
    public var sentence: String {
        let parts = [Result.done, .failed, .open].filter { $0 == .done || count($0) > 0 }.map {
            "\(count($0)) \($0.rawValue)"
        }
        return "\(rows.count) \(rows.count == 1 ? "repository" : "repositories"): " + parts.joined(separator: ", ")
    }

    static let heads = ["repository", "sites", "migrated", "unsafe", "left", "failed"]
}

extension BatchTable.Numbers {
    var texts: [String] { [sites, migrated, unsafe, left].map(String.init) }
}

extension BatchTable.Row {
    /// The cells of numbers, that of failures last.
    /// - Parameter missing: what stands where nothing was counted.
    func numberCells(missing: String) -> [String] {
        (numbers?.texts ?? Array(repeating: missing, count: 4)) + [result == .failed ? "1" : "0"]
    }
}
