import SwiftSyntax

/// Where a name that code uses is introduced, inside of functions and closures or as a generic parameter.
struct LexicalBinding {
    enum Introducer {
        /// A named parameter of a closure, by its position.
        case closureParameter(ClosureExprSyntax, Int)
        /// `$0`, `$1` … of the closure that they belong to.
        case shorthandParameter(ClosureExprSyntax, Int)
        /// `[name = value]`.
        case capture(ClosureCaptureSyntax)
        case functionParameter(FunctionParameterSyntax)
        /// `newValue` and `oldValue`, whatever they are called.
        case accessorParameter(AccessorDeclSyntax)
        case variable(PatternBindingSyntax)
        /// `if let`, `guard let`, `while let`.
        case optionalBinding(OptionalBindingConditionSyntax)
        /// `if case`, `guard case`, `while case`.
        case matchingPattern(MatchingPatternConditionSyntax)
        case switchCase(SwitchCaseItemSyntax)
        case forLoop(ForStmtSyntax)
        /// A name in a `catch` pattern, or `error` where there is none.
        case catchClause(CatchClauseSyntax)
        case localFunction(FunctionDeclSyntax)
        case localType(DeclSyntax)
        case genericParameter(GenericParameterSyntax)
    }

    /// The name as bound, without `$`.
    let name: String
    let introducer: Introducer
    /// The pattern's own node for the name, where a pattern binds it.
    let pattern: IdentifierPatternSyntax?

    init(_ name: String, _ introducer: Introducer, pattern: IdentifierPatternSyntax? = nil) {
        self.name = name
        self.introducer = introducer
        self.pattern = pattern
    }

    /// The node that introduces the name.
    var node: Syntax {
        switch introducer {
        case .closureParameter(let closure, _), .shorthandParameter(let closure, _): return Syntax(closure)
        case .capture(let capture): return Syntax(capture)
        case .functionParameter(let parameter): return Syntax(parameter)
        case .accessorParameter(let accessor): return Syntax(accessor)
        case .variable(let binding): return Syntax(binding)
        case .optionalBinding(let condition): return Syntax(condition)
        case .matchingPattern(let condition): return Syntax(condition)
        case .switchCase(let item): return Syntax(item)
        case .forLoop(let loop): return Syntax(loop)
        case .catchClause(let clause): return Syntax(clause)
        case .localFunction(let function): return Syntax(function)
        case .localType(let type): return Syntax(type)
        case .genericParameter(let parameter): return Syntax(parameter)
        }
    }
}

/// The names that patterns bind.
enum PatternNames {
    static func names(in pattern: PatternSyntax) -> [IdentifierPatternSyntax] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(pattern)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        var found: [IdentifierPatternSyntax] = []

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .skipChildren
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
