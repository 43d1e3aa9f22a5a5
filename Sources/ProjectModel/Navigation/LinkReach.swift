import SourceEditing

/// The bodies of a file that its links hang together with: what a link's destination, flag and surroundings name may be
/// declared, called or written in any of them.
///
/// By the words in them, those of comments and strings too: a body too many costs a little time. A body belongs that
/// - holds one of the words that are looked for,
/// - is that of a function or property which a body that belongs names, or the code between the bodies,
/// - names the function or property of one that belongs (where it is called from counts),
/// - names the flag of a link,
/// - or is an initialiser's.
struct LinkReach {
    /// A UTF-8 offset in each block of those bodies, in no order.
    let offsets: [Int]

    /// - Parameter found: where the words stand that are looked for, ascending.
    /// - Returns: nil for a file without a link, and for one that has to be parsed as a whole.
    init?(from found: [Int], in buffer: UnsafeBufferPointer<UInt8>) {
        guard !Self.links.matches(in: buffer).isEmpty, let bodies = OutermostBodies(in: buffer) else { return nil }
        let flags = Self.flags(in: buffer)
        var rest: [Body] = []
        var reached: Set<UInt64> = []
        var owners: Set<UInt64> = []
        var kept: [Range<Int>] = []
        func keep(_ body: Body) {
            kept.append(body.range)
            reached.formUnion(body.words)
            if let owner = body.owner, !Self.everyViews.contains(owner) { owners.insert(owner) }
        }
        var start = 0
        var places = found[...]
        var owner: UInt64?
        for range in bodies.ranges {
            let code = CodeBetween(start..<range.lowerBound, in: buffer)
            reached.formUnion(code.names)
            owner = code.owner ?? owner
            start = range.upperBound
            places = places.drop { $0 < range.lowerBound }
            let holdsWord = places.first.map(range.contains) ?? false
            let body = Body(range: range, owner: owner, words: WordHashes.all(in: range, of: buffer))
            let belongs = holdsWord || owner == CodeBetween.initializer || !body.words.isDisjoint(with: flags)
            if belongs { keep(body) } else { rest.append(body) }
        }
        reached.formUnion(CodeBetween(start..<buffer.count, in: buffer).names)
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            rest.removeAll { body in
                guard body.owner.map(reached.contains) ?? true || !body.words.isDisjoint(with: owners) else {
                    return false
                }
                keep(body)
                hasGrown = true
                return true
            }
        }
        offsets = kept.map(\.lowerBound) + BlocksInside(ranges: kept).matches(in: buffer)
    }

    private struct Body {
        let range: Range<Int>
        /// The function or property that it belongs to, by its name's hash; nil: that isn't told.
        let owner: UInt64?
        let words: Set<UInt64>
    }

    private static let links = NeedleSet(["NavigationLink"])
    private static let flagLabels = NeedleSet(["isActive", "selection"])
    /// What calls these says nothing about links.
    private static let everyViews: Set<UInt64> = [FNV1a.hash("body".utf8), CodeBetween.initializer]

    /// The names in what drives links: `isActive: $isShown`, `selection: $model.chosen`.
    private static func flags(in buffer: UnsafeBufferPointer<UInt8>) -> Set<UInt64> {
        var flags: Set<UInt64> = []
        for match in flagLabels.matches(in: buffer) {
            let colon = match + (buffer[match] == UInt8(ascii: "i") ? "isActive" : "selection").utf8.count
            guard colon < buffer.count, buffer[colon] == UInt8(ascii: ":") else { continue }
            var depth = 0
            let end = buffer[(colon + 1)...].firstIndex { byte in
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
                return depth < 0 || (depth == 0 && byte == UInt8(ascii: ","))
            }
            let range = colon..<(end ?? buffer.count)
            WordHashes.forEach(in: range, of: buffer) { hash, word in
                // Numbers are words, too.
                guard buffer[word.lowerBound] > UInt8(ascii: "9") else { return }
                flags.insert(hash)
                flags.insert(FNV1a.hash(buffer[word], from: FNV1a.hash(CollectionOfOne(UInt8(ascii: "_")))))
            }
        }
        return flags
    }
}

/// The code between two bodies.
private struct CodeBetween {
    /// Its words, by their hashes, without the names that it declares.
    private(set) var names: Set<UInt64> = []
    /// The function or property that the body behind it belongs to: the name behind the last `func`, `var` or `let`, or
    /// `init`.
    private(set) var owner: UInt64?

    static let initializer = FNV1a.hash("init".utf8)
    private static let introducers = Set(["func", "var", "let"].map { FNV1a.hash($0.utf8) })
    private static let enumCase = FNV1a.hash("case".utf8)

    init(_ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) {
        var (ownsBody, isDeclared) = (false, false)
        WordHashes.forEach(in: range, of: buffer) { hash, _ in
            if ownsBody || hash == Self.initializer { owner = hash }
            if !isDeclared { names.insert(hash) }
            ownsBody = Self.introducers.contains(hash)
            isDeclared = ownsBody || hash == Self.enumCase
        }
    }
}
