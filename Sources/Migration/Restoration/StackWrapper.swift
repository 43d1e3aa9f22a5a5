import ProjectModel
import SourceEditing
import SwiftSyntax

/// A view that puts a stack with a router of its own around what it is given, such as step 5 makes for stacks that come and
/// go. Each place that uses it says what the path is saved under there, or nothing.
///
/// Before:
/// ```swift
/// struct RoutedStack<Root: View>: View {
///     @State private var router = Router()
///     private let root: Root
///
///     init(@ViewBuilder root: () -> Root) { … }
/// ```
/// After:
/// ```swift
/// struct RoutedStack<Root: View>: View {
///     @State private var router = Router()
///     @SceneStorage private var savedPath: Data?
///     private let isSaved: Bool
///     private let root: Root
///
///     init(savedAs key: String? = nil, @ViewBuilder root: () -> Root) { … }
/// ```
struct StackWrapper {
    let facts: TypeFacts
    /// Those that don't say it yet, in the order of their places.
    let uses: [Use]
    /// Whether they can say it.
    let isKeyed: Bool
    private let file: ModuleFile
    private let initializer: InitializerDeclSyntax

    static let label = "savedAs"

    /// A call of the view: `RoutedStack { Home() }`.
    struct Use {
        let file: ProjectFile
        let call: FunctionCallExprSyntax
        let edges: [NavigationGraph.Edge]

        var place: Place { file.place(at: call.nameToken.span.lowerBound) }
        var types: [String] { Surroundings(of: Syntax(call)).types }
    }

    /// - Returns: nil where the view isn't seen to be given its content by one closure, and nothing else that it needs.
    init?(_ facts: TypeFacts, in project: Project) {
        let written = facts.initializers.compactMap { item -> (InitializerFacts, Int)? in
            guard case .written(let offset) = item.origin else { return nil }
            return (item, offset)
        }
        guard !facts.genericParameters.isEmpty, written.count == 1, let (initial, offset) = written.first,
            let content = initial.parameters.last, case .function = content.type.form,
            content.attributes.contains("ViewBuilder"), initial.parameters.dropLast().allSatisfy(\.isOptionalToPass),
            let file = project.wholeFile(facts.type.file),
            let initializer = file.source.tree.firstNode(
                InitializerDeclSyntax.self, where: { $0.initKeyword.span.lowerBound == offset }),
            initializer.body != nil
        else { return nil }
        isKeyed = Self.isKeyed(facts)
        self.facts = facts
        self.file = file
        self.initializer = initializer
        uses = Self.uses(of: facts, in: project)
    }

    /// Whether an earlier run made the view.
    static func isKeyed(_ facts: TypeFacts) -> Bool {
        facts.initializers.contains { $0.parameters.contains { $0.label == label } }
    }

    private static func uses(of facts: TypeFacts, in project: Project) -> [Use] {
        let edges = ShownPlaces(project: project).edges(to: .init(file: facts.type.file, offset: facts.type.offset))
        return Dictionary(grouping: edges, by: \.place).compactMap { place, edges -> Use? in
            guard let file = project.file(at: place.file), let call = file.token(at: place.offset)?.namedCall,
                call.calleeName == facts.name, call.argument(labelled: label) == nil
            else { return nil }
            return Use(file: file, call: call, edges: edges)
        }.sorted { $0.place < $1.place }
    }

    // MARK: What it gets

    /// What the initialiser gets to set the properties.
    func initializerEdits(path: String, isSaved: String) -> [String: [TextEdit]] {
        guard let body = initializer.body, let content = initializer.signature.parameterClause.parameters.last else {
            return [:]
        }
        let text = file.source.text
        let lines = [
            CodeLine(0, "_\(path) = SceneStorage(key ?? \"navigation\")"), CodeLine(0, "\(isSaved) = key != nil"),
        ]
        let place = LineInsertion(text: text, opening: body.leftBrace, last: nil, closing: nil)
        var edits = [TextEdit.insert("\(Self.label) key: String? = nil, ", at: content.span.lowerBound)]
        let start = initializer.span.lowerBound
        let line = text.lineStart(at: start)
        if text.isBlank(line..<start) {
            let comment = "/// - Parameter key: what the path is saved under in its scene; nil: it isn't saved."
            let ending = SourceStyle(of: text).lineEnding
            edits.insert(.insert(text.indentation(at: start) + comment + ending, at: line), at: 0)
        }
        return [file.path: edits + place.edits(lines)]
    }
}

extension StackWrapper.Use {
    /// Says what the path is saved under: `RoutedStack(savedAs: "navigation.Home") {`.
    func edit(key: String) -> TextEdit {
        let argument = "\(StackWrapper.label): \"\(key)\""
        if let last = call.arguments.last(where: { !$0.expression.is(ClosureExprSyntax.self) }) {
            return .insert(", \(argument)", at: last.expression.span.upperBound)
        }
        if let content = call.arguments.first { return .insert("\(argument), ", at: content.span.lowerBound) }
        if let opening = call.leftParen { return .insert(argument, at: opening.span.upperBound) }
        return .insert("(\(argument))", at: call.calledExpression.span.upperBound)
    }
}
