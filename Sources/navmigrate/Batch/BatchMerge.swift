import MigrationRun
import Reporting

/// `navmigrate batch merge DIR … --output DIR`: one summary of the shards of a batch.
struct BatchMerge {
    let arguments: BatchArguments
    let workingDirectory: String
    let console: Console

    private struct Part {
        let name: String
        let plan: BatchPlan
        let rows: [(position: Int, row: BatchTable.Row)]
    }

    func run() throws -> ExitStatus {
        let name = arguments.output ?? ""
        let folder = BatchFolder(path: absolute(name))
        var parts: [Part] = []
        do {
            try folder.make()
            for case .folder(let shard) in arguments.sources { parts.append(try part(shard, for: folder)) }
            try check(parts)
            let rows = parts.flatMap(\.rows).sorted { $0.position < $1.position }.map(\.row)
            let table = BatchTable(rows: rows)
            try folder.write(table)
            try console.product(Array(table.text.utf8))
            let missing = tellMissing(parts)
            console.say("navmigrate: \(table.sentence); see \(name)/summary.html")
            return missing ? .unreadable : table.status
        } catch let error as BatchFolder.Failure {
            throw CommandLineError("\(name) can't be used: \(error)")
        }
    }

    private func part(_ name: String, for output: BatchFolder) throws -> Part {
        let folder = BatchFolder(path: absolute(name))
        do {
            guard let plan = try folder.plan() else { throw CommandLineError("\(name) holds no batch") }
            let records = try BatchJournal.read(in: folder.path)
            let from = AbsolutePath.withoutLinks(output.path) ?? output.path
            let to = AbsolutePath.withoutLinks(folder.path) ?? folder.path
            let table = BatchTable(plan, records, in: folder, prefix: RelativePath.path(from: from, to: to) + "/")
            return Part(
                name: name, plan: plan, rows: zip(plan.repositories, table.rows).map { ($0.position, $1) })
        } catch let error as BatchFolder.Failure {
            throw CommandLineError("\(name) can't be used: \(error)")
        } catch let error as BatchJournal.Failure {
            throw CommandLineError("\(name) can't be used: \(error)")
        }
    }

    /// All must be shards of one batch, each once.
    private func check(_ parts: [Part]) throws(CommandLineError) {
        var names: [Int: String] = [:]
        for part in parts {
            let (first, plan) = (parts[0].plan, part.plan)
            guard plan.shard?.of == first.shard?.of, plan.total == first.total, plan.options == first.options,
                plan.mode == first.mode, plan.branch == first.branch, plan.shard != nil || parts.count == 1
            else { throw CommandLineError("\(parts[0].name) and \(part.name) are no shards of one batch") }
            if let other = names.updateValue(part.name, forKey: plan.shard?.index ?? 1) {
                throw CommandLineError("\(other) and \(part.name) are the same shard")
            }
        }
    }

    /// Whether shards are missing, which is told.
    private func tellMissing(_ parts: [Part]) -> Bool {
        let shards = parts.compactMap(\.plan.shard)
        guard let count = shards.first?.of else { return false }
        let missing = Set(1...count).subtracting(shards.map(\.index)).sorted()
        guard !missing.isEmpty else { return false }
        console.say(
            "navmigrate: \(missing.count == 1 ? "a shard is" : "\(missing.count) shards are") missing: "
                + missing.map { "\($0)/\(count)" }.joined(separator: ", "))
        return true
    }

    private func absolute(_ path: String) -> String {
        AbsolutePath.of(path, in: workingDirectory)
    }
}
