import Models
import SwiftUI

/// Finding the way to a venue, turn by turn. (Not SwiftUI's type of that name, which this module has to
/// call `SwiftUI.NavigationView`.)
struct NavigationView: View {
  let venue: Venue

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(venue.directions, id: \.self) { turn in
        Label(turn, systemImage: "arrow.turn.up.right")
      }
    }
  }
}
