import SwiftSyntax

/// Answers questions about expressions of one file, from its tree and the project's declarations.
///
/// The nodes that are asked about belong to the tree of the whole file: what surrounds them decides what names mean.
/// Bodies that a mask has blanked hold no declarations any more, so ask only about places in bodies that were parsed.
public struct ExpressionContext: Sendable {
    /// Relative to the project's root.
    public let file: String
    public let index: DeclarationIndex

    public init(file: String, index: DeclarationIndex) {
        self.file = file
        self.index = index
    }

    /// The same project's answers for another file.
    public func moved(to file: String) -> ExpressionContext {
        ExpressionContext(file: file, index: index)
    }

    func members(of type: ResolvedType) -> TypeMembers { index.members(of: type, seenFrom: file) }

    /// The names that `node` uses from outside of itself, in the order of their first use.
    public func freeNames(of node: some SyntaxProtocol) -> [FreeName] {
        FreeNameCollector.names(in: Syntax(node), scope: scope) { name, use in
            kindOutside(name, at: use)
        }
    }

    /// The type of an expression, as far as declarations tell.
    /// - Parameter expected: the type that the place asks for, which gives `.name` and literals theirs. Where it is left
    ///   out, that of the project's parameter, or of the annotation, that the expression is given to.
    public func type(of expression: ExprSyntax, expecting expected: ResolvedType? = nil) -> ExpressionType {
        let reader = TypeReader(self)
        do throws(TypeFailure) {
            let type = try reader.type(of: expression, expecting: expected ?? reader.expectedType(of: expression))
            if let name = type.ambiguousName { return .ambiguous(name) }
            return type.isKnown ? .known(type) : .unknown(.unresolved(type))
        } catch {
            switch error {
            case .ambiguous(let name): return .ambiguous(name)
            case .unknown(let reason): return .unknown(reason)
            }
        }
    }

    /// Where the value of an expression comes from, as far as declarations tell.
    public func source(of expression: ExprSyntax) -> ValueSource {
        SourceReader(self).source(of: expression)
    }
}

// MARK: - Places and names

extension ExpressionContext {
    /// Where a node stands, for looking up the names in it.
    package func place(of node: some SyntaxProtocol) -> TypePlace {
        var scopes: [String] = []
        var parameters: [GenericParameter] = []
        for ancestor in node.ancestors {
            if let group = ancestor.declGroup {
                scopes.insert(group.typeName, at: 0)
            } else if let generic = ancestor.genericDecl {
                let owner = ancestor.namedDecl?.name.unquotedText ?? "init"
                parameters.insert(contentsOf: generic.parameters(owner: owner), at: 0)
            }
        }
        return TypePlace(file: file, scopes: scopes, parameters: parameters)
    }

    /// Whether a bare name at a place means a member of the type around it.
    package func isMember(_ name: String, at node: some SyntaxProtocol) -> Bool {
        if case .member = scope.answer(for: name, at: Syntax(node)) { return true }
        return false
    }

    /// Where a bare name at a place is introduced by the code around it, as a local or a parameter: the UTF-8 offset of
    /// that code. Nil for members and names of the file's level.
    package func introduction(of name: String, at node: some SyntaxProtocol) -> Int? {
        guard case .bound(let binding) = scope.answer(for: name, at: Syntax(node)) else { return nil }
        return binding.node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    var scope: LexicalScope {
        LexicalScope { name, group in isMember(name, of: group) }
    }

    /// Whether a bare name is a member of the type that a group declares or extends: as such, or in one of the forms
    /// that a property wrapper gives it.
    private func isMember(_ name: String, of group: Syntax) -> Bool {
        guard let declaration = group.declGroup else { return false }
        let inside = place(of: declaration.memberBlock.members)
        return enclosingType(at: inside).map { members(of: $0).hasValue(named: name) } ?? false
    }

    private func kindOutside(_ name: String, at node: Syntax) -> FreeName.Kind {
        switch index.lookUp(name, at: place(of: node)) {
        case .parameter: return .genericParameter
        case .one, .ambiguous, .alias: return .type
        case .none: break
        }
        if isGlobal(name) || SystemFunctions.contains(name) { return .global }
        return name.first?.isUppercase == true ? .type : .unknown
    }
}

extension WithGenericParametersSyntax {
    func parameters(owner: String) -> [GenericParameter] {
        let requirements = GenericReader.requirements(of: genericWhereClause)
        return GenericReader.parameters(of: genericParameterClause, owner: owner, requirements: requirements)
    }
}
