import ProjectModel
import SwiftSyntax

/// What the code around a link makes sure of: its destination may use what only that allows.
struct LinkGuards: Sendable {
    /// The `#if`s around it; `always` where every platform of its targets meets them.
    var condition = CompilationCondition.always
    /// What its `#available`s and `@available`s ask for beyond the oldest systems of its targets.
    var availability = Availability()
    /// The same, of the types around it alone.
    var availabilityOfTypes = Availability()
    /// Those that the file's targets run on.
    var systems: [RunningSystems.Entry] = []
    /// Where its route will be declared; nil: in code that the same targets compile.
    var home: RoutesHome?

    init() {}

    /// - Parameters:
    ///   - condition: that of the `#if`s around the node.
    ///   - home: where its route will be declared.
    init(
        around node: Syntax, of file: ProjectFile, under condition: CompilationCondition, to home: RoutesHome?,
        in project: Project
    ) {
        self.home = home
        let systems = project.deployments.systems(of: file.path, under: .always).entries
        let isMet = systems.allSatisfy { condition.holds(on: $0.platform) == true }
        self.systems = systems
        self.condition = isMet && !systems.isEmpty ? .always : condition
        let context = ExpressionContext(file: file.path, index: project.declarations)
        availabilityOfTypes = Self.availability(ofTypesAround: node, context).unmet(by: systems)
        availability = Self.checks(around: node)
        availability.add(availabilityOfTypes)
        availability = availability.unmet(by: systems)
    }

    // MARK: Availability

    private static func availability(ofTypesAround node: Syntax, _ context: ExpressionContext) -> Availability {
        var availability = Availability()
        for ancestor in node.ancestors where ancestor.isProtocol((any DeclGroupSyntax).self) {
            availability.add(Self.attributes(of: ancestor))
        }
        if let type = context.enclosingType(at: context.place(of: node))?.declaration {
            availability.add(context.index.availability(of: type))
        }
        return availability
    }

    private static func checks(around node: Syntax) -> Availability {
        var availability = Availability()
        var below = node
        for ancestor in node.ancestors {
            if let condition = ancestor.as(IfExprSyntax.self) {
                if condition.body.id == below.id { availability.add(condition.conditions.available) }
            } else if let statements = ancestor.as(CodeBlockItemListSyntax.self) {
                for item in statements.prefix(while: { $0.id != below.id }) {
                    guard let check = item.item.as(GuardStmtSyntax.self) else { continue }
                    availability.add(check.conditions.available)
                }
            } else {
                availability.add(attributes(of: ancestor))
            }
            below = ancestor
        }
        return availability
    }

    private static func attributes(of node: Syntax) -> Availability {
        var availability = Availability()
        for element in node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] {
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.trimmedDescription == "available",
                let arguments = attribute.arguments
            else { continue }
            availability.add(Availability(arguments: arguments.trimmedDescription))
        }
        return availability
    }
}

extension ConditionElementListSyntax {
    /// What the `#available`s among the conditions ask for.
    var available: Availability {
        reduce(into: Availability()) { availability, element in
            guard let check = element.condition.as(AvailabilityConditionSyntax.self),
                check.availabilityKeyword.tokenKind == .poundAvailable
            else { return }
            availability.add(Availability(arguments: check.availabilityArguments.trimmedDescription))
        }
    }
}

extension DeclarationIndex {
    /// What `@available` asks for on a type and on those around it.
    func availability(of type: DeclaredType) -> Availability {
        var availability = Availability()
        var path = type.path[...]
        while true {
            if case .one(let part) = lookUp(String(path), at: TypePlace(file: type.file)), let facts = facts(of: part) {
                availability.add(Availability(of: facts.attributes))
            }
            guard let dot = path.lastIndex(of: ".") else { return availability }
            path = path[..<dot]
        }
    }
}
