/// Chooses a name that isn't taken.
enum NameChoice {
    /// The first of `names` that isn't taken; else the first one with the lowest number from 2 on.
    static func first(of names: [String], isTaken: (String) -> Bool) -> String {
        if let free = names.first(where: { !isTaken($0) }) { return free }
        var number = 2
        while isTaken("\(names[0])\(number)") { number += 1 }
        return "\(names[0])\(number)"
    }
}
