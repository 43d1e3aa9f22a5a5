/// Functions and constants of the file's level that the standard library, Foundation and SwiftUI declare in lower case.
enum SystemFunctions {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "abs", "assert", "assertionFailure", "atan2", "ceil", "cos", "debugPrint", "dump", "exp", "fatalError", "floor",
        "fmax", "fmin", "hypot", "log", "log10", "log2", "max", "min", "numericCast", "os_log", "pow", "precondition",
        "preconditionFailure", "print", "repeatElement", "round", "sequence", "sin", "sqrt", "stride", "swap", "tan",
        "trunc", "type", "unsafeBitCast", "withAnimation", "withCheckedContinuation", "withExtendedLifetime",
        "withObservationTracking", "withTransaction", "withUnsafePointer", "zip",
    ]
}
