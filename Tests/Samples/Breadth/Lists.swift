import SwiftUI

struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
    var isRipe = false
    var parts: [Fruit]?
}

struct Lists: View {
    @State private var fruits: [Fruit] = []
    @State private var selection: Fruit.ID?
    @State private var several: Set<Fruit.ID> = []
    @State private var query = ""
    @State private var isAdding = false
    @State private var failure: Failure?
    @Environment(\.editMode) private var editMode
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(selection: $selection) {
            Section("Fruits") {
                ForEach($fruits) { $fruit in
                    HStack {
                        Toggle(fruit.name, isOn: $fruit.isRipe)
                        Spacer()
                        Text(fruit.id, format: .number).foregroundStyle(.secondary)
                    }
                    .swipeActions(edge: .leading) { Button("Eat", role: .destructive) { eat(fruit) } }
                    .contextMenu {
                        Button {
                            eat(fruit)
                        } label: {
                            Label("Eat", systemImage: "mouth")
                        }
                        Menu("More") { Button("Peel") {} }
                    }
                    .listRowBackground(fruit.isRipe ? Color.yellow : nil)
                    .listRowSeparator(.hidden)
                    .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
                }
                .onDelete { fruits.remove(atOffsets: $0) }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
            }
            Section {
                ForEach(0..<3) { Text("\($0)") }
                ForEach(Array(fruits.enumerated()), id: \.offset) { index, fruit in Text("\(index): \(fruit.name)") }
                ForEach(fruits.filter(\.isRipe), id: \.self) { Text($0.name).tag($0.id) }
            } header: {
                Text("More")
            } footer: {
                Text("That's all").font(.footnote)
            }
            .headerProminence(.increased)
            OutlineGroup(fruits, children: \.parts) { Text($0.name) }
        }
        .listStyle(.insetGrouped)
        .refreshable { await reload() }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Name")
        .toolbar {
            ToolbarItem { EditButton() }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Add") { isAdding = true }
                Spacer()
                Button("Done", action: dismiss.callAsFunction)
            }
        }
        .task(id: query) { await reload() }
        .onChange(of: query) { new in print(new) }
        .alert("Failed", isPresented: .constant(failure != nil), presenting: failure) { _ in
            Button("OK", role: .cancel) { failure = nil }
        } message: { failure in
            Text(failure.localizedDescription)
        }
        .confirmationDialog("Add", isPresented: $isAdding, titleVisibility: .visible) {
            Button("Apple") { fruits.append(Fruit(id: 1, name: "Apple")) }
        }
        .sheet(item: $failure) { Text($0.id) }
        .navigationBarTitleDisplayMode(.inline)
        .navigationTitle(Text("Fruits"))
    }

    private func eat(_ fruit: Fruit) {
        withAnimation(.spring()) { fruits.removeAll { $0.id == fruit.id } }
    }

    private func reload() async {
        try? await Task.sleep(nanoseconds: 1)
        fruits = []
    }
}

enum Failure: LocalizedError, Identifiable {
    case network

    var id: String { "network" }
    var errorDescription: String? { "No network" }
}

struct Grids: View {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.flexible())]

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                LazyVGrid(columns: columns, spacing: 12, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<100, id: \.self) { number in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(number) / 100, saturation: 1, brightness: 1).gradient)
                            .aspectRatio(1, contentMode: .fit)
                            .overlay(alignment: .topTrailing) { Image(systemName: "star.fill").padding(4) }
                            .onTapGesture { withAnimation { proxy.scrollTo(number, anchor: .center) } }
                            .id(number)
                    }
                }
                .padding(.horizontal)
                Grid(alignment: .leading) {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                    Divider().gridCellColumns(2)
                }
            }
            .scrollDismissesKeyboard(.interactively)
        }
    }
}

struct FruitTable: View {
    @State private var fruits: [Fruit] = []
    @State private var selection: Fruit.ID?
    @State private var order = [KeyPathComparator(\Fruit.name)]

    var body: some View {
        Table(fruits) {
            TableColumn("Name", value: \.name)
        }
        Table(fruits, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Number", value: \.id) { Text("\($0.id)") }
                .width(min: 20, max: 60)
            TableColumn("Ripe") { fruit in
                Image(systemName: fruit.isRipe ? "checkmark" : "xmark")
            }
        }
        .onChange(of: order) { fruits.sort(using: $0) }
    }
}
