import ProjectModel

/// A case in the making: what the links that use it have in common, and what each has to say.
struct CaseDraft: Sendable {
    /// The value at one place of the code, as one link has it.
    enum Value: Hashable, Sendable {
        case payload(Int)
        case constant(ConstantArgument)
    }

    /// What the case has at one place of the code.
    private enum Hole: Hashable, Sendable {
        /// An associated value, by its number.
        case part(Int)
        /// The same for all links so far.
        case constant(ConstantArgument)
    }

    struct Part: Hashable, Sendable {
        let label: String
        let outerLabel: String?
        let type: ResolvedType
        let isShared: Bool
    }

    enum Mark: Hashable, Sendable {
        /// A place that a value stands at.
        case hole
        case hoisted(HoistedKey)
    }

    /// The destination of the first link, under the least that any of the links asks for.
    private(set) var first: LiftedDestination
    /// Destinations can share a case where these are the same.
    let skeleton: [CodeToken<Mark>]
    private var holes: [Hole]
    private var parts: [Part]

    init(_ request: RouteRequest) {
        first = request.destination
        skeleton = Self.skeleton(of: first)
        holes = Self.values(of: first).map { value in
            switch value {
            case .payload(let index): .part(index)
            case .constant(let constant): .constant(constant)
            }
        }
        parts = first.payload.map {
            Part(label: $0.label, outerLabel: $0.outerLabel, type: $0.type, isShared: $0.isShared)
        }
    }

    private static func skeleton(of destination: LiftedDestination) -> [CodeToken<Mark>] {
        CodeTokens<Mark>(
            destination.template.map { piece in
                switch piece {
                case .code(let code): .code(code)
                case .constant, .payload: .value(.hole)
                case .hoisted(let index): .value(.hoisted(HoistedKey(destination.hoisted[index])))
                }
            }
        ).tokens
    }

    private static func values(of destination: LiftedDestination) -> [Value] {
        destination.template.compactMap { piece in
            switch piece {
            case .payload(let index): .payload(index)
            case .constant(let constant): .constant(constant)
            case .code, .hoisted: nil
            }
        }
    }

    // MARK: - Further links

    /// The case with what another link needs besides; nil where that shows something else.
    func including(_ other: CaseDraft) -> CaseDraft? {
        let destination = other.first
        guard first.isGuardedLess(than: destination) || destination.isGuardedLess(than: first),
            other.skeleton == skeleton
        else { return nil }
        let values = Self.values(of: destination)
        var merged = self
        if destination.isGuardedLess(than: first) {
            (merged.first.condition, merged.first.availability) = (destination.condition, destination.availability)
        }
        var valueOfPart: [Int: Value] = [:]
        for (place, value) in values.enumerated() {
            switch (holes[place], value) {
            case (.part(let part), _):
                guard parts[part].takes(value, of: destination), valueOfPart[part, default: value].isSame(as: value)
                else { return nil }
                valueOfPart[part] = value
            case (.constant(let known), .constant(let other)) where known.hasSameCode(as: other):
                break
            case (.constant(let known), _):
                guard let part = known.asPart, part.takes(value, of: destination) else { return nil }
                merged.holes[place] = .part(merged.parts.count)
                merged.parts.append(part)
            }
        }
        return merged
    }

    /// Whether the other has an associated value that this one has not.
    func hasFewerParts(than other: CaseDraft) -> Bool { parts.count < other.parts.count }

    // MARK: - As it is declared

    /// The associated values in the order of the code, with unique labels.
    var associatedValues: [Part] {
        var taken: Set<String> = []
        return partOrder.map { number in
            let part = parts[number]
            let names = [part.label] + (part.outerLabel.map { [$0 + part.label.capitalizedFirst] } ?? [])
            let label = NameChoice.first(of: names) { taken.contains($0) }
            taken.insert(label)
            return Part(label: label, outerLabel: part.outerLabel, type: part.type, isShared: part.isShared)
        }
    }

    /// What a link writes for each associated value.
    func expressions(of destination: LiftedDestination) -> [String] {
        let values = Self.values(of: destination)
        return partOrder.compactMap { number in
            holes.firstIndex(of: .part(number)).map { values[$0].expression(in: destination) }
        }
    }

    /// What `DestinationView` shows.
    var code: [ScreenCode.Piece] {
        let order = partOrder
        var place = -1
        return first.template.map { piece in
            switch piece {
            case .code(let code): return .code(code)
            case .hoisted(let index): return .hoisted(first.hoisted[index])
            case .payload, .constant:
                place += 1
                switch holes[place] {
                case .constant(let constant): return .code(constant.code)
                case .part(let number): return .value(order.firstIndex(of: number) ?? 0)
                }
            }
        }
    }

    /// The numbers of the parts, by their first places.
    private var partOrder: [Int] {
        holes.reduce(into: []) { order, hole in
            if case .part(let number) = hole, !order.contains(number) { order.append(number) }
        }
    }
}

extension LiftedDestination {
    /// Whether it asks for the same or for less: where the same code compiles without a condition, it needs none.
    fileprivate func isGuardedLess(than other: LiftedDestination) -> Bool {
        (condition == nil || condition == other.condition)
            && (availability == nil || availability == other.availability)
    }
}

extension CaseDraft.Value {
    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.payload(let one), .payload(let other)): one == other
        case (.constant(let one), .constant(let other)): one.hasSameCode(as: other)
        default: false
        }
    }

    fileprivate func expression(in destination: LiftedDestination) -> String {
        switch self {
        case .payload(let index): destination.payload[index].expression
        case .constant(let constant): constant.code
        }
    }
}

extension CaseDraft.Part {
    fileprivate func takes(_ value: CaseDraft.Value, of destination: LiftedDestination) -> Bool {
        switch value {
        case .payload(let index):
            destination.payload[index].type == type && destination.payload[index].isShared == isShared
        case .constant(let constant):
            constant.type == type && !isShared
        }
    }
}

extension ConstantArgument {
    /// As an associated value; nil where it can't be one.
    fileprivate var asPart: CaseDraft.Part? {
        type.map { CaseDraft.Part(label: label, outerLabel: outerLabel, type: $0, isShared: false) }
    }

    fileprivate func hasSameCode(as other: ConstantArgument) -> Bool {
        code == other.code || tokens == other.tokens
    }

    var tokens: [String] {
        CodeTokens<Int>([.code(code)]).tokens.map { token in
            switch token {
            case .text(let text): text
            case .value: ""
            }
        }
    }
}
