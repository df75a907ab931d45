import BadgeManifest
import SourceTree
import Testing

@Suite("Names of files in manifests")
struct FileNameTests {
  @Test(
    "a file that cannot or must not be written is refused",
    arguments: [
      ("''", .badFileName(name: "", fault: .empty)),
      ("a\\b.svg", .badFileName(name: "a\\b.svg", fault: .backslash)),
      ("\"a\\0.svg\"", .badFileName(name: "a\0.svg", fault: .controlCharacter)),
      ("\"a\\n.svg\"", .badFileName(name: "a\n.svg", fault: .controlCharacter)),
      ("a.svg/", .badFileName(name: "a.svg/", fault: .folder)),
      ("a.png", .badFileName(name: "a.png", fault: .lacksExtension(".svg"))),
      ("a.SVG", .badFileName(name: "a.SVG", fault: .lacksExtension(".svg"))),
      (".svg", .badFileName(name: ".svg", fault: .onlyExtension(".svg"))),
      ("a/.svg", .badFileName(name: "a/.svg", fault: .onlyExtension(".svg"))),
      ("/a.svg", .fileOutsideOutput(name: "/a.svg")),
      ("../a.svg", .fileOutsideOutput(name: "../a.svg")),
      ("a/../../b.svg", .fileOutsideOutput(name: "a/../../b.svg")),
      ("\"/\\u0301a.svg\"", .fileOutsideOutput(name: "/\u{301}a.svg")),
      ("\"../\\u0301a.svg\"", .fileOutsideOutput(name: "../\u{301}a.svg")),
      ("\"..\\x2Fa.svg\"", .fileOutsideOutput(name: "../a.svg")),
    ] as [(String, SourceProblem)])
  func badFiles(_ name: String, problem: SourceProblem) {
    #expect(throws: ManifestFaultTests.error(1, 17, "badges.1.file", problem)) {
      try manifest("badges: [{file: \(name), hub: {count: 1}}]")
    }
  }

  /// A name of so many bytes.
  private static func long(_ bytes: Int) -> String { String(repeating: "é", count: (bytes - 4) / 2) + ".svg" }

  @Test("a part of a name may have 255 bytes, and no more", arguments: [255, 256, 1_000])
  func longFiles(bytes: Int) throws {
    let name = Self.long(bytes)
    let long = String(repeating: "x", count: bytes - name.utf8.count) + name
    for (file, length) in [
      (long, bytes), ("a/" + long, bytes), (long.replacing(".svg", with: "svgs") + "/a.svg", bytes),
    ] {
      let read = Result { () throws(SourceError) in try manifest("badges: [{file: \"\(file)\", hub: {count: 1}}]") }
      switch read {
      case .success(let manifest): #expect(length <= 255 && manifest.entries.first?.file == file)
      case .failure(let error):
        #expect(length > 255)
        #expect(error.problem == .badFileName(name: file, fault: .tooLong(bytes: length, maximum: 255)))
      }
    }
  }

  @Test("a name may have 1,024 bytes with its folders, and no more", arguments: [1_000, 1_023, 1_024, 1_025, 980_000])
  func longPaths(bytes: Int) throws {
    // Of many short folders, of few long ones, and of those that lead nowhere.
    for folder in ["a/", String(repeating: "é", count: 100) + "/", "./", "//"] {
      let folders = "b/" + String(repeating: folder, count: (bytes - 7) / folder.utf8.count)
      let file = folders + String(repeating: "x", count: bytes - 4 - folders.utf8.count) + ".svg"
      let read = Result { () throws(SourceError) in try manifest("badges: [{file: \"\(file)\", hub: {count: 1}}]") }
      switch read {
      case .success: #expect(bytes <= 1_024)
      case .failure(let error):
        #expect(bytes > 1_024, "\(error)")
        #expect(error.problem == .badFileName(name: file, fault: .pathTooLong(bytes: bytes, maximum: 1_024)))
        #expect(error.problem.description.count <= 200)
      }
    }
  }

  @Test(
    "a name that Windows, Git or a build reserves is refused, as a file and as a folder",
    arguments: [
      ("con", .reserved), ("NUL", .reserved), ("Aux.min", .reserved), ("com1", .reserved), ("LPT³", .reserved),
      ("conin$", .reserved), (".git", .reserved), (".GIT", .reserved), ("git~1", .reserved),
      (".g\u{200C}it", .reserved), (".cartouche-1", .reserved), (".Cartouche-0123456789abcdef", .reserved),
      ("a:b", .character(":")), ("a:\u{301}", .character(":")), ("a?\u{200D}", .character("?")),
      ("con.\u{301}", .reserved), ("a?", .character("?")), ("<a>", .character("<")),
      ("a|b", .character("|")), ("*", .character("*")), ("a\"b", .character("\"")), ("a.", .lastCharacter(".")),
      ("a ", .lastCharacter(" ")), ("con ", .lastCharacter(" ")), ("con .x", .reserved),
    ] as [(String, SourceProblem.NameFault)])
  func reservedFiles(part: String, fault: SourceProblem.NameFault) {
    let inFolder = part + "/a.svg"
    let quoted = "'" + inFolder + "'"
    #expect(throws: ManifestFaultTests.error(1, 17, "badges.1.file", .badFileName(name: inFolder, fault: fault))) {
      try manifest("badges: [{file: \(quoted), hub: {count: 1}}]")
    }
    // The extension follows: a part that ends in a point or a space does not end the name of a file.
    if part.hasSuffix(".") || part.hasSuffix(" ") { return }
    guard ![".git", ".GIT", "git~1", ".g\u{200C}it"].contains(part) else { return }
    #expect(throws: ManifestFaultTests.error(1, 17, "badges.1.file", .badFileName(name: part + ".svg", fault: fault))) {
      try manifest("badges: [{file: '\(part).svg', hub: {count: 1}}]")
    }
  }

  @Test(
    "a name that only looks like one of those is accepted",
    arguments: [
      "console", "com10", "com", "nulls", "git", ".github", ".cartouche", "a.git", "a b", ".hidden", "$", "ａ", "lpt0",
    ])
  func plainFiles(part: String) throws {
    let files = try manifest(
      "badges: [{file: '\(part).svg', hub: {count: 1}}, {file: '\(part)/a.svg', hub: {count: 1}}]")
    #expect(files.entries.map(\.file) == ["\(part).svg", "\(part)/a.svg"])
  }

  @Test(
    "two files that would be one on some disk are refused at the second",
    arguments: [
      ("a.svg", "a.svg", .duplicateFile(name: "a.svg", firstLine: 2)),
      ("a.svg", "./A.svg", .duplicateFile(name: "A.svg", firstLine: 2)),
      ("é.svg", "e\u{301}.svg", .duplicateFile(name: "e\u{301}.svg", firstLine: 2)),
      ("σ.svg", "ς.svg", .duplicateFile(name: "ς.svg", firstLine: 2)),
      ("Σ.svg", "ς.svg", .duplicateFile(name: "ς.svg", firstLine: 2)),
      ("ß.svg", "SS.svg", .duplicateFile(name: "SS.svg", firstLine: 2)),
      ("ẞ.svg", "ss.svg", .duplicateFile(name: "ss.svg", firstLine: 2)),
      ("ﬁ.svg", "fi.svg", .duplicateFile(name: "fi.svg", firstLine: 2)),
      ("ſ.svg", "S.svg", .duplicateFile(name: "S.svg", firstLine: 2)),
      ("ά.svg", "\u{391}\u{301}.svg", .duplicateFile(name: "\u{391}\u{301}.svg", firstLine: 2)),
      ("a\u{200D}b.svg", "ab.svg", .duplicateFile(name: "ab.svg", firstLine: 2)),
      ("ß/a.svg", "ss.svg", nil), ("o.svg", "ö.svg", nil),
      ("B/a.svg", "b//a.svg", .duplicateFile(name: "b/a.svg", firstLine: 2)),
      ("a.svg", "A.svg/b.svg", .fileIsFolder(name: "A.svg/b.svg", firstLine: 2)),
      ("a.svg/b/c.svg", "a.svg", .fileIsFolder(name: "a.svg", firstLine: 2)),
    ] as [(String, String, SourceProblem?)])
  func collidingFiles(_ first: String, _ second: String, problem: SourceProblem?) {
    let text = "badges:\n- {file: \(first), hub: {count: 1}}\n- {file: \(second), hub: {count: 1}}\n"
    guard let problem else {
      #expect(throws: Never.self) { try manifest(text) }
      return
    }
    #expect(throws: ManifestFaultTests.error(3, 10, "badges.2.file", problem)) { try manifest(text) }
  }

  @Test("a name that is the same for two elements of a list is not said to be in the line of itself")
  func elements() {
    let error = message("badges: [{each: [1, 2], file: a.svg, pill: {text: '{item}'}}]")
    #expect(
      error.hasPrefix("badges.yml:1:31: error: 'a.svg' is already written by the same entry\n"),
      "\(error)")
  }

  @Test("a badge may not have the index as its folder")
  func indexAsFolder() {
    let expected = ManifestFaultTests.error(2, 17, "badges.1.file", .fileIsFolder(name: "a.html/b.svg", firstLine: 1))
    #expect(throws: expected) { try manifest("index: a.html\nbadges: [{file: a.html/b.svg, hub: {count: 1}}]") }
  }
}
