/// What the command line asks for.
struct BenchmarkArguments {
    /// The generated trees, in megabytes.
    private(set) var sizes = [1, 10]
    private(set) var threads = [1, 2]
    private(set) var rounds = 3
    private(set) var isJSON = false
    private(set) var countsInstructions = false
    /// Instead of generated trees: the folders of apps.
    private(set) var apps: [String] = []
    /// Reads the files of a list and ends: the program measures itself so.
    private(set) var list: String?

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static let usage = """
        usage: navmigrate-bench [APP …] [--size 1,10,100] [--threads 1,2] [--rounds N] [--json] [--callgrind]

        """

    init(_ arguments: [String]) throws(Failure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--callgrind": countsInstructions = true
            case "--size": sizes = try Self.numbers(rest.popFirst(), of: argument)
            case "--threads": threads = try Self.numbers(rest.popFirst(), of: argument)
            case "--rounds": rounds = try Self.numbers(rest.popFirst(), of: argument)[0]
            case "--read": list = rest.popFirst()
            default:
                guard !argument.hasPrefix("-") else { throw Failure(description: "no option '\(argument)'") }
                apps.append(argument)
            }
        }
    }

    private static func numbers(_ text: String?, of option: String) throws(Failure) -> [Int] {
        let numbers = (text ?? "").split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
        guard !numbers.isEmpty else { throw Failure(description: "\(option) needs numbers above 0") }
        return numbers
    }
}
