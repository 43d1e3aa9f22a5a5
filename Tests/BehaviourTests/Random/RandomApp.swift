/// A small app as data, from which its code is written, and which can be made smaller.
struct RandomApp: Hashable, Sendable {
    struct Root: Hashable, Sendable {
        var screen: Int
        var hasStackStyle: Bool
        /// Whether its container is in a view of its own.
        var isOwnView: Bool
    }

    /// What a screen is given.
    enum Kind: String, CaseIterable, Hashable, Sendable {
        case number, word, flag, item, draft, store, binding, action
        /// The flag of a link on the way to it: false goes back.
        case home
    }

    /// Where code sets a flag.
    enum Trigger: CaseIterable, Hashable, Sendable {
        case button, toolbar, menu, contextMenu
        /// A button that does something else first.
        case counting
    }

    struct Screen: Hashable, Sendable {
        enum Layout: String, CaseIterable, Hashable, Sendable {
            case list = "List"
            case form = "Form"
            case stack = "VStack"
        }

        var number: Int
        var parameters: [Kind]
        /// Whether it reads the store from its environment.
        var hearsStore: Bool
        var layout: Layout
        var statements: [Statement]
    }

    struct Link: Hashable, Sendable {
        enum Form: CaseIterable, Hashable, Sendable {
            case labelled, titled, titledClosure, twoClosures, destinationClosure
        }

        var form: Form
        var label: String
        var destination: Destination
    }

    indirect enum Destination: Hashable, Sendable {
        case screen(Int, [String])
        case titled(Destination, String)
        case delayed(Destination)
        case choice(String, Destination, Destination)
    }

    indirect enum Statement: Hashable, Sendable {
        case text(String)
        case link(Link)
        case button(String, String)
        case choice(String, [Statement], [Statement])
        /// Over `items` or `drafts`, with the row's name.
        case rows(String, [Statement])
        case section(String, [Statement])
        /// A link that only code follows, by a flag of its number.
        case hidden(Int, Link, Trigger)
        /// A link with a flag, which code may set too.
        case flagged(Int, Link, isSetByCode: Bool)
        case selection(Int, [Link])
        case sheet(Int, Destination, hasContainer: Bool)
        case toolbar(Link)
        case menu(Link)
        case contextMenu(Link)
        case swipe(Link)
        /// A button that goes back.
        case leave
    }

    var isForIOS16 = false
    /// Several: tabs.
    var roots: [Root]
    var screens: [Screen]
}
