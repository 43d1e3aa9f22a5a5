import ProjectModel
import SourceEditing
import SwiftSyntax

/// A call of SwiftUI's `NavigationLink` with a destination, by the parts that step 4 rewrites (SEMANTICS: table A1).
struct LinkCall {
    let file: ProjectFile
    let syntax: FunctionCallExprSyntax
    let form: LinkForm
    let surroundings: Surroundings
    /// Where the destination is written.
    let destination: Destination
    /// `isActive:`, `tag:` and `selection:`, in the order of the code.
    let flags: [LabeledExprSyntax]

    enum Destination {
        /// `destination: Detail()`, `destination: { Detail() }`
        case argument(LabeledExprSyntax)
        /// `NavigationLink("a") { Detail() }`: the only trailing closure.
        case trailing(ClosureExprSyntax)
        /// `NavigationLink { Detail() } label: { … }`, with the closure of the label.
        case trailingBeforeLabel(ClosureExprSyntax, label: MultipleTrailingClosureElementSyntax)

        /// What the destination is made by.
        var expression: ExprSyntax {
            switch self {
            case .argument(let argument): argument.expression
            case .trailing(let closure), .trailingBeforeLabel(let closure, _): ExprSyntax(closure)
            }
        }
    }

    /// - Returns: nil for links without a destination of their own, and for calls that aren't one of SwiftUI's.
    init?(_ site: LinkSite, in file: ProjectFile) {
        guard site.form == .destinationClosure || site.form == .destinationArgument || site.form.isProgrammatic,
            let call = file.token(at: site.name.lowerBound)?.namedCall, call.calleeName == "NavigationLink",
            let destination = Destination(of: call)
        else { return nil }
        self.file = file
        syntax = call
        form = site.form
        surroundings = Surroundings(of: Syntax(call))
        self.destination = destination
        flags = Array(call.arguments).filter { ["isActive", "tag", "selection"].contains($0.label?.text) }
    }

    /// The UTF-8 offset of the word `NavigationLink`.
    var nameOffset: Int { syntax.nameToken.span.lowerBound }

    var place: Place { file.place(at: nameOffset) }

    var codePlace: NavigationGraph.CodePlace { .init(file: file.path, offset: nameOffset) }

    /// The link's title where it is a literal: `NavigationLink("Open", …)`, or a label that is one `Text` of a literal.
    var title: String? {
        if let first = syntax.arguments.first, first.label == nil { return first.expression.literalText }
        guard let label = labelClosure, label.statements.count == 1,
            let text = label.statements.first?.item.as(ExprSyntax.self)?.withoutModifiers?
                .as(FunctionCallExprSyntax.self),
            ["Text", "Label"].contains(text.calleeName ?? ""), let first = text.arguments.first, first.label == nil
        else { return nil }
        return first.expression.literalText
    }

    /// The closure that makes the label.
    var labelClosure: ClosureExprSyntax? {
        switch destination {
        case .trailingBeforeLabel(_, let label): label.closure
        case .trailing: nil
        case .argument:
            syntax.trailingClosure
                ?? syntax.arguments.first { $0.label?.text == "label" }?.expression.as(ClosureExprSyntax.self)
        }
    }
}

extension LinkCall.Destination {
    init?(of call: FunctionCallExprSyntax) {
        let others = Array(call.additionalTrailingClosures)
        if let argument = call.arguments.first(where: { $0.label?.text == "destination" }) {
            guard others.isEmpty else { return nil }
            self = .argument(argument)
        } else if let closure = call.trailingClosure {
            switch others.count {
            case 0: self = .trailing(closure)
            case 1 where others[0].label.text == "label": self = .trailingBeforeLabel(closure, label: others[0])
            default: return nil
            }
        } else {
            return nil
        }
    }
}

extension ExprSyntax {
    /// The text of a string literal without interpolations.
    var literalText: String? {
        guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
        var text = ""
        for segment in literal.segments {
            guard let plain = segment.as(StringSegmentSyntax.self) else { return nil }
            text += plain.content.text
        }
        return text
    }
}
