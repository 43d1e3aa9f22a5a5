/// The name of a method, made by `#selector`.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    private let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
