extension TargetMap {
    /// The same targets with another file in those that `sibling` is in.
    public func adding(_ file: String, besideTargetsOf sibling: String) -> TargetMap { self }
}
