/// How many views a piece of view-builder code stands for, as far as its syntax tells.
public indirect enum ViewShape: Sendable, Equatable {
    /// One view; the name is that of the type or function called, where there is one.
    case view(String?)
    /// Content that the enclosing view was given: `content`, `content()`.
    case given(String)
    case several([ViewShape])
    /// `if` and `switch`; not exhaustive is an `if` without `else`.
    case branches([ViewShape], isExhaustive: Bool)
    /// `#if`, with the condition under which each clause is compiled; not exhaustive is one without `#else`.
    case compiled([CompiledClause], isExhaustive: Bool)
    /// `ForEach`.
    case repeated
    /// A declaration: no view, but a name that later views may use.
    case declaration

    public struct CompiledClause: Sendable, Equatable {
        public let condition: CompilationCondition
        public let shape: ViewShape
    }

    /// The number of columns that a container makes of the content on one of `platforms`.
    public func columns(on platforms: Set<Platform>) -> ColumnCount {
        switch self {
        case .view: return .exactly(1)
        case .given(let name): return .given(name)
        case .declaration: return .exactly(0)
        case .repeated: return .hidden(.forEach)
        case .several(let shapes):
            return Self.sum(shapes, on: platforms)
        case .branches(let shapes, let isExhaustive):
            let counts = shapes.map { $0.columns(on: platforms) }
            guard counts.allSatisfy({ $0 == .exactly(1) }) else { return .hidden(.conditional) }
            return isExhaustive ? .exactly(1) : .atMostOne
        case .compiled(let clauses, let isExhaustive):
            return Self.compiled(clauses, isExhaustive: isExhaustive, on: platforms)
        }
    }

    /// The names of the views that stand at the top: what one's body holds stands there, too.
    public var views: Set<String> {
        switch self {
        case .view(let name): name.map { [$0] } ?? []
        case .given, .repeated, .declaration: []
        case .several(let shapes), .branches(let shapes, _): shapes.reduce(into: []) { $0.formUnion($1.views) }
        case .compiled(let clauses, _): clauses.reduce(into: []) { $0.formUnion($1.shape.views) }
        }
    }

    private static func sum(_ shapes: [ViewShape], on platforms: Set<Platform>) -> ColumnCount {
        let counts = shapes.map { $0.columns(on: platforms) }.filter { $0 != .exactly(0) }
        if counts.count == 1 { return counts[0] }
        var total = 0
        for count in counts {
            switch count {
            case .exactly(let number): total += number
            case .atMostOne: return .hidden(.conditional)
            case .given: return .hidden(.given)
            case .hidden: return count
            }
        }
        return .exactly(total)
    }

    private static func compiled(
        _ clauses: [CompiledClause], isExhaustive: Bool, on platforms: Set<Platform>
    ) -> ColumnCount {
        var counts: [ColumnCount] = []
        for platform in platforms.sorted(by: { $0.rawValue < $1.rawValue }) {
            let live = clauses.filter { $0.condition.holds(on: platform) != false }
            let certain = isExhaustive || live.contains { $0.condition.holds(on: platform) == true }
            counts += live.map { $0.shape.columns(on: [platform]) }
            if !certain { counts.append(.exactly(0)) }
        }
        guard let first = counts.first else { return .exactly(0) }
        return counts.allSatisfy { $0 == first } ? first : .hidden(.compilation)
    }
}

/// What is known of a container's columns.
public enum ColumnCount: Sendable, Equatable {
    case exactly(Int)
    /// A lone `if` without `else`.
    case atMostOne
    /// What the callers of the enclosing view pass in.
    case given(String)
    case hidden(Hiding)

    /// What hides the number.
    public enum Hiding: String, Sendable {
        case conditional = "an 'if' or 'switch'"
        case compilation = "an '#if'"
        case forEach = "a 'ForEach'"
        case grouping = "a 'Group' or a property with several views"
        case body = "a view whose body holds several"
        case given = "content that is passed in"
    }
}
