/// Where the value of an expression comes from: whether a copy of it can differ later from what the place would see.
public indirect enum ValueSource: Hashable, Sendable {
    /// Written out: a literal, a case, a type, a key path.
    case literal
    /// A `let` property of the enclosing value.
    case letProperty(String)
    /// A `var` property of the enclosing value, without a wrapper.
    case plainProperty(String)
    /// A property of the enclosing class.
    case objectProperty(String)
    /// `@State`, `@AppStorage`, `@FetchRequest` …, by the wrapper's name.
    case state(String, wrapper: String)
    /// A property of the enclosing value that holds an object which can change: `@ObservedObject`, `@StateObject`,
    /// `@EnvironmentObject`, or a class's instance.
    case object(String)
    /// A property read from an object.
    case published(String, of: ValueSource)
    /// A property marked `@Binding`, `$name`, or a binding that a closure is given.
    case binding(String)
    case environment(String)
    /// An element of a collection.
    case rowElement(of: ValueSource)
    /// A parameter of the function, initialiser or closure around.
    case parameter(String)
    /// A constant of a file's level or of a type.
    case constant(String)
    /// A variable of a file's level or of a type.
    case global(String)
    /// A property of the enclosing value that is computed, or a function's result.
    case computed(String)
    /// The enclosing value or object itself.
    case selfValue
    /// Made of several values: a call's arguments, the operands of an operator, the elements of a literal.
    case combined([ValueSource])
    case unknown
}
