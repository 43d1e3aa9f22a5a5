import ProjectModel
import SourceEditing
import SwiftSyntax

/// Puts what saves and restores the path into the class that owns it, in the class's own style.
struct RouterCoding {
    let router: RouterClass
    private let file: ModuleFile
    private let declaration: ClassDeclSyntax

    static let encoded = "encodedPath"
    static let restore = "restore"

    /// - Returns: nil where the class can't be read.
    init?(_ router: RouterClass, in project: Project) {
        guard let file = project.wholeFile(router.type.file),
            let declaration = file.source.tree.firstNode(
                ClassDeclSyntax.self, where: { $0.name.span.lowerBound == router.type.offset })
        else { return nil }
        self.router = router
        self.file = file
        self.declaration = declaration
    }

    // MARK: What the class has

    /// Whether an earlier run, or a person, has written both members.
    var isWritten: Bool { hasEncoded && hasRestore }

    /// A member that has a name of those to be written and isn't both of them.
    var takenName: String? {
        if isWritten { return nil }
        if hasEncoded { return Self.encoded }
        return hasRestore ? "\(Self.restore)(from:)" : nil
    }

    /// A word that shows that the class keeps its path itself.
    var savingWord: String? {
        guard !isWritten else { return nil }
        let words = [
            "UserDefaults", "AppStorage", "JSONEncoder", "PropertyListEncoder", "NSKeyedArchiver", "FileManager",
        ]
        let names = Set(declaration.memberBlock.tokens(viewMode: .sourceAccurate).map(\.bareName))
        return words.first(where: names.contains)
    }

    private var hasEncoded: Bool { router.facts.property(Self.encoded) != nil }

    private var hasRestore: Bool {
        router.facts.functions.contains {
            $0.name == Self.restore && $0.parameters.map(\.label) == ["from"]
        }
    }

    /// A function that appends what isn't seen to be Codable: the path would lose all of it.
    func erasedAppend(_ declarations: DeclarationIndex) -> String? {
        let check = ConformanceCheck(.codable, in: declarations)
        for member in declaration.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.body?.mentionsAppending == true,
                let facts = router.facts.functions.first(where: { $0.offset == function.name.span.lowerBound })
            else { continue }
            for parameter in facts.parameters {
                if declarations.resolve(parameter.type, at: facts.place).isSomeCodable { continue }
                switch check.answer(for: parameter.type, at: facts.place) {
                case .yes, .derivable: continue
                case .no, .unknown: return "'\(facts.name)' takes '\(parameter.type.text)'"
                }
            }
        }
        return nil
    }

    // MARK: What it gets

    func edits(_ declarations: DeclarationIndex) -> [TextEdit] {
        guard !isWritten else { return [] }
        let log = Log(of: router.facts, in: file.path, declarations)
        let place = LineInsertion(
            text: file.source.text, opening: declaration.memberBlock.leftBrace,
            last: declaration.memberBlock.members.last.map { Syntax($0) }, closing: declaration.memberBlock.rightBrace)
        return FileAddition(file: file).imports(imports(isLogNew: log.isNew)) + place.edits(members(log))
    }

    private func imports(isLogNew: Bool) -> ImportList {
        var list = ImportList([])
        let known = Set(
            file.source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription })
        if known.isDisjoint(with: ["Foundation", "SwiftUI", "UIKit", "AppKit"]) { list.add("Foundation") }
        if isLogNew, known.isDisjoint(with: ["os", "OSLog"]) { list.add("os") }
        return list
    }

    /// What the class logs with: a logger that it sees, or a new one.
    private struct Log {
        let code: String
        let isNew: Bool

        init(of facts: TypeFacts, in file: String, _ declarations: DeclarationIndex) {
            func isLogger(_ property: PropertyFacts) -> Bool {
                guard property.isStored else { return false }
                return declarations.type(of: property) == .external("Logger", [])
                    || property.defaultText?.hasPrefix("os.Logger(") == true
            }
            if let own = facts.properties.first(where: isLogger) {
                code = own.isStatic ? "Self.\(own.name)" : own.name
                isNew = false
            } else if let near = declarations.facts(ofFile: file)?.properties.first(where: isLogger) {
                code = near.name
                isNew = false
            } else {
                let isTaken = declarations.lookUp("Logger", at: facts.declaration.place) != .none
                code =
                    (isTaken ? "os." : "")
                    + "Logger(subsystem: Bundle.main.bundleIdentifier ?? \"\(facts.name)\", category: \"Restoration\")"
                isNew = true
            }
        }

        /// A statement, two levels deep.
        func lines(_ message: String) -> [CodeLine] {
            let call = ".error(\"\(message): \\(error)\")"
            return isNew ? [CodeLine(2, code), CodeLine(3, call)] : [CodeLine(2, code + call)]
        }
    }

    private var memberNames: Set<String> {
        Set(router.facts.properties.map(\.name) + router.facts.functions.map(\.name) + router.facts.nestedTypes)
    }

    private func members(_ log: Log) -> [CodeLine] {
        switch router.elements {
        case .routes(_, let written): routeMembers(written, log)
        case .erased: erasedMembers(log)
        }
    }

    private var path: String { router.path.name }

    private func routeMembers(_ route: String, _ log: Log) -> [CodeLine] {
        let saved = NameChoice.first(of: ["SavedPath", "SavedRoutes"]) { memberNames.contains($0) }
        return [
            CodeLine(0, ""),
            CodeLine(0, "/// The path as data that can be saved; nil where a route can't be encoded."),
            CodeLine(0, "var \(Self.encoded): Data? {"),
            CodeLine(1, "try? JSONEncoder().encode(\(path))"),
            CodeLine(0, "}"),
            CodeLine(0, ""),
            CodeLine(0, "/// Brings a saved path back, unless screens are pushed already: a deep link wins."),
            CodeLine(0, "///"),
            CodeLine(0, "/// A route that can't be decoded is dropped with those pushed after it."),
            CodeLine(0, "func \(Self.restore)(from data: Data?) {"),
            CodeLine(1, "guard let data, \(path).isEmpty else { return }"),
            CodeLine(1, "do {"),
            CodeLine(2, "let saved = try JSONDecoder().decode(\(saved).self, from: data)"),
            CodeLine(2, "\(path) = saved.routes"),
            CodeLine(2, "if let error = saved.error { throw error }"),
            CodeLine(1, "} catch {"),
        ] + log.lines("The saved path can't be restored in full") + [
            CodeLine(1, "}"),
            CodeLine(0, "}"),
            CodeLine(0, ""),
            CodeLine(0, "/// The routes of a saved path, up to the first that can't be decoded."),
            CodeLine(0, "private struct \(saved): Decodable {"),
            CodeLine(1, "var routes: [\(route)] = []"),
            CodeLine(1, "var error: (any Error)?"),
            CodeLine(0, ""),
            CodeLine(1, "init(from decoder: any Decoder) throws {"),
            CodeLine(2, "var list = try decoder.unkeyedContainer()"),
            CodeLine(2, "do {"),
            CodeLine(3, "while !list.isAtEnd { routes.append(try list.decode(\(route).self)) }"),
            CodeLine(2, "} catch {"),
            CodeLine(3, "self.error = error"),
            CodeLine(2, "}"),
            CodeLine(1, "}"),
            CodeLine(0, "}"),
        ]
    }

    private func erasedMembers(_ log: Log) -> [CodeLine] {
        [
            CodeLine(0, ""),
            CodeLine(0, "/// The path as data that can be saved; nil where a value of it can't be encoded."),
            CodeLine(0, "var \(Self.encoded): Data? {"),
            CodeLine(1, "\(path).codable.flatMap { try? JSONEncoder().encode($0) }"),
            CodeLine(0, "}"),
            CodeLine(0, ""),
            CodeLine(0, "/// Brings a saved path back, unless screens are pushed already: a deep link wins."),
            CodeLine(0, "///"),
            CodeLine(0, "/// Where a value can't be decoded the whole path is dropped."),
            CodeLine(0, "func \(Self.restore)(from data: Data?) {"),
            CodeLine(1, "guard let data, \(path).isEmpty else { return }"),
            CodeLine(1, "do {"),
            CodeLine(2, "let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)"),
            CodeLine(2, "\(path) = NavigationPath(saved)"),
            CodeLine(1, "} catch {"),
        ] + log.lines("The saved path can't be restored") + [
            CodeLine(1, "}"),
            CodeLine(0, "}"),
        ]
    }
}

extension ResolvedType {
    /// `some Hashable & Codable`
    fileprivate var isSomeCodable: Bool {
        guard case .some(let constraints) = self else { return false }
        return constraints.contains(.external("Codable", []))
    }
}

extension CodeBlockSyntax {
    /// Whether `append` or `insert` is called in it.
    fileprivate var mentionsAppending: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == "append" || $0.text == "insert" }
    }
}
