import ProjectModel

/// The code that shows a case's screen.
enum ScreenCode {
    enum Piece: Hashable, Sendable {
        /// Lines behind the first are indented relative to the first.
        case code(String)
        /// An associated value, by its number.
        case value(Int)
        case hoisted(HoistedValue)
    }

    /// Marks what isn't the code itself.
    enum Mark: Hashable, Sendable {
        case value(Int)
        case hoisted(HoistedValue)
    }

    static func tokens(of pieces: [Piece]) -> CodeTokens<Mark> {
        CodeTokens(
            pieces.map { piece in
                switch piece {
                case .code(let code): .code(code)
                case .value(let number): .value(.value(number))
                case .hoisted(let value): .value(.hoisted(value))
                }
            })
    }

    static func hoisted(in pieces: [Piece]) -> [HoistedValue] {
        pieces.reduce(into: []) { values, piece in
            if case .hoisted(let value) = piece, !values.contains(value) { values.append(value) }
        }
    }
}

/// A case that the module's routes don't have yet.
struct RouteCase: Sendable {
    /// Without backticks.
    let name: String
    let values: [CaseDraft.Part]
    let code: [ScreenCode.Piece]
    /// The condition of the `#if` around it.
    let condition: String?
    let availability: String?
    let imports: Set<String>
    let conditionalImports: [String: String]
}

extension RouteCase {
    /// `case recipeDetail(recipe: Recipe)`
    /// - Parameter shared: the name of the struct for objects that travel by identity.
    func declaration(shared: String) -> ParenthesizedList {
        let list = values.map { value in
            let type = value.isShared ? "\(shared)<\(value.type)>" : value.type.description
            return "\(CaseName.argumentLabel(value.label)): \(type)"
        }
        return ParenthesizedList(head: "case " + CaseName.declared(name), elements: list)
    }

    /// The lines of the switch's arm, each with the levels that it is indented by.
    /// - Parameter properties: the name of each value that the view has by itself.
    func arm(_ properties: [HoistedKey: String], _ limit: LineLimit) -> [CodeLine] {
        let tokens = ScreenCode.tokens(of: code)
        let names = boundNames(
            avoiding: tokens, Set(ScreenCode.hoisted(in: code).compactMap { properties[HoistedKey($0)] }))
        let text = code.map { piece in
            switch piece {
            case .code(let code): return code
            case .value(let number): return values[number].isShared ? names[number] + ".object" : names[number]
            case .hoisted(let value):
                let name = properties[HoistedKey(value)] ?? value.name
                return tokens.declarations.contains(name) ? "self.\(name)" : name
            }
        }.joined()
        let head = ParenthesizedList(head: "case .\(name)", elements: names.map { "let \($0)" }, tail: ":")
            .lines(level: 0, limit)
        guard let availability else { return head + Self.lines(of: text, level: 1, limit) }
        return head + [CodeLine(1, "if #available(\(availability)) {")] + Self.lines(of: text, level: 2, limit)
            + [CodeLine(1, "}")]
    }

    /// Lines that a person has broken stay as they are.
    private static func lines(of code: String, level: Int, _ limit: LineLimit) -> [CodeLine] {
        if code.contains(where: \.isNewline) || limit.fits(code, level: level) {
            return CodeLine.lines(of: code, level)
        }
        return ViewLine(code).lines(level: level, limit)
    }

    /// A label that can't be a name, or that means something else in the code, is bound under another name.
    private func boundNames(avoiding tokens: CodeTokens<ScreenCode.Mark>, _ properties: Set<String>) -> [String] {
        let used = tokens.references.union(tokens.declarations).union(properties)
        var bound: Set<String> = []
        return values.map { value in
            let other = value.label + "Value"
            let choices = value.label.canBeBound ? [value.label, other] : [other]
            let name = NameChoice.first(of: choices) { used.contains($0) || bound.contains($0) }
            bound.insert(name)
            return name
        }
    }
}
