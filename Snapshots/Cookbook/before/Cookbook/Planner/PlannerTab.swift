import SwiftUI

enum PlannerSection: Hashable {
    case week, leftovers, pantry
}

/// What to cook next, seen from three sides.
struct PlannerTab: View {
    @State private var section: PlannerSection?

    var body: some View {
        NavigationView {
            List {
                NavigationLink(destination: WeekPlanView(), tag: PlannerSection.week, selection: $section) {
                    Label("This week", systemImage: "calendar")
                }
                NavigationLink(
                    destination: LeftoversView(),
                    tag: PlannerSection.leftovers,
                    selection: $section
                ) {
                    Label("Leftovers", systemImage: "takeoutbag.and.cup.and.straw")
                }
                NavigationLink("Pantry", tag: PlannerSection.pantry, selection: $section) {
                    PantryView(staples: ["Rice", "Flour", "Stock"])
                }

                // The shortcut that most people use on a Sunday.
                Button("Plan tonight") { section = .week }
            }
            .navigationTitle("Planner")
        }
    }
}

struct WeekPlanView: View {
    @EnvironmentObject private var store: RecipeStore

    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    var body: some View {
        List(days, id: \.self) { day in
            HStack { Text(day); Spacer(); Text(store.recipes.first?.title ?? "–") }
        }
        .navigationTitle("This week")
    }
}

struct LeftoversView: View {
    var body: some View {
        Text("Nothing in the fridge.")
            .navigationTitle("Leftovers")
    }
}

struct PantryView: View {
    let staples: [String]

    var body: some View {
        List(staples, id: \.self) { Text($0) }
            .navigationTitle("Pantry")
    }
}
