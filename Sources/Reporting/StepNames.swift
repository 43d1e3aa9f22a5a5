import Migration

extension Step {
    /// The summary as the beginning of a sentence, or as a title.
    var title: String { summary.prefix(1).uppercased() + summary.dropFirst() }
}

/// Steps in a sentence.
public enum StepNames {
    /// `step 2 (containers)`, `steps 2 (containers) and 4 (links)`.
    public static func list(_ steps: [Step]) -> String {
        let names = steps.map { "\($0.rawValue) (\($0.name))" }
        let last = names.last ?? ""
        return names.count < 2 ? "step \(last)" : "steps \(names.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// By their numbers, as a journal keeps them.
    public static func list(_ numbers: [Int]) -> String { list(numbers.compactMap(Step.init(rawValue:))) }
}
