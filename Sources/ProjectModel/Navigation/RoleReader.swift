import SwiftSyntax

/// Reads what a view is to the code around it, from the inside out; the innermost statement counts.
struct RoleReader {
    private(set) var role = SiteRole.plain
    /// The label of the argument that the site was last found in.
    private var label: String?
    /// Whether the site is the value of a local constant.
    private var isKept = false
    /// The function or modifier whose closure or argument may be shown in place or over it, or not be a view at all.
    private var unclear: String?

    /// Modifiers that show what they are given in place.
    private static let showing: Set<String> = [
        "overlay", "background", "mask", "safeAreaInset", "toolbar", "contextMenu", "navigationBarItems",
        "listRowBackground", "tabItem",
    ]
    private static let hosting: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration", "ImageRenderer",
    ]
    private static let actions: Set<String> = ["Button", "Task"]

    /// Takes the next node outwards. `below` is the one before it.
    mutating func read(_ node: Syntax, below: Syntax) {
        guard role == .plain else { return }
        if let argument = node.as(LabeledExprSyntax.self) {
            label = argument.label?.text
        } else if let closure = node.as(MultipleTrailingClosureElementSyntax.self) {
            label = closure.label.text
        } else if let call = node.as(FunctionCallExprSyntax.self) {
            // What is called, rather than what it is given, is the view's own chain.
            if below.id != call.calledExpression.id, let name = call.calleeName { read(call, name: name, below: below) }
            label = nil
        } else if node.is(VariableDeclSyntax.self), unclear == nil {
            isKept = true
        }
    }

    private mutating func read(_ call: FunctionCallExprSyntax, name: String, below: Syntax) {
        if isKept, unclear == nil, call.runsAsAction(label: label, isTrailing: below.is(ClosureExprSyntax.self)) {
            role = .apart
            return
        }
        switch name {
        case "NavigationLink":
            if isDestination(below, of: call) { found(.pushed) }
        case "navigationDestination" where call.isModifier:
            found(.pushed)
        case "NavigationSplitView":
            found(.column)
        case "NavigationView", "NavigationStack":
            found(isInColumn(of: call, name: name) ? .column : .contained(in: call.span.lowerBound))
        case _ where Self.hosting.contains(name):
            role = .presented(nil)
        case _ where Self.actions.contains(name):
            if label != "label" { unclear = unclear ?? name }
        default:
            guard name.first?.isLowercase == true else { return }
            if call.isModifier, let kind = PresentationSite.Kind(rawValue: name) {
                role = .presented(kind)
            } else if !call.isModifier || !Self.showing.contains(name) {
                unclear = unclear ?? name
            }
        }
    }

    private mutating func found(_ found: SiteRole) {
        role = unclear.map { .unclear(in: $0) } ?? found
    }

    private func isInColumn(of call: FunctionCallExprSyntax, name: String) -> Bool {
        let content = call.closures.first { $0.label == nil || $0.label == "content" || $0.label == "root" }?.closure
        guard name == "NavigationView", let content else { return false }
        return ShapeReader().shape(of: content.statements).isSeveral
    }

    /// In `NavigationLink { A } label: { B }` and `NavigationLink("x") { A }` the first closure is the destination; where
    /// an argument says what the destination is, or the value, the trailing closure is the label.
    private func isDestination(_ below: Syntax, of call: FunctionCallExprSyntax) -> Bool {
        if below.is(ClosureExprSyntax.self) {
            return !call.arguments.contains { $0.label?.text == "destination" || $0.label?.text == "value" }
        }
        return label == "destination"
    }
}

extension ViewShape {
    /// Whether the shape stands for more than one view on some platform.
    fileprivate var isSeveral: Bool {
        columns(on: [.iOS]).isSeveral || columns(on: [.macOS]).isSeveral
    }
}

extension ColumnCount {
    fileprivate var isSeveral: Bool {
        if case .exactly(let number) = self { return number > 1 }
        return false
    }
}
