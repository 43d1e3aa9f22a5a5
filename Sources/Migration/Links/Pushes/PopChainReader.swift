import ProjectModel
import SourceEditing
import SwiftSyntax

/// Follows the binding of a flag through the views that it is handed to.
struct PopChainReader {
    let project: Project
    private var chain = PopChain()
    /// The views that hold the binding.
    private var holders: [Holder] = []

    /// A view with the label of the argument by which it gets the binding.
    private struct Holder: Hashable {
        let type: DeclaredType
        let label: String
    }

    init(_ project: Project) { self.project = project }

    /// - Parameter argument: of a call in the link's destination: `rootIsActive: $isActive`.
    /// - Throws: what else is done with the binding on the way.
    mutating func chain(
        from argument: LabeledExprSyntax, in file: ProjectFile
    ) throws(PopChain.Refusal) -> PopChain {
        try hand(argument, in: file)
        var next = 0
        while next < holders.count {
            try read(holders[next])
            next += 1
        }
        for holder in holders { try readCalls(of: holder) }
        guard !chain.pops.isEmpty else {
            throw PopChain.Refusal(text: "no screen that it is handed to sets it to false")
        }
        return chain
    }

    /// Notes that a call is given the binding.
    private mutating func hand(_ argument: LabeledExprSyntax, in file: ProjectFile) throws(PopChain.Refusal) {
        let place = NavigationGraph.CodePlace(file: file.path, offset: argument.span.lowerBound)
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let label = argument.label?.text,
            let name = call.calledExpression.typeName,
            let type = project.declarations.resolve(
                WrittenType(name: name), at: TypePlace(file: file.path, scopes: Surroundings(of: Syntax(call)).types)
            ).declaration, type.kind == .struct
        else { throw PopChain.Refusal(text: "it is handed to what isn't a view of the project's", place: place) }
        add(argument, in: file)
        let holder = Holder(type: type, label: label)
        if !holders.contains(holder) { holders.append(holder) }
    }

    private mutating func add(_ argument: LabeledExprSyntax, in file: ProjectFile) {
        let link = Surroundings(of: Syntax(argument)).layers.first { $0.name == "NavigationLink" && $0.isDestination }
        chain.arguments.append(
            .init(
                code: .init(file: file, node: argument),
                link: link.map { .init(file: file.path, offset: $0.call.nameToken.span.lowerBound) }))
    }

    /// What a view does with the binding.
    private mutating func read(_ holder: Holder) throws(PopChain.Refusal) {
        guard let file = project.whole(holder.type.file),
            let token = file.source.tree.token(at: AbsolutePosition(utf8Offset: holder.type.offset)),
            let declaration = token.parent?.as(StructDeclSyntax.self)
        else { throw PopChain.Refusal(text: "'\(holder.type.name)', which it is handed to, can't be read") }
        let groups = TypeGroups.groups(of: declaration.typeName, in: file.source.tree)
        guard let way = InitializerWay(of: holder.label, in: groups, text: file.source.text) else {
            throw PopChain.Refusal(
                text: "an initialiser of '\(holder.type.name)', which it is handed to, can't be followed",
                place: .init(file: file.path, offset: holder.type.offset))
        }
        guard let property = FlagProperty(way.property, around: Syntax(declaration.memberBlock)), property.isBinding,
            property.syntax.bindings.count == 1
        else {
            throw PopChain.Refusal(
                text: "'\(holder.type.name)' doesn't keep it in a @Binding of its own",
                place: .init(file: file.path, offset: holder.type.offset))
        }
        chain.properties.append(.init(file: file, node: property.syntax))
        chain.rest += way.going.map { .init(file: file, range: $0) }
        for use in property.uses(in: file) where !use.node.is(LabeledExprSyntax.self) {
            if way.initializers.contains(where: { $0.contains(use.node.span.lowerBound) }) { continue }
            let place = NavigationGraph.CodePlace(file: file.path, offset: use.node.span.lowerBound)
            if let write = FlagWrite(use.node), !use.isBinding {
                guard write.value == nil || write.driving == .popToRoot else {
                    throw PopChain.Refusal(text: "'\(holder.type.name)' sets it to something else", place: place)
                }
                chain.pops.append(.init(file: file, node: write.statement))
                continue
            }
            guard use.isBinding, let argument = use.label,
                ["$\(way.property)", "self.$\(way.property)"].contains(argument.expression.trimmedDescription)
            else {
                throw PopChain.Refusal(
                    text: "'\(holder.type.name)' does more with it than go back to the root", place: place)
            }
            try hand(argument, in: file)
        }
    }

    /// Every call that makes the view gives it this binding, or in a preview a constant: elsewhere a constant says that nothing
    /// is to go back.
    private mutating func readCalls(of holder: Holder) throws(PopChain.Refusal) {
        for path in project.swiftFiles {
            guard let text = project.text(of: path), text.holds(holder.type.name), text.holds(holder.label),
                let file = project.whole(path)
            else { continue }
            if path != holder.type.file, text.holds("extension \(holder.type.name)") {
                throw PopChain.Refusal(text: "an extension in '\(path)' may use what '\(holder.type.name)' is handed")
            }
            for call in file.source.tree.calls(named: holder.type.name) {
                guard let argument = call.arguments.first(where: { $0.label?.text == holder.label }) else { continue }
                let place = NavigationGraph.CodePlace(file: path, offset: argument.span.lowerBound)
                if chain.arguments.contains(where: { $0.code.place == place }) { continue }
                guard argument.expression.trimmedDescription.hasPrefix(".constant("),
                    Surroundings(of: Syntax(call)).isPreview
                else {
                    throw PopChain.Refusal(
                        text: "'\(holder.type.name)', which it is handed to, gets another flag elsewhere", place: place)
                }
                add(argument, in: file)
            }
        }
    }
}
