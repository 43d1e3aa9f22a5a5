import Testing

@testable import Reporting

@Suite struct LayeredLayoutTests {
    private func layout(_ count: Int, _ edges: [(Int, Int)]) -> LayeredLayout {
        LayeredLayout(
            sizes: Array(repeating: .init(width: 50, height: 20), count: count),
            edges: edges.map { (from: $0.0, to: $0.1) })
    }

    @Test func edgesRunToTheRight() {
        let layout = layout(5, [(0, 1), (1, 2), (0, 3), (3, 2), (2, 4)])
        #expect(layout.origins[0].x < layout.origins[1].x)
        #expect(layout.origins[1].x == layout.origins[3].x)
        #expect(layout.origins[1].x < layout.origins[2].x)
        #expect(layout.origins[2].x < layout.origins[4].x)
    }

    @Test func aChainIsStraight() {
        let layout = layout(4, [(0, 1), (1, 2), (2, 3)])
        #expect(Set(layout.origins.map(\.y)) == [0])
        #expect(layout.size.height == 20)
        #expect(layout.routes[0].map(\.y) == [10, 10])
    }

    /// Two parents whose children stand the wrong way round.
    @Test func crossingsAreResolved() {
        let layout = layout(6, [(0, 1), (0, 2), (1, 5), (2, 4), (0, 3), (3, 5)])
        func isAbove(_ first: Int, _ second: Int) -> Bool { layout.origins[first].y < layout.origins[second].y }
        #expect(isAbove(2, 1) == isAbove(4, 5))
        #expect(isAbove(2, 3) == isAbove(4, 5))
    }

    @Test func circlesEnd() {
        let layout = layout(3, [(0, 1), (1, 2), (2, 0), (1, 1)])
        #expect(layout.origins.map(\.x) == layout.origins.map(\.x).sorted())
        // The way back begins at the right and ends at the left.
        #expect(layout.routes[2].first!.x > layout.routes[2].last!.x)
        #expect(layout.routes[3] == [])
    }

    @Test func partsStandBelowEachOther() {
        let layout = layout(4, [(0, 1), (2, 3)])
        #expect(layout.origins[0].x == layout.origins[2].x)
        #expect(layout.origins[2].y >= layout.origins[0].y + 20 + LayeredLayout.Spacing().parts)
    }

    /// Ten layers of thirty nodes.
    @Test func manyNodes() {
        var edges: [(Int, Int)] = []
        for node in 30..<300 { edges += [(node - 30, node), ((node * 7) % 30 + node / 30 * 30 - 30, node)] }
        let layout = layout(300, edges)
        #expect(Set(layout.origins.map(\.x)).count == 10)
        #expect(layout.size.height >= 30 * 20 + 29 * LayeredLayout.Spacing().nodes)
    }
}
