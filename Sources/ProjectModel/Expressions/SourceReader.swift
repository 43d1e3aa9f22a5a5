import SwiftSyntax

struct SourceReader {
    let context: ExpressionContext
    init(_ context: ExpressionContext) { self.context = context }
    func source(of expression: ExprSyntax) -> ValueSource { .unknown }
}
