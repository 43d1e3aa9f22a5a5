import Migration
import MigrationRun
import Reporting
import SourceEditing

/// `navmigrate snapshot apply DIR --step N`: the very diff that was reviewed, or nothing.
struct SnapshotApply {
    let step: Step
    let arguments: SnapshotArguments
    let folder: SnapshotFolder
    let workingDirectory: String
    let environment: [String: String]
    let console: Console

    func run(_ settings: SnapshotSettings) throws -> ExitStatus {
        let name = SnapshotTexts.name(step)
        let place = "\(arguments.folder)/\(name)"
        guard let bytes = try folder.bytes(of: name) else {
            throw CommandLineError("\(place) is missing: record the snapshot anew, and review it")
        }
        let patch: UnifiedPatch
        do throws(UnifiedPatch.Fault) {
            patch = try UnifiedPatch(reading: bytes)
        } catch {
            throw CommandLineError("\(place) isn't a diff that navmigrate wrote: \(error); nothing was written")
        }
        let root = try root(settings)
        let display = RunPlaces.display(root: root, workingDirectory: workingDirectory)
        var journal = try RunJournal.open(root: root, environment: environment, console: console)
        if let found = try journal?.recover() { console.words(RecoveryText.text(found, display)) }
        let plan: PatchApplication.Plan
        do throws(PatchApplication.Refusal) {
            plan = try PatchApplication(root: root).plan(patch)
        } catch {
            if case .movedOn = error, let earlier = try pendingBefore(root) {
                console.say(
                    "navmigrate: refused: step \(earlier.rawValue) (\(earlier.name)) of the snapshot isn't applied yet; first run: "
                        + "navmigrate snapshot apply \(ShellWord.quoted(arguments.folder)) --step \(earlier.rawValue)")
                return .refused
            }
            return try tell(error, place, display)
        }
        switch plan {
        case .applied:
            console.say("navmigrate: \(title) is applied already: nothing to do")
            return .success
        case .changes(let changes) where changes.isEmpty:
            console.say("navmigrate: \(title) changes nothing here")
            return .success
        case .changes(let changes):
            return write(changes, below: root, &journal, display)
        }
    }

    private var title: String { "step \(step.rawValue) (\(step.name))" }

    /// Where the diff's paths begin.
    private func root(_ settings: SnapshotSettings) throws -> String {
        let root = try DiscoveryScope(paths: arguments.places(settings), workingDirectory: workingDirectory).root
        // What a snapshot says of the way to its project is no reason to write anywhere on the disk.
        let own = AbsolutePath.withoutLinks(folder.path) ?? folder.path
        let here = AbsolutePath.withoutLinks(workingDirectory) ?? workingDirectory
        let isNear = isInside(own, root) || isInside(here, root) || isInside(root, here)
        if isNear || !arguments.paths.isEmpty { return root }
        throw CommandLineError(
            "\(arguments.folder) says that it is of \(root), which lies apart from it and from the working directory; "
                + "if that is meant, name the project: navmigrate snapshot apply \(arguments.folder) \(root) "
                + "--step \(step.rawValue)")
    }

    private func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// The first step before this one whose diff would apply as it is.
    private func pendingBefore(_ root: String) throws -> Step? {
        try Step.allCases.first { earlier in
            guard earlier != .audit, earlier < step, let bytes = try folder.bytes(of: SnapshotTexts.name(earlier)),
                let patch = try? UnifiedPatch(reading: bytes),
                case .changes(let changes)? = try? PatchApplication(root: root).plan(patch)
            else { return false }
            return !changes.isEmpty
        }
    }

    private func write(
        _ changes: [FileChange], below root: String, _ journal: inout RunJournal?, _ display: PathDisplay
    ) -> ExitStatus {
        if !arguments.allowsDirty,
            let refusal = GitGuard(root: root).uncommittedChanges(in: changes.map(\.path)).refusal(display)
        {
            console.words(refusal)
            return .refused
        }
        let written = StepWriter(root: root, verification: nil, committer: nil).write(
            [.init(steps: [step], changes: changes, message: "")], journal: &journal)
        if let stop = written.stop {
            console.words(StopText(stop, kept: [], command: nil, display: display).text)
            return .failure
        }
        console.say("navmigrate: applied \(title): \(Summary.count(changes.count, "file")) changed")
        return .success
    }

    // MARK: Words

    private func tell(
        _ refusal: PatchApplication.Refusal, _ place: String, _ display: PathDisplay
    ) throws -> ExitStatus {
        switch refusal {
        case .path(let path, let why):
            throw CommandLineError("\(place) would write '\(path)': \(why); nothing was written")
        case .unreadable(let error):
            throw error.seen(by: display)
        case .movedOn(let mismatch):
            console.say(
                "navmigrate: refused: \(display.path(mismatch.path)):\(mismatch.line): the code has moved on since "
                    + "the snapshot: \(words(mismatch.cause))")
            console.say(
                "Nothing was written. 'navmigrate snapshot accept \(arguments.folder)' takes the code as it is, to be "
                    + "reviewed anew.")
            return .refused
        }
    }

    private func words(_ cause: FilePatch.Mismatch.Cause) -> String {
        switch cause {
        case .exists: "the file is there already"
        case .missing: "the file is gone"
        case .goesOn: "the file goes on where the snapshot has its end"
        case .line(let expected, let found?): "the snapshot has \(quoted(expected)), the file \(quoted(found))"
        case .line(let expected, nil): "the snapshot has \(quoted(expected)), the file has ended"
        }
    }

    private func quoted(_ line: [UInt8]) -> String {
        let text = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
        return "'\(text.count > 80 ? text.prefix(79) + "…" : text)'"
    }
}
