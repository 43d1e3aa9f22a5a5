import Testing

@testable import ProjectModel

/// The entries of a new file in projects that list every file, as the project's own are written.
struct NewFileEntriesTests {
    private let sample = NewFileSample()

    private func replacing(_ old: String, with new: String) -> NewFileSample {
        NewFileSample(text: sample.text.replacing(old, with: new))
    }

    @Test func fourLinesForOneTarget() {
        #expect(
            sample.changes("App/Route.swift", beside: "App/Home.swift") == [
                ">>0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; }; | +>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 40F191D515AC47C0DF440F68 /* Route.swift */; };",
                ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>40F191D515AC47C0DF440F68 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0B0000000000000000000001 /* Home.swift */, | +>>>>40F191D515AC47C0DF440F68 /* Route.swift */,",
                ">>>>0A0000000000000000000001 /* Home.swift in Sources */, | +>>>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */,",
            ])
        #expect(sample.targets(of: "App/Route.swift", beside: "App/Home.swift") == ["App"])
    }

    @Test func twoTargetsShareTheReference() {
        #expect(
            sample.changes("App/Views/Route.swift", beside: "App/Views/Row.swift") == [
                ">>0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; }; | +>>5A693F919201DA5C87CD35AF /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 83BC0D5A149738416C301978 /* Route.swift */; };",
                ">>5A693F919201DA5C87CD35AF /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 83BC0D5A149738416C301978 /* Route.swift */; }; | +>>BEF55FF3E55DD2FBBFACCB1C /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 83BC0D5A149738416C301978 /* Route.swift */; };",
                ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>83BC0D5A149738416C301978 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0B0000000000000000000003 /* Row.swift */, | +>>>>83BC0D5A149738416C301978 /* Route.swift */,",
                ">>>>0A0000000000000000000003 /* Row.swift in Sources */, | +>>>>BEF55FF3E55DD2FBBFACCB1C /* Route.swift in Sources */,",
                ">>>>0A0000000000000000000004 /* Row.swift in Sources */, | +>>>>5A693F919201DA5C87CD35AF /* Route.swift in Sources */,",
            ])
        #expect(sample.targets(of: "App/Views/Route.swift", beside: "App/Views/Row.swift") == ["App", "Widget"])
    }

    @Test func twiceIsOnce() {
        let after = sample.adding("App/Route.swift", beside: "App/Home.swift")
        #expect(after.membership("App/Route.swift", beside: "App/Home.swift") == .nothingToDo)
    }

    @Test func aSecondNewFileGetsEntriesOfItsOwn() {
        let after = sample.adding("App/Route.swift", beside: "App/Home.swift")
        #expect(after.changes("App/Router.swift", beside: "App/Home.swift").count == 4)
        #expect(after.targets(of: "App/Router.swift", beside: "App/Home.swift") == ["App"])
    }

    // MARK: - Groups

    @Test func theFoldersGroupIsFoundAboveTheNeighbours() {
        #expect(
            sample.changes("App/Route.swift", beside: "App/Views/Detail.swift").filter {
                $0.contains("/,") || $0.contains("path")
            }
                == [
                    ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>40F191D515AC47C0DF440F68 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                    ">>>>0B0000000000000000000001 /* Home.swift */, | +>>>>40F191D515AC47C0DF440F68 /* Route.swift */,",
                    ">>>>0A0000000000000000000002 /* Detail.swift in Sources */, | +>>>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */,",
                ])
    }

    @Test func theMainGroupStandsForTheProjectsFolder() {
        #expect(
            sample.changes("Route.swift", beside: "App/Home.swift") == [
                ">>0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; }; | +>>D2A428B25AF79F3E17172414 /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9F7BE5E832F96D1C96333D77 /* Route.swift */; };",
                ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>9F7BE5E832F96D1C96333D77 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0C0000000000000000000003 /* Widget */, | +>>>>9F7BE5E832F96D1C96333D77 /* Route.swift */,",
                ">>>>0A0000000000000000000001 /* Home.swift in Sources */, | +>>>>D2A428B25AF79F3E17172414 /* Route.swift in Sources */,",
            ])
    }

    @Test func withoutAGroupTheNeighboursHasThePath() {
        #expect(
            sample.changes("App/Support/Route.swift", beside: "App/Home.swift") == [
                ">>0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; }; | +>>CEA3D9D9663C94EE71A4025C /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 950212DD645A30E88E0AE755 /* Route.swift */; };",
                ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>950212DD645A30E88E0AE755 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Route.swift; path = Support/Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0B0000000000000000000001 /* Home.swift */, | +>>>>950212DD645A30E88E0AE755 /* Route.swift */,",
                ">>>>0A0000000000000000000001 /* Home.swift in Sources */, | +>>>>CEA3D9D9663C94EE71A4025C /* Route.swift in Sources */,",
            ])
        #expect(sample.targets(of: "App/Support/Route.swift", beside: "App/Home.swift") == ["App"])
        #expect(
            sample.changes("Common/Route.swift", beside: "App/Home.swift").filter { $0.contains("path") } == [
                ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>C074683BEA81D58A58F28616 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = Route.swift; path = ../Common/Route.swift; sourceTree = \"<group>\"; };"
            ])
        #expect(sample.targets(of: "Common/Route.swift", beside: "App/Home.swift") == ["App"])
    }

    @Test func aReferenceThatIsThereIsUsed() {
        let known = replacing(
            "/* End PBXFileReference section */",
            with: """
                		FC0000000000000000000009 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App/Route.swift; sourceTree = SOURCE_ROOT; };
                /* End PBXFileReference section */
                """)
        #expect(
            known.changes("App/Route.swift", beside: "App/Home.swift") == [
                ">>0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; }; | +>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = FC0000000000000000000009 /* Route.swift */; };",
                ">>>>0A0000000000000000000001 /* Home.swift in Sources */, | +>>>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */,",
            ])
        #expect(known.targets(of: "App/Route.swift", beside: "App/Home.swift") == ["App"])
    }

    @Test func aTargetThatHasTheFileGetsNoSecondEntry() {
        let half = sample.adding("App/Views/Route.swift", beside: "App/Views/Detail.swift")
        #expect(
            half.changes("App/Views/Route.swift", beside: "App/Views/Row.swift") == [
                ">>0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; }; | +>>5A693F919201DA5C87CD35AF /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 83BC0D5A149738416C301978 /* Route.swift */; };",
                ">>>>0A0000000000000000000004 /* Row.swift in Sources */, | +>>>>5A693F919201DA5C87CD35AF /* Route.swift in Sources */,",
            ])
        #expect(half.targets(of: "App/Views/Route.swift", beside: "App/Views/Row.swift") == ["App", "Widget"])
    }

    // MARK: - Order

    @Test func inAnUnsortedSectionTheEntryStandsBehindTheNeighbours() {
        let unsorted = replacing("0A0000000000000000000001", with: "FF0000000000000000000001")
        #expect(
            unsorted.changes("App/Route.swift", beside: "App/Home.swift") == [
                ">>FF0000000000000000000001 /* Home.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000001 /* Home.swift */; }; | +>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 40F191D515AC47C0DF440F68 /* Route.swift */; };",
                ">>0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>40F191D515AC47C0DF440F68 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0B0000000000000000000001 /* Home.swift */, | +>>>>40F191D515AC47C0DF440F68 /* Route.swift */,",
                ">>>>FF0000000000000000000001 /* Home.swift in Sources */, | +>>>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */,",
            ])
    }

    @Test func theSmallestAndTheLargestIdentifierFindTheirPlaces() {
        let first = NewFileSample(
            text: sample.text.replacing("0A0000", with: "FA0000").replacing("0B0000", with: "FB0000"))
        #expect(
            first.changes("App/Route.swift", beside: "App/Home.swift") == [
                "/* Begin PBXBuildFile section */ | +>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 40F191D515AC47C0DF440F68 /* Route.swift */; };",
                "/* Begin PBXFileReference section */ | +>>40F191D515AC47C0DF440F68 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>FB0000000000000000000001 /* Home.swift */, | +>>>>40F191D515AC47C0DF440F68 /* Route.swift */,",
                ">>>>FA0000000000000000000001 /* Home.swift in Sources */, | +>>>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */,",
            ])
        let last = NewFileSample(
            text: sample.text.replacing("FA0000", with: "0A0000").replacing("FB0000", with: "0B0000"))
        #expect(
            last.changes("App/Route.swift", beside: "App/Home.swift") == [
                ">>0A0000000000000000000005 /* Widget.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000004 /* Widget.swift */; }; | +>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 40F191D515AC47C0DF440F68 /* Route.swift */; };",
                ">>0B0000000000000000000004 /* Widget.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Widget.swift; sourceTree = \"<group>\"; }; | +>>40F191D515AC47C0DF440F68 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0B0000000000000000000001 /* Home.swift */, | +>>>>40F191D515AC47C0DF440F68 /* Route.swift */,",
                ">>>>0A0000000000000000000001 /* Home.swift in Sources */, | +>>>>5034FD6355AEEA7E0796238E /* Route.swift in Sources */,",
            ])
    }

    @Test func objectsSortedThroughAllClassesStaySo() {
        let mixed = NewFileSample(text: NewFileStyles.mixed, files: ["Home.swift"])
        #expect(
            mixed.changes("Route.swift", beside: "Home.swift") == [
                ">>200000000000000000000000 /* Home.swift in Sources */ = {isa = PBXBuildFile; fileRef = 500000000000000000000000 /* Home.swift */; }; | ->>300000000000000000000000 = {isa = PBXGroup; children = (500000000000000000000000, ); sourceTree = \"<group>\"; };",
                ">>300000000000000000000000 = {isa = PBXGroup; children = (500000000000000000000000, ); sourceTree = \"<group>\"; }; | +>>300000000000000000000000 = {isa = PBXGroup; children = (500000000000000000000000, 9F7BE5E832F96D1C96333D77 /* Route.swift */, ); sourceTree = \"<group>\"; };",
                ">>500000000000000000000000 /* Home.swift */ = {isa = PBXFileReference; path = Home.swift; sourceTree = \"<group>\"; }; | ->>A00000000000000000000000 = {isa = PBXSourcesBuildPhase; files = (200000000000000000000000, ); };",
                ">>A00000000000000000000000 = {isa = PBXSourcesBuildPhase; files = (200000000000000000000000, ); }; | +>>9F7BE5E832F96D1C96333D77 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>9F7BE5E832F96D1C96333D77 /* Route.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; }; | +>>A00000000000000000000000 = {isa = PBXSourcesBuildPhase; files = (200000000000000000000000, D2A428B25AF79F3E17172414 /* Route.swift in Sources */, ); };",
                ">>A00000000000000000000000 = {isa = PBXSourcesBuildPhase; files = (200000000000000000000000, D2A428B25AF79F3E17172414 /* Route.swift in Sources */, ); }; | +>>D2A428B25AF79F3E17172414 /* Route.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9F7BE5E832F96D1C96333D77 /* Route.swift */; };",
            ])
        #expect(mixed.targets(of: "Route.swift", beside: "Home.swift") == ["App"])
    }

    // MARK: - Format

    @Test(arguments: [
        ("Route+App.swift", "\"Route+App.swift\""), ("My Route.swift", "\"My Route.swift\""),
        ("App-Route.swift", "\"App-Route.swift\""), ("Röute.swift", "\"Röute.swift\""),
        ("Route_1.swift", "Route_1.swift"),
    ])
    func namesAreQuotedAsXcodeDoes(name: String, written: String) {
        let lines = sample.changes("App/\(name)", beside: "App/Home.swift")
        #expect(lines.count == 4)
        #expect(
            lines.contains {
                $0.contains("/* \(name) */ = {isa = PBXFileReference;") && $0.contains("; path = \(written); ")
            })
        #expect(sample.targets(of: "App/\(name)", beside: "App/Home.swift") == ["App"])
    }

    @Test func lineEndingsAndAByteOrderMarkStay() {
        let windows = NewFileSample(text: "\u{FEFF}" + sample.text.replacing("\n", with: "\r\n"))
        #expect(
            windows.adding("App/Route.swift", beside: "App/Home.swift").text
                == "\u{FEFF}"
                + sample.adding("App/Route.swift", beside: "App/Home.swift").text.replacing("\n", with: "\r\n"))
    }

    @Test func withoutCommentsNoneAreWritten() {
        let plain = NewFileSample(text: sample.text.replacing(#/ ?/\*.*?\*//#, with: ""))
        #expect(
            plain.changes("App/Route.swift", beside: "App/Home.swift") == [
                ">>0A0000000000000000000004 = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003; }; | +>>5034FD6355AEEA7E0796238E = {isa = PBXBuildFile; fileRef = 40F191D515AC47C0DF440F68; };",
                ">>0B0000000000000000000003 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = \"<group>\"; }; | +>>40F191D515AC47C0DF440F68 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                ">>>>0B0000000000000000000001, | +>>>>40F191D515AC47C0DF440F68,",
                ">>>>0A0000000000000000000001, | +>>>>5034FD6355AEEA7E0796238E,",
            ])
    }

    @Test func objectsOverSeveralLinesAreWrittenSo() {
        let tall = NewFileSample(text: NewFileStyles.tall, files: ["Home.swift"])
        #expect(
            tall.changes("Route.swift", beside: "Home.swift") == [
                "  objects = { | +    D2A428B25AF79F3E17172414 = {",
                "    D2A428B25AF79F3E17172414 = { | +      isa = PBXBuildFile;",
                "      isa = PBXBuildFile; | +      fileRef = 9F7BE5E832F96D1C96333D77;",
                "      fileRef = 9F7BE5E832F96D1C96333D77; | +    };",
                "    }; | +    9F7BE5E832F96D1C96333D77 = {",
                "    9F7BE5E832F96D1C96333D77 = { | +      isa = PBXFileReference;",
                "      isa = PBXFileReference; | +      lastKnownFileType = sourcecode.swift;",
                "      lastKnownFileType = sourcecode.swift; | +      path = Route.swift;",
                "      path = Route.swift; | +      sourceTree = \"<group>\";",
                "      sourceTree = \"<group>\"; | +    };",
                "      children = ( | -        F2",
                "        F2 | +        F2,",
                "        F2, | +        9F7BE5E832F96D1C96333D77",
                "      files = ( | -        F1",
                "        F1 | +        F1,",
                "        F1, | +        D2A428B25AF79F3E17172414",
            ])
        #expect(tall.targets(of: "Route.swift", beside: "Home.swift") == ["App"])
    }

    @Test func listsOnOneLineAndWithoutALastComma() {
        let short = NewFileSample(text: NewFileStyles.short, files: ["Home.swift"])
        #expect(
            short.changes("Route.swift", beside: "Home.swift") == [
                "B = { isa = PBXBuildFile; fileRef = R; }; | +D2A428B25AF79F3E17172414 = { isa = PBXBuildFile; fileRef = 9F7BE5E832F96D1C96333D77; };",
                "D2A428B25AF79F3E17172414 = { isa = PBXBuildFile; fileRef = 9F7BE5E832F96D1C96333D77; }; | +9F7BE5E832F96D1C96333D77 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Route.swift; sourceTree = \"<group>\"; };",
                "R = { isa = PBXFileReference; path = Home.swift; sourceTree = \"<group>\"; }; | -G = { isa = PBXGroup; children = (R /* Home.swift */); sourceTree = \"<group>\"; };",
                "G = { isa = PBXGroup; children = (R /* Home.swift */); sourceTree = \"<group>\"; }; | -S = { isa = PBXSourcesBuildPhase; files = (B /* Home.swift in Sources */,); };",
                "S = { isa = PBXSourcesBuildPhase; files = (B /* Home.swift in Sources */,); }; | +G = { isa = PBXGroup; children = (R /* Home.swift */, 9F7BE5E832F96D1C96333D77); sourceTree = \"<group>\"; };",
                "G = { isa = PBXGroup; children = (R /* Home.swift */, 9F7BE5E832F96D1C96333D77); sourceTree = \"<group>\"; }; | +S = { isa = PBXSourcesBuildPhase; files = (B /* Home.swift in Sources */, D2A428B25AF79F3E17172414,); };",
            ])
        #expect(short.targets(of: "Route.swift", beside: "Home.swift") == ["App"])
    }

    @Test func identifiersDependOnTheProjectAlone() throws {
        guard case .edits(let here) = sample.membership("App/Route.swift", beside: "App/Home.swift"),
            case .edits(let below) = NewFileMembership.of(
                "ios/App/Route.swift", beside: "ios/App/Home.swift",
                in: ManifestSet(
                    manifests: ["ios/\(NewFileSample.manifest)": Array(sample.text.utf8)],
                    swiftFiles: sample.files.map { "ios/" + $0 }))
        else {
            Issue.record("no edits")
            return
        }
        #expect(below == ["ios/\(NewFileSample.manifest)": try #require(here[NewFileSample.manifest])])
    }

    @Test func aTakenIdentifierIsNotUsedAgain() {
        var identifiers = XcodeObjectID(taken: [])
        let first = identifiers.make(for: "a")
        let second = identifiers.make(for: "a")
        #expect(
            [first, second] == [
                "AF63DC4C8601EC8C089C4307",
                "E63FE8190483BECFA4ACA80C",
            ])
        var others = XcodeObjectID(taken: [first.lowercased()])
        let other = others.make(for: "a")
        #expect(other == second)
    }

    @Test func stringsAreEscaped() {
        #expect(PropertyList.written("") == "\"\"")
        #expect(PropertyList.written("a/b.swift") == "a/b.swift")
        #expect(PropertyList.written("a//b") == "\"a//b\"")
        #expect(PropertyList.written("___a") == "\"___a\"")
        #expect(PropertyList.written("a\"b\\c\n\t") == #""a\"b\\c\n\t""#)
    }
}
