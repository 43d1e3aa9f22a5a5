import ProjectModel
import SourceEditing

/// Whether values of a type can be saved, and what has to be written for it.
struct PathCoding {
    let type: ResolvedType
    /// What stands in the way, each at its case.
    private(set) var obstacles: [Finding.Note] = []
    /// The conformances to add.
    private(set) var derivations: [Derivation] = []
    /// The cases that carry whole models.
    private(set) var models: [ModelCase] = []
    /// Nil for a type that the project doesn't declare.
    private let facts: TypeFacts?

    /// A case with the model that it carries.
    struct ModelCase {
        let place: Place
        /// Nil where the path holds the models themselves.
        let name: String?
        let model: CarriedModel
    }

    /// - Parameter place: of the stack.
    init(_ type: ResolvedType, from place: Place, in project: Project) {
        self.type = type
        let index = project.declarations
        let check = ConformanceCheck(.codable, in: index)
        facts = type.declaration.flatMap { index.facts(of: $0) }
        let answer = check.answer(for: type, at: TypePlace(file: place.file))
        for item in facts?.cases ?? [] {
            guard let text = project.text(of: item.place.file) else { continue }
            let place = Place(file: item.place.file, offset: item.offset, in: text)
            for value in item.associatedValues {
                let carried = index.resolve(value.type, at: item.place)
                if case .yes = answer {
                } else if let reason = check.answer(for: carried, at: item.place).obstacle {
                    obstacles.append(.init(place, "'\(item.name)' carries '\(carried)': \(reason)"))
                }
                if let model = CarriedModel.first(in: carried, index) {
                    models.append(ModelCase(place: place, name: item.name, model: model))
                }
            }
        }
        if facts?.kind != .enum, let model = CarriedModel.first(in: type, index) {
            models.append(ModelCase(place: declaration(in: project) ?? place, name: nil, model: model))
        }
        switch answer {
        case .yes: break
        case .derivable where facts?.isWholeUnderConditions == true:
            obstacles = [
                .init(
                    declaration(in: project) ?? place,
                    "'\(type)' has no case outside of '#if', and one without cases can't be Codable")
            ]
        case .derivable(let derivations): self.derivations = derivations
        case .no, .unknown:
            guard obstacles.isEmpty, let reason = answer.obstacle else { return }
            obstacles = [.init(declaration(in: project) ?? place, reason)]
        }
    }

    /// Whether Codable would become part of what the module gives to others.
    var isPublicPromise: Bool { !derivations.isEmpty && (facts?.access ?? .internal) >= .public }

    private func declaration(in project: Project) -> Place? {
        guard let type = type.declaration, let text = project.text(of: type.file) else { return nil }
        return Place(file: type.file, offset: type.offset, in: text)
    }
}

extension TypeFacts {
    /// Whether it is an enum that may be left without a case.
    fileprivate var isWholeUnderConditions: Bool {
        kind == .enum && !cases.isEmpty && cases.allSatisfy { $0.condition != .always }
    }
}

extension ConformanceAnswer {
    /// What stands in the way; nil where nothing does.
    fileprivate var obstacle: String? {
        switch self {
        case .yes, .derivable: nil
        case .no(let reason): reason
        case .unknown(let name): "nothing tells whether '\(name)' is Codable"
        }
    }
}
