/// What views are given, and where their code shows it: brought together as either becomes known.
struct GraphAttachments {
    /// A stored property that holds content.
    struct Key: Hashable {
        let type: Int
        let property: String
    }

    struct Given {
        let key: Key
        let content: [ViewContent]
        let context: GraphBuilder.Context
        var isAttached = false
    }

    /// A place in a view's code at which it shows what it was given.
    struct Slot {
        let key: Key
        let spot: GraphBuilder.Spot
        /// Where the property's name stands.
        let offset: Int
        var isUsed = false
    }

    private struct GivenKey: Hashable {
        let key: Key
        let offset: Int
        let scope: Int
        let spot: GraphBuilder.Spot
    }

    private struct SlotKey: Hashable {
        let key: Key
        let spot: GraphBuilder.Spot
    }

    private(set) var given: [Given] = []
    private(set) var slots: [Slot] = []
    private var givenByKey: [Key: [Int]] = [:]
    private var slotsByKey: [Key: [Int]] = [:]
    private var knownGiven: Set<GivenKey> = []
    private var knownSlots: Set<SlotKey> = []
    /// How many from the first are attached for certain.
    private var attachedCount = 0
    /// Pairs that are still to be brought together.
    private var queue: [(given: Int, slot: Int)] = []

    mutating func add(_ content: [ViewContent], to key: Key, in context: GraphBuilder.Context) {
        let known = GivenKey(key: key, offset: content.first?.offset ?? 0, scope: context.scope.id, spot: context.spot)
        guard knownGiven.insert(known).inserted else { return }
        let index = given.count
        given.append(Given(key: key, content: content, context: context))
        givenByKey[key, default: []].append(index)
        for slot in slotsByKey[key] ?? [] { queue.append((index, slot)) }
    }

    mutating func add(_ spot: GraphBuilder.Spot, to key: Key, offset: Int) {
        guard knownSlots.insert(SlotKey(key: key, spot: spot)).inserted else { return }
        let index = slots.count
        slots.append(Slot(key: key, spot: spot, offset: offset))
        slotsByKey[key, default: []].append(index)
        for given in givenByKey[key] ?? [] { queue.append((given, index)) }
    }

    mutating func next() -> (given: Given, slot: Slot)? {
        guard let (first, second) = queue.popLast() else { return nil }
        given[first].isAttached = true
        slots[second].isUsed = true
        return (given[first], slots[second])
    }

    /// One that no slot shows, as far as is seen.
    mutating func nextUnattached() -> Given? {
        while attachedCount < given.count, given[attachedCount].isAttached { attachedCount += 1 }
        guard attachedCount < given.count else { return nil }
        given[attachedCount].isAttached = true
        return given[attachedCount]
    }

    /// The slots that nothing was given for.
    var unused: [Slot] { slots.filter { !$0.isUsed } }
}

extension GraphBuilder {
    /// Attaches what views were given at the places where their code shows it.
    mutating func attachAll() {
        while true {
            if let (given, slot) = attachments.next() {
                attach(given, at: slot)
            } else if let given = attachments.nextUnattached() {
                // It counts as contained.
                unfold(given.content, in: given.context.part)
            } else {
                return
            }
        }
    }

    private mutating func attach(_ given: GraphAttachments.Given, at slot: GraphAttachments.Slot) {
        var context = given.context
        context.spot.isWhole = context.spot.isWhole && slot.spot.isWhole
        if slot.spot.node != nodeOfType[slot.key.type] {
            context.spot.node = slot.spot.node
            context.spot.isWhole = slot.spot.isWhole
        }
        if let push = slot.spot.push {
            context.spot.push = push
            context.spot.isWhole = true
        }
        context.spot.isApart = context.spot.isApart || slot.spot.isApart
        context.spot.styles = Array((context.spot.styles + slot.spot.styles).prefix(8))
        unfold(given.content, in: context)
    }
}
