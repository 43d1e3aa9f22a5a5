import SwiftSyntax

/// What an expression of a `Package.swift` comes to, as far as its text tells.
indirect enum ManifestValue {
    case string(String)
    case array([ManifestValue])
    /// `.v16`, `.release`: a member without arguments.
    case member(String)
    case call(ManifestCall)
    /// Something that only running the manifest could tell. `offset` is where it begins, in UTF-8.
    case unreadable(offset: Int)

    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// Where a call or something unreadable begins, in UTF-8.
    var offset: Int? {
        switch self {
        case .call(let call): call.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
        case .unreadable(let offset): offset
        case .string, .array, .member: nil
        }
    }

    var elements: [ManifestValue]? {
        if case .array(let elements) = self { return elements }
        return nil
    }
}

/// A call such as `.target(name: "App")`.
struct ManifestCall {
    /// The function's last name: `target`, `iOS`, `Package`.
    let name: String
    let arguments: [(label: String?, value: ManifestValue)]
    let syntax: FunctionCallExprSyntax

    /// The call as it is written, without what surrounds it.
    var text: String { syntax.trimmedDescription }

    subscript(label: String) -> ManifestValue? {
        arguments.first { $0.label == label }?.value
    }
}
