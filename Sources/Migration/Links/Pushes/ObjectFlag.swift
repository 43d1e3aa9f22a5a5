import ProjectModel
import SourceEditing
import SwiftSyntax

/// A flag that an object of the view's has, and that views alone set: `$model.showsDetail`.
struct ObjectFlag {
    /// `model.showsDetail`
    let name: String
    /// The statements of the link's view that set it to true.
    private(set) var sets: [ExprSyntax] = []
    /// What goes back with it, in the screens behind the link, and its declaration.
    private(set) var chain = PopChain()

    private let project: Project
    private let link: LinkCall
    private let type: DeclaredType
    private let member: String

    /// - Returns: nil where the link's flag is no such thing.
    /// - Throws: what else is done with it, or by whom.
    init?(of link: LinkCall, in project: Project) throws(PopChain.Refusal) {
        guard let argument = link.flags.first, let path = BindingPath(argument.expression), let member = path.member,
            let property = path.property, let typeName = property.typeOfObject,
            let type = project.declarations.resolve(
                WrittenType(name: typeName), at: TypePlace(file: link.file.path, scopes: link.surroundings.types)
            ).declaration, type.kind == .class
        else { return nil }
        name = path.name
        self.project = project
        self.link = link
        self.type = type
        self.member = member
        try readDeclaration()
        for file in project.swiftFiles where project.text(of: file)?.holds(member) ?? false {
            guard let whole = project.whole(file) else { continue }
            try readUses(in: whole, besides: argument)
        }
    }

    private func refusal(_ text: String, _ node: some SyntaxProtocol, in file: ProjectFile) -> PopChain.Refusal {
        .init(text: text, place: .init(file: file.path, offset: node.span.lowerBound))
    }

    // MARK: The declaration

    private mutating func readDeclaration() throws(PopChain.Refusal) {
        guard let file = project.whole(type.file),
            let token = file.source.tree.token(at: AbsolutePosition(utf8Offset: type.offset)),
            let declaration = token.parent?.as(ClassDeclSyntax.self)
        else { throw .init(text: "'\(type.name)' can't be read") }
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        guard let variable = variables.first(where: { $0.bindings.first?.pattern.trimmedDescription == member }),
            let binding = variable.bindings.first, variable.bindings.count == 1, binding.accessorBlock == nil,
            binding.initializer?.value.trimmedDescription == "false",
            variable.attributes.allSatisfy({ $0.trimmedDescription == "@Published" })
        else { throw refusal("'\(type.name)' does more with it than keep it", declaration.name, in: file) }
        chain.rest.append(.init(file: file, range: CodeRemoval.range(of: variable, in: file.source.text)))
    }

    // MARK: Its uses

    private mutating func readUses(
        in file: ProjectFile, besides argument: LabeledExprSyntax
    ) throws(PopChain.Refusal) {
        let context = ExpressionContext(file: file.path, index: project.declarations)
        for token in file.source.tree.tokens(viewMode: .sourceAccurate) where token.text == member {
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
            if file.path == link.file.path, argument.span.contains(token.span.lowerBound) { continue }
            guard let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id,
                let base = access.base, base.trimmedDescription != "self"
            else {
                guard TypeAround.name(of: Syntax(name)) == type.name else { continue }
                throw refusal("'\(type.name)' uses it itself", name, in: file)
            }
            if case .known(.declared(let other, _)) = context.type(of: base), other != type { continue }
            try read(access, in: file)
        }
    }

    private mutating func read(_ access: MemberAccessExprSyntax, in file: ProjectFile) throws(PopChain.Refusal) {
        guard let write = FlagWrite(ofMember: access), let kind = write.driving, let value = write.value else {
            throw refusal("code does more with it than push and go back", access, in: file)
        }
        guard let view = StructAround(Syntax(access)), view.hasEnvironment else {
            throw refusal("code that isn't a view's sets it", access, in: file)
        }
        if let name = write.repeater {
            throw refusal("'\(name)' may set it again while its screen is shown", value, in: file)
        }
        let isOwn = file.path == link.file.path && view.declaration.typeName == link.surroundings.types.last?.lastName
        switch kind {
        case .push where isOwn: sets.append(write.statement)
        case .popToRoot where !isOwn && isBehind(view.declaration.typeName):
            chain.pops.append(.init(file: file, node: write.statement))
        default: throw refusal("it is set in another view than the one that pushes", access, in: file)
        }
    }

    /// Whether the screens that the link leads to show the view.
    private func isBehind(_ view: String) -> Bool {
        let graph = project.graph
        return graph.edges.contains { edge in
            edge.kind == .pushes && edge.place == link.codePlace
                && graph.domain(of: edge.to).contains { graph.nodes[$0].lastName == view.lastName }
        }
    }
}

/// The type whose code something is.
private enum TypeAround {
    static func name(of node: Syntax) -> String? {
        node.ancestors.lazy.compactMap(\.declGroup).first?.typeName.lastName
    }
}

extension FlagProperty {
    /// The class of an object, by its annotation or by what it is made with.
    fileprivate var typeOfObject: String? {
        guard isObject else { return nil }
        if let written = type { return written.trimmedDescription }
        let call = syntax.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.typeName
    }
}
