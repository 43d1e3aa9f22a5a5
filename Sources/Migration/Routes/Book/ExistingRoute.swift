import ProjectModel
import SourceEditing
import SwiftSyntax

/// An enum of routes that the module has, with the code that shows them.
struct ExistingRoute: Sendable {
    let type: DeclaredType
    let cases: [ExistingCase]
    /// Where the enum is written.
    let enumeration: RouteSource<EnumDeclSyntax>
    /// Where the `switch` over it is written.
    let screens: RouteSource<SwitchExprSyntax>
    let form: Form
    /// The places of the `navigationDestination`s of it.
    let registrations: [Registration]

    enum Form: Sendable {
        /// A view that is given a route.
        case view(RouteView)
        /// The closure of a registration.
        case inline
    }

    /// Code in a file of the module.
    struct Registration: Sendable {
        let file: String
        /// The UTF-8 offset of the word `navigationDestination`.
        let offset: Int
        /// The calls of the view in its closure.
        let calls: [Call]
        struct Call: Sendable {
            /// Where a further argument goes.
            let end: Int
            /// What is passed for each label, as written.
            let arguments: [String: String]
        }
    }
}

/// A node of a file's tree, with the file.
struct RouteSource<Node: SyntaxProtocol>: Sendable {
    let file: ModuleFile
    let node: Node

    var text: SourceText { file.source.text }
}

/// The view that is given a route and shows its screen.
struct RouteView: Sendable {
    let type: DeclaredType
    let declaration: RouteSource<StructDeclSyntax>
    /// What it has by itself, with the names.
    let hoisted: [HoistedKey: String]
    /// The names of all its members.
    let members: Set<String>
    /// What its initialiser takes, in order.
    let parameters: [Parameter]

    struct Parameter: Sendable, Equatable {
        /// Nil for `_`.
        let label: String?
        let isRoute: Bool
    }
}

/// A case that the module's routes have.
struct ExistingCase: Sendable {
    /// Without backticks.
    let name: String
    let values: [Value]
    let condition: String?
    /// The code of its arm, with and without an `if #available` around it; none where the pattern isn't plain.
    let codes: [[CodeToken<Mark>]]

    struct Value: Sendable {
        let label: String?
        /// Of an object that travels by identity, the object's.
        let type: ResolvedType
        let isShared: Bool
    }

    enum Mark: Hashable, Sendable {
        /// An associated value, by its number.
        case value(Int)
        /// A property of the view.
        case property(String)
    }
}
