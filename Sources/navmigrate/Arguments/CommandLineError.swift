/// A command line that can't be carried out: one sentence, which says what to write instead.
struct CommandLineError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
