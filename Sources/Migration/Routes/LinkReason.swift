/// Why a link stays a destination link.
///
/// A closed list; each has a page of `navmigrate explain`.
enum LinkReason: Error, Hashable, Sendable {
    /// The destination needs a `Binding`; the text is the argument.
    case binding(String)
    /// The destination needs a closure, or a function of the enclosing view.
    case closure(String)
    /// A value whose type isn't Hashable and can't be made so, and why: the end of a sentence after "because".
    case notHashable(value: String, type: String, because: String)
    /// A value whose type can't be told, and why, as a clause.
    case unknownType(value: String, because: String)
    /// A value of a type that nothing is known about: a person may vouch for it.
    case unseenType(value: String, type: String)
    /// A value of a generic parameter of the enclosing view.
    case generic(value: String, parameter: String)
    /// A value that is made anew on each render.
    case freshValue(String)
    /// A name that isn't visible in the whole module, and where it is declared private.
    case privateName(String)
    /// What the destination is can't be seen: a stored `AnyView`, a property, function or local of the enclosing view.
    case opaqueDestination(String)
    /// A value that is only safe under a condition of the destination, or later, and would be made at the link.
    case guardedValue(String)
    /// Its initialiser isn't one of those that name a destination.
    case otherInitializer
    /// A gesture on or in the link.
    case gesture(String)
    /// In a `Menu`, `contextMenu`, `swipeActions`, alert or dialog, by its name.
    case menu(String)
    case toolbar(String)
    case insideLabel
    /// In a split view's sidebar or content column.
    case columnLink
    /// No stack is known to be around it, and what is instead.
    case noStack(String)
    /// Below a link that stays; the text names that one's destination.
    case belowEagerLink(String)
    /// The stack has a registration of its own.
    case handMadeDestination(String)
    /// The stack shows an enum of routes that can't get a case for the destination.
    case noFurtherCase(RouteRefusal)
    /// One flag for several links.
    case sharedFlag(String)
    /// A flag that other code reads or writes.
    case usedFlag(String)
    /// The same, where step 5 may have the router push what it drives.
    case flagForRouter(FlagForRouter)
    /// In a container inside a pushed screen.
    case nestedStack
    /// What a route or its view would have to hold is newer than the target, with the system that it needs.
    case tooNew(name: String, system: String)
    /// A declaration that not all of the targets have which compile the routes' file, with one that lacks it.
    case otherTarget(name: String, target: String)
    /// `// navmigrate:skip`
    case excluded(String)
    /// The options of the run.
    case notSelected(String)
}
