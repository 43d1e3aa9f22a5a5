/// How deeply brackets are nested in a file, before it is parsed.
///
/// The parser looks ahead for a type at every square bracket, so that nested ones double its time with each level; a
/// closure between two of them ends that. It gives up a file at 256 levels of any kind, and takes quadratic time to get
/// there. At each arrow of a chain of them (`A -> A -> A`), and at each angle bracket in another (`A<A<A`), it looks ahead
/// to the end, so that a thousand take seconds.
/// What stands in strings and comments doesn't count.
public enum BracketNesting {
    /// Twelve take half a second at worst, 20 take minutes.
    private static let deepestSquares = 12
    private static let deepest = 250
    private static let mostArrows = 100
    private static let deepestAngles = 100

    /// The UTF-8 offset of the first bracket, or `#if`, that is nested too deeply to be parsed; nil where none is.
    public static func tooDeep(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var lexer = ByteLexer(buffer)
            var depth = Depth()
            while true {
                let token = lexer.next()
                if token.kind == .endOfFile { return nil }
                depth.read(token.kind)
                let isArrow = lexer.text(of: token, is: "->")
                depth.arrows.read(token, isArrow: isArrow)
                depth.angles.read(token, opened: token.kind == .operator && !isArrow ? lexer.angles(in: token) : 0)
                let isTooDeep = depth.squares > deepestSquares || depth.total > deepest
                if isTooDeep || depth.arrows.count > mostArrows || depth.angles.count > deepestAngles {
                    return token.start
                }
            }
        }
    }

    private struct Depth {
        private(set) var total = 0
        /// Those that are open since the last brace.
        private(set) var squares = 0
        private var squaresOutside: [Int] = []
        var arrows = Arrows()
        var angles = Angles()

        mutating func read(_ kind: ByteToken.Kind) {
            switch kind {
            case .leftBrace:
                total += 1
                squaresOutside.append(squares)
                squares = 0
            case .rightBrace:
                total = max(0, total - 1)
                squares = squaresOutside.popLast() ?? 0
            case .leftSquare:
                total += 1
                squares += 1
            case .rightSquare:
                total = max(0, total - 1)
                squares = max(0, squares - 1)
            case .leftParen, .poundIf:
                total += 1
            case .rightParen, .poundEndif:
                total = max(0, total - 1)
            default:
                break
            }
        }
    }

    /// The arrows of one type, between the innermost brackets.
    private struct Arrows {
        private(set) var count = 0
        private var outside: [Int] = []
        private var isBehindArrow = false

        mutating func read(_ token: ByteToken, isArrow: Bool) {
            defer { isBehindArrow = isArrow }
            switch token.kind {
            case .leftBrace, .leftParen, .leftSquare:
                outside.append(count)
                count = 0
            case .rightBrace, .rightParen, .rightSquare:
                count = outside.popLast() ?? 0
            case .comma, .semicolon:
                count = 0
            case _ where isArrow:
                count += 1
            default:
                // The next line goes on with the type behind an arrow or with one.
                if token.startsLine, !isBehindArrow { count = 0 }
            }
        }
    }

    /// The angle brackets that are open, between the innermost other brackets; a comparison counts until its line ends.
    private struct Angles {
        private(set) var count = 0
        private var outside: [Int] = []
        /// Behind an angle bracket or a comma the next line goes on with the list.
        private var goesOn = false

        /// - Parameter opened: how many the token opens, less those that it closes.
        mutating func read(_ token: ByteToken, opened: Int) {
            if token.startsLine, !goesOn { count = 0 }
            goesOn = opened > 0 || token.kind == .comma
            switch token.kind {
            case .leftBrace, .leftParen, .leftSquare:
                outside.append(count)
                count = 0
            case .rightBrace, .rightParen, .rightSquare:
                count = outside.popLast() ?? 0
            case .semicolon:
                count = 0
            default:
                count = max(0, count + opened)
            }
        }
    }
}
