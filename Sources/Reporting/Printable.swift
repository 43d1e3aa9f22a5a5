/// Text of a project made fit for a terminal: control characters, which could move the cursor, change colours or the
/// direction of writing, are written as escapes.
public enum Printable {
    public static func text(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.rewriting(escape)
    }

    /// How a scalar is written that can't be printed; nil for all others.
    static func escape(_ scalar: Unicode.Scalar) -> String? {
        isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : nil
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension String {
    /// The text with some of its scalars written otherwise, those for which `other` gives something.
    ///
    /// A search for characters would miss a quote that an accent follows: together they are one character, but not to a
    /// browser.
    func rewriting(_ other: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = other(scalar) {
                result.append(contentsOf: text.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
