/// The generated struct for objects that travel by identity.
enum SharedStruct {
    static let name = "Shared"

    static func lines(named name: String) -> [CodeLine] {
        [
            CodeLine(0, "/// An object in a route: two are the same when their objects are."),
            CodeLine(0, "struct \(name)<Object: AnyObject>: Hashable {"),
            CodeLine(1, "let object: Object"),
            CodeLine(0, ""),
            CodeLine(1, "init(_ object: Object) {"),
            CodeLine(2, "self.object = object"),
            CodeLine(1, "}"),
            CodeLine(0, ""),
            CodeLine(1, "static func == (lhs: \(name), rhs: \(name)) -> Bool {"),
            CodeLine(2, "lhs.object === rhs.object"),
            CodeLine(1, "}"),
            CodeLine(0, ""),
            CodeLine(1, "func hash(into hasher: inout Hasher) {"),
            CodeLine(2, "hasher.combine(ObjectIdentifier(object))"),
            CodeLine(1, "}"),
            CodeLine(0, "}"),
        ]
    }
}
