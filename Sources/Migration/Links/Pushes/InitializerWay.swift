import SourceEditing
import SwiftSyntax

/// How a binding comes from the argument of a call into a property: by the memberwise initialiser, or by one that assigns
/// it and does nothing else with it.
///
/// `init(rootIsActive: Binding<Bool>, title: String) { _shouldPop = rootIsActive; self.title = title }`
struct InitializerWay {
    let property: String
    /// The bytes of the initialisers' code for it: a parameter, assignments; of one that did nothing else, all.
    private(set) var going: [Range<Int>] = []
    /// The bytes of all initialisers of the type.
    let initializers: [Range<Int>]

    /// - Parameters:
    ///   - label: of the argument.
    ///   - groups: the type with its extensions.
    /// - Returns: nil where an initialiser can't be followed.
    init?(of label: String, in groups: [any DeclGroupSyntax], text: SourceText) {
        let all = groups.flatMap { $0.memberBlock.members }.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        initializers = all.map(\.span)
        guard !all.isEmpty else {
            property = label
            return
        }
        let taking = all.filter { $0.parameter(labelled: label) != nil }
        guard taking.count == 1, let own = taking.first, let parameter = own.parameter(labelled: label),
            let statements = own.body?.statements
        else { return nil }
        let name = (parameter.secondName ?? parameter.firstName).text
        let assignments = statements.compactMap { WrapperAssignment($0) }
        guard let assignment = assignments.first(where: { $0.value.trimmedDescription == name }),
            own.references(to: [name]).count == 1
        else { return nil }
        property = assignment.property
        let names = [property, "_" + property, "$" + property].filter { $0 != name }
        for initializer in all {
            let here = initializer.body?.statements.compactMap { WrapperAssignment($0) } ?? []
            let settings = here.filter { $0.property == property }
            guard initializer.references(to: names).count == settings.count,
                initializer.id == own.id
                    ? settings.count == 1
                    : settings.allSatisfy({ $0.value.trimmedDescription.hasPrefix(".constant(") })
            else { return nil }
            let isAll = initializer.body?.statements.count == settings.count
            if initializer.id == own.id, isAll, initializer.isPlain, all.count == 1,
                initializer.signature.parameterClause.parameters.count == 1
            {
                going.append(CodeRemoval.range(withBlankLineAbove: initializer, in: text))
                continue
            }
            if initializer.id == own.id { going.append(parameter.rangeWithComma) }
            going += settings.map { CodeRemoval.range(ofStatement: $0.statement, in: text) }
        }
    }
}

/// `_flag = value`, `self._flag = value`
private struct WrapperAssignment {
    let statement: CodeBlockItemSyntax
    let property: String
    let value: ExprSyntax

    init?(_ statement: CodeBlockItemSyntax) {
        guard let assignment = statement.item.as(SequenceExprSyntax.self)?.assignment else { return nil }
        let plain = assignment.target.trimmedDescription.withoutSelf
        guard plain.hasPrefix("_"), plain.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        self.statement = statement
        property = String(plain.dropFirst())
        value = assignment.value
    }
}

extension InitializerDeclSyntax {
    fileprivate func parameter(labelled label: String) -> FunctionParameterSyntax? {
        signature.parameterClause.parameters.first { $0.firstName.text == label }
    }

    /// Whether the compiler makes the same one.
    fileprivate var isPlain: Bool {
        attributes.isEmpty && optionalMark == nil && genericParameterClause == nil
            && modifiers.allSatisfy { $0.name.text == "internal" }
    }

    /// Where its body names one of these.
    fileprivate func references(to names: [String]) -> [Syntax] {
        body?.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard names.contains(token.text), token.parent?.is(DeclReferenceExprSyntax.self) == true else { return nil }
            return Syntax(token)
        } ?? []
    }
}

extension FunctionParameterSyntax {
    /// The bytes of the parameter and of the comma that goes with it.
    fileprivate var rangeWithComma: Range<Int> {
        guard let list = parent?.as(FunctionParameterListSyntax.self) else { return span }
        let parameters = Array(list)
        guard let index = parameters.firstIndex(where: { $0.id == id }) else { return span }
        if index + 1 < parameters.count { return span.lowerBound..<parameters[index + 1].span.lowerBound }
        guard index > 0 else { return span }
        let previous = parameters[index - 1]
        return (previous.trailingComma?.span.lowerBound ?? span.lowerBound)..<span.upperBound
    }
}
