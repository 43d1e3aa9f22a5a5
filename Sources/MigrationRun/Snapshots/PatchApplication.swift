import SourceEditing

/// Carries out a patch that was read from a file: the patch is a stranger's until every path and line of it is checked.
public struct PatchApplication: Sendable {
    private let root: String

    /// - Parameter root: The absolute path of the folder that the patch's paths start from.
    public init(root: String) {
        self.root = root
    }

    public enum Plan: Sendable, Equatable {
        /// What is to be written, in the order of the paths.
        case changes([FileChange])
        /// Every file is as the patch leaves it.
        case applied
    }

    /// Why a patch isn't carried out.
    public enum Refusal: Error, Equatable, Sendable {
        /// No step writes such a file.
        case path(String, why: String)
        /// The code isn't what the patch was made for.
        case movedOn(FilePatch.Mismatch)
        case unreadable(WriteError)
    }

    /// Reads the files that the patch names, and nothing else; writes nothing.
    public func plan(_ patch: UnifiedPatch) throws(Refusal) -> Plan {
        for file in patch.files {
            if let why = Self.objection(to: file.path) { throw .path(file.path, why: why) }
        }
        var contents: [[UInt8]?] = []
        for file in patch.files {
            do throws(WriteError) {
                contents.append(try WritePlace(file.path).bytes(below: root))
            } catch {
                throw .unreadable(error)
            }
        }
        do throws(FilePatch.Mismatch) {
            var changes: [FileChange] = []
            for (file, before) in zip(patch.files, contents) {
                let after = try file.applied(to: before)
                changes.append(
                    FileChange(
                        path: file.path, before.map { .modified(before: $0, after: after) } ?? .created(after)))
            }
            return .changes(changes)
        } catch {
            if zip(patch.files, contents).allSatisfy({ $0.isApplied(to: $1) }) { return .applied }
            throw .movedOn(error)
        }
    }

    /// Steps write Swift files and Xcode projects below the root, and so does a patch of theirs.
    private static func objection(to path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if path.hasPrefix("/") { return "it is an absolute path" }
        if parts.contains(where: { ["", ".", ".."].contains($0) }) || path.utf8.contains(0) {
            return "it isn't a path inside the project"
        }
        // File systems that don't tell letters' case apart open it by any of them.
        if parts.contains(where: { $0.lowercased() == ".git" }) { return "it is git's own" }
        let isProject =
            parts.count >= 2 && parts[parts.count - 2].hasSuffix(".xcodeproj") && parts.last == "project.pbxproj"
        guard isProject || path.hasSuffix(".swift") else { return "no step writes such a file" }
        return nil
    }
}
