// Styles that only have names.

public protocol ListStyle {}

public struct DefaultListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
public struct PlainListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
public struct GroupedListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
public struct InsetListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
public struct InsetGroupedListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
public struct SidebarListStyle: ListStyle, Sendable { public init() {} }
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
public struct SegmentedPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
public struct WheelPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
public struct MenuPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
public struct InlinePickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
public struct NavigationLinkPickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
#if IOS17
public struct PalettePickerStyle: PickerStyle, Sendable { public init() {} }
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
#endif

nonisolated extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
public struct PlainTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle, Sendable { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
public struct GroupedFormStyle: FormStyle, Sendable { public init() {} }
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
public struct ColumnsFormStyle: FormStyle, Sendable { public init() {} }
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle, Sendable { public init() {} }
extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
public struct InsetTableStyle: TableStyle, Sendable { public init() {} }
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension View {
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { recorded(style) }
}

public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable {
        public static var automatic: IndexDisplayMode { IndexDisplayMode() }
        public static var always: IndexDisplayMode { IndexDisplayMode() }
        public static var never: IndexDisplayMode { IndexDisplayMode() }
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable {
        public static var automatic: BackgroundDisplayMode { BackgroundDisplayMode() }
        public static var interactive: BackgroundDisplayMode { BackgroundDisplayMode() }
        public static var always: BackgroundDisplayMode { BackgroundDisplayMode() }
        public static var never: BackgroundDisplayMode { BackgroundDisplayMode() }
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

nonisolated extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { recorded(style) }
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { recorded(style) }
}
