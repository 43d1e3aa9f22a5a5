import SourceEditing

/// Edits with the lines that move along.
struct TextChange: Sendable {
    var edits: [TextEdit] = []
    var shifts: [LineShift] = []

    init(_ edits: [TextEdit] = [], shifts: [LineShift] = []) {
        self.edits = edits
        self.shifts = shifts
    }

    static func + (lhs: TextChange, rhs: TextChange) -> TextChange {
        TextChange(lhs.edits + rhs.edits, shifts: lhs.shifts + rhs.shifts)
    }
}
