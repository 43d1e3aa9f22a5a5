/// Writes Swift files as they stand in a SwiftUI app of some years: see `GeneratedFile` for their mix.
///
/// The code is made up of real forms, so that scanning, masking, parsing and planning have the work that an app gives
/// them: links lead to declared screens and carry declared values, some of which can't move. It isn't meant to compile.
struct AppGenerator {
    private var filler: Filler

    init(seed: UInt64) {
        filler = Filler(seed: seed)
    }

    /// - Parameter size: about how many bytes; the last declaration ends the file.
    mutating func text(of file: GeneratedFile, size: Int) -> String {
        var text = header(file)
        switch file.kind {
        case .list: text += list(file)
        case .detail: text += detail(file)
        case .view: text += panel(file)
        case .model: text += model(file)
        case .service: text += "final class \(file.name): ObservableObject {\n" + filler.state() + "\n"
        case .test: text += "final class \(file.name): XCTestCase {\n"
        case .formatting: text += "extension String {\n"
        }
        while text.utf8.count < size { text += filler.member(of: file) + "\n" }
        text += "}\n"
        if file.kind == .list { text += "\n" + preview(file) }
        return text
    }

    // MARK: Parts

    private mutating func header(_ file: GeneratedFile) -> String {
        """
        //
        //  \(file.name).swift
        //  Almanac
        //
        //  Created by the app team. Ask in the mobile channel before you move things around here.
        //

        import Combine
        import \(file.kind == .test ? "XCTest" : file.kind == .service ? "UIKit" : "SwiftUI")

        /// \(filler.sentence())

        """
    }

    /// One link for each row; in careless features every other list has one that carries an object.
    private mutating func list(_ file: GeneratedFile) -> String {
        let (model, detail) = (file.beside(.model, file.index).name, file.beside(.detail, file.index).name)
        let row = filler.word()
        let object =
            file.isOfCarefulFeature || file.index % 2 == 0
            ? "" : link(to: "\(file.beside(.view, file.index).name)(store: store)", "store")
        let style = file.index % 3 == 0 ? "\n        .navigationViewStyle(.stack)" : ""
        return """
            struct \(file.name): View {
                @ObservedObject var store: \(file.beside(.service, file.index).name)
                @State private var query = ""
                @State private var isEditing = false
                let \(row)s: [\(model)]

                var body: some View {
                    NavigationView {
                        List {
                            Section(header: Text("\(row.capitalized)")) {
                                ForEach(\(row)s.filter { query.isEmpty || $0.name.contains(query) }) { \(row) in
            \(link(to: "\(detail)(\(model.lowercased()): \(row), title: \(row).name)", "\(row).name"))
                                }
                                .onDelete { store.remove(atOffsets: $0) }
            \(object)
                            }
                        }
                        .navigationBarTitle("\(row.capitalized)")
                    }\(style)
                }


            """
    }

    private mutating func link(to destination: String, _ label: String) -> String {
        """
                            NavigationLink(destination: \(destination)) {
                                HStack(alignment: .firstTextBaseline, spacing: 8) {
                                    Image(systemName: "\(filler.word()).circle.fill").foregroundColor(.secondary)
                                    Text("\\(\(label))").lineLimit(1) // \(filler.sentence())
                                    Spacer(minLength: \(filler.number(below: 24)))
                                }
                            }
        """
    }

    /// Every fourth is shown by a flag.
    private mutating func detail(_ file: GeneratedFile) -> String {
        let model = file.beside(.model, file.index).name
        let next = "\(file.beside(.detail, file.index + 1).name)(title: title)"
        let shown = """
                    NavigationLink(destination: \(next), isActive: $isShown) {
                        Text("\(filler.word().capitalized)")
                    }
            """
        return """
            struct \(file.name): View {
                @State private var isShown = false
                @State private var isEditing = false
                @EnvironmentObject var store: \(file.beside(.service, file.index).name)
                var \(model.lowercased()): \(model)?
                let title: String

                var body: some View {
                    VStack {
                        Text(title)
            \(file.index == 3 ? shown : link(to: next, "title"))
                    }
                    .navigationBarTitle(title, displayMode: .inline)
                }


            """
    }

    /// Six of twenty present a list in a sheet; the others show each other.
    private mutating func panel(_ file: GeneratedFile) -> String {
        let list = file.beside(.list, file.index).name
        let sheet =
            file.index < GeneratedFile.Kind.list.count
            ? "\n        .sheet(isPresented: $isEditing) { \(list)(store: store, \(filler.word())s: []) }" : ""
        return """
            struct \(file.name): View {
                @ObservedObject var store: \(file.beside(.service, file.index).name)
                @State private var isEditing = false

                var body: some View {
                    VStack {
                        \(file.beside(.view, file.index + 7).name)(store: store)
                        Button("\(filler.word().capitalized)") { isEditing.toggle() }
                    }\(sheet)
                }


            """
    }

    /// Two of three are `Hashable`. What changes would leave an old copy to a screen.
    private mutating func model(_ file: GeneratedFile) -> String {
        """
        struct \(file.name): Identifiable, Codable\(file.index % 3 == 2 ? "" : ", Hashable") {
            let id: UUID
            \(file.isOfCarefulFeature ? "let" : "var") name: String

            enum CodingKeys: String, CodingKey {
                case id, name
                case created = "created_at"
            }


        """
    }

    private mutating func preview(_ file: GeneratedFile) -> String {
        """
        struct \(file.name)_Previews: PreviewProvider {
            static var previews: some View {
                \(file.name)(store: .preview, \(filler.word())s: [])
            }
        }

        """
    }

    // MARK: The app itself

    /// - Parameter features: how many the app has.
    static func app(features: Int) -> String {
        let tabs = (0..<min(features, 5)).map { "                List\($0)x0(store: .shared, items: [])\n" }
        return """
            import SwiftUI

            @main
            struct AlmanacApp: App {
                var body: some Scene {
                    WindowGroup {
                        TabView {
            \(tabs.joined())            }
                    }
                }
            }

            """
    }

    static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Almanac", platforms: [.iOS(.v17)],
            targets: [
                .target(name: "App", path: "App"),
                .testTarget(name: "AppTests", dependencies: ["App"], path: "Tests"),
            ])

        """
}
