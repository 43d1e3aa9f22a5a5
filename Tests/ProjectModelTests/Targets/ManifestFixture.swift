@testable import ProjectModel

/// A project tree as the reader gets it: manifests by path, Swift files by path.
struct ManifestFixture {
    var manifests: [String: String] = [:]
    var files: [String] = []

    var map: TargetMap {
        TargetMap.read(ManifestSet(manifests: manifests.mapValues { Array($0.utf8) }, swiftFiles: files))
    }

    /// The notes as `manifest:line:column: message`, as far as they have a place.
    var notes: [String] {
        map.notes.map { note in
            ([note.manifest] + [note.line, note.column].compactMap { $0.map(String.init) }).joined(separator: ":")
                + ": " + note.message
        }
    }

    /// An Xcode project at the root with one application `App`, whose settings are given as lines.
    static func app(
        _ settings: String, project: String = "", base: String = "", manifests: [String: String] = [:]
    ) -> ManifestFixture {
        ManifestFixture(
            manifests: manifests.merging(["App.xcodeproj/project.pbxproj": appProject(settings, project, base)]) {
                first, _ in first
            })
    }

    private static func appProject(_ settings: String, _ project: String, _ base: String) -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
        G = {isa = PBXGroup; children = (X, Y); sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
        Y = {isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
             buildPhases = (); buildConfigurationList = TL; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
        TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
        PC = {isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = {
        \(project)
        }; };
        TC = {isa = XCBuildConfiguration; name = Debug; \(base.isEmpty ? "" : "baseConfigurationReference = Y;") buildSettings = {
        \(settings)
        }; };
        };
        rootObject = P;
        }
        """
    }

    /// The only target of the map.
    var target: BuildTarget? { map.targets.count == 1 ? map.targets[0] : nil }

    /// The only target's platforms, as `iOS 16.0: IPHONEOS_DEPLOYMENT_TARGET = 16.0`, in the order of the cases.
    var platforms: [String] { target.map(Self.platforms) ?? ["not one target but \(map.targets.count)"] }

    static func platforms(of target: BuildTarget) -> [String] {
        Platform.allCases.compactMap { platform in
            switch target.platforms[platform] {
            case .known(let deployment): "\(platform.displayName) \(deployment.minimum): \(deployment.setting)"
            case .unknown: "\(platform.displayName) unknown"
            case nil: nil
            }
        }
    }
}
