// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Clubhouse",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "AppFeature", targets: ["AppFeature"])
    ],
    targets: [
        .target(name: "Models"),
        .target(name: "Design"),
        .target(name: "Members", dependencies: ["Models", "Design"]),
        .target(name: "Events", dependencies: ["Models", "Design", "Members"]),
        .target(name: "AppFeature", dependencies: ["Models", "Design", "Members", "Events"]),
    ]
)
