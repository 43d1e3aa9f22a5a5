/// A modifier that is put on a container, as code.
struct ContainerModifier: Sendable, Equatable {
    /// On one line.
    let inline: String
    let lines: [CodeLine]

    private init(_ line: String) {
        inline = line
        lines = [CodeLine(0, line)]
    }

    private init(inline: String, _ lines: [CodeLine]) {
        self.inline = inline
        self.lines = lines
    }

    /// Hands a router to the stack's screens.
    /// - Parameter property: what holds the router.
    static func environment(_ property: RouterProperty) -> ContainerModifier {
        switch property.form {
        case .observable: ContainerModifier(".environment(\(property.name))")
        case .observableObject: ContainerModifier(".environmentObject(\(property.name))")
        }
    }

    /// Opens links, and tells of those that lead nowhere.
    /// - Parameter condition: a flag that links are opened by; nil: always.
    static func links(_ property: RouterProperty, where condition: String? = nil) -> [ContainerModifier] {
        let name = property.name
        let arguments = "\"Can't Open Link\", isPresented: $\(name).isUnknownLinkShown, presenting: \(name).unknownLink"
        let alert = ".alert(\(arguments))"
        let head =
            alert.count <= longestLine
            ? [CodeLine(0, "\(alert) { _ in")]
            : [CodeLine(0, ".alert("), CodeLine(1, arguments), CodeLine(0, ") { _ in")]
        let button = "Button(\"OK\", role: .cancel) {}"
        let message = "Text(url.absoluteString)"
        return [
            ContainerModifier(
                ".onOpenURL { url in \(condition.map { "if \($0) { \(name).open(url) }" } ?? "\(name).open(url)") }"),
            ContainerModifier(
                inline: "\(alert) { _ in \(button) } message: { url in \(message) }",
                head + [
                    CodeLine(1, button), CodeLine(0, "} message: { url in"), CodeLine(1, message), CodeLine(0, "}"),
                ]),
        ]
    }

    private static let longestLine = 100
}
