import ProjectModel
import SourceEditing
import SwiftSyntax

/// What becomes of a link that code follows, or that stands where no value link works: step 5 writes it (see `PushJudge`).
struct PushForm {
    let change: Change
    /// The statements that set the link's flag.
    let writes: [Write]
    /// The flag, where nothing else names it: it goes with the last of its links.
    let flag: UnusedFlag?
    /// The screens behind the link that set the flag to come back.
    var chain: PopChain?
    let doubt: Doubt

    enum Change {
        /// A button that pushes, in the link's place; the name is how `Button` is spelled.
        case button(named: String)
        /// The link can't be seen, and goes.
        case removed([TextEdit])
        /// A value link: taps alone push it.
        case valueLink
    }

    struct Write {
        let statement: ExprSyntax
        let kind: Kind

        enum Kind: Equatable {
            case push
            /// Of links that share a selection only one was active: `replace(with:)`.
            case replace
            case popToRoot
            /// The element that the value stands for is looked up, and its row's screen pushed where there is one.
            case find(Lookup)
        }

        struct Lookup: Equatable {
            let element: RowElement
            /// What the selection is set to.
            let value: String
            /// Whether it replaces what is shown on top of the root.
            let replaces: Bool
        }
    }

    /// What users of the app may see.
    enum Doubt {
        /// In what the link stands: `Menu`.
        case button(in: String)
        /// The flag's name.
        case flag(String)
        /// A link that can be seen becomes a button, by its flag's name.
        case flagButton(String)
        /// Screens behind it set the flag to come back, by its name.
        case pops(String)
        /// Code resets what taps don't set any more, by the selection's name.
        case reset(String)

        var message: String {
            switch self {
            case .button(let place): "it becomes a Button in '\(place)' that pushes"
            case .flag(let flag): "code that sets '\(flag)' pushes instead"
            case .flagButton(let flag):
                "it becomes a Button, in a list its chevron goes, and code that sets '\(flag)' pushes instead"
            case .pops(let flag):
                "the screens behind it go back to the root through the router instead of setting '\(flag)'"
            case .reset(let selection):
                "a tap doesn't set '\(selection)' any more, and code that reads or resets it finds it nil"
            }
        }
    }

    /// Whether taps alone push it.
    var needsNoRouter: Bool {
        if case .valueLink = change { return writes.isEmpty && chain == nil }
        return false
    }

    /// The code that has to reach the router.
    func places(of link: LinkCall) -> [PopChain.Code<Syntax>] {
        let own: [Syntax]
        if case .button = change { own = [Syntax(link.syntax)] } else { own = [] }
        let here = own + writes.map { Syntax($0.statement) }
        let pops = chain?.pops.map { PopChain.Code(file: $0.file, node: Syntax($0.node)) } ?? []
        return here.map { .init(file: link.file, node: $0) } + pops
    }

    /// That which names the link's values, in the link's file, with the name that the code there gets for its own.
    var valuePlaces: [(node: Syntax, bound: String?)] {
        writes.compactMap { write in
            switch write.kind {
            case .popToRoot: nil
            case .push, .replace: (Syntax(write.statement), nil)
            case .find(let lookup): (Syntax(write.statement), lookup.element.name)
            }
        }
    }
}
