import ProjectModel
import SwiftSyntax

extension Lifting {
    /// The destination, after all of it was lifted.
    func lifted(_ content: DestinationContent) throws(LinkReason) -> LiftedDestination {
        let names = TemplateNames(of: self)
        var visibility = Visibility(context)
        try visibility.see(names)
        for part in payload { try visibility.see(part.type) }
        for case .environmentObject(_, let type) in hoisted { try visibility.see(type) }
        for case .root(_, let type) in hoisted { try visibility.see(type) }
        let needs = try CaseNeeds(of: self, names)
        if mayShowNothing(content) || !needs.condition.isEmpty && holdsConditionElsewhere {
            throw .opaqueDestination("#if")
        }
        let constants = nodes.flatMap { TemplateConstants.edits(in: $0, of: self, spelled: names.edits) }
        let text = TemplateText(edits + names.edits + constants)
        let template = text.pieces(of: content.node, withComments: content.isInClosure)
        let imports = Imports(context, root: content.node.root)
        if let type = imports.unexplained(names, visibility) {
            throw .unknownType(
                value: content.node.trimmedDescription,
                because: "this file doesn't import the module of '\(type)'")
        }
        return LiftedDestination(
            template: template,
            payload: PayloadLabels.labelled(payload),
            hoisted: hoisted,
            viewName: ViewName.of(content, in: context) ?? ViewName.of(template) ?? ViewName.ofMember(content),
            condition: needs.condition.text,
            availability: needs.availability.text, imports: imports.modules(names, visibility, foreignNames),
            conditionalImports: imports.conditionalModules(names, visibility, foreignNames),
            widenings: visibility.widenings, unusedConstants: unusedConstants)
    }

    /// Whether a condition of the destination's own decides on code that is written out from elsewhere: whether that
    /// stands under the condition isn't seen there.
    private var holdsConditionElsewhere: Bool {
        nodes.count > 1 && nodes.contains(where: \.holdsCompilationCondition)
    }

    /// Whether there are platforms on which nothing but an `#if` is left: a case's arm can't be empty.
    private func mayShowNothing(_ content: DestinationContent) -> Bool {
        guard case .statements(let statements) = content.code, !statements.isEmpty else { return false }
        return statements.allSatisfy { item in
            item.item.as(IfConfigDeclSyntax.self).map { !$0.alwaysHoldsCode } ?? false
        }
    }

    /// Whether a place in a node isn't in the template: the link evaluates it, or something else stands there.
    func isReplaced(_ offset: Int, in node: Syntax) -> Bool {
        edits.contains { edit in
            // Around an argument of a function that is written out, the call is replaced.
            let isAround =
                edit.range != node.span && edit.range.contains(node.span.lowerBound)
                && node.span.upperBound <= edit.range.upperBound
            return edit.range.contains(offset) && !edit.isSpelling && !isAround
        }
    }
}

extension TemplateEdit {
    /// The same name in another spelling.
    fileprivate var isSpelling: Bool {
        if case .pieces(let pieces) = content, pieces.count == 1, case .code(let text) = pieces[0] { return text != "" }
        return false
    }
}

extension Syntax {
    fileprivate var holdsCompilationCondition: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .poundIf }
    }
}

extension IfConfigDeclSyntax {
    /// Whether there is an `#else`, and code in each clause.
    fileprivate var alwaysHoldsCode: Bool {
        guard clauses.last?.condition == nil else { return false }
        return clauses.allSatisfy { clause in
            guard case .statements(let statements)? = clause.elements else { return false }
            return statements.contains { item in
                item.item.as(IfConfigDeclSyntax.self)?.alwaysHoldsCode ?? true
            }
        }
    }
}
