import ProjectModel
import SourceEditing
import SwiftSyntax

/// Several screens pushed at once without moving VoiceOver's focus.
enum PushesWithoutFocus: AuditRule {
    static let rule = Rule(
        RuleID("pushes-without-focus"), "several pushes that leave the focus behind",
        explanation: """
            When a path grows by several values at once only the last screen is seen. VoiceOver may announce one in \
            between, or keep its place on a screen that is covered.
            """,
        example: .init(
            wrong: "path = [.artist(artist), .album(album)]",
            right: """
                path = [.artist(artist), .album(album)]
                // AlbumView sets an AccessibilityFocusState in onAppear
                """),
        remedy: "Move the focus to the title of the last screen when it appears.",
        source: "Apple, AccessibilityFocusState.")

    static func findings(in audit: AuditedProject) -> [Finding] {
        let paths = Set(audit.stacks.compactMap { $0.path?.statePath?.lastName })
            .filter {
                $0.lowercased().hasSuffix("path")
            }
        guard !paths.isEmpty else { return [] }
        let appended = audit.calls.calls(named: "append").filter { follows($0.syntax, paths) }
        let assigned = audit.calls.assignments.filter { entry in paths.contains(entry.state) && !entry.isPreview }
        let places =
            (appended.map { ($0.place, $0.surroundings, $0.file.path) }
            + assigned.map { ($0.place, $0.surroundings, $0.place.file) })
            .filter { _, surroundings, file in
                guard let type = audit.enclosingType(of: surroundings, in: file) else { return true }
                return !audit.screens.holds(type, anyOf: FocusPlaces.words)
            }
        return FocusPlaces.findings(at: places.map(\.0).sorted(), of: self, in: audit, message)
    }

    /// Whether the statement before appends to the same path, and the one before that doesn't.
    private static func follows(_ call: FunctionCallExprSyntax, _ paths: Set<String>) -> Bool {
        guard isAppend(call, paths), let item = call.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let items = Array(list)
        guard let index = items.firstIndex(of: item), index > 0, isAppend(items[index - 1], as: call, paths) else {
            return false
        }
        return index == 1 || !isAppend(items[index - 2], as: call, paths)
    }

    private static func isAppend(_ item: CodeBlockItemSyntax, as call: FunctionCallExprSyntax, _ paths: Set<String>)
        -> Bool
    {
        guard let other = item.item.as(FunctionCallExprSyntax.self) else { return false }
        return isAppend(other, paths)
            && other.calledExpression.trimmedDescription == call.calledExpression.trimmedDescription
    }

    private static func isAppend(_ call: FunctionCallExprSyntax, _ paths: Set<String>) -> Bool {
        guard call.calleeName == "append", let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            let path = base.statePath
        else { return false }
        return paths.contains(path.lastName)
    }

    // MARK: Messages

    private static func message(_ count: Int) -> String {
        let subject =
            count == 1 ? "several screens are" : "several screens at once are, in \(count) places, this one first,"
        return
            "\(subject) pushed without moving VoiceOver's focus to the last; set an AccessibilityFocusState when it appears"
    }
}
