extension LinkReason {
    /// The reason's part of the rule's id.
    var id: String {
        switch self {
        case .binding: "binding"
        case .closure: "closure"
        case .notHashable: "not-hashable"
        case .unknownType, .unseenType: "unknown-type"
        case .generic: "generic"
        case .freshValue: "fresh-value"
        case .privateName: "private-name"
        case .opaqueDestination, .guardedValue, .otherInitializer: "opaque-destination"
        case .gesture: "gesture"
        case .menu: "menu"
        case .toolbar: "toolbar"
        case .insideLabel: "inside-label"
        case .columnLink: "column-link"
        case .noStack: "no-stack"
        case .belowEagerLink: "below-eager-link"
        case .handMadeDestination, .noFurtherCase: "hand-made-destination"
        case .sharedFlag: "shared-flag"
        case .usedFlag, .flagForRouter: "used-flag"
        case .nestedStack: "nested-stack"
        case .tooNew: "too-new"
        case .otherTarget: "other-target"
        case .excluded, .notSelected: "excluded"
        }
    }

    func finding(at place: Place, notes: [Finding.Note] = []) -> Finding {
        var ruleID = RuleID("destination-link", id)
        if case .notSelected = self { ruleID = .notSelected }
        return Finding(.warning, at: place, ruleID, "NavigationLink stays: " + message, notes: notes)
    }

    /// What stands in the way, by its name, and what to do about it.
    private var message: String {
        switch self {
        case .binding(let value):
            return
                "'\(value)' is a binding, and a value can't carry one; pass an id, and let the screen find what it edits"
        case .closure(let code):
            return
                "its destination needs the closure or function '\(code)' of this view; move what it does into a model"
        case .notHashable(let value, let type, let reason):
            return "'\(value)' is of type '\(type)', which can't be made Hashable because \(reason); "
                + "pass what identifies it, or vouch for the type with --assume-hashable"
        case .unknownType(let value, let reason):
            return "the type of '\(value)' can't be told: \(reason); declare it, or pass a value of a declared type"
        case .unseenType(let value, let type):
            return "nothing is known about the type '\(type)' of '\(value)'; if it is Hashable, vouch for it with "
                + "--assume-hashable \(type), else pass what identifies the value"
        case .generic(let value, let parameter):
            return
                "'\(value)' has a type that depends on '\(parameter)' of this generic view; pass a value of a fixed type"
        case .freshValue(let value):
            return "'\(value)' is new each time that the view is drawn, so no two values would be equal; "
                + "make it in the destination, or keep it in a property"
        case .privateName(let name):
            return "'\(name)' is private, and the route's file can't see it; make it internal"
        case .guardedValue(let value):
            return "'\(value)' is only read under a condition of the destination, and the link would always read it; "
                + "write a view that decides by itself"
        case .opaqueDestination(let name):
            return "what '\(name)' shows can't be seen here; write the destination's view out"
        case .otherInitializer:
            return "its initialiser isn't one of SwiftUI's with a destination; write one of those"
        case .gesture(let name):
            return "'\(name)' is on it or in its label, and a tap does more than push; make it a Button that does both"
        case .menu(let name):
            return
                "it is in '\(name)', which is shown outside of the stack; step 5 makes it a Button that pushes with --unsafe"
        case .toolbar(let name):
            return "it is in '\(name)', where value links aren't reliable; step 5 makes it a Button that pushes with "
                + "--unsafe"
        case .insideLabel:
            return "it is in another link's label, and only one of the two can be tapped; take one of them out"
        case .columnLink:
            return
                "it is in a column that drives the next one; use List(selection:) with the detail built from the selection"
        case .noStack(let way):
            return "\(way), and a value link works only in a stack"
        case .belowEagerLink(let destination):
            return "the link to '\(destination)' that leads here stays, and pushing a value would pop that screen; "
                + "once that link can move, this one can"
        case .handMadeDestination(let text):
            return "\(text), and a stack works with one kind of push alone; move that one into the routes by hand"
        case .noFurtherCase(let refusal):
            return "its stack shows '\(refusal.name)', which gets no case for it because \(refusal.because); "
                + "add one by hand"
        case .sharedFlag(let flag):
            return
                "'\(flag)' drives several links, so several screens were pushed at once; give each link a state of its own"
        case .usedFlag(let text):
            return text
        case .flagForRouter(let flag):
            return flag.message
        case .nestedStack:
            return "a container inside a pushed screen is around it; unwrap that with --step 2 --unsafe first"
        case .tooNew(let name, let system):
            return "'\(name)' needs \(system), and what a route holds can't be behind a check; "
                + "pass what all systems have, or raise the deployment target"
        case .otherTarget(let name, let target):
            return "target '\(target)' compiles the routes' file and doesn't have \(name); add what is missing to it"
        case .excluded(let text), .notSelected(let text):
            return text
        }
    }
}

extension SnapshotDoubt {
    var id: String {
        switch self {
        case .changingSource: "changing-source"
        case .changeableRow: "changeable-row"
        case .sharedObject: "shared-object"
        case .object: "object"
        }
    }

    /// Why the screen may differ from what it was.
    var message: String {
        switch self {
        case .changingSource(let source):
            "\(source) can change while the screen is shown, and the screen would keep the value that was pushed; "
                + "pass an id and look it up there"
        case .changeableRow(let reason):
            "\(reason), and the screen would keep the copy that was pushed; pass the row's id and look it up there"
        case .sharedObject(let type):
            "an object of type '\(type)' travels by identity: the path can't be saved, and two links to it are one value; "
                + "pass an id where there is one"
        case .object(let type):
            "an object of type '\(type)' is the value: it may change or go while it is in the path; pass its id instead"
        }
    }
}
