import ProjectModel
import SourceEditing
import SwiftSyntax

/// What a view gets to save the path of its stack.
///
/// Before:
/// ```swift
/// @State private var router = Router()
/// …
/// NavigationStack(path: $router.path) { … }
///     .environment(router)
/// ```
/// After:
/// ```swift
/// @State private var router = Router()
/// @SceneStorage("navigation.Home") private var savedPath: Data?
/// …
/// NavigationStack(path: $router.path) { … }
///     .environment(router)
///     .task { router.restore(from: savedPath) }
///     .onChange(of: router.path) { savedPath = router.encodedPath }
/// ```
/// The task runs whenever the stack appears again. Since every change is saved, the way back to the root too, it then
/// brings back what is there already.
struct SavedPath {
    let stack: RestorableStack
    let name: String
    /// The name of the property that tells in a wrapper whether the path is saved.
    let condition: String

    /// The same for another stack of the router.
    func on(_ stack: RestorableStack) -> SavedPath { SavedPath(stack: stack, name: name, condition: condition) }

    private var isConditional: Bool { stack.wrapper != nil }

    // MARK: The property

    /// Behind the router's own.
    /// - Parameter key: nil in a wrapper, whose initialiser is given it.
    func property(key: String?, in project: Project) -> [String: [TextEdit]] {
        let path = stack.state.place.file
        guard let file = project.wholeFile(path),
            let token = file.source.tree.token(at: AbsolutePosition(utf8Offset: stack.state.offset)),
            let declaration = token.ancestors.lazy.compactMap({ $0.as(VariableDeclSyntax.self) }).first,
            let member = token.ancestors.lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first,
            let block = member.ancestors.lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first
        else { return [:] }
        let attribute = "@SceneStorage" + (key.map { "(\"\($0)\")" } ?? "")
        let rest = "\(access)var \(name): Data?"
        var lines =
            declaration.hasAttributesOnOwnLine
            ? [CodeLine(0, attribute), CodeLine(0, rest)] : [CodeLine(0, "\(attribute) \(rest)")]
        if isConditional { lines.append(CodeLine(0, "private let \(condition): Bool")) }
        let place = LineInsertion(
            text: file.source.text, opening: block.leftBrace, last: Syntax(member), closing: nil)
        return [path: place.edits(member.isSetApart ? [CodeLine(0, "")] + lines : lines)]
    }

    /// The stack's file has to see it.
    private var access: String { stack.stack.file.path == stack.state.place.file ? "private " : "" }

    // MARK: The modifiers

    /// On the container, behind the one that hands the router on.
    /// - Parameter isModern: whether `onChange` can take a closure without parameters.
    func modifiers(isModern: Bool) -> [String: [TextEdit]] {
        let router = stack.state.name
        let closures: [(head: String, body: String)] = [
            (".task {", "\(router).\(RouterCoding.restore)(from: \(name))"),
            (
                ".onChange(of: \(router).\(stack.router.path.name)) {" + (isModern ? "" : " _ in"),
                "\(name) = \(router).\(RouterCoding.encoded)"
            ),
        ]
        let modifiers = closures.map { closure in
            let body = isConditional ? "if \(condition) { \(closure.body) }" : closure.body
            return ClosureModifier(head: [closure.head], body: MovedCode(body), isShort: true)
        }
        let place = AppendedModifier(expression: container, text: text)
        return [stack.stack.file.path: between(modifiers).map { [$0] } ?? modifiers.map(place.edit)]
    }

    private var text: SourceText { stack.stack.file.source.text }

    /// Where another modifier goes on behind the container, on the same line: on lines of their own, it too.
    private func between(_ modifiers: [ClosureModifier]) -> TextEdit? {
        let range = container.span
        guard let next = container.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
            next.tokenKind == .period, next.span.lowerBound == range.upperBound
        else { return nil }
        let line = text.lineStart(at: range.upperBound)
        let isOneLine = line <= range.lowerBound
        guard !isOneLine || text.isBlank(line..<range.lowerBound) else { return nil }
        let style = SourceStyle(of: text)
        let indentation = text.indentation(at: line) + (isOneLine ? style.indentationUnit : "")
        let lines = modifiers.map { $0.lines(indentation: indentation, style) } + [""]
        return .insert(lines.map { style.lineEnding + indentation + $0 }.joined(), at: range.upperBound)
    }

    /// The stack, with `.environment(router)` where that is among its modifiers.
    private var container: ExprSyntax {
        let call = ExprSyntax(stack.stack.call)
        let handing = call.modifiersAround.last { modifier in
            guard ["environment", "environmentObject"].contains(modifier.calleeName),
                let object = modifier.arguments.first, object.label == nil
            else { return false }
            return object.expression.statePath == stack.state.name
        }
        return handing.map { ExprSyntax($0) } ?? call
    }
}

extension MemberBlockItemSyntax {
    /// Whether a blank line stands between it and a property before it.
    fileprivate var isSetApart: Bool {
        guard let list = parent?.as(MemberBlockItemListSyntax.self), let index = list.index(of: self),
            index > list.startIndex, list[list.index(before: index)].decl.is(VariableDeclSyntax.self)
        else { return false }
        return leadingTrivia.contains { piece in
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count > 1
            default: false
            }
        }
    }
}

extension VariableDeclSyntax {
    /// Whether the attribute stands on a line before the variable's.
    fileprivate var hasAttributesOnOwnLine: Bool {
        guard let last = attributes.lastToken(viewMode: .sourceAccurate),
            let next = last.nextToken(viewMode: .sourceAccurate)
        else { return false }
        return (last.trailingTrivia + next.leadingTrivia).contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
    }
}
