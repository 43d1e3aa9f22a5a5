/// How wide text is, near enough, in the size of the map's nodes.
enum TextWidth {
    static func of(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width($1) }
    }

    private static func width(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", " ", "f", "t", "r": 4.4
        case "m", "w", "M", "W", "@", "%", "…": 10.6
        case "A"..."Z": 8.6
        case _ where scalar.value >= 0x1100: 12.5
        default: 7.3
        }
    }
}
