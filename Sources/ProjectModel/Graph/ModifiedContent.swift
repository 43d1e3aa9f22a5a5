/// Content with the modifiers of a chain, added from the inside out.
///
/// Modifiers that follow each other are one list, so that a chain is as deep as its kinds of modifiers alternate.
struct ModifiedContent {
    enum Modifier {
        case style(offset: Int)
        /// What stands beside the content: a presentation, a destination.
        case beside(ViewContent)
        case other(ContentModifier)
    }

    /// What nests more deeply isn't read: walking it, and freeing it, would use up a stack.
    static let deepest = 2_000

    private var content: [ViewContent]
    /// Those to come around `content`; of one kind at a time.
    private var modifiers: [ContentModifier] = []
    private var styles: [Int] = []
    private var depth = 0

    init(_ content: [ViewContent]) {
        self.content = content
    }

    mutating func add(_ modifier: Modifier) {
        switch modifier {
        case .style(let offset):
            if !modifiers.isEmpty { close(at: offset) }
            styles.append(offset)
        case .beside(let item):
            close(at: item.offset)
            content.append(item)
        case .other(let modifier):
            if !styles.isEmpty { close(at: modifier.offset) }
            modifiers.append(modifier)
        }
    }

    var whole: [ViewContent] {
        var closed = self
        closed.close(at: modifiers.last?.offset ?? styles.last ?? 0)
        return closed.content
    }

    /// Puts the open modifiers around the content; beyond the limit they are told as unread.
    private mutating func close(at offset: Int) {
        guard !modifiers.isEmpty || !styles.isEmpty else { return }
        depth += 1
        if depth < Self.deepest {
            content = [modifiers.isEmpty ? .styled(offsets: styles, content) : .modified(modifiers, base: content)]
        } else if depth == Self.deepest {
            content.append(.unread(offset: offset))
        } else {
            for modifier in modifiers { content += modifier.arguments.flatMap(\.content) }
        }
        modifiers = []
        styles = []
    }
}
