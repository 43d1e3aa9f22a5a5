extension DeclarationIndex {
    /// Whether a type that the project doesn't declare is a class, as far as it is known.
    package func isExternalClass(_ name: String) -> Bool { ExternalClasses.isClass(name) }

    /// The content of a file; nil for a path that the index doesn't know, and where it can't be read.
    package func bytes(ofFile path: String) -> [UInt8]? {
        number(ofFile: path) == nil ? nil : bytes(path)
    }
}

extension DeclarationIndex {
    /// Whether a type of the system is one of those whose values are known.
    package func isKnownValue(_ name: String) -> Bool { ExternalType.named(name) != nil }
}
