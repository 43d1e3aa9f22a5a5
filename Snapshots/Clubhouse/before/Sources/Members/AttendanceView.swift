import Models
import SwiftUI

struct AttendanceView: View {
    let memberID: Member.ID

    @EnvironmentObject private var store: ClubStore

    var body: some View {
        // From the time when this screen was a tab of its own.
        NavigationView {
            List(store.events(attendedBy: memberID)) { event in
                NavigationLink(event.title, destination: AttendedEventView(title: event.title, date: event.date))
            }
            .navigationTitle("Attendance")
        }
    }
}

struct AttendedEventView: View {
    let title: String
    let date: Date

    var body: some View {
        Text(date, style: .date)
            .navigationTitle(title)
    }
}
