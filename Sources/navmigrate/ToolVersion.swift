/// What the program says of itself.
enum ToolVersion {
    static let number = "0.1.0"

    /// Which swift-syntax it was built with: that of the toolchain, or the same major version from source.
    ///
    /// Source: swift-syntax's releases, whose major version is the compiler's, 603 for Swift 6.3.
    static let parser: String = {
        #if compiler(>=6.5)
        let number = "605 or later"
        #elseif compiler(>=6.4)
        let number = "604"
        #elseif compiler(>=6.3)
        let number = "603"
        #elseif compiler(>=6.2)
        let number = "602"
        #elseif compiler(>=6.1)
        let number = "601"
        #else
        let number = "600"
        #endif
        #if SWIFT_SYNTAX_FROM_SOURCE
        return "swift-syntax \(number), built in"
        #else
        return "swift-syntax \(number), the toolchain's"
        #endif
    }()
}
