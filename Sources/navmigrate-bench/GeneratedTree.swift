import Foundation

/// A generated app on disk: 2,000 files, 20 MB, a tenth of the files with a `NavigationView`.
struct GeneratedTree {
    static let fileCount = 2000
    static let byteCount = 20_000_000

    let folder: String
    let bytes: Int

    /// Writes the tree into a folder that isn't there yet. It is the same in every run.
    init(in folder: String) throws {
        self.folder = folder
        var generator = AppGenerator(seed: 2022)
        var sizes = SeededNumbers(seed: 16)
        var bytes = 0
        for first in stride(from: 0, to: Self.fileCount, by: Self.group) {
            let subfolder = "\(folder)/Feature\(first / Self.group)"
            try FileManager.default.createDirectory(atPath: subfolder, withIntermediateDirectories: true)
            for number in first..<min(first + Self.group, Self.fileCount) {
                // Most files are small and a few are large, as in apps; what is over or missing evens out.
                let due = Self.byteCount / Self.fileCount * (number + 1) - bytes
                let factor = [0.2, 0.4, 0.7, 1, 1.5, 3].randomElement(using: &sizes)!
                let text = generator.file(
                    named: "Screen\(number)", size: Int(Double(max(due, 1500)) * factor),
                    hasContainer: Self.hasContainer(number), tabs: Self.tabs(of: number))
                bytes += text.utf8.count
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(subfolder)/Screen\(number).swift"))
            }
        }
        self.bytes = bytes
    }

    /// How many files are in a folder, which is a feature of the app.
    private static let group = 40

    private static func hasContainer(_ number: Int) -> Bool { number % 10 == 3 }

    /// The first file of each feature shows its containers, and the first of all shows the features.
    private static func tabs(of number: Int) -> [String] {
        guard number % group == 0 else { return [] }
        let own = (number..<number + group).filter(hasContainer).map { "Screen\($0)0" }
        guard number == 0 else { return own }
        return own + stride(from: group, to: fileCount, by: group).map { "Screen\($0)Tabs" }
    }
}
