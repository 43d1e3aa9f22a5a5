/// A value as code, and as a part of a link.
struct DeepLinkSample: Sendable, Equatable {
    let code: String
    /// Whether the code gives an optional.
    let isOptional: Bool
    /// Percent-encoded.
    let text: String
    /// A part that is no such value; nil where any is one.
    let wrong: String?

    /// Nil where no value of the form is known.
    init?(_ form: DeepLinkForm) {
        switch form {
        case .text: self.init("\"a/b & c?\"", "a/b & c?", wrong: nil)
        case .plain("Bool"): self.init("true", "true", wrong: "maybe")
        case .plain: self.init("42", "42", wrong: "many")
        case .number: self.init("1.5", "1.5", wrong: "nan")
        case .uuid:
            let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
            self.init("UUID(uuidString: \(StringLiteral.code(id)))", isOptional: true, id, wrong: "6F9619FF")
        case .url:
            let address = "https://example.com/a?b=c"
            self.init("URL(string: \(StringLiteral.code(address)))", isOptional: true, address, wrong: "nowhere")
        case .raw(let raw):
            guard let sample = raw.sample else { return nil }
            self.init("\(raw.type).\(sample.name)", sample.value, wrong: "\(sample.value)-no")
        }
    }

    private init(_ code: String, isOptional: Bool = false, _ value: String, wrong: String?) {
        self.code = code
        self.isOptional = isOptional
        text = PercentEncoding.encoded(value)
        self.wrong = wrong.map(PercentEncoding.encoded)
    }
}
