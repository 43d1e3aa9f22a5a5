#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension WritePlace {
    /// The bytes of the file at this place; nil where there is none. No link is followed, and what is no regular file
    /// isn't opened for good.
    func bytes(below root: String) throws(WriteError) -> [UInt8]? {
        let folder: Descriptor
        do {
            folder = try openFolder(below: root)
        } catch {
            var status = stat()
            guard lstat(root + "/" + path, &status) != 0, errno == ENOENT else {
                if case .io(let why, let path) = error { throw .notReadable(why, path: path) }
                throw error
            }
            return nil
        }
        switch EntryStatus(of: name, in: folder)?.kind {
        case nil: return nil
        case .link?: throw .linkOnTheWay(path, link: path)
        case .other?: throw .notARegularFile(path)
        case .file?: break
        }
        do throws(SystemError) {
            let file = try Descriptor(openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
            // The file that is open, which need not be the one that was looked at.
            guard let status = EntryStatus(of: file), status.kind == .file else { throw SystemError.noFile }
            guard status.version.size <= FileBytes.most else { throw SystemError(code: EFBIG) }
            return try FileBytes.read(file, atMost: status.version.size)
        } catch {
            throw .notReadable(error.text, path: path)
        }
    }
}
