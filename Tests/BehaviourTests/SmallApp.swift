import Testing
import TypeCheck

/// A small app, and what it shows while it is explored.
struct SmallApp: CustomTestStringConvertible, Sendable {
    /// The fact that it shows: no other app has it.
    let fact: String
    /// Declarations of types, with a view `Root` among them.
    let code: String
    let exploration: AppExploration
    let transcript: String

    init(_ fact: String, _ exploration: AppExploration, code: String, transcript: String) {
        (self.fact, self.exploration, self.code, self.transcript) = (fact, exploration, code, transcript)
    }

    var testDescription: String { fact }
}
