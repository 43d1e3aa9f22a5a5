import SwiftUI

struct Columns: View {
    var body: some View {
        NavigationSplitView {
            List {
                NavigationLink("Settings", value: Route.settings)
            }
            .navigationDestination(for: Route.self) { DestinationView(route: $0) }
        } detail: {
            NavigationStack { Text("Nothing is selected") }
        }
    }
}

/// A class as a payload: the same object is the same value.
struct Shared<Object: AnyObject>: Hashable {
    let object: Object

    init(_ object: Object) {
        self.object = object
    }

    static func == (lhs: Shared, rhs: Shared) -> Bool { lhs.object === rhs.object }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

final class Model: ObservableObject {
    @Published var number = 0
}

enum ModelRoute: Hashable {
    case model(Shared<Model>)
    #if os(iOS)
    case onlyHere
    #endif
}

struct ModelDestination: View {
    let route: ModelRoute

    var body: some View {
        switch route {
        case .model(let model): ModelView(model: model.object)
        #if os(iOS)
        case .onlyHere: Text("iOS")
        #endif
        }
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.number)") }
}
