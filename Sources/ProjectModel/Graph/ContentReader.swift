import SwiftSyntax

/// Reads view code as content: who is named, and across which borders.
struct ContentReader {
    /// What local constants stand for: `let screen = Detail()`.
    private var locals: [String: [ViewContent]] = [:]

    func contents(of node: Syntax) -> [ViewContent] {
        if let list = node.as(CodeBlockItemListSyntax.self) {
            var reader = self
            return list.flatMap { reader.statement($0) }
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return contents(of: call) }
        if let reference = node.as(DeclReferenceExprSyntax.self) { return contents(of: reference) }
        if let member = node.as(MemberAccessExprSyntax.self) { return contents(of: member) }
        if let closure = node.as(ClosureExprSyntax.self) { return contents(of: Syntax(closure.statements)) }
        // Types and functions inside are units of their own.
        if node.asProtocol((any DeclGroupSyntax).self) != nil || node.is(FunctionDeclSyntax.self) { return [] }
        if node.is(TypeSyntax.self) || node.is(PatternSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap { contents(of: $0) }
    }

    private mutating func statement(_ item: CodeBlockItemSyntax) -> [ViewContent] {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { return contents(of: Syntax(item)) }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value
            else { return contents(of: Syntax(item)) }
            locals[name] = contents(of: Syntax(value))
        }
        return []
    }

    private func contents(of reference: DeclReferenceExprSyntax) -> [ViewContent] {
        let name = reference.baseName.text
        if let local = locals[name] { return local }
        guard name.first?.isLowercase == true else { return [] }
        return [.member(name, base: nil, offset: reference.span.lowerBound, arguments: [])]
    }

    private func contents(of member: MemberAccessExprSyntax) -> [ViewContent] {
        let name = member.declName.baseName.text
        guard let base = member.base else { return [] }
        if base.trimmedDescription == "self" || base.isTypeName, name.first?.isLowercase == true {
            let type = base.isTypeName ? base.lastName : nil
            return [.member(name, base: type, offset: member.declName.span.lowerBound, arguments: [])]
        }
        return contents(of: Syntax(base))
    }

    // MARK: Calls

    private func contents(of call: FunctionCallExprSyntax) -> [ViewContent] {
        guard let name = call.calleeName else {
            return contents(of: Syntax(call.calledExpression)) + arguments(of: call).flatMap(\.content)
        }
        let offset = call.nameOffset
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), !isTypeCall(call) {
            return modifier(name, offset, member, call)
        }
        if name.first?.isUppercase != true {
            if let content = implicitModifier(name, offset, call) { return content }
            if let local = locals[name] { return local + arguments(of: call).flatMap(\.content) }
            return [.member(name, base: nil, offset: offset, arguments: arguments(of: call))]
        }
        return type(name, offset, call)
    }

    /// `Name(…)`, `Module.Name(…)`, `Name.init(…)`: not a method.
    private func isTypeCall(_ call: FunctionCallExprSyntax) -> Bool {
        if call.calledExpression.isTypeName { return true }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return member.declName.baseName.text == "init" && base.isTypeName
    }

    private func modifier(
        _ name: String, _ offset: Int, _ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax
    ) -> [ViewContent] {
        if let base = member.base, base.isTypeName || base.trimmedDescription == "self" {
            return [
                .member(name, base: base.isTypeName ? base.lastName : nil, offset: offset, arguments: arguments(of: call))
            ]
        }
        let base = member.base.map { contents(of: Syntax($0)) } ?? []
        return known(name, offset, base: base, call)
            ?? [.modified(name, offset: offset, base: base, arguments: arguments(of: call))]
    }

    /// `sheet(…)` in an extension of `View`, where what is modified is `self`.
    private func implicitModifier(_ name: String, _ offset: Int, _ call: FunctionCallExprSyntax) -> [ViewContent]? {
        known(name, offset, base: [.member("self", base: nil, offset: offset, arguments: [])], call)
    }

    /// SwiftUI's own modifiers that the graph is about.
    private func known(
        _ name: String, _ offset: Int, base: [ViewContent], _ call: FunctionCallExprSyntax
    ) -> [ViewContent]? {
        if let kind = PresentationSite.Kind(rawValue: name) {
            return base + [.presentation(kind, offset: offset, arguments(of: call).flatMap(\.content))]
        }
        switch name {
        case "navigationViewStyle":
            return [.styled(offset: offset, base)]
        case "navigationDestination":
            let label = call.arguments.first?.label?.text
            let form: DestinationSite.Form =
                label == "for" ? .forType : label.flatMap { DestinationSite.Form(rawValue: $0) } ?? .custom
            let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            return base + [.destination(form, type: type, offset: offset, arguments(of: call).flatMap(\.content))]
        default:
            return nil
        }
    }

    private func type(_ name: String, _ offset: Int, _ call: FunctionCallExprSyntax) -> [ViewContent] {
        switch name {
        case "NavigationView", "NavigationStack", "NavigationSplitView":
            return [container(name, offset, call)]
        case "NavigationLink":
            return [link(offset, call)]
        case "TabView":
            return [.tabs(offset: offset, arguments(of: call).flatMap(\.content))]
        case "WindowGroup", "Window", "Settings", "DocumentGroup", "MenuBarExtra", "ImmersiveSpace":
            return [.scene(name, offset: offset, arguments(of: call).flatMap(\.content))]
        case "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration", "WKHostingController":
            return [.hosting(name, offset: offset, arguments(of: call).flatMap(\.content))]
        default:
            return [.view(name, offset: offset, arguments: arguments(of: call))]
        }
    }

    private func container(_ name: String, _ offset: Int, _ call: FunctionCallExprSyntax) -> ViewContent {
        let kind = ContainerKind(rawValue: name) ?? .stack
        let closures = call.closures.map(\.closure)
        guard kind == .navigationView, let closure = closures.first else {
            let passed = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) && $0.label?.text == "content" }
            let columns = closures.map { contents(of: Syntax($0)) } + passed.map { contents(of: Syntax($0.expression)) }
            return .container(kind, offset: offset, columns: columns)
        }
        // Each statement is a column, as far as columns are seen.
        var reader = self
        let columns = closure.statements.map { reader.statement($0) }
        return .container(kind, offset: offset, columns: columns.filter { !$0.isEmpty })
    }

    private func link(_ offset: Int, _ call: FunctionCallExprSyntax) -> ViewContent {
        let form = LinkReader.form(of: call)
        var destination: ExprSyntax? = call.argument(labelled: "destination")
        if destination == nil, form == .destinationClosure || form == .isActive || form == .tagSelection {
            destination = call.trailingClosure.map { ExprSyntax($0) }
        }
        let destinationID = destination?.id
        let rest = call.arguments.filter { $0.expression.id != destinationID }.flatMap { contents(of: Syntax($0.expression)) }
        var label = rest
        if let trailing = call.trailingClosure, trailing.id != destinationID { label += contents(of: Syntax(trailing)) }
        for closure in call.additionalTrailingClosures where closure.closure.id != destinationID {
            label += contents(of: Syntax(closure.closure))
        }
        return .link(
            form, offset: offset, destination: destination.map { contents(of: Syntax($0)) } ?? [], label: label,
            destinationText: destination.map { Self.shortText($0) } ?? "")
    }

    /// The destination in a few words, for messages.
    private static func shortText(_ expression: ExprSyntax) -> String {
        let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count <= 60 ? text : text.prefix(57) + "…"
    }

    private func arguments(of call: FunctionCallExprSyntax) -> [ContentArgument] {
        var result = call.arguments.map {
            ContentArgument(label: $0.label?.text, content: contents(of: Syntax($0.expression)))
        }
        if let trailing = call.trailingClosure {
            result.append(ContentArgument(label: nil, content: contents(of: Syntax(trailing))))
        }
        result += call.additionalTrailingClosures.map {
            ContentArgument(label: $0.label.text, content: contents(of: Syntax($0.closure)))
        }
        return result.filter { !$0.content.isEmpty }
    }
}

extension FunctionCallExprSyntax {
    /// Where the name stands that the call goes by.
    var nameOffset: Int {
        var expression = calledExpression
        while true {
            if let specialised = expression.as(GenericSpecializationExprSyntax.self) {
                expression = specialised.expression
            } else if let member = expression.as(MemberAccessExprSyntax.self) {
                guard member.declName.baseName.text == "init", let base = member.base else {
                    return member.declName.span.lowerBound
                }
                expression = base
            } else {
                return expression.span.lowerBound
            }
        }
    }
}
