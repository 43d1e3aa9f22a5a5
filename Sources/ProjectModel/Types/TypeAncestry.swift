import SourceEditing

/// What a type inherits and conforms to, through superclasses, protocols and extensions in all files.
public struct TypeAncestry: Sendable, Equatable {
    /// Superclasses and protocols of the project, nearest first.
    public let declared: [DeclaredType]
    /// The dotted names of those that the project doesn't declare: `View`, `NSManagedObject`.
    public let external: [String]
    /// Names that have several declarations, or none that can be made out.
    public let unknown: [String]
}

/// What a type is in an app, by what it inherits and its attributes.
public struct TypeRole: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Conforms to `View`, or has a `body` of `some View`.
    public static let view = TypeRole(rawValue: 1 << 0)
    public static let app = TypeRole(rawValue: 1 << 1)
    public static let scene = TypeRole(rawValue: 1 << 2)
    public static let viewModifier = TypeRole(rawValue: 1 << 3)
    public static let previewProvider = TypeRole(rawValue: 1 << 4)
    /// `UIViewRepresentable`, `NSViewControllerRepresentable` …
    public static let representable = TypeRole(rawValue: 1 << 5)
    public static let observableObject = TypeRole(rawValue: 1 << 6)
    /// `@Observable`
    public static let observable = TypeRole(rawValue: 1 << 7)
    /// `@Model`
    public static let swiftDataModel = TypeRole(rawValue: 1 << 8)
    public static let managedObject = TypeRole(rawValue: 1 << 9)
    /// A class or an actor: values are references.
    public static let reference = TypeRole(rawValue: 1 << 10)
    /// A subclass of `NSObject`, by what is known of the SDK's classes.
    public static let objectiveC = TypeRole(rawValue: 1 << 11)
}

extension DeclarationIndex {
    public func ancestry(of type: DeclaredType) -> TypeAncestry {
        if let known = memo.ancestries.withLock({ $0[type] }) { return known }
        var declared: [DeclaredType] = []
        var external: [String] = []
        var unknown: [String] = []
        var open = [type]
        var next = 0
        while next < open.count {
            let current = open[next]
            next += 1
            for header in headers(of: current) {
                // A protocol's extensions conform to nothing.
                if current.kind == .protocol, header.kind == .extension { continue }
                for inherited in header.inherited {
                    switch resolve(inherited, at: header.outerPlace) {
                    case .declared(let parent, _) where parent != type && !declared.contains(parent):
                        declared.append(parent)
                        open.append(parent)
                    case .declared: break
                    case .external(let name, _): if !external.contains(name) { external.append(name) }
                    case let other: if !unknown.contains(other.description) { unknown.append(other.description) }
                    }
                }
            }
        }
        let ancestry = TypeAncestry(declared: declared, external: external, unknown: unknown)
        memo.ancestries.withLock { $0[type] = ancestry }
        return ancestry
    }

    public func role(of type: DeclaredType) -> TypeRole {
        if let known = memo.roles.withLock({ $0[type] }) { return known }
        let role = readRole(of: type)
        memo.roles.withLock { $0[type] = role }
        return role
    }

    private func readRole(of type: DeclaredType) -> TypeRole {
        guard type.kind != .typealias, let header = header(of: type) else { return [] }
        let ancestry = ancestry(of: type)
        var role: TypeRole = []
        for name in ancestry.external { role.formUnion(Self.role(ofInheriting: name)) }
        if type.kind == .class || type.kind == .actor { role.insert(.reference) }
        if !role.contains(.view), hasViewBody(type) { role.insert(.view) }
        let parents = ancestry.declared.filter { $0.kind == .class }.compactMap(self.header)
        for attribute in ([header] + parents).flatMap(\.attributes) {
            if attribute.name == "Observable" { role.insert(.observable) }
            if attribute.name == "Model" { role.formUnion([.swiftDataModel, .observable]) }
        }
        return role
    }

    /// The members are read only where one may be called so.
    private func hasViewBody(_ type: DeclaredType) -> Bool {
        mayHaveBody(type) && facts(of: type)?.property("body")?.writtenType?.text == "some View"
    }

    /// Whether the name `body` stands in the braces of a type; comments and strings count.
    private func mayHaveBody(_ type: DeclaredType) -> Bool {
        headers(of: type).contains { header in
            guard let bytes = bytes(header.place.file) else { return true }
            return !Self.bodyName.names(in: Array(bytes[header.bodyRange.clamped(to: bytes.indices)])).isEmpty
        }
    }

    private static let bodyName = NameSearch(["body"])

    /// The superclass of a class, as far as it is written; nil where none is, or it can't be made out.
    public func superclass(of type: DeclaredType) -> ResolvedType? {
        guard type.kind == .class, let part = part(of: type), let first = part.inherited.first else { return nil }
        let resolved = resolve(first, at: part.outerPlace)
        switch resolved {
        case .declared(let parent, _): return parent.kind == .class ? resolved : nil
        case .external(let name, _): return ExternalClasses.isClass(name) ? resolved : nil
        default: return nil
        }
    }

    /// The initialisers of a type, those that a class inherits from classes of the project included: it does where it
    /// writes no designated one itself.
    public func initializers(of type: DeclaredType) -> [InitializerFacts] {
        var current = type
        var seen: Set<DeclaredType> = []
        var found: [InitializerFacts] = []
        while seen.insert(current).inserted, let facts = facts(of: current) {
            found += facts.initializers
            if facts.declaration.initializers.contains(where: { !$0.isConvenience }) { break }
            guard case .declared(let parent, _)? = superclass(of: current) else { break }
            current = parent
        }
        return found
    }

    private static func role(ofInheriting name: String) -> TypeRole {
        switch name {
        case "View": .view
        case "App": [.app, .scene]
        case "Scene": .scene
        case "ViewModifier": .viewModifier
        case "PreviewProvider": .previewProvider
        case "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
            "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable":
            [.view, .representable]
        case "ObservableObject": .observableObject
        case "NSManagedObject": [.managedObject, .observableObject, .objectiveC]
        case "PersistentModel": [.swiftDataModel, .observable]
        default: ExternalClasses.isObjectiveC(name) ? .objectiveC : []
        }
    }
}
