@_exported import AppleFoundation

public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) { self.identifier = identifier }
    public init?(filenameExtension: String) { identifier = filenameExtension }
    public init(exportedAs identifier: String) { self.identifier = identifier }
    public init(importedAs identifier: String) { self.identifier = identifier }
    init(system name: String) { identifier = "public." + name }

    public static var item: UTType { UTType(system: "item") }
    public static var data: UTType { UTType(system: "data") }
    public static var folder: UTType { UTType(system: "folder") }
    public static var text: UTType { UTType(system: "text") }
    public static var plainText: UTType { UTType(system: "plain-text") }
    public static var json: UTType { UTType(system: "json") }
    public static var xml: UTType { UTType(system: "xml") }
    public static var pdf: UTType { UTType(system: "pdf") }
    public static var url: UTType { UTType(system: "url") }
    public static var fileURL: UTType { UTType(system: "file-url") }
    public static var zip: UTType { UTType(system: "zip") }
    public static var commaSeparatedText: UTType { UTType(system: "csv") }
    public static var image: UTType { UTType(system: "image") }
    public static var png: UTType { UTType(system: "png") }
    public static var jpeg: UTType { UTType(system: "jpeg") }
    public static var movie: UTType { UTType(system: "movie") }
    public static var audio: UTType { UTType(system: "audio") }
    public func conforms(to type: UTType) -> Bool { self == type }
}
