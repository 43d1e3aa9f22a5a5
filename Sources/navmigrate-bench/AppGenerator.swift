import Foundation

/// Writes Swift files as they stand in a SwiftUI app of some years: screens, models, services, extensions, previews,
/// comments.
///
/// The code is made up of real forms, so that scanning, masking and parsing have the work that an app gives them. It
/// parses; it isn't meant to compile.
struct AppGenerator {
    private var numbers: SeededNumbers
    private var lines: [String] = []

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    /// - Parameters:
    ///   - size: about how many bytes; the last declaration ends the file.
    ///   - hasContainer: whether one of the views holds a `NavigationView`.
    ///   - tabs: views of other files that the first view of this one shows.
    mutating func file(named name: String, size: Int, hasContainer: Bool, tabs: [String] = []) -> String {
        lines = []
        header(name)
        var count = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        var container = hasContainer
        var index = 0
        while count < size || container {
            let first = lines.count
            let type = "\(name)\(index)"
            switch (index, Int.random(in: 0..<10, using: &numbers)) {
            case (0, _), (_, 0..<4):
                screen(type, hasContainer: container)
                container = false
            case (_, 4..<6): model(type)
            case (_, 6..<8): service(type)
            default: formatting(type)
            }
            lines.append("")
            count += lines[first...].reduce(0) { $0 + $1.utf8.count + 1 }
            index += 1
        }
        if !tabs.isEmpty { tabView(name + "Tabs", tabs) }
        preview(name + "0")
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    private mutating func header(_ name: String) {
        lines += [
            "//", "//  \(name).swift", "//  Almanac", "//",
            "//  Created by the app team. Ask in the mobile channel before you move things around here.", "//", "",
            "import Combine", "import SwiftUI", "",
        ]
    }

    private mutating func screen(_ type: String, hasContainer: Bool) {
        lines += ["/// \(sentence())", "struct \(type): View {"]
        lines += [
            "    @ObservedObject var store: \(word().capitalized)Store", "    @State private var isEditing = false",
        ]
        lines += ["    @State private var query = \"\"", "    let title: String", ""]
        lines += ["    var body: some View {"]
        let depth = hasContainer ? 3 : 2
        if hasContainer { lines.append("        NavigationView {") }
        list(depth: depth)
        if hasContainer {
            lines.append("        }")
            if Bool.random(using: &numbers) { lines.append("        .navigationViewStyle(.stack)") }
        }
        lines += ["    }", ""]
        for _ in 0..<Int.random(in: 2...5, using: &numbers) {
            row()
            action()
        }
        lines.append("}")
    }

    private mutating func tabView(_ type: String, _ tabs: [String]) {
        lines += ["struct \(type): View {", "    var body: some View {", "        TabView {"]
        for tab in tabs { lines.append("            \(tab)(store: .shared, title: \"\(word().capitalized)\")") }
        lines += ["        }", "    }", "}", ""]
    }

    private mutating func list(depth: Int) {
        let indent = String(repeating: "    ", count: depth)
        lines += ["\(indent)List {"]
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let item = word()
            lines += [
                "\(indent)    Section(header: Text(\"\(item.capitalized)\")) {",
                "\(indent)        ForEach(store.\(item)s.filter { query.isEmpty || $0.name.contains(query) }) { \(item) in",
                "\(indent)            NavigationLink(destination: \(item.capitalized)DetailView(\(item): \(item))) {",
                "\(indent)                HStack(alignment: .firstTextBaseline, spacing: 8) {",
                "\(indent)                    Image(systemName: \(item).isDone ? \"checkmark.circle.fill\" : \"circle\")",
                "\(indent)                        .foregroundColor(\(item).isDone ? .green : .secondary)",
                "\(indent)                    Text(\(item).name).lineLimit(1) // \(sentence())",
                "\(indent)                    Spacer(minLength: \(Int.random(in: 1...24, using: &numbers)))",
                "\(indent)                    Text(\"\\(\(item).count)\").font(.caption).monospacedDigit()",
                "\(indent)                }",
                "\(indent)            }",
                "\(indent)        }",
                "\(indent)        .onDelete { store.remove(atOffsets: $0) }",
                "\(indent)    }",
            ]
        }
        lines += [
            "\(indent)}", "\(indent).navigationBarTitle(title)",
            "\(indent).sheet(isPresented: $isEditing) { EditorView(store: store) }",
        ]
    }

    private mutating func row() {
        let name = word()
        lines += [
            "    private var \(name)Row\(Int.random(in: 0...999, using: &numbers)): some View {",
            "        VStack(alignment: .leading) {",
            "            Text(\"\(sentence())\")",
            "                .font(.headline)",
            "                .padding(.horizontal, \(Int.random(in: 4...32, using: &numbers)))",
            "            if isEditing {",
            "                Button(action: { isEditing.toggle() }) { Label(\"Done\", systemImage: \"checkmark\") }",
            "            } else {",
            "                Toggle(\"\(word().capitalized)\", isOn: $store.\(name)Enabled)",
            "            }",
            "        }",
            "    }", "",
        ]
    }

    private mutating func action() {
        let (name, other) = (word(), word())
        lines += [
            "    private func load\(name.capitalized)(_ \(other): \(other.capitalized), limit: Int = 20) async throws {",
            "        // \(sentence())",
            "        guard let url = URL(string: \"https://example.com/\(name)/\\(\(other).id)?limit=\\(limit)\") else { return }",
            "        let (data, response) = try await URLSession.shared.data(from: url)",
            "        if let http = response as? HTTPURLResponse, http.statusCode != 200 {",
            "            throw LoadingError.status(http.statusCode)",
            "        }",
            "        let decoded = try JSONDecoder().decode([\(name.capitalized)].self, from: data)",
            "        store.\(name)s = decoded.sorted { $0.name < $1.name }.map { item in",
            "            var item = item",
            "            item.count += limit * \(Int.random(in: 2...9, using: &numbers)) - item.count / 2",
            "            return item",
            "        }",
            "    }", "",
        ]
    }

    private mutating func model(_ type: String) {
        lines += ["/// \(sentence())", "struct \(type)Record: Identifiable, Codable {"]
        lines += ["    let id: UUID", "    var name: String"]
        for _ in 0..<Int.random(in: 3...9, using: &numbers) {
            let type = ["Int", "String?", "[Double]", "Date"].randomElement(using: &numbers)!
            lines.append("    var \(word())\(Int.random(in: 0...99, using: &numbers)): \(type)")
        }
        lines += ["", "    enum CodingKeys: String, CodingKey {", "        case id, name"]
        lines += ["        case created = \"created_at\"", "    }", "}"]
    }

    private mutating func service(_ type: String) {
        lines += ["final class \(type)Service: ObservableObject {"]
        lines += ["    @Published private(set) var entries: [String: Int] = [:]"]
        lines += ["    private let queue = DispatchQueue(label: \"\(word()).\(word())\")"]
        lines += ["    private var bag = Set<AnyCancellable>()", ""]
        for _ in 0..<Int.random(in: 2...6, using: &numbers) {
            let name = word()
            lines += [
                "    func \(name)(for key: String, completion: @escaping (Result<Int, Error>) -> Void) {",
                "        queue.async { [weak self] in",
                "            guard let self = self else { return }",
                "            switch self.entries[key] {",
                "            case .some(let value) where value > \(Int.random(in: 1...500, using: &numbers)):",
                "                completion(.success(value))",
                "            case .some, .none:",
                "                /* \(sentence()) */",
                "                completion(.failure(ServiceError.missing(key: key, hint: \"\(sentence())\")))",
                "            }",
                "        }",
                "    }", "",
            ]
        }
        lines.append("}")
    }

    private mutating func formatting(_ type: String) {
        lines += ["extension String {"]
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            lines += [
                "    /// \(sentence())",
                "    var \(word())\(type): String {",
                "        let parts = split(separator: \"-\").map(String.init)",
                "        return parts.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalized }.joined()",
                "    }", "",
            ]
        }
        lines.append("}")
    }

    private mutating func preview(_ type: String) {
        lines += [
            "struct \(type)_Previews: PreviewProvider {", "    static var previews: some View {",
            "        \(type)(store: .preview, title: \"\(word().capitalized)\")", "    }", "}",
        ]
    }

    // MARK: Words

    private static let words = [
        "recipe", "album", "station", "invoice", "garden", "harbor", "ticket", "letter", "member", "lesson", "parcel",
        "review", "season", "signal", "travel", "vendor", "window", "budget", "camera", "driver",
    ]

    private mutating func word() -> String {
        Self.words.randomElement(using: &numbers)!
    }

    private mutating func sentence() -> String {
        let words = (0..<Int.random(in: 4...11, using: &numbers)).map { _ in Self.words.randomElement(using: &numbers)!
        }
        return words.joined(separator: " ") + "."
    }
}
