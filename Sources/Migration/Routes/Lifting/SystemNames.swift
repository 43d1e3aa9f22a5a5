/// Names of the standard library, Foundation and SwiftUI.
enum SystemNames {
    static let types = words(
        """
        AnyView Array AsyncImage Binding Bool Bundle Button Calendar Capsule CGFloat CGPoint CGRect CGSize Character
        Circle Color ColorPicker ControlGroup Data Date DateFormatter DatePicker Dictionary DisclosureGroup Divider Double
        EditButton Ellipse EmptyView EnvironmentObject EnvironmentValues Error FileManager Float Font ForEach Form Gauge
        GeometryReader Gradient Grid GridItem GridRow Group GroupBox HStack Image Int Int32 Int64 Label LabeledContent
        LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List Locale LocalizedStringKey Menu NavigationLink
        NavigationStack NavigationView NotificationCenter NSLocalizedString NSObject NumberFormatter ObservedObject
        Optional Path Picker ProcessInfo ProgressView RadialGradient Range Rectangle RoundedRectangle ScrollView
        ScrollViewReader Section SecureField Set ShareLink Slider Spacer State StateObject Stepper String TabView Table
        Task Text TextEditor TextField TimeInterval TimelineView Toggle ToolbarItem ToolbarItemGroup UInt URL UUID
        UserDefaults VStack View Void ZStack Angle Animation AnyTransition Edge EdgeInsets ViewThatFits InsetListStyle
        DefaultListStyle GroupedListStyle InsetGroupedListStyle PlainListStyle SidebarListStyle PlainButtonStyle
        """)

    static let modifiers = words(
        """
        accentColor accessibility accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint
        accessibilityIdentifier accessibilityLabel accessibilityValue alert animation aspectRatio background blur bold
        border buttonStyle clipShape clipped colorScheme confirmationDialog contentShape contextMenu controlSize
        cornerRadius disabled edgesIgnoringSafeArea environment environmentObject eraseToAnyView fixedSize font fontWeight
        foregroundColor foregroundStyle frame fullScreenCover gesture help hidden id ignoresSafeArea italic
        keyboardType labelStyle labelsHidden layoutPriority lineLimit listRowBackground listRowInsets listRowSeparator
        listStyle mask modifier multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
        navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle
        navigationViewStyle offset onAppear onChange onDisappear onDrag onDrop onReceive onSubmit onTapGesture opacity
        overlay padding pickerStyle popover position preferredColorScheme presentationDetents redacted refreshable
        resizable rotationEffect safeAreaInset scaleEffect scaledToFill scaledToFit scrollContentBackground searchable
        shadow sheet statusBar swipeActions symbolRenderingMode tabItem tabViewStyle tag task textCase textContentType
        textFieldStyle tint toggleStyle toolbar toolbarBackground transition truncationMode zIndex
        """)

    /// Of those, what not every platform has.
    private static let ofSomePlatforms = words(
        """
        ColorPicker ControlGroup DatePicker DisclosureGroup EditButton Gauge GroupBox GroupedListStyle
        InsetGroupedListStyle InsetListStyle Link Menu SecureField ShareLink SidebarListStyle Slider Stepper Table
        TextEditor Toggle ToolbarItem ToolbarItemGroup
        contextMenu controlSize edgesIgnoringSafeArea fullScreenCover help keyboardType listRowSeparator
        navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationViewStyle
        onDrag onDrop popover presentationDetents scrollContentBackground searchable statusBar swipeActions
        textContentType textFieldStyle toggleStyle toolbarBackground
        """)

    /// Whether every system that has a `NavigationStack` has the type.
    static func isType(_ name: String) -> Bool {
        let first = String(name.prefix { $0 != "." })
        return types.contains(first) && !ofSomePlatforms.contains(first)
    }

    /// Whether every system that has a `NavigationStack` has the modifier.
    static func isModifier(_ name: String) -> Bool {
        modifiers.contains(name) && !ofSomePlatforms.contains(name)
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
