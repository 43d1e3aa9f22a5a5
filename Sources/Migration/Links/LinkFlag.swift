import ProjectModel
import SwiftSyntax

/// What drives a link besides a tap, and what that asks for.
enum LinkFlag {
    /// Nobody writes or reads it: the property goes.
    case unused(VariableDeclSyntax)
    case obstacle(LinkReason)
}

/// Reads the flags of links: who else uses them.
struct LinkFlags {
    let project: Project

    /// - Returns: nil for a link without a flag.
    func flag(of link: LinkCall) -> LinkFlag? {
        guard let argument = link.flags.first else { return nil }
        guard argument.label?.text == "isActive", link.flags.count == 1 else {
            return .obstacle(.usedFlag("a selection drives it, and others with it; step 4 doesn't move those yet"))
        }
        let text = argument.expression.trimmedDescription
        guard let name = Self.stateName(argument.expression) else {
            return .obstacle(.usedFlag("'\(text)' drives it, which isn't a state of this view"))
        }
        guard let property = Self.property(name, around: Syntax(link.syntax)) else {
            return .obstacle(.usedFlag("'\(name)' drives it, which isn't a state of this view"))
        }
        let uses = FlagUses(of: name, in: property.group)
        if isInRows(link, of: property.group) { return .obstacle(.sharedFlag(name)) }
        let flags = uses.count { use in use.isFlag }
        if flags > 1 { return .obstacle(.sharedFlag(name)) }
        guard uses.count == 1, property.isPlainState, !isPassed(name, to: property, in: link.file) else {
            return .obstacle(.usedFlag("'\(name)' drives it, and other code reads or writes that"))
        }
        return .unused(property.syntax)
    }

    /// `name` in `$name` and `self.$name`.
    private static func stateName(_ expression: ExprSyntax) -> String? {
        let text = expression.trimmedDescription
        let plain = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        guard plain.hasPrefix("$"), plain.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        return String(plain.dropFirst())
    }

    private struct Property {
        let syntax: VariableDeclSyntax
        let group: Syntax
        let typeName: String

        /// `@State private var name = false`
        var isPlainState: Bool {
            let attributes = syntax.attributes.compactMap {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
            }
            guard attributes == ["State"], syntax.bindings.count == 1, let binding = syntax.bindings.first else {
                return false
            }
            return binding.initializer?.value.trimmedDescription == "false"
        }

        var isPrivate: Bool {
            syntax.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        }
    }

    private static func property(_ name: String, around node: Syntax) -> Property? {
        for ancestor in node.ancestors {
            guard let group = ancestor.asProtocol((any DeclGroupSyntax).self) else { continue }
            for member in group.memberBlock.members {
                guard let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
                else { continue }
                return Property(syntax: variable, group: ancestor, typeName: group.typeName)
            }
            return nil
        }
        return nil
    }

    /// Whether the link is in a row of a collection, and the flag isn't.
    private func isInRows(_ link: LinkCall, of group: Syntax) -> Bool {
        link.surroundings.layers.contains {
            !$0.isSubject && ["ForEach", "List", "Table"].contains($0.name) && $0.hasRows
        }
    }

    /// Whether a caller may say what the flag begins with, or an extension elsewhere uses it.
    private func isPassed(_ name: String, to property: Property, in file: ProjectFile) -> Bool {
        guard !property.isPrivate else {
            // An extension in the same file sees it.
            return FlagUses(of: name, in: Syntax(file.source.tree)).count > 1
        }
        return project.files.contains { other in
            guard other.source.text.string.contains(property.typeName) else { return false }
            let uses = FlagUses(of: name, in: Syntax(other.source.tree)).count
            return other.path == file.path ? uses > 1 : uses > 0
        }
    }
}

extension Surroundings.Layer {
    /// Whether it makes its content for each element of a collection: `ForEach(items) { … }`, `List(items) { … }`.
    fileprivate var hasRows: Bool { !call.arguments.isEmpty }
}

/// The places where a property is named: `flag`, `$flag`, `_flag`, `.flag`, `flag:` of an argument.
private final class FlagUses: SyntaxVisitor, Sequence {
    struct Use {
        /// `isActive: $flag`, `isPresented: $flag`
        let isFlag: Bool
    }

    private let names: Set<String>
    private let label: String
    private var uses: [Use] = []

    init(of name: String, in node: Syntax) {
        names = [name, "$" + name, "_" + name]
        label = name
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    func makeIterator() -> IndexingIterator<[Use]> { uses.makeIterator() }

    var count: Int { uses.count }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.baseName.text) else { return .visitChildren }
        let argument = node.ancestors.lazy.compactMap { $0.as(LabeledExprSyntax.self) }.first
        uses.append(Use(isFlag: ["isActive", "isPresented"].contains(argument?.label?.text)))
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == label { uses.append(Use(isFlag: false)) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == label { uses.append(Use(isFlag: false)) }
        return .visitChildren
    }
}
