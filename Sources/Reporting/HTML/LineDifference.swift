/// Which part of a changed line differs from the line that it was.
enum LineDifference {
    /// Nil for both where the lines have too little in common for it to tell anything.
    static func between(
        _ old: Range<Int>, of oldBytes: [UInt8], and new: Range<Int>, of newBytes: [UInt8]
    ) -> (old: Range<Int>?, new: Range<Int>?) {
        let shorter = min(old.count, new.count)
        var front = 0
        while front < shorter, oldBytes[old.lowerBound + front] == newBytes[new.lowerBound + front] { front += 1 }
        var back = 0
        while back < shorter - front, oldBytes[old.upperBound - back - 1] == newBytes[new.upperBound - back - 1] {
            back += 1
        }
        let common = oldBytes[old].prefix(front).count { $0 > 0x20 } + oldBytes[old].suffix(back).count { $0 > 0x20 }
        // To the ends of words: `NavigationView` becomes `NavigationStack`, not `View` `Stack`.
        while front > 0, isWordByte(oldBytes[old.lowerBound + front - 1]) { front -= 1 }
        while back > 0, isWordByte(oldBytes[old.upperBound - back]) { back -= 1 }
        let least = min(oldBytes[old].count { $0 > 0x20 }, newBytes[new].count { $0 > 0x20 })
        guard common > 0, common * 4 >= least else { return (nil, nil) }
        return (
            old.lowerBound + front..<old.upperBound - back, new.lowerBound + front..<new.upperBound - back
        )
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
