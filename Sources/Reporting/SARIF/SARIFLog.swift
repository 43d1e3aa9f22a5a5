import Migration

/// The parts of a SARIF log that a report has. A part without a value is missing.
struct SARIFLog: Encodable {
    struct Message: Encodable {
        let text: String
        var markdown: String? = nil
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String

        /// - Parameter file: relative to the root of the run.
        init(file: String) {
            uri = PercentEncoding.path(file)
            uriBaseId = SARIFLocations.base
        }
    }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
        var endLine: Int? = nil
        /// Behind the last character.
        var endColumn: Int? = nil
        /// In UTF-8, from the first byte of the file.
        var byteOffset: Int? = nil
        var byteLength: Int? = nil
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    struct Location: Encodable {
        let id: Int?
        let message: Message?
        let physicalLocation: PhysicalLocation
    }

    struct Fix: Encodable {
        struct ArtifactChange: Encodable {
            struct Replacement: Encodable {
                struct Content: Encodable {
                    let text: String
                }
                let deletedRegion: Region
                let insertedContent: Content?
            }
            let artifactLocation: ArtifactLocation
            let replacements: [Replacement]
        }
        let description: Message
        let artifactChanges: [ArtifactChange]
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]
        let fixes: [Fix]?
    }

    struct Rule: Encodable {
        struct Text: Encodable {
            let text: String
            var markdown: String? = nil
        }
        let id: String
        let name: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
    }

    struct Driver: Encodable {
        let name, version, semanticVersion: String
        let rules: [Rule]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct BaseLocation: Encodable {
        let uri: String
    }

    struct Notification: Encodable {
        let level: String
        let message: Message
        let locations: [Location]?
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Run: Encodable {
        let tool: Tool
        let originalUriBaseIds: [String: BaseLocation]
        let invocations: [Invocation]
        let results: [Result]
        let columnKind = "utf16CodeUnits"
        let defaultEncoding = "UTF-8"
        let defaultSourceLanguage = "swift"
        /// As the Swift lexer counts lines.
        let newlineSequences = ["\r\n", "\n", "\r"]
    }

    let version = "2.1.0"
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }
}

extension SARIFLog.Message {
    /// A text with code in it, of which no part becomes a link: the standard makes one of `[a](b)` (3.11.6).
    init(plain text: String) {
        let printable = Printable.text(text)
        let hasLink = printable.utf8.contains("](".utf8)
        self.init(
            text: hasLink ? printable.rewriting { #"[]\"#.unicodeScalars.contains($0) ? "\\\($0)" : nil } : printable)
    }
}

extension SARIFLog.Rule {
    /// What is known of a rule; of a step whose changes aren't written, what the step does.
    init(_ id: String) {
        let step = Step.allCases.first { $0.name == id }
        let words = id.split { $0 == "-" || $0 == "/" }
        self.id = id
        name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let rule = RuleCatalogue.rule(id) else {
            let summary = step?.summary ?? id
            shortDescription = .init(text: summary)
            fullDescription = .init(text: summary)
            let command = step.map { "navmigrate --step \($0.rawValue)" } ?? "navmigrate"
            help = .init(text: "Make the change with: \(command)", markdown: "Make the change with `\(command)`.")
            return
        }
        shortDescription = .init(text: rule.name)
        fullDescription = .init(text: rule.explanation)
        help = .init(text: ExplanationText.text([rule]), markdown: MarkdownText.explanation(of: rule))
    }
}
