import ProjectModel
import SwiftSyntax

extension ExprSyntax {
    /// On one line.
    var text: String { trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The name of a state that is written `flag`, `self.flag`, `$flag`, `self.$flag`, `model.flag`, `$model.flag`:
    /// its path without `self` and `$`.
    var statePath: String? {
        let path = trimmedDescription.withoutSelf
        let plain = path.hasPrefix("$") ? String(path.dropFirst()) : path
        let isPath =
            plain.first?.isLetter == true && plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return isPath && plain.first?.isUppercase == false ? plain : nil
    }

    /// The name of the call that the expression is, or that its modifiers are on.
    var lastCalledName: String? { withoutModifiers?.as(FunctionCallExprSyntax.self)?.calleeName }
}

extension String {
    /// `flag` of `self.flag`.
    var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
