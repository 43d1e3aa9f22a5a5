/// What becomes of one file: it is created, deleted, or its bytes change.
public struct FileChange: Sendable, Equatable {
    /// A file has contents before, after, or both; never neither.
    public enum Contents: Sendable, Equatable {
        case created([UInt8])
        case deleted([UInt8])
        case modified(before: [UInt8], after: [UInt8])
    }

    /// Relative to the root of the patch, with "/" between the parts.
    public let path: String
    public let contents: Contents

    public init(path: String, _ contents: Contents) {
        self.path = path
        self.contents = contents
    }

    /// Nil where there is no file before, nor after.
    public init?(path: String, before: [UInt8]?, after: [UInt8]?) {
        switch (before, after) {
        case (let before?, let after?): self.init(path: path, .modified(before: before, after: after))
        case (nil, let after?): self.init(path: path, .created(after))
        case (let before?, nil): self.init(path: path, .deleted(before))
        case (nil, nil): return nil
        }
    }

    /// The file's bytes before the change; nil where the file is new.
    public var before: [UInt8]? {
        switch contents {
        case .created: nil
        case .deleted(let bytes), .modified(let bytes, _): bytes
        }
    }

    /// The file's bytes after the change; nil where the file is deleted.
    public var after: [UInt8]? {
        switch contents {
        case .deleted: nil
        case .created(let bytes), .modified(_, let bytes): bytes
        }
    }
}
