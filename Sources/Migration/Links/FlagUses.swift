import ProjectModel
import SwiftSyntax

/// A binding to a state of the view, to what it was given, or to a property of an object: `$flag`, `self.$model.flag`.
struct BindingPath {
    let property: FlagProperty?
    /// `flag` of `$model.flag`.
    let member: String?
    /// `flag`, `model.flag`
    let name: String

    /// - Returns: nil for anything else: a constant, an element of a collection, a call.
    init?(_ expression: ExprSyntax) {
        let text = expression.trimmedDescription
        let plain = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
        guard plain.hasPrefix("$"), (1...2).contains(parts.count),
            plain.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return nil }
        name = String(plain.dropFirst())
        member = parts.count == 2 ? String(parts[1]) : nil
        let found = FlagProperty(String(parts[0].dropFirst()), around: Syntax(expression))
        let isPlain = parts.count == 1
        property = found.flatMap { (isPlain ? $0.isState || $0.isBinding : $0.isObject) ? $0 : nil }
    }

    /// Whether the use of the property is one of the flag.
    func isMeant(by use: FlagUses.Use) -> Bool {
        guard let member else { return true }
        var current = use.node
        if let access = current.parent?.as(MemberAccessExprSyntax.self), access.declName.id == current.id {
            current = Syntax(access)
        }
        return current.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == member
    }
}

/// The property that a link's flag is, or that holds it.
struct FlagProperty {
    let name: String
    let syntax: VariableDeclSyntax
    let typeName: String

    /// - Returns: nil where the type around the link doesn't declare it in this file.
    init?(_ name: String, around node: Syntax) {
        guard let own = node.ancestors.lazy.compactMap(\.declGroup).first else {
            return nil
        }
        guard let file = node.root.as(SourceFileSyntax.self) else { return nil }
        for group in TypeGroups.groups(of: own.typeName, in: file) {
            for member in group.memberBlock.members {
                guard let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
                else { continue }
                self.name = name
                syntax = variable
                typeName = own.typeName
                return
            }
        }
        return nil
    }

    private var wrappers: [String] {
        syntax.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last.map(String.init)
        }
    }

    var isState: Bool { wrappers.contains("State") }

    var isBinding: Bool { wrappers.contains("Binding") }

    /// An object whose properties have bindings.
    var isObject: Bool {
        !Set(wrappers).isDisjoint(with: ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"])
    }

    private var initialValue: String? { syntax.bindings.first?.initializer?.value.trimmedDescription }

    /// `@State private var name = false`
    var isPlainState: Bool { wrappers == ["State"] && syntax.bindings.count == 1 && initialValue == "false" }

    /// `@State private var name: String?`
    var isEmptySelection: Bool {
        wrappers == ["State"] && syntax.bindings.count == 1 && ["nil", nil].contains(initialValue)
            && type?.is(OptionalTypeSyntax.self) == true
    }

    /// The number of links that it is the selection of; nil where anything else names it, too.
    func onlyLinks(in file: ProjectFile) -> Int? {
        let uses = uses(in: file)
        let areLinks = uses.allSatisfy { use in
            use.label?.label?.text == "selection"
                && use.label?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "NavigationLink"
        }
        return areLinks ? uses.count : nil
    }

    var isSetFromTheStart: Bool { isState && !["false", "nil", nil].contains(initialValue) }

    var isPrivate: Bool { syntax.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }

    /// The type as it is written: `String?`.
    var type: TypeSyntax? { syntax.bindings.first?.typeAnnotation?.type }

    /// Who names it in the code of its type, as far as this file has it.
    func uses(in file: ProjectFile) -> [FlagUses.Use] {
        FlagUses(of: name, in: TypeGroups.groups(of: typeName, in: file.source.tree).map { Syntax($0) }).found
    }
}

/// The places where a property is named: `flag`, `$flag`, `_flag`, `.flag`, `flag:` of an argument.
final class FlagUses: SyntaxVisitor {
    struct Use {
        let node: Syntax
        /// Its binding: `$flag`, `_flag`.
        let isBinding: Bool
        /// Of the argument that it is in.
        let label: LabeledExprSyntax?
    }

    private let names: Set<String>
    private let label: String
    private(set) var found: [Use] = []

    init(of name: String, in nodes: [Syntax]) {
        names = [name, "$" + name, "_" + name]
        label = name
        super.init(viewMode: .sourceAccurate)
        for node in nodes { walk(node) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard names.contains(node.baseName.text) else { return .visitChildren }
        // `\.done` is a key of another type's.
        if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
        // `.done` and `Route.done` are a case or a static member of that name.
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
            member.base.map({ $0.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false }) ?? true
        {
            return .visitChildren
        }
        let argument = node.ancestors.lazy.compactMap { $0.as(LabeledExprSyntax.self) }.first
        found.append(Use(node: Syntax(node), isBinding: node.baseName.text != label, label: argument))
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == label { found.append(Use(node: Syntax(node), isBinding: false, label: node)) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == label { found.append(Use(node: Syntax(node), isBinding: false, label: nil)) }
        return .visitChildren
    }
}

extension FlagUses.Use {
    private static let driving: Set<String> = ["isActive", "isPresented", "selection", "item"]

    /// Whether it is what drives something else than `link`: another link, a sheet, a list. Links that share a
    /// selection, `label`, belong together.
    func drives(_ path: BindingPath, other own: String, than link: LinkCall) -> Bool {
        guard isBinding, let label, let name = label.label?.text, Self.driving.contains(name),
            label.expression.trimmedDescription.hasSuffix("$" + path.name)
        else { return false }
        guard let call = label.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.id != link.syntax.id && !(own == "selection" && call.calleeName == "NavigationLink")
    }

    /// Whether the screens behind the link can set it: its binding, or code that writes it, stands in the destination
    /// or is put into the environment.
    func isHandedDown(by link: LinkCall) -> Bool {
        let offset = node.span.lowerBound
        if link.destination.expression.span.contains(offset) { return isBinding || isWritten }
        guard isBinding else { return false }
        return node.ancestors.contains { ancestor in
            guard let call = ancestor.as(FunctionCallExprSyntax.self), let name = call.calleeName else { return false }
            return name == "environment" && call.arguments.contains { $0.span.contains(offset) }
        }
    }

    /// `flag = false`, `flag.toggle()`
    private var isWritten: Bool {
        var current = node
        if let member = current.parent?.as(MemberAccessExprSyntax.self), member.declName.id == current.id {
            current = Syntax(member)
        }
        if let member = current.parent?.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == "toggle"
        }
        if let parts = current.parent?.as(ExprListSyntax.self) {
            return parts.first?.id == current.id && parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
        return current.parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
    }
}
