import Design
import Models
import SwiftUI

/// The members' tab.
public struct MembersView: View {
    @EnvironmentObject private var store: ClubStore

    public init() {}

    public var body: some View {
        NavigationView(content: {
            Group {
                if store.members.isEmpty {
                    Text("Nobody has joined yet.")
                } else {
                    List(store.members) { member in
                        NavigationLink(destination: MemberDetailView(member: member)) {
                            MemberRow(member: member)
                        }
                    }
                }
            }
            .navigationTitle("Members")
        })
    }
}

struct MemberRow: View {
    let member: Member

    var body: some View {
        HStack {
            Text(member.name)
            Spacer()
            Text(member.role.rawValue).foregroundColor(.secondary)
        }
    }
}

struct MembersView_Previews: PreviewProvider {
    static var previews: some View {
        MembersView()
            .environmentObject(ClubStore())
    }
}
