/// Chooses a name that isn't taken.
enum NameChoice {
    /// The first of `names` that isn't taken; else the first one with the lowest number from 2 on: `item2`, and `step2_2`
    /// of a name that ends with a digit.
    static func first(of names: [String], isTaken: (String) -> Bool) -> String {
        if let free = names.first(where: { !isTaken($0) }) { return free }
        var number = 2
        let stem = names[0].last?.isNumber == true ? names[0] + "_" : names[0]
        while isTaken("\(stem)\(number)") { number += 1 }
        return "\(stem)\(number)"
    }
}
