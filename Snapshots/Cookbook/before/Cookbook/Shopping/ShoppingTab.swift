import SwiftUI

struct ShoppingTab: View {
  @EnvironmentObject private var store: RecipeStore
  @State private var showsSettings = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("To buy")) {
          ForEach($store.shoppingList) { $item in
            NavigationLink(destination: ShoppingItemEditor(item: $item)) {
              HStack {
                Text(item.name).strikethrough(item.isBought)
                Spacer()
                Text(item.quantity).foregroundColor(.secondary)
              }
            }
          }
        }

        Section {
          NavigationLink("By aisle") { AisleListView() }
          Button("Remove what is bought") { store.removeBoughtItems() }
        }
      }
      .navigationBarTitle("Shopping")
      .navigationBarItems(trailing: Button(action: { showsSettings = true }) { Image(systemName: "gear") })
      .sheet(isPresented: $showsSettings) {
        NavigationView {
          SettingsView(showsDoneButton: true)
        }
      }
    }
  }
}

struct ShoppingItemEditor: View {
  @Binding var item: ShoppingItem

  var body: some View {
    Form {
      TextField("Name", text: $item.name)
      TextField("Quantity", text: $item.quantity)
      Toggle("Bought", isOn: $item.isBought)
      Picker("Aisle", selection: $item.aisle) {
        ForEach(Aisle.allCases) { Text($0.title).tag($0) }
      }
      NavigationLink("Also in this aisle", destination: AisleView(aisle: item.aisle))
    }
    .navigationBarTitle(item.name)
  }
}

struct AisleListView: View {
  var body: some View {
    List(Aisle.allCases) { aisle in
      NavigationLink { AisleView(aisle: aisle) } label: { Text(aisle.title) }
    }
    .navigationTitle("Aisles")
  }
}

struct AisleView: View {
  let aisle: Aisle

  @EnvironmentObject private var store: RecipeStore

  var body: some View {
    List(store.items(in: aisle)) { item in
      Text(item.name)
    }
    .navigationTitle(aisle.title)
  }
}
