import ProjectModel
import SwiftSyntax

/// The calls of a project that rules ask for, by name: found in one pass over the trees.
struct CallIndex {
    private var calls: [String: [CodeCall]] = [:]
    /// Where members that show views are used, by file and name.
    private var uses: [String: [String: [Syntax]]] = [:]
    /// Where a state is set to several values at once: `path = [a, b]`.
    private(set) var assignments: [Assignment] = []

    struct Assignment {
        /// The last name of the state.
        let state: String
        let place: Place
        let surroundings: Surroundings

        var isPreview: Bool { surroundings.isPreview }
    }

    init(_ project: Project) {
        for file in project.files {
            let members = Set(file.code.units.filter { $0.name != "body" && $0.name != "init" }.map(\.name))
            let collector = CallCollector(members: members)
            collector.walk(file.source.tree)
            uses[file.path] = collector.uses
            // Other files are read only where they lead to these: what is found must not depend on it.
            guard SearchWords.forAudit.relevant.contains(in: file.source.text.bytes) else { continue }
            for call in collector.calls { calls[call.calleeName ?? "", default: []].append(CodeCall(call, in: file)) }
            assignments += collector.assignments.map { state, node in
                Assignment(
                    state: state, place: file.place(at: node.span.lowerBound),
                    surroundings: Surroundings(of: Syntax(node)))
            }
        }
    }

    /// The calls that go by one of `names`, outside of previews, in the order of files and places for each name.
    func calls(named names: String...) -> [CodeCall] {
        names.flatMap { calls[$0] ?? [] }.filter { !$0.surroundings.isPreview }
    }

    /// Where a member that shows views is named in the file that declares it.
    func uses(of member: String, in file: String) -> [Syntax] { uses[file]?[member] ?? [] }
}

private final class CallCollector: SyntaxVisitor {
    /// The names that rules ask for.
    private static let wanted: Set<String> = [
        "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView", "navigationDestination", "Button",
        "onOpenURL", "onContinueUserActivity", "dismiss", "navigationBarHidden", "navigationBarBackButtonHidden",
        "toolbar",
        "toolbarVisibility", "onTapGesture", "simultaneousGesture", "gesture", "highPriorityGesture", "sheet",
        "fullScreenCover", "append", "navigationTransition", "accessibilityAction", "id",
    ]

    private let members: Set<String>
    private(set) var calls: [FunctionCallExprSyntax] = []
    private(set) var uses: [String: [Syntax]] = [:]
    private(set) var assignments: [(state: String, node: SequenceExprSyntax)] = []

    init(members: Set<String>) {
        self.members = members
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calleeName, Self.wanted.contains(name) { calls.append(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if members.contains(node.baseName.text) { uses[node.baseName.text, default: []].append(Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = node.assignment, let values = assignment.value.as(ArrayExprSyntax.self),
            values.elements.count > 1, let path = assignment.target.statePath
        {
            assignments.append((path.lastName, node))
        }
        return .visitChildren
    }
}
