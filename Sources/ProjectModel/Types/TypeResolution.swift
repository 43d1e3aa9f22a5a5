/// Looks up the names in a type.
struct TypeResolution {
    let lookup: NameLookup

    private var index: DeclarationIndex { lookup.index }

    func resolve(_ type: WrittenType, at place: TypePlace) -> ResolvedType {
        guard !lookup.isTooDeep else { return .unknown(type.text) }
        switch type.form {
        case .name(let components): return resolve(components, type.text, at: place)
        case .optional(let wrapped): return .optional(resolve(wrapped, at: place))
        case .array(let element): return .array(resolve(element, at: place))
        case .dictionary(let key, let value):
            return .dictionary(key: resolve(key, at: place), value: resolve(value, at: place))
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: resolve($0.type, at: place)) })
        case .function(let parameters, let result):
            return .function(parameters: parameters.map { resolve($0, at: place) }, result: resolve(result, at: place))
        case .some(let constraint): return .some(constraints(constraint, at: place))
        case .any(let constraint): return .any(constraints(constraint, at: place))
        case .composition(let types): return .any(types.map { resolve($0, at: place) })
        case .metatype(let base): return .metatype(resolve(base, at: place))
        case .other: return .unknown(type.text)
        }
    }

    private func constraints(_ type: WrittenType, at place: TypePlace) -> [ResolvedType] {
        if case .composition(let types) = type.form { return types.map { resolve($0, at: place) } }
        return [resolve(type, at: place)]
    }

    // MARK: - Names

    private func resolve(
        _ components: [WrittenType.NameComponent], _ text: String, at place: TypePlace
    ) -> ResolvedType {
        guard let first = components.first else { return .unknown(text) }
        var rest = components.dropFirst()
        var type = self.first(first, at: place)
        if case .external(let name, _) = type, let next = rest.first, isModule(name, at: place) {
            type = member(next, ofModule: name, at: place)
            rest = rest.dropFirst()
        }
        for component in rest { type = member(component, of: type, at: place) }
        return type
    }

    private func first(_ component: WrittenType.NameComponent, at place: TypePlace) -> ResolvedType {
        let arguments = component.arguments.map { resolve($0, at: place) }
        switch component.name {
        case "Any": return .any([])
        case "Self": return enclosingType(at: place)
        default: break
        }
        switch lookup.find(component.name, at: place) {
        case .parameter(let parameter): return .parameter(parameter)
        case .entries(let entries): return resolve(entries, component.name, arguments: arguments)
        case .none: return .external(component.name, arguments: arguments)
        }
    }

    private func enclosingType(at place: TypePlace) -> ResolvedType {
        guard let path = place.path else { return .unknown("Self") }
        let written = WrittenType(name: path)
        return resolve(written, at: TypePlace(file: place.file))
    }

    private func isModule(_ name: String, at place: TypePlace) -> Bool {
        if index.table.modules[name] != nil { return true }
        guard let number = index.number(ofFile: place.file) else { return false }
        return name == "Swift" || index.files[number].scan.imports.contains { $0.module == name }
    }

    private func member(
        _ component: WrittenType.NameComponent, ofModule module: String, at place: TypePlace
    ) -> ResolvedType {
        let arguments = component.arguments.map { resolve($0, at: place) }
        let entries = lookup.visible(component.name, in: module, from: place.file)
        return entries.isEmpty
            ? .external(component.name, arguments: arguments)
            : resolve(entries, component.name, arguments: arguments)
    }

    private func member(
        _ component: WrittenType.NameComponent, of outer: ResolvedType, at place: TypePlace
    ) -> ResolvedType {
        let arguments = component.arguments.map { resolve($0, at: place) }
        switch outer {
        case .declared(let type, let outerArguments):
            switch lookup.findMember(component.name, of: type, from: place.file) {
            case .entries(let entries):
                let found = resolve(entries, "\(type.path).\(component.name)", arguments: arguments)
                return found.substituting(index.substitution(of: type, outerArguments))
            case .parameter(let parameter): return .parameter(parameter)
            case .none: return implied(component.name, of: type)
            }
        case .external(let name, let outerArguments):
            let path = "\(name).\(component.name)"
            let entries = lookup.visible(path, from: place.file)
            return entries.isEmpty
                ? .external(path, arguments.isEmpty ? outerArguments : arguments)
                : resolve(entries, path, arguments: arguments)
        default:
            return .unknown("\(outer).\(component.name)")
        }
    }

    /// A member type that a protocol of the system gives: `ID` of what is Identifiable, by the type of its `id`.
    private func implied(_ name: String, of type: DeclaredType) -> ResolvedType {
        let unknown = ResolvedType.unknown("\(type.path).\(name)")
        guard !lookup.isTooDeep, let part = index.part(of: type) else { return unknown }
        let deeper = TypeResolution(lookup: lookup.deeper)
        switch name {
        case "ID":
            let parts = [part] + index.extensionParts(of: type)
            guard let id = parts.flatMap(\.properties).first(where: { $0.name == "id" && !$0.isStatic }) else {
                return type.kind == .class || type.kind == .actor ? .external("ObjectIdentifier", []) : unknown
            }
            return id.type.map { deeper.resolve($0, at: id.place) } ?? unknown
        case "AllCases" where type.kind == .enum:
            return .array(.declared(type, []))
        case "RawValue" where type.kind == .enum:
            guard let raw = part.rawType else { return unknown }
            return deeper.resolve(raw, at: part.outerPlace)
        default:
            return unknown
        }
    }

    // MARK: - Declarations

    private func resolve(
        _ entries: [DeclarationTable.Entry], _ name: String, arguments: [ResolvedType]
    ) -> ResolvedType {
        var types: [ResolvedType] = []
        for entry in entries {
            let type = resolve(entry, arguments: arguments)
            if !types.contains(type) { types.append(type) }
        }
        if types.count == 1, let only = types.first { return only }
        return .ambiguous(name, entries.map(index.declaredType))
    }

    private func resolve(_ entry: DeclarationTable.Entry, arguments: [ResolvedType]) -> ResolvedType {
        entry.declaration.kind == .typealias
            ? alias(entry, arguments: arguments) : .declared(index.declaredType(entry), arguments)
    }

    /// What a typealias stands for.
    func alias(_ entry: DeclarationTable.Entry, arguments: [ResolvedType]) -> ResolvedType {
        guard !lookup.isTooDeep, let alias = index.alias(entry) else { return .unknown(entry.declaration.path) }
        let target = TypeResolution(lookup: lookup.deeper).resolve(alias.target, at: alias.place)
        guard !arguments.isEmpty, arguments.count == alias.genericParameters.count else { return target }
        return target.substituting(
            Dictionary(zip(alias.genericParameters, arguments), uniquingKeysWith: { first, _ in first }))
    }
}
