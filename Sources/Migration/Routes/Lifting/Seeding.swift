import ProjectModel
import SwiftParser
import SwiftSyntax

/// Tells which arguments a screen only begins with: its own `@State` goes on from there, whatever the link has later.
struct Seeding {
    private let context: ExpressionContext

    init(_ context: ExpressionContext) {
        self.context = context
    }

    func isSeed(_ parameter: ParameterFacts, of function: CalledFunction?) -> Bool {
        guard let type = function?.type, let initializer = function?.initializers.first,
            let facts = context.index.facts(of: type)
        else { return false }
        switch initializer.origin {
        case .memberwise, .default: return facts.property(parameter.name)?.wrapper?.name == "State"
        case .written(let offset): return isSeed(parameter, ofInitializerAt: offset, in: initializer.place.file)
        }
    }

    /// Whether all that an initialiser does with a parameter is `_x = State(initialValue: parameter)`.
    private func isSeed(_ parameter: ParameterFacts, ofInitializerAt offset: Int, in file: String) -> Bool {
        guard let bytes = context.index.bytes(ofFile: file), Self.mayHoldSeeds(bytes) else { return false }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
            let initializer = token.parent?.as(InitializerDeclSyntax.self), let body = initializer.body
        else { return false }
        let uses = body.tokens(viewMode: .sourceAccurate).filter { token in
            token.text == parameter.name && token.parent?.is(DeclReferenceExprSyntax.self) == true
        }
        return !uses.isEmpty && uses.allSatisfy(Self.seedsState)
    }

    private static func mayHoldSeeds(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("State(initialValue:") || text.contains("State(wrappedValue:")
    }

    private static func seedsState(_ token: TokenSyntax) -> Bool {
        for ancestor in Syntax(token).ancestors {
            if ancestor.is(CodeBlockItemSyntax.self) { return false }
            guard let call = ancestor.as(FunctionCallExprSyntax.self), call.calleeName == "State" else { continue }
            return ["initialValue", "wrappedValue"].contains(call.arguments.first?.label?.text)
        }
        return false
    }
}
