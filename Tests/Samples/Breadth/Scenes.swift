import SwiftUI
import os

private let logger = Logger(subsystem: "com.example", category: "app")

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().standardAppearance = appearance
        UITableView.appearance().backgroundColor = .clear
        return true
    }
}

@main
struct BreadthApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @StateObject private var account = Account()
    @State private var tab = Tab.lists

    enum Tab: Hashable { case lists, forms }

    init() {
        logger.info("started \(1, privacy: .public)")
    }

    var body: some Scene {
        WindowGroup {
            TabView(selection: $tab) {
                NavigationView { Lists() }
                    .navigationViewStyle(.stack)
                    .tabItem { Label("Lists", systemImage: "list.bullet") }
                    .tag(Tab.lists)
                NavigationStack { Forms() }
                    .tabItem {
                        Image(systemName: "doc")
                        Text("Forms")
                    }
                    .tag(Tab.forms)
                    .badge(3)
            }
            .environmentObject(account)
            .onOpenURL { logger.debug("opened \($0)") }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in tab = .forms }
        }
        .onChange(of: phase) { new in if new == .background { logger.notice("left") } }
        .commands {
            CommandGroup(after: .newItem) { Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift]) }
            CommandMenu("Tools") { Button("Run") {} }
        }
        #if os(macOS)
        Settings { Text("Settings") }
        #endif
    }
}

struct Bridge: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField(frame: .zero)
        field.delegate = context.coordinator
        field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: Bridge

        init(_ parent: Bridge) { self.parent = parent }
        @objc func changed(_ field: UITextField) { parent.text = field.text ?? "" }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    }
}

struct SharePicker: UIViewControllerRepresentable {
    let done: (UIImage) -> Void

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

final class OldController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Drawing().environmentObject(Account()))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        navigationController?.pushViewController(host, animated: true)
    }
}

struct Breadth_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Grids().previewDisplayName("Grids")
            Drawing().previewLayout(.sizeThatFits).preferredColorScheme(.dark)
        }
        .previewDevice("iPhone 14")
    }
}

#Preview("Forms", traits: .sizeThatFitsLayout) {
    Forms()
}

#Preview {
    let account = Account()
    return NavigationStack { Forms() }.environmentObject(account)
}
