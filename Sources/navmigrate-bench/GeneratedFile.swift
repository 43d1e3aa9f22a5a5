/// A file of a generated app: what it is for and which of its kind.
///
/// The shares are those of large open-source apps with some years behind them (5 to 10 MB of Swift, about 6 KB a file):
/// a tenth of the files, with an eighth of the bytes, names navigation; of 100 files another 20 hold views, 12 plain
/// types, 34 services, view models and UIKit classes, 16 tests, 8 extensions. To a megabyte come about ten
/// `NavigationView`s and as many presented screens, and fifteen links.
struct GeneratedFile {
    enum Kind: String, CaseIterable {
        /// A screen with a `NavigationView` and links.
        case list = "List"
        /// A screen that a link shows, with one of its own.
        case detail = "Detail"
        case view = "Panel"
        case model = "Model"
        case service = "Service"
        case test = "Tests"
        case formatting = "Formatting"

        var namesNavigation: Bool { self == .list || self == .detail }

        /// How many of a feature's files are of this kind.
        var count: Int {
            switch self {
            case .list: 6
            case .detail: 4
            case .view: 20
            case .model: 12
            case .service: 34
            case .test: 16
            case .formatting: 8
            }
        }
    }

    static let filesOfFeature = Kind.allCases.reduce(0) { $0 + $1.count }

    let kind: Kind
    let feature: Int
    /// Among the files of its kind in the feature.
    let index: Int

    /// - Parameter number: among the files of the app.
    init(number: Int) {
        feature = number / Self.filesOfFeature
        // Any part of a feature has files of all kinds: 37 and 100 have no factor in common.
        var place = number % Self.filesOfFeature * 37 % Self.filesOfFeature
        var kind = Kind.list
        for next in Kind.allCases {
            kind = next
            if place < next.count { break }
            place -= next.count
        }
        self.kind = kind
        index = place
    }

    private init(kind: Kind, feature: Int, index: Int) {
        (self.kind, self.feature, self.index) = (kind, feature, index)
    }

    /// Another one of the same feature.
    func beside(_ kind: Kind, _ index: Int) -> GeneratedFile {
        GeneratedFile(kind: kind, feature: feature, index: index % kind.count)
    }

    /// The name of its first type.
    var name: String { "\(kind.rawValue)\(feature)x\(index)" }

    /// Whether its links carry only what a path can carry: those of every other feature do.
    var isOfCarefulFeature: Bool { feature % 2 == 0 }

    var path: String {
        kind == .test ? "Tests/Feature\(feature)/\(name).swift" : "App/Feature\(feature)/\(name).swift"
    }
}
