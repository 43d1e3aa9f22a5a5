import SourceEditing
import SwiftSyntax

/// What a name at a place in a file stands for, by the code around it.
enum LexicalAnswer {
    case bound(LexicalBinding)
    /// A member of the type that the group declares or extends.
    case member(of: Syntax)
    /// Nothing around the place introduces it: it belongs to the file's level, or to no one here.
    case outside
}

/// Looks names up as Swift does: from the place outwards, the nearest introduction first.
///
/// Introductions after the place don't count, save those of local functions and types. A binding's own value and
/// the conditions before it don't see it; a `guard`'s bindings are seen by the rest of its block.
struct LexicalScope {
    /// Whether a name, as written, is a member of the type that a group (`struct`, `extension` …) belongs to.
    let isMember: (String, Syntax) -> Bool

    /// `name` as written: `item`, `$item`, `$0`.
    func answer(for name: String, at node: Syntax) -> LexicalAnswer {
        if let index = Self.shorthandIndex(name) {
            guard let closure = Self.shorthandOwner(of: node) else { return .outside }
            return .bound(LexicalBinding(name, .shorthandParameter(closure, index)))
        }
        let wanted = WantedName(name)
        var below = node
        for ancestor in node.ancestors {
            if let binding = binding(of: wanted, in: ancestor, below: below) { return .bound(binding) }
            if ancestor.declGroup != nil, below.is(MemberBlockSyntax.self),
                isMember(name, ancestor)
            {
                return .member(of: ancestor)
            }
            below = ancestor
        }
        return .outside
    }

    static func shorthandIndex(_ name: String) -> Int? {
        name.hasPrefix("$") ? Int(name.dropFirst()) : nil
    }

    /// The closure whose parameters `$0` … at a place are: the nearest one that names no parameters.
    private static func shorthandOwner(of node: Syntax) -> ClosureExprSyntax? {
        node.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first { $0.signature?.parameterClause == nil }
    }

    private func binding(of name: WantedName, in scope: Syntax, below: Syntax) -> LexicalBinding? {
        switch scope.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items):
            return binding(of: name, in: items, before: below)
        case .closureExpr(let closure):
            return below.is(ClosureSignatureSyntax.self) ? nil : binding(of: name, in: closure)
        case .patternBindingList(let bindings):
            return bindings.lazy.filter { $0.position < below.position }.firstResult { self.binding(of: name, in: $0) }
        case .conditionElementList(let elements):
            return binding(of: name, in: elements, before: below)
        case .ifExpr(let condition):
            return below.id == condition.body.id ? binding(of: name, in: condition.conditions, before: nil) : nil
        case .whileStmt(let loop):
            return below.id == loop.body.id ? binding(of: name, in: loop.conditions, before: nil) : nil
        case .forStmt(let loop):
            guard below.id != loop.sequence.id else { return nil }
            return name.first(in: loop.pattern) { .forLoop(loop) }
        case .switchCase(let branch):
            guard case .case(let label) = branch.label else { return nil }
            return label.caseItems.firstResult { item in name.first(in: item.pattern) { .switchCase(item) } }
        case .switchCaseItem(let item):
            return name.first(in: item.pattern) { .switchCase(item) }
        case .catchClause(let clause):
            return binding(of: name, in: clause)
        case .accessorDecl(let accessor):
            return name.text == accessor.parameterName ? LexicalBinding(name.text, .accessorParameter(accessor)) : nil
        case .functionDecl(let function):
            let parameters = below.id == function.body?.id ? function.signature.parameterClause.parameters : nil
            return binding(of: name, in: parameters) ?? genericBinding(of: name, in: scope)
        case .initializerDecl(let initializer):
            let parameters = below.id == initializer.body?.id ? initializer.signature.parameterClause.parameters : nil
            return binding(of: name, in: parameters) ?? genericBinding(of: name, in: scope)
        case .subscriptDecl(let access):
            let parameters = below.is(AccessorBlockSyntax.self) ? access.parameterClause.parameters : nil
            return binding(of: name, in: parameters) ?? genericBinding(of: name, in: scope)
        default:
            return genericBinding(of: name, in: scope)
        }
    }

    private func binding(of name: WantedName, in parameters: FunctionParameterListSyntax?) -> LexicalBinding? {
        let parameter = parameters?.first { name.matches(parameter: $0.secondName ?? $0.firstName) }
        return parameter.map { LexicalBinding(name.base, .functionParameter($0)) }
    }

    private func genericBinding(of name: WantedName, in scope: Syntax) -> LexicalBinding? {
        guard let generics = scope.genericDecl?.genericParameterClause,
            let parameter = generics.parameters.first(where: { $0.name.unquotedText == name.text })
        else { return nil }
        return LexicalBinding(name.text, .genericParameter(parameter))
    }

    private func binding(of name: WantedName, in closure: ClosureExprSyntax) -> LexicalBinding? {
        if let index = closure.parameterNames?.firstIndex(where: name.matches) {
            return LexicalBinding(name.base, .closureParameter(closure, index))
        }
        guard let captures = closure.signature?.capture?.items,
            let capture = captures.first(where: { $0.initializer != nil && $0.name.unquotedText == name.text })
        else { return nil }
        return LexicalBinding(name.text, .capture(capture))
    }

    private func binding(of name: WantedName, in clause: CatchClauseSyntax) -> LexicalBinding? {
        if clause.catchItems.isEmpty {
            return name.text == "error" ? LexicalBinding("error", .catchClause(clause)) : nil
        }
        return clause.catchItems.firstResult { item in
            item.pattern.flatMap { name.first(in: $0) { .catchClause(clause) } }
        }
    }
}

// MARK: - Blocks

extension LexicalScope {
    private func binding(of name: WantedName, in items: CodeBlockItemListSyntax, before below: Syntax)
        -> LexicalBinding?
    {
        guard !isFileLevel(items) else { return nil }
        for item in items.reversed() {
            // Of a long list of views none does: they are passed by quickly.
            if case .expr = item.item { continue }
            if let binding = binding(of: name, in: item, isBefore: item.position < below.position) { return binding }
        }
        return nil
    }

    private func binding(of name: WantedName, in item: CodeBlockItemSyntax, isBefore: Bool) -> LexicalBinding? {
        if let function = item.item.as(FunctionDeclSyntax.self) {
            return function.name.unquotedText == name.text ? LexicalBinding(name.text, .localFunction(function)) : nil
        }
        if let type = item.item.as(DeclSyntax.self), let named = type.namedDecl {
            return named.name.unquotedText == name.text ? LexicalBinding(name.text, .localType(type)) : nil
        }
        guard isBefore else { return nil }
        if let variable = item.item.as(VariableDeclSyntax.self) {
            guard !name.isProjected || !variable.attributes.isEmpty else { return nil }
            return variable.bindings.firstResult { self.binding(of: name, in: $0) }
        }
        if let statement = item.item.as(GuardStmtSyntax.self) {
            return binding(of: name, in: statement.conditions, before: nil)
        }
        if let conditional = item.item.as(IfConfigDeclSyntax.self) {
            for clause in conditional.clauses {
                guard case .statements(let items)? = clause.elements else { continue }
                for item in items.reversed() {
                    if let binding = binding(of: name, in: item, isBefore: true) { return binding }
                }
            }
        }
        return nil
    }

    private func binding(of name: WantedName, in binding: PatternBindingSyntax) -> LexicalBinding? {
        name.first(in: binding.pattern, mayProject: true) { .variable(binding) }
    }

    /// The bindings of a condition list; those before `below`, where it stands in the list itself. The last one counts.
    private func binding(
        of name: WantedName, in elements: ConditionElementListSyntax, before below: Syntax?
    ) -> LexicalBinding? {
        let visible = elements.filter { element in below.map { element.position < $0.position } ?? true }
        for element in visible.reversed() {
            switch element.condition {
            case .optionalBinding(let condition):
                if let binding = name.first(in: condition.pattern, { .optionalBinding(condition) }) { return binding }
            case .matchingPattern(let condition):
                if let binding = name.first(in: condition.pattern, { .matchingPattern(condition) }) { return binding }
            default:
                continue
            }
        }
        return nil
    }

    /// Whether the items are those of the file itself, within `#if` or not: its variables are global.
    private func isFileLevel(_ items: CodeBlockItemListSyntax) -> Bool {
        for ancestor in items.ancestors {
            switch ancestor.as(SyntaxEnum.self) {
            case .sourceFile: return true
            case .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem, .codeBlockItemList: continue
            default: return false
            }
        }
        return true
    }
}

/// A name that is looked for, in the forms in which it can be bound.
private struct WantedName {
    /// As written.
    let text: String
    /// Without `$`.
    let base: String
    var isProjected: Bool { text != base }

    init(_ text: String) {
        self.text = text
        self.base = text.hasPrefix("$") ? String(text.dropFirst()) : text
    }

    /// A closure's `$item` binds `item`, `$item` and `_item`; any other parameter its own name.
    func matches(parameter token: TokenSyntax) -> Bool {
        let parameter = token.unquotedText
        guard parameter.hasPrefix("$") else { return parameter == text }
        return parameter.dropFirst() == base[...] || "_" + parameter.dropFirst() == text
    }

    /// The binding for the name in a pattern; a variable's wrapper gives it `$name` too.
    func first(
        in pattern: PatternSyntax, mayProject: Bool = false, _ introducer: () -> LexicalBinding.Introducer
    ) -> LexicalBinding? {
        let wanted = mayProject ? base : text
        guard let found = PatternNames.names(in: pattern).first(where: { $0.identifier.unquotedText == wanted }) else {
            return nil
        }
        return LexicalBinding(wanted, introducer(), pattern: found)
    }
}

extension AccessorDeclSyntax {
    /// The name of the value that a `set`, `willSet` or `didSet` is given; nil for other accessors.
    var parameterName: String? {
        if let parameters { return parameters.name.unquotedText }
        switch accessorSpecifier.text {
        case "set", "willSet": return "newValue"
        case "didSet": return "oldValue"
        default: return nil
        }
    }
}
