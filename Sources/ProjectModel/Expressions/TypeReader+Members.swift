import SwiftSyntax

extension TypeReader {
    func type(
        of member: MemberAccessExprSyntax, expecting expected: ResolvedType?
    ) throws(TypeFailure) -> ResolvedType {
        let name = member.declName.baseName.unquotedText
        guard let base = member.base else {
            guard let expected else { throw .unknown(.implicitMember(name)) }
            return try staticMember(name, of: expected.wrapped ?? expected)
        }
        if ExprSyntax(member).isTypeName, let type = try? type(naming: ExprSyntax(member)), type.isFoundType {
            return .metatype(type)
        }
        let owner = try type(of: base)
        let type: ResolvedType
        if name == "self" {
            type = owner
        } else if case .metatype(let instance) = owner {
            type = try staticMember(name, of: instance)
        } else {
            type = try self.member(name, of: owner, isStatic: false)
        }
        return ExprSyntax(member).endsOptionalChain ? type.flattenedOptional : type
    }

    /// The type of a property of a value; with `isStatic` nil, of a value or its type.
    func member(_ name: String, of owner: ResolvedType, isStatic: Bool?) throws(TypeFailure) -> ResolvedType {
        if case .tuple(let elements) = owner {
            let found = elements.first { $0.label == name }?.type
            let index = Int(name).flatMap { elements.indices.contains($0) ? elements[$0].type : nil }
            guard let type = found ?? index else { throw .unknown(.unseenMember(name, of: owner)) }
            return type
        }
        if let type = SystemMembers.property(name, of: owner) { return type }
        if case .external(let wrapper, let arguments) = owner, let value = arguments.first,
            Self.projecting.contains(wrapper)
        {
            return .binding(try member(name, of: value, isStatic: false))
        }
        let members = members(of: owner)
        let found = members.properties(named: name, isStatic: isStatic)
        if !found.isEmpty {
            let nearest = found.filter { $0.part.part.place.path == found[0].part.part.place.path }
            return try one(name, nearest) { found throws(TypeFailure) in
                try type(of: found.property, in: found.part, self: owner)
            }
        }
        if name.hasPrefix("$") || name.hasPrefix("_") { return try wrapperForm(name, of: owner, members) }
        if let type = inheritedMember(name, of: owner, members) { return type }
        return try method(name, of: owner, isStatic: isStatic)
    }

    /// A method that is named and not called: a function.
    private func method(_ name: String, of owner: ResolvedType, isStatic: Bool?) throws(TypeFailure) -> ResolvedType {
        let found = try methods(named: name, of: owner, isStatic: isStatic)
        guard !found.isEmpty else { throw .unknown(.unseenMember(name, of: owner)) }
        return try one(name, found, functionType(of:))
    }

    /// Types whose members are bindings to the members of their value.
    private static let projecting: Set<String> = ["Binding", "Bindable", "ObservedObject.Wrapper"]

    /// `$name` and `_name` of a property with a wrapper.
    private func wrapperForm(
        _ name: String, of owner: ResolvedType, _ members: TypeMembers
    ) throws(TypeFailure) -> ResolvedType {
        let plain = String(name.dropFirst())
        guard let (property, part) = members.properties(named: plain, isStatic: nil).first,
            let wrapper = property.wrapper
        else { throw .unknown(.unseenMember(name, of: owner)) }
        let value = try type(of: property, in: part, self: owner)
        if name.hasPrefix("_") { return .external(wrapper.name, [value]) }
        return try projection(of: value, wrappedBy: wrapper.name, name: name)
    }

    /// What `$name` is.
    func projection(
        of value: ResolvedType, wrappedBy wrapper: String?, name: String
    ) throws(TypeFailure) -> ResolvedType {
        switch wrapper {
        case "State", "Binding", "AppStorage", "SceneStorage", "GestureState", "ObservedRealmObject":
            return .binding(value)
        case "ObservedObject", "StateObject", "EnvironmentObject": return .external("ObservedObject.Wrapper", [value])
        case "Bindable": return .external("Bindable", [value])
        case "FocusState": return .external("FocusState.Binding", [value])
        case "Published": return .external("Published.Publisher", [value])
        default: throw .unknown(.unseenMember(name, of: .external(wrapper ?? "a property wrapper", [])))
        }
    }

    /// What protocols of the system give: `id`, `rawValue`, `hashValue`.
    private func inheritedMember(_ name: String, of owner: ResolvedType, _ members: TypeMembers) -> ResolvedType? {
        switch name {
        case "rawValue": return rawType(of: owner, members)
        case "hashValue": return .int
        case "objectID" where members.external.contains("NSManagedObject"): return .external("NSManagedObjectID", [])
        case "id" where members.external.contains("NSManagedObject") || owner.declaration?.kind == .class:
            let isIdentifiable = members.external.contains("Identifiable")
            return isIdentifiable ? .external("ObjectIdentifier", []) : nil
        default: return nil
        }
    }

    private func rawType(of owner: ResolvedType, _ members: TypeMembers) -> ResolvedType? {
        guard owner.declaration?.kind == .enum, let first = members.parts.first?.part.inherited.first,
            let place = members.parts.first?.part.place
        else { return nil }
        let raw = context.index.resolve(first, at: place)
        return raw.isNumeric || raw == .string || raw == .external("Character", []) ? raw : nil
    }

    // MARK: Static members

    /// The type of `Owner.name`: a static property, a case without values, a nested type.
    func staticMember(_ name: String, of owner: ResolvedType) throws(TypeFailure) -> ResolvedType {
        let members = members(of: owner)
        if owner.declaration?.kind == .enum, let found = members.enumCase(named: name) {
            guard found.value.associatedValues.isEmpty else { throw .unknown(.call(name)) }
            return owner
        }
        let properties = members.properties(named: name, isStatic: true)
        if !properties.isEmpty {
            return try one(name, properties) { found throws(TypeFailure) in
                try type(of: found.property, in: found.part, self: owner)
            }
        }
        if name == "allCases", owner.declaration?.kind == .enum { return .array(owner) }
        if let type = SystemMembers.staticProperty(name, of: owner) { return type }
        let found = try methods(named: name, of: owner, isStatic: true)
        guard !found.isEmpty else { throw .unknown(.unseenMember(name, of: .metatype(owner))) }
        return try one(name, found, functionType(of:))
    }

    /// What the case of that name carries.
    func associatedValues(
        ofCase name: String, in owner: ResolvedType
    ) throws(TypeFailure) -> [ResolvedType.TupleElement] {
        let members = members(of: owner)
        guard let found = members.enumCase(named: name) else { throw .unknown(.unseenMember(name, of: owner)) }
        var values: [ResolvedType.TupleElement] = []
        for value in found.value.associatedValues {
            let type = try type(written: value.type, at: found.value.place).substituting(found.part.replacement)
            values.append(ResolvedType.TupleElement(label: value.label, type: type))
        }
        return values
    }

    // MARK: Properties

    /// The type of a property as its declaration says it, seen from a value of type `owner`.
    func type(
        of property: PropertyFacts, in part: TypeMembers.Part, self owner: ResolvedType
    ) throws(TypeFailure) -> ResolvedType {
        try type(of: property).seen(from: owner, part, as: property.writtenType)
    }

    func type(of property: PropertyFacts) throws(TypeFailure) -> ResolvedType {
        if let written = property.writtenType { return try type(written: written, at: property.place) }
        if let wrapper = property.wrapper, let type = try environmentType(wrapper, at: property.place) { return type }
        if property.wrapper?.name == "Namespace" { return .external("Namespace.ID", []) }
        guard let text = property.defaultText,
            let value = DetachedValue(text: text, place: property.place).expression
        else { throw .unknown(.untyped(property.name)) }
        return try moved(to: context.moved(to: property.place.file)).type(of: value)
    }

    /// `@Environment(Model.self)`, and `@Environment(\.key)` where the project or the table below types the key.
    private func environmentType(
        _ wrapper: AttributeFacts, at place: TypePlace
    ) throws(TypeFailure) -> ResolvedType? {
        guard wrapper.name == "Environment", let argument = wrapper.arguments else { return nil }
        if argument.hasSuffix(".self") {
            return try type(written: WrittenType(name: String(argument.dropLast(5))), at: place)
        }
        guard argument.hasPrefix("\\.") else { return nil }
        let key = String(argument.dropFirst(2))
        if let known = Self.environmentKeys[key] { return .external(known, []) }
        return try? member(key, of: .external("EnvironmentValues", []), isStatic: false)
    }

    private static let environmentKeys: [String: String] = [
        "colorScheme": "ColorScheme", "managedObjectContext": "NSManagedObjectContext", "modelContext": "ModelContext",
        "locale": "Locale", "calendar": "Calendar", "timeZone": "TimeZone", "scenePhase": "ScenePhase",
        "dismiss": "DismissAction", "openURL": "OpenURLAction",
    ]
}

extension ResolvedType {
    /// Whether a looked-up name is a type for sure: the project declares it, or it has no dot in it.
    fileprivate var isFoundType: Bool {
        if case .external(let name, _) = self { return !name.contains(".") }
        return isKnown
    }
}

extension ExprSyntax {
    /// Whether the expression is the outermost of a chain with a `?` in it: `a?.b.c`, not its `a?.b`.
    var endsOptionalChain: Bool {
        if let parent, parent.continuesChain(from: Syntax(self)) { return false }
        var current = self
        while let base = current.chainBase {
            if base.is(OptionalChainingExprSyntax.self) { return true }
            current = base
        }
        return false
    }

    fileprivate var chainBase: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): return member.base
        case .functionCallExpr(let call): return call.calledExpression
        case .subscriptCallExpr(let call): return call.calledExpression
        case .forceUnwrapExpr(let forced): return forced.expression
        default: return nil
        }
    }
}

extension Syntax {
    fileprivate func continuesChain(from base: Syntax) -> Bool {
        switch self.as(SyntaxEnum.self) {
        case .memberAccessExpr(let member): return member.base.map { Syntax($0).id } == base.id
        case .functionCallExpr(let call): return Syntax(call.calledExpression).id == base.id
        case .subscriptCallExpr(let call): return Syntax(call.calledExpression).id == base.id
        case .forceUnwrapExpr, .optionalChainingExpr: return true
        default: return false
        }
    }
}
