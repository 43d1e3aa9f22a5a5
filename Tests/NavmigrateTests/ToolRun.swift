import Foundation
import Synchronization
import TestSupport

@testable import navmigrate

/// One run of the tool inside the test's own process: what it printed and how it ended.
struct ToolRun {
    let status: ExitStatus
    /// What stdout would get.
    let product: String
    /// What stderr would get.
    let words: String

    /// A place for journals that is none of this user's.
    static let environment = [
        "XDG_STATE_HOME": NSTemporaryDirectory() + "navmigrate-state-\(ProcessInfo.processInfo.processIdentifier)",
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]

    /// - Parameters:
    ///   - arguments: what stands behind the program's name.
    ///   - folder: the working directory, an absolute path.
    init(_ arguments: String..., in folder: String) {
        self.init(arguments, in: folder)
    }

    init(
        _ arguments: [String], in folder: String, environment: [String: String] = ToolRun.environment,
        answers: [String]? = nil, isProductSeen: Bool = false
    ) {
        let console = RecordingConsole(answers: answers, isProductSeen: isProductSeen)
        status = CommandLineTool(
            arguments: arguments, workingDirectory: folder, environment: environment, console: console.console
        ).run()
        self.product = String(decoding: console.product, as: UTF8.self)
        self.words = console.words
    }
}

/// Keeps what a run prints.
final class RecordingConsole: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    private let text = Mutex("")

    /// What a person answers; nil: there is nobody to ask.
    private let answers: [String]?
    private let isProductSeen: Bool

    init(answers: [String]? = nil, isProductSeen: Bool = false) {
        self.answers = answers
        self.isProductSeen = isProductSeen
    }

    var product: [UInt8] { bytes.withLock { $0 } }
    var words: String { text.withLock { $0 } }

    var console: Console {
        Console(
            product: { [self] new in bytes.withLock { $0 += new } },
            words: { [self] new in text.withLock { $0 += new } },
            showsProgress: false, isProductSeen: isProductSeen,
            painters: (
                Painter(isTerminal: false, environment: [:]), Painter(isTerminal: false, environment: [:])
            ),
            ask: answers.map { answers in
                let rest = Mutex(answers[...])
                return { [self] question in
                    text.withLock { $0 += question }
                    return rest.withLock { $0.popFirst() }
                }
            })
    }
}

/// The tool that was built with the tests.
enum BuiltTool {
    /// The absolute path of the folder that the tool is in.
    static let folder: String = {
        // On macOS the tests are a bundle beside the tool; on Linux they are a program beside it.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle.map { ($0.bundlePath as NSString).deletingLastPathComponent }
            ?? (CommandLine.arguments[0] as NSString).deletingLastPathComponent
    }()
}

/// A small app of the NavigationView years, before and after step 2.
enum Legacy {
    static let before = """
        import SwiftUI

        struct ListScreen: View {
            var body: some View {
                NavigationView {
                    List { Text("Row") }
                }
                .navigationViewStyle(.stack)
            }
        }

        """

    static let after = """
        import SwiftUI

        struct ListScreen: View {
            var body: some View {
                NavigationStack {
                    List { Text("Row") }
                }
            }
        }

        """

    /// What a run that migrates it says in the end.
    static let toTry = """
        to try by hand after step 2 containers
          - iPad, full screen and a narrow window: each screen shows as it did.
          - Back: by the button and by the swipe from the edge, from every screen that a container changed around; its title is there.
          - VoiceOver: each screen is announced by its title, and the back button by where it leads.
          - Deep links, notifications and quick actions still end on their screens.

        """

    /// Nothing in it is a navigation site.
    static let plain = """
        import SwiftUI

        struct Row: View {
            var body: some View { Text("Row") }
        }

        """

    static func patch(_ path: String) -> String {
        """
        diff --git a/\(path) b/\(path)
        --- a/\(path)
        +++ b/\(path)
        @@ -2,9 +2,8 @@
         
         struct ListScreen: View {
             var body: some View {
        -        NavigationView {
        +        NavigationStack {
                     List { Text("Row") }
                 }
        -        .navigationViewStyle(.stack)
             }
         }

        """
    }
}
