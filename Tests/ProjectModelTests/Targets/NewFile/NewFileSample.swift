import SourceEditing

@testable import ProjectModel

/// A project with one file to be joined by a new one, and what becomes of its `project.pbxproj`.
struct NewFileSample {
    static let manifest = "App.xcodeproj/project.pbxproj"

    var text = Self.xcode
    var files = ["App/Home.swift", "App/Views/Detail.swift", "App/Views/Row.swift", "Widget/Widget.swift"]
    var others: [String: String] = [:]

    var set: ManifestSet {
        ManifestSet(
            manifests: others.merging([Self.manifest: text]) { $1 }.mapValues { Array($0.utf8) }, swiftFiles: files)
    }

    func membership(_ newFile: String, beside neighbour: String) -> NewFileMembership {
        NewFileMembership.of(newFile, beside: neighbour, in: set)
    }

    /// The sample with the new file in it, on disk and in the manifest.
    func adding(_ newFile: String, beside neighbour: String) -> NewFileSample {
        guard case .edits(let edits) = membership(newFile, beside: neighbour) else { return self }
        var all = EditSet()
        guard all.insert(edits[Self.manifest] ?? []) else { return self }
        var result = self
        result.text = SourceText(text).applying(all).string
        result.files.append(newFile)
        return result
    }

    /// The lines that change, each behind the line before it, indentation as `>`: `before | +line`. A reason where
    /// nothing can be done.
    func changes(_ newFile: String, beside neighbour: String) -> [String] {
        switch membership(newFile, beside: neighbour) {
        case .nothingToDo: return ["nothing to do"]
        case .impossible(let reason): return [reason]
        case .edits, .generated: break
        }
        let after = Array(adding(newFile, beside: neighbour).text.utf8)
        let change = FileChange(path: "p", .modified(before: Array(text.utf8), after: after))
        let lines = String(decoding: UnifiedDiff.diff(of: change), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0).replacing("\t", with: ">") }
        return zip(lines, lines.dropFirst()).dropFirst(4).compactMap { previous, line in
            line.hasPrefix("+") || line.hasPrefix("-") ? "\(previous.dropFirst()) | \(line)" : nil
        }
    }

    /// The targets that have a file once it was added.
    func targets(of newFile: String, beside neighbour: String) -> [String] {
        TargetMap.read(adding(newFile, beside: neighbour).set).targets(containing: newFile).map(\.name)
    }

    /// As Xcode writes it: two targets, of which the second has `Row.swift` too.
    static let xcode = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 56;
        	objects = {

        /* Begin PBXBuildFile section */
        		0A0000000000000000000001 /* Home.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000001 /* Home.swift */; };
        		0A0000000000000000000002 /* Detail.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000002 /* Detail.swift */; };
        		0A0000000000000000000003 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; };
        		0A0000000000000000000004 /* Row.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B0000000000000000000003 /* Row.swift */; };
        		FA0000000000000000000005 /* Widget.swift in Sources */ = {isa = PBXBuildFile; fileRef = FB0000000000000000000004 /* Widget.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		0B0000000000000000000001 /* Home.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Home.swift; sourceTree = "<group>"; };
        		0B0000000000000000000002 /* Detail.swift */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.swift; path = Detail.swift; sourceTree = "<group>"; };
        		0B0000000000000000000003 /* Row.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Row.swift; sourceTree = "<group>"; };
        		FB0000000000000000000004 /* Widget.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Widget.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXGroup section */
        		0C0000000000000000000000 = {
        			isa = PBXGroup;
        			children = (
        				0C0000000000000000000001 /* App */,
        				0C0000000000000000000003 /* Widget */,
        			);
        			sourceTree = "<group>";
        		};
        		0C0000000000000000000001 /* App */ = {
        			isa = PBXGroup;
        			children = (
        				0B0000000000000000000001 /* Home.swift */,
        				0C0000000000000000000002 /* Views */,
        			);
        			path = App;
        			sourceTree = "<group>";
        		};
        		0C0000000000000000000002 /* Views */ = {
        			isa = PBXGroup;
        			children = (
        				0B0000000000000000000002 /* Detail.swift */,
        				0B0000000000000000000003 /* Row.swift */,
        			);
        			path = Views;
        			sourceTree = "<group>";
        		};
        		0C0000000000000000000003 /* Widget */ = {
        			isa = PBXGroup;
        			children = (
        				FB0000000000000000000004 /* Widget.swift */,
        			);
        			path = Widget;
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		0D0000000000000000000001 /* App */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				0E0000000000000000000001 /* Sources */,
        			);
        			name = App;
        			productType = "com.apple.product-type.application";
        		};
        		0D0000000000000000000002 /* Widget */ = {
        			isa = PBXNativeTarget;
        			buildPhases = (
        				0E0000000000000000000002 /* Sources */,
        			);
        			name = Widget;
        			productType = "com.apple.product-type.app-extension";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		0F0000000000000000000000 /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = 0C0000000000000000000000;
        			projectDirPath = "";
        			projectRoot = "";
        			targets = (
        				0D0000000000000000000001 /* App */,
        				0D0000000000000000000002 /* Widget */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        		0E0000000000000000000001 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				0A0000000000000000000001 /* Home.swift in Sources */,
        				0A0000000000000000000002 /* Detail.swift in Sources */,
        				0A0000000000000000000003 /* Row.swift in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        		0E0000000000000000000002 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				FA0000000000000000000005 /* Widget.swift in Sources */,
        				0A0000000000000000000004 /* Row.swift in Sources */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXSourcesBuildPhase section */
        	};
        	rootObject = 0F0000000000000000000000 /* Project object */;
        }

        """
}
