/// Which swift-syntax the program was built with: that of the toolchain, or the same major version from source.
enum SyntaxVersion {
    /// Source: swift-syntax's releases, whose major version is the compiler's, 603 for Swift 6.3.
    static let text: String = {
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
