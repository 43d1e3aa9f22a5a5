import ProjectModel
import SwiftSyntax

/// Where a piece of code stands: the calls around it up to the declaration that holds it, and the types around that.
struct Surroundings {
    /// A call around the code.
    struct Layer {
        let call: FunctionCallExprSyntax
        let name: String
        /// The label of the argument or closure that the code is in; nil where it has none.
        let label: String?
        /// The code is in what the call is called on, such as the `Text` in `Text("a").padding()`.
        let isSubject: Bool
    }

    /// The innermost first.
    private(set) var layers: [Layer] = []
    /// The names of the types and extensions around, the outermost first.
    private(set) var types: [String] = []
    /// The property, function or initialiser around.
    private(set) var member: String?
    private(set) var memberSyntax: Syntax?
    private(set) var isPreview = false

    init(of node: Syntax) {
        var label: String?
        var below = node
        for ancestor in node.ancestors {
            defer { below = ancestor }
            if let group = ancestor.declGroup {
                types.insert(group.typeName, at: 0)
                let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
                if inherited.contains(where: { $0.hasSuffix("PreviewProvider") }) { isPreview = true }
                continue
            }
            if ancestor.isPreviewMacro { isPreview = true }
            guard memberSyntax == nil else { continue }
            if let argument = ancestor.as(LabeledExprSyntax.self) {
                label = argument.label?.text
            } else if let closure = ancestor.as(MultipleTrailingClosureElementSyntax.self) {
                label = closure.label.text
            } else if let call = ancestor.as(FunctionCallExprSyntax.self) {
                let isSubject = below.id == call.calledExpression.id
                layers.append(
                    Layer(call: call, name: call.calleeName ?? "", label: isSubject ? nil : label, isSubject: isSubject)
                )
                label = nil
            } else if let name = ancestor.memberName {
                member = name
                memberSyntax = ancestor
            }
        }
    }

    /// What the code is to the view that holds it.
    enum Role {
        /// Shown in place, in the view itself.
        case plain
        /// In a row of this container, whose rows exist only while they are seen.
        case lazyRow(of: String)
        /// The content of a container.
        case content(of: FunctionCallExprSyntax)
        case destination
        case presentation(PresentationSite.Kind)
        case hosted
        /// In what this function, modifier or view is given, which may show it in place, elsewhere, or never.
        case unclear(String)
    }

    /// The role by the nearest call that decides it.
    var role: Role {
        var lazy: String?
        for layer in layers where !layer.isSubject {
            switch layer.effect {
            case .none: continue
            case .lazy: lazy = lazy ?? layer.name
            case .role(let role): return lazy.map { .lazyRow(of: $0) } ?? role
            }
        }
        return lazy.map { .lazyRow(of: $0) } ?? .plain
    }

    /// Whether the code is shown in place up to the nearest border: a container, a link, a presentation, the member.
    var isPlain: Bool {
        for layer in layers where !layer.isSubject {
            guard case .role(let role) = layer.effect else { continue }
            if case .unclear = role { return false }
            return true
        }
        return true
    }
}

extension DeclarationIndex {
    /// The type around a piece of code; nil outside of all types, and where it can't be told.
    func type(around surroundings: Surroundings, in file: String) -> DeclaredType? {
        guard !surroundings.types.isEmpty else { return nil }
        let name = WrittenType(name: surroundings.types.joined(separator: "."))
        return resolve(name, at: TypePlace(file: file)).declaration
    }
}

extension Surroundings.Layer {
    enum Effect {
        case none
        case lazy
        case role(Surroundings.Role)
    }

    static let lazyContainers: Set<String> = [
        "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table", "OutlineGroup",
    ]
    /// Modifiers that show what they are given over or beside the view, in the same place of the hierarchy.
    private static let showing: Set<String> = [
        "overlay", "background", "mask", "safeAreaInset", "toolbar", "navigationBarItems", "listRowBackground",
        "tabItem",
    ]
    private static let hosts: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration", "WKHostingController",
    ]
    private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack"]
    /// Parts of names of views that may bring a container or a presentation of their own.
    private static let suspicious = [
        "Nav", "Stack", "Sheet", "Popup", "Popover", "Modal", "Coordinator", "Router", "Flow", "Host", "Window",
        "Drawer",
    ]

    var effect: Effect {
        if Self.lazyContainers.contains(name), !call.isModifier { return .lazy }
        switch name {
        case "NavigationView", "NavigationStack", "NavigationSplitView": return .role(.content(of: call))
        case "NavigationLink": return isDestination ? .role(.destination) : .none
        case "navigationDestination": return .role(.destination)
        case "Button": return isButtonLabel ? .none : .role(.unclear(name))
        case "Task", "Menu": return label == "label" ? .none : .role(.unclear(name))
        default: break
        }
        if Self.hosts.contains(name) { return .role(.hosted) }
        if call.isModifier || name.first?.isLowercase == true {
            if call.isModifier, let kind = PresentationSite.Kind(rawValue: name) { return .role(.presentation(kind)) }
            if call.isModifier, Self.showing.contains(name) { return .none }
            return .role(.unclear(name))
        }
        let isSuspicious = !Self.stacks.contains(name) && Self.suspicious.contains { name.contains($0) }
        return isSuspicious ? .role(.unclear(name)) : .none
    }

    /// Of a button: `Button { action } label: { B }` and `Button(action: …) { B }`.
    var isButtonLabel: Bool {
        label == "label" || (label == nil && call.arguments.contains { $0.label?.text == "action" })
    }

    /// Of a link: `NavigationLink { A } label: { B }` and `NavigationLink("x") { A }` have the destination first.
    var isDestination: Bool {
        if let label { return label == "destination" }
        return !call.arguments.contains { $0.label?.text == "destination" || $0.label?.text == "value" }
    }
}

extension SyntaxProtocol {
    fileprivate var isPreviewMacro: Bool {
        Syntax(self).as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
            || Syntax(self).as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    }

    /// The name of the member that the node declares, if it declares one.
    fileprivate var memberName: String? {
        let node = Syntax(self)
        if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
        if node.is(InitializerDeclSyntax.self) { return "init" }
        if node.is(SubscriptDeclSyntax.self) { return "subscript" }
        guard let variable = node.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) ?? false
        else { return nil }
        return variable.bindings.first?.pattern.trimmedDescription
    }
}
