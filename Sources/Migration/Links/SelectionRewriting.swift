import ProjectModel
import SourceEditing
import SwiftSyntax

/// Makes one destination of all links that share a selection, and buttons that set it of the links.
///
/// Before: `NavigationLink("A", destination: AView(), tag: "a", selection: $choice)` and others with `$choice`;
/// after: `Button("A") { choice = "a" }`, and behind the view around them
/// ```swift
/// .navigationDestination(
///     item: Binding(
///         get: { ["a", "b"].contains(choice) ? choice : nil },
///         set: { choice = $0 })
/// ) { tag in
///     switch tag {
///     case "a":
///         AView()
///     …
///     default:
///         EmptyView()
///     }
/// }
/// ```
/// Tags that no link has push nothing, as before. What makes it unsafe: chevrons go, and a change from one screen to
/// another goes back in between.
struct SelectionRewriting {
    /// In the order of the code.
    let links: [LinkCall]
    let flag: UsedFlag
    let project: Project
    /// How a button is spelled.
    let button: String

    private var text: SourceText { links[0].file.source.text }

    private var context: ExpressionContext {
        ExpressionContext(file: links[0].file.path, index: project.declarations)
    }

    /// What becomes of one of the links; the first brings the destination of all.
    func presented(_ link: LinkCall) throws(LinkObstacle) -> PresentedLink {
        let tags = try tags()
        let view = try anchor(tags)
        guard let index = links.firstIndex(where: { $0.nameOffset == link.nameOffset }) else {
            throw stays("it can't be found again")
        }
        var edits = try self.edits(of: link, tags[index])
        if index == 0 {
            edits.append(AppendedModifier(expression: view, text: text).edit(destination(tags)))
        }
        return PresentedLink(
            message: "NavigationLink becomes a navigationDestination(item:)", doubts: [.selection(flag.name)],
            edits: edits)
    }

    private func stays(_ text: String) -> LinkObstacle { LinkObstacle(FlagJudge.noAnchor(flag.name, text)) }

    // MARK: Tags

    /// The tags' code: constants that a `switch` can tell apart.
    private func tags() throws(LinkObstacle) -> [ExprSyntax] {
        var tags: [ExprSyntax] = []
        for link in links {
            guard let tag = link.syntax.argument(labelled: "tag"), isConstant(tag) else {
                throw stays("its tag isn't a constant")
            }
            if tags.contains(where: { $0.trimmedDescription == tag.trimmedDescription }) {
                throw stays("two links have the tag '\(tag.trimmedDescription)'")
            }
            tags.append(tag)
        }
        return tags
    }

    private func isConstant(_ tag: ExprSyntax) -> Bool {
        if tag.is(IntegerLiteralExprSyntax.self) || tag.is(BooleanLiteralExprSyntax.self) { return true }
        if let literal = tag.as(StringLiteralExprSyntax.self) {
            return literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } && !tag.description.contains("\n")
        }
        if let member = tag.as(MemberAccessExprSyntax.self) { return member.base.map(\.isTypeName) ?? true }
        return tag.is(DeclReferenceExprSyntax.self)
            && context.freeNames(of: tag).allSatisfy { name in
                if case .member = name.kind { return true }
                return name.kind == .global
            }
    }

    /// Whether each value of the selection's type has a link.
    private func isExhaustive(_ tags: [ExprSyntax]) -> Bool {
        guard let optional = FlagProperty(flag.name, around: Syntax(links[0].syntax))?.type?.as(OptionalTypeSyntax.self)
        else { return false }
        let names = Set(tags.compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text })
        let name = optional.wrappedType.trimmedDescription
        if name == "Bool" { return Set(tags.map(\.trimmedDescription)) == ["true", "false"] }
        guard let type = context.index.lookUp(name, at: context.place(of: links[0].syntax)).declared,
            type.kind == .enum, let facts = context.index.facts(of: type), names.count == tags.count
        else { return false }
        return Set(facts.cases.map(\.name)) == names
    }

    // MARK: Edits

    private func anchor(_ tags: [ExprSyntax]) throws(LinkObstacle) -> ExprSyntax {
        var view: ExprSyntax?
        for link in links {
            let around = DestinationAnchor.around(ExprSyntax(link.syntax), and: links.map(\.syntax.span))
            guard let around, view == nil || view?.id == around.id else {
                throw stays("no view around all links with that selection is always there")
            }
            view = around
        }
        guard let view else { throw stays("there is no such link") }
        let code = links.map(\.destination.expression) + tags
        guard code.allSatisfy({ DestinationAnchor.canSee($0, from: view, in: context) }) else {
            throw stays("its screen needs what only the code around the link has")
        }
        return view
    }

    private func edits(of link: LinkCall, _ tag: ExprSyntax) throws(LinkObstacle) -> [TextEdit] {
        guard let hidden = HiddenLink(link) else {
            return FlagRewriting(link).button("\(flag.value) = \(tag.trimmedDescription)", named: button)
        }
        switch hidden.place {
        case .fixed(let reason): throw stays(reason)
        case .property, .member: throw stays("it stands alone in a property")
        case .modifier(let modifier): return [try removal(of: modifier)]
        case .sibling(let item, let container):
            if DestinationAnchor.isInListRow(Syntax(container)) || container.calleeName == "List" {
                throw stays("a tap on its row follows it though it can't be seen")
            }
            let items = item.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
            let isAlone = items.allSatisfy { item in
                links.contains { item.span.contains($0.nameOffset) && HiddenLink($0) != nil }
            }
            if isAlone, case .modifier(let modifier) = HiddenLink.placement(ofAllIn: container) {
                return [try removal(of: modifier)]
            }
            return [.delete(FlagRewriting(link).removal(of: item))]
        }
    }

    private func removal(of modifier: FunctionCallExprSyntax) throws(LinkObstacle) -> TextEdit {
        guard let member = modifier.calledExpression.as(MemberAccessExprSyntax.self),
            !DestinationAnchor.isInListRow(Syntax(modifier))
        else { throw stays("a tap on its row follows it though it can't be seen") }
        return .delete(text.lineRemoval(of: member.period.span.lowerBound..<modifier.span.upperBound))
    }

    // MARK: The destination

    private func destination(_ tags: [ExprSyntax]) -> ClosureModifier {
        let unit = SourceStyle(of: text).indentationUnit
        let isExhaustive = isExhaustive(tags)
        let name = parameterName(tags)
        var lines = ["switch \(name) {"]
        for (link, tag) in zip(links, tags) {
            lines.append("case \(tag.trimmedDescription):")
            lines += FlagRewriting(link).destination.code.lines(indentation: unit)
        }
        if !isExhaustive { lines += ["default:", unit + "EmptyView()"] }
        return ClosureModifier(
            head: isExhaustive
                ? [".navigationDestination(item: \(flag.binding)) { \(name) in"]
                : [
                    ".navigationDestination(", "\(unit)item: Binding(",
                    "\(unit)\(unit)get: { [\(tags.map(\.trimmedDescription).joined(separator: ", "))]"
                        + ".contains(\(flag.value)) ? \(flag.value) : nil },",
                    "\(unit)\(unit)set: { \(flag.value) = $0 })", ") { \(name) in",
                ], body: MovedCode(lines: lines + ["}"]))
    }

    /// A name that no screen uses for something else.
    private func parameterName(_ tags: [ExprSyntax]) -> String {
        let code = links.map(\.destination.expression) + tags
        let used = Set(code.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) })
        return ["tag", "selectedTag", "pushedTag"].first { !used.contains($0) } ?? "tagOfScreen"
    }
}

extension TypeLookup {
    fileprivate var declared: DeclaredType? {
        if case .one(let type) = self { return type }
        return nil
    }
}
