extension SourceText {
    /// The text after `edits`, which must not overlap (`EditSet` sees to it).
    public func applying(_ edits: EditSet) -> SourceText {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for edit in edits.settled(in: self).sorted {
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
/// so that two fixes may ask for the removal of the same line. Shifts of lines go with any edit: what they do is
/// settled at the end, by what the edits left of the lines.
public struct EditSet: Sendable, Equatable {
    public private(set) var sorted: [TextEdit] = []
    public private(set) var shifts: [LineShift] = []

    public init() {}

    public var isEmpty: Bool { sorted.isEmpty && shifts.isEmpty }

    /// Adds all of `edits` and the shifts, or none of them.
    /// - Returns: false where one of the edits overlaps an edit of the set.
    public mutating func insert(_ edits: [TextEdit], shifting shifts: [LineShift] = []) -> Bool {
        var added: [TextEdit] = []
        for edit in edits {
            let index = self.index(of: edit)
            if !edit.range.isEmpty, index > 0, sorted[index - 1] == edit { continue }
            let isFree =
                (index == 0 || !Self.overlap(sorted[index - 1], edit))
                && (index == sorted.count || !Self.overlap(edit, sorted[index]))
            guard isFree else {
                for earlier in added.reversed() { takeOut(earlier) }
                return false
            }
            sorted.insert(edit, at: index)
            added.append(edit)
        }
        self.shifts += shifts
        return true
    }

    /// Where in the text before the edits a place of the text behind them was; of what the edits bring, where it was put.
    /// - Parameters:
    ///   - offset: a UTF-8 offset in the text behind the edits.
    ///   - text: the text before them.
    public func origin(of offset: Int, in text: SourceText) -> Int {
        var growth = 0
        for edit in settled(in: text).sorted {
            let start = edit.range.lowerBound + growth
            if offset < start { break }
            let length = edit.replacement.utf8.count
            if offset < start + length { return edit.range.lowerBound }
            growth += length - edit.range.count
        }
        return offset - growth
    }

    /// Where a place of the text before the edits is behind them; of what an edit replaces, where the replacement begins.
    /// - Parameters:
    ///   - offset: a UTF-8 offset in the text before the edits.
    ///   - text: that text.
    public func destination(of offset: Int, in text: SourceText) -> Int {
        var growth = 0
        for edit in settled(in: text).sorted {
            if offset < edit.range.lowerBound { break }
            if edit.range.contains(offset) { return edit.range.lowerBound + growth }
            growth += edit.replacement.utf8.count - edit.range.count
        }
        return offset + growth
    }

    private mutating func takeOut(_ edit: TextEdit) {
        var index = self.index(of: edit) - 1
        while sorted[index] != edit { index -= 1 }
        sorted.remove(at: index)
    }

    /// Where `edit` belongs: behind those that are equal in order.
    private func index(of edit: TextEdit) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if Self.comesBefore(edit, sorted[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
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
