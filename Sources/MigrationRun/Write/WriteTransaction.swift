import Dispatch
import SourceEditing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The course of one write, with what it takes to go back.
struct WriteTransaction {
    private struct Step {
        let target: WriteTarget
        /// Names of hidden files beside the target, as far as they were made.
        var staged: String?
        var backup: String?
        var isDone = false
    }

    private let root: String
    private let run: RunID
    private let operations: FileOperations
    private var steps: [Step] = []

    init(root: String, run: RunID, operations: FileOperations) {
        self.root = root
        self.run = run
        self.operations = operations
    }

    // MARK: - Forward

    /// Puts the new content beside the target, and gives the old file its second name.
    mutating func stage(_ target: WriteTarget) throws(WriteError) {
        let place = target.place
        let folder = try place.openFolder(below: root)
        steps.append(Step(target: target))
        let index = steps.count - 1
        do throws(SystemError) {
            if let after = target.change.after {
                try makeFile(after, for: target, in: folder) { steps[index].staged = $0 }
            }
            guard let original = target.original, let before = target.change.before else { return }
            let backup = hiddenName(for: place.name)
            do {
                try operations.link(folder.number, place.name, backup)
                steps[index].backup = backup
            } catch {
                // Not every file system knows second names. A copy does, with the old times.
                let copy = try makeFile(before, for: target, in: folder) { steps[index].backup = $0 }
                guard futimens(copy.number, original.times) == 0 else { throw .last }
            }
        } catch {
            throw .io(error.text, path: place.path)
        }
    }

    /// Brings the new contents to the disk, many files at once: that is how a file system writes
    /// them together, which takes a fraction of the time that one after the other takes.
    func bringToDisk() throws(WriteError) {
        let errors = Locked<[Int: WriteError]>([:])
        DispatchQueue.concurrentPerform(iterations: steps.count) { index in
            let place = steps[index].target.place
            guard let staged = steps[index].staged else { return }
            do throws(WriteError) {
                let folder = try place.openFolder(below: root)
                do throws(SystemError) {
                    try operations.sync(folder.number, staged)
                } catch {
                    throw .io(error.text, path: place.path)
                }
            } catch {
                errors.withLock { $0[index] = error }
            }
        }
        if let first = errors.withLock({ $0.min { $0.key < $1.key } }) { throw first.value }
    }

    /// Puts every staged file in its place, and removes what goes.
    mutating func commit() throws(WriteError) {
        for index in steps.indices {
            let place = steps[index].target.place
            let folder = try place.openFolder(below: root)
            let current = EntryStatus(of: place.name, in: folder)
            guard current?.version == steps[index].target.original?.version else {
                throw steps[index].target.original == nil ? .alreadyExists(place.path) : .changedOnDisk(place.path)
            }
            do throws(SystemError) {
                if let staged = steps[index].staged {
                    if steps[index].target.original == nil {
                        try makeNew(place.name, from: staged, in: folder)
                    } else {
                        try operations.rename(folder.number, staged, place.name)
                        steps[index].staged = nil
                    }
                } else {
                    try operations.remove(folder.number, place.name)
                }
                steps[index].isDone = true
            } catch {
                throw error.code == EEXIST ? .alreadyExists(place.path) : .io(error.text, path: place.path)
            }
        }
    }

    /// A second name takes no other file's place. Where there are no second names a rename must do.
    private func makeNew(
        _ name: String, from staged: String, in folder: borrowing Descriptor
    ) throws(SystemError) {
        do {
            try operations.link(folder.number, staged, name)
        } catch {
            if error.code == EEXIST { throw error }
            try operations.rename(folder.number, staged, name)
        }
    }

    // MARK: - Back

    /// Puts the replaced files back and removes the new ones. Returns what to tell: `error`, or, if that fails too,
    /// which files are not as they were.
    mutating func takeBack(after error: WriteError) -> WriteError {
        var unrestored: [WriteError.Unrestored] = []
        for index in steps.indices.reversed() where steps[index].isDone {
            let place = steps[index].target.place
            let backup = steps[index].backup
            do {
                let folder = try place.openFolder(below: root)
                if let backup {
                    try operations.rename(folder.number, backup, place.name)
                } else {
                    try operations.remove(folder.number, place.name)
                }
            } catch {
                unrestored.append(WriteError.Unrestored(path: place.path, original: backup.map(place.sibling)))
            }
            // Either it is back in its place, or it is all that is left of the file.
            steps[index].backup = nil
        }
        removeHiddenFiles()
        return unrestored.isEmpty ? error : .notRestored(cause: error.cause, files: unrestored.reversed())
    }

    /// Removes what was made beside the targets. What can't be removed stays: the targets are as they should be, and
    /// a hidden file is no reason to fail.
    func removeHiddenFiles() {
        for step in steps {
            guard let folder = try? step.target.place.openFolder(below: root) else { continue }
            for name in [step.staged, step.backup] {
                guard let name else { continue }
                try? operations.remove(folder.number, name)
            }
        }
    }

    // MARK: - Files

    /// Makes a hidden file with the permissions and the owner of the target's original.
    ///
    /// - Parameter made: Called with the name as soon as the file exists.
    @discardableResult
    private func makeFile(
        _ bytes: [UInt8], for target: WriteTarget, in folder: borrowing Descriptor, made: (String) -> Void
    ) throws(SystemError) -> Descriptor {
        let name = hiddenName(for: target.place.name)
        // Nobody else reads it before it has its permissions; a new file gets what the user's mask leaves.
        let mode: mode_t = target.original == nil ? 0o666 : 0o600
        let file = try Descriptor(
            openat(folder.number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode))
        made(name)
        try operations.write(file.number, bytes)
        if let original = target.original {
            try Self.giveAttributes(of: original, named: target.place.name, to: file, in: folder)
        }
        return file
    }

    private static func giveAttributes(
        of original: EntryStatus, named name: String, to file: borrowing Descriptor, in folder: borrowing Descriptor
    ) throws(SystemError) {
        // Only root may give files away, and a user only to groups of their own: the rest keeps its new owner.
        if fchown(file.number, original.owner, original.group) != 0 {
            _ = fchown(file.number, uid_t.max, original.group)
        }
        #if canImport(Darwin)
        // Not every file system has them: what can't be kept is no reason to write nothing.
        if let source = try? Descriptor(openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)) {
            _ = fcopyfile(source.number, file.number, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
        }
        #endif
        // Last: a change of the owner takes permissions away.
        guard fchmod(file.number, original.mode) == 0 else { throw .last }
    }

    /// A free name that discovery and people pass over, and that fits where the target's name fits.
    private func hiddenName(for name: String) -> String {
        let random = String(UInt32.random(in: .min ... .max), radix: 36)
        return ".\(name.utf8.count > 200 ? "" : name)\(HiddenFiles.mark(of: run))\(random)"
    }
}
