import Testing

@testable import ProjectModel

struct SystemVersionTests {
    @Test(
        arguments: [
            ("16.0", "16.0"), ("16", "16.0"), ("10.15", "10.15"), ("16.4.1", "16.4"), (".v16", "16.0"),
            ("v13", "13.0"), (".v10_15", "10.15"), (" 17.2 ", "17.2"), ("\t9", "9.0"),
        ])
    func reads(text: String, version: String) {
        #expect(SystemVersion(text)?.description == version)
    }

    @Test(
        arguments: [
            "", " ", "latest", "16.", ".16", "16.x", "v", "-1", "1.2.3.4", "16,0", "99999999999999999999", "16 17",
            "$(X)",
        ])
    func refuses(text: String) {
        #expect(SystemVersion(text) == nil)
    }

    @Test func ordersByMajorThenMinor() {
        #expect(SystemVersion(10, 9) < SystemVersion(10, 15))
        #expect(SystemVersion(9, 5) < SystemVersion(10))
        #expect(!(SystemVersion(16) < SystemVersion(16, 0)))
    }
}
