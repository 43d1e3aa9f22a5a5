import ProjectModel
import SourceEditing
import TestSupport
import Testing

@testable import Migration

/// A module in memory whose links ask for routes.
struct RouteSample {
    /// By path.
    var files: [String: String]
    var folder = ""
    var requestedName: String?
    /// The modules of the files that aren't the app's.
    var modules: [String: ModuleKey] = [:]
    /// A text that is written as the root's file is.
    var root = "\n    "

    static let app = ModuleKey(name: "Shop", origin: "Shop.xcodeproj/project.pbxproj", target: "Shop")

    init(_ files: [String: String]) { self.files = files }

    /// One file, `Home.swift`.
    init(_ code: String) { files = ["Home.swift": code] }

    var index: DeclarationIndex {
        let bytes = files.mapValues { Array($0.utf8) }
        return DeclarationIndex(
            files: bytes.map { path, content in
                IndexedFile(path: path, scan: DeclarationScan(bytes: content), modules: [modules[path] ?? Self.app])
            },
            bytes: { bytes[$0] })
    }

    var book: RouteBook {
        let texts = files
        let module = RouteModule(
            declarations: index, files: files.keys.filter { modules[$0] == nil }, folder: folder,
            style: SourceStyle(of: SourceText(root))
        ) { texts[$0].map { SourceText($0) } }
        return RouteBook(module, requestedName: requestedName)
    }

    /// The book after the links have asked it, and what they write.
    func asked(_ screens: [Screen]) -> (book: RouteBook, uses: [RouteUse]) {
        var book = book
        let uses = book.use(requests(screens))
        return (book, uses)
    }

    func requests(_ screens: [Screen]) -> [RouteRequest] {
        let index = index
        let text = SourceText(String(repeating: " ", count: screens.count))
        return screens.enumerated().map { offset, screen in
            RouteRequest(
                place: Place(file: "Home.swift", offset: offset, in: text), destination: screen.lifted(index),
                title: screen.title, isUnsafe: screen.isUnsafe)
        }
    }

    /// The files as the book's changes leave them.
    func applying(_ book: RouteBook, includingUnsafe: Bool = false) -> RouteSample {
        let changes = book.changes(includingUnsafe: includingUnsafe)
        var after = self
        if let new = changes.newFile { after.files[new.path] = new.text }
        for (path, edits) in changes.edits {
            var set = EditSet()
            let fits = set.insert(edits)
            #expect(fits, "the edits overlap: \(edits)")
            after.files[path] = SourceText(files[path] ?? "").applying(set).string
        }
        return after
    }
}

/// A destination as a test writes it.
struct Screen {
    /// Payload as `{0}`, hoisted values as `{h0}`, constants as `{c0}`.
    var template: String
    var view: String?
    var payload: [Payload] = []
    var hoisted: [Hoisted] = []
    var constants: [Constant] = []
    var condition: String?
    var availability: String?
    var imports: Set<String> = []
    var title: String?
    var isUnsafe = false

    struct Payload {
        let label: String
        var outerLabel: String?
        let type: String
        let expression: String
        var isShared = false
    }

    struct Constant {
        let code: String
        let label: String
        var outerLabel: String?
        var type: String?
    }

    enum Hoisted {
        case environmentObject(String, String)
        case environment(String, String, String?)
        case root(String, String)
    }

    /// - Parameter view: the type that the destination makes; by default the name before the first parenthesis.
    init(_ template: String, view: String? = nil, _ payload: [Payload] = []) {
        self.template = template
        self.view = view ?? String(template.prefix { $0 != "(" })
        self.payload = payload
    }

    func with(_ change: (inout Screen) -> Void) -> Screen {
        var changed = self
        change(&changed)
        return changed
    }

    fileprivate func lifted(_ index: DeclarationIndex) -> LiftedDestination {
        let place = TypePlace(file: "Home.swift")
        func type(_ source: String) -> ResolvedType {
            WrittenType(parsing: source).map { index.resolve($0, at: place) } ?? .unknown(source)
        }
        return LiftedDestination(
            template: pieces(type),
            payload: payload.map {
                PayloadPart(
                    label: $0.label, outerLabel: $0.outerLabel, type: type($0.type), expression: $0.expression,
                    isShared: $0.isShared, doubt: nil, derivations: [])
            },
            hoisted: hoisted.map { value in
                switch value {
                case .environmentObject(let name, let source): .environmentObject(name: name, type: type(source))
                case .environment(let name, let argument, let written):
                    .environment(name: name, argument: argument, type: written)
                case .root(let name, let source): .root(name: name, type: type(source))
                }
            },
            viewName: view, condition: condition, availability: availability, imports: imports, widenings: [])
    }

    private func pieces(_ type: (String) -> ResolvedType) -> [TemplatePiece] {
        var pieces: [TemplatePiece] = []
        var rest = template[...]
        while let match = rest.firstMatch(of: #/\{(h|c|)(\d+)\}/#) {
            if match.range.lowerBound > rest.startIndex {
                pieces.append(.code(String(rest[..<match.range.lowerBound])))
            }
            let number = Int(match.2) ?? 0
            switch match.1 {
            case "h": pieces.append(.hoisted(number))
            case "c":
                let constant = constants[number]
                pieces.append(
                    .constant(
                        ConstantArgument(
                            code: constant.code, label: constant.label, outerLabel: constant.outerLabel,
                            type: constant.type.map(type))))
            default: pieces.append(.payload(number))
            }
            rest = rest[match.range.upperBound...]
        }
        if !rest.isEmpty { pieces.append(.code(String(rest))) }
        return pieces
    }
}

/// Expects the text of the new file, that reading it again finds every case, and gives the texts to be type-checked.
func expectRouteFile(
    _ sample: RouteSample, _ screens: [Screen], at path: String = "Route.swift", _ text: String, uses: [String],
    roots: String = "", includingUnsafe: Bool = false, compiles: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let (book, written) = sample.asked(screens)
    #expect(written.map(\.code) == uses, sourceLocation: sourceLocation)
    #expect(written.allSatisfy { !$0.isKnown }, sourceLocation: sourceLocation)
    let changes = book.changes(includingUnsafe: includingUnsafe)
    #expect(changes.newFile?.path == path, sourceLocation: sourceLocation)
    #expect(changes.newFile?.text == text, sourceLocation: sourceLocation)
    #expect(changes.edits.isEmpty, sourceLocation: sourceLocation)
    var after = sample.applying(book, includingUnsafe: includingUnsafe)
    let shown = book.destination(includingUnsafe: includingUnsafe)?.text() ?? ""
    after.files["Stack.swift"] = """
        struct Stack: View {
        \(roots)
            var body: some View {
                NavigationStack {
                    Text("").navigationDestination(for: \(book.routeName).self) { route in \(shown) }
                }
            }
        }
        """
    expectNothingNew(
        sample, after: after, screens.filter { includingUnsafe || !$0.isUnsafe }, compiles: compiles,
        sourceLocation: sourceLocation)
    #expect(
        after.asked(screens).book.destination(includingUnsafe: true)?.text() == shown, sourceLocation: sourceLocation)
}

/// Expects what the book makes of the files that change.
func expectExtension(
    _ sample: RouteSample, _ screens: [Screen], _ texts: [String: String], uses: [String], compiles: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let (book, written) = sample.asked(screens)
    #expect(written.map(\.code) == uses, sourceLocation: sourceLocation)
    #expect(book.changes(includingUnsafe: false).newFile == nil, sourceLocation: sourceLocation)
    let after = sample.applying(book)
    let changed = after.files.filter { sample.files[$0.key] != $0.value }
    #expect(changed == texts, sourceLocation: sourceLocation)
    expectNothingNew(sample, after: after, screens, compiles: compiles, sourceLocation: sourceLocation)
}

private func expectNothingNew(
    _ sample: RouteSample, after: RouteSample, _ screens: [Screen], compiles: Bool, sourceLocation: SourceLocation
) {
    let (again, known) = after.asked(screens)
    for use in known { #expect(use.isKnown, "\(use.code) isn't known", sourceLocation: sourceLocation) }
    #expect(again.changes(includingUnsafe: true).isEmpty, sourceLocation: sourceLocation)
    guard compiles else { return }
    MigratedSamples.current?.add(
        SampleProject(sample.files), after: after.files, compiles: .everywhere, sourceLocation: sourceLocation)
}
