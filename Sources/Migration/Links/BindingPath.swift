import ProjectModel
import SwiftSyntax

/// A binding to a state of the view, to what it was given, or to a property of an object: `$flag`, `self.$model.flag`.
struct BindingPath {
    let property: FlagProperty?
    /// `flag` of `$model.flag`.
    let member: String?
    /// `flag`, `model.flag`
    let name: String

    /// - Returns: nil for anything else: a constant, an element of a collection, a call.
    init?(_ expression: ExprSyntax) {
        let plain = expression.trimmedDescription.withoutSelf
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
        guard plain.hasPrefix("$"), (1...2).contains(parts.count),
            plain.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return nil }
        name = String(plain.dropFirst())
        member = parts.count == 2 ? String(parts[1]) : nil
        let found = FlagProperty(String(parts[0].dropFirst()), around: Syntax(expression))
        let isPlain = parts.count == 1
        property = found.flatMap { (isPlain ? $0.isState || $0.isBinding : $0.isObject) ? $0 : nil }
    }

    /// Whether the use of the property is one of the flag.
    func isMeant(by use: FlagUses.Use) -> Bool {
        guard let member else { return true }
        var current = use.node
        if let access = current.parent?.as(MemberAccessExprSyntax.self), access.declName.id == current.id {
            current = Syntax(access)
        }
        return current.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == member
    }
}
