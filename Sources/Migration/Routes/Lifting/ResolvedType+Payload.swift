import ProjectModel
import SourceEditing

extension ResolvedType {
    var isBinding: Bool {
        switch self {
        case .external(let name, _): ["Binding", "ObservedObject.Wrapper", "FocusState.Binding"].contains(name)
        case .optional(let wrapped): wrapped.isBinding
        default: false
        }
    }

    var isFunction: Bool {
        switch self {
        case .function: true
        case .external(let name, _):
            ["DismissAction", "OpenURLAction", "RefreshAction", "DismissSearchAction"].contains(name)
        case .optional(let wrapped): wrapped.isFunction
        default: false
        }
    }

    /// Why a value means something only in the view that has it, as the end of a sentence after "because".
    var boundToItsView: String? {
        switch self {
        case .external("Namespace.ID", _), .external("Namespace", _): "it belongs to the view that declares it"
        case .external("PresentationMode", _), .external("EditMode", _): "it belongs to the place that it is read at"
        case .optional(let wrapped): wrapped.boundToItsView
        default: nil
        }
    }

    /// The first generic parameter in the type, by its name.
    var firstParameter: String? {
        switch self {
        case .parameter(let parameter): parameter.name
        case .declared(_, let parts), .external(_, let parts), .some(let parts), .any(let parts):
            parts.firstResult(\.firstParameter)
        case .optional(let part), .array(let part), .metatype(let part): part.firstParameter
        case .dictionary(let key, let value): key.firstParameter ?? value.firstParameter
        case .tuple(let elements): elements.firstResult(\.type.firstParameter)
        case .function(let parameters, let result):
            (parameters + [result]).firstResult(\.firstParameter)
        case .ambiguous, .unknown: nil
        }
    }

    /// Whether a value of the type is of no other: no protocol, no generic parameter, nothing that isn't known.
    func isPlain(in index: DeclarationIndex) -> Bool {
        switch self {
        case .declared(let type, let parts): type.kind != .protocol && parts.allSatisfy { $0.isPlain(in: index) }
        case .external(let name, let parts):
            (index.isKnownValue(name) || index.isExternalClass(name)) && parts.allSatisfy { $0.isPlain(in: index) }
        case .optional(let part), .array(let part): part.isPlain(in: index)
        case .dictionary(let key, let value): key.isPlain(in: index) && value.isPlain(in: index)
        case .tuple(let elements): elements.allSatisfy { $0.type.isPlain(in: index) }
        case .function, .some, .any, .metatype, .parameter, .ambiguous, .unknown: false
        }
    }

    /// The types of the project that it is made of.
    var declarations: [DeclaredType] {
        switch self {
        case .declared(let type, let parts): [type] + parts.flatMap(\.declarations)
        case .external(_, let parts), .some(let parts), .any(let parts): parts.flatMap(\.declarations)
        case .optional(let part), .array(let part), .metatype(let part): part.declarations
        case .dictionary(let key, let value): key.declarations + value.declarations
        case .tuple(let elements): elements.flatMap(\.type.declarations)
        case .function(let parameters, let result): (parameters + [result]).flatMap(\.declarations)
        case .parameter, .ambiguous, .unknown: []
        }
    }

    /// The names of the types in it that the project doesn't declare.
    var externalNames: [String] {
        switch self {
        case .external(let name, let parts): [name] + parts.flatMap(\.externalNames)
        case .declared(_, let parts), .some(let parts), .any(let parts): parts.flatMap(\.externalNames)
        case .optional(let part), .array(let part), .metatype(let part): part.externalNames
        case .dictionary(let key, let value): key.externalNames + value.externalNames
        case .tuple(let elements): elements.flatMap(\.type.externalNames)
        case .function(let parameters, let result): (parameters + [result]).flatMap(\.externalNames)
        case .parameter, .ambiguous, .unknown: []
        }
    }

    func isView(in index: DeclarationIndex) -> Bool {
        switch self {
        case .some(let constraints), .any(let constraints):
            return constraints.contains { $0 == .external("View", []) }
        case .external(let name, _): return ["AnyView", "EmptyView", "Text", "Image", "View"].contains(name)
        case .declared(let type, _): return index.role(of: type).contains(.view)
        default: return false
        }
    }

    /// Whether values, or what an optional holds, are references.
    func isObject(in index: DeclarationIndex) -> Bool {
        switch self {
        case .declared(let type, _): return type.kind == .class || type.kind == .actor
        case .external(let name, _): return index.isExternalClass(name)
        case .optional(let wrapped): return wrapped.isObject(in: index)
        default: return false
        }
    }
}
