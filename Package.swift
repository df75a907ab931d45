// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let wrapper: [SwiftSetting] = strict + [.strictMemorySafety(), .treatAllWarnings(as: .error)]
let mathLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

// The fuzzer links only with libFuzzer's own options, which `make fuzz` passes; gold, which Swift takes on Linux unless
// told otherwise, breaks off while it links what is instrumented.
let fuzzer: [Target] =
  Context.environment["CARTOUCHE_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzProperties"], path: "Fuzzing/Fuzz", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))])
  ]

let package = Package(
  name: "cartouche",
  platforms: [.macOS(.v15)],
  products: [
    // With the modules that it hands on, because the comparison of public declarations sees only those of products.
    .library(name: "Cartouche", targets: ["Cartouche", "PathGeometry", "Typesetting", "SVGTree", "LookModel"]),
    .library(name: "HarfBuzzShaping", targets: ["HarfBuzzShaping"]),
    .library(name: "CairoDrawing", targets: ["CairoDrawing"]),
    .library(name: "BadgeExport", targets: ["BadgeExport"]),
    .library(name: "XMLChecking", targets: ["XMLChecking"]),
    .library(name: "BadgeManifest", targets: ["BadgeManifest", "LookFiles", "SourceTree"]),
    .library(name: "BadgeAddresses", targets: ["BadgeAddresses"]),
    .library(name: "FileReading", targets: ["FileReading"]),
    .library(name: "CartoucheTesting", targets: ["CartoucheTesting"]),
    // `make library` makes libcartouche.so of it.
    .library(name: "LibraryCalls", type: .dynamic, targets: ["LibraryCalls"]),
    .executable(name: "cartouche", targets: ["CartoucheTool"]),
    .plugin(name: "GenerateBadges", targets: ["GenerateBadges"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "Messages", swiftSettings: strict),
    .target(name: "PathGeometry", swiftSettings: strict, linkerSettings: mathLibrary),
    .target(
      name: "Typesetting", dependencies: ["Messages", "PathGeometry"],
      exclude: ["Tables/advance_text.py", "Tables/make-tables.py", "Tables/make-status-tables.py"],
      swiftSettings: strict, linkerSettings: mathLibrary),
    .target(
      name: "SVGTree", dependencies: ["Messages", "PathGeometry", "Typesetting"], swiftSettings: strict,
      linkerSettings: mathLibrary
    ),
    .target(
      name: "LookModel", dependencies: ["Messages", "PathGeometry", "Typesetting", "SVGTree"], swiftSettings: strict,
      linkerSettings: mathLibrary),
    .target(
      name: "Cartouche", dependencies: ["Messages", "PathGeometry", "Typesetting", "SVGTree", "LookModel"],
      swiftSettings: strict,
      linkerSettings: mathLibrary),
    .target(name: "FileReading", swiftSettings: wrapper),
    .target(name: "CFontLibraries"),
    .target(
      name: "HarfBuzzShaping",
      dependencies: ["FileReading", "PathGeometry", "Typesetting", "CFontLibraries"],
      swiftSettings: wrapper, linkerSettings: mathLibrary),
    .target(
      name: "CairoDrawing", dependencies: ["Messages", "PathGeometry", "SVGTree", "Typesetting"],
      swiftSettings: wrapper, linkerSettings: mathLibrary),
    .target(
      name: "BadgeExport", dependencies: ["Messages", "PathGeometry", "SVGTree", "Typesetting"],
      swiftSettings: strict, linkerSettings: mathLibrary),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(
      name: "XMLChecking", dependencies: ["Messages", "CLibXML2"], exclude: ["Schemas"], swiftSettings: wrapper),
    .target(
      name: "SVGReading", dependencies: ["Messages", "PathGeometry", "SVGTree", "XMLChecking"], swiftSettings: strict,
      linkerSettings: mathLibrary),
    .target(
      name: "IconReading", dependencies: ["Messages", "PathGeometry", "SVGReading", "SVGTree", "XMLChecking"],
      swiftSettings: strict, linkerSettings: mathLibrary),
    .target(
      name: "ContrastChecking", dependencies: ["Messages", "PathGeometry", "SVGReading", "SVGTree", "XMLChecking"],
      swiftSettings: strict, linkerSettings: mathLibrary),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "SourceTree", dependencies: ["Messages", "CYAML"], swiftSettings: wrapper),
    .target(name: "KeyTables", dependencies: ["Messages", "SourceTree"], swiftSettings: strict),
    .target(
      name: "LookFiles",
      dependencies: ["KeyTables", "Messages", "PathGeometry", "Typesetting", "SVGTree", "LookModel", "SourceTree"],
      swiftSettings: strict),
    .target(
      name: "ReportReading", dependencies: ["Messages", "SourceTree", "XMLChecking"], swiftSettings: strict),
    .target(
      name: "BadgeManifest",
      dependencies: [
        "BadgeExport", "Messages", "Cartouche", "IconReading", "KeyTables", "LookFiles", "ReportReading", "SourceTree",
      ],
      swiftSettings: strict),
    .target(
      name: "LineDrawing",
      dependencies: ["BadgeManifest", "Cartouche", "LookFiles", "Messages", "SourceTree", "XMLChecking"],
      swiftSettings: strict),
    .target(
      name: "BadgeAddresses",
      dependencies: ["BadgeManifest", "KeyTables", "LookModel", "Messages", "SourceTree", "SVGTree"],
      swiftSettings: strict),
    .target(name: "StackThreads", swiftSettings: strict),
    .systemLibrary(name: "CCartouche"),
    .target(
      name: "LibraryCalls",
      dependencies: [
        "BadgeManifest", "CCartouche", "Cartouche", "FileReading", "HarfBuzzShaping", "KeyTables", "LineDrawing",
        "LookFiles", "Messages", "SourceTree", "StackThreads",
      ], swiftSettings: wrapper),
    .executableTarget(
      name: "Generate",
      dependencies: [
        "BadgeManifest", "KeyTables", "LookFiles", "LookModel", "Messages", "PathGeometry", "SourceTree", "SVGTree",
        "Typesetting", "XMLChecking",
      ],
      swiftSettings: strict),
    .target(name: "CartoucheTesting", dependencies: ["Cartouche", "XMLChecking"], swiftSettings: strict),
    .executableTarget(
      name: "CartoucheTool",
      dependencies: [
        "Messages", "BadgeAddresses", "BadgeExport", "BadgeManifest", "CairoDrawing", "Cartouche", "ContrastChecking",
        "FileReading",
        "HarfBuzzShaping", "KeyTables", "LineDrawing", "LookFiles", "ReportReading", "SourceTree",
        "StackThreads", "XMLChecking",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Templates/look.schema.json", "Templates/manifest.schema.json"],
      resources: [
        .embedInCode("Templates"), .embedInCode("Gallery/gallery.css"), .embedInCode("Gallery/gallery.js"),
      ], swiftSettings: strict),

    .plugin(
      name: "GenerateBadges",
      capability: .command(
        intent: .custom(verb: "generate-badges", description: "Build the badges of a manifest into the package."),
        permissions: [.writeToPackageDirectory(reason: "The badges are files in the package.")])),

    .target(
      name: "PictureReading", dependencies: ["PathGeometry"], path: "Tests/PictureReading", swiftSettings: strict),
    .target(name: "FontMaking", path: "Tests/FontMaking", swiftSettings: strict),
    .target(name: "SchemaReading", dependencies: ["SourceTree"], path: "Tests/SchemaReading", swiftSettings: strict),
    .testTarget(name: "MessagesTests", dependencies: ["Messages"], swiftSettings: strict),
    .testTarget(
      name: "BadgeAddressesTests",
      dependencies: ["BadgeAddresses", "BadgeManifest", "Cartouche", "Messages", "SourceTree"], swiftSettings: strict),
    .testTarget(
      name: "PathGeometryTests", dependencies: ["PathGeometry", "PictureReading"], swiftSettings: strict),
    .testTarget(name: "TypesettingTests", dependencies: ["PictureReading", "Typesetting"], swiftSettings: strict),
    .testTarget(
      name: "SVGTreeTests", dependencies: ["SVGTree", "PathGeometry", "Typesetting", "PictureReading"],
      swiftSettings: strict),
    .testTarget(
      name: "CartoucheTests",
      dependencies: ["Cartouche", "HarfBuzzShaping", "PathGeometry", "PictureReading", "SVGTree"],
      swiftSettings: strict),
    .testTarget(
      name: "HarfBuzzShapingTests",
      dependencies: ["FontMaking", "HarfBuzzShaping", "PathGeometry", "PictureReading", "Typesetting"],
      swiftSettings: strict),
    .testTarget(
      name: "CairoDrawingTests", dependencies: ["CairoDrawing", "PathGeometry", "SVGTree", "Typesetting"],
      swiftSettings: strict),
    .testTarget(
      name: "BadgeExportTests",
      dependencies: [
        "BadgeExport", "Cartouche", "HarfBuzzShaping", "PathGeometry", "PictureReading", "SVGTree", "XMLChecking",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "XMLCheckingTests", dependencies: ["Generate", "PictureReading", "XMLChecking"],
      swiftSettings: strict),
    .testTarget(
      name: "IconReadingTests",
      dependencies: ["IconReading", "PathGeometry", "PictureReading", "SVGReading", "SVGTree", "XMLChecking"],
      swiftSettings: strict),
    .testTarget(
      name: "ContrastCheckingTests", dependencies: ["Cartouche", "ContrastChecking", "XMLChecking"],
      swiftSettings: strict),
    .testTarget(name: "SourceTreeTests", dependencies: ["SourceTree"], swiftSettings: strict),
    .testTarget(
      name: "LookFilesTests",
      dependencies: [
        "KeyTables", "LookFiles", "LookModel", "PathGeometry", "PictureReading", "SVGTree", "SchemaReading",
        "SourceTree", "Typesetting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GenerateTests", dependencies: ["Generate", "LookFiles", "Cartouche", "SourceTree"], swiftSettings: strict),
    .testTarget(
      name: "BadgeManifestTests",
      dependencies: [
        "BadgeManifest", "Cartouche", "IconReading", "KeyTables", "LookFiles", "PictureReading", "SchemaReading",
        "SourceTree",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReportReadingTests", dependencies: ["PictureReading", "ReportReading", "SourceTree"],
      exclude: ["README.md", "Reports", "Runners", "make-reports.py"],
      swiftSettings: strict),
    .testTarget(name: "FileReadingTests", dependencies: ["FileReading"], swiftSettings: strict),
    .testTarget(name: "ArrowTests", exclude: ["PublicDeclarations"], swiftSettings: strict),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "BadgeExport", "CairoDrawing", "Cartouche", "CartoucheTesting", "HarfBuzzShaping", "IconReading",
        "PictureReading", "XMLChecking",
      ],
      swiftSettings: strict),
    .testTarget(name: "CartoucheTestingTests", dependencies: ["CartoucheTesting"], swiftSettings: strict),
    .target(
      name: "FuzzProperties",
      dependencies: [
        "BadgeAddresses", "BadgeManifest", "CCartouche", "Cartouche", "ContrastChecking", "HarfBuzzShaping",
        "IconReading", "LibraryCalls", "LookFiles", "PathGeometry", "ReportReading", "SourceTree", "SVGTree",
        "Typesetting", "XMLChecking",
      ], path: "Fuzzing/Properties", swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzProperties"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "BadgeManifest", "CartoucheTool", "Cartouche", "FontMaking", "HarfBuzzShaping", "LineDrawing", "LookFiles",
        "PictureReading", "SourceTree", "XMLChecking",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
  ] + fuzzer,
  swiftLanguageModes: [.v6]
)
