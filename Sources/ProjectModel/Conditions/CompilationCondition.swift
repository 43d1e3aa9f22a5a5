import SwiftSyntax

/// The condition of an `#if`, as far as the platform decides it.
public indirect enum CompilationCondition: Sendable, Equatable {
    case always
    case os(String)
    case canImport(String)
    case targetEnvironment(String)
    /// Anything that the platform says nothing about, as written: `DEBUG`, `swift(>=5.9)`.
    case other(String)
    case not(CompilationCondition)
    case all([CompilationCondition])
    case any([CompilationCondition])

    /// Whether code under the condition is compiled for `platform`; nil where the platform doesn't decide.
    public func holds(on platform: Platform) -> Bool? {
        switch self {
        case .always: return true
        case .os(let name): return platform.osNames.contains(name)
        case .canImport(let module): return Self.canImport(module, on: platform)
        case .targetEnvironment("macCatalyst"): return platform == .macCatalyst
        case .targetEnvironment, .other: return nil
        case .not(let condition): return condition.holds(on: platform).map { !$0 }
        case .all(let conditions):
            let values = conditions.map { $0.holds(on: platform) }
            if values.contains(false) { return false }
            return values.contains(nil) ? nil : true
        case .any(let conditions):
            let values = conditions.map { $0.holds(on: platform) }
            if values.contains(true) { return true }
            return values.contains(nil) ? nil : false
        }
    }

    /// Both conditions.
    public func and(_ other: CompilationCondition) -> CompilationCondition {
        if self == .always { return other }
        return other == .always ? self : .all([self, other])
    }

    private static func canImport(_ module: String, on platform: Platform) -> Bool? {
        switch module {
        case "SwiftUI", "Combine", "Foundation": true
        case "UIKit": platform != .macOS
        case "AppKit", "Cocoa": platform == .macOS || platform == .macCatalyst
        case "WatchKit": platform == .watchOS
        default: nil
        }
    }
}

extension CompilationCondition {
    /// Reads the expression of an `#if` or `#elseif`.
    init(_ expression: ExprSyntax) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let element = tuple.elements.first
        {
            self.init(element.expression)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            self = .not(CompilationCondition(prefix.expression))
        } else if let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
            let name = argument.expression.trimmedDescription
            switch call.calledExpression.trimmedDescription {
            case "os": self = .os(name)
            case "canImport": self = .canImport(name)
            case "targetEnvironment": self = .targetEnvironment(name)
            default: self = .other(expression.trimmedDescription)
            }
        } else if let sequence = expression.as(SequenceExprSyntax.self) {
            self.init(operands: Array(sequence.elements))
        } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            self = literal.literal.text == "true" ? .always : .not(.always)
        } else {
            self = .other(expression.trimmedDescription)
        }
    }

    /// `a && b || c`: in `#if`, `&&` binds tighter than `||`.
    private init(operands elements: [ExprSyntax]) {
        var alternatives: [[CompilationCondition]] = [[]]
        for element in elements {
            guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
                alternatives[alternatives.count - 1].append(CompilationCondition(element))
                continue
            }
            if symbol == "||" { alternatives.append([]) }
        }
        let conditions = alternatives.map { $0.count == 1 ? $0[0] : .all($0) }
        self = conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    /// The conditions under which the clauses of an `#if` are compiled, in order: each holds only where
    /// those before it don't.
    package static func clauses(of config: IfConfigDeclSyntax) -> [CompilationCondition] {
        var earlier: [CompilationCondition] = []
        return config.clauses.map { clause in
            let own = clause.condition.map(CompilationCondition.init) ?? .always
            defer { earlier.append(own) }
            return earlier.reversed().reduce(own) { $0.and(.not($1)) }
        }
    }
}

extension Platform {
    /// The names by which `#if os(…)` knows the platform; Catalyst is compiled as iOS.
    var osNames: Set<String> {
        switch self {
        case .iOS, .macCatalyst: ["iOS"]
        case .macOS: ["macOS", "OSX"]
        case .tvOS: ["tvOS"]
        case .watchOS: ["watchOS"]
        case .visionOS: ["visionOS", "xrOS"]
        }
    }
}
