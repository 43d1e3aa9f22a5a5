import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: the compiler has checked what it was given; nothing is declared.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        []
    }
}
