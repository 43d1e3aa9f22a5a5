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
        for name in external where !SystemNames.types.contains(name) && !context.index.isKnownValue(name) {
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
