import SourceEditing
import SwiftSyntax

/// A class that owns the path of stacks, as an earlier run made it.
struct ExistingRouter: Sendable {
    let router: RouterShape
    let file: ModuleFile
    /// Whether `push` takes values of any type.
    let pushesAnything: Bool
    private let declaration: ClassDeclSyntax
    private let signatures: Set<String>

    /// Those of a file.
    /// - Parameter route: the name of the enum of routes.
    static func routers(in file: ModuleFile, of route: String) -> [ExistingRouter] {
        file.source.tree.statements.compactMap { statement in
            statement.item.as(ClassDeclSyntax.self).flatMap { ExistingRouter($0, of: route, in: file) }
        }
    }

    /// Those of a file that push values of any type.
    static func routersOfValues(in file: ModuleFile) -> [ExistingRouter] {
        file.source.tree.statements.compactMap { statement in
            statement.item.as(ClassDeclSyntax.self).flatMap { ExistingRouter($0, of: nil, in: file) }
        }
    }

    /// Nil where it is no router of these routes, or can't be made without arguments.
    /// - Parameter route: nil: of values of several types.
    private init?(_ declaration: ClassDeclSyntax, of route: String?, in file: ModuleFile) {
        let form: RouterShape.Form
        if declaration.hasAttribute("Observable") {
            form = .observable
        } else if declaration.inherits("ObservableObject") {
            form = .observableObject
        } else {
            return nil
        }
        let members = declaration.memberBlock.members.map(\.decl)
        let path = members.lazy.compactMap { $0.as(VariableDeclSyntax.self)?.path(of: route) }.first
        let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
        let signatures = Set(members.compactMap(\.signature))
        guard let path, signatures.contains(RouterMember.push.signature),
            initializers.isEmpty || initializers.contains(where: \.takesNothing)
        else { return nil }
        let name = declaration.name.bareName
        pushesAnything = members.contains { $0.as(FunctionDeclSyntax.self)?.pushesAnything ?? false }
        let isOfValues =
            path == .erased && pushesAnything
            && [.pop, .popToRoot].allSatisfy { (member: RouterMember) in signatures.contains(member.signature) }
            && !signatures.contains(RouterMember.replace.signature)
        guard isOfValues == (route == nil) else { return nil }
        router =
            route.map { RouterShape(name: name, route: $0, form: form, path: path) }
            ?? .ofValues(name: name, form: form)
        self.file = file
        self.declaration = declaration
        self.signatures = signatures
    }

    /// Puts in what it lacks, and nothing else.
    /// - Parameter members: those that code uses.
    func edits(needing members: Set<RouterMember>) -> [TextEdit] {
        let missing = RouterMember.allCases.filter { members.contains($0) && !signatures.contains($0.signature) }
        guard !missing.isEmpty else { return [] }
        var edits: [TextEdit] = []
        if missing.contains(.unknownLink), !importsFoundation {
            var imports = ImportList([])
            imports.add("Foundation")
            edits += FileAddition(file: file).imports(imports)
        }
        return edits + insertion(of: missing.filter(\.isProperty), behind: lastProperty)
            + insertion(of: missing.filter { !$0.isProperty }, behind: lastFunction)
    }

    private func insertion(of members: [RouterMember], behind last: MemberBlockItemSyntax?) -> [TextEdit] {
        let place = LineInsertion(
            text: file.source.text, opening: declaration.memberBlock.leftBrace, last: last.map { Syntax($0) },
            closing: nil)
        return members.isEmpty ? [] : place.edits(members.flatMap { [CodeLine(0, "")] + $0.lines(of: router) })
    }

    private var lastProperty: MemberBlockItemSyntax? {
        declaration.memberBlock.members.last { $0.decl.as(VariableDeclSyntax.self)?.isStored == true }
    }

    private var lastFunction: MemberBlockItemSyntax? {
        declaration.memberBlock.members.last { $0.decl.is(FunctionDeclSyntax.self) }
    }

    private var importsFoundation: Bool {
        file.source.tree.statements.contains { statement in
            guard let path = statement.item.as(ImportDeclSyntax.self)?.path.trimmedDescription else { return false }
            // They bring it along.
            return ["Foundation", "SwiftUI", "UIKit", "AppKit"].contains(path)
        }
    }
}

extension ClassDeclSyntax {
    fileprivate func hasAttribute(_ name: String) -> Bool {
        attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return attribute.attributeName.lastTypeName == name
        }
    }

    fileprivate func inherits(_ name: String) -> Bool {
        inheritanceClause?.inheritedTypes.contains { $0.type.lastTypeName == name } ?? false
    }
}

extension TypeSyntax {
    /// `Observable` of `Observation.Observable`.
    fileprivate var lastTypeName: String? {
        self.as(IdentifierTypeSyntax.self)?.name.bareName ?? self.as(MemberTypeSyntax.self)?.name.bareName
    }
}

extension VariableDeclSyntax {
    /// What the path holds, where the variable is one.
    fileprivate func path(of route: String?) -> RouterShape.Path? {
        guard bindings.count == 1, let binding = bindings.first, bindingSpecifier.tokenKind == .keyword(.var),
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName == "path"
        else { return nil }
        let type =
            binding.typeAnnotation?.type.trimmedDescription
            ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        switch type {
        case "NavigationPath", "SwiftUI.NavigationPath": return .erased
        case let type? where route.map { ["[\($0)]", "Array<\($0)>"].contains(type) } ?? false: return .routes
        default: return nil
        }
    }
}

extension FunctionDeclSyntax {
    /// `func push(_ value: some Hashable)`
    fileprivate var pushesAnything: Bool {
        guard name.bareName == "push", let parameter = signature.parameterClause.parameters.first else { return false }
        let generics = genericParameterClause?.parameters.map(\.name.bareName) ?? []
        return parameter.type.is(SomeOrAnyTypeSyntax.self) || generics.contains(parameter.type.trimmedDescription)
    }
}

extension InitializerDeclSyntax {
    fileprivate var takesNothing: Bool {
        signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
}

extension DeclSyntax {
    /// The name of a variable or function, a function's with its labels.
    fileprivate var signature: String? {
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        }
        guard let function = self.as(FunctionDeclSyntax.self) else { return nil }
        let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.bareName):" }
        return "\(function.name.bareName)(\(labels.joined()))"
    }
}
