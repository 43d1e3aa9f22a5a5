#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Tells a package's manifest from a source file that is called `Package.swift` too.
enum PackageManifest {
    /// Whether the first kilobyte of the file at an absolute path names the tools version, as every manifest must.
    static func isOne(at path: String) throws(SystemError) -> Bool {
        let file = try Descriptor(open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
        var beginning = [UInt8](repeating: 0, count: 1024)
        let count = read(file.number, &beginning, beginning.count)
        guard count >= 0 else { throw .last }
        let mark = Array("swift-tools-version".utf8)
        let starts = 0..<max(0, count - mark.count + 1)
        return starts.contains { beginning[$0] == mark[0] && beginning[$0...].starts(with: mark) }
    }
}
