/// What a run says of files and of changes, whatever the step.
enum RunRules {
    static let all: [Rule] = [
        Rule(
            RuleID("conflict"), "two changes meet",
            explanation:
                "The change of this site would touch the bytes of another one's. Nothing is merged by guessing: the first is made, "
                + "the second waits.",
            example: .init(wrong: "navmigrate --through 2", right: "navmigrate --through 2   # a second time"),
            remedy: "Apply the others, then run again.", source: "The design of this tool."),
        Rule(
            RuleID("unsafe"), "a change that users may see",
            explanation:
                "The change may alter what users of the app see. It is shown and counted, and made only when asked for.",
            example: .init(wrong: "navmigrate", right: "navmigrate --unsafe"),
            remedy: "Look at the change with --dry-run --unsafe, and try the screen.",
            source: "The design of this tool."),
        Rule(
            .notSelected, "a site that the options leave out",
            explanation:
                "--only, --except, --target, --at, --screen, --max-files or a plan ask for other sites. It is counted, and not told "
                + "of by itself; --format json lists it.",
            example: .init(wrong: "navmigrate --only navigation-view", right: "navmigrate"),
            remedy: "Run without the option.", source: "The design of this tool."),
        Rule(
            RuleID("unreadable-file", "read"), "a file that can't be read",
            explanation:
                "The system doesn't let the file be read. It is left alone, the others are done, and the exit status is 3.",
            example: .init(wrong: "-rw------- root Secret.swift", right: "-rw-r--r-- you Secret.swift"),
            remedy: "Give yourself the right to read it, then run again.", source: "The operating system."),
        Rule(
            RuleID("unreadable-file", "encoding"), "a file that isn't UTF-8",
            explanation:
                "Swift source is UTF-8. The bytes at the place aren't, so the compiler would refuse them too. The file is left "
                + "alone, and the exit status is 3.",
            example: .init(wrong: "Caf\\xE9   (Latin-1)", right: "Café   (UTF-8)"),
            remedy: "Save the file as UTF-8, then run again.", source: "The Swift language reference."),
        Rule(
            RuleID("unreadable-file", "nesting"), "a file with too many brackets in brackets",
            explanation:
                "The parser's time doubles with each square bracket that is directly inside another one: 20 take minutes. A file "
                + "with more than 12, or with more than 250 brackets of all kinds inside each other, is left alone before it is "
                + "parsed, the others are done, and the exit status is 3.",
            example: .init(
                wrong: "let cube = [[[[[[[[[[[[[1]]]]]]]]]]]]]", right: "let row = [[[[1]]]]\nlet cube = [[[row]]]"),
            remedy: "Give inner parts names of their own, or generate less, then run again.",
            source: "The parser of the Swift toolchain, measured."),
        Rule(
            RuleID("unreadable-file", "syntax"), "a file that doesn't parse",
            explanation:
                "The parser finds a syntax error at the place. What can't be parsed can't be changed safely: the file is left "
                + "alone, the others are done, and the exit status is 3.",
            example: .init(wrong: "NavigationView { Home()", right: "NavigationView { Home() }"),
            remedy: "Correct the error, then run again.", source: "The parser of the Swift toolchain."),
        Rule(
            RuleID("skip", "unused"), "a comment that leaves nothing alone",
            explanation:
                "A comment asks to leave the next statement alone, and no site that a step would change is in it: the site has gone, "
                + "or the comment has come to stand somewhere else.",
            example: .init(wrong: "// navmigrate:skip\nText(\"Hello\")", right: "Text(\"Hello\")"),
            remedy: "Remove the comment, or put it on the line before the statement.",
            source: "The design of this tool."),
        Rule(
            RuleID("skip", "unknown-rule"), "a comment that names no rule",
            explanation:
                "A comment that asks to leave something alone names rules, with commas between, and a reason behind a semicolon. One "
                + "of the words is no rule. Reasons of a rule, such as 'destination-link/binding', can't be named.",
            example: .init(
                wrong: "// navmigrate:skip moved by hand later",
                right: "// navmigrate:skip destination-link; moved by hand later"),
            remedy: "Correct the name, or put a semicolon before the reason.", source: "The design of this tool."),
    ]
}
