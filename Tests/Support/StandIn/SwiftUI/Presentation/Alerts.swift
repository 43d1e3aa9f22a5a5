public struct Alert {
    public struct Button {
        let label: Text
        let action: (() -> Void)?
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text(verbatim: "Cancel"), action: action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// An alert or a confirmation dialog.
public struct Dialog {
    enum Kind { case alert, confirmation }
    let kind: Kind
    let title: Text
    let isPresented: Binding<Bool>
    let actions: () -> [any View]
}

extension Dialog: PrimitiveModifier {}

extension Dialog {
    /// One in the older spelling.
    init(_ kind: Kind, _ title: Text?, _ message: Text?, _ buttons: [Alert.Button], _ isPresented: Binding<Bool>) {
        self.init(kind: kind, title: title ?? Text(verbatim: ""), isPresented: isPresented) {
            buttons.map { button in SwiftUI.Button(action: button.action ?? {}, label: { button.label }) }
                + [message].compactMap { $0 }
        }
    }
}

extension Binding {
    /// False takes the value away.
    fileprivate func isSet<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(reading: { read() != nil }, writing: { if !$0 { write(nil) } })
    }
}

nonisolated extension View {
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return modifier(Dialog(.alert, alert.title, alert.message, alert.buttons, isPresented))
    }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return modifier(Dialog(.alert, alert?.title, alert?.message, alert?.buttons ?? [], item.isSet()))
    }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return modifier(Dialog(.confirmation, sheet.title, sheet.message, sheet.buttons, isPresented))
    }
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return modifier(Dialog(.confirmation, sheet?.title, sheet?.message, sheet?.buttons ?? [], item.isSet()))
    }

    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(verbatim: ""), isPresented, actions())
    }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(.alert, Text(verbatim: ""), isPresented, error.map(actions), error.map(message))
    }

    private func dialog(
        _ kind: Dialog.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ views: Any...
    ) -> ModifiedContent<Self, Dialog> {
        modifier(
            Dialog(kind: kind, title: title, isPresented: isPresented) { views.compactMap { $0 as? any View } })
    }

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions())
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), message())
    }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, data.map(actions) as Any)
    }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, data.map(actions) as Any, data.map(message) as Any)
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions())
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), message())
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, data.map(actions) as Any)
    }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, data.map(actions) as Any, data.map(message) as Any)
    }

    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title, isPresented, actions())
    }
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), message())
    }
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, title, isPresented, data.map(actions) as Any)
    }
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.alert, title, isPresented, data.map(actions) as Any, data.map(message) as Any)
    }

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, Text(titleKey), isPresented, actions())
    }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, Text(titleKey), isPresented, actions(), message())
    }
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.confirmation, Text(titleKey), isPresented, data.map(actions) as Any)
    }
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.confirmation, Text(titleKey), isPresented, data.map(actions) as Any, data.map(message) as Any)
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, Text(title), isPresented, actions())
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, Text(title), isPresented, actions(), message())
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.confirmation, Text(title), isPresented, data.map(actions) as Any)
    }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.confirmation, Text(title), isPresented, data.map(actions) as Any, data.map(message) as Any)
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, title, isPresented, actions())
    }
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, title, isPresented, actions(), message())
    }
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.confirmation, title, isPresented, data.map(actions) as Any)
    }
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.confirmation, title, isPresented, data.map(actions) as Any, data.map(message) as Any)
    }
}
