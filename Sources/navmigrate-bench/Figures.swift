/// What one task took on one app.
struct Figures: Encodable {
    let app: String
    let appBytes: Int
    let task: String
    let threads: Int?
    /// The fastest round with the files in memory: what else the machine does only ever adds time.
    let warmSeconds: Double
    let cpuSeconds: Double
    let peakBytes: Int
    /// The fastest round with the files dropped from memory; nil where the system can't be asked for that.
    let coldSeconds: Double?
    /// What the report tells of the work.
    let extent: Extent?

    struct Extent: Codable {
        let bytesScanned, filesParsed, bytesParsed: Int
    }
}

/// How many instructions one task took on one app.
struct InstructionCount: Encodable {
    let app: String
    let task: String
    let instructions: Int
}
