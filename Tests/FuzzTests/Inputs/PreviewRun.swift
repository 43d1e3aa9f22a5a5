import Foundation
import Synchronization

@testable import navmigrate

/// A run of the tool in this process that writes nothing.
struct PreviewRun {
    let status: ExitStatus
    /// What stdout would get.
    let product: [UInt8]
    /// What stderr would get.
    let words: String

    init(_ arguments: [String], in folder: String) {
        let printed = Printed()
        let painter = Painter(isTerminal: false, environment: [:])
        let console = Console(
            product: { bytes in printed.product.withLock { $0 += bytes } },
            words: { text in printed.words.withLock { $0 += text } },
            showsProgress: false, isProductSeen: false, painters: (painter, painter), ask: nil)
        status = CommandLineTool(
            arguments: arguments, workingDirectory: folder, environment: [:], console: console
        ).run()
        product = printed.product.withLock { $0 }
        words = printed.words.withLock { $0 }
    }

    private final class Printed: Sendable {
        let product = Mutex<[UInt8]>([])
        let words = Mutex("")
    }

    /// Whether there is a result: files that can't be read take none of it away.
    var wasDone: Bool { status == .success || status == .unreadable }

    /// What no run may say, whatever it reads.
    func faults(of arguments: [String]) -> [String] {
        var faults: [String] = []
        if status == .failure, !words.contains("is too few: the first site changes more files at once"),
            !words.contains("no Swift files under .")
        {
            faults.append("\(arguments.joined(separator: " ")) fails: \(words)")
        }
        let controls = words.unicodeScalars.filter { scalar in
            scalar != "\n" && scalar != "\t" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        if let control = controls.first { faults.append("stderr gets a control character: \(control.value)") }
        return faults
    }

    /// What is wrong with a report: programs can't read it, or code of the project is markup in it.
    func unreadableFaults(_ format: String) -> [String] {
        guard wasDone else { return [] }
        let text = String(decoding: product, as: UTF8.self)
        switch format {
        case "json", "sarif", "graph":
            return (try? JSONSerialization.jsonObject(with: Data(product))) == nil
                ? ["its \(format) is none: \(text)"] : []
        case "html":
            return text.ranges(of: "<script").count == 1 && !text.contains("\0") ? [] : ["its page isn't inert"]
        case "github":
            let strange = text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("::") }
            return strange.map { ["its annotations have a line that is none: \($0)"] } ?? []
        default: return []
        }
    }

    func difference(from other: PreviewRun) -> String {
        let (own, others) = (lines, other.lines)
        let index =
            zip(own, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(own.count, others.count)
        return "'\(own.dropFirst(index).first ?? "")' instead of '\(others.dropFirst(index).first ?? "")'"
    }

    private var lines: [Substring] {
        (words + String(decoding: product, as: UTF8.self)).split(separator: "\n", omittingEmptySubsequences: false)
    }
}
