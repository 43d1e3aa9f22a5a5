import ProjectModel
import SourceEditing
import SwiftSyntax

/// Decides whether a link that step 4 leaves can become a push through the router of its stack. Guards return early.
struct PushJudge {
    let project: Project
    let ways: LinkWays
    let flags: LinkFlags

    /// - Parameter reason: why step 4 leaves it.
    /// - Returns: nil where step 5 has nothing to do with that.
    func form(of link: LinkCall, left reason: LinkReason) -> Result<PushForm, LinkObstacle>? {
        switch reason {
        case .menu(let place), .toolbar(let place):
            link.flags.isEmpty ? .success(button(of: link, in: place)) : flagged(link)
        case .flagForRouter: flagged(link)
        // What never changes, or is made of something else, no step can push.
        case .usedFlag: link.flags.contains { BindingPath($0.expression) != nil } ? flagged(link) : nil
        default: nil
        }
    }

    /// Shown outside of the stack, it becomes a button in its place.
    private func button(of link: LinkCall, in place: String) -> PushForm {
        PushForm(
            change: .button(named: link.buttonName(in: project)), writes: [], flag: nil, doubt: .button(in: place))
    }

    // MARK: Flags

    private func flagged(_ link: LinkCall) -> Result<PushForm, LinkObstacle> {
        do throws(LinkObstacle) {
            guard let flag = PushFlag(of: link) else {
                if link.form == .isActive, let form = try form(ofObjectFlag: link) { return .success(form) }
                throw LinkObstacle(.usedFlag("its flag isn't a state of this view; push with the router by hand"))
            }
            if flag.property.isSetFromTheStart || flag.isSetByInitializer {
                throw stays(flag, "it is set before anything is shown")
            }
            if let path = flags.outsideUse(of: flag.property, in: link.file) {
                throw stays(
                    flag,
                    path == link.file.path
                        ? "code outside of its view names it, too" : "'\(path)' may name it, too, as it isn't private")
            }
            return .success(
                link.form == .isActive ? try form(of: link, driven: flag) : try form(of: link, selected: flag))
        } catch {
            return .failure(error)
        }
    }

    private func form(of link: LinkCall, driven flag: PushFlag) throws(LinkObstacle) -> PushForm {
        var writes: [PushForm.Write] = []
        var chain: PopChain?
        for use in flag.others where !use.node.is(LabeledExprSyntax.self) {
            if let argument = use.label, use.isBinding,
                link.destination.expression.span.contains(argument.span.lowerBound)
            {
                guard chain == nil else { throw used(flag, use, "the screens behind it are handed it several times") }
                chain = try self.chain(from: argument, of: flag, use, link)
                continue
            }
            if let argument = use.label, use.isBinding, let pops = EnvironmentPops(argument, in: link.file, project) {
                guard chain == nil else { throw used(flag, use, "the screens behind it are handed it several times") }
                chain = try self.chain(by: pops, of: flag, use, link)
                continue
            }
            guard let write = FlagWrite(use.node), write.driving == .push else {
                throw used(flag, use, "code does more with it than push")
            }
            if let name = write.repeater {
                throw used(flag, use, "'\(name)' may set it again while its screen is shown")
            }
            writes.append(.init(statement: write.statement, kind: .push))
        }
        if let chain {
            return try form(of: link, flag, writes, chain)
        }
        let unused = UnusedFlag(property: flag.property.syntax, links: 1)
        guard let hidden = HiddenLink(link) else {
            return PushForm(
                change: .button(named: link.buttonName(in: project)), writes: writes, flag: unused,
                doubt: .flagButton(flag.name))
        }
        let edits = try removal(hidden.place, ExprSyntax(link.syntax), FlagRewriting(link), flag.name)
        return PushForm(change: .removed(edits), writes: writes, flag: unused, doubt: .flag(flag.name))
    }

    /// A link whose flag is handed down: where taps alone follow it, it goes on as a value link.
    private func form(
        of link: LinkCall, _ flag: PushFlag, _ writes: [PushForm.Write], _ chain: PopChain
    ) throws(LinkObstacle) -> PushForm {
        let change: PushForm.Change
        if let hidden = HiddenLink(link) {
            change = .removed(try removal(hidden.place, ExprSyntax(link.syntax), FlagRewriting(link), flag.name))
        } else {
            change = writes.isEmpty ? .valueLink : .button(named: link.buttonName(in: project))
        }
        return PushForm(
            change: change, writes: writes, flag: UnusedFlag(property: flag.property.syntax, links: 1), chain: chain,
            doubt: .pops(flag.name))
    }

    private func chain(
        from argument: LabeledExprSyntax, of flag: PushFlag, _ use: FlagUses.Use, _ link: LinkCall
    ) throws(LinkObstacle) -> PopChain {
        try checkRoot(link, flag, use)
        guard ["$\(flag.name)", "self.$\(flag.name)"].contains(argument.expression.trimmedDescription) else {
            throw used(flag, use, "the screens behind it are handed something made of it")
        }
        var reader = PopChainReader(project)
        do throws(PopChain.Refusal) {
            return try reader.chain(from: argument, in: link.file)
        } catch {
            throw refused(flag.name, error, at: .init(file: flag.file, offset: use.node.span.lowerBound))
        }
    }

    private func refused(
        _ flag: String, _ refusal: PopChain.Refusal, at use: NavigationGraph.CodePlace?
    ) -> LinkObstacle {
        LinkObstacle(
            stays(flag, refusal.text).reason, at: refusal.place ?? use,
            refusal.place == nil ? "used here" : "seen here")
    }

    /// The flag reaches the screens behind the link by the environment.
    private func chain(
        by pops: EnvironmentPops, of flag: PushFlag, _ use: FlagUses.Use, _ link: LinkCall
    ) throws(LinkObstacle) -> PopChain {
        try checkRoot(link, flag, use)
        guard case .success(let stacks) = ways.stacks(of: link) else { return PopChain() }
        var pops = pops
        do throws(PopChain.Refusal) {
            return try pops.chain(of: link, in: stacks)
        } catch {
            throw refused(flag.name, error, at: .init(file: flag.file, offset: use.node.span.lowerBound))
        }
    }

    /// A flag of an object that the view has.
    private func form(ofObjectFlag link: LinkCall) throws(LinkObstacle) -> PushForm? {
        let name = link.flags.first.flatMap { BindingPath($0.expression)?.name } ?? ""
        let flag: ObjectFlag?
        do throws(PopChain.Refusal) {
            flag = try ObjectFlag(of: link, in: project)
        } catch {
            throw refused(name, error, at: nil)
        }
        guard let flag else { return nil }
        if !flag.chain.pops.isEmpty, !isRoot(link) {
            throw LinkObstacle(.usedFlag(Self.goesFurther(flag.name)))
        }
        let writes = flag.sets.map { PushForm.Write(statement: $0, kind: .push) }
        guard let hidden = HiddenLink(link) else {
            return PushForm(
                change: .button(named: link.buttonName(in: project)), writes: writes, flag: nil, chain: flag.chain,
                doubt: .flagButton(flag.name))
        }
        let edits = try removal(hidden.place, ExprSyntax(link.syntax), FlagRewriting(link), flag.name)
        return PushForm(
            change: .removed(edits), writes: writes, flag: nil, chain: flag.chain, doubt: .flag(flag.name))
    }

    /// Screens come back to where the link is: `popToRoot()` goes no further only from the root.
    private func checkRoot(_ link: LinkCall, _ flag: PushFlag, _ use: FlagUses.Use) throws(LinkObstacle) {
        guard case .success = ways.stacks(of: link), !isRoot(link) else { return }
        throw LinkObstacle(
            .usedFlag(Self.goesFurther(flag.name)),
            at: .init(file: flag.file, offset: use.node.span.lowerBound), "used here")
    }

    /// Whether the link stands in what its stacks show first.
    private func isRoot(_ link: LinkCall) -> Bool {
        guard case .success(let stacks) = ways.stacks(of: link) else { return false }
        let nodes = Set(ways.nodes(of: link.codePlace))
        let shown = stacks.reduce(into: Set<Int>()) { $0.formUnion(project.graph.shownInPlace(of: $1)) }
        // A screen that is a root here and pushed there keeps what is below it.
        return nodes.isSubset(of: shown)
            && !nodes.contains { project.graph.ways(to: $0).contains(where: \.isPushed) }
    }

    private func stays(_ flag: PushFlag, _ text: String) -> LinkObstacle { stays(flag.name, text) }

    private func stays(_ flag: String, _ text: String) -> LinkObstacle {
        LinkObstacle(.usedFlag("'\(flag)' drives it, and \(text); push with the router by hand"))
    }

    private func used(_ flag: PushFlag, _ use: FlagUses.Use, _ text: String) -> LinkObstacle {
        LinkObstacle(
            stays(flag, text).reason, at: .init(file: flag.file, offset: use.node.span.lowerBound), "used here")
    }

    private static func goesFurther(_ flag: String) -> String {
        "the screens behind it set '\(flag)' to come back to this one, which isn't the root of its stack, and popToRoot() "
            + "would go further; call dismiss() there, or pop with the router by hand"
    }

    // MARK: Selections

    private func form(of link: LinkCall, selected flag: PushFlag) throws(LinkObstacle) -> PushForm {
        let tag = link.syntax.argument(labelled: "tag")?.trimmedDescription
        let isRow = flags.isInRows(link)
        var writes: [PushForm.Write] = []
        var isPlain = true
        for use in flag.others where !use.isSelection {
            guard let write = FlagWrite(use.node), !use.isBinding else {
                guard isRow, !use.isBinding else { throw used(flag, use, "code does more with it than push") }
                isPlain = false
                continue
            }
            switch write.value?.trimmedDescription {
            case nil: throw used(flag, use, "code does more with it than push")
            case "nil":
                guard isRow else { throw used(flag, use, "code does more with it than push") }
                isPlain = false
            case tag where !isRow:
                writes.append(.init(statement: write.statement, kind: isRoot(link) ? .replace : .push))
            case let value? where !isRow && flag.tags.contains(value): break
            case let value? where isRow:
                guard let tag = link.syntax.argument(labelled: "tag"), flag.tags.count == 1,
                    let element = RowElement(
                        of: link, tagged: tag, ExpressionContext(file: link.file.path, index: project.declarations))
                else { throw used(flag, use, "code sets it, and which row that means can't be looked up there") }
                writes.append(
                    .init(
                        statement: write.statement,
                        kind: .find(.init(element: element, value: value, replaces: isRoot(link)))))
            default: throw used(flag, use, "code sets it to what no link here has as its tag")
            }
        }
        let unused = isPlain ? UnusedFlag(property: flag.property.syntax, links: flag.tags.count) : nil
        guard let hidden = HiddenLink(link) else {
            return PushForm(
                change: .valueLink, writes: writes, flag: unused,
                doubt: isRow ? .reset(flag.name) : .flag(flag.name))
        }
        let edits = try removal(hidden.place, ExprSyntax(link.syntax), FlagRewriting(link), flag.name)
        return PushForm(change: .removed(edits), writes: writes, flag: unused, doubt: .flag(flag.name))
    }

    // MARK: Hidden links

    /// What takes the link out, with what holds nothing else.
    private func removal(
        _ place: HiddenLink.Placement, _ node: ExprSyntax, _ rewriting: FlagRewriting, _ flag: String
    ) throws(LinkObstacle) -> [TextEdit] {
        let text = rewriting.text
        let row = "a tap on its row follows it though it can't be seen"
        switch place {
        case .fixed(let reason): throw stays(flag, reason)
        case .modifier(let modifier):
            guard let member = modifier.calledExpression.as(MemberAccessExprSyntax.self),
                !DestinationAnchor.isInListRow(Syntax(modifier))
            else { throw stays(flag, row) }
            return rewriting.removing(
                text.lineRemoval(of: member.period.span.lowerBound..<modifier.span.upperBound), in: Syntax(modifier))
        case .sibling(let item, let container):
            let isRow = ["List", "Form", "Section"].contains(container.calleeName ?? "")
            if !isRow, DestinationAnchor.isInListRow(Syntax(container)) { throw stays(flag, row) }
            return rewriting.removing(rewriting.removal(of: item), in: Syntax(item))
        case .member(let item):
            return rewriting.removing(rewriting.removal(of: item), in: Syntax(item))
        case .property(let property):
            let name = property.bindings.first?.pattern.trimmedDescription ?? ""
            let uses = OnlyPush.uses(of: name, in: rewriting.link.file)
            guard uses.count == 1, let use = uses[0].as(DeclReferenceExprSyntax.self), rewriting.property == nil else {
                throw stays(flag, "'\(name)', which it is, isn't shown once in this file")
            }
            var whole = rewriting
            whole.property = property
            let member = use.parent?.as(MemberAccessExprSyntax.self)
            let shown = member.map { ExprSyntax($0) } ?? ExprSyntax(use)
            return try removal(HiddenLink.placement(of: shown), shown, whole, flag)
                + [whole.removal(of: property)]
        }
    }
}

/// The state of a view that drives a link, or several as their selection.
struct PushFlag {
    let name: String
    let property: FlagProperty
    let file: String
    /// Who names it besides the link.
    let others: [FlagUses.Use]
    /// The tags of all links that have it as their selection, as written.
    let tags: [String]

    /// - Returns: nil where what drives the link isn't a state of its view.
    init?(of link: LinkCall) {
        guard let argument = link.flags.first(where: { $0.label?.text != "tag" }),
            let path = BindingPath(argument.expression), path.member == nil, let property = path.property,
            property.isState
        else { return nil }
        let uses = property.uses(in: link.file)
        name = path.name
        self.property = property
        file = link.file.path
        others = uses.filter { !argument.span.contains($0.node.span.lowerBound) }
        tags = uses.compactMap { use in
            guard use.isSelection else { return nil }
            return use.label?.parent?.parent?.as(FunctionCallExprSyntax.self)?.argument(labelled: "tag")?
                .trimmedDescription
        }
    }
}

extension PushFlag {
    /// Whether an initialiser says what it begins with: `_flag = State(initialValue: isOpen)`.
    var isSetByInitializer: Bool {
        others.contains { use in
            use.isBinding && use.node.trimmedDescription.hasPrefix("_")
                && use.node.ancestors.contains { $0.is(InitializerDeclSyntax.self) }
        }
    }
}

extension FlagUses.Use {
    /// Whether it is the selection of a link.
    fileprivate var isSelection: Bool {
        label?.label?.text == "selection" && isBinding
            && label?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "NavigationLink"
    }
}
