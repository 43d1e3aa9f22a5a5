import TypeCheck

/// One target of an app, before and after.
struct Comparison {
    let target: AppTarget
    let checker: TypeChecker
    let before: AppFolder
    let after: AppFolder

    struct Result {
        let files: Int
        let changed: Int
        let before: [CompilerError]
        let new: [CompilerError]
    }

    /// The whole target at once; where the compiler gives up on that, each changed file by itself.
    func result() throws -> Result {
        let changed = after.changedFiles(since: before, in: target)
        do {
            return try result(changed.count, checking: [.all])
        } catch let failure as CompilerFailure where failure.gaveUp {
            return try result(changed.count, checking: changed.map { .only([$0]) })
        }
    }

    private func result(_ changed: Int, checking all: [TypeChecker.Module.Checked]) throws -> Result {
        var (errorsBefore, errorsAfter): ([CompilerError], [CompilerError]) = ([], [])
        for checked in all {
            do {
                let old = try checker.errors(in: before.modules(for: target, checking: checked))
                let new = try checker.errors(in: after.modules(for: target, checking: checked))
                // The compiler then looks no further.
                if let error = (old + new).first(where: { $0.message.hasPrefix("no such module") }) {
                    throw CompilerFailure(description: error.description)
                }
                errorsBefore += old
                errorsAfter += new
            } catch let failure as CompilerFailure where failure.gaveUp && checked != .all {
                print("  no verdict on \(checked)")
            }
        }
        let files = all == [.all] ? after.files(of: target).count : all.count
        return Result(
            files: files, changed: changed, before: errorsBefore,
            new: Self.difference(errorsBefore, errorsAfter))
    }

    /// The errors that `after` has more often than `before`, by file and message.
    private static func difference(_ before: [CompilerError], _ after: [CompilerError]) -> [CompilerError] {
        var known = Dictionary(grouping: before) { [$0.file, $0.messageBesidesContainers] }.mapValues(\.count)
        return after.filter { error in
            let key = [error.file, error.messageBesidesContainers]
            guard let count = known[key], count > 0 else { return true }
            known[key] = count - 1
            return false
        }
    }
}
