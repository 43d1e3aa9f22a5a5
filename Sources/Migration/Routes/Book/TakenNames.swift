import ProjectModel
import SourceEditing

/// The names that mean something in the module already.
struct TakenNames: Sendable {
    let module: RouteModule

    /// Whether code of the module declares the name, at whatever level, or uses it for something declared elsewhere.
    func contains(_ name: String) -> Bool {
        let isVisible = module.files.contains {
            module.declarations.lookUp(name, at: TypePlace(file: $0)) != .none
        }
        return isVisible || module.claimed.names.contains(name)
            || module.texts(holding: [name]).contains { Self.isUsed(name, in: $0.text) }
    }

    /// Whether the name stands in the code by itself: not as a member, a label, a case or a module.
    private static func isUsed(_ name: String, in text: SourceText) -> Bool {
        text.bytes.withUnsafeBufferPointer { buffer in
            var lexer = ByteLexer(buffer)
            var previous = ByteToken.startOfFile
            var token = lexer.next()
            while token.kind != .endOfFile {
                let next = lexer.next()
                if token.kind == .word, isName(buffer[token.range], name),
                    stands(between: previous, next, in: buffer)
                {
                    return true
                }
                (previous, token) = (token, next)
            }
            return false
        }
    }

    private static func isName(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ name: String) -> Bool {
        bytes.elementsEqual(name.utf8) || bytes.elementsEqual("`\(name)`".utf8)
    }

    private static func stands(
        between previous: ByteToken, _ next: ByteToken, in buffer: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        switch previous.kind {
        case .period: return false
        case .word: return !["case", "import"].contains { buffer[previous.range].elementsEqual($0.utf8) }
        case .leftParen, .comma: return next.kind != .colon
        default: return true
        }
    }
}
