#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The place of a file below the root: the names of its folders and its own.
struct WritePlace {
    let path: String
    let folder: [String]
    let name: String

    /// - Parameter path: Relative to the root.
    init(_ path: String) throws(WriteError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, parts.allSatisfy({ !["", ".", ".."].contains($0) }), !path.utf8.contains(0) else {
            throw .outsideRoot(path)
        }
        self.path = path
        self.folder = Array(parts.dropLast())
        self.name = name
    }

    /// The folder, for messages.
    var folderPath: String { folder.isEmpty ? "." : folder.joined(separator: "/") }

    /// Where a file beside this one is.
    func sibling(_ name: String) -> String {
        (folder + [name]).joined(separator: "/")
    }

    /// Opens the folder, going down from the root name by name so that no link is followed on the way, not
    /// even one that somebody puts there meanwhile.
    func openFolder(below root: String) throws(WriteError) -> Descriptor {
        var current: Descriptor
        do {
            current = try Descriptor(open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        } catch {
            throw .io(error.text, path: path)
        }
        for (index, part) in folder.enumerated() {
            do {
                current = try Descriptor(
                    openat(current.number, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
            } catch {
                // The code for a link differs by system.
                if case .link? = EntryStatus(of: part, in: current)?.kind {
                    throw .linkOnTheWay(path, link: folder[...index].joined(separator: "/"))
                }
                throw .io(error.text, path: path)
            }
        }
        return current
    }
}
