import ProjectModel
import SourceEditing

/// Reads the code of screens where a rule asks for it, whatever file they are in.
///
/// Answers are kept: a screen is read once. Used by one thread.
final class Screens {
    private let declarations: DeclarationIndex
    private let sources: ProjectSources
    private var shown: [String: ShownCode] = [:]
    private var texts: [String: SourceText?] = [:]
    private var titled: [DeclaredType: Bool] = [:]
    private var knownTitling: Set<String>?
    /// How many bytes the parser had to read.
    private(set) var bytesParsed = 0

    /// - Parameter files: those of the project that are parsed.
    init(_ files: [ProjectFile], declarations: DeclarationIndex, sources: ProjectSources) {
        self.declarations = declarations
        self.sources = sources
        for file in files { shown[file.path] = ShownCode(file) }
    }

    private func sourceText(_ file: String) -> SourceText? {
        if let known = texts[file] { return known }
        let read = sources.text(file)
        texts[file] = .some(read)
        return read
    }

    /// The units of a file for which `isAsked`, with all of their code; of what isn't parsed yet, only that is.
    private func units(in file: String, where isAsked: (CodeUnit) -> Bool) -> [CodeUnit] {
        if shown[file] == nil {
            guard let text = sourceText(file) else { return [] }
            let code = ShownCode(text)
            bytesParsed += code.source.bytesParsed
            shown[file] = code
        }
        guard var code = shown[file] else { return [] }
        bytesParsed += code.show(isAsked)
        shown[file] = code
        return code.units.filter(isAsked)
    }

    /// The bodies of a type and of its extensions, comments and strings included.
    func texts(of type: DeclaredType) -> [Substring] {
        declarations.headers(of: type).compactMap { part in
            sourceText(part.place.file).map { Substring($0.string(in: part.bodyRange)) }
        }
    }

    /// Whether one of `words` stands in the code of a type.
    func holds(_ type: DeclaredType, anyOf words: [String]) -> Bool {
        texts(of: type).contains { text in words.contains { text.contains($0) } }
    }

    /// A place in any file of the project.
    func place(_ offset: Int, in file: String) -> Place? {
        sourceText(file).map { Place(file: file, offset: offset, in: $0) }
    }

    /// Whether a type is named anywhere but in its own declaration; comments and strings count.
    func isUsed(_ type: DeclaredType) -> Bool {
        guard let own = declarations.headers(of: type).first else { return true }
        let search = NameSearch([type.name])
        let sought = SoughtWords([type.name])
        return sources.paths.contains { path in
            if let sought, sources.words(path)?.mayHold(sought) != true { return false }
            guard let text = sourceText(path) else { return false }
            let offsets = text.bytes.withUnsafeBufferPointer { search.matches(in: $0) }
            return offsets.contains { offset in
                path != type.file || (offset != type.offset && !own.bodyRange.contains(offset))
            }
        }
    }

    /// Whether one of `words` stands in any file of the project.
    func anyFile(holds words: [String]) -> Bool {
        let needles = NeedleSet(words, wholeWords: false)
        return sources.paths.contains { path in sourceText(path).map { needles.contains(in: $0.bytes) } ?? false }
    }

    // MARK: What content shows

    /// The views of the project that content shows first: what a link leads to, what a sheet holds.
    func shown(by content: [ViewContent], in unit: Unit) -> [DeclaredType] {
        var found: [DeclaredType] = []
        for item in content { collect(item, in: unit, into: &found, depth: 0) }
        return found
    }

    /// Where content is written.
    struct Unit: Hashable {
        let file: String
        /// The path of the type around; empty outside.
        let owner: String

        var place: TypePlace { TypePlace(file: file, scopes: owner.isEmpty ? [] : [owner]) }
    }

    private func collect(_ item: ViewContent, in unit: Unit, into found: inout [DeclaredType], depth: Int) {
        guard depth < 8 else { return }
        if let own = ownView(item, in: unit) { return collect(own, in: unit, into: &found, depth: depth) }
        switch item {
        case .view(let name, _, let arguments):
            // What stands in the system's views is left out: a layout tells nothing of the screen.
            guard let type = view(name, in: unit) else { return }
            if DelayWrapper.isOne(type, declarations) {
                for part in arguments.flatMap(\.content) { collect(part, in: unit, into: &found, depth: depth + 1) }
            } else if !found.contains(type) {
                found.append(type)
            }
        case .modified(_, let base), .styled(_, let base), .kept(let base):
            for part in base { collect(part, in: unit, into: &found, depth: depth + 1) }
        case .tabs(let call):
            for part in call.shown { collect(part, in: unit, into: &found, depth: depth + 1) }
        case .branches(let branches):
            for part in branches.flatMap({ $0 }) { collect(part, in: unit, into: &found, depth: depth + 1) }
        case .member(let name, let base, _, _):
            guard base == nil else { return }
            for part in member(name, in: unit) { collect(part, in: unit, into: &found, depth: depth + 1) }
        case .container, .link, .destination, .presentation, .scene, .hosting, .unread:
            return
        }
    }

    /// The call of a view of the project's own that is named like one of SwiftUI's types.
    private func ownView(_ item: ViewContent, in unit: Unit) -> ViewContent? {
        guard let call = item.systemCall, !call.isQualified, view(call.name, in: unit) != nil else { return nil }
        return .view(call.name, offset: call.offset, arguments: call.arguments)
    }

    private func view(_ name: String, in unit: Unit) -> DeclaredType? {
        guard let type = declaredType(name, in: unit), declarations.role(of: type).contains(.view) else { return nil }
        return type
    }

    private func member(_ name: String, in unit: Unit) -> [ViewContent] {
        units(in: unit.file) { $0.owner == unit.owner && $0.name == name }.flatMap(\.content)
    }

    /// The screens that content is one of: each of its branches, and those of a view that does nothing but choose by what it
    /// is given, as the destination of an enum of routes does.
    func alternatives(_ content: [ViewContent], in unit: Unit, depth: Int = 4) -> [(content: [ViewContent], unit: Unit)]
    {
        guard depth > 0, content.count == 1 else { return [(content, unit)] }
        if case .branches(let branches) = content[0] {
            return branches.flatMap { alternatives($0, in: unit, depth: depth - 1) }
        }
        if case .view(let name, _, _) = content[0], let type = view(name, in: unit),
            !holds(type, anyOf: Self.stateWords), let body = bodies(of: type).first,
            body.content.count == 1, case .branches = body.content[0]
        {
            return alternatives(body.content, in: body.unit, depth: depth - 1)
        }
        return [(content, unit)]
    }

    /// Words of a view that chooses by what it remembers, too: it is one screen.
    private static let stateWords = ["@State", "@ObservedObject", "@FetchRequest", "@Query"]

    // MARK: Titles

    /// Modifiers that give a screen its title.
    private static let titleModifiers: Set<String> = ["navigationTitle", "navigationBarTitle"]
    /// Words in the code of a screen that may be its title.
    private static let titleWords = ["navigationTitle", "navigationBarTitle", ".principal", ".title ="]

    /// The project's own modifiers that set a title.
    private var titling: Set<String> {
        if let knownTitling { return knownTitling }
        // While they are looked for, only SwiftUI's own count.
        knownTitling = []
        let files = Set(declarations.extensions(ofExternal: "View").map(\.place.file)).filter { file in
            sourceText(file).map { text in Self.titleModifiers.contains { text.string.contains($0) } } ?? false
        }
        let names = files.flatMap { file in
            units(in: file, where: \.isModifier).filter { unit in
                unit.content.contains { mayHaveTitle($0, in: Unit(file: file, owner: "")) }
            }.map(\.name)
        }
        knownTitling = Set(names)
        return Set(names)
    }

    /// Whether a screen may have a title: one of its views sets one, or holds something that can't be seen.
    func mayHaveTitle(_ type: DeclaredType) -> Bool {
        if let known = titled[type] { return known }
        titled[type] = false
        let answer = readTitle(type)
        titled[type] = answer
        return answer
    }

    private func readTitle(_ type: DeclaredType) -> Bool {
        if declarations.role(of: type).contains(.representable) { return true }
        let parts = declarations.headers(of: type)
        if parts.isEmpty || holds(type, anyOf: Self.titleWords) { return true }
        return parts.contains { part in
            let unit = Unit(file: part.place.file, owner: part.place.path ?? "")
            return units(in: unit.file) { $0.owner == unit.owner && ($0.name == "body" || $0.returnsView) }.contains {
                $0.content.contains { mayHaveTitle($0, in: unit) }
            }
        }
    }

    /// Whether everything that content consists of at its own level can be seen: no content that was passed in.
    func isSeen(_ content: [ViewContent], in unit: Unit) -> Bool {
        !content.isEmpty
            && content.allSatisfy { item in
                switch item {
                case .member(let name, nil, _, _): !member(name, in: unit).isEmpty
                case .member: false
                case .modified(_, let base), .styled(_, let base): isSeen(base, in: unit)
                case .branches(let branches): branches.allSatisfy { isSeen($0, in: unit) }
                default: true
                }
            }
    }

    /// The bodies of a view.
    func bodies(of type: DeclaredType) -> [(content: [ViewContent], unit: Unit)] {
        declarations.headers(of: type).flatMap { part in
            let unit = Unit(file: part.place.file, owner: part.place.path ?? "")
            return units(in: unit.file) { $0.owner == unit.owner && $0.name == "body" }.map { ($0.content, unit) }
        }
    }

    /// Whether content may set the title of the screen that it is part of.
    /// - Parameter depth: how many members to look through; those of a type that is read whole need none.
    func mayHaveTitle(_ item: ViewContent, in unit: Unit, depth: Int = 0) -> Bool {
        func any(_ content: [ViewContent]) -> Bool { content.contains { mayHaveTitle($0, in: unit, depth: depth) } }
        if let own = ownView(item, in: unit) { return mayHaveTitle(own, in: unit, depth: depth) }
        switch item {
        case .view(let name, _, let arguments):
            if any(arguments.flatMap(\.content)) { return true }
            switch declarations.resolve(WrittenType(name: name), at: unit.place) {
            case .declared(let type, _): return declarations.role(of: type).contains(.view) && mayHaveTitle(type)
            case .external(let name, _): return !SystemViews.names.contains(name)
            default: return true
            }
        case .modified(let modifiers, let base):
            for modifier in modifiers {
                if Self.titleModifiers.contains(modifier.name) || titling.contains(modifier.name) { return true }
                let content = modifier.arguments.flatMap(\.content)
                if modifier.name == "modifier", mayTitle(modifiers: content, in: unit) { return true }
                if any(content) { return true }
            }
            return any(base)
        case .unread:
            return true
        case .styled(_, let content), .kept(let content):
            return any(content)
        case .tabs(let call):
            return any(call.shown)
        case .branches(let branches):
            return branches.contains { any($0) }
        case .link(_, _, _, let label, _):
            return any(label)
        case .member(let name, nil, _, _) where Self.titleModifiers.contains(name):
            // In an extension of `View`, on `self`.
            return true
        case .member(let name, nil, _, _) where depth > 0:
            return member(name, in: unit).contains { mayHaveTitle($0, in: unit, depth: depth - 1) }
        case .member, .container, .destination, .presentation, .scene, .hosting:
            return false
        }
    }

    /// `.modifier(Titled())`
    private func mayTitle(modifiers content: [ViewContent], in unit: Unit) -> Bool {
        content.contains { item in
            guard case .view(let name, _, _) = item, let type = declaredType(name, in: unit) else { return true }
            return holds(type, anyOf: Self.titleWords)
        }
    }

    private func declaredType(_ name: String, in unit: Unit) -> DeclaredType? {
        declarations.resolve(WrittenType(name: name), at: unit.place).declaration
    }
}
