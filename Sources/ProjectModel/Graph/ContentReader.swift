import SwiftSyntax

/// Reads view code as content: who is named, and across which borders.
struct ContentReader {
    /// Whether the code is in an extension of `View` or another protocol: what is called without a base modifies `self`.
    let isModifierCode: Bool
    /// The names of the parameters, which aren't modifiers.
    let parameters: Set<String>
    /// What local constants stand for: `let screen = Detail()`.
    private var locals: [String: [ViewContent]] = [:]

    init(isModifierCode: Bool = false, parameters: Set<String> = []) {
        self.isModifierCode = isModifierCode
        self.parameters = parameters
    }

    func contents(of node: Syntax) -> [ViewContent] {
        if let list = node.as(CodeBlockItemListSyntax.self) { return contents(of: list) }
        if let call = node.as(FunctionCallExprSyntax.self) { return contents(of: call) }
        if let reference = node.as(DeclReferenceExprSyntax.self) { return contents(of: reference) }
        if let member = node.as(MemberAccessExprSyntax.self) { return contents(of: member) }
        if let closure = node.as(ClosureExprSyntax.self) { return contents(of: closure.statements) }
        if let branch = node.as(IfExprSyntax.self) { return Self.alternatives(branches(of: branch)) }
        if let choice = node.as(SwitchExprSyntax.self) { return contents(of: choice) }
        if let sequence = node.as(SequenceExprSyntax.self) { return contents(of: sequence) }
        if let config = node.as(IfConfigDeclSyntax.self) {
            // Its condition names no views.
            return Self.alternatives(config.clauses.map { $0.elements.map { contents(of: Syntax($0)) } ?? [] })
        }
        // Types and functions inside are units of their own.
        if node.declGroup != nil || node.is(FunctionDeclSyntax.self) { return [] }
        if node.is(TypeSyntax.self) || node.is(PatternSyntax.self) || node.is(StringLiteralExprSyntax.self)
            || node.is(KeyPathExprSyntax.self) || node.is(AttributeSyntax.self)
        {
            return []
        }
        return node.children(viewMode: .sourceAccurate).flatMap { contents(of: $0) }
    }

    // MARK: Statements

    private func contents(of list: CodeBlockItemListSyntax) -> [ViewContent] {
        var reader = self
        return reader.contents(of: list[...])
    }

    private mutating func contents(of statements: Slice<CodeBlockItemListSyntax>) -> [ViewContent] {
        var result: [ViewContent] = []
        var rest = statements
        while let item = rest.popFirst() {
            // `if … { return A() }; return B()`: what follows is the other branch.
            if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), !rest.isEmpty,
                branch.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
            {
                return result + Self.alternatives(branches(of: branch) + [contents(of: rest)])
            }
            result += statement(item)
        }
        return result
    }

    private mutating func statement(_ item: CodeBlockItemSyntax) -> [ViewContent] {
        if let check = item.item.as(GuardStmtSyntax.self) {
            bind(check.conditions)
            return contents(of: Syntax(check.body))
        }
        guard let variable = item.item.as(VariableDeclSyntax.self) else { return contents(of: Syntax(item)) }
        var shown: [ViewContent] = []
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value
            else { return contents(of: Syntax(item)) }
            let content = contents(of: Syntax(value))
            locals[name] = content
            // Whatever is done with it, it hosts a view.
            shown += content.filter { if case .hosting = $0 { true } else { false } }
        }
        return shown
    }

    /// `if let name = value`
    private mutating func bind(_ conditions: ConditionElementListSyntax) {
        for condition in conditions {
            guard case .optionalBinding(let binding) = condition.condition, let value = binding.initializer?.value,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { continue }
            locals[name] = contents(of: Syntax(value))
        }
    }

    // MARK: Branches

    /// Branches that show nothing don't count.
    private static func alternatives(_ branches: [[ViewContent]]) -> [ViewContent] {
        let shown = branches.filter { !$0.isEmpty }
        return shown.count > 1 ? [.branches(shown)] : shown.first ?? []
    }

    private func branches(of branch: IfExprSyntax) -> [[ViewContent]] {
        var reader = self
        reader.bind(branch.conditions)
        let first = reader.contents(of: branch.body.statements)
        guard let other = branch.elseBody else { return [first] }
        if let other = other.as(IfExprSyntax.self) { return [first] + branches(of: other) }
        return [first, contents(of: Syntax(other))]
    }

    private func contents(of choice: SwitchExprSyntax) -> [ViewContent] {
        Self.alternatives(choice.cases.flatMap { cases(in: $0) })
    }

    private func cases(in element: SwitchCaseListSyntax.Element) -> [[ViewContent]] {
        if let single = element.as(SwitchCaseSyntax.self) { return [contents(of: single.statements)] }
        return element.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [[ViewContent]] in
            guard case .switchCases(let cases)? = clause.elements else { return [] }
            return cases.flatMap { self.cases(in: $0) }
        } ?? []
    }

    /// `condition ? first : second` stands unfolded in the tree.
    private func contents(of sequence: SequenceExprSyntax) -> [ViewContent] {
        let elements = Array(sequence.elements)
        let ternaries = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
        guard let last = ternaries.last else {
            let content = elements.flatMap { contents(of: Syntax($0)) }
            guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return content }
            let kept = elements[2...].flatMap { contents(of: Syntax($0)) }
            return kept.contains(where: \.showsView) ? contents(of: Syntax(elements[0])) + [.kept(kept)] : content
        }
        let first = ternaries.compactMap { elements[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
        return Self.alternatives(
            first.map { contents(of: Syntax($0)) } + [elements[(last + 1)...].flatMap { contents(of: Syntax($0)) }])
    }

    // MARK: Names

    private func contents(of reference: DeclReferenceExprSyntax) -> [ViewContent] {
        let name = reference.baseName.text
        if let local = locals[name] { return local }
        // A capitalised name that isn't called may be a property's.
        guard name != "Self" else { return [] }
        return [.member(name, base: nil, offset: reference.span.lowerBound, arguments: [])]
    }

    private func contents(of member: MemberAccessExprSyntax) -> [ViewContent] {
        let name = member.declName.baseName.text
        guard let base = member.base else { return [] }
        let offset = member.declName.span.lowerBound
        if base.isTypeName, name == "init", let type = base.typePath {
            return [.view(type, offset: offset, arguments: [])]
        }
        guard name.first?.isLowercase == true, name != "self" else {
            return base.isTypeName ? [] : contents(of: Syntax(base))
        }
        if base.isOwnType { return [.member(name, base: nil, offset: offset, arguments: [])] }
        if base.isTypeName { return [.member(name, base: base.lastName, offset: offset, arguments: [])] }
        return [
            .modified([ContentModifier(name: name, offset: offset, arguments: [])], base: contents(of: Syntax(base)))
        ]
    }

    // MARK: Calls

    private func contents(of call: FunctionCallExprSyntax) -> [ViewContent] {
        guard let name = call.calleeName else {
            return contents(of: Syntax(call.calledExpression)) + arguments(of: call).flatMap(\.content)
        }
        let offset = call.nameToken.span.lowerBound
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), !isTypeCall(call) {
            return method(name, offset, member, call) ?? chain(endingIn: call)
        }
        if name.first?.isUppercase != true {
            if isModifierCode, !parameters.contains(name) { return implicitModifier(name, offset, call) }
            if let local = locals[name] { return local + arguments(of: call).flatMap(\.content) }
            return [.member(name, base: nil, offset: offset, arguments: arguments(of: call))]
        }
        return type(name, offset, call)
    }

    /// `Name(…)`, `Module.Name(…)`, `Name.init(…)`: not a method.
    private func isTypeCall(_ call: FunctionCallExprSyntax) -> Bool {
        if call.calledExpression.isTypeName { return true }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return false
        }
        return member.declName.baseName.text == "init" && base.isTypeName
    }

    /// A method of a type or of the enclosing one: `Factory.make()`, `self.header()`.
    private func method(
        _ name: String, _ offset: Int, _ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax
    ) -> [ViewContent]? {
        guard let base = member.base, base.isTypeName || base.isOwnType else { return nil }
        // In an extension of `View` it is a modifier, with its base written out.
        if isModifierCode, base.isOwnType { return implicitModifier(name, offset, call) }
        let type = base.isOwnType ? nil : base.lastName
        return [.member(name, base: type, offset: offset, arguments: arguments(of: call))]
    }

    /// A chain of modifiers, read from its base outwards: it can be tens of thousands long.
    private func chain(endingIn last: FunctionCallExprSyntax) -> [ViewContent] {
        var calls = [last]
        while let inner = calls[calls.count - 1].calledExpression.as(MemberAccessExprSyntax.self)?.base?
            .as(FunctionCallExprSyntax.self), let member = inner.calledExpression.as(MemberAccessExprSyntax.self),
            !isTypeCall(inner), !(member.base?.isTypeName ?? false), !(member.base?.isOwnType ?? false)
        {
            calls.append(inner)
        }
        let base = calls.last?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        var content = ModifiedContent(base.map { contents(of: Syntax($0)) } ?? [])
        for call in calls.reversed() {
            guard let name = call.calleeName else { continue }
            content.add(modifier(name, call.nameToken.span.lowerBound, call))
        }
        return content.whole
    }

    /// `sheet(…)` in an extension of `View`, where what is modified is `self`.
    private func implicitModifier(_ name: String, _ offset: Int, _ call: FunctionCallExprSyntax) -> [ViewContent] {
        if let local = locals[name] { return local + arguments(of: call).flatMap(\.content) }
        var content = ModifiedContent([.member("self", base: nil, offset: offset, arguments: [])])
        content.add(modifier(name, offset, call))
        return content.whole
    }

    /// SwiftUI's own modifiers that the graph is about, and others.
    private func modifier(_ name: String, _ offset: Int, _ call: FunctionCallExprSyntax) -> ModifiedContent.Modifier {
        if let kind = PresentationSite.Kind(rawValue: name) {
            return .beside(.presentation(kind, offset: offset, arguments(of: call).shown))
        }
        switch name {
        case "navigationViewStyle":
            return .style(offset: offset)
        case "navigationDestination":
            let label = call.arguments.first?.label?.text
            let form: DestinationSite.Form =
                label == "for" ? .forType : label.flatMap { DestinationSite.Form(rawValue: $0) } ?? .custom
            let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            return .beside(.destination(form, type: type, offset: offset, arguments(of: call).shown))
        default:
            return .other(ContentModifier(name: name, offset: offset, arguments: arguments(of: call)))
        }
    }

    private func type(_ name: String, _ offset: Int, _ call: FunctionCallExprSyntax) -> [ViewContent] {
        let path = call.calledExpression.typePath ?? name
        let isQualified = path != name && SystemModules.names.contains(String(path.dropLast(name.count + 1)))
        guard path == name || isQualified else {
            return [.view(path, offset: offset, arguments: arguments(of: call))]
        }
        func systemCall() -> SystemCall {
            SystemCall(name: name, offset: offset, isQualified: isQualified, arguments: arguments(of: call))
        }
        switch name {
        case "NavigationView", "NavigationStack", "NavigationSplitView":
            return [container(name, offset, isQualified: isQualified, call)]
        case "NavigationLink":
            return [link(offset, isQualified: isQualified, call)]
        case "TabView":
            return [.tabs(systemCall())]
        case "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "ImmersiveSpace":
            return [.scene(systemCall())]
        case "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration",
            "WKHostingController", "ImageRenderer":
            return [.hosting(systemCall())]
        default:
            return [.view(path, offset: offset, arguments: arguments(of: call))]
        }
    }

    private func container(
        _ name: String, _ offset: Int, isQualified: Bool, _ call: FunctionCallExprSyntax
    ) -> ViewContent {
        let kind = ContainerKind(rawValue: name) ?? .stack
        func systemCall(_ arguments: [ContentArgument]) -> SystemCall {
            SystemCall(
                name: name, offset: offset, isQualified: isQualified,
                arguments: arguments.filter { !$0.content.isEmpty })
        }
        guard kind == .navigationView, let closure = call.closures.first?.closure else {
            let labels = ["content", "root", "sidebar", "detail"]
            let all = allArguments(of: call)
            let columns = all.filter { argument in
                argument.kind == .trailing || argument.label.map(labels.contains) ?? false
            }
            return .container(kind, systemCall(all), columns: columns.map(\.content))
        }
        // Each statement is a column, as far as columns are seen.
        var reader = self
        let columns = closure.statements.map { reader.statement($0) }
        let all = allArguments(of: call) { $0.id == closure.id ? columns.flatMap { $0 } : nil }
        return .container(kind, systemCall(all), columns: columns.filter { !$0.isEmpty })
    }

    private func link(_ offset: Int, isQualified: Bool, _ call: FunctionCallExprSyntax) -> ViewContent {
        let form = LinkReader.form(of: call)
        let all = allArguments(of: call)
        var destination = call.argument(labelled: "destination")
        var position = all.firstIndex { $0.label == "destination" }
        if destination == nil, form == .destinationClosure || form == .isActive || form == .tagSelection {
            destination = call.trailingClosure.map { ExprSyntax($0) }
            position = all.firstIndex { $0.kind == .trailing }
        }
        let label = all.indices.filter { $0 != position }.flatMap { all[$0].content }
        return .link(
            form,
            SystemCall(
                name: "NavigationLink", offset: offset, isQualified: isQualified,
                arguments: all.filter { !$0.content.isEmpty }),
            destination: position.map { all[$0].content } ?? [], label: label,
            destinationText: destination.map { Self.shortText($0) } ?? "")
    }

    /// The destination in a few words, for messages.
    private static func shortText(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count <= 60 ? text : text.prefix(57) + "…"
    }

    private func arguments(of call: FunctionCallExprSyntax) -> [ContentArgument] {
        allArguments(of: call).filter { !$0.content.isEmpty }
    }

    /// Those without content, too.
    /// - Parameter known: what a closure holds, where that is known already.
    private func allArguments(
        of call: FunctionCallExprSyntax, known: (ClosureExprSyntax) -> [ViewContent]? = { _ in nil }
    ) -> [ContentArgument] {
        func content(of closure: ClosureExprSyntax) -> [ViewContent] {
            known(closure) ?? contents(of: closure.statements)
        }
        var unlabelled = 0
        var result = call.arguments.map { argument in
            let label = argument.label?.text
            let kind: ContentArgument.Kind = label.map { .labelled($0) } ?? .positional(unlabelled)
            if label == nil { unlabelled += 1 }
            let closure = argument.expression.as(ClosureExprSyntax.self)
            return ContentArgument(
                kind: kind, content: closure.map(content(of:)) ?? contents(of: Syntax(argument.expression)),
                isAction: call.runsAsAction(label: label, isTrailing: false))
        }
        if let trailing = call.trailingClosure {
            result.append(
                ContentArgument(
                    kind: .trailing, content: content(of: trailing),
                    isAction: call.runsAsAction(label: nil, isTrailing: true)))
        }
        result += call.additionalTrailingClosures.map {
            ContentArgument(
                kind: .labelled($0.label.text), content: content(of: $0.closure),
                isAction: call.runsAsAction(label: $0.label.text, isTrailing: false))
        }
        return result
    }
}

/// The modules whose types the graph knows by their names.
enum SystemModules {
    static let names: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit"]
}

extension ExprSyntax {
    /// `Outer.Inner` in `Outer<T>.Inner.init`.
    fileprivate var typePath: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainName }
        if let specialised = self.as(GenericSpecializationExprSyntax.self) { return specialised.expression.typePath }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typePath else { return nil }
        let name = member.declName.baseName.plainName
        return name == "init" ? base : base + "." + name
    }

    /// `self` or `Self`.
    fileprivate var isOwnType: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name == "self" || name == "Self"
    }
}
