import ProjectModel
import SourceEditing
import SwiftSyntax

/// A stack whose view can save its path, the types of the path aside.
struct RestorableStack {
    let stack: RouterBoundStack
    let owner: TypeFacts
    let state: PropertyFacts
    let router: RouterClass
    let coding: RouterCoding
    /// The types of the values on the path.
    let types: [ResolvedType]
    /// The view that the stack is in, where that puts it around what it is given.
    let wrapper: StackWrapper?
}

/// Decides by the code around a stack whether its path can be saved.
struct RestorationJudge {
    let project: Project
    let selection: SiteSelection

    private struct Obstacle: Error {
        let reason: RestorationReason
        var notes: [Finding.Note] = []

        init(_ reason: RestorationReason, _ notes: [Finding.Note] = []) {
            self.reason = reason
            self.notes = notes
        }
    }

    enum Verdict {
        case restorable(RestorableStack)
        case left(Finding)
    }

    func verdict(on stack: RouterBoundStack) -> Verdict {
        if let wish = selection.refusal("restoration", at: stack.place) {
            return .left(Finding(.warning, at: stack.place, .notSelected, "its path isn't saved: \(wish)"))
        }
        do {
            return .restorable(try restorable(stack))
        } catch {
            return .left(error.reason.finding(at: stack.place, notes: error.notes))
        }
    }

    private func restorable(_ stack: RouterBoundStack) throws(Obstacle) -> RestorableStack {
        let owner = try view(around: stack)
        guard let state = stack.state else { throw Obstacle(.unknownRouter("\(stack.stateName).path")) }
        guard state.isMadeHere else { throw Obstacle(.routerElsewhere(stack.stateName)) }
        guard let router = stack.router else { throw Obstacle(.unknownRouter("\(stack.stateName).path")) }
        let coding = try coding(router, of: stack)
        guard let types = PathTypes(router, of: stack, in: project).types else {
            throw Obstacle(.erasedPath("it isn't seen what the stack of '\(stack.stateName)' shows"))
        }
        let wrapper = StackWrapper(owner, in: project).flatMap { $0.uses.isEmpty && !$0.isKeyed ? nil : $0 }
        return RestorableStack(
            stack: stack, owner: owner, state: state, router: router, coding: coding, types: types, wrapper: wrapper)
    }

    private func view(around stack: RouterBoundStack) throws(Obstacle) -> TypeFacts {
        guard let owner = stack.owner, let facts = project.declarations.facts(of: owner) else {
            throw Obstacle(.outsideView)
        }
        let role = project.declarations.role(of: owner)
        if role.contains(.scene) || role.contains(.app) { throw Obstacle(.inApp) }
        // A view by a protocol of another module is known by its body.
        let isView = role.contains(.view) || StructAround(Syntax(stack.call))?.isView ?? false
        guard facts.kind == .struct, isView || role.contains(.viewModifier) else {
            throw Obstacle(.outsideView)
        }
        return facts
    }

    private func coding(_ router: RouterClass, of stack: RouterBoundStack) throws(Obstacle) -> RouterCoding {
        let key = project.deployments.modules(of: stack.file.path)
        guard project.deployments.modules(of: router.type.file) == key else {
            throw Obstacle(.otherModule(router.type.path))
        }
        if let start = router.path.defaultText, !start.isEmptyCollection {
            throw Obstacle(.startingPath(router.type.path), notes(router.path))
        }
        guard let coding = RouterCoding(router, in: project) else {
            throw Obstacle(.unknownRouter("\(stack.stateName).\(router.path.name)"))
        }
        if let name = coding.takenName { throw Obstacle(.nameTaken(name), notes(router.path)) }
        if let word = coding.savingWord { throw Obstacle(.ownSaving(word), notes(router.path)) }
        if router.elements == .erased, let text = coding.erasedAppend(project.declarations) {
            throw Obstacle(erasedPath(router, of: stack, text), notes(router.path))
        }
        return coding
    }

    private func erasedPath(_ router: RouterClass, of stack: RouterBoundStack, _ text: String) -> RestorationReason {
        let types = PathTypes(router, of: stack, in: project).types ?? []
        guard types.count > 1 else { return .erasedPath(text) }
        let check = ConformanceCheck(.codable, in: project.declarations)
        let missing = types.filter { type in
            if case .yes = check.answer(for: type, at: stack.typePlace) { return false }
            return true
        }
        return .severalTypes(missing, text)
    }

    private func notes(_ path: PropertyFacts) -> [Finding.Note] {
        guard let text = project.text(of: path.place.file) else { return [] }
        return [.init(Place(file: path.place.file, offset: path.offset, in: text), "the path")]
    }
}

extension PropertyFacts {
    /// Whether the view makes the object itself, and nobody else has it: `@State private var router = Router()`.
    fileprivate var isMadeHere: Bool {
        guard let wrapper = wrapper?.name, wrapper == "State" || wrapper == "StateObject",
            let text = defaultText, text.hasSuffix(")")
        else { return false }
        let callee = text.prefix { $0 != "(" }
        if callee == ".init" { return true }
        let names = callee.split(separator: ".").filter { $0 != "init" }
        return names.last?.first?.isUppercase == true
    }
}

extension String {
    /// `[]`, `[Route]()`, `.init()`, `NavigationPath()`
    fileprivate var isEmptyCollection: Bool {
        let text = filter { !$0.isWhitespace }
        return text == "[]" || text.hasSuffix("()")
    }
}
