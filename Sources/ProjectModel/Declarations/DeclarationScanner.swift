import SourceEditing

/// Goes over the tokens outside of bodies, and from bracket to bracket inside of them.
struct DeclarationScanner {
    private(set) var declarations: [ScannedDeclaration] = []
    private(set) var imports: [ScannedImport] = []

    private var lexer: ByteLexer
    private var current = ByteToken.startOfFile
    /// The token before the current one.
    private var previous = ByteToken.startOfFile
    /// The current token is to be read again.
    private var isGivenBack = false
    /// The paths of the types whose braces are open.
    private var types: [String] = []
    /// The path of the type whose brace comes next.
    private var typeHeader: String?
    private var conditions = ConditionStack()
    /// For every open `#if`, how many types were open there.
    private var conditionalTypes: [Int] = []
    /// Modifiers have been read, and among them one that keeps the declaration in its file.
    private var isPrivateNext = false
    private var isTestable = false
    private var isExported = false

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        lexer = ByteLexer(buffer)
    }

    mutating func scan() {
        while true {
            let token = take()
            switch token.kind {
            case .word: readWord(token)
            case .at: readAttribute()
            case .leftBrace: openBrace()
            case .rightBrace: closeBrace()
            case .leftParen, .leftSquare: skipBrackets()
            case .semicolon: typeHeader = nil
            case .poundIf, .poundElseif, .poundElse, .poundEndif: readDirective(token)
            case .invalid: skipRestOfLine()
            case .endOfFile: return
            default: break
            }
        }
    }

    private mutating func take() -> ByteToken {
        if isGivenBack {
            isGivenBack = false
        } else {
            previous = current
            current = lexer.next()
        }
        return current
    }

    private mutating func giveBack() {
        isGivenBack = true
    }
}

// MARK: - Structure

extension DeclarationScanner {
    private mutating func openBrace() {
        if let type = typeHeader {
            types.append(type)
            typeHeader = nil
        } else {
            skipBody()
        }
    }

    private mutating func closeBrace() {
        typeHeader = nil
        if types.count > (conditionalTypes.last ?? 0) { types.removeLast() }
    }

    /// Branches begin and end with the types open that were open at the `#if`, also in broken files.
    private mutating func readDirective(_ directive: ByteToken) {
        switch directive.kind {
        case .poundIf:
            conditions.begin(lexer.string(lexer.condition()))
            conditionalTypes.append(types.count)
        case .poundElseif:
            conditions.continue(lexer.string(lexer.condition()))
        case .poundElse:
            conditions.continue(nil)
        default:
            conditions.end()
        }
        typeHeader = nil
        guard let open = conditionalTypes.last else { return }
        types.removeLast(max(0, types.count - open))
        if directive.kind == .poundEndif { conditionalTypes.removeLast() }
    }

    /// Moves behind the brace that closes the one just read; in a broken file, to the end of the `#if` branch.
    private mutating func skipBody() {
        var depth = 1
        var conditionals = 0
        while depth > 0 {
            current = lexer.next()
            switch current.kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .poundIf: conditionals += 1
            case .poundElseif, .poundElse, .poundEndif:
                if conditionals == 0, !conditions.isEmpty { return giveBack() }
                if current.kind == .poundEndif { conditionals = max(0, conditionals - 1) }
            case .endOfFile: return
            default: break
            }
        }
    }

    /// Moves behind the bracket that closes the one just read; in a broken file, to the end of the block around it.
    private mutating func skipBrackets() {
        var depth = 1
        while depth > 0 {
            let token = take()
            switch token.kind {
            case .leftParen, .leftSquare: depth += 1
            case .rightParen, .rightSquare: depth -= 1
            case .leftBrace: skipBody()
            case .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif: return giveBack()
            case .endOfFile: return
            default: break
            }
        }
    }

    private mutating func skipRestOfLine() {
        var token = take()
        while !token.startsLine, token.kind != .endOfFile { token = take() }
        giveBack()
    }

    private mutating func readAttribute() {
        let name = take()
        guard name.kind == .word else { return giveBack() }
        if lexer.text(of: name, is: "testable") { isTestable = true }
        if lexer.text(of: name, is: "_exported") { isExported = true }
    }
}

// MARK: - Declarations

extension DeclarationScanner {
    private mutating func readWord(_ word: ByteToken) {
        if lexer.isModifier(word) {
            isPrivateNext = isPrivateNext || lexer.isPrivate(word)
            return
        }
        defer { isPrivateNext = false }
        switch lexer[word.start] {
        case UInt8(ascii: "s"), UInt8(ascii: "c"), UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "p"):
            guard let introducer = lexer.typeIntroducer(word, after: previous) else { return }
            readType(introducer)
        case UInt8(ascii: "t") where lexer.text(of: word, is: "typealias"):
            readName(of: .typealias)
        case UInt8(ascii: "f") where lexer.text(of: word, is: "func"):
            typeHeader = nil
            if types.isEmpty { readName(of: .function) }
        case UInt8(ascii: "l") where lexer.text(of: word, is: "let"),
            UInt8(ascii: "v") where lexer.text(of: word, is: "var"):
            typeHeader = nil
            if types.isEmpty, beginsVariable { readVariables() }
        case UInt8(ascii: "i") where lexer.text(of: word, is: "import"):
            if types.isEmpty { readImport() }
        default:
            return
        }
    }

    private mutating func readType(_ introducer: TypeIntroducer) {
        let kind: ScannedDeclaration.Kind
        switch introducer {
        case .struct: kind = .struct
        case .class: kind = .class
        case .actor: kind = .actor
        case .enum: kind = .enum
        case .protocol: kind = .protocol
        case .extension:
            guard let type = ExtendedType(&lexer) else { return }
            typeHeader = add(.extension, type.name, at: type.offset)
            return
        }
        let name = take()
        typeHeader = add(kind, lexer.name(of: name), at: name.start)
    }

    /// Lists the declaration whose name comes next; nothing where none comes.
    private mutating func readName(of kind: ScannedDeclaration.Kind) {
        guard previous.kind != .period else { return }
        let name = take()
        guard lexer.isName(name) || (kind == .function && name.kind == .operator) else { return giveBack() }
        add(kind, lexer.name(of: name), at: name.start)
    }

    /// The path of the declaration.
    @discardableResult
    private mutating func add(_ kind: ScannedDeclaration.Kind, _ name: String, at offset: Int) -> String {
        let path = types.last.map { "\($0).\(name)" } ?? name
        declarations.append(
            ScannedDeclaration(
                kind: kind, name: name, path: path, offset: offset, condition: conditions.text,
                isPrivate: isPrivateNext && kind.isNominal))
        isTestable = false
        isExported = false
        return path
    }
}

// MARK: - Variables and imports

extension DeclarationScanner {
    private enum BindingPart {
        case pattern, type, value
    }

    /// Not the `let` of a condition or pattern, as scripts have them at the file's level.
    private var beginsVariable: Bool {
        switch previous.kind {
        case .comma, .period, .leftParen: return false
        case .word:
            let others: [StaticString] = ["if", "guard", "while", "for", "case", "catch", "in"]
            return !others.contains { lexer.text(of: previous, is: $0) }
        default: return true
        }
    }

    /// Lists the names that a `let` or `var` binds, up to where the next statement begins.
    private mutating func readVariables() {
        readPattern()
        var part = BindingPart.pattern
        var openAngles = 0
        while true {
            let token = take()
            if token.startsLine, token.kind == .word || token.kind == .at, !isContinued(previous) { return giveBack() }
            switch token.kind {
            case .semicolon, .rightBrace, .poundIf, .poundElseif, .poundElse, .poundEndif, .invalid, .endOfFile:
                return giveBack()
            case .leftParen, .leftSquare:
                skipBrackets()
            case .leftBrace:
                skipBody()
            case .colon where part == .pattern:
                part = .type
            case .operator where part != .value:
                if lexer.text(of: token, is: "=") { part = .value }
                if !lexer.text(of: token, is: "->") { openAngles += lexer.angles(in: token) }
            case .comma where part == .value ? isBindingNext : openAngles == 0:
                part = .pattern
                readPattern()
            default:
                break
            }
        }
    }

    /// Lists the names of a pattern: one, or those of a tuple. `_` and the labels of a tuple are none.
    private mutating func readPattern() {
        var depth = 0
        repeat {
            let token = take()
            switch token.kind {
            case .leftParen:
                depth += 1
            case .rightParen:
                depth -= 1
            case .word:
                let isLabel = depth > 0 && lexer[token.end] == UInt8(ascii: ":")
                if isLabel || lexer.text(of: token, is: "_") { break }
                guard lexer.isName(token) else { return giveBack() }
                add(.variable, lexer.name(of: token), at: token.start)
            case .comma where depth > 0, .colon where depth > 0:
                break
            default:
                return giveBack()
            }
        } while depth > 0
    }

    /// Whether a pattern and `:` or `=` come next: behind the comma of a value that is another binding, and not
    /// an argument of a generic type.
    private var isBindingNext: Bool {
        var ahead = lexer
        var token = ahead.next()
        guard token.kind == .word || token.kind == .leftParen else { return false }
        var depth = 0
        repeat {
            if token.kind == .leftParen { depth += 1 }
            if token.kind == .rightParen { depth -= 1 }
            token = ahead.next()
        } while depth > 0 && token.kind != .endOfFile
        return token.kind == .colon || ahead.text(of: token, is: "=")
    }

    /// Whether a statement goes on in the next line when this token ends a line. A postfix operator, which touches
    /// what stands before it, doesn't make it.
    private func isContinued(_ token: ByteToken) -> Bool {
        switch token.kind {
        case .comma, .colon, .period: true
        case .operator: token.start > 0 && lexer[token.start - 1] <= UInt8(ascii: " ")
        default: false
        }
    }

    private mutating func readImport() {
        guard previous.kind != .period else { return }
        let first = take()
        guard first.kind == .word else { return giveBack() }
        var kind: String?
        var module = first
        if isImportKind(first) {
            module = take()
            guard module.kind == .word else { return giveBack() }
            kind = lexer.string(first.range)
        }
        var path = lexer.name(of: module)
        while take().kind == .period {
            let part = take()
            guard part.kind == .word || part.kind == .operator else { break }
            path += "." + lexer.name(of: part)
        }
        giveBack()
        imports.append(
            ScannedImport(
                module: lexer.name(of: module), path: path, kind: kind, isTestable: isTestable, isExported: isExported,
                offset: module.start, condition: conditions.text))
        isTestable = false
        isExported = false
    }

    private func isImportKind(_ word: ByteToken) -> Bool {
        let kinds: [StaticString] = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        return kinds.contains { lexer.text(of: word, is: $0) }
    }
}

// MARK: - Modifiers

extension ByteLexer {
    /// What may stand between an access modifier and the word that introduces a type, and the access modifiers.
    fileprivate func isModifier(_ word: ByteToken) -> Bool {
        switch self[word.start] {
        case UInt8(ascii: "f"): text(of: word, is: "final") || text(of: word, is: "fileprivate")
        case UInt8(ascii: "i"): text(of: word, is: "indirect") || text(of: word, is: "internal")
        case UInt8(ascii: "n"): text(of: word, is: "nonisolated")
        case UInt8(ascii: "o"): text(of: word, is: "open")
        case UInt8(ascii: "p"): isPrivate(word) || text(of: word, is: "public") || text(of: word, is: "package")
        default: false
        }
    }

    fileprivate func isPrivate(_ word: ByteToken) -> Bool {
        text(of: word, is: "private") || text(of: word, is: "fileprivate")
    }
}

extension ScannedDeclaration.Kind {
    fileprivate var isNominal: Bool {
        switch self {
        case .struct, .class, .actor, .enum, .protocol, .extension: true
        case .typealias, .function, .variable: false
        }
    }
}
