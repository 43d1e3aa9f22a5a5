#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files that a run makes beside those that it writes. Only a run that is killed leaves any.
enum HiddenFiles {
    /// What the names of a run's files hold; a name begins with a dot.
    static func mark(of run: RunID) -> String { ".navmigrate-\(run)-" }

    /// Removes what a killed run left beside the files that it was to write.
    /// - Parameter paths: relative to the root. Folders that can't be looked into are passed over: what is left there
    ///   harms nobody.
    static func remove(of run: RunID, beside paths: [String], below root: String) {
        var folders: Set<[String]> = []
        for place in paths.compactMap({ try? WritePlace($0) }) where folders.insert(place.folder).inserted {
            guard let folder = try? place.openFolder(below: root),
                let entries = try? FolderListing.entries(of: ([root] + place.folder).joined(separator: "/"))
            else { continue }
            for entry in entries
            where entry.kind == .file && entry.isNameExact && entry.name.hasPrefix(".")
                && entry.name.contains(mark(of: run))
            {
                unlinkat(folder.number, entry.name, 0)
            }
        }
    }
}
