import TestSupport

/// What is made at random, always the same from the same numbers, and what must hold of it.
protocol FuzzInput: SendableMetatype {
    init(_ random: inout SeededRandom)

    /// What is wrong with what was made of it; nothing where all is well.
    func faults() throws -> [String]

    /// The input itself, by names: files by their paths, and words for whatever else it is.
    var parts: [String: [UInt8]] { get }
}
