import SwiftSyntax

/// Reads view-builder code as shapes.
///
/// `Group` and the properties and functions of the enclosing type are looked through; everything else that is called
/// counts as one view.
struct ShapeReader {
    /// Names already looked up, so that members that call each other end.
    private var visited: Set<String> = []
    /// Told when a body is found empty: in a masked tree it may be blank.
    private let foundEmptyBody: () -> Void

    init(foundEmptyBody: @escaping () -> Void = {}) {
        self.foundEmptyBody = foundEmptyBody
    }

    func items(of statements: CodeBlockItemListSyntax) -> [ContentItem] {
        statements.filter { !$0.isDiagnostic }.map { item in
            let links = LinkFinder(in: Syntax(item.item))
            return ContentItem(
                range: Syntax(item.item).span,
                semicolon: item.semicolon?.span,
                shape: shape(of: item),
                holdsLinks: links.holdsLinks,
                keepsPushesInColumn: links.keepsPushesInColumn,
                isStack: item.item.as(ExprSyntax.self)?.withoutModifiers?.as(FunctionCallExprSyntax.self)?.calleeName
                    == "NavigationStack",
                isPostfix: item.item.as(ExprSyntax.self)?.isPostfix ?? false)
        }
    }

    func shape(of statements: CodeBlockItemListSyntax) -> ViewShape {
        if statements.isEmpty { foundEmptyBody() }
        let shapes = statements.filter { !$0.isDiagnostic }.map(shape(of:))
        return shapes.count == 1 ? shapes[0] : .several(shapes)
    }

    /// What a function makes that is passed on by its name; one that isn't seen makes what the caller wants.
    func shape(ofFunction reference: ExprSyntax) -> ViewShape {
        if case .view(let name) = shape(of: reference) { return name.map { .view($0) } ?? .given("content") }
        return shape(of: reference)
    }

    private func shape(of item: CodeBlockItemSyntax) -> ViewShape {
        let node = Syntax(item.item)
        if let config = node.as(IfConfigDeclSyntax.self) { return shape(of: config) }
        if let statement = node.as(ExpressionStmtSyntax.self) { return shape(of: statement.expression) }
        if let result = node.as(ReturnStmtSyntax.self)?.expression { return shape(of: result) }
        return node.as(ExprSyntax.self).map(shape(of:)) ?? .declaration
    }

    private func shape(of config: IfConfigDeclSyntax) -> ViewShape {
        let conditions = CompilationCondition.clauses(of: config)
        return .compiled(
            zip(config.clauses, conditions).map { clause, condition in
                guard case .statements(let statements)? = clause.elements else {
                    return .init(condition: condition, shape: .several([]))
                }
                return .init(condition: condition, shape: shape(of: statements))
            }, isExhaustive: config.clauses.last?.poundKeyword.text == "#else")
    }

    private func shape(of expression: ExprSyntax) -> ViewShape {
        if let condition = expression.as(IfExprSyntax.self) { return shape(of: condition) }
        if let selection = expression.as(SwitchExprSyntax.self) { return shape(of: selection) }
        guard let base = expression.withoutModifiersOfSelf else { return .view(nil) }
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            return member(reference.baseName.text, at: Syntax(base))
        }
        if let access = base.as(MemberAccessExprSyntax.self),
            access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
            return member(access.declName.baseName.text, at: Syntax(base))
        }
        guard let call = base.as(FunctionCallExprSyntax.self) else { return .view(nil) }
        switch call.calleeName {
        case "ForEach":
            return .repeated
        case "Group":
            guard let content = call.closures.first?.closure else { return .view("Group") }
            return shape(of: content.statements)
        case let name?:
            let isMember = name.first?.isLowercase == true
            return isMember ? member(name, at: Syntax(call)) : .view(name)
        case nil:
            return .view(nil)
        }
    }

    private func shape(of condition: IfExprSyntax) -> ViewShape {
        var branches = [shape(of: condition.body.statements)]
        guard let rest = condition.elseBody.map({ Syntax($0) }) else { return .branches(branches, isExhaustive: false) }
        if let block = rest.as(CodeBlockSyntax.self) {
            branches.append(shape(of: block.statements))
        } else if let next = rest.as(IfExprSyntax.self), case .branches(let others, let isExhaustive) = shape(of: next)
        {
            return .branches(branches + others, isExhaustive: isExhaustive)
        }
        return .branches(branches, isExhaustive: true)
    }

    private func shape(of selection: SwitchExprSyntax) -> ViewShape {
        let branches = selection.cases.compactMap { element -> ViewShape? in
            guard case .switchCase(let branch) = element else { return nil }
            return shape(of: branch.statements)
        }
        return .branches(branches, isExhaustive: true)
    }

    // MARK: Members

    /// A lowercase name: a member of the enclosing type that is built by a view builder, or content passed in.
    private func member(_ name: String, at node: Syntax) -> ViewShape {
        guard !visited.contains(name) else { return .view(name) }
        var reader = self
        reader.visited.insert(name)
        for ancestor in node.ancestors {
            if let function = ancestor.as(FunctionDeclSyntax.self),
                function.signature.parameterClause.parameters.contains(where: {
                    ($0.secondName ?? $0.firstName).text == name
                })
            {
                return .given(name)
            }
            guard let members = ancestor.declGroup?.memberBlock.members else { continue }
            for member in members {
                if let shape = reader.shape(of: member.decl, named: name) { return shape }
            }
        }
        return .view(name)
    }

    private func shape(of declaration: DeclSyntax, named name: String) -> ViewShape? {
        if let function = declaration.as(FunctionDeclSyntax.self), function.name.text == name {
            guard isBuilder(function.attributes), let body = function.body else { return .view(name) }
            return shape(of: body.statements)
        }
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
        else { return nil }
        guard let accessors = binding.accessorBlock else { return .given(name) }
        guard isBuilder(variable.attributes), case .getter(let statements) = accessors.accessors else {
            return .view(name)
        }
        return shape(of: statements)
    }

    private func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("ViewBuilder") ?? false
        }
    }
}

extension ExprSyntax {
    /// Whether a modifier can follow the expression without parentheses.
    fileprivate var isPostfix: Bool {
        self.is(FunctionCallExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
            || self.is(DeclReferenceExprSyntax.self)
            || self.is(PostfixIfConfigExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
            || self.is(TupleExprSyntax.self)
    }
}

extension CodeBlockItemSyntax {
    /// `#warning("…")` or `#error("…")`, which is no view.
    fileprivate var isDiagnostic: Bool {
        let node = Syntax(item)
        let name =
            node.as(MacroExpansionExprSyntax.self)?.macroName ?? node.as(MacroExpansionDeclSyntax.self)?.macroName
        return name?.text == "warning" || name?.text == "error"
    }
}
