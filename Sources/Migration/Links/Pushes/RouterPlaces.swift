import ProjectModel
import SwiftSyntax

/// How code reaches the router of the stack that it pushes into.
struct RouterPlaces {
    let project: Project

    enum Access: Hashable {
        /// The struct holds the router of this stack itself.
        case state(of: Int)
        /// The struct, by the UTF-8 offset of its name, reads the router from its environment.
        case environment(of: Int)
    }

    /// Who holds the router of a stack; nil where its content isn't written out.
    func owner(of stack: Int) -> StackOwner? {
        StackRoot(project.graph.nodes[stack], in: project).map { StackOwner(of: $0) }
    }

    /// - Parameters:
    ///   - place: code that pushes.
    ///   - stacks: those that it pushes into.
    func access(at place: Syntax, in file: String, to stacks: Set<Int>) -> Result<Access, LinkReason> {
        guard let type = StructAround(place), type.hasEnvironment else {
            return .failure(.usedFlag("the code that pushes isn't a view's, and has no router; push by hand"))
        }
        let name = type.declaration.name.span.lowerBound
        let own = stacks.sorted().filter { stack in
            guard project.graph.nodes[stack].place?.file == file, case .view(let owner)? = owner(of: stack) else {
                return false
            }
            return owner.name.span.lowerBound == name
        }
        if let stack = own.first {
            return stacks.count == 1
                ? .success(.state(of: stack))
                : .failure(.usedFlag("its view holds a stack and is pushed into another; take it apart by hand"))
        }
        if stacks.contains(where: isHelper) {
            return .failure(.usedFlag("a helper puts the stack around it, which has no router; push by hand"))
        }
        if stacks.contains(where: { holds($0, place, in: file) }) {
            return .failure(
                .usedFlag(
                    "the stack around it is made in place, and its router isn't seen here; move what the stack "
                        + "shows into a view of its own"))
        }
        return .success(.environment(of: name))
    }

    private func isHelper(_ stack: Int) -> Bool {
        StackRoot(project.graph.nodes[stack], in: project)?.isHelper ?? false
    }

    /// Whether the code stands in the braces of the stack, or of the view that puts one around what it is given.
    private func holds(_ stack: Int, _ place: Syntax, in file: String) -> Bool {
        guard let root = StackRoot(project.graph.nodes[stack], in: project) else { return false }
        if root.file.path == file, root.call.span.contains(place.span.lowerBound) { return true }
        guard let type = root.types.last else { return false }
        return Surroundings(of: place).layers.contains { !$0.isSubject && $0.name == type }
    }
}
