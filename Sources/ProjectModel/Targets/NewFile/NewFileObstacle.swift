/// Why a new file can't be made part of the targets that it belongs in.
enum NewFileObstacle: Error, Hashable, CustomStringConvertible {
    case unreadable(manifest: String)
    /// The package manager or a synchronized folder would not compile the file into the target.
    case keptOut(file: String, target: String, manifest: String)
    /// The file would be compiled into a target that its neighbour is no part of.
    case joinsAnother(file: String, target: String, manifest: String)
    case noSourcesPhase(target: String, manifest: String)
    /// The project has no object of a class, so nothing shows how one is written there.
    case noExample(isa: String, manifest: String)
    case noGroup(file: String, manifest: String)
    /// A generator's manifest names the neighbour, and so perhaps every file.
    case listedOneByOne(neighbour: String, manifest: String)
    /// Nothing shows that a generator looks into the new file's folder.
    case unknownFolder(file: String, manifest: String)
    /// The manifest, edited, would not give the targets what they should have.
    case unproven(file: String, manifest: String)

    var description: String {
        switch self {
        case .unreadable(let manifest): "\(manifest) can't be read"
        case .keptOut(let file, let target, let manifest): "\(manifest) keeps \(file) out of the target \(target)"
        case .joinsAnother(let file, let target, let manifest):
            "\(manifest) would make \(file) part of the target \(target) too"
        case .noSourcesPhase(let target, let manifest):
            "the target \(target) of \(manifest) has no phase that compiles sources"
        case .noExample(let isa, let manifest): "\(manifest) has no \(isa) to write another one after"
        case .noGroup(let file, let manifest): "\(manifest) has no group that \(file) can be put into"
        case .listedOneByOne(let neighbour, let manifest): "\(manifest) names \(neighbour), and perhaps each file"
        case .unknownFolder(let file, let manifest): "nothing shows that \(manifest) takes in the folder of \(file)"
        case .unproven(let file, let manifest):
            "\(manifest) is written in a way in which \(file) can't be added with certainty"
        }
    }
}
