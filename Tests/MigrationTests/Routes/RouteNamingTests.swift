import ProjectModel
import Testing

@testable import Migration

struct RouteNamingTests {
    private func names(_ sample: RouteSample) -> [String] {
        let (book, _) = sample.asked([Screen("AView()")])
        return [book.routeName, book.destinationName ?? "", book.changes(includingUnsafe: false).newFile?.path ?? ""]
    }

    private func names(_ code: String, requested: String? = nil) -> [String] {
        var sample = RouteSample(code)
        sample.requestedName = requested
        return names(sample)
    }

    @Test(arguments: [
        "let x = 1",
        "// a Route in a comment\nlet s = \"Route\"",
        "let x = y.Route",
        "let x = f(Route: 1)",
        "struct Router {}; struct MyRoute {}",
    ])
    func freeNames(_ code: String) {
        #expect(names(code) == ["Route", "DestinationView", "Route.swift"])
    }

    @Test(arguments: [
        "struct Route {}",
        "private struct Route {}",
        "typealias Route = Int",
        "struct Screen { enum Route { case a } }",
        "struct Screen { typealias Route = Int }",
        "func f() { struct Route {} }",
        "struct Screen<Route> {}",
        "let Route = 1",
        "@Route var x = 1",
        "extension Route { }",
        "protocol Screen { associatedtype Route }",
    ])
    func takenNames(_ code: String) {
        #expect(names(code) == ["AppRoute", "DestinationView", "AppRoute.swift"])
    }

    @Test func thenTheModulesName() {
        #expect(names("struct Route {}; struct AppRoute {}") == ["ShopRoute", "DestinationView", "ShopRoute.swift"])
        #expect(
            names("struct Route {}; struct AppRoute {}; struct ShopRoute {}") == [
                "AppRoute2", "DestinationView", "AppRoute2.swift",
            ])
    }

    @Test func theViewsName() {
        #expect(names("struct DestinationView {}") == ["Route", "RouteDestinationView", "Route.swift"])
        #expect(
            names("struct DestinationView {}; struct Route {}") == [
                "AppRoute", "AppRouteDestinationView", "AppRoute.swift",
            ])
    }

    @Test func theNameAskedFor() {
        #expect(names("struct Route {}", requested: "Way") == ["Way", "DestinationView", "Way.swift"])
        #expect(names("struct Way {}", requested: "Way") == ["Way2", "DestinationView", "Way2.swift"])
    }

    @Test func publicTypesOfImportedModules() {
        var sample = RouteSample(["Home.swift": "import Net", "Net.swift": "public struct Route {}"])
        sample.modules["Net.swift"] = ModuleKey(name: "Net", origin: "Package.swift", target: "Net")
        #expect(names(sample) == ["AppRoute", "DestinationView", "AppRoute.swift"])
        sample.files["Net.swift"] = "struct Route {}"
        #expect(names(sample) == ["Route", "DestinationView", "Route.swift"])
        sample.files = ["Home.swift": "let x = 1", "Net.swift": "public struct Route {}"]
        #expect(names(sample) == ["Route", "DestinationView", "Route.swift"])
    }

    @Test func theFilesName() {
        var sample = RouteSample(["Home.swift": "", "Net/route.swift": ""])
        #expect(names(sample) == ["Route", "DestinationView", "DestinationView.swift"])
        sample.files["DestinationView.swift"] = ""
        sample.folder = "App"
        #expect(names(sample) == ["Route", "DestinationView", "App/Route2.swift"])
    }

    @Test func aFileOfAnotherModuleInTheFolder() {
        var sample = RouteSample(["App/Home.swift": "", "App/Route.swift": ""])
        sample.modules["App/Route.swift"] = ModuleKey(name: "Other", origin: "a", target: "Other")
        sample.folder = "App"
        #expect(names(sample) == ["Route", "DestinationView", "App/DestinationView.swift"])
    }
}
