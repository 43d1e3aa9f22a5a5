import ProjectModel
import SourceEditing
import SwiftSyntax

@testable import Migration

/// A small project whose links' destinations are lifted, in words.
struct LiftingSample {
    private let files: [String: String]
    private let index: DeclarationIndex
    private let source: ParsedSource
    private let modules: [String: String]
    private let surroundings: DestinationLifter.Surroundings

    /// - Parameters:
    ///   - code: the file that the links are in, `Main.swift`.
    ///   - files: the others, by path.
    ///   - modules: the modules of files that aren't the app's.
    ///   - environment: the types whose environment objects every container has.
    ///   - roots: what all stack roots hold, as `name: Type`.
    init(
        _ code: String, files: [String: String] = [:], modules: [String: String] = [:], environment: Set<String> = [],
        roots: Set<String> = [], assuming: Set<String> = []
    ) {
        self.files = files.merging(["Main.swift": code]) { $1 }
        self.modules = modules
        source = ParsedSource(SourceText(code))
        let indexed = self.files.map { path, text in
            IndexedFile(
                path: path, scan: DeclarationScan(bytes: Array(text.utf8)),
                modules: [Self.module(modules[path] ?? "App")])
        }
        let contents = self.files
        index = DeclarationIndex(files: indexed) { path in contents[path].map { Array($0.utf8) } }
        surroundings = .init(
            assumedHashables: assuming, readsEnvironmentObject: { environment.contains($0.description) },
            isHeldByRoots: { name, type in roots.contains("\(name): \(type)") })
    }

    private static func module(_ name: String) -> ModuleKey { ModuleKey(name: name, origin: "", target: name) }

    /// Each link's destination, in the order of the code: lifted, or the reason.
    var links: [String] { results.map(Self.text) }

    /// The code of the only link's template, with `⟨label⟩` for what the link or the environment gives.
    var template: String {
        guard results.count == 1, case .success(let lifted) = results[0] else { return "not one lifted link" }
        return Self.code(of: lifted)
    }

    var results: [Result<LiftedDestination, LinkReason>] {
        let finder = LinkDestinations(viewMode: .sourceAccurate)
        finder.walk(source.tree)
        let lifter = DestinationLifter(ExpressionContext(file: "Main.swift", index: index), surroundings)
        return finder.found.map { lifter.lift($0) }
    }

    // MARK: In words

    static func text(_ result: Result<LiftedDestination, LinkReason>) -> String {
        switch result {
        case .failure(let reason): return "\(reason)"
        case .success(let lifted):
            var parts = [code(of: lifted)]
            parts += lifted.payload.map(text)
            parts += lifted.hoisted.map(text)
            if let condition = lifted.condition { parts.append("#if \(condition)") }
            if let availability = lifted.availability { parts.append("@available(\(availability))") }
            if !lifted.imports.isEmpty { parts.append("import " + lifted.imports.sorted().joined(separator: ", ")) }
            if !lifted.widenings.isEmpty {
                parts.append("widen " + lifted.widenings.map(\.name).joined(separator: ", "))
            }
            return parts.joined(separator: " | ")
        }
    }

    static func code(of lifted: LiftedDestination) -> String {
        lifted.template.map { piece in
            switch piece {
            case .code(let text): text
            case .constant(let constant): constant.code
            case .payload(let number): "⟨\(lifted.payload[number].label)⟩"
            case .hoisted(let number): "⟨\(lifted.hoisted[number].name)⟩"
            }
        }.joined()
    }

    private static func text(_ part: PayloadPart) -> String {
        let type = part.isShared ? "Shared<\(part.type)>" : part.type.description
        let derived =
            part.derivations.isEmpty ? "" : ", deriving " + part.derivations.map(\.facts.path).joined(separator: ", ")
        let doubt = part.doubt.map { ", doubt: \($0)" } ?? ""
        return "\(part.label): \(type) = \(part.expression)\(derived)\(doubt)"
    }

    private static func text(_ value: HoistedValue) -> String {
        switch value {
        case .environmentObject(let name, let type): "@EnvironmentObject \(name): \(type)"
        case .environment(let name, let argument, let type): "@Environment(\(argument)) \(name): \(type ?? "?")"
        case .root(let name, let type): "root \(name): \(type)"
        }
    }
}

/// The destinations of the links in a file.
final class LinkDestinations: SyntaxVisitor {
    private(set) var found: [ExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calleeName == "NavigationLink" else { return .visitChildren }
        let argument = node.argument(labelled: "destination")
        if let destination = argument ?? node.trailingClosure.map({ ExprSyntax($0) }),
            node.argument(labelled: "value") == nil
        {
            found.append(destination)
        }
        return .visitChildren
    }
}
