import Testing

@testable import MigrationRun
