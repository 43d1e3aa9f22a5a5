#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Paths in the order of their bytes, each once: the same on every machine, whatever the order of a listing.
struct PathList {
    let paths: [String]
    /// Paths that differ from one in `paths` by their bytes and yet are equal as strings. To keep both would
    /// make one of them the other in every dictionary.
    let twice: [String]

    init(_ found: [String]) {
        var paths: [String] = []
        var twice: [String] = []
        var seen: Set<String> = []
        for path in found.sorted(by: Self.precedes) {
            let (isNew, same) = seen.insert(path)
            if isNew {
                paths.append(path)
            } else if !same.utf8.elementsEqual(path.utf8) {
                twice.append(path)
            }
        }
        self.paths = paths
        self.twice = twice
    }

    /// `String.<` compares what Unicode holds to be the same text as equal.
    static func precedes(_ first: String, _ second: String) -> Bool {
        let order = first.utf8.withContiguousStorageIfAvailable { a in
            second.utf8.withContiguousStorageIfAvailable { b -> Bool in
                guard let start = a.baseAddress, let other = b.baseAddress else { return a.count < b.count }
                let order = memcmp(start, other, min(a.count, b.count))
                return order == 0 ? a.count < b.count : order < 0
            }
        }
        return (order ?? nil) ?? first.utf8.lexicographicallyPrecedes(second.utf8)
    }
}
