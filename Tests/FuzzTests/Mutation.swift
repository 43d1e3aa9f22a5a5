import TestSupport

/// Changes of a source file such as editors, merges, people and accidents make, and some that nobody would.
extension SeededRandom {
    /// A change that mostly leaves code that parses.
    mutating func gentlyChanged(_ bytes: [UInt8]) -> [UInt8] {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            switch Int.random(in: 0..<6, using: &self) {
            case 0, 1: changed = withAnotherName(changed)
            case 2: changed = withLines(changed) { random, lines in lines.remove(at: random.index(of: lines)) }
            case 3:
                changed = withLines(changed) { random, lines in
                    let index = random.index(of: lines)
                    lines.insert(lines[index], at: index)
                }
            case 4:
                changed = withLines(changed) { random, lines in
                    lines.swapAt(random.index(of: lines), random.index(of: lines))
                }
            default:
                let line = oneOf(oneOf(Corpus.sources).bytes.split(separator: 0x0A, omittingEmptySubsequences: false))
                changed = withLines(changed) { random, lines in lines.insert(line, at: random.index(of: lines)) }
            }
        }
        return changed
    }

    /// A change that mostly breaks it.
    mutating func harshlyChanged(_ bytes: [UInt8]) -> [UInt8] {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            let place = Int.random(in: 0...changed.count, using: &self)
            switch Int.random(in: 0..<9, using: &self) {
            case 0: changed.insert(contentsOf: oneOf(Self.oddities), at: place)
            case 1: changed.removeSubrange(place..<min(changed.count, place + Int.random(in: 1...40, using: &self)))
            case 2: changed.removeSubrange(place...)
            case 3: changed += changed
            case 4: changed = deeper(changed, at: place)
            case 5: changed.insert(contentsOf: long(), at: place)
            case 6: changed = changed.map { $0 == 0x0A ? 0x20 : $0 }
            case 7: changed = changed.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
            default:
                if place < changed.count { changed[place] = UInt8.random(in: 0...255, using: &self) }
            }
            // Doubled again and again it would be no longer about what is in it.
            if changed.count > 60_000 { break }
        }
        return changed
    }

    mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        once(in: 3) ? harshlyChanged(bytes) : gentlyChanged(bytes)
    }

    // MARK: Parts

    private static let oddities: [[UInt8]] =
        [[0], [0xFF], [0xC3], [0xEF, 0xBB, 0xBF], [0x0D], [0x0C]]
        + [
            "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "/", "`", "#if A\n",
            "#endif\n",
            "#else\n", "\n<<<<<<< HEAD\n", "<#code#>", "@", "$0", "?", "!", "\u{2028}", "\u{202E}", "\u{1B}[2J",
            "e\u{301}",
            " NavigationView { ", " NavigationLink(\"a\", destination: A()) ", ".navigationViewStyle(.stack)", " in ",
            "case ",
            "struct A: View { var body: some View { ", "// navmigrate:skip\n", "import SwiftUI\n", "->", "<", ">", ":",
            ";",
        ].map { Array($0.utf8) }

    /// One name in the place of another, from the file itself or of those that the steps know.
    private mutating func withAnotherName(_ bytes: [UInt8]) -> [UInt8] {
        let names = Self.names(in: bytes)
        guard let old = names.randomElement(using: &self), let other = names.randomElement(using: &self) else {
            return bytes
        }
        let new = once(in: 2) ? Array(bytes[other]) : Array(oneOf(Self.words).utf8)
        return bytes[..<old.lowerBound] + new + bytes[old.upperBound...]
    }

    private static let words = [
        "NavigationView", "NavigationLink", "NavigationStack", "NavigationSplitView", "NavigationPath", "View", "body",
        "self",
        "isActive", "tag", "selection", "destination", "label", "navigationViewStyle", "navigationDestination", "sheet",
        "List",
        "ForEach", "AnyView", "State", "Binding", "ObservedObject", "some", "Any", "Self", "Route", "Router", "path",
        "item",
        "isPresented", "onAppear", "stack", "columns", "Group", "TabView", "init", "let", "var", "if", "else", "switch",
        "return",
        "private", "static", "nil", "true", "dismiss", "Text", "Button", "VStack", "id", "isDetailLink", "Hashable",
        "extension",
    ]

    private static func names(in bytes: [UInt8]) -> [Range<Int>] {
        var names: [Range<Int>] = []
        var start: Int?
        for (index, byte) in (bytes + [0]).enumerated() {
            let isPart = byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
            if isPart {
                start = start ?? index
            } else if let begin = start {
                names.append(begin..<index)
                start = nil
            }
        }
        return names
    }

    private mutating func withLines(
        _ bytes: [UInt8], _ change: (inout SeededRandom, inout [ArraySlice<UInt8>]) -> Void
    ) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        change(&self, &lines)
        return Array(lines.joined(separator: [0x0A]))
    }

    private mutating func index(of lines: [ArraySlice<UInt8>]) -> Int { Int.random(in: lines.indices, using: &self) }

    /// Brackets, blocks, conditions, chains or operators one in the other, around what stands behind a place or before it.
    private mutating func deeper(_ bytes: [UInt8], at place: Int) -> [UInt8] {
        let pairs = [
            ("(", ")"), ("[", "]"), ("{", "}"), ("VStack { ", " }"), ("if a { ", " }"), ("#if A\n", "\n#endif\n"),
            ("\"\\(", ")\""), ("NavigationView { ", " }"), ("NavigationLink(destination: ", ") { A() }"),
            ("struct A { ", " }"), ("A<", ">"), ("!", ""), ("", ".padding()"), ("a + ", ""), ("a ? b : ", ""),
            ("@A ", ""),
            ("/* ", " */"), ("(A) -> ", ""), ("AnyView(", ")"), ("NavigationLink(\"a\") { ", " }"),
        ]
        let (open, close) = oneOf(pairs)
        let depth = oneOf([3, 11, 13, 60, 245, 260, 2_000])
        let end = min(bytes.count, place + Int.random(in: 0...80, using: &self))
        var deeper = Array(bytes[..<place])
        deeper += String(repeating: open, count: depth).utf8
        deeper += bytes[place..<end]
        deeper += String(repeating: close, count: depth).utf8
        return deeper + bytes[end...]
    }

    private mutating func long() -> [UInt8] {
        let piece = oneOf(["a", " ", ".a()", "\"a\", ", "a, ", "é", "\t", "a; ", "/", "\"", "Text(\"a\"); "])
        // Each argument of a link's screen is looked at for itself, which takes a while of thousands.
        let count = piece == "a, " ? 200 : oneOf([300, 5_000, 20_000 / piece.utf8.count])
        return Array(String(repeating: piece, count: count).utf8)
    }
}
