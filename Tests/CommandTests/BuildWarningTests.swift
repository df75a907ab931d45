import Testing

@Suite("Names and warnings of builds with data")
struct BuildWarningTests {
  private static func build(_ folder: TemporaryFolder, _ options: String...) throws -> Command.Result {
    try Command.run(["build", "m.yml", "-o", "out", "--report", "r.json"] + options, in: folder.url)
  }

  private static func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "m.yml")
    return folder
  }

  @Test("the report has the names of the data beside those that slug makes, also in the next build")
  func names() throws {
    let text = "badges: [{each: [{n: C++}, {n: c}], file: '{n|slug}.svg', pill: {text: '{n}'}}]"
    let folder = try Self.folder(text)
    for _ in 1...2 {
      _ = try Self.build(folder)
      #expect(try folder.read("r.json").contains("\"names\": {\n\"C++\": \"c-plus-plus\"},\n"))
      #expect(try Self.build(folder, "--check").status == 0)
    }
  }

  @Test("warnings that differ only in places and quoted texts are shown three times, and then counted")
  func repeatedWarnings() throws {
    let badges = (1...40).map { "- {file: \($0).svg, pill: {text: '{d.k\($0)}'}}" }
    let others = "- {file: x.svg, hub: {count: '{d.a}'}, missing: skip}\n"
    let folder = try Self.folder(
      "data: {d: d.json}\ndefaults: {missing: unknown}\nbadges:\n" + badges.joined(separator: "\n") + "\n" + others)
    try folder.write("{\"a\": 1}", to: "d.json")
    let result = try Self.build(folder)
    let lines = result.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(result.status == 0 && lines.count == 4, "\(result.errors)")
    #expect(lines.last?.hasPrefix("m.yml:7:") == true && lines.last?.hasSuffix(" (and 36 more like this)") == true)
  }
}
