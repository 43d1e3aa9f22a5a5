extension ViewNames {
    /// The members of types in `code` that show a site, or that use one of `known` or each other: whoever uses them in the
    /// same file shows it, too.
    public static func members(leadingIn code: ViewCode, using known: Set<String>, presentations: Bool = false) -> Set<
        String
    > {
        let units = code.units.filter { unit in
            !unit.owner.isEmpty && !unit.isModifier && unit.name != "body" && unit.name != "init"
                && unit.name != "previews"
        }
        var members: Set<String> = []
        while true {
            let names = known.union(members)
            let found = Set(units.filter { $0.content.contains { $0.leads(using: names, presentations) } }.map(\.name))
            if found == members { return members }
            members = found
        }
    }
}
