import ProjectModel
import SourceEditing
import Testing

@Suite struct WholeFilesTests {
    private static let long = "func f() { let a = \"a body that is long enough for the mask to blank it\" }\n"

    private func file(_ path: String, _ text: String) -> ProjectFile {
        ProjectFile(path: path, source: ParsedSource(SourceText(text), keeping: NeedleSet(["wanted"])))
    }

    private let project: Project

    init() {
        let masked = ProjectFile(
            path: "Masked.swift", source: ParsedSource(SourceText(Self.long), keeping: NeedleSet(["wanted"])))
        let whole = ProjectFile(path: "Whole.swift", source: ParsedSource(SourceText("func g() {}\n")))
        project = Project(
            files: [masked, whole],
            deployments: Deployments(targets: TargetMap.read(ManifestSet(manifests: [:], swiftFiles: [])), stated: [:]),
            sources: ProjectSources(paths: ["Masked.swift", "Other.swift", "Whole.swift"]) { path in
                path == "Other.swift" ? SourceText("let other = 1\n") : nil
            })
    }

    @Test("a masked file and one that isn't parsed have all their code, others are as they are") func wholeFiles() {
        #expect(project.file(at: "Masked.swift")?.source.tree.description != Self.long)
        #expect(project.whole("Masked.swift")?.source.tree.description == Self.long)
        #expect(project.whole("Other.swift")?.source.tree.description == "let other = 1\n")
        #expect(project.whole("Whole.swift")?.source.tree == project.file(at: "Whole.swift")?.source.tree)
        #expect(project.whole("Absent.swift")?.path == nil)
    }

    @Test("only what is asked for has to be there") func wholeAround() {
        let masked = project.file(at: "Masked.swift")?.source.tree
        #expect(project.file(at: "Masked.swift", wholeAround: NeedleSet(["other"]))?.source.tree == masked)
        #expect(
            project.file(at: "Masked.swift", wholeAround: NeedleSet(["body"]))?.source.tree.description == Self.long)
    }

    @Test("a file is parsed once, and again when its text has changed") func changedFiles() {
        let first = project.whole("Masked.swift")?.source.tree
        #expect(project.whole("Masked.swift")?.source.tree == first)
        let text = "func e() {}\n" + Self.long
        let changed = project.with(
            [file("Masked.swift", text)], targets: project.deployments.targets, manifests: [:])
        #expect(changed.whole("Masked.swift")?.source.tree.description == text)
        let unchanged = project.with([], targets: project.deployments.targets, manifests: [:])
        #expect(unchanged.whole("Masked.swift")?.source.tree == first)
    }
}
