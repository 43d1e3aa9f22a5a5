import ProjectModel
import SwiftSyntax

/// The modules that a template and its payload come from.
///
/// Which of a file's imports gives it a name that the project doesn't declare can't be seen. So, where there is one that
/// is known to come neither from the standard library nor from Foundation or SwiftUI, all of them count.
struct Imports {
    private let context: ExpressionContext

    init(_ context: ExpressionContext) {
        self.context = context
    }

    func modules(_ names: TemplateNames, _ visibility: Visibility, _ foreign: Set<String>) -> Set<String> {
        let own = context.index.modules(ofFile: context.file)
        let others = visibility.types.filter { !$0.modules.contains(where: own.contains) }
        var modules = Set(others.compactMap(\.modules.first?.name))
        let external = names.externalTypes.union(visibility.externalNames).map { String($0.prefix { $0 != "." }) }
        let written = imports(of: names)
        for name in external where !SystemNames.areTypes.contains(name) && !context.index.isKnownValue(name) {
            if let prefix = Self.prefixes.first(where: { name.hasPrefix($0.prefix) }) {
                modules.formUnion(written.intersection(prefix.modules))
            } else {
                modules.formUnion(written)
            }
        }
        if !foreign.isEmpty || names.members.contains(where: isForeign) { modules.formUnion(written) }
        return modules
    }

    /// A modifier that neither SwiftUI nor the module has.
    private func isForeign(_ member: MemberAccessExprSyntax) -> Bool {
        let name = member.declName.baseName.text
        guard let base = member.base, let call = member.parent?.as(FunctionCallExprSyntax.self), call.isModifier,
            call.calledExpression.id == member.id, !SystemNames.areModifiers.contains(name)
        else { return false }
        if case .known(let type) = context.type(of: base), !type.isView(in: context.index) { return false }
        guard base.withoutModifiers?.is(FunctionCallExprSyntax.self) == true else { return false }
        return !context.index.extensions(ofExternal: "View").contains { part in
            part.functions.contains { $0.name == name }
        }
    }

    /// What the link's file imports, besides what every SwiftUI file sees.
    private func imports(of names: TemplateNames) -> Set<String> {
        let node = names.members.first.map { Syntax($0) } ?? names.calls.first.map { Syntax($0) }
        guard let file = node?.root.as(SourceFileSyntax.self) else { return [] }
        let modules = file.statements.compactMap { item in
            item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
        }
        return Set(modules).subtracting(["SwiftUI", "Foundation", "Swift"])
    }

    private static let prefixes: [(prefix: String, modules: Set<String>)] = [
        ("CL", ["CoreLocation", "MapKit"]), ("MK", ["MapKit"]), ("NSManaged", ["CoreData"]), ("NSFetch", ["CoreData"]),
        ("NSPersistent", ["CoreData"]), ("UI", ["UIKit"]), ("AV", ["AVFoundation", "AVKit"]), ("HK", ["HealthKit"]),
        ("PH", ["Photos", "PhotosUI"]), ("EK", ["EventKit"]), ("WK", ["WebKit", "WatchKit"]),
    ]
}

/// Names of the standard library, Foundation and SwiftUI.
private enum SystemNames {
    static let areTypes = words(
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

    static let areModifiers = words(
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

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
