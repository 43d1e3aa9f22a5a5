/// One thing that is measured on an app.
struct BenchmarkTask {
    let name: String
    /// How many threads it works with; nil: it doesn't say.
    let threads: Int?
    let command: [String]
    /// For one of `navmigrate`'s: the same with a report in JSON.
    let report: [String]?

    /// What this program and its rivals do with an app.
    static func all(
        on subject: Subject, migrated: Subject?, list: String, _ tools: Tools, threads: [Int]
    ) -> [BenchmarkTask] {
        var tasks = [
            BenchmarkTask("start-up", nil, [tools.navmigrate, "--version"]),
            BenchmarkTask("bare read", nil, [tools.reader, "--read", list]),
        ]
        for count in threads {
            tasks += own(on: subject, tools, threads: count)
            if let migrated {
                tasks.append(own("nothing to do", [migrated.folder, "--dry-run", "--unsafe"], tools, threads: count))
            }
            if let program = tools.astGrep { tasks.append(pattern(program, subject, threads: count)) }
            if let swift = tools.swift {
                tasks.append(
                    BenchmarkTask(
                        "swift format lint", count,
                        [swift, "format", "lint", "-r", subject.folder] + (count > 1 ? ["-p"] : [])))
            }
        }
        return tasks
    }

    /// What is counted in instructions: with one thread, for which valgrind has one.
    static func own(on subject: Subject, _ tools: Tools, threads: Int) -> [BenchmarkTask] {
        [
            own("audit", ["audit", subject.folder], tools, threads: threads),
            own("map", ["graph", subject.folder, "--format", "json"], tools, threads: threads),
            own("step 2", [subject.folder, "--step", "2", "--dry-run"], tools, threads: threads),
            own("six steps", [subject.folder, "--dry-run"], tools, threads: threads),
            own("six steps, --unsafe", [subject.folder, "--dry-run", "--unsafe"], tools, threads: threads),
        ]
    }

    private static func own(_ name: String, _ arguments: [String], _ tools: Tools, threads: Int) -> BenchmarkTask {
        let command = [tools.navmigrate] + arguments + ["--jobs", "\(threads)", "--minimum-os", "ios17"]
        return BenchmarkTask(
            name, threads, command, report: arguments.contains("--format") ? nil : command + ["--format", "json"])
    }

    /// The name by which others are compared with it.
    static let rival = "ast-grep"

    private static func pattern(_ program: String, _ subject: Subject, threads: Int) -> BenchmarkTask {
        BenchmarkTask(
            rival, threads,
            [
                program, "run", "-j", "\(threads)", "-l", "swift", "-p", "NavigationView { $$$BODY }", "-r",
                "NavigationStack { $$$BODY }", subject.folder,
            ])
    }

    private init(_ name: String, _ threads: Int?, _ command: [String], report: [String]? = nil) {
        (self.name, self.threads, self.command, self.report) = (name, threads, command, report)
    }
}
