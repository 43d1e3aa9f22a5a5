import ProjectModel
import SourceEditing
import SwiftSyntax

/// A link that nobody sees or taps, there only to be followed by code.
struct HiddenLink {
    /// What goes with it.
    let place: Placement

    enum Placement {
        /// A `.background(…)` or `.overlay(…)` that holds nothing else.
        case modifier(FunctionCallExprSyntax)
        /// A view among others in the closure of `container`.
        case sibling(CodeBlockItemSyntax, in: FunctionCallExprSyntax)
        /// One of several views that a body is.
        case member(CodeBlockItemSyntax)
        /// All that a property holds.
        case property(VariableDeclSyntax)
        /// It can't be taken out: what stands in the way, as a clause.
        case fixed(String)
    }

    /// - Returns: nil for a link that can be seen.
    init?(_ link: LinkCall) {
        guard Self.isHidden(link) else { return nil }
        place = Self.placement(of: ExprSyntax(link.syntax))
    }

    /// What goes with all the views in a closure's braces.
    static func placement(ofAllIn container: FunctionCallExprSyntax) -> Placement {
        placement(alone: container, isFirst: true)
    }

    // MARK: Hidden

    private static func isHidden(_ link: LinkCall) -> Bool {
        if link.title == "" { return true }
        if let label = link.labelClosure {
            let items = label.statements.map { $0.item.as(ExprSyntax.self)?.withoutModifiers }
            if items.isEmpty { return true }
            if items.allSatisfy({ $0?.as(FunctionCallExprSyntax.self)?.calleeName == "EmptyView" }) { return true }
        }
        return ExprSyntax(link.syntax).modifiersAround.contains(where: hides)
    }

    private static func hides(_ call: FunctionCallExprSyntax) -> Bool {
        func isZero(_ label: String?) -> Bool {
            call.arguments.contains { argument in
                argument.label?.text == label && ["0", "0.0", ".zero"].contains(argument.expression.trimmedDescription)
            }
        }
        switch call.calleeName {
        case "hidden": return true
        case "frame": return isZero("width") || isZero("height") || isZero("maxWidth") || isZero("maxHeight")
        case "opacity": return isZero(nil)
        default: return false
        }
    }

    // MARK: Placement

    /// Modifiers that say how a view looks, and mean nothing for one that isn't there.
    private static let looks: Set<String> = [
        "hidden", "frame", "opacity", "isDetailLink", "accessibilityHidden", "accessibility", "labelsHidden",
        "buttonStyle", "padding", "fixedSize", "allowsHitTesting", "zIndex", "position", "offset", "foregroundColor",
        "foregroundStyle", "accentColor", "tint", "listRowBackground", "listRowSeparator", "listRowInsets",
    ]
    private static let layouts: Set<String> = [
        "VStack", "HStack", "ZStack", "Group", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form", "Section",
        "GroupBox", "GeometryReader", "ScrollViewReader",
    ]

    /// What goes with the link, or with a view that is the link by another name.
    static func placement(of view: ExprSyntax) -> Placement {
        let chain = ModifierChain(of: view)
        if let kept = chain.names.first(where: { !looks.contains($0) }) {
            return .fixed("'\(kept)' on it would go with it")
        }
        if chain.top.is(PostfixIfConfigExprSyntax.self) { return .fixed("an #if on it would go with it") }
        if let argument = chain.top.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return placement(alone: call, isFirst: argument.label == nil && call.arguments.first?.id == argument.id)
        }
        if let property = property(of: chain.top) { return .property(property) }
        if let item = bodyItem(of: chain.top) { return .member(item) }
        guard let item = chain.top.parent?.as(CodeBlockItemSyntax.self),
            let closure = item.parent?.parent?.as(ClosureExprSyntax.self),
            let call = closure.parent?.as(FunctionCallExprSyntax.self)
        else { return .fixed("it stands alone in a property or a condition") }
        if closure.statements.count == 1 {
            return placement(alone: call, isFirst: call.trailingClosure?.id == closure.id)
        }
        guard let name = call.calleeName, !call.isModifier || Self.isLayer(name),
            layouts.contains(name) || call.isModifier
        else { return .fixed("it stands in '\(call.calleeName ?? "a closure")'") }
        return .sibling(item, in: call)
    }

    /// The statement that a view is in a body of several views.
    private static func bodyItem(of view: ExprSyntax) -> CodeBlockItemSyntax? {
        guard let item = view.parent?.as(CodeBlockItemSyntax.self),
            let items = item.parent?.as(CodeBlockItemListSyntax.self),
            items.filter({ !$0.item.is(DeclSyntax.self) }).count > 1
        else { return nil }
        let isBody = items.parent?.is(AccessorBlockSyntax.self) ?? false
        return isBody ? item : nil
    }

    /// The property that is nothing but a view.
    private static func property(of view: ExprSyntax) -> VariableDeclSyntax? {
        guard let items = view.parent?.parent?.as(CodeBlockItemListSyntax.self), items.count == 1,
            let binding = items.parent?.as(AccessorBlockSyntax.self)?.parent?.as(PatternBindingSyntax.self),
            let property = binding.parent?.parent?.as(VariableDeclSyntax.self), property.bindings.count == 1,
            binding.pattern.trimmedDescription != "body"
        else { return nil }
        return property
    }

    /// All that a call is given.
    private static func placement(alone call: FunctionCallExprSyntax, isFirst: Bool) -> Placement {
        guard isFirst, let name = call.calleeName else { return .fixed("it stands in an argument") }
        if call.isModifier {
            let others = call.arguments.filter { $0.label?.text != "alignment" && $0.label != nil }
            guard isLayer(name), others.isEmpty,
                call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
            else { return .fixed("it stands in '\(name)'") }
            return .modifier(call)
        }
        guard ["VStack", "HStack", "ZStack", "Group", "AnyView"].contains(name) else {
            return .fixed("it is all that '\(name)' holds")
        }
        return placement(of: ExprSyntax(call))
    }

    private static func isLayer(_ name: String) -> Bool { name == "background" || name == "overlay" }
}
