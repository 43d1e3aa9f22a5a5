import Combine
import SwiftUI

final class Account: ObservableObject {
    enum Level: String, CaseIterable, Identifiable {
        case basic, full
        var id: Self { self }
    }

    @Published var name = ""
    @Published var password = ""
    @Published var birthday = Date()
    @Published var level = Level.basic
    @Published var volume = 0.5
    @Published var amount = 1
    @Published var color = Color.accentColor
    @Published private(set) var results: [String] = []

    private let saved = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    init() {
        $name
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { $0.lowercased() }
            .sink { [weak self] name in self?.saved.send(name) }
            .store(in: &cancellables)
        Publishers.CombineLatest($name, $password)
            .map { !$0.isEmpty && $1.count > 8 }
            .receive(on: RunLoop.main)
            .sink { print($0) }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { _ in }
            .store(in: &cancellables)
    }
}

struct Forms: View {
    private enum Field: Hashable { case name, password }

    @StateObject private var account = Account()
    @FocusState private var field: Field?
    @AppStorage("theme") private var theme = "light"
    @AppStorage("visits") private var visits: Int?
    @SceneStorage("draft") private var draft = ""
    @State private var price: Decimal = 1
    @State private var isExpanded = false

    var body: some View {
        Form {
            Section(header: Text("Account"), footer: Text("Kept on this phone")) {
                TextField("Name", text: $account.name, prompt: Text("Jane"))
                    .focused($field, equals: .name)
                    .textContentType(.username)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
                    .onSubmit { field = .password }
                SecureField("Password", text: $account.password).focused($field, equals: .password)
                TextField("Price", value: $price, format: .currency(code: "EUR"))
                TextField("Amount", value: $account.amount, formatter: NumberFormatter())
                TextEditor(text: $draft).frame(minHeight: 80)
            }
            DatePicker("Birthday", selection: $account.birthday, in: ...Date(), displayedComponents: .date)
                .datePickerStyle(.compact)
            Picker("Level", selection: $account.level) {
                ForEach(Account.Level.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            Picker(selection: $theme) {
                Text("Light").tag("light")
                Text("Dark").tag("dark")
            } label: {
                Label("Theme", systemImage: "moon")
            }
            Stepper("Amount: \(account.amount)", value: $account.amount, in: 0...10)
            Stepper("More", onIncrement: { account.amount += 1 }, onDecrement: nil)
            Slider(value: $account.volume, in: 0...1, step: 0.1) { Text("Volume") }
            Slider(value: $account.volume)
            ColorPicker("Colour", selection: $account.color)
            LabeledContent("Version", value: "1.0")
            DisclosureGroup("Details", isExpanded: $isExpanded) { Text("\(visits ?? 0) visits") }
            ProgressView(value: account.volume, total: 1) { Text("Done") }
            ProgressView().progressViewStyle(.circular).tint(.red)
            Gauge(value: account.volume) { Text("Volume") }.gaugeStyle(.accessoryCircular)
            Link("Help", destination: URL(string: "https://example.com")!)
            ShareLink(item: "text")
            Button(role: .destructive, action: account.objectWillChange.send) { Text("Delete") }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
        }
        .formStyle(.grouped)
        .disabled(account.name.isEmpty)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in visits = (visits ?? 0) + 1 }
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Hide") { field = nil } } }
    }
}
