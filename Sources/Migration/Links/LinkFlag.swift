import ProjectModel
import SourceEditing
import SwiftSyntax

/// What drives a link besides a tap, and what that asks for.
enum LinkFlag {
    /// Nobody writes or reads it: the property goes.
    case unused(UnusedFlag)
    /// Other code writes or reads it: it may go on as what presents the destination.
    case used(UsedFlag)
    case obstacle(LinkReason)
}

/// A property that only drives links, and so does nothing that a tap doesn't do.
struct UnusedFlag {
    let property: VariableDeclSyntax
    /// How many links name it: it goes with the last of them.
    let links: Int
}

/// A flag or a selection of the view that holds the link, or of an object that the view has.
struct UsedFlag {
    /// `flag`, `model.flag`
    let name: String
    /// As the link has it: `$flag`, `self.$flag`, `$model.flag`.
    let binding: String
    /// Whether it belongs to who shows the view, or to an object: others may set it.
    let isForeign: Bool
    /// Whether it is true, or some tag, before anybody sets it.
    let isSetFromTheStart: Bool
    /// Whether the screens behind the link set it.
    let isHandedDown: Bool

    /// How code of the view writes and reads it: `flag`, `self.flag`.
    var value: String { binding.hasPrefix("self.") ? "self." + name : name }
}

/// Reads the flags of links: who else uses them.
struct LinkFlags {
    let project: Project

    /// - Returns: nil for a link without a flag.
    func flag(of link: LinkCall) -> LinkFlag? {
        guard let argument = link.flags.first(where: { $0.label?.text != "tag" }) else {
            return link.flags.isEmpty ? nil : .obstacle(.usedFlag("its tag has no selection"))
        }
        let isSelection = argument.label?.text == "selection"
        guard let path = BindingPath(argument.expression), let property = path.property else {
            return .obstacle(.usedFlag(Self.foreign(argument.expression)))
        }
        if isSelection, path.member == nil, property.isEmptySelection, !isPassed(property, in: link.file),
            let links = property.onlyLinks(in: link.file)
        {
            return .unused(UnusedFlag(property: property.syntax, links: links))
        }
        if isInRows(link) {
            if !isSelection, path.member == nil, isUnderConditionInRow(link) {
                return .obstacle(
                    .flagForRouter(.init(text: "'\(path.name)' drives a link of each row, under a condition")))
            }
            return .obstacle(isSelection ? Self.rowTags(path.name) : .sharedFlag(path.name))
        }
        let uses = property.uses(in: link.file).filter { path.isMeant(by: $0) }
        if uses.contains(where: { $0.drives(path, other: isSelection ? "selection" : "isActive", than: link) }) {
            return .obstacle(.sharedFlag(path.name))
        }
        if !isSelection, path.member == nil, uses.count == 1, property.isPlainState, !isPassed(property, in: link.file)
        {
            return .unused(UnusedFlag(property: property.syntax, links: 1))
        }
        return .used(
            UsedFlag(
                name: path.name, binding: argument.expression.trimmedDescription, isForeign: !property.isState,
                isSetFromTheStart: property.isSetFromTheStart,
                isHandedDown: uses.contains { $0.isHandedDown(by: link) }))
    }

    /// Whether the link is in a row of a collection, and the flag isn't.
    func isInRows(_ link: LinkCall) -> Bool {
        link.surroundings.layers.contains { !$0.isSubject && $0.hasRows }
    }

    /// Whether a condition decides in each row whether the link is there.
    private func isUnderConditionInRow(_ link: LinkCall) -> Bool {
        guard let row = link.surroundings.layers.first(where: { !$0.isSubject && $0.hasRows }) else { return false }
        return Syntax(link.syntax).ancestors.prefix { $0.id != row.call.id }.contains { $0.is(IfExprSyntax.self) }
    }

    /// Whether a caller may say what the flag begins with, or an extension elsewhere uses it.
    func isPassed(_ property: FlagProperty, in file: ProjectFile) -> Bool { outsideUse(of: property, in: file) != nil }

    /// The file of a caller that may say what the flag begins with, or of an extension elsewhere that uses it.
    func outsideUse(of property: FlagProperty, in file: ProjectFile) -> String? {
        guard !property.isPrivate else { return nil }
        let name = NeedleSet([property.name])
        return project.swiftFiles.first { path in
            guard let text = project.text(of: path), text.holds(property.typeName), text.holds(property.name) else {
                return false
            }
            // Of a file that isn't parsed the words tell enough.
            guard project.file(at: path) != nil, let tree = project.file(at: path, wholeAround: name)?.source.tree
            else {
                return true
            }
            let count = FlagUses(of: property.name, in: [Syntax(tree)]).found.count
            return count > (path == file.path ? property.uses(in: file).count : 0)
        }
    }

    // MARK: Messages

    private static func foreign(_ expression: ExprSyntax) -> String {
        let text = expression.text
        if text.hasPrefix(".constant(") || text.hasPrefix("Binding.constant(") {
            return "'\(text)' drives it, which never changes; take the flag out where the link is to be tapped"
        }
        return "'\(text)' drives it, which isn't a state of this view; set a @State of this view instead, "
            + "or push through the path"
    }

    private static func rowTags(_ name: String) -> LinkReason {
        .flagForRouter(.init(text: "'\(name)' drives it, and each row has a tag of its own"))
    }
}

extension Surroundings.Layer {
    /// Whether it makes its content for each element of a collection: `ForEach(items) { … }`, `List(items) { … }`.
    var hasRows: Bool {
        switch name {
        case "ForEach", "Table", "OutlineGroup": true
        case "List": call.arguments.first.map { $0.label == nil } ?? false
        default: false
        }
    }
}
