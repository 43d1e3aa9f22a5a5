import ProjectModel
import SourceEditing
import SwiftSyntax

/// The screens behind a link that set its flag to come back: from view to view a binding of the flag is handed down, and
/// the last one sets it to false.
struct PopChain {
    /// The properties that hold the binding: they go.
    var properties: [Code<VariableDeclSyntax>] = []
    /// What hands it on, or stands for it in a preview: it goes, too.
    var arguments: [Argument] = []
    /// The statements that go back: each becomes `popToRoot()`.
    var pops: [Code<ExprSyntax>] = []

    /// A piece of a file of the project.
    struct Code<Node: SyntaxProtocol> {
        let file: ProjectFile
        let node: Node

        var place: NavigationGraph.CodePlace { .init(file: file.path, offset: node.span.lowerBound) }
    }

    struct Argument {
        let code: Code<LabeledExprSyntax>
        /// The link whose destination it stands in.
        let link: NavigationGraph.CodePlace?

        /// The bytes of the argument and of one comma.
        var range: Range<Int> { code.node.rangeWithComma }
    }
}

extension LabeledExprSyntax {
    /// The bytes of the argument and of the comma that goes with it.
    var rangeWithComma: Range<Int> {
        guard let list = parent?.as(LabeledExprListSyntax.self) else { return span }
        let arguments = Array(list)
        guard let index = arguments.firstIndex(where: { $0.id == id }) else { return span }
        if index + 1 < arguments.count { return span.lowerBound..<arguments[index + 1].span.lowerBound }
        guard index > 0 else { return span }
        return arguments[index - 1].expression.span.upperBound..<expression.span.upperBound
    }
}

/// Follows the binding of a flag through the views that it is handed to.
struct PopChainReader {
    let project: Project
    private var chain = PopChain()
    /// The views that hold the binding, each with the property's name.
    private var holders: [Holder] = []

    private struct Holder: Hashable {
        let type: DeclaredType
        let property: String
    }

    init(_ project: Project) { self.project = project }

    /// - Parameter argument: of a call in the link's destination: `rootIsActive: $isActive`.
    /// - Returns: nil where something else is done with the binding on the way.
    mutating func chain(from argument: LabeledExprSyntax, in file: ProjectFile) -> PopChain? {
        guard hand(argument, in: file) else { return nil }
        var next = 0
        while next < holders.count {
            guard read(holders[next]) else { return nil }
            next += 1
        }
        for holder in holders where !readCalls(of: holder) { return nil }
        return chain.pops.isEmpty ? nil : chain
    }

    /// Notes that a call is given the binding.
    private mutating func hand(_ argument: LabeledExprSyntax, in file: ProjectFile) -> Bool {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let label = argument.label?.text,
            let name = call.calledExpression.typeName
        else { return false }
        let place = TypePlace(file: file.path, scopes: Surroundings(of: Syntax(call)).types)
        guard let type = project.declarations.resolve(WrittenType(name: name), at: place).declaration,
            type.kind == .struct
        else { return false }
        add(argument, in: file)
        let holder = Holder(type: type, property: label)
        if !holders.contains(holder) { holders.append(holder) }
        return true
    }

    private mutating func add(_ argument: LabeledExprSyntax, in file: ProjectFile) {
        let link = Surroundings(of: Syntax(argument)).layers.first { $0.name == "NavigationLink" && $0.isDestination }
        chain.arguments.append(
            .init(
                code: .init(file: file, node: argument),
                link: link.map { .init(file: file.path, offset: $0.call.nameToken.span.lowerBound) }))
    }

    /// What a view does with the binding.
    private mutating func read(_ holder: Holder) -> Bool {
        guard let file = whole(holder.type.file),
            let token = file.source.tree.token(at: AbsolutePosition(utf8Offset: holder.type.offset)),
            let declaration = token.parent?.as(StructDeclSyntax.self),
            let property = FlagProperty(holder.property, around: Syntax(declaration.memberBlock)), property.isBinding,
            property.syntax.bindings.count == 1
        else { return false }
        let groups = FlagProperty.groups(of: property.typeName, in: file.source.tree)
        guard !groups.contains(where: { $0.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) } })
        else { return false }
        chain.properties.append(.init(file: file, node: property.syntax))
        for use in property.uses(in: file) where !use.node.is(LabeledExprSyntax.self) {
            if let write = FlagWrite(use.node), !use.isBinding {
                guard write.value == nil || write.driving == .popToRoot else { return false }
                chain.pops.append(.init(file: file, node: write.statement))
            } else {
                guard use.isBinding, let argument = use.label,
                    ["$\(holder.property)", "self.$\(holder.property)"].contains(
                        argument.expression.trimmedDescription), hand(argument, in: file)
                else { return false }
            }
        }
        return true
    }

    /// Every call that makes the view gives it this binding, or a constant.
    private mutating func readCalls(of holder: Holder) -> Bool {
        for path in project.swiftFiles {
            guard let text = project.text(of: path)?.string, text.contains(holder.type.name),
                text.contains(holder.property), let file = whole(path)
            else { continue }
            if path != holder.type.file, text.contains("extension \(holder.type.name)") { return false }
            for call in ViewCalls.calls(of: holder.type.name, in: file.source.tree) {
                guard let argument = call.arguments.first(where: { $0.label?.text == holder.property }) else {
                    continue
                }
                let place = NavigationGraph.CodePlace(file: path, offset: argument.span.lowerBound)
                if chain.arguments.contains(where: { $0.code.place == place }) { continue }
                guard argument.expression.trimmedDescription.hasPrefix(".constant(") else { return false }
                add(argument, in: file)
            }
        }
        return true
    }

    /// A file with all its code.
    private func whole(_ path: String) -> ProjectFile? {
        if let file = project.file(at: path), !file.source.isMasked { return file }
        return project.text(of: path).map { ProjectFile(path: path, source: ParsedSource($0)) }
    }
}
