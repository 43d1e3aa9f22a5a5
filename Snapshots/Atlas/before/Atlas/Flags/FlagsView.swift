import SwiftUI

struct FlagsView: View {
    @AppStorage("showsFlagsSideBySide") private var isSideBySide = true

    var body: some View {
        NavigationView {
            FlagList(isSideBySide: $isSideBySide)
            Text("🏳️").font(.largeTitle)
        }
        .atlasNavigationStyle(sideBySide: isSideBySide)
    }
}

struct FlagList: View {
    @Binding var isSideBySide: Bool

    @EnvironmentObject private var store: AtlasStore

    var body: some View {
        List {
            Toggle("Side by side", isOn: $isSideBySide)
            ForEach(store.countries) { country in
                NavigationLink(destination: FlagView(flag: country.flag, name: country.name)) {
                    Text("\(country.flag) \(country.name)")
                }
            }
        }
        .navigationTitle("Flags")
    }
}

struct FlagView: View {
    let flag: String
    let name: String

    var body: some View {
        Text(flag)
            .font(.largeTitle)
            .accessibilityLabel("Flag of \(name)")
            .navigationTitle(name)
    }
}
