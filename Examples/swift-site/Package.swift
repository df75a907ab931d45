// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-site",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "cartouche", path: "../..")],
  targets: [
    .executableTarget(name: "swift-site", dependencies: [.product(name: "Cartouche", package: "cartouche")]),
    .testTarget(
      name: "SiteTests",
      dependencies: ["swift-site", .product(name: "CartoucheTesting", package: "cartouche")],
      exclude: ["Fixtures"]),
  ]
)
