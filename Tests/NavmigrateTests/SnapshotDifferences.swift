/// What the apps under Snapshots do differently, and the report says so.
enum SnapshotDifferences {
    static let plannerWithButtons = """
        TODO
        """
}
