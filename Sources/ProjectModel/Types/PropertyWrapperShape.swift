/// How a property wrapper can be made: by that Swift chooses what a memberwise initialiser takes.
struct PropertyWrapperShape {
    enum WrappedValue {
        /// No `init(wrappedValue:)` that could do with nothing else.
        case notTaken
        case taken
        case takenLazily
    }

    let wrappedValue: WrappedValue
    /// Whether there is an `init()`.
    let isMadeFromNothing: Bool
    /// `Binding` of `Binding<T>`; the wrapper's own name where it isn't generic over the value.
    let isGeneric: Bool
    /// A macro in the form of a wrapper: the property is computed.
    let isMacro: Bool

    init(_ wrappedValue: WrappedValue, isMadeFromNothing: Bool = false, isGeneric: Bool = true, isMacro: Bool = false) {
        self.wrappedValue = wrappedValue
        self.isMadeFromNothing = isMadeFromNothing
        self.isGeneric = isGeneric
        self.isMacro = isMacro
    }

    /// The wrappers of the SDK, by the initialisers that Apple documents for them, as remembered. `State`'s `init()`
    /// exists for optional values only, which the synthesis knows by itself.
    static func external(_ name: String) -> PropertyWrapperShape? { table[name] }

    private static let table: [String: PropertyWrapperShape] = [
        "State": .init(.taken),
        "Binding": .init(.notTaken),
        "ObservedObject": .init(.taken),
        "StateObject": .init(.takenLazily),
        "Bindable": .init(.taken),
        "GestureState": .init(.taken),
        "ScaledMetric": .init(.taken),
        "Published": .init(.taken),
        "Environment": .init(.notTaken),
        "EnvironmentObject": .init(.notTaken, isMadeFromNothing: true),
        "FocusState": .init(.notTaken, isMadeFromNothing: true),
        "AccessibilityFocusState": .init(.notTaken, isMadeFromNothing: true),
        "FocusedObject": .init(.notTaken, isMadeFromNothing: true),
        "Namespace": .init(.notTaken, isMadeFromNothing: true, isGeneric: false),
        "AppStorage": .init(.notTaken),
        "SceneStorage": .init(.notTaken),
        "FetchRequest": .init(.notTaken),
        "SectionedFetchRequest": .init(.notTaken),
        "FocusedValue": .init(.notTaken),
        "FocusedBinding": .init(.notTaken),
        "UIApplicationDelegateAdaptor": .init(.notTaken, isMadeFromNothing: true),
        "NSApplicationDelegateAdaptor": .init(.notTaken, isMadeFromNothing: true),
        "WKApplicationDelegateAdaptor": .init(.notTaken, isMadeFromNothing: true),
        "WKExtensionDelegateAdaptor": .init(.notTaken, isMadeFromNothing: true),
        "Query": .init(.notTaken, isMadeFromNothing: true, isMacro: true),
    ]

    /// A wrapper of the project.
    init(_ facts: TypePart, extensions: [TypePart]) {
        let initializers = ([facts] + extensions).flatMap(\.initializers)
        let wrapping = initializers.filter { initializer in
            guard let first = initializer.parameters.first else { return false }
            return (first.label == "wrappedValue" || first.label == "initialValue")
                && initializer.parameters.dropFirst().allSatisfy(\.isOptionalToPass)
        }
        let isMemberwise =
            initializers.isEmpty && facts.properties.contains { $0.name == "wrappedValue" && $0.isStored }
        if let first = wrapping.first {
            wrappedValue = first.parameters[0].isAutoclosure ? .takenLazily : .taken
        } else {
            wrappedValue = isMemberwise ? .taken : .notTaken
        }
        isMadeFromNothing = initializers.contains { $0.parameters.allSatisfy(\.isOptionalToPass) }
        isGeneric = !facts.genericParameters.isEmpty
        isMacro = false
    }
}
