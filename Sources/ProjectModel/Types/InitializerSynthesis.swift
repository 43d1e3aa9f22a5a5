/// The initialisers that Swift adds to a type.
///
/// Rules as the compiler (6.3) has them, tried with it on Linux, with wrappers declared like SwiftUI's:
/// - None where the declaration itself writes an initialiser; one in an extension doesn't count.
/// - A memberwise one for structs: a parameter for every stored property of an instance, in order, but none for a
///   `let` with a value, nor for a wrapped property that is `private` or `fileprivate` and has a value without the
///   caller's help.
/// - A `var` with a default value, a `var` of type `T?` and a lazy one can be left out of the call.
/// - It is as visible as the least visible of these properties, and internal at most. `private(set)` doesn't count.
struct InitializerSynthesis {
    let index: DeclarationIndex
    let part: TypePart

    func initializers() -> [InitializerFacts] {
        guard part.initializers.isEmpty else { return [] }
        let stored = part.properties.filter { $0.isStored && !$0.isStatic }
        var found: [InitializerFacts] = []
        if part.kind == .struct, let memberwise = memberwise(of: stored) { found.append(memberwise) }
        let canBeginAlone = part.kind == .struct || part.kind == .actor || (part.kind == .class && !hasSuperclass)
        if canBeginAlone, found.first?.parameters.isEmpty != true, stored.allSatisfy(hasValue) {
            found.append(facts(.default, [], .internal))
        }
        return found
    }

    private var hasSuperclass: Bool {
        guard let first = part.inherited.first else { return false }
        switch index.resolve(first, at: part.outerPlace) {
        case .declared(let type, _): return type.kind == .class
        case .external(let name, _): return ExternalClasses.isClass(name)
        default: return true
        }
    }

    private func facts(
        _ origin: InitializerFacts.Origin, _ parameters: [ParameterFacts], _ access: AccessLevel
    ) -> InitializerFacts {
        InitializerFacts(
            origin: origin, place: part.place, parameters: parameters, access: access, isFailable: false,
            isAsync: false,
            isThrowing: false, isConvenience: false, genericParameters: [], requirements: [], attributes: [],
            condition: .always)
    }

    // MARK: - Memberwise

    /// Nil where a wrapper is of a kind that nothing is known about, or an `#if` decides about a parameter.
    private func memberwise(of stored: [PropertyFacts]) -> InitializerFacts? {
        var parameters: [ParameterFacts] = []
        var access = AccessLevel.internal
        for property in stored {
            switch parameter(for: property) {
            case .none: continue
            case .unknown: return nil
            case .one(let parameter):
                if property.condition != .always {
                    guard parameter.isOptionalToPass else { return nil }
                    continue
                }
                parameters.append(parameter)
                access = min(access, property.access)
            }
        }
        return facts(.memberwise, parameters, access)
    }

    private enum Outcome {
        case one(ParameterFacts)
        case none
        case unknown
    }

    private func parameter(for property: PropertyFacts) -> Outcome {
        if property.isLet, property.hasDefault { return .none }
        if let wrapper = property.wrapper { return parameter(for: property, in: wrapper) }
        let type = property.type ?? Self.untold
        if property.storage == .lazy {
            return .one(make(property, WrittenType(text: "\(type.text)?", form: .optional(type)), default: "nil"))
        }
        if let builder = property.attributes.first(where: { $0.name.hasSuffix("Builder") }) {
            return .one(built(property, type, by: builder.name))
        }
        let implicit = !property.isLet && type.isOptional ? "nil" : nil
        let attributes = type.isFunction ? ["escaping"] : []
        return .one(make(property, type, attributes: attributes, default: property.defaultText ?? implicit))
    }

    /// `@ViewBuilder let content: () -> C` and `@ViewBuilder var content: C` both take a closure.
    private func built(_ property: PropertyFacts, _ type: WrittenType, by builder: String) -> ParameterFacts {
        if type.isFunction {
            return make(property, type, attributes: [builder, "escaping"], default: property.defaultText)
        }
        let closure = WrittenType(text: "() -> \(type.text)", form: .function(parameters: [], result: type))
        return make(property, closure, attributes: [builder], default: nil)
    }

    private func parameter(for property: PropertyFacts, in wrapper: AttributeFacts) -> Outcome {
        guard let shape = shape(of: wrapper, at: property.place) else {
            // Whatever the wrapper: with a value of its own, a private property is none of the caller's business.
            let hasValue = property.hasDefault || wrapper.arguments != nil
            return hasValue && property.access <= .fileprivate ? .none : .unknown
        }
        if shape.isMacro || (property.access <= .fileprivate && hasValue(property)) { return .none }
        let value = property.type ?? Self.untold
        let isLazy = shape.wrappedValue == .takenLazily
        let attributes = isLazy ? ["autoclosure", "escaping"] : value.isFunction ? ["escaping"] : []
        if let text = property.defaultText { return .one(make(property, value, attributes: attributes, default: text)) }
        let wrapped = shape.isGeneric ? "\(wrapper.name)<\(value.text)>" : wrapper.name
        let whole = WrittenType(
            text: wrapped, form: .name([.init(name: wrapper.name, arguments: shape.isGeneric ? [value] : [])]))
        if let arguments = wrapper.arguments {
            return .one(make(property, whole, default: "\(wrapper.name)(\(arguments))"))
        }
        if shape.wrappedValue != .notTaken {
            return .one(make(property, value, attributes: attributes, default: value.isOptional ? "nil" : nil))
        }
        return .one(make(property, whole, default: shape.isMadeFromNothing ? "\(wrapper.name)()" : nil))
    }

    private func make(
        _ property: PropertyFacts, _ type: WrittenType, attributes: [String] = [], default value: String?
    ) -> ParameterFacts {
        ParameterFacts(
            label: property.name, name: property.name, type: type, attributes: attributes, isInout: false,
            isVariadic: false, defaultText: value)
    }

    /// Whether a property has a value without the caller's help.
    private func hasValue(_ property: PropertyFacts) -> Bool {
        if property.hasDefault || property.storage == .lazy { return true }
        let isOptional = !property.isLet && property.type?.isOptional == true
        guard let wrapper = property.wrapper else { return isOptional }
        if wrapper.arguments != nil { return true }
        guard let shape = shape(of: wrapper, at: property.place) else { return false }
        return shape.isMadeFromNothing || (isOptional && shape.wrappedValue != .notTaken)
    }

    private func shape(of wrapper: AttributeFacts, at place: TypePlace) -> PropertyWrapperShape? {
        switch index.lookUp(wrapper.name, at: place) {
        case .one(let type):
            return index.part(of: type).map { PropertyWrapperShape($0, extensions: index.extensionParts(of: type)) }
        case .none: return PropertyWrapperShape.external(wrapper.name)
        case .alias(.external(let name, _)): return PropertyWrapperShape.external(name)
        default: return nil
        }
    }

    /// A type that neither the file nor the default value tells.
    private static let untold = WrittenType(text: "_", form: .other)
}

extension WrittenType {
    /// Whether values are closures: `() -> Void`, an optional one not.
    var isFunction: Bool {
        if case .function = form { return true }
        return false
    }
}
