extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { value(.light) }
        set { named[#function] = newValue }
    }
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { value(.standard) }
        set { named[#function] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { value(.compact) }
        set { named[#function] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { value(.regular) }
        set { named[#function] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { value(.large) }
        set { named[#function] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { value(.large) }
        set { named[#function] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { value(.leftToRight) }
        set { named[#function] = newValue }
    }
    public var locale: Locale {
        get { value(.current) }
        set { named[#function] = newValue }
    }
    public var calendar: Calendar {
        get { value(.current) }
        set { named[#function] = newValue }
    }
    public var timeZone: TimeZone {
        get { value(.current) }
        set { named[#function] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { value(.active) }
        set { named[#function] = newValue }
    }
    public var displayScale: CGFloat {
        get { value(2) }
        set { named[#function] = newValue }
    }
    public internal(set) var pixelLength: CGFloat {
        get { value(0.5) }
        set { named[#function] = newValue }
    }
    public var isEnabled: Bool {
        get { value(true) }
        set { named[#function] = newValue }
    }
    public internal(set) var isFocused: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var isSearching: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var isPresented: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public var editMode: Binding<EditMode>? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var font: Font? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var lineLimit: Int? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { value(0) }
        set { named[#function] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { value(.leading) }
        set { named[#function] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { value(.tail) }
        set { named[#function] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { value(1) }
        set { named[#function] = newValue }
    }
    public var allowsTightening: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public var textCase: Text.Case? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var redactionReasons: RedactionReasons {
        get { value([]) }
        set { named[#function] = newValue }
    }
    public var imageScale: Image.Scale {
        get { value(.medium) }
        set { named[#function] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { value(.none) }
        set { named[#function] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { value(44) }
        set { named[#function] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var headerProminence: Prominence {
        get { value(.standard) }
        set { named[#function] = newValue }
    }
    public var controlSize: ControlSize {
        get { value(.regular) }
        set { named[#function] = newValue }
    }
    public var backgroundMaterial: Material? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilityReduceMotion: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilityReduceTransparency: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilityInvertColors: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilityVoiceOverEnabled: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilitySwitchControlEnabled: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var accessibilityShowButtonShapes: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public var isScrollEnabled: Bool {
        get { value(true) }
        set { named[#function] = newValue }
    }
    public internal(set) var supportsMultipleWindows: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public internal(set) var undoManager: UndoManager? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public internal(set) var dismiss: DismissAction {
        get { value(DismissAction()) }
        set { named[#function] = newValue }
    }
    public internal(set) var dismissSearch: DismissSearchAction {
        get { value(DismissSearchAction()) }
        set { named[#function] = newValue }
    }
    public var openURL: OpenURLAction {
        get { value(OpenURLAction()) }
        set { named[#function] = newValue }
    }
    public internal(set) var refresh: RefreshAction? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public internal(set) var rename: RenameAction? {
        get { value(nil) }
        set { named[#function] = newValue }
    }
    public internal(set) var openWindow: OpenWindowAction {
        get { value(OpenWindowAction()) }
        set { named[#function] = newValue }
    }
    public internal(set) var presentationMode: Binding<PresentationMode> {
        get { value(.constant(PresentationMode())) }
        set { named[#function] = newValue }
    }
    public var menuOrder: MenuOrder {
        get { value(.automatic) }
        set { named[#function] = newValue }
    }
    public var contentTransition: ContentTransition {
        get { value(.identity) }
        set { named[#function] = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { value(nil) }
        set { named[#function] = newValue }
    }

    #if IOS17
    public internal(set) var dismissWindow: DismissWindowAction {
        get { value(DismissWindowAction()) }
        set { named[#function] = newValue }
    }
    public var isLuminanceReduced: Bool {
        get { value(false) }
        set { named[#function] = newValue }
    }
    public var badgeProminence: BadgeProminence {
        get { value(.standard) }
        set { named[#function] = newValue }
    }
    #endif
}
