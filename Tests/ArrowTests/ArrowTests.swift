import Foundation
import Testing

/// The only allowed dependencies between targets: the table of the architecture.
private let arrows: [String: Set<String>] = [
  "Messages": [],
  "PathGeometry": [],
  "Typesetting": ["Messages", "PathGeometry"],
  "SVGTree": ["Messages", "PathGeometry", "Typesetting"],
  "LookModel": ["Messages", "PathGeometry", "Typesetting", "SVGTree"],
  "Cartouche": ["Messages", "PathGeometry", "Typesetting", "SVGTree", "LookModel"],
  "FileReading": [],
  "HarfBuzzShaping": ["FileReading", "PathGeometry", "Typesetting", "CFontLibraries"],
  "XMLChecking": ["Messages", "CLibXML2"],
  "SVGReading": ["Messages", "PathGeometry", "SVGTree", "XMLChecking"],
  "IconReading": ["Messages", "PathGeometry", "SVGReading", "SVGTree", "XMLChecking"],
  "ContrastChecking": ["Messages", "PathGeometry", "SVGReading", "SVGTree", "XMLChecking"],
  "SourceTree": ["Messages", "CYAML"],
  "KeyTables": ["Messages", "SourceTree"],
  "LookFiles": ["Messages", "PathGeometry", "Typesetting", "SVGTree", "LookModel", "SourceTree", "KeyTables"],
  "ReportReading": ["Messages", "SourceTree", "XMLChecking"],
  "BadgeExport": ["Messages", "PathGeometry", "Typesetting", "SVGTree"],
  "BadgeManifest": [
    "Messages", "BadgeExport", "Cartouche", "IconReading", "KeyTables", "LookFiles", "ReportReading", "SourceTree",
  ],
  "LineDrawing": ["Messages", "Cartouche", "LookFiles", "BadgeManifest", "SourceTree", "XMLChecking"],
  "BadgeAddresses": ["Messages", "BadgeManifest", "KeyTables", "LookModel", "SourceTree", "SVGTree"],
  "StackThreads": [],
  "LibraryCalls": [
    "Messages", "CCartouche", "Cartouche", "FileReading", "HarfBuzzShaping", "KeyTables", "LookFiles", "BadgeManifest",
    "LineDrawing", "SourceTree", "StackThreads",
  ],
  "Generate": [
    "Messages", "PathGeometry", "Typesetting", "SVGTree", "LookModel", "SourceTree", "KeyTables", "LookFiles",
    "XMLChecking", "BadgeManifest", "Foundation",
  ],
  "CartoucheTesting": ["Cartouche", "XMLChecking", "Testing", "Foundation"],
  "CairoDrawing": ["Messages", "PathGeometry", "Typesetting", "SVGTree"],
  "CartoucheTool": [
    "Messages", "BadgeAddresses", "BadgeExport", "CairoDrawing", "Cartouche", "ContrastChecking", "FileReading",
    "HarfBuzzShaping",
    "KeyTables", "LookFiles", "BadgeManifest", "LineDrawing", "ReportReading", "SourceTree", "StackThreads",
    "XMLChecking", "ArgumentParser", "Foundation", "FoundationEssentials",
  ],
]

/// The imports of the fuzzer's folders. Only the tests import them.
private let fuzzingArrows: [String: Set<String>] = [
  "Properties": [
    "BadgeAddresses", "BadgeManifest", "CCartouche", "Cartouche", "ContrastChecking", "HarfBuzzShaping", "IconReading",
    "LibraryCalls", "LookFiles", "PathGeometry", "ReportReading", "SourceTree", "SVGTree", "Typesetting",
    "XMLChecking", "Foundation",
  ],
  "Fuzz": ["FuzzProperties", "Darwin", "Glibc", "Musl"],
]

/// The platform's C library, imported in at most one file of a target.
private let platformLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

/// Modules of the standard library. They are not checked.
private let standardLibrary: Set<String> = ["Synchronization"]

@Suite("The dependencies between targets")
struct ArrowTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = root.appending(path: "Sources")

  /// Every target with Swift files.
  private static func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false)).filter {
      !$0.hasPrefix("C")
        || ["CairoDrawing", "Cartouche", "CartoucheTesting", "CartoucheTool", "ContrastChecking"].contains($0)
    }.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func imports(
    of target: String, in sources: URL = sources
  ) throws -> [(file: String, module: String)] {
    let folder = sources.appending(path: target)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).filter {
      $0.hasSuffix(".swift")
    }
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:\w+\s+)?(\w+)/
    return try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n").compactMap { line in
        (try? pattern.firstMatch(in: line)).flatMap { $0 }.map { (file, String($0.1)) }
      }
    }
  }

  @Test("every target is in the table, and the table has no others")
  func tableIsComplete() throws {
    #expect(try Set(Self.targets()) == Set(arrows.keys))
  }

  @Test("every folder of tests in Swift is a target")
  func testsAreTargets() throws {
    let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let tests = Self.root.appending(path: "Tests")
    let folders = try Set(
      FileManager.default.subpathsOfDirectory(atPath: tests.path(percentEncoded: false))
        .filter { $0.hasSuffix(".swift") }.map { String($0.prefix { $0 != "/" }) })
    #expect(folders.count > 20)
    for folder in folders { #expect(manifest.contains("name: \"\(folder)\""), "\(folder)") }
  }

  @Test("a target imports only what the table allows", arguments: arrows.keys.sorted())
  func importsAreAllowed(target: String) throws {
    let imports = try Self.imports(of: target)
    let allowed = try #require(arrows[target]).union(platformLibraries).union(standardLibrary)
    for (file, module) in imports {
      #expect(allowed.contains(module), "\(target)/\(file) imports \(module)")
    }
  }

  @Test("the fuzzer imports only what its table allows", arguments: fuzzingArrows.keys.sorted())
  func fuzzingArrowsAreAllowed(folder: String) throws {
    let imports = try Self.imports(of: folder, in: Self.root.appending(path: "Fuzzing"))
    #expect(!imports.isEmpty)
    for (file, module) in imports { #expect(fuzzingArrows[folder]?.contains(module) == true, "\(file): \(module)") }
  }

  @Test("import lines with any access level and attribute are found")
  func importsAreRead() throws {
    let modules = try Set(Self.imports(of: "Cartouche").map(\.module)).subtracting(standardLibrary)
    #expect(modules == ["Messages", "PathGeometry", "Typesetting", "SVGTree", "LookModel"])
    #expect(try Self.imports(of: "XMLChecking").contains { $0.module == "CLibXML2" })
  }

  @Test("a target imports the platform's C library in one file at most", arguments: arrows.keys.sorted())
  func platformLibraryInOneFile(target: String) throws {
    let files = try Self.imports(of: target).filter { platformLibraries.contains($0.module) }.map(\.file)
    #expect(Set(files).count <= 1, "\(files)")
  }

  @Test("what the command contains does not import the whole of Foundation where a part of it is to be had")
  func foundationInPart() throws {
    let apart: Set = ["CartoucheTesting", "Generate"]
    let files = try Self.targets().filter { !apart.contains($0) }.flatMap { target in
      Set(try Self.imports(of: target).filter { $0.module == "Foundation" }.map { "\(target)/\($0.file)" })
    }
    #expect(files.count == 1)
    for file in files {
      let lines = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8).split(separator: "\n")
      let isFallback = zip(lines, lines.dropFirst()).contains {
        $0 == "#else" && $1.hasSuffix("import Foundation")
      }
      #expect(isFallback && lines.contains("#if canImport(FoundationEssentials)"), "\(file)")
      #expect(lines.filter { $0.hasSuffix("import Foundation") }.count == 1, "\(file)")
    }
  }

  /// The names and dependencies of the targets in `Package.swift`.
  private static func declarations() throws -> [String: Set<String>] {
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let target = /[tT]arget\(\s*name:\s*"(?<name>\w+)"(?:,\s*dependencies:\s*\[(?<list>[^\]]*)\])?/
    let declarations = package.matches(of: target).map { match in
      let list = match.list.map { String($0).replacing(/package:\s*"[^"]*"/, with: "") } ?? ""
      return (String(match.name), Set(list.matches(of: /"([^"]+)"/).map { String($0.1) }))
    }
    return Dictionary(uniqueKeysWithValues: declarations)
  }

  @Test("each target declares exactly what it imports")
  func declarationsMatch() throws {
    let declared = try Self.declarations()
    let known = Set(declared.keys).union(["CCartouche", "CLibXML2", "CYAML", "ArgumentParser"])
    #expect(known.isSuperset(of: arrows.keys) && declared.keys.contains("ArrowTests"))
    for (target, dependencies) in declared {
      let folders = ["Sources", "Tests", "Fuzzing"].map { Self.root.appending(path: $0) }
      let name = target == "FuzzProperties" ? "Properties" : target
      let folder = try #require(
        folders.first { FileManager.default.fileExists(atPath: $0.appending(path: name).path(percentEncoded: false)) })
      let imported = try Set(Self.imports(of: name, in: folder).map(\.module)).intersection(known)
      #expect(
        imported == dependencies,
        "\(target): \(imported.symmetricDifference(dependencies).sorted())")
    }
  }

  @Test("no two files of the sources have one name, and no two modules a type of one name, apart from private ones")
  func namesDiffer() throws {
    let files = try Self.targets().flatMap { target in
      try FileManager.default.subpathsOfDirectory(
        atPath: Self.sources.appending(path: target).path(percentEncoded: false)
      )
      .filter { $0.hasSuffix(".swift") }.map { (target, $0) }
    }
    for (name, group) in Dictionary(grouping: files, by: { $0.1.split(separator: "/").last ?? "" }) {
      #expect(group.count == 1, "\(name) is in \(group.map(\.0).sorted())")
    }
    let declaration =
      /^(?:(?:public|package|internal|final|indirect|@\w+) )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
    let types = try files.flatMap { target, file in
      try String(contentsOf: Self.sources.appending(path: "\(target)/\(file)"), encoding: .utf8).split(separator: "\n")
        .compactMap { line in (try? declaration.firstMatch(in: line)).flatMap { $0 }.map { (target, String($0.1)) } }
    }
    #expect(types.count > 500)
    for (name, group) in Dictionary(grouping: types, by: \.1) {
      let modules = Set(group.map(\.0)).sorted()
      #expect(modules.count == 1, "\(name) is in \(modules)")
    }
  }
}
