import ProjectModel
import SwiftSyntax

/// Reads the cases of an enum with the arms that show them.
struct ExistingCaseReader {
    let module: RouteModule
    let type: DeclaredType
    let form: ExistingRoute.Form

    func cases(_ declaration: EnumDeclSyntax, _ screens: SwitchExprSyntax) -> [ExistingCase] {
        let arms = arms(of: screens)
        let place = TypePlace(file: type.file, scopes: type.path.split(separator: ".").map(String.init))
        return declared(in: declaration.memberBlock.members, nil).map { element, condition in
            let values = element.parameterClause?.parameters.map { value($0, place) } ?? []
            let name = element.name.bareName
            let arm = arms[name]
            return ExistingCase(
                name: name, values: values, condition: condition, codes: arm.map { codes(of: $0, values) } ?? [])
        }
    }

    private func declared(
        in members: MemberBlockItemListSyntax, _ condition: String?
    ) -> [(EnumCaseElementSyntax, String?)] {
        members.flatMap { member -> [(EnumCaseElementSyntax, String?)] in
            if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
                return declaration.elements.map { ($0, condition) }
            }
            guard let config = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
            return config.clauses.flatMap { clause -> [(EnumCaseElementSyntax, String?)] in
                guard case .decls(let inner) = clause.elements else { return [] }
                return declared(in: inner, clause.conditionText(in: config, inside: condition))
            }
        }
    }

    private func value(_ parameter: EnumCaseParameterSyntax, _ place: TypePlace) -> ExistingCase.Value {
        let label = parameter.firstName?.bareName
        let type = module.declarations.resolve(WrittenType(parameter.type), at: place)
        let object = sharedObject(in: type)
        return ExistingCase.Value(label: label == "_" ? nil : label, type: object ?? type, isShared: object != nil)
    }

    /// `Store` of `Shared<Store>`.
    private func sharedObject(in type: ResolvedType) -> ResolvedType? {
        guard case .declared(let declared, let arguments) = type, arguments.count == 1,
            SharedNames(module: module).isShared(declared)
        else { return nil }
        return arguments[0]
    }

    // MARK: - Arms

    private func arms(of screens: SwitchExprSyntax) -> [String: SwitchCaseSyntax] {
        var arms: [String: SwitchCaseSyntax] = [:]
        func read(_ list: SwitchCaseListSyntax) {
            for element in list {
                if case .switchCase(let arm) = element, let name = arm.onlyPattern?.caseName, arms[name] == nil {
                    arms[name] = arm
                }
                guard case .ifConfigDecl(let config) = element else { continue }
                for case .switchCases(let inner) in config.clauses.compactMap(\.elements) { read(inner) }
            }
        }
        read(screens.cases)
        return arms
    }

    private func codes(of arm: SwitchCaseSyntax, _ values: [ExistingCase.Value]) -> [[CodeToken<ExistingCase.Mark>]] {
        guard let names = arm.onlyPattern?.boundNames, names.count == values.count else { return [] }
        var properties: Set<String> = []
        if case .view(let view) = form { properties = Set(view.hoisted.values) }
        let own = NameUses.names(in: Syntax(arm.statements)) { _ in true }.declarations
        let reader = ArmTokens(names: names, properties: properties, own: own)
        let inner = arm.statements.insideAvailability
        return [reader.tokens(of: arm.statements)] + (inner.map { [reader.tokens(of: $0)] } ?? [])
    }
}

/// Reads an arm's code, with its names marked.
private struct ArmTokens {
    let names: [String?]
    let properties: Set<String>
    /// Names that the code itself gives to something.
    let own: Set<String>

    func tokens(of code: CodeBlockItemListSyntax) -> [CodeToken<ExistingCase.Mark>] {
        let all = Array(code.tokens(viewMode: .sourceAccurate))
        var tokens: [CodeToken<ExistingCase.Mark>] = []
        var index = 0
        while index < all.count {
            let token = all[index]
            if token.tokenKind == .keyword(.self), index + 2 < all.count, all[index + 1].tokenKind == .period,
                properties.contains(all[index + 2].bareName)
            {
                tokens.append(.value(.property(all[index + 2].bareName)))
                index += 3
                continue
            }
            tokens.append(mark(of: token).map(CodeToken.value) ?? .text(token.text))
            index += 1
        }
        return tokens
    }

    private func mark(of token: TokenSyntax) -> ExistingCase.Mark? {
        guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            !reference.isNameOfMember
        else { return nil }
        let name = token.bareName
        guard !own.contains(name) else { return nil }
        if let number = names.firstIndex(of: name) { return .value(number) }
        return properties.contains(name) ? .property(name) : nil
    }
}

extension IfConfigClauseSyntax {
    /// What makes the clause's code be there.
    fileprivate func conditionText(in config: IfConfigDeclSyntax, inside outer: String?) -> String {
        let own = condition?.trimmedDescription ?? ""
        let before = config.clauses.prefix { $0.id != id }.compactMap { $0.condition?.trimmedDescription }
        let parts = (outer.map { [$0] } ?? []) + before.map { "!(\($0))" } + (own.isEmpty ? [] : [own])
        return parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " && ")
    }
}

extension SwitchCaseSyntax {
    /// The pattern, where there is one without a `where`.
    var onlyPattern: PatternSyntax? {
        guard case .case(let label) = label, label.caseItems.count == 1, let item = label.caseItems.first,
            item.whereClause == nil
        else { return nil }
        return item.pattern
    }

    var isDefault: Bool {
        if case .default = label { return true }
        return false
    }
}

extension CodeBlockItemListSyntax {
    /// The code inside `if #available(…) { … }`, where that is all.
    fileprivate var insideAvailability: CodeBlockItemListSyntax? {
        guard count == 1,
            let statement = first?.item.as(ExpressionStmtSyntax.self)?.expression ?? first?.item.as(ExprSyntax.self),
            let condition = statement.as(IfExprSyntax.self), condition.elseBody == nil, condition.conditions.count == 1,
            condition.conditions.first?.condition.is(AvailabilityConditionSyntax.self) == true
        else { return nil }
        return condition.body.statements
    }
}
