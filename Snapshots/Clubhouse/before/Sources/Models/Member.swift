import Foundation

public struct Member: Identifiable {
    public let id: Int
    public let name: String
    public let role: Role
    public let phone: String?

    public init(id: Int, name: String, role: Role, phone: String? = nil) {
        self.id = id
        self.name = name
        self.role = role
        self.phone = phone
    }
}

public enum Role: String, CaseIterable {
    case player, coach, treasurer
}
