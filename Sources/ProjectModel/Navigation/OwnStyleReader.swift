import SwiftSyntax

/// Finds the project's own declarations that are called as SwiftUI's styles are, and as the modifier that sets them.
enum OwnStyleReader {
    private static let types: Set<String> = [
        "StackNavigationViewStyle", "ColumnNavigationViewStyle", "DoubleColumnNavigationViewStyle",
        "DefaultNavigationViewStyle",
    ]
    private static let members: Set<String> = ["stack", "columns", "automatic"]

    static func name(of type: some NamedDeclSyntax) -> String? {
        let name = type.name.plainName
        return types.contains(name) ? name : nil
    }

    static func name(of function: FunctionDeclSyntax) -> String? {
        function.name.plainName == "navigationViewStyle" ? "navigationViewStyle" : nil
    }

    /// `static var stack: …` in an extension of `NavigationViewStyle`
    static func name(of binding: PatternBindingSyntax) -> String? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, members.contains(name),
            binding.enclosingGroup?.as(ExtensionDeclSyntax.self)?.typeName.hasSuffix("NavigationViewStyle") ?? false
        else { return nil }
        return name
    }
}
