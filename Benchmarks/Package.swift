// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cartouche", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmark",
      dependencies: [
        .product(name: "Cartouche", package: "cartouche"), .product(name: "HarfBuzzShaping", package: "cartouche"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
