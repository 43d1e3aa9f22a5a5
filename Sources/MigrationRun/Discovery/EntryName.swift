/// What the name of a file or folder says about it.
enum EntryName {
    /// Folders that hold other people's code or a build's output, in the order of their tools:
    /// Xcode, CocoaPods, Carthage, SwiftPM inside Xcode's build, npm. Asset catalogs hold no source and many folders.
    ///
    /// - Parameter folder: The absolute path of the folder that holds it.
    static func isLeftOutFolder(_ name: String, in folder: String) -> Bool {
        switch name {
        case "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules": true
        // Reached only where `.build` itself was named.
        case "checkouts": folder.utf8.hasSuffix("/.build")
        default: isHidden(name) || name.utf8.hasSuffix(".xcassets")
        }
    }

    static func isHidden(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: ".")
    }

    static func isSwift(_ name: String) -> Bool {
        name.utf8.hasSuffix(".swift")
    }

    /// `Strings.generated.swift`, `R.generated.swift`.
    static func isGenerated(_ name: String) -> Bool {
        name.utf8.hasSuffix(".generated.swift")
    }

    /// What a file can be by its name alone.
    static func isManifest(_ name: String) -> Bool {
        switch name {
        case "project.pbxproj", "project.yml", "Package.swift", "Project.swift": true
        default:
            name.utf8.hasSuffix(".xcconfig") || isVersionedPackage(name)
                || name.utf8.starts(with: "Tuist".utf8) && isSwift(name)
        }
    }

    /// `Package@swift-5.9.swift`: a package's manifest for older tools.
    static func isVersionedPackage(_ name: String) -> Bool {
        name.utf8.starts(with: "Package@swift-".utf8) && isSwift(name)
    }
}

extension String.UTF8View {
    /// Compares bytes. `String.hasSuffix` compares characters, and ".swift" after some
    /// scripts' signs does not begin with the character ".".
    fileprivate func hasSuffix(_ suffix: String) -> Bool {
        self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }
}
