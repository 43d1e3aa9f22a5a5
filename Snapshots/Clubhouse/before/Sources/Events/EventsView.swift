import Design
import Models
import SwiftUI

/// The events' tab.
public struct EventsView: View {
  @EnvironmentObject private var store: ClubStore
  @State private var isPlanning = false

  public init() {}

  public var body: some View {
    SwiftUI.NavigationView {
      if store.events.isEmpty {
        Text("Nothing planned.")
          .navigationTitle("Events")
      } else {
        List(store.events) { event in
          NavigationLink(destination: EventDetailView(event: event)) {
            VStack(alignment: .leading) { Text(event.title); Text(event.date, style: .date).font(.caption) }
          }
        }
        .navigationTitle("Events")
        .toolbar {
          Button("Plan") { isPlanning = true }
        }
      }
    }
    .sheet(isPresented: $isPlanning) {
      ClubNavigation { NewEventView() }
    }
  }
}
