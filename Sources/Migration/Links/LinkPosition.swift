import ProjectModel
import SourceEditing
import SwiftSyntax

/// What is wrong with the place of a link: where a comment asks to leave it, where SwiftUI shows it outside of the stack, or where a tap does more than push.
struct LinkPosition {
    let declarations: DeclarationIndex
    let skips: Skips
    /// The text of a Swift file of the project.
    let text: @Sendable (String) -> String?

    func obstacle(of link: LinkCall) -> LinkObstacle? {
        if let exclusion = skips.exclusion(of: "destination-link", at: link.nameOffset, in: link.file.path) {
            return LinkObstacle(exclusion)
        }
        return reason(of: link).map { LinkObstacle($0) }
    }

    private func reason(of link: LinkCall) -> LinkReason? {
        for layer in link.surroundings.layers where !layer.isSubject {
            if let reason = obstacle(in: layer) { return reason }
            if case .role = layer.effect, layer.isBorder { break }
        }
        return gesture(on: link).map { .gesture($0) }
    }

    // MARK: Around the link

    private static let menus: Set<String> = [
        "Menu", "contextMenu", "swipeActions", "alert", "confirmationDialog", "actionSheet",
    ]
    private static let toolbars: Set<String> = [
        "toolbar", "navigationBarItems", "ToolbarItem", "ToolbarItemGroup",
    ]

    private func obstacle(in layer: Surroundings.Layer) -> LinkReason? {
        if Self.menus.contains(layer.name), layer.label != "label" { return .menu(layer.name) }
        if Self.toolbars.contains(layer.name) { return .toolbar(layer.name) }
        if layer.name == "NavigationLink", !layer.isDestination { return .insideLabel }
        return nil
    }

    // MARK: Gestures

    private static let gestures: Set<String> = [
        "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    ]

    /// The gesture on the link or in its label, or in the code of a view of the project's that the label shows.
    private func gesture(on link: LinkCall) -> String? {
        if let own = ModifierChain(of: ExprSyntax(link.syntax)).names.first(where: Self.gestures.contains) {
            return own
        }
        guard let label = link.labelClosure else { return nil }
        let calls = label.nodes(FunctionCallExprSyntax.self)
        let modifiers = calls.filter(\.isModifier).compactMap(\.calleeName)
        if let inside = modifiers.first(where: Self.gestures.contains) { return inside }
        let types = calls.filter { !$0.isModifier }.compactMap(\.calleeName).filter { $0.first?.isUppercase == true }
        return types.firstResult { gesture(inView: $0, seenFrom: link) }
    }

    private func gesture(inView name: String, seenFrom link: LinkCall) -> String? {
        let place = TypePlace(file: link.file.path, scopes: link.surroundings.types)
        guard let type = declarations.resolve(WrittenType(name: name), at: place).declaration,
            let facts = declarations.facts(of: type), let code = text(type.file)
        else { return nil }
        let body = code.utf8.dropFirst(facts.declaration.bodyRange.lowerBound).prefix(
            facts.declaration.bodyRange.count)
        let text = Substring(body)
        return Self.gestures.sorted().first { text.contains(".\($0)(") || text.contains(".\($0) {") }
    }
}

extension Surroundings.Layer {
    /// Whether what stands in it belongs to another place of the app than what is around it.
    fileprivate var isBorder: Bool {
        switch name {
        case "NavigationView", "NavigationStack", "NavigationSplitView", "navigationDestination", "sheet",
            "fullScreenCover", "popover", "inspector":
            true
        default: name == "NavigationLink" && isDestination
        }
    }
}
