import ProjectModel
import SourceEditing
import SwiftSyntax

/// Decides what becomes of a link whose flag other code uses. Guards return early.
struct FlagJudge {
    let project: Project
    let ways: LinkWays
    let flags: LinkFlags
    let position: LinkPosition

    func outcome(of link: LinkCall, _ flag: UsedFlag, under condition: CompilationCondition)
        -> Result<PresentedLink, LinkObstacle>
    {
        do throws(LinkObstacle) {
            let group = try group(of: link, flag)
            var stacks: Set<Int> = []
            for member in group { stacks.formUnion(try ways.stacks(of: member).get()) }
            if flag.isHandedDown { throw LinkObstacle(Self.handedDown(flag.name)) }
            if let obstacle = OnlyPush(project: project).obstacle(
                of: Set(group.map(\.codePlace)), in: stacks, flag: flag.name)
            {
                throw obstacle
            }
            for member in group { try checkMember(around: member, flag) }
            let old = project.deployments.systems(of: link.file.path, under: condition).entry(without: .observation)
            if link.form == .isActive { return .success(try presented(link, flag, old)) }
            if old != nil { throw LinkObstacle(Self.oldSystem(flag.name)) }
            return .success(
                try SelectionRewriting(links: group, flag: flag, project: project, button: link.buttonName(in: project))
                    .presented(link))
        } catch {
            return .failure(error)
        }
    }

    /// The links that share the selection.
    private func group(of link: LinkCall, _ flag: UsedFlag) throws(LinkObstacle) -> [LinkCall] {
        guard link.form == .tagSelection else { return [link] }
        let links = link.file.sites.links.filter { $0.form == .tagSelection }
            .compactMap { LinkCall($0, in: link.file) }
            .filter { other in
                other.surroundings.types.last == link.surroundings.types.last
                    && other.flags.contains { $0.expression.trimmedDescription.hasSuffix("$" + flag.name) }
            }
        for other in links where other.nameOffset != link.nameOffset {
            let isMovable: Bool
            if case .used(let use)? = flags.flag(of: other) { isMovable = !use.isHandedDown } else { isMovable = false }
            guard isMovable, position.obstacle(of: other) == nil else {
                let text = "'\(flag.name)' drives it, and another link with that selection has to stay"
                throw LinkObstacle(.usedFlag(text), at: other.codePlace, "the other link")
            }
        }
        return links
    }

    /// The property or function that holds the link is shown once, and not in a row.
    private func checkMember(around link: LinkCall, _ flag: UsedFlag) throws(LinkObstacle) {
        guard let member = link.surroundings.member, member != "body" else { return }
        let uses = OnlyPush.uses(of: member, in: link.file)
        if uses.count > 1 {
            let text = "'\(flag.name)' drives it, and '\(member)', which holds it, is used in several places; "
            throw LinkObstacle(.usedFlag(text + "write it where it is shown"))
        }
        if let use = uses.first, OnlyPush.isInRow(use, of: link.file) {
            throw LinkObstacle(Self.noAnchor(flag.name, "'\(member)', which holds it, is a row of a list"))
        }
    }

    // MARK: One flag, one link

    private func presented(
        _ link: LinkCall, _ flag: UsedFlag, _ old: RunningSystems.Entry?
    ) throws(LinkObstacle) -> PresentedLink {
        let head = [".navigationDestination(isPresented: \(flag.binding)) {"]
        var doubts: [PresentedLink.Doubt] = old.map { [.oldSystem($0)] } ?? []
        if flag.isForeign { doubts.append(.foreign(flag.name)) }
        if flag.isSetFromTheStart { doubts.append(.setFromTheStart(flag.name)) }
        let edits: [TextEdit]
        if let hidden = HiddenLink(link) {
            edits = try self.edits(of: FlagRewriting(link), hidden.place, ExprSyntax(link.syntax), flag, head, &doubts)
        } else {
            doubts.append(.button)
            let rewriting = FlagRewriting(link)
            edits =
                rewriting.button("\(flag.value) = true", named: link.buttonName(in: project))
                + [rewriting.destination(on: try anchor(ofVisible: link, flag), head: head)]
        }
        return PresentedLink(
            message: "NavigationLink becomes a navigationDestination(isPresented:)", doubts: doubts, edits: edits)
    }

    /// - Parameter node: the link, or the name of the property that it is.
    private func edits(
        of rewriting: FlagRewriting, _ place: HiddenLink.Placement, _ node: ExprSyntax, _ flag: UsedFlag,
        _ head: [String], _ doubts: inout [PresentedLink.Doubt]
    ) throws(LinkObstacle) -> [TextEdit] {
        let link = rewriting.link
        switch place {
        case .fixed(let text): throw LinkObstacle(Self.noAnchor(flag.name, text))
        case .modifier(let modifier):
            if DestinationAnchor.isInListRow(Syntax(modifier)) { throw LinkObstacle(.usedFlag(Self.row(flag.name))) }
            if !DestinationAnchor.isLazy(Surroundings(of: Syntax(modifier))) {
                return rewriting.replacing(modifier, head: head)
            }
            let view = try anchor(around: ExprSyntax(modifier), link, flag)
            return rewriting.moving(modifier, to: view, head: head)
        case .sibling(let item, let container):
            if let row = try listRow(of: container, flag) { doubts.append(.row(row)) }
            return rewriting.moving(item, to: try anchor(around: node, link, flag), head: head)
        case .member:
            throw LinkObstacle(Self.noAnchor(flag.name, "it stands alone in a property or a condition"))
        case .property(let property):
            guard let use = use(of: property, in: link.file), rewriting.property == nil else {
                throw LinkObstacle(Self.noAnchor(flag.name, "nothing is seen to show the property that it is"))
            }
            var whole = rewriting
            whole.property = property
            return try edits(of: whole, HiddenLink.placement(of: use), use, flag, head, &doubts)
                + [whole.removal(of: property)]
        }
    }

    /// Where a property is shown: `link`, `self.link`.
    private func use(of property: VariableDeclSyntax, in file: ProjectFile) -> ExprSyntax? {
        guard let name = property.bindings.first?.pattern.trimmedDescription,
            let use = OnlyPush.uses(of: name, in: file).first?.as(DeclReferenceExprSyntax.self)
        else { return nil }
        guard let member = use.parent?.as(MemberAccessExprSyntax.self), member.declName.id == use.id else {
            return ExprSyntax(use)
        }
        return member.base?.trimmedDescription == "self" ? ExprSyntax(member) : nil
    }

    /// The list whose row a link is by itself.
    private func listRow(of container: FunctionCallExprSyntax, _ flag: UsedFlag) throws(LinkObstacle) -> String? {
        guard !["List", "Form"].contains(container.calleeName ?? "") else { return container.calleeName }
        guard DestinationAnchor.isInListRow(Syntax(container)) else { return nil }
        if container.calleeName == "Section" { return "Section" }
        throw LinkObstacle(.usedFlag(Self.row(flag.name)))
    }

    private func anchor(
        around node: ExprSyntax, _ link: LinkCall, _ flag: UsedFlag
    ) throws(LinkObstacle) -> ExprSyntax {
        guard let view = DestinationAnchor.around(node) else {
            throw LinkObstacle(Self.noAnchor(flag.name, "no view around it is always there"))
        }
        guard canSee(link, from: view) else {
            let text = "its screen needs what only the code around the link has"
            throw LinkObstacle(Self.noAnchor(flag.name, text))
        }
        return view
    }

    private func anchor(ofVisible link: LinkCall, _ flag: UsedFlag) throws(LinkObstacle) -> ExprSyntax {
        let node = ExprSyntax(link.syntax)
        if let view = DestinationAnchor.around(node), canSee(link, from: view) { return view }
        guard DestinationAnchor.isLazy(link.surroundings) else { return ModifierChain(of: node).top }
        return try anchor(around: node, link, flag)
    }

    private func canSee(_ link: LinkCall, from view: ExprSyntax) -> Bool {
        let context = ExpressionContext(file: link.file.path, index: project.declarations)
        return DestinationAnchor.canSee(link.destination.expression, from: view, in: context)
    }

    // MARK: Messages

    private static func handedDown(_ flag: String) -> LinkReason {
        .flagForRouter(
            .init(text: "the screens behind it set '\(flag)' to come back here", becomes: .popToRoot))
    }

    private static func row(_ flag: String) -> String {
        "'\(flag)' drives it, and a tap on its row follows it though it can't be seen; "
            + "make the row a Button that sets '\(flag)', and move the link to the view around the list"
    }

    static func noAnchor(_ flag: String, _ text: String) -> LinkReason {
        .flagForRouter(
            .init(
                text: "'\(flag)' drives it, and \(text)",
                remedy: "move it to the background of a view that is always there"))
    }

    private static func oldSystem(_ selection: String) -> LinkReason {
        .flagForRouter(
            .init(
                text: "'\(selection)' drives it, and navigationDestination(item:) needs iOS 17",
                remedy: "raise the deployment target"))
    }
}
