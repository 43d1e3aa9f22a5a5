/// SwiftUI's own views and what else view code names without showing a screen: none of them sets a title.
///
/// Source: the interface of SwiftUI (iOS 17 SDK). A name that is missing makes the audit say less, not more.
enum SystemViews {
    static let names: Set<String> = [
        // Layout
        "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow",
        "GridItem",
        "Group", "ForEach", "List", "Section", "Form", "ScrollView", "ScrollViewReader", "GeometryReader", "Spacer",
        "Divider",
        "ViewThatFits", "Table", "TableColumn", "OutlineGroup", "DisclosureGroup", "GroupBox", "ControlGroup",
        "AnyView",
        "EmptyView", "TimelineView", "TabView", "AnyLayout", "ContentUnavailableView",
        // Controls and content
        "Text", "Image", "AsyncImage", "Label", "LabeledContent", "Button", "Link", "Menu", "Picker", "DatePicker",
        "ColorPicker", "PhotosPicker", "ShareLink", "Toggle", "Slider", "Stepper", "TextField", "SecureField",
        "TextEditor",
        "ProgressView", "Gauge", "EditButton", "RenameButton", "PasteButton", "Canvas", "Map", "Chart", "VideoPlayer",
        "Tab",
        "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "NavigationLink", "MultiDatePicker",
        // Shapes and styles
        "Color", "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse", "Path",
        "LinearGradient", "RadialGradient", "AngularGradient", "Gradient", "Font", "StrokeStyle", "EdgeInsets",
        "Animation",
        "UIImage", "UIColor", "NSImage", "NSColor", "AttributedString", "LocalizedStringKey", "Marker", "Annotation",
        "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark",
        // Values and work
        "Binding", "String", "Int", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "Array", "Set", "Date",
        "DateFormatter", "UUID", "URL", "Data", "Task", "IndexSet", "DispatchQueue", "Bundle", "TapGesture",
        "DragGesture", "LongPressGesture", "PreviewProvider", "NumberFormatter", "Alert", "ActionSheet",
    ]
}
