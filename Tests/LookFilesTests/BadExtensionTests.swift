import LookFiles
import LookModel
import SourceTree
import Testing

@Suite("Bad extensions of looks")
struct BadExtensionTests {
  private static let names = ["base-cell", "base-hub", "base-pill", "base-status"]

  private static func look(
    _ name: String, _ suggestion: String?, belongsTo: String? = nil, _ expected: [String] = names
  ) -> SourceProblem {
    .unknownLook(name: name, kind: "pill", suggestion: suggestion, belongsTo: belongsTo, expected: expected)
  }

  private static func extending(
    _ value: String, _ problem: SourceProblem, files: [String: String] = [:]
  ) -> BadLook {
    BadLook(file: "kind: pill\nextends: ¦\(value)", problem, "extends", files: files)
  }

  private static func name(_ name: String, _ fault: SourceProblem.NameFault) -> SourceProblem {
    .badFileName(name: name, fault: fault)
  }

  static let references: [BadLook] = [
    extending("base-pil", look("base-pil", "base-pill")),
    extending("nothing-like-it", look("nothing-like-it", nil)),
    extending("own.yml", look("own.yml", "./own.yml")),
    extending("BASE-PILL", look("BASE-PILL", "base-pill")),
    extending("''", look("", nil)),
    extending("base-hub", look("base-hub", nil, belongsTo: "hub", [])),
    extending("base-cell", look("base-cell", nil, belongsTo: "cell", [])),
    extending("[base-pill]", .wrongForm(expected: [.text], found: .list)),
    extending("{name: base-pill}", .wrongForm(expected: [.text], found: .map)),
    BadLook(file: "¦kind: pill\nextends:", .missingKey(key: "summary", context: "pill look")),
    extending("./none.yml", .unreadableFile(path: "folder/none.yml")),
    extending("below/none.yml", .unreadableFile(path: "folder/below/none.yml")),
    extending("../secret.yml", .pathLeadsOut(path: "../secret.yml")),
    extending("./a/../../secret.yml", .pathLeadsOut(path: "./a/../../secret.yml")),
    extending("/etc/passwd", .pathLeadsOut(path: "/etc/passwd")),
    extending("//host/share", .pathLeadsOut(path: "//host/share")),
    extending(#"'..\secret.yml'"#, name(#"..\secret.yml"#, .backslash)),
    extending(#"'C:\a.yml'"#, name(#"C:\a.yml"#, .backslash)),
    extending("./folder/", name("./folder/", .folder)),
    extending("./", name("./", .folder)),
    extending("././.", name("././.", .folder)),
    extending(#""./a\u0000.yml""#, name("./a\u{0}.yml", .controlCharacter)),
    extending(#""./a\n.yml""#, name("./a\n.yml", .controlCharacter)),
    extending(
      "https://example.org/a.yml",
      .unreadableFile(
        path: "https://example.org/a.yml", reason: "nothing is fetched from addresses; download the file first")),
    extending("./hub.yml", look("folder/hub.yml", nil, belongsTo: "hub", []), files: ["folder/hub.yml": LookTexts.hub]),
    extending("./own.yml", .cyclicLooks(chain: ["folder/own.yml", "folder/own.yml"])),
  ]

  static let chains: [BadLook] = [
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .cyclicLooks(chain: ["folder/own.yml", "folder/a.yml", "folder/own.yml"]),
      "extends", files: ["folder/a.yml": "kind: pill\nextends: ¦./own.yml"], at: "folder/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .cyclicLooks(chain: ["folder/a.yml", "folder/b.yml", "folder/a.yml"]),
      "extends",
      files: ["folder/a.yml": "kind: pill\nextends: ./b.yml", "folder/b.yml": "extends: ¦./a.yml\nkind: pill"],
      at: "folder/b.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .missingKey(key: "kind", context: "look"),
      files: ["folder/a.yml": "¦height: 3"], at: "folder/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .wrongForm(expected: [.map], found: .list),
      files: ["folder/a.yml": "¦- kind"], at: "folder/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .emptyFile, files: ["folder/a.yml": ""], at: "folder/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .duplicateKey(key: "kind", firstLine: 1),
      files: ["folder/a.yml": "kind: pill\n¦kind: pill"], at: "folder/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml", .aliasesNotAllowed,
      files: ["folder/a.yml": "kind: pill\nheight: ¦*x"], at: "folder/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./below/a.yml", .unreadableFile(path: "folder/below/b.yml"), "extends",
      files: ["folder/below/a.yml": "kind: pill\nextends: ¦./b.yml"], at: "folder/below/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./below/a.yml", .pathLeadsOut(path: "../own.yml"), "extends",
      files: ["folder/below/a.yml": "kind: pill\nextends: ¦../own.yml"], at: "folder/below/a.yml"),
    BadLook(
      file: "kind: pill\nextends: ./a.yml",
      .unknownKey(
        key: "heigth", context: "pill look", suggestion: "height", expected: BadLookTests.pillKeys), "heigth",
      files: ["folder/a.yml": "kind: pill\nextends: base-pill\n¦heigth: 3"], at: "folder/a.yml"),
    BadLook(
      file: "¦kind: pill\nextends: ./a.yml", .missingKey(key: "font", context: "pill look"),
      files: ["folder/a.yml": "kind: pill\nsummary: half a look"]),
    BadLook(
      file: "kind: pill\nextends: base-pill\nfont: ¦{size: }", .missingKey(key: "size", context: "font"), "font"),
    BadLook(
      file: "kind: pill\nextends: base-pill\ncompact: ¦2", .wrongForm(expected: [.map], found: .text), "compact"),
    BadLook(
      file: "kind: pill\nextends: base-pill\nstates: {normal: {fill: ¦gren}}",
      .unknownColor(text: "gren", suggestion: "green"), "states.normal.fill"),
  ]

  @Test("a look that cannot be extended is told where it is named", arguments: references)
  func badReferences(_ look: BadLook) { expect(look) }

  @Test("what is wrong in an extended look, or in what becomes of both, is told at its place", arguments: chains)
  func badChains(_ look: BadLook) { expect(look) }

  @Test("a look that has a name may not extend itself")
  func namedCycle() {
    let text = Array("kind: pill\nextends: own".utf8)
    let resolver = LookResolver(named: ["own": text])
    for reference in [nil, LookReference.named("own")] {
      var expected = error(2, 10, .cyclicLooks(chain: ["own", "own"]), path: ["extends"])
      expected.file = reference == nil ? "own" : nil
      #expect(throws: expected) { try LookFile(parsing: text, name: "own", at: reference, resolver: resolver) }
    }
  }

  @Test("without a resolver no look can be extended")
  func noResolver() {
    #expect(throws: error(2, 10, .unreadableFile(path: "a.yml"), path: ["extends"])) {
      try LookFile(parsing: Array("kind: pill\nextends: ./a.yml".utf8), name: "own")
    }
  }

  @Test("at least a hundred bad look files are told apart")
  func count() {
    let looks =
      BadLookTests.keys + BadLookTests.missing + BadLookTests.forms + BadLookValueTests.numbers
      + BadLookValueTests.words + BadLookValueTests.yaml + Self.references + Self.chains
    #expect(looks.count >= 100)
    #expect(Set(looks.map { "\($0.marked)\($0.files.sorted { $0.key < $1.key })" }).count == looks.count)
  }
}
