import Testing

@testable import SourceEditing
