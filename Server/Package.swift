// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "cartouche-server",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "cartouche-server", targets: ["cartouche-server"])],
  dependencies: [
    .package(name: "cartouche", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
  ],
  targets: [
    .target(
      name: "BadgeHost",
      dependencies: [
        .product(name: "BadgeAddresses", package: "cartouche"), .product(name: "BadgeManifest", package: "cartouche"),
        .product(name: "CairoDrawing", package: "cartouche"), .product(name: "Cartouche", package: "cartouche"),
        .product(name: "FileReading", package: "cartouche"),
        .product(name: "HarfBuzzShaping", package: "cartouche"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ], resources: [.embedInCode("openapi.json")], swiftSettings: strict),
    .executableTarget(
      name: "cartouche-server",
      dependencies: [
        "BadgeHost", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ], swiftSettings: strict),
    .testTarget(
      name: "BadgeHostTests",
      dependencies: [
        "BadgeHost", .product(name: "BadgeAddresses", package: "cartouche"),
        .product(name: "BadgeManifest", package: "cartouche"), .product(name: "Cartouche", package: "cartouche"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
