import Models
import SwiftUI

struct SignInView: View {
    @EnvironmentObject private var store: ClubStore
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Sign in") { store.signIn(as: name) }.disabled(name.isEmpty)
            NavigationLink("House rules", destination: HouseRulesView())
        }
        .navigationTitle("Clubhouse")
    }
}

struct HouseRulesView: View {
    var body: some View {
        List(HouseRule.allCases, id: \.self) { rule in
            NavigationLink(destination: ScreenFactory.makeScreen(for: rule)) {
                Text(rule.rawValue)
            }
        }
        .navigationTitle("House rules")
    }
}
