import ProjectModel
import SwiftSyntax

/// A place whose path can be saved: a stack in a view, or what a wrapper puts a stack around.
struct SavingPlace {
    let place: Place
    let form: Form
    /// Why the path isn't saved there.
    let obstacle: Finding?
    /// Why it is only with `--unsafe`.
    let doubt: Finding?
    /// What is given the content of the stack.
    let call: FunctionCallExprSyntax
    /// The names around it.
    let typePlace: TypePlace
    /// The view around it, or another type; the wrapper itself where there is none.
    let viewName: String
    let routerName: String

    enum Form {
        case own
        case use(StackWrapper.Use)

        var isOwn: Bool {
            if case .own = self { return true }
            return false
        }
    }

    /// One for a view's own stack; of a wrapper one for each use that doesn't say yet what it is saved under.
    static func places(of stack: RestorableStack, in project: Project) -> [SavingPlace] {
        let shown = ShownPlaces(project: project)
        let own = stack.stack
        guard let wrapper = stack.wrapper else {
            return [
                SavingPlace(
                    own.place, .own, own.call, own.typePlace, stack, shown.edges(to: own.codePlace), shown,
                    isGeneric: !stack.owner.genericParameters.isEmpty)
            ]
        }
        return wrapper.uses.map { use in
            SavingPlace(
                use.place, .use(use), use.call, TypePlace(file: use.file.path, scopes: use.types), stack, use.edges,
                shown, isGeneric: false)
        }
    }

    private init(
        _ place: Place, _ form: Form, _ call: FunctionCallExprSyntax, _ typePlace: TypePlace,
        _ stack: RestorableStack, _ edges: [NavigationGraph.Edge], _ shown: ShownPlaces, isGeneric: Bool
    ) {
        self.place = place
        self.form = form
        self.call = call
        self.typePlace = typePlace
        viewName = typePlace.scopes.last ?? stack.owner.name
        routerName = stack.state.name
        let callers = Self.severalUses(of: form)
        let several = callers ?? shown.several(above: edges)
        switch shown.guest(above: edges) {
        case .presented(let origin):
            obstacle = RestorationReason.presented.finding(at: place, notes: Self.notes(origin, "it is shown here"))
        case .hosted(let origin):
            obstacle = RestorationReason.hosted.finding(at: place, notes: Self.notes(origin, "it is hosted here"))
        case nil:
            obstacle = several.flatMap { places in
                isGeneric || callers != nil
                    ? RestorationReason.sharedWrapper(stack.owner.name)
                        .finding(at: place, notes: places.map { .init($0, "it is shown here") }) : nil
            }
        }
        if let several {
            doubt = RestorationDoubt.shownTwice(viewName)
                .finding(at: place, notes: several.map { .init($0, "it is shown here") })
        } else {
            func found(
                _ condition: (condition: ShownCondition, place: Place)?, _ doubt: (String) -> RestorationDoubt
            ) -> Finding? {
                condition.map {
                    doubt($0.condition.text).finding(at: place, notes: [.init($0.place, "it is shown here")])
                }
            }
            // A view that holds the path outlives the conditions in its own code.
            let owner = form.isOwn ? viewName : nil
            doubt =
                found(shown.condition(above: edges, where: AuthGate.isOne)) { .authGate($0) }
                ?? found(shown.condition(above: edges, outside: owner, where: \.canChange)) { .comesAndGoes($0) }
        }
    }

    /// Where a member that puts the wrapper around something is used, if that is in several places.
    private static func severalUses(of form: Form) -> [Place]? {
        guard case .use(let use) = form, let member = Surroundings(of: Syntax(use.call)).member, member != "body" else {
            return nil
        }
        let uses = OnlyPush.uses(of: member, in: use.file)
        return uses.count > 1 ? uses.map { use.file.place(at: $0.span.lowerBound) } : nil
    }

    private static func notes(_ place: Place?, _ message: String) -> [Finding.Note] {
        place.map { [.init($0, message)] } ?? []
    }
}
