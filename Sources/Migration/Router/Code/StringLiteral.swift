/// A text as code.
enum StringLiteral {
    static func code(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
