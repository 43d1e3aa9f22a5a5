import Testing

@testable import ProjectModel

/// Bytes that are cut and changed at random, with a fixed seed: reading ends, with a list whose ranges lie in
/// each other or with a place in the file.
struct PropertyListFuzzTests {
    private let seed = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1; classes = { };
        \tobjects = {
        /* Begin PBXBuildFile section */
        \t\tA1 /* a.swift in Sources */ = {isa = PBXBuildFile; fileRef = "B\\"1\\U00e9\\101"; x = <0f 1e>; };
        \t\tL = ( one /* 1 */, 'two', "three 🎈", (), {}, );
        \t};
        \trootObject = P /* Project object */;
        }
        """

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func check(_ bytes: [UInt8]) {
        do throws(PropertyListError) {
            let list = try PropertyList.parse(bytes)
            #expect(list.range.lowerBound >= 0 && list.range.upperBound <= bytes.count)
            checkRanges(list)
        } catch {
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            #expect((1...lines.count).contains(error.line))
            #expect((1...lines[error.line - 1].count + 1).contains(error.column))
        }
    }

    private func checkRanges(_ list: PropertyList) {
        var end = list.range.lowerBound
        for entry in list.entries {
            #expect(entry.range.lowerBound >= end && entry.range.upperBound <= list.range.upperBound)
            #expect(entry.key.range.lowerBound == entry.range.lowerBound)
            #expect(entry.value.range.upperBound < entry.range.upperBound)
            end = entry.range.upperBound
            checkRanges(entry.value)
        }
        for element in list.elements {
            #expect(element.range.lowerBound >= end && element.range.upperBound <= list.range.upperBound)
            #expect(element.value.range.lowerBound == element.range.lowerBound)
            #expect(element.value.range.upperBound <= element.range.upperBound)
            end = element.range.upperBound
            checkRanges(element.value)
        }
    }

    @Test func everyTruncation() {
        let bytes = Array(seed.utf8)
        for length in 0...bytes.count { check(Array(bytes[..<length])) }
    }

    @Test func mutations() {
        var generator = Generator(state: 20_250_101)
        let interesting = Array("{}()<>;=,\"'\\/*\n\r \u{0}aU0".utf8) + [0x80, 0xE2, 0xFF]
        for _ in 0..<1_500 {
            var bytes = Array(seed.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(interesting.randomElement(using: &generator) ?? 0, at: index)
                case 2: bytes[index] = interesting.randomElement(using: &generator) ?? 0
                default:
                    let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
                    bytes.insert(contentsOf: bytes[index..<end], at: index)
                }
            }
            check(bytes)
        }
    }

    /// The same changes to a whole project: whatever is read of it, nothing crashes and nothing hangs.
    @Test func mutatedProjects() {
        let project = Array(ClassicProjectTests.project.utf8)
        var generator = Generator(state: 7)
        for _ in 0..<300 {
            var bytes = project
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                // Identifiers are single letters there, so this also makes cycles and dangling references.
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] = bytes.randomElement(using: &generator) ?? 0
            }
            let map = TargetMap.read(
                ManifestSet(
                    manifests: ["App.xcodeproj/project.pbxproj": bytes], swiftFiles: ClassicProjectTests.files))
            let known = Set(ClassicProjectTests.files)
            #expect(map.targets.allSatisfy { known.isSuperset(of: $0.files) })
        }
    }
}
