/// How deeply brackets are nested in a manifest, before it is parsed.
///
/// The parser looks ahead for types at every square bracket, so that nested ones double its time with each
/// level, and deep nesting of any kind uses up a small stack. Real manifests have about five levels of square
/// brackets and ten in all. Brackets in strings and comments are counted too, which only errs where they are
/// many and unbalanced.
enum ManifestNesting {
    private static let deepestSquare = 12
    private static let deepest = 24

    static func isTooDeep(_ bytes: [UInt8]) -> Bool {
        var (square, other) = (0, 0)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "["): square += 1
            case UInt8(ascii: "]"): square = max(0, square - 1)
            case UInt8(ascii: "("), UInt8(ascii: "{"): other += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): other = max(0, other - 1)
            default: continue
            }
            if square > deepestSquare || square + other > deepest { return true }
        }
        return false
    }
}
