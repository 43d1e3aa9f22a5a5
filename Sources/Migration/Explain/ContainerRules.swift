/// placeholder
enum ContainerRules { static let all: [Rule] = [] }
enum StyleRules { static let all: [Rule] = [] }
enum RunRules { static let all: [Rule] = [] }
