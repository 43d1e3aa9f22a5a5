import ProjectModel

/// Why a container stays as it is.
enum ContainerReason: Sendable {
    case deploymentTarget(RunningSystems.Entry)
    case availableCheck(isDead: Bool)
    case namedType(String)
    case returnedTogether
    case customStyle(String)
    case runtimeStyle(String)
    case styleVaries
    case styleElsewhere
    case hiddenColumns(ColumnCount.Hiding)
    case tooManyColumns(Int)
    case sharedDeclaration
    case nestedStack
    case nestedSometimes
    /// What it is given to, inside another container.
    case unclearNesting(String)
    case detailLink
    case neverCompiled
    case unusualCall
    case excluded(Exclusion)

    private var id: String {
        switch self {
        case .deploymentTarget: "deployment-target"
        case .availableCheck: "available-check"
        case .namedType, .returnedTogether: "named-type"
        case .customStyle: "custom-style"
        case .runtimeStyle: "runtime-style"
        case .styleVaries: "style-varies"
        case .styleElsewhere: "style-elsewhere"
        case .hiddenColumns: "hidden-columns"
        case .tooManyColumns: "too-many-columns"
        case .sharedDeclaration: "shared-declaration"
        case .nestedStack, .nestedSometimes: "nested-stack"
        case .unclearNesting: "unclear-nesting"
        case .detailLink: "detail-link"
        case .neverCompiled: "never-compiled"
        case .unusualCall: "unusual-call"
        case .excluded: "excluded"
        }
    }

    func finding(at place: Place) -> Finding {
        Finding(.warning, at: place, ruleID, "NavigationView stays: " + message, notes: notes)
    }

    private var ruleID: RuleID {
        let own = RuleID("navigation-view", id)
        if case .excluded(let exclusion) = self { return exclusion.id(byComment: own) }
        return own
    }

    private var notes: [Finding.Note] {
        if case .excluded(let exclusion) = self { return exclusion.notes }
        return []
    }

    private var message: String {
        switch self {
        case .deploymentTarget(let entry):
            return Self.deployment(entry)
        case .availableCheck(let isDead):
            return isDead
                ? "this branch is for systems that the target no longer supports; remove the availability check and the branch"
                : "this branch is for older systems; remove it once the deployment target no longer needs it"
        case .namedType(let holder):
            return "'\(holder)' names its type; write 'some View' there, then run again"
        case .returnedTogether:
            return
                "one function returns it beside values that stay, and they have one type; make it a view builder or convert all by hand"
        case .customStyle(let style):
            return "'\(style)' isn't one of SwiftUI's styles, and a NavigationStack has none; replace the style by hand"
        case .runtimeStyle(let text):
            return "its style, '\(text)', is chosen at run time; decide for a stack or columns by hand"
        case .styleVaries:
            return "its style differs between the platforms or builds of the target; split the code with '#if' by hand"
        case .styleElsewhere:
            return
                "a style set elsewhere decides whether it has columns; set the style on the container itself, then run again"
        case .hiddenColumns(let hiding):
            return
                "\(hiding.rawValue) hides how many columns it has; put one view for each column into its content, then run again"
        case .tooManyColumns(let number):
            return
                "it has \(number) views and a NavigationSplitView has three columns at most; combine some of them by hand"
        case .sharedDeclaration:
            return "a declaration in its content is used by several columns; move it out of the content, then run again"
        case .nestedSometimes:
            return
                "some screens show it inside another container, others don't, and a stack inside a stack shows two bars; "
                + "move the container to where the others show it, then run again"
        case .nestedStack:
            return
                "it is inside another container, and a stack inside a stack shows two bars; remove one of them by hand"
        case .unclearNesting(let name):
            return "it is inside another container, in what '\(name)' is given, and may be shown in it or over it; "
                + "make it a NavigationStack by hand where it is shown over it, else remove it"
        case .detailLink:
            return "a link in its first columns has isDetailLink(false), and pushes inside its column; "
                + "a NavigationSplitView needs a NavigationStack there, so convert it by hand"
        case .neverCompiled:
            return
                "an '#if' keeps this code out of every target that the file is in; remove the code, or convert it by hand"
        case .unusualCall:
            return "it isn't called with one content closure; convert it by hand"
        case .excluded(let exclusion):
            return exclusion.request()
        }
    }

    private static func deployment(_ entry: RunningSystems.Entry) -> String {
        let needed = SystemFeature.navigationStack.minimums[entry.platform].map(\.description) ?? ""
        let system = "\(entry.platform.displayName) \(entry.minimum)"
        if case .unreadable(let manifest) = entry.source {
            return "\(manifest) can't be read, and may say that it runs on systems without NavigationStack; "
                + "correct that file, or say the oldest system with --minimum-os, then run again"
        }
        guard case .setting(let deployment) = entry.source else {
            return "--minimum-os says \(system), and NavigationStack needs \(needed)"
        }
        let target = entry.target.map { "target '\($0)' supports \(system)" } ?? "the target supports \(system)"
        let line = deployment.line.map { ":\($0)" } ?? ""
        return "\(target) (\(deployment.setting) in \(deployment.manifest)\(line)), and NavigationStack needs "
            + "\(needed); raise the setting, then run again"
    }
}

/// Why a conversion may change what users of the app see.
enum ContainerDoubt: Sendable {
    case macColumns
    case removedViews(Int)
    case nestedStack(Nesting)
    case legacyLinks(Int)

    /// What a nested container is in.
    enum Nesting: String, Sendable {
        case pushed = "a pushed screen"
        case contained = "another container"
    }

    private var id: String {
        switch self {
        case .macColumns: "mac-columns"
        case .removedViews: "removed-views"
        case .nestedStack: "nested-stack"
        case .legacyLinks: "legacy-links"
        }
    }

    func finding(at place: Place) -> Finding {
        Finding(.warning, at: place, RuleID("navigation-view", id), message)
    }

    private var message: String {
        switch self {
        case .macColumns:
            "on the Mac it was a sidebar with an empty detail column: it becomes a NavigationSplitView with an empty detail "
                + "only with --unsafe; a NavigationStack may be what you want"
        case .removedViews(let number):
            number == 1
                ? "its second view was never shown under the stack style: it goes only with --unsafe"
                : "its \(number) later views were never shown under the stack style: they go only with --unsafe"
        case .nestedStack(let outer):
            "it is inside \(outer.rawValue), and a stack inside a stack shows two bars: the container goes, and its content "
                + "stays, only with --unsafe"
        case .legacyLinks(let number):
            "\(number == 1 ? "a link" : "\(number) links") with isActive: or tag:selection: in it "
                + "\(number == 1 ? "misbehaves" : "misbehave") in a NavigationStack on iOS 16: "
                + "raise the target to iOS 17, or wait for step 4, which moves both"
        }
    }
}
