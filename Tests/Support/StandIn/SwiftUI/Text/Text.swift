public struct Text: Equatable, Sendable {
    let string: String

    public init(verbatim content: String) { string = content }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { string = String(content) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.text
    }
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { string = resource.key }
    public init(_ content: AttributedString) { string = String(content.characters) }
    public init(_ date: Date, style: DateStyle) { string = "\(date)" }
    public init(_ dates: ClosedRange<Date>) { string = "\(dates)" }
    public init(_ interval: DateInterval) { string = "\(interval)" }
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        string = "\(timerInterval)"
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        string = format.format(input)
    }
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        string = formatter.string(for: subject) ?? ""
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        string = formatter.string(for: subject) ?? ""
    }
    public init(_ image: Image) { string = "" }

    public struct DateStyle: Equatable, Codable, Sendable {
        let name: String
        public static var time: DateStyle { DateStyle(name: "time") }
        public static var date: DateStyle { DateStyle(name: "date") }
        public static var relative: DateStyle { DateStyle(name: "relative") }
        public static var offset: DateStyle { DateStyle(name: "offset") }
        public static var timer: DateStyle { DateStyle(name: "timer") }
    }

    public enum Case: Sendable { case uppercase, lowercase }
    public enum TruncationMode: Sendable { case head, tail, middle }
    public struct LineStyle: Hashable, Sendable {
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static var single: LineStyle { LineStyle() }
        public struct Pattern: Sendable {
            public static var solid: Pattern { Pattern() }
            public static var dot: Pattern { Pattern() }
            public static var dash: Pattern { Pattern() }
        }
    }
    #if IOS17
    public struct Scale: Hashable, Sendable {
        public static var `default`: Scale { Scale() }
        public static var secondary: Scale { Scale() }
    }
    #endif

    public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.string + right.string) }
}

extension Text: PrimitiveView {}

// What a text's modifiers change isn't kept: its letters are.
extension Text {
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func bold() -> Text { self }
    public func bold(_ isActive: Bool) -> Text { self }
    public func italic() -> Text { self }
    public func italic(_ isActive: Bool) -> Text { self }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func monospacedDigit() -> Text { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    #if IOS17
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    #endif
}

public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

nonisolated extension View {
    public func font(_ font: Font?) -> some View { recorded(font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { recorded(weight) }
    public func fontDesign(_ design: Font.Design?) -> some View { recorded(design) }
    public func fontWidth(_ width: Font.Width?) -> some View { recorded(width) }
    public func bold(_ isActive: Bool = true) -> some View { recorded(isActive) }
    public func italic(_ isActive: Bool = true) -> some View { recorded(isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { recorded(isActive) }
    public func monospacedDigit() -> some View { recorded() }
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        recorded(isActive, color)
    }
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        recorded(isActive, color)
    }
    public func kerning(_ kerning: CGFloat) -> some View { recorded(kerning) }
    public func tracking(_ tracking: CGFloat) -> some View { recorded(tracking) }
    public func baselineOffset(_ offset: CGFloat) -> some View { recorded(offset) }
    public func lineLimit(_ number: Int?) -> some View { recorded(number) }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { recorded(limit) }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { recorded(limit) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { recorded(limit) }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { recorded(limit, reservesSpace) }
    public func lineSpacing(_ spacing: CGFloat) -> some View { recorded(spacing) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { recorded(alignment) }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { recorded(mode) }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { recorded(factor) }
    public func allowsTightening(_ flag: Bool) -> some View { recorded(flag) }
    public func textCase(_ textCase: Text.Case?) -> some View { recorded(textCase) }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { recorded(size) }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        recorded(range)
    }
    #if IOS17
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { recorded(scale, isEnabled) }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        recorded(language)
    }
    #endif
}
