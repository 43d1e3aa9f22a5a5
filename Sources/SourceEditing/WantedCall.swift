/// Follows whether the next bracket belongs to the call of a wanted word: `Word {`, `Word(`, `Word<T>(`,
/// `Word.init(`, `Word(…) {`, `Word {…} label: {`.
struct WantedCall {
    private var isWanted = false
    private var isBehindBrace = false
    private var isBehindPeriod = false
    private var openAngles = 0

    /// - Parameters:
    ///   - isWanted: a bracket of a wanted word's call has just been closed.
    ///   - isBehindBrace: it was a brace.
    init(isWanted: Bool = false, isBehindBrace: Bool = false) {
        self.isWanted = isWanted
        self.isBehindBrace = isBehindBrace
    }

    var takesNext: Bool { isWanted && openAngles == 0 }

    var isInAngles: Bool { isWanted && openAngles > 0 }

    /// Reads a token that is no bracket.
    mutating func read(_ token: ByteToken, holdsWord: Bool, _ lexer: ByteLexer) {
        if holdsWord, token.kind == .word {
            self = WantedCall(isWanted: true)
            return
        }
        guard isWanted else { return }
        switch token.kind {
        case .operator where isInAngles || lexer[token.start] == UInt8(ascii: "<"):
            if !lexer.text(of: token, is: "->") { openAngles += lexer.angles(in: token) }
        case .semicolon:
            self = WantedCall()
        case _ where isInAngles:
            break
        case .word where isBehindBrace && lexer[token.end] == UInt8(ascii: ":"):
            isBehindBrace = false
        case .word where isBehindPeriod && lexer.text(of: token, is: "init"):
            isBehindPeriod = false
        case .period:
            isBehindPeriod = true
        case .colon where !isBehindBrace:
            break
        default:
            self = WantedCall()
        }
    }
}
