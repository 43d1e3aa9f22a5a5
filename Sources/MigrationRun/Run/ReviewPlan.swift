import Migration
import ProjectModel
import SourceEditing

/// What a person chose in a review, change by change: a file that later runs apply.
public struct ReviewPlan: Codable, Equatable, Sendable {
    public static let currentSchema = 1

    /// One change, by the line that it is about.
    public struct Choice: Codable, Equatable, Sendable {
        /// Relative to the root of the run.
        public let file: String
        /// 1-based, when it was chosen.
        public let line: Int
        /// The line's text without the blanks before it: by it the line is found again when others above it change.
        public let text: String
        /// Where in the text, a UTF-8 offset.
        public let position: Int
        /// `navigation-view`.
        public let rule: String
        public var isWanted: Bool
        public let isUnsafe: Bool

        /// - Parameter place: as the file is on disk.
        public init(at place: Place, in text: SourceText, rule: String, isWanted: Bool, isUnsafe: Bool) {
            file = place.file
            line = place.location.line
            self.text = text.visibleLine(at: place.offset)
            position = place.offset - text.lineStart(at: place.offset) - text.indentation(at: place.offset).utf8.count
            self.rule = rule
            self.isWanted = isWanted
            self.isUnsafe = isUnsafe
        }

        /// Whether it is about the same change.
        public func isAbout(_ other: Choice) -> Bool {
            file == other.file && line == other.line && position == other.position && text == other.text
                && rule == other.rule
        }
    }

    public var schema = currentSchema
    public var choices: [Choice]

    public init(choices: [Choice] = []) { self.choices = choices }

    /// Whether anything that is unsafe is wanted.
    public var wantsUnsafe: Bool { choices.contains { $0.isWanted && $0.isUnsafe } }

    /// Where the wanted changes are, and the rules that they are made by.
    func places(in project: Project) throws(SelectionError) -> [NavigationGraph.CodePlace: Set<String>] {
        var places: [NavigationGraph.CodePlace: Set<String>] = [:]
        for choice in choices where choice.isWanted {
            places[try place(of: choice, in: project), default: []].insert(choice.rule)
        }
        // A link is wanted with the destination at its stack, and a container without its style.
        let links = Set(places.filter { $0.value.contains("destination-link") }.keys)
        for container in SiteNeeds.containers(of: links, in: project) {
            places[container, default: []].formUnion(["destination-link"])
        }
        let containers = Set(places.filter { $0.value.contains("navigation-view") }.keys)
        for style in SiteNeeds.styles(of: containers, in: project) {
            places[style, default: []].insert("navigation-view-style")
        }
        return places
    }

    private func place(
        of choice: Choice, in project: Project
    ) throws(SelectionError) -> NavigationGraph.CodePlace {
        guard let file = project.file(at: choice.file) else { throw .codeMovedOn(choice) }
        let text = file.source.text
        let starts = text.lineStarts(in: 0..<text.bytes.count).filter { text.visibleLine(at: $0) == choice.text }
        let exact = starts.first { text.location(at: $0).line == choice.line }
        guard let start = exact ?? (starts.count == 1 ? starts.first : nil),
            // A plan that somebody else wrote may say anything.
            (0...choice.text.utf8.count).contains(choice.position)
        else { throw .codeMovedOn(choice) }
        return .init(
            file: choice.file, offset: start + text.indentation(at: start).utf8.count + choice.position)
    }
}

extension SourceText {
    /// A line without the blanks before it, and without its end.
    fileprivate func visibleLine(at offset: Int) -> String {
        let start = lineStart(at: offset) + indentation(at: offset).utf8.count
        return string(in: start..<max(start, lineEnd(at: offset)))
    }
}
