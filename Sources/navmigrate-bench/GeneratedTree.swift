import Foundation

/// A generated app on disk: a Swift package for iOS 17.
struct GeneratedTree {
    let folder: String
    /// The absolute paths of the Swift files.
    let files: [String]
    let bytes: Int

    /// Writes the tree into a folder that isn't there yet. It is the same in every run.
    /// - Parameter size: about how many bytes of Swift.
    init(in folder: String, size: Int) throws {
        self.folder = folder
        var generator = AppGenerator(seed: 2022)
        var sizes = SeededNumbers(seed: 16)
        var files: [String] = []
        var bytes = 0
        func write(_ text: String, _ path: String) throws {
            let file = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            guard !path.hasSuffix("Package.swift") else { return }
            files.append(file.path)
            bytes += text.utf8.count
        }
        var number = 0
        while bytes < size {
            let file = GeneratedFile(number: number)
            // What names navigation is a little larger than the others.
            let factor = file.kind.namesNavigation ? 5 : 4
            let size = Self.sizes.randomElement(using: &sizes)! * factor / 4
            try write(generator.text(of: file, size: size), file.path)
            number += 1
        }
        try write(AppGenerator.app(features: number / GeneratedFile.filesOfFeature + 1), "App/AlmanacApp.swift")
        try write(AppGenerator.manifest, "Package.swift")
        self.files = files
        self.bytes = bytes
    }

    /// Most files are small and a few are large: quantiles of the sizes in apps, in bytes.
    private static let sizes = [
        500, 800, 1100, 1400, 1800, 2300, 2900, 3700, 4600, 5900, 7600, 10_000, 16_000, 27_000,
    ]
}
