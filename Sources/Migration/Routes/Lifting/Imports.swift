import ProjectModel
import SwiftSyntax

/// The modules that a template and its payload come from.
///
/// Which of a file's imports gives it a name that the project doesn't declare can't be seen. So, where there is one that
/// is known to come neither from the standard library nor from Foundation or SwiftUI, all of them count, and those of the
/// files in which a typealias stands for it.
struct Imports {
    private let context: ExpressionContext
    /// Of the link's file.
    private let root: Syntax

    init(_ context: ExpressionContext, root: Syntax) {
        self.context = context
        self.root = root
    }

    /// Those that are always there.
    func modules(_ names: TemplateNames, _ visibility: Visibility, _ foreign: Set<String>) -> Set<String> {
        let besideAliases = unknown(names, visibility).reduce(into: Set<String>()) { modules, name in
            modules.formUnion(context.index.imports(besideAliasesFor: name, seenFrom: context.file))
        }
        return modules(names, visibility, foreign, written: unconditional)
            .union(besideAliases.filter { !Self.everywhere.contains($0) })
    }

    /// A type that no alias stands for and no import explains: the link's file has it from a declaration of another file.
    func unexplained(_ names: TemplateNames, _ visibility: Visibility) -> String? {
        guard imports.isEmpty else { return nil }
        return unknown(names, visibility).sorted().first { name in
            context.index.imports(besideAliasesFor: name, seenFrom: context.file).isEmpty
                && !root.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        }
    }

    /// The first part of the names of types that neither the project nor the system's usual modules declare.
    private func unknown(_ names: TemplateNames, _ visibility: Visibility) -> [String] {
        names.externalTypes.union(visibility.externalNames).map { String($0.prefix { $0 != "." }) }
            .filter { !SystemNames.types.contains($0) && !context.index.isKnownValue($0) }
    }

    /// Those that the link's file imports under a condition, with that.
    func conditionalModules(
        _ names: TemplateNames, _ visibility: Visibility, _ foreign: Set<String>
    ) -> [String: String] {
        let always = unconditional
        let written = imports.filter { !always.contains($0.module) }
        let wanted = modules(names, visibility, foreign, written: Set(written.map(\.module)))
        return written.reduce(into: [:]) { conditions, entry in
            guard wanted.contains(entry.module), let condition = entry.condition.text else { return }
            conditions[entry.module] = conditions[entry.module].map { "(\($0)) || (\(condition))" } ?? condition
        }
    }

    private func modules(
        _ names: TemplateNames, _ visibility: Visibility, _ foreign: Set<String>, written: Set<String>
    ) -> Set<String> {
        let own = context.index.modules(ofFile: context.file)
        let others = visibility.types.filter { !$0.modules.contains(where: own.contains) }
        var modules = Set(others.compactMap(\.modules.first?.name))
        for name in unknown(names, visibility) {
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
            call.calledExpression.id == member.id, !SystemNames.modifiers.contains(name)
        else { return false }
        if case .known(let type) = context.type(of: base), !type.isView(in: context.index) { return false }
        guard base.withoutModifiers?.is(FunctionCallExprSyntax.self) == true else { return false }
        return !context.index.extensions(ofExternal: "View").contains { part in
            part.functions.contains { $0.name == name }
        }
    }

    // MARK: What the link's file imports, besides what every SwiftUI file sees

    private var unconditional: Set<String> { Set(imports.filter(\.condition.isEmpty).map(\.module)) }

    private typealias Import = (module: String, condition: CaseCondition)

    private var imports: [Import] {
        guard let file = root.as(SourceFileSyntax.self) else { return [] }
        return Self.imports(in: file.statements, under: .always).filter {
            !Self.everywhere.contains($0.module)
        }
    }

    private static let everywhere: Set<String> = ["SwiftUI", "Foundation", "Swift"]

    private static func imports(
        in statements: CodeBlockItemListSyntax, under condition: CompilationCondition
    ) -> [Import] {
        statements.flatMap { item -> [Import] in
            if let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text {
                var whole = CaseCondition()
                whole.add(condition)
                return [(module, whole)]
            }
            guard let config = item.item.as(IfConfigDeclSyntax.self) else { return [] }
            let conditions = CompilationCondition.clauses(of: config)
            return zip(config.clauses, conditions).flatMap { clause, own -> [Import] in
                guard case .statements(let inner)? = clause.elements else { return [] }
                return imports(in: inner, under: condition.and(own))
            }
        }
    }

    private static let prefixes: [(prefix: String, modules: Set<String>)] = [
        ("CL", ["CoreLocation", "MapKit"]), ("MK", ["MapKit"]), ("NSManaged", ["CoreData"]), ("NSFetch", ["CoreData"]),
        ("NSPersistent", ["CoreData"]), ("UI", ["UIKit"]), ("AV", ["AVFoundation", "AVKit"]), ("HK", ["HealthKit"]),
        ("PH", ["Photos", "PhotosUI"]), ("EK", ["EventKit"]), ("WK", ["WebKit", "WatchKit"]),
    ]
}
