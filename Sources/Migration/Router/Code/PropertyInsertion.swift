import SourceEditing
import SwiftSyntax

/// Puts properties for routers into a view, an app or a scene, written as its others are.
///
/// A property stands behind the last one with a wrapper of its kind, else behind the last one with any; where there is
/// none, it is the first member.
struct PropertyInsertion: Sendable {
    let members: MemberBlockSyntax
    let text: SourceText
    /// Bytes that go: nothing is put beside a property among them.
    let going: [Range<Int>]

    init(_ declaration: some DeclGroupSyntax, in text: SourceText, without going: [Range<Int>] = []) {
        members = declaration.memberBlock
        self.text = text
        self.going = going
    }

    /// - Parameter properties: all that the declaration gets, since what is put at one place is spaced together.
    func edits(_ properties: [RouterProperty]) -> [TextEdit] {
        var places: [(anchor: MemberBlockItemSyntax?, lines: [[CodeLine]])] = []
        for property in properties {
            let neighbour = neighbour(of: property)
            let lines = lines(of: property, like: neighbour)
            if let index = places.firstIndex(where: { $0.anchor?.id == neighbour?.id }) {
                places[index].lines.append(lines)
            } else {
                places.append((neighbour, [lines]))
            }
        }
        if let unfolded = unfolded(places) { return unfolded }
        return places.flatMap { anchor, lines in
            anchor.map { edits(lines, behind: $0) } ?? firstMember(lines)
        }
    }

    /// A type on one line gets a line for each of its members.
    private func unfolded(_ places: [(anchor: MemberBlockItemSyntax?, lines: [[CodeLine]])]) -> [TextEdit]? {
        guard !members.members.isEmpty, !going.contains(where: { $0.overlaps(members.span) }),
            var block = UnfoldedBlocks(members, in: text)
        else { return nil }
        let style = SourceStyle(of: text)
        for (anchor, lines) in places {
            let written = lines.joined().map { line in
                style.lineEnding + line.written(block.indentation, unit: style.indentationUnit)
            }
            block.insert(
                written.joined(), at: anchor?.decl.span.upperBound ?? members.leftBrace.span.upperBound)
        }
        return block.edits
    }

    // MARK: - Neighbours

    private func neighbour(of property: RouterProperty) -> MemberBlockItemSyntax? {
        func last(_ names: Set<String>) -> MemberBlockItemSyntax? {
            members.members.last { member in
                !going.contains { $0.overlaps(member.span) }
                    && member.decl.variables.contains { $0.wrapper(of: names) != nil }
            }
        }
        return last(Set(property.wrappers)) ?? last(Self.wrappers)
    }

    private static let ownWrappers: Set<String> = [
        "AppStorage", "Environment", "EnvironmentObject", "FocusState", "GestureState", "Namespace", "SceneStorage",
        "ScaledMetric", "State", "StateObject",
    ]
    private static let wrappers = ownWrappers.union([
        "Bindable", "Binding", "FetchRequest", "ObservedObject", "Query", "SectionedFetchRequest",
    ])

    private func lines(of property: RouterProperty, like neighbour: MemberBlockItemSyntax?) -> [CodeLine] {
        let variable = neighbour?.decl.variables.last { $0.wrapper(of: Self.wrappers) != nil }
        let attribute = variable?.wrapper(of: Self.wrappers)
        let isQualified = attribute?.attributeName.is(MemberTypeSyntax.self) == true
        let wrapper = "@\(isQualified ? "SwiftUI." : "")\(property.wrappers[0])\(property.wrapperArguments)"
        let rest = (isPrivate(variable) ? "private " : "") + property.declaration
        if let attribute,
            let next = attribute.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
            text.lineStart(at: next.span.lowerBound) > attribute.span.lowerBound
        {
            return [CodeLine(0, wrapper), CodeLine(0, rest)]
        }
        return [CodeLine(0, "\(wrapper) \(rest)")]
    }

    /// As the neighbour is, or, where that is what callers pass, as the struct's own state is.
    private func isPrivate(_ neighbour: VariableDeclSyntax?) -> Bool {
        let own = members.members.flatMap(\.decl.variables).last { $0.wrapper(of: Self.ownWrappers) != nil }
        guard let shown = neighbour?.wrapper(of: Self.ownWrappers) != nil ? neighbour : own else { return true }
        return shown.modifiers.contains {
            $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
        }
    }

    // MARK: - Places

    private func edits(_ lines: [[CodeLine]], behind anchor: MemberBlockItemSyntax) -> [TextEdit] {
        let next = members.members.drop { $0.id != anchor.id }.dropFirst().first
        let isSpaced =
            stored(before: anchor) && hasBlankLine(before: anchor) && (next.map(hasBlankLine) ?? true)
        let all = lines.flatMap { (isSpaced ? [CodeLine(0, "")] : []) + $0 }
        let place = LineInsertion(text: text, opening: members.leftBrace, last: Syntax(anchor), closing: nil)
        return place.edits(all)
    }

    private func firstMember(_ lines: [[CodeLine]]) -> [TextEdit] {
        let opening = members.leftBrace
        guard let first = members.members.first,
            text.lineStart(at: first.span.lowerBound) > opening.span.lowerBound
        else {
            let place = LineInsertion(
                text: text, opening: opening, last: nil, closing: members.members.isEmpty ? members.rightBrace : nil)
            return place.edits(Array(lines.joined()))
        }
        let style = SourceStyle(of: text)
        let base = text.indentation(at: first.span.lowerBound)
        let isSpaced = isSpaced(from: first)
        let code = Array(lines.joined()) + (isSpaced ? [CodeLine(0, "")] : [])
        let written = code.map { style.lineEnding + $0.written(base, unit: style.indentationUnit) }.joined()
        // Where a member that goes begins: its bytes are those from the end of the line before.
        let end = text.lineEnd(at: text.lineStart(at: startOfComments(before: first) - 1))
        return [.insert(written, at: end)]
    }

    /// Whether what is put before the first member is set apart from it; the blank line before what stays is there.
    private func isSpaced(from first: MemberBlockItemSyntax) -> Bool {
        guard !going.contains(where: { $0.overlaps(first.span) }) else { return false }
        let second = members.members.dropFirst().first { _ in true }
        return !first.decl.isStored || second.map { $0.decl.isStored && hasBlankLine(before: $0) } ?? false
    }

    private func stored(before member: MemberBlockItemSyntax) -> Bool {
        let before = members.members.prefix { $0.id != member.id }.last
        return before?.decl.isStored ?? false
    }

    /// Whether it is set apart from what stands before it.
    private func hasBlankLine(before member: MemberBlockItemSyntax) -> Bool {
        let start = text.lineStart(at: startOfComments(before: member))
        return start > 0 && text.isBlank(text.lineStart(at: start - 1)..<start)
    }

    /// Where the line begins that a member begins on, or the first of the comments that belong to it: between them there
    /// is no blank line, and they head no section.
    private func startOfComments(before member: MemberBlockItemSyntax) -> Int {
        let own = text.lineStart(at: member.span.lowerBound)
        guard let trivia = member.firstToken(viewMode: .sourceAccurate)?.leadingTrivia else { return own }
        var start: Int?
        var offset = member.position.utf8Offset
        var breaks = 0
        for piece in trivia {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                breaks += count
                if breaks > 1 { start = nil }
            case .spaces, .tabs: break
            default:
                let isHeading = "\(piece)".contains("MARK:")
                // Behind the brace, or another member, on its line.
                let isTrailing = !text.beginsLine(at: offset)
                if isHeading || isTrailing { start = nil } else { start = start ?? text.lineStart(at: offset) }
                breaks = 0
            }
            offset += piece.sourceLength.utf8Length
        }
        return start ?? own
    }
}

extension DeclSyntax {
    /// A variable, and those under a condition.
    fileprivate var variables: [VariableDeclSyntax] {
        if let variable = self.as(VariableDeclSyntax.self) { return [variable] }
        guard let config = self.as(IfConfigDeclSyntax.self) else { return [] }
        return config.clauses.flatMap { clause -> [VariableDeclSyntax] in
            guard case .decls(let members) = clause.elements else { return [] }
            return members.flatMap(\.decl.variables)
        }
    }

    fileprivate var isStored: Bool { self.as(VariableDeclSyntax.self)?.isStored ?? false }
}

extension VariableDeclSyntax {
    /// The attribute that is one of these wrappers.
    fileprivate func wrapper(of names: Set<String>) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            let name =
                attribute.attributeName.as(IdentifierTypeSyntax.self)?.name
                ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name
            return name.map { names.contains($0.bareName) } ?? false
        }
    }
}
