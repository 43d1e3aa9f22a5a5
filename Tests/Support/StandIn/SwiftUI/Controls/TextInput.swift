public struct SecureField<Label: View> {
    let label: Label
    let text: Binding<String>
}

extension SecureField: PrimitiveView {}

nonisolated extension SecureField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.text, self.label) = (text, label())
    }
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(titleKey) }
    }
    @available(iOS, deprecated: 15.0)
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(title) }
    }
    @available(iOS, deprecated: 15.0)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text) { Text(title) }
    }
}

public struct TextEditor {
    let text: Binding<String>

    public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var text: SubmitTriggers { SubmitTriggers(rawValue: 1) }
    public static var search: SubmitTriggers { SubmitTriggers(rawValue: 2) }
}

public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { SubmitLabel() }
    public static var go: SubmitLabel { SubmitLabel() }
    public static var send: SubmitLabel { SubmitLabel() }
    public static var join: SubmitLabel { SubmitLabel() }
    public static var route: SubmitLabel { SubmitLabel() }
    public static var search: SubmitLabel { SubmitLabel() }
    public static var `return`: SubmitLabel { SubmitLabel() }
    public static var next: SubmitLabel { SubmitLabel() }
    public static var `continue`: SubmitLabel { SubmitLabel() }
}

public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability, Sendable {}
public struct DisabledTextSelectability: TextSelectability, Sendable {}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { recorded(type) }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { recorded(textContentType) }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { recorded(style) }
    public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { recorded(style) }
    public func disableAutocorrection(_ disable: Bool?) -> some View { recorded(disable) }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { recorded(disable) }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        recorded(triggers, action)
    }
    public func submitLabel(_ label: SubmitLabel) -> some View { recorded(label) }
    public func submitScope(_ isBlocking: Bool = true) -> some View { recorded(isBlocking) }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { recorded(selectability) }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { recorded(isPresented) }
}
