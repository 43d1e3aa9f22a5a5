extension Sequence {
    /// The first result of `transform` that isn't nil.
    ///
    /// `lazy.compactMap(transform).first` asks twice for it: once to find it and once to return it. Where `transform`
    /// does the same in turn, the work doubles with each level.
    @inlinable
    public func firstResult<Result, Failure>(
        _ transform: (Element) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        for element in self {
            if let result = try transform(element) { return result }
        }
        return nil
    }
}
