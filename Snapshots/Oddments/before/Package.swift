// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Oddments",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Oddments", targets: ["Oddments"])
    ],
    targets: [
        .target(name: "Oddments")
    ]
)
