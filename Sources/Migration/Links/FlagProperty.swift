import ProjectModel
import SwiftSyntax

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
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.lastName
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
