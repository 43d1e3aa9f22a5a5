/// What is to be seen, as lines of text, and what can be done there.
@MainActor
struct ScreenText {
    private(set) var lines: [String] = []
    private(set) var uses: [Control.Use] = []

    init(_ app: RunningApp) {
        if let top = app.pass.presented.last {
            add("over \(app.pass.presented.count == 1 ? "the window" : "another"): \(top.kind)", 0)
            add(screen: top.content, 1)
            if let dismiss = top.dismiss { use("swipe \(top.kind) away", dismiss) }
        } else {
            add(app.shown.elements, 0)
        }
        for event in app.events { add(event, 0) }
        if app.isRestless { add("goes on changing", 0) }
    }

    /// Everything, also what is covered.
    static func everything(_ app: RunningApp) -> [String] {
        var text = ScreenText()
        text.showsCovered = true
        text.add(app.shown.elements, 0)
        for presented in app.pass.presented { text.add(screen: presented.content, 0) }
        return text.lines
    }

    private var showsCovered = false
    private init() {}

    private mutating func add(_ line: String, _ depth: Int) {
        let line = Self.readable(line)
        lines.append(String(repeating: "  ", count: depth) + line)
    }

    /// On one line, and without what is different in every run.
    private static func readable(_ text: String) -> String {
        let line = text.contains("\n") ? text.replacing("\n", with: "⏎") : text
        // Most lines are shorter than a UUID, and searching takes its time.
        guard line.utf8.count >= 36, line.utf8.contains(UInt8(ascii: "-")) else { return line }
        return line.replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "a UUID")
    }

    /// The names of the ways to use a screen differ.
    private mutating func use(_ name: String, _ act: @escaping () -> Void) {
        let name = Self.readable(name)
        let same = uses.count { $0.name == name || $0.name.hasPrefix(name + " (") }
        uses.append(Control.Use(name: same == 0 ? name : "\(name) (\(same + 1))", act: act))
    }

    private mutating func add(_ elements: [Element], _ depth: Int) {
        for element in elements { add(element, depth) }
    }

    private mutating func add(_ element: Element, _ depth: Int) {
        switch element {
        case .text(let text): add(text, depth)
        case .image(let name): add("image \(name)", depth)
        case .control(let control): add(control, depth)
        case .group(let name, let elements):
            add("\(name):", depth)
            add(elements, depth + 1)
        case .stack(let stack): add(stack, depth, "")
        case .columns(let columns):
            for (index, column) in columns.columns.enumerated() {
                add("column \(index + 1)", depth)
                add(column, depth + 1, " in column \(index + 1)")
            }
        case .tabs(let tabs): add(tabs, depth)
        }
    }

    private mutating func add(_ control: Control, _ depth: Int) {
        let name = "\(control.kind) \"\(control.label)\""
        let state = control.state.map { ": \($0)" } ?? ""
        add(name + state + (control.uses.isEmpty && control.kind != "field" ? " (disabled)" : ""), depth)
        for way in control.uses { use("\(way.name) \(name)", way.act) }
    }

    private mutating func add(_ stack: ShownStack, _ depth: Int, _ place: String) {
        let titles = stack.screens.map { $0.title.map { "\"\($0)\"" } ?? "untitled" }
        add("stack " + titles.joined(separator: " > "), depth)
        if showsCovered {
            // Two screens that look the same may live on differently.
            add("by \(stack.ways)", depth)
            for covered in stack.screens.dropLast() { add(screen: covered, depth + 1) }
        }
        guard let top = stack.screens.last else { return }
        add(bar: top, depth + 1)
        add(top.elements, depth + 1)
        if let back = stack.back {
            if top.hidesBackButton {
                add("no back button", depth + 1)
            } else {
                use("back" + place, back)
            }
        }
    }

    private mutating func add(screen: Shown, _ depth: Int) {
        if let title = screen.title, !title.isEmpty { add("title \"\(title)\"", depth) }
        add(bar: screen, depth)
        add(screen.elements, depth)
    }

    private mutating func add(bar screen: Shown, _ depth: Int) {
        guard !screen.toolbar.isEmpty else { return }
        add("bar:", depth)
        add(screen.toolbar, depth + 1)
    }

    private mutating func add(_ tabs: ShownTabs, _ depth: Int) {
        let names = tabs.tabs.map { $0.isChosen ? "[\($0.label)]" : $0.label }
        add("tabs " + names.joined(separator: " | "), depth)
        add(tabs.content.elements, depth + 1)
        if showsCovered { for covered in tabs.covered { add(screen: covered, depth + 1) } }
        for tab in tabs.tabs where !tab.isChosen { use("tap tab \"\(tab.label)\"", tab.choose) }
    }
}
