extension SourceText {
    /// The text after `edits`, which must not overlap (`EditSet` sees to it).
    public func applying(_ edits: EditSet) -> SourceText {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for edit in edits.sorted {
            result.append(contentsOf: bytes[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.replacement.utf8)
            position = edit.range.upperBound
        }
        result.append(contentsOf: bytes[position...])
        return SourceText(bytes: result)
    }
}

/// Edits of one file that can be applied together: sorted, none touching the bytes of another.
///
/// Insertions at one place come in the order in which they were added. The same edit twice counts once,
/// so that two fixes may ask for the removal of the same line.
public struct EditSet: Sendable, Equatable {
    public private(set) var sorted: [TextEdit] = []

    public init() {}

    public var isEmpty: Bool { sorted.isEmpty }

    /// Adds all of `edits`, or none of them.
    /// - Returns: false where one of them overlaps an edit of the set.
    public mutating func insert(_ edits: [TextEdit]) -> Bool {
        var merged = sorted
        for edit in edits {
            if !edit.range.isEmpty, merged.contains(edit) { continue }
            let index = merged.firstIndex { Self.comesBefore(edit, $0) } ?? merged.endIndex
            if index > 0, Self.overlap(merged[index - 1], edit) { return false }
            if index < merged.count, Self.overlap(edit, merged[index]) { return false }
            merged.insert(edit, at: index)
        }
        sorted = merged
        return true
    }

    private static func comesBefore(_ lhs: TextEdit, _ rhs: TextEdit) -> Bool {
        if lhs.range.lowerBound != rhs.range.lowerBound { return lhs.range.lowerBound < rhs.range.lowerBound }
        return lhs.range.isEmpty && !rhs.range.isEmpty
    }

    /// Whether two edits in order share bytes. An insertion may touch the end of another edit's range, not lie in it.
    private static func overlap(_ first: TextEdit, _ second: TextEdit) -> Bool {
        second.range.lowerBound < first.range.upperBound
    }
}
