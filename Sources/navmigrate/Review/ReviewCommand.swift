import Foundation
import Migration
import MigrationRun
import Reporting

/// `navmigrate review [PATH …]`: asks about each change, and keeps the answers in a plan, which `--plan` applies.
struct ReviewCommand {
    /// Where the plan goes unless `--plan` says otherwise.
    static let defaultPlan = "navmigrate-plan.json"

    let arguments: Arguments
    let workingDirectory: String
    let console: Console

    func run() throws -> ExitStatus {
        guard let ask = console.ask else { throw NoTerminal() }
        let file = PlanFile(arguments.plan ?? Self.defaultPlan, workingDirectory: workingDirectory)
        let earlier = try file.readIfThere() ?? ReviewPlan()
        let progress = ProgressLine(console: console)
        defer { progress.clear() }
        var options = RunOptions(migrating: arguments, workingDirectory: workingDirectory)
        // What is unsafe is shown with its reason, and asked about like the rest.
        options.includesUnsafe = true
        let outcome = try Migrator(options, progress: progress.show).run()
        progress.clear()
        let display = RunPlaces.display(root: outcome.root, workingDirectory: workingDirectory)
        var review = Review(ReviewItem.all(in: outcome.report), continuing: earlier)
        while let (item, number) = review.next {
            console.words(text(of: item, number, of: review.count, display))
            let word = ask("Change it? y (yes), n (no), a (all of \(item.id)), d (none of it), q (quit): ")
            // The end of the input is an answer, too.
            guard let answer = word.map(Review.Answer.init) ?? .quit else { continue }
            if answer == .quit { break }
            review.answer(item, answer)
            // What is answered is kept, whatever happens next.
            try file.write(review.plan)
        }
        tell(review, file)
        return ExitStatus(unreadable: outcome.report.unreadable)
    }

    private func text(of item: ReviewItem, _ number: Int, of count: Int, _ display: PathDisplay) -> String {
        let head =
            "\n\(number) of \(count), \(StepNames.list([item.step])): \(display.path(item.place.file)):"
            + "\(item.place.location)\n"
        let kind = item.choice.isUnsafe ? "unsafe: " : ""
        let patch = Printable.lines(String(decoding: item.patch, as: UTF8.self))
        let shown =
            item.patch.isEmpty ? "(its edits are those of a change before it)\n" : console.painters.words.patch(patch)
        return head + "\(kind)\(Printable.text(item.message)) [\(item.id)]\n" + shown
    }

    private func tell(_ review: Review, _ file: PlanFile) {
        guard review.count > 0 else {
            console.say("there is no change to ask about")
            return
        }
        console.say("\(review.wanted) wanted, \(review.refused) not wanted, \(review.open) not answered")
        guard review.wanted > 0 else { return }
        let paths = arguments.paths.map { "\($0) " }.joined()
        console.say("apply them with: navmigrate \(paths)--plan \(file.path)")
        if review.open > 0 { console.say("go on with the same command: what is answered isn't asked again") }
    }
}

/// There is nobody to ask.
struct NoTerminal: Error, CustomStringConvertible {
    var description: String {
        "'review' asks questions, and stdin is no terminal; scripts choose with --only, --except, --at or --plan"
    }
}
