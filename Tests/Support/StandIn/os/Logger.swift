@_exported import AppleFoundation

public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}

    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

public struct OSLogType: Equatable, Sendable {
    let level: Int

    public static var `default`: OSLogType { OSLogType(level: 0) }
    public static var debug: OSLogType { OSLogType(level: 1) }
    public static var info: OSLogType { OSLogType(level: 2) }
    public static var error: OSLogType { OSLogType(level: 3) }
    public static var fault: OSLogType { OSLogType(level: 4) }
}

public struct OSLogPrivacy: Sendable {
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes numbers, texts, objects and what describes itself: nothing else can be logged.
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {}
}

public final class OSLog: @unchecked Sendable {
    public init(subsystem: String, category: String) {}
    public static var `default`: OSLog { OSLog(subsystem: "", category: "") }
}

public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {}
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}
