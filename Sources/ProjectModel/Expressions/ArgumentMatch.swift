import SwiftSyntax

/// Which argument of a call goes to which parameter of a function.
package struct ArgumentMatch {
    /// The arguments of every parameter that has some, by the parameter's position.
    package let arguments: [Int: [ExprSyntax]]

    /// Nil where the call's labels, trailing closures and number of arguments don't fit.
    package init?(_ call: FunctionCallExprSyntax, to parameters: [ParameterFacts]) {
        let list = call.arguments.map { Argument(label: $0.label?.unquotedText, value: $0.expression) }
        self.init(list, trailing: call.trailingClosure, call.additionalTrailingClosures, to: parameters)
    }

    init?(_ call: SubscriptCallExprSyntax, to parameters: [ParameterFacts]) {
        let list = call.arguments.map { Argument(label: $0.label?.unquotedText, value: $0.expression) }
        self.init(list, trailing: call.trailingClosure, call.additionalTrailingClosures, to: parameters)
    }

    private struct Argument {
        let label: String?
        let value: ExprSyntax
    }

    private init?(
        _ list: [Argument], trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax,
        to parameters: [ParameterFacts]
    ) {
        var matched: [Int: [ExprSyntax]] = [:]
        var next = 0
        for argument in list {
            if next > 0, parameters[next - 1].isVariadic, argument.label == nil, matched[next - 1] != nil {
                matched[next - 1, default: []].append(argument.value)
                continue
            }
            while next < parameters.count, parameters[next].label != argument.label {
                guard parameters[next].isOptionalToPass else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            matched[next] = [argument.value]
            next += 1
        }
        if let trailing {
            while next < parameters.count, !parameters[next].mayTakeClosure {
                guard parameters[next].isOptionalToPass else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            matched[next] = [ExprSyntax(trailing)]
            next += 1
        }
        for element in more {
            while next < parameters.count, parameters[next].label != element.label.unquotedText {
                guard parameters[next].isOptionalToPass else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            matched[next] = [ExprSyntax(element.closure)]
            next += 1
        }
        guard parameters[min(next, parameters.count)...].allSatisfy(\.isOptionalToPass) else { return nil }
        arguments = matched
    }

    /// The position of the parameter that `argument` goes to.
    package func position(of argument: some SyntaxProtocol) -> Int? {
        arguments.first { $0.value.contains { $0.id == Syntax(argument).id } }?.key
    }
}

extension ParameterFacts {
    /// Whether a trailing closure can be meant for the parameter; of a name it can't be told, so yes.
    fileprivate var mayTakeClosure: Bool {
        switch type.form {
        case .function: return true
        case .optional(let wrapped): return ParameterFacts.mayBeFunction(wrapped)
        default: return ParameterFacts.mayBeFunction(type)
        }
    }

    private static func mayBeFunction(_ type: WrittenType) -> Bool {
        switch type.form {
        case .function: return true
        case .name(let components):
            guard components.count == 1, let only = components.first, only.arguments.isEmpty else { return false }
            return !plain.contains(only.name)
        default: return false
        }
    }

    private static let plain: Set<String> = ["Int", "Double", "String", "Bool", "CGFloat", "Date", "Color", "URL"]
}
