#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of a file, as a patch counts them. Lines count from 0.
///
/// Only a line feed ends a line, and it belongs to the line: a last line without one differs from
/// the same line with one, `\r\n` differs from `\n`, and a lone carriage return is a character like
/// any other. An empty file has no lines.
struct FileLines {
    let bytes: [UInt8]
    /// Where each line begins (UTF-8 offsets), and behind the last one the end of the file.
    private let bounds: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        bounds = bytes.withUnsafeBytes(Self.bounds)
    }

    var count: Int { bounds.count - 1 }

    /// The bytes of a line, its line feed included.
    subscript(line: Int) -> ArraySlice<UInt8> {
        bytes[bounds[line]..<bounds[line + 1]]
    }

    /// Gives `body` a way to look up lines that can be compared and hashed quickly. The lines must
    /// not leave `body`.
    func withLines<Result>(_ body: ((Int) -> Line) -> Result) -> Result {
        let bounds = bounds
        return bytes.withUnsafeBytes { file in
            body { line in
                let start = bounds[line]
                let count = bounds[line + 1] - start
                return Line(bytes: UnsafeRawBufferPointer(start: file.baseAddress! + start, count: count))
            }
        }
    }

    /// A line where it stands in memory. In a debug build, comparing and hashing it in one piece is
    /// many times faster than byte by byte.
    struct Line: Hashable {
        fileprivate let bytes: UnsafeRawBufferPointer

        static func == (one: Line, other: Line) -> Bool {
            one.bytes.count == other.bytes.count
                && memcmp(one.bytes.baseAddress!, other.bytes.baseAddress!, one.bytes.count) == 0
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(bytes: bytes)
        }
    }

    private static func bounds(in file: UnsafeRawBufferPointer) -> [Int] {
        var bounds = [0]
        guard let start = file.baseAddress else { return bounds }
        var position = 0
        while position < file.count {
            if let feed = memchr(start + position, 0x0A, file.count - position) {
                position = UnsafeRawPointer(feed) - start + 1
            } else {
                position = file.count
            }
            bounds.append(position)
        }
        return bounds
    }
}
