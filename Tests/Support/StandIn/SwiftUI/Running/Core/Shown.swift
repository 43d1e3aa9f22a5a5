/// A view that is shown as one: a row of a list, a tab, a column.
@MainActor
struct Leaf {
    var traits = Traits()
    let show: (Surroundings) -> Shown

    /// The same with other surroundings or more to show.
    func changed(_ change: @escaping (Surroundings, (Surroundings) -> Shown) -> Shown) -> Leaf {
        let show = show
        return Leaf(traits: traits) { change($0, show) }
    }

    /// What doesn't depend on where it is put.
    static func elements(_ elements: [Element]) -> Leaf {
        Leaf { $0.isHidden ? Shown() : Shown(elements: elements) }
    }
}

/// What a container may want to know of a view.
struct Traits {
    var tag: AnyHashable?
    /// From a `ForEach`.
    var id: AnyHashable?
    var tabItem: (@MainActor () -> [Element])?
}

/// What is to be seen of a view, and what its screen hears of it.
struct Shown {
    var elements: [Element] = []
    var title: String?
    var toolbar: [Element] = []
    var hidesBackButton = false

    mutating func add(_ other: Shown) {
        elements += other.elements
        title = title ?? other.title
        toolbar += other.toolbar
        hidesBackButton = hidesBackButton || other.hidesBackButton
    }
}

extension [Leaf] {
    @MainActor func show(_ surroundings: Surroundings) -> Shown {
        reduce(into: Shown()) { $0.add($1.show(surroundings)) }
    }
}

/// Something on a screen.
@MainActor
indirect enum Element {
    case text(String)
    case image(String)
    case control(Control)
    case group(String, [Element])
    case stack(ShownStack)
    case columns(ShownColumns)
    case tabs(ShownTabs)
}

/// Something that can be used.
@MainActor
struct Control {
    /// One way to use it.
    struct Use {
        let name: String
        let act: () -> Void
    }

    /// Such as `link`.
    let kind: String
    let label: String
    /// Such as `on`.
    var state: String?
    /// None: it is disabled.
    let uses: [Use]
}

extension [Element] {
    /// The words in them.
    @MainActor var label: String {
        let words = words
        return words.isEmpty ? images.joined(separator: ", ") : words.joined(separator: ", ")
    }

    @MainActor private var words: [String] {
        flatMap { element -> [String] in
            switch element {
            case .text(let text): text.isEmpty ? [] : [text]
            case .control(let control): control.label.isEmpty ? [] : [control.label]
            case .group(_, let elements): elements.words
            case .image, .stack, .columns, .tabs: []
            }
        }
    }

    @MainActor private var images: [String] {
        flatMap { element -> [String] in
            switch element {
            case .image(let name): ["image \(name)"]
            case .group(_, let elements): elements.images
            default: []
            }
        }
    }
}
