/// Members as they fill the types of an app.
struct Filler {
    private var numbers: SeededNumbers
    private var count = 0

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    /// A member of a type in the file, indented.
    mutating func member(of file: GeneratedFile) -> String {
        count += 1
        return switch file.kind {
        case .list, .detail, .view: number(below: 3) == 0 ? request() : row()
        case .model: property(isConstant: file.isOfCarefulFeature)
        case .service: number(below: 3) == 0 ? request() : method()
        case .test: test()
        case .formatting: formatting()
        }
    }

    mutating func state() -> String {
        """
            static let shared = Self()
            static let preview = Self()
            @Published private(set) var entries: [String: Int] = [:]
            private let queue = DispatchQueue(label: "\(word()).\(word())")
            private var bag = Set<AnyCancellable>()

        """
    }

    // MARK: Members

    private mutating func row() -> String {
        """
            private var \(word())Row\(count): some View {
                VStack(alignment: .leading) {
                    Text("\(sentence())")
                        .font(.headline)
                        .padding(.horizontal, \(number(below: 32)))
                    if isEditing {
                        Button(action: { isEditing.toggle() }) { Label("Done", systemImage: "checkmark") }
                    } else {
                        Toggle("\(word().capitalized)", isOn: $store.\(word())Enabled)
                    }
                }
            }

        """
    }

    private mutating func request() -> String {
        let (name, other) = (word(), word())
        return """
                private func load\(name.capitalized)\(count)(_ \(other): \(other.capitalized), limit: Int = 20) async throws {
                    // \(sentence())
                    guard let url = URL(string: "https://example.com/\(name)/\\(\(other).id)?limit=\\(limit)") else { return }
                    let (data, response) = try await URLSession.shared.data(from: url)
                    if let http = response as? HTTPURLResponse, http.statusCode != 200 {
                        throw LoadingError.status(http.statusCode)
                    }
                    let decoded = try JSONDecoder().decode([\(name.capitalized)].self, from: data)
                    store.\(name)s = decoded.sorted { $0.name < $1.name }.map { item in
                        var item = item
                        item.count += limit * \(number(below: 9)) - item.count / 2
                        return item
                    }
                }

            """
    }

    private mutating func method() -> String {
        """
            func \(word())\(count)(for key: String, completion: @escaping (Result<Int, Error>) -> Void) {
                queue.async { [weak self] in
                    guard let self = self else { return }
                    switch self.entries[key] {
                    case .some(let value) where value > \(number(below: 500)):
                        completion(.success(value))
                    case .some, .none:
                        /* \(sentence()) */
                        completion(.failure(ServiceError.missing(key: key, hint: "\(sentence())")))
                    }
                }
            }

        """
    }

    private mutating func test() -> String {
        """
            func test\(word().capitalized)\(count)() throws {
                let store = try XCTUnwrap(makeStore(entries: ["\(word())": \(number(below: 99)), "\(word())": 2]))
                store.refresh { result in
                    XCTAssertEqual(try? result.get(), \(number(below: 99)), "\(sentence())")
                }
                XCTAssertTrue(store.entries.isEmpty)
            }

        """
    }

    private mutating func property(isConstant: Bool) -> String {
        let type = ["Int", "String?", "[Double]", "Date"][number(below: 4)]
        return """
                /// \(sentence())
                \(isConstant ? "let" : "var") \(word())\(count): \(type)

            """
    }

    private mutating func formatting() -> String {
        """
            /// \(sentence())
            var \(word())\(count): String {
                let parts = split(separator: "-").map(String.init)
                return parts.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalized }.joined()
            }

        """
    }

    // MARK: Words

    private static let words = [
        "recipe", "album", "station", "invoice", "garden", "harbor", "ticket", "letter", "member", "lesson", "parcel",
        "review", "season", "signal", "travel", "vendor", "window", "budget", "camera", "driver",
    ]

    mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }

    mutating func word() -> String { Self.words[number(below: Self.words.count)] }

    mutating func sentence() -> String {
        (0..<4 + number(below: 8)).map { _ in word() }.joined(separator: " ") + "."
    }
}
