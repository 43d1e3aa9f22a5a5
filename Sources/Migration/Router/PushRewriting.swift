import ProjectModel
import SourceEditing
import SwiftSyntax

/// Makes pushes through the router of what follows links by code.
///
/// Before: `Button("Save") { isDone = true }` and a hidden `NavigationLink(destination: DoneView(), isActive: $isDone)`;
/// after: `Button("Save") { router.push(Route.done) }`, the link and its flag gone.
struct PushRewriting {
    let project: Project
    let stacks: RouterStacks
    /// The links that move, too: a flag goes with all that name it.
    let moving: MovingLinks

    private var places: RouterPlaces { RouterPlaces(project: project) }

    /// By file.
    func edits(of link: LiftedLink, _ use: RouteUse, screens: String) -> [String: [TextEdit]] {
        let own = [link.call.file.path: ownEdits(of: link, use, screens: screens)]
        guard let chain = link.push?.chain else { return own }
        var edits = own
        for property in chain.properties {
            let range = CodeRemoval.range(of: property.node, in: property.file.source.text)
            edits[property.file.path, default: []].append(.delete(range))
        }
        for pop in chain.pops {
            edits[pop.file.path, default: []].append(
                TextEdit(pop.node.span, "\(router(at: Syntax(pop.node), in: pop.file.path, link)).popToRoot()"))
        }
        for piece in chain.rest { edits[piece.file.path, default: []].append(.delete(piece.range)) }
        for argument in chain.arguments where argument.link.map({ !moving.places.contains($0) }) ?? true {
            edits[argument.code.file.path, default: []].append(.delete(argument.range))
        }
        return edits
    }

    private func ownEdits(of link: LiftedLink, _ use: RouteUse, screens: String) -> [TextEdit] {
        guard let push = link.push else { return link.edits(route: use.value, beside: moving, screens: screens) }
        let writes = push.writes.map { write in
            write.edit(
                pushing: use.code, with: router(at: Syntax(write.statement), in: link.call.file.path, link),
                in: link.call.file.source.text)
        }
        switch push.change {
        case .button(let name):
            let action = "\(router(at: Syntax(link.call.syntax), in: link.call.file.path, link)).push(\(use.code))"
            return FlagRewriting(link.call).button(action, named: name) + writes + link.unusedCode(beside: moving)
        case .removed(let edits):
            return edits + writes + link.unusedCode(beside: moving)
        case .valueLink:
            return link.edits(route: use.value, beside: moving, screens: screens) + writes
        }
    }

    /// The structs that have to read the router for a link's pushes.
    func readers(of link: LiftedLink) -> [RouterPropertyPlace] {
        guard let push = link.push else { return [] }
        return push.places(of: link.call).compactMap { place in
            guard case .success(.environment) = places.access(at: place.node, in: place.file.path, to: link.stacks),
                let declaration = StructAround(place.node)?.declaration
            else { return nil }
            let (name, isKnown) = stacks.names.environment(of: declaration)
            return isKnown
                ? nil
                : RouterPropertyPlace(
                    file: place.file, declaration: declaration, property: stacks.property(name, role: .reader))
        }
    }

    /// How code at a place calls the router: `router`, `router?`.
    private func router(at place: Syntax, in file: String, _ link: LiftedLink) -> String {
        switch places.access(at: place, in: file, to: link.stacks) {
        case .success(.state(let stack)):
            return StackRoot(project.graph.nodes[stack], in: project).map { stacks.stateName(of: $0) } ?? "router"
        case .success(.environment), .failure:
            let name = StructAround(place).map { stacks.names.environment(of: $0.declaration).name } ?? "router"
            return stacks.book.router.form == .observable ? name + "?" : name
        }
    }
}

extension PushForm {
    /// What becomes of the link.
    var message: String {
        switch change {
        case .button: "NavigationLink becomes a Button that pushes through the router"
        case .removed: "NavigationLink becomes a push through the router"
        case .valueLink: "NavigationLink becomes a value link"
        }
    }
}

extension PushForm.Write.Kind {
    /// What it calls.
    var member: RouterMember {
        switch self {
        case .push: .push
        case .replace: .replace
        case .popToRoot: .popToRoot
        case .find(let lookup): lookup.replaces ? .replace : .push
        }
    }
}

extension PushForm.Write {
    /// What stands in the place of the statement.
    /// - Parameter router: how the code there calls it: `router?`.
    fileprivate func edit(pushing route: String, with router: String, in text: SourceText) -> TextEdit {
        switch kind {
        case .push: return TextEdit(statement.span, "\(router).push(\(route))")
        case .replace: return TextEdit(statement.span, "\(router).replace(with: [\(route)])")
        case .popToRoot: return TextEdit(statement.span, "\(router).popToRoot()")
        case .find(let lookup):
            let call = lookup.replaces ? "replace(with: [\(route)])" : "push(\(route))"
            return found("if \(lookup.element.condition(for: lookup.value)) {", "\(router).\(call)", in: text)
        }
    }

    /// An `if` on lines of its own, also where the statement is all that the braces around it hold on one line.
    private func found(_ head: String, _ push: String, in text: SourceText) -> TextEdit {
        let style = SourceStyle(of: text)
        let indentation = text.indentation(at: statement.span.lowerBound)
        func lines(_ indentation: String) -> String {
            [head, style.indentationUnit + push, "}"].joined(separator: style.lineEnding + indentation)
        }
        let start = statement.span.lowerBound
        guard !text.beginsLine(at: start) else {
            return TextEdit(statement.span, lines(indentation))
        }
        guard let closure = statement.parent?.parent?.parent?.as(ClosureExprSyntax.self), closure.statements.count == 1
        else { return TextEdit(statement.span, "\(head) \(push) }") }
        let opening = (closure.signature?.span ?? closure.leftBrace.span).upperBound
        let inner = indentation + style.indentationUnit
        return TextEdit(
            opening..<closure.rightBrace.span.lowerBound,
            style.lineEnding + inner + lines(inner) + style.lineEnding + indentation)
    }
}
