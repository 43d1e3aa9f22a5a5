import ProjectModel
import SwiftSyntax

/// One destination while it is taken apart: what stands in its code instead of what, and what the link has to say.
struct Lifting {
    let context: ExpressionContext
    let surroundings: DestinationLifter.Surroundings
    private(set) var outer = OuterNames()
    /// Names of other modules' functions and variables, as far as can be told.
    private(set) var foreignNames: Set<String> = []
    /// What is shown in the template: the destination, and the members that were written out.
    private(set) var nodes: [Syntax] = []
    var edits: [TemplateEdit] = []
    var payload: [PayloadPart] = []
    var hoisted: [HoistedValue] = []
    /// Members of the enclosing view that are written out in the template.
    var writtenOut: Set<String> = []
    /// The declarations of constants at the link that are written out.
    var unusedConstants: [Range<Int>] = []
    /// Whether the code that is being taken apart stands under a condition of the destination, or runs later.
    var isGuarded = false
    /// What the parameters of functions that are written out are given, by the places of the parameters.
    var arguments: [Int: ExprSyntax] = [:]

    init(_ context: ExpressionContext, _ surroundings: DestinationLifter.Surroundings) {
        self.context = context
        self.surroundings = surroundings
    }

    /// Takes note that a piece of the destination itself stands somewhere else in the template.
    mutating func addPart(_ node: Syntax) {
        nodes.append(node)
    }

    /// Takes note of the names that a node uses from outside.
    mutating func add(_ node: Syntax) {
        nodes.append(node)
        for name in context.freeNames(of: node) where !name.kind.isGlobal {
            switch name.kind {
            case .unknown where membersAreKnown(around: node):
                foreignNames.insert(name.name)
            case .member where isStatic(name.name, at: node):
                for offset in name.uses { qualify(name.name, at: offset, in: node) }
            default:
                outer.add(name)
            }
        }
    }

    /// Whether all members of the type around a node are seen: an unknown name is then another module's.
    private func membersAreKnown(around node: Syntax) -> Bool {
        guard let type = enclosingType(of: node) else { return false }
        let ancestry = context.index.ancestry(of: type)
        return type.kind != .class && ancestry.unknown.isEmpty && ancestry.external.allSatisfy(Self.addNoNames.contains)
    }

    /// Protocols of the system that give views no members with names of their own.
    private static let addNoNames: Set<String> = [
        "View", "App", "Scene", "PreviewProvider", "ViewModifier", "Identifiable", "Equatable", "Hashable", "Codable",
        "Sendable", "CaseIterable",
    ]

    func enclosingType(of node: some SyntaxProtocol) -> DeclaredType? {
        context.enclosingType(at: context.place(of: node))?.declaration
    }

    /// The property of the enclosing type that a use names.
    func property(of use: OuterNames.Use, at node: some SyntaxProtocol) -> (facts: PropertyFacts, owner: DeclaredType)?
    {
        guard use.isMember, let type = enclosingType(of: node) else { return nil }
        return context.index.facts(of: type)?.property(use.plainName).map { ($0, type) }
    }

    private func isStatic(_ name: String, at node: Syntax) -> Bool {
        guard let facts = enclosingType(of: node).flatMap({ context.index.facts(of: $0) }) else { return false }
        return facts.property(name) == nil && facts.property(name, isStatic: true) != nil
    }

    private mutating func qualify(_ name: String, at offset: Int, in node: Syntax) {
        guard let type = enclosingType(of: node),
            let token = node.root.token(at: AbsolutePosition(utf8Offset: offset)),
            token.tokenKind != .keyword(.self)
        else { return }
        edits.append(TemplateEdit(token.span, .code("\(type.path).\(token.text)")))
    }

    // MARK: What stands in the template

    mutating func replace(_ node: some SyntaxProtocol, by piece: TemplatePiece) {
        edits.append(TemplateEdit(node.span, piece))
    }

    mutating func index(ofHoisted value: HoistedValue) -> Int {
        if let known = hoisted.firstIndex(of: value) { return known }
        hoisted.append(value)
        return hoisted.count - 1
    }

    /// The number of a part; one that the link says already isn't said twice.
    mutating func index(of part: PayloadPart) -> Int {
        if let known = payload.firstIndex(where: { $0.expression == part.expression && $0.type == part.type }) {
            return known
        }
        payload.append(part)
        return payload.count - 1
    }
}

/// Something else in the place of a piece of the destination's code.
struct TemplateEdit {
    enum Content {
        case pieces([TemplatePiece])
        /// Code from another place of the file.
        case node(Syntax)
    }

    let range: Range<Int>
    let content: Content

    init(_ range: Range<Int>, _ content: Content) {
        self.range = range
        self.content = content
    }

    init(_ range: Range<Int>, _ pieces: TemplatePiece...) {
        self.init(range, .pieces(pieces))
    }
}
