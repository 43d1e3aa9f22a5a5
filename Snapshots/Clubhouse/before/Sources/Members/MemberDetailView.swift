import Design
import Models
import SwiftUI

/// One member; also pushed by the events and by the about screen.
public struct MemberDetailView: View {
    private let member: Member

    public init(member: Member) {
        self.member = member
    }

    public var body: some View {
        List {
            Text(member.role.rawValue.capitalized)
            if let phone = member.phone {
                LinkRow("Contact", systemImage: "phone") {
                    ContactView(name: member.name, phone: phone)
                }
            }
            NavigationLink("Attendance", destination: AttendanceView(memberID: member.id))
        }
        .navigationTitle(member.name)
    }
}

struct ContactView: View {
    let name: String
    let phone: String

    var body: some View {
        SectionCard(name) { Text(phone) }
            .navigationTitle("Contact")
    }
}
