import SwiftSyntax

/// Follows a value to where it comes from.
struct SourceReader {
    let context: ExpressionContext
    /// How many locals and closures may still be followed.
    private let steps: Int

    init(_ context: ExpressionContext) {
        self.init(context, steps: 40)
    }

    private init(_ context: ExpressionContext, steps: Int) {
        self.context = context
        self.steps = steps
    }

    func source(of expression: ExprSyntax) -> ValueSource {
        guard steps > 0 else { return .unknown }
        return SourceReader(context, steps: steps - 1).read(expression)
    }

    private func read(_ expression: ExprSyntax) -> ValueSource {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return source(of: reference)
        case .memberAccessExpr(let member): return source(of: member)
        case .functionCallExpr(let call): return source(of: call)
        case .subscriptCallExpr(let call):
            return .rowElement(of: source(of: call.calledExpression))
        case .optionalChainingExpr(let marked): return source(of: marked.expression)
        case .forceUnwrapExpr(let marked): return source(of: marked.expression)
        case .tryExpr(let marked): return source(of: marked.expression)
        case .awaitExpr(let marked): return source(of: marked.expression)
        case .inOutExpr(let marked): return source(of: marked.expression)
        case .prefixOperatorExpr(let marked): return source(of: marked.expression)
        case .postfixOperatorExpr(let marked): return source(of: marked.expression)
        case .tupleExpr(let tuple): return combined(tuple.elements.map(\.expression))
        case .arrayExpr(let array): return combined(array.elements.map(\.expression))
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return .literal }
            return combined(elements.flatMap { [$0.key, $0.value] })
        case .sequenceExpr(let sequence):
            return combined(sequence.elements.flatMap(\.operandsOfSequence))
        case .stringLiteralExpr(let literal):
            return combined(
                literal.segments.flatMap { segment in
                    segment.as(ExpressionSegmentSyntax.self)?.expressions.map(\.expression) ?? []
                })
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .simpleStringLiteralExpr,
            .keyPathExpr, .typeExpr, .genericSpecializationExpr:
            return .literal
        default: return .unknown
        }
    }

    /// The sources of parts, each once; the source itself where there is one.
    private func combined(_ parts: [ExprSyntax]) -> ValueSource {
        combined(parts.map { source(of: $0) })
    }

    private func combined(_ parts: [ValueSource]) -> ValueSource {
        var sources: [ValueSource] = []
        for part in parts.flatMap(\.parts) where part != .literal && !sources.contains(part) { sources.append(part) }
        switch sources.count {
        case 0: return .literal
        case 1: return sources[0]
        default: return .combined(sources)
        }
    }
}

// MARK: - Names

extension SourceReader {
    private func source(of reference: DeclReferenceExprSyntax) -> ValueSource {
        switch reference.baseName.tokenKind {
        case .keyword(.self): return .selfValue
        case .keyword(.Self): return .literal
        default: return source(ofName: reference.baseName.unquotedText, at: Syntax(reference))
        }
    }

    private func source(ofName name: String, at node: Syntax) -> ValueSource {
        switch context.scope.answer(for: name, at: node) {
        case .bound(let binding): return source(of: binding, as: name)
        case .member(let group):
            guard let inside = group.declGroup?.memberBlock.members else {
                return .unknown
            }
            return source(ofMember: name, at: Syntax(inside))
        case .outside:
            if let property = context.globals(named: name).first {
                return property.isConstant ? .constant(name) : .global(name)
            }
            if !context.globalFunctions(named: name).isEmpty { return .computed(name) }
            return name.first?.isUppercase == true ? .literal : .unknown
        }
    }

    private func source(of binding: LexicalBinding, as name: String) -> ValueSource {
        switch binding.introducer {
        case .closureParameter(let closure, _), .shorthandParameter(let closure, _):
            return source(ofParameterOf: closure, as: name)
        case .capture(let capture): return capture.initializer.map { source(of: $0.value) } ?? .unknown
        case .functionParameter, .accessorParameter, .catchClause: return .parameter(name)
        case .variable(let variable):
            if name.hasPrefix("$") { return .binding(name) }
            return variable.initializer.map { source(of: $0.value) } ?? .unknown
        case .optionalBinding(let condition):
            guard let value = condition.initializer?.value else { return source(ofName: name, at: Syntax(condition)) }
            return source(of: value)
        case .matchingPattern(let condition): return source(of: condition.initializer.value)
        case .switchCase(let item):
            let statement = item.ancestors.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
            return statement.map { source(of: $0.subject) } ?? .unknown
        case .forLoop(let loop): return .rowElement(of: source(of: loop.sequence))
        case .localFunction: return .computed(name)
        case .localType, .genericParameter: return .literal
        }
    }

    /// Of a row's closure: an element of the data; of a presentation's: what is presented.
    private func source(ofParameterOf closure: ClosureExprSyntax, as name: String) -> ValueSource {
        if name.hasPrefix("$"), LexicalScope.shorthandIndex(name) == nil { return .binding(name) }
        guard let place = ClosurePlace(closure), let function = place.call.calleeName else { return .parameter(name) }
        if TypeReader.presenting.contains(function) {
            let item = place.call.argument(labelled: "item") ?? place.call.argument(labelled: "presenting")
            return item.map { source(ofBound: $0) } ?? .parameter(name)
        }
        if let receiver = place.receiver,
            TypeReader.ofElements.contains(function) || TypeReader.ofPairs.contains(function)
        {
            return .rowElement(of: source(of: receiver))
        }
        guard TypeReader.listing.contains(function), let data = place.call.arguments.first, data.label == nil else {
            return .parameter(name)
        }
        return .rowElement(of: source(ofBound: data.expression))
    }

    /// What a binding `$name` is bound to; of other expressions their own source.
    private func source(ofBound expression: ExprSyntax) -> ValueSource {
        if let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text.hasPrefix("$") {
            return source(ofName: String(reference.baseName.text.dropFirst()), at: Syntax(reference))
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let outer = source(ofBound: base)
            if case .object = outer { return .published(member.declName.baseName.unquotedText, of: outer) }
        }
        return source(of: expression)
    }
}

// MARK: - Members

extension SourceReader {
    private func source(ofMember name: String, at node: Syntax) -> ValueSource {
        guard let owner = context.enclosingType(at: context.place(of: node)) else { return .unknown }
        let members = context.members(of: owner)
        let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
        guard let property = members.properties(named: plain, isStatic: nil).first?.property else {
            return members.functions(named: name, isStatic: nil).isEmpty ? .unknown : .computed(name)
        }
        if name.hasPrefix("$") { return .binding(name) }
        return source(of: property, in: owner)
    }

    private func source(of property: PropertyFacts, in owner: ResolvedType) -> ValueSource {
        let name = property.name
        if property.isStatic { return property.isConstant ? .constant(name) : .global(name) }
        switch property.wrapper?.name {
        case "Binding"?: return .binding(name)
        case "Environment"?: return .environment(name)
        case "ObservedObject"?, "StateObject"?, "EnvironmentObject"?, "Bindable"?: return .object(name)
        case let wrapper?: return isObject(owner) ? .objectProperty(name) : .state(name, wrapper: wrapper)
        case nil: break
        }
        if property.storage == .computed { return .computed(name) }
        if property.isLet { return .letProperty(name) }
        return isObject(owner) ? .objectProperty(name) : .plainProperty(name)
    }

    private func source(of member: MemberAccessExprSyntax) -> ValueSource {
        let name = member.declName.baseName.unquotedText
        guard let base = member.base else { return .literal }
        if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind == .keyword(.self) {
            return name == "self" ? .selfValue : source(ofMember: name, at: Syntax(member))
        }
        if let type = try? TypeReader(context).type(of: base), case .metatype(let owner) = type {
            let property = context.members(of: owner).properties(named: name, isStatic: true).first?.property
            return property.map { source(of: $0, in: owner) } ?? .literal
        }
        return source(ofProperty: name, of: base)
    }

    /// A part of a value comes from where the value does; a variable of an object is the object's.
    private func source(ofProperty name: String, of base: ExprSyntax) -> ValueSource {
        let outer = source(of: base)
        if case .binding = outer { return outer }
        guard let type = try? TypeReader(context).type(of: base) else {
            if case .object = outer { return .published(name, of: outer) }
            return outer
        }
        guard isObject(type.wrapped ?? type) else { return outer }
        let property = context.members(of: type.wrapped ?? type).properties(named: name, isStatic: false).first?
            .property
        return property?.isConstant == true ? outer : .published(name, of: outer)
    }

    private func isObject(_ type: ResolvedType) -> Bool {
        switch type {
        case .declared(let declared, _): return declared.kind == .class || declared.kind == .actor
        case .external(let name, _): return ExternalClasses.isClass(name)
        default: return false
        }
    }

    private func source(of call: FunctionCallExprSyntax) -> ValueSource {
        var parts = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }.map {
            source(of: $0.expression)
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            if let base = member.base, !call.calledExpression.isTypeName { parts.insert(source(of: base), at: 0) }
        } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            parts.insert(source(of: reference), at: 0)
        }
        return combined(parts + call.closures.map { source(of: $0.closure, in: call) })
    }

    /// A closure that chooses among elements adds nothing to them, one that makes new ones adds what it uses.
    private func source(of closure: ClosureExprSyntax, in call: FunctionCallExprSyntax) -> ValueSource {
        let name = call.calleeName ?? ""
        if TypeReader.transforming.contains(name) {
            return closure.statements.onlyExpression.map { source(of: $0) } ?? .unknown
        }
        return TypeReader.ofElements.contains(name) || TypeReader.ofPairs.contains(name) ? .literal : .unknown
    }
}

extension PropertyFacts {
    /// Whether the property never gets another value.
    fileprivate var isConstant: Bool { isLet && storage == .stored }
}

extension ValueSource {
    fileprivate var parts: [ValueSource] {
        if case .combined(let parts) = self { return parts }
        return [self]
    }
}

extension ExprSyntax {
    /// The values among the elements of a folded or unfolded sequence of operators.
    fileprivate var operandsOfSequence: [ExprSyntax] {
        switch self.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr, .assignmentExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr: return []
        case .unresolvedTernaryExpr(let ternary): return [ternary.thenExpression]
        default: return [self]
        }
    }
}
