public struct ProgressView<Label: View, CurrentValueLabel: View> {
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    let fraction: Double?
}

extension ProgressView: PrimitiveView {}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { (label, currentValueLabel, fraction) = (nil, nil, nil) }
    public init(@ViewBuilder label: () -> Label) {
        (self.label, currentValueLabel, fraction) = (label(), nil, nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        (label, currentValueLabel, fraction) = (nil, nil, value.map { Double($0 / total) })
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        (self.label, currentValueLabel, fraction) = (label(), nil, value.map { Double($0 / total) })
    }
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        (label, currentValueLabel, fraction) = (nil, nil, nil)
    }
    public init(_ progress: Progress) where Label == EmptyView {
        (label, currentValueLabel, fraction) = (nil, nil, progress.fractionCompleted)
    }
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

nonisolated extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        (self.label, self.currentValueLabel) = (label(), currentValueLabel())
        fraction = value.map { Double($0 / total) }
    }
    @MainActor public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        (label, currentValueLabel) = (configuration.label, configuration.currentValueLabel)
        fraction = configuration.fractionCompleted
    }
}

public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimum: BoundsLabel?
    let maximum: BoundsLabel?
}

extension Gauge: PrimitiveView {}

nonisolated extension Gauge {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        (self.label, currentValueLabel, minimum, maximum) = (label(), nil, nil, nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        (self.label, self.currentValueLabel, minimum, maximum) = (label(), currentValueLabel(), nil, nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        (self.label, self.currentValueLabel) = (label(), currentValueLabel())
        (minimum, maximum) = (minimumValueLabel(), maximumValueLabel())
    }
}

public struct Link<Label: View> {
    let label: Label
    let destination: URL
}

extension Link: PrimitiveView {}

nonisolated extension Link {
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
}

nonisolated extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}
extension AttributedString: Transferable {}

public struct SharePreview<Image, Icon> {
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}

public struct DefaultShareLinkLabel {}
extension DefaultShareLinkLabel: PrimitiveView {}

public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View> {
    let label: Label
}

extension ShareLink: PrimitiveView {}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
        label = DefaultShareLinkLabel()
    }
    public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
        label = DefaultShareLinkLabel()
    }
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> {
        self.label = label()
    }
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> {
        self.label = label()
    }
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data.Element == URL {
        self.label = label()
    }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL>, Label == Text {
        label = Text(titleKey)
    }
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String>, Label == Text {
        label = Text(titleKey)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL>, Label == Text {
        label = Text(title)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String>, Label == Text {
        label = Text(title)
    }
}

nonisolated extension ShareLink {
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
        label = DefaultShareLinkLabel()
    }
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.label = label()
    }
}

#if IOS17
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions
}

extension ContentUnavailableView: PrimitiveView {}

nonisolated extension ContentUnavailableView {
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        (self.label, self.description, self.actions) = (label(), description(), actions())
    }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(titleKey, image: name)
        } description: {
            description
        }
    }
    public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(titleKey, systemImage: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

public struct SearchUnavailableContent {
    public struct Label {}
    public struct Description {}
    public struct Actions {}
}
extension SearchUnavailableContent.Label: PrimitiveView {}
extension SearchUnavailableContent.Description: PrimitiveView {}
extension SearchUnavailableContent.Actions: PrimitiveView {}

nonisolated extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView { search(text: "") }
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: SearchUnavailableContent.Label(), description: SearchUnavailableContent.Description(),
            actions: SearchUnavailableContent.Actions())
    }
}
#endif
