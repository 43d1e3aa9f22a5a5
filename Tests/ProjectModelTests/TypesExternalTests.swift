import Foundation
import Testing

@testable import ProjectModel

/// The table against the types themselves, as far as this machine's libraries have them.
@Suite struct TypesExternalTests {
    private static let types: [(String, Any.Type)] = [
        ("Bool", Bool.self), ("Int", Int.self), ("UInt8", UInt8.self), ("Float", Float.self), ("Double", Double.self),
        ("String", String.self), ("Character", Character.self), ("Substring", Substring.self),
        ("Unicode.Scalar", Unicode.Scalar.self), ("String.Index", String.Index.self), ("Never", Never.self),
        ("AnyHashable", AnyHashable.self), ("ObjectIdentifier", ObjectIdentifier.self), ("Duration", Duration.self),
        ("KeyPath", KeyPath<String, Int>.self), ("Range", Range<Int>.self), ("ClosedRange", ClosedRange<Int>.self),
        ("Result", Result<Int, Never>.self), ("ArraySlice", ArraySlice<Int>.self), ("Set", Set<Int>.self),
        ("ContiguousArray", ContiguousArray<Int>.self), ("PartialRangeFrom", PartialRangeFrom<Int>.self),
        ("StaticString", StaticString.self), ("Task", Task<Int, Never>.self), ("URL", URL.self), ("UUID", UUID.self),
        ("Date", Date.self), ("Data", Data.self), ("Decimal", Decimal.self), ("Locale", Locale.self),
        ("TimeZone", TimeZone.self), ("Calendar", Calendar.self), ("DateComponents", DateComponents.self),
        ("IndexPath", IndexPath.self), ("IndexSet", IndexSet.self), ("DateInterval", DateInterval.self),
        ("PersonNameComponents", PersonNameComponents.self), ("URLComponents", URLComponents.self),
        ("CharacterSet", CharacterSet.self), ("CGFloat", CGFloat.self), ("TimeInterval", TimeInterval.self),
        ("Notification", Notification.self), ("Notification.Name", Notification.Name.self),
        ("Calendar.Component", Calendar.Component.self), ("Calendar.Identifier", Calendar.Identifier.self),
        ("String.Encoding", String.Encoding.self), ("SortOrder", SortOrder.self),
        ("Measurement", Measurement<UnitLength>.self),
    ]

    @Test(arguments: types.map(\.0)) func theTableIsRight(name: String) throws {
        let type = try #require(Self.types.first { $0.0 == name }).1
        let row = try #require(ExternalType.named(name))
        #expect((row.equatable != .never) == (type is any Equatable.Type))
        #expect((row.hashable != .never) == (type is any Hashable.Type))
        #expect((row.codable != .never) == (type is any Codable.Type))
        #expect(row.isIdentifiable == (type is any Identifiable.Type))
    }

    @Test func noTypeIsAClassAndAValue() {
        for name in ["UIImage", "NSObject", "NSManagedObject", "Bundle"] { #expect(ExternalType.named(name) == nil) }
    }
}
