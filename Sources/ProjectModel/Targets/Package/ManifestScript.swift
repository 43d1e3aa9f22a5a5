import SwiftParser
import SwiftSyntax

/// Runs through the statements of a `Package.swift` in order, as far as they build the package.
struct ManifestScript {
    private var evaluator = ManifestEvaluator()

    /// The arguments of `Package(…)` by label, with what later statements add to them; nil where the file
    /// makes no package.
    private(set) var package: [String: ManifestValue]?
    /// The variable that holds the package.
    private var packageVariable: String?

    init(_ source: SourceFileSyntax) {
        // Functions and extensions can stand below their use.
        for statement in source.statements { declare(statement.item) }
        run(source.statements, conditional: false)
        guard let packageVariable, package != nil else { return }
        let prefix = packageVariable + "."
        for (name, value) in evaluator.variables where name.hasPrefix(prefix) {
            package?[String(name.dropFirst(prefix.count))] = value
        }
    }

    private mutating func declare(_ item: CodeBlockItemSyntax.Item) {
        if let function = item.as(FunctionDeclSyntax.self) { evaluator.declare(function) }
        guard let members = item.as(ExtensionDeclSyntax.self)?.memberBlock.members else { return }
        for member in members {
            if let function = member.decl.as(FunctionDeclSyntax.self) { evaluator.declare(function) }
            if let variable = member.decl.as(VariableDeclSyntax.self) { evaluator.declare(variable) }
        }
    }

    /// - Parameter conditional: whether the statements run only on some machines. Then they add to what is
    ///   there, so that no platform and no target is forgotten.
    private mutating func run(_ statements: CodeBlockItemListSyntax, conditional: Bool) {
        for statement in statements {
            let item = statement.item
            if let variable = item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings { define(binding, conditional: conditional) }
            } else if let condition = item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements { run(inner, conditional: true) }
                }
            } else if let loop = item.as(ForStmtSyntax.self) {
                noteAdditions(in: loop)
            } else if let expression = Self.expression(of: item) {
                run(expression, conditional: conditional)
            }
        }
    }

    /// Loops are not run. One that adds targets leaves a target that can't be read; the usual one, which
    /// only changes the targets' settings, is of no interest.
    private mutating func noteAdditions(in loop: ForStmtSyntax) {
        let body = loop.body.description
        guard let packageVariable, body.contains("targets.append(") || body.contains("targets +=") else { return }
        add(.array([.unreadable(offset: ManifestEvaluator.offset(of: loop))]), to: "\(packageVariable).targets")
    }

    private static func expression(of item: CodeBlockItemSyntax.Item) -> ExprSyntax? {
        item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    }

    private mutating func run(_ expression: ExprSyntax, conditional: Bool) {
        if let branch = expression.as(IfExprSyntax.self) {
            runBranches(branch)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            append(call)
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            assign(sequence, conditional: conditional)
        }
    }

    private mutating func runBranches(_ first: IfExprSyntax) {
        var branch: IfExprSyntax? = first
        while let current = branch {
            run(current.body.statements, conditional: true)
            branch = current.elseBody?.as(IfExprSyntax.self)
            if let block = current.elseBody?.as(CodeBlockSyntax.self) { run(block.statements, conditional: true) }
        }
    }

    private mutating func define(_ binding: PatternBindingSyntax, conditional: Bool) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let initializer = binding.initializer?.value
        else { return }
        let value = evaluator.value(of: initializer)
        if case .call(let call) = value, call.name == "Package" {
            packageVariable = name
            package = package ?? [:]
            for argument in call.arguments {
                guard let label = argument.label else { continue }
                set("\(name).\(label)", to: argument.value, conditional: conditional)
            }
        } else {
            set(name, to: value, conditional: conditional)
        }
    }

    /// `targets.append(x)`, `package.targets.append(contentsOf: [x])`.
    private mutating func append(_ call: FunctionCallExprSyntax) {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            ["append", "insert"].contains(access.declName.baseName.text),
            let name = access.base.flatMap(Self.variableName), let argument = call.arguments.first
        else { return }
        let value = evaluator.value(of: argument.expression)
        add(argument.label?.text == "contentsOf" ? value : .array([value]), to: name)
    }

    /// `targets = […]`, `package.targets += […]`.
    private mutating func assign(_ sequence: SequenceExprSyntax, conditional: Bool) {
        let elements = Array(sequence.elements)
        guard elements.count >= 3, let name = Self.variableName(elements[0]) else { return }
        let right =
            evaluator.sum(elements[2...])
            ?? .unreadable(offset: ManifestEvaluator.offset(of: elements[2]))
        if elements[1].is(AssignmentExprSyntax.self) {
            set(name, to: right, conditional: conditional)
        } else if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
            add(right, to: name)
        }
    }

    private mutating func set(_ name: String, to value: ManifestValue, conditional: Bool) {
        if conditional, evaluator.variables[name]?.elements != nil {
            add(value, to: name)
        } else {
            evaluator.variables[name] = value
        }
    }

    private mutating func add(_ value: ManifestValue, to name: String) {
        guard let known = evaluator.variables[name] else {
            evaluator.variables[name] = value
            return
        }
        evaluator.variables[name] = ManifestEvaluator.add(known, value) ?? known
    }

    private static func variableName(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let access = expression.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(DeclReferenceExprSyntax.self)
        else { return nil }
        return "\(base.baseName.text).\(access.declName.baseName.text)"
    }
}
