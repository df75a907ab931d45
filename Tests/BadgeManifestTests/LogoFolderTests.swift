import BadgeManifest
import Cartouche
import LookFiles
import SourceTree
import Testing

@Suite("Logos by name")
struct LogoFolderTests {
  private static let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2L22 2L22 22Z'/></svg>"
  private static let list = #"""
    [{"title": "GitHub", "hex": "181717"}, {"title": "C++", "hex": "00599C"}, {"title": "Citroën", "hex": "DA291C"},
     {"title": "Łódź & ßø.js", "hex": "FFCC00"}, {"title": "Other", "slug": "own", "hex": "abcdef"},
     {"title": "Rust", "hex": "x"}, {"title": 3}, {}, 5]
    """#
  private static let files = [
    "github.svg": svg, "cplusplus.svg": svg, "citroen.svg": svg, "lodzandssodotjs.svg": svg, "own.svg": svg,
    "rust.svg": svg, "My_Logo.svg": svg, "bad.svg": "<svg", "../data/simple-icons.json": list,
  ]

  private static func folder(_ files: [String: String] = files) -> LogoFolder {
    LogoFolder(names: { Array(files.keys) }) { path in files[path].map { Array($0.utf8) } }
  }

  /// The colours of a logo's parts.
  private static func fills(_ logo: Logo) throws -> String {
    let picture = try StatusBadge("a", "b").logo(logo).svg(for: .web)
    let tag = picture.firstMatch(of: /<g transform="matrix[^>]+><path fill="([^"]+)"/)
    return String(tag?.output.1 ?? "none")
  }

  @Test(
    "a name is that of a file, or the title of a brand; its colour is that of the brand, if it can be seen",
    arguments: [
      ("github", "#f5f5f5", "#181717"), ("GitHub", "#f5f5f5", "#181717"), ("C++", "#f5f5f5", "#00599c"),
      ("citroen", "#f5f5f5", "#da291c"), ("lodzandssodotjs", "#fc0", "#333"), ("Łódź & ßø.js", "#fc0", "#333"),
      ("own", "#abcdef", "#333"),
      ("rust", "#fff", "#fff"), ("My_Logo", "#fff", "#fff"),
    ])
  func colors(name: String, dark: String, light: String) throws {
    #expect(try Self.fills(Self.folder().logo(named: name)) == dark)
    #expect(try Self.fills(Self.folder().logo(named: name, isOnLight: true)) == light)
    #expect(try Self.fills(Self.folder().logo(named: name, color: "#123456")) == "#123456")
  }

  @Test("the list is that of Simple Icons since version 14, or before, and may be missing")
  func lists() throws {
    var files = Self.files
    files["../data/simple-icons.json"] = nil
    #expect(try Self.fills(Self.folder(files).logo(named: "own")) == "#fff")
    files["../_data/simple-icons.json"] = #"{"icons": \#(Self.list)}"#
    #expect(try Self.fills(Self.folder(files).logo(named: "own")) == "#abcdef")
  }

  @Test(
    "a mistake is an error",
    arguments: [
      ("githb", "unknown logo 'githb'; did you mean 'github'?"), ("zzzzzz", "unknown logo 'zzzzzz'"),
      ("bad", "bad.svg"),
      ("github.svg", "cannot be read"), ("../github", "cannot be read"), ("a/b", "cannot be read"), ("-", "cannot be"),
      ("", "a file"),
    ])
  func mistakes(name: String, expected: String) {
    let error = #expect(throws: SourceError.self) { try Self.folder().logo(named: name) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test("a list of colours that is no JSON or has more than 4 MiB is an error")
  func badLists() {
    var files = Self.files
    for (list, expected) in [
      ("{\"x", "../data/simple-icons.json:1:"),
      (String(repeating: " ", count: 5 << 20) + "[]", "more than 4194304 bytes"),
    ] {
      files["../data/simple-icons.json"] = list
      let error = #expect(throws: SourceError.self) { try Self.folder(files).logo(named: "github") }
      #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
    }
  }

  @Test(
    "in a manifest, a value with a slash or the ending of a picture is a file, an existing file wins, and the style chooses the colour"
  )
  func manifests() throws {
    let own = Self.svg.replacing("L22 22", with: "L9 9")
    let text = """
      badges:
        - {file: a.svg, status: {message: m, logo: github}}
        - {file: b.svg, status: {message: m, style: social, logo: github}}
        - {file: c.svg, status: {message: m, logo: {file: own, color: red}}}
        - {file: d.svg, status: {message: m, logo: cplusplus}}
      """
    let resolver = LookResolver.builtin { path in path == "cplusplus" ? Array(own.utf8) : nil }
    func read(_ text: String, _ logos: LogoFolder?) throws -> [Logo?] {
      try Manifest(parsing: Array(text.utf8), logos: logos, resolver: resolver).entries
        .map { ($0.badge as? StatusBadge)?.logo }
    }
    let logos = try read(text, Self.folder())
    #expect(try logos.prefix(3).map { try $0.map(Self.fills) } == ["#f5f5f5", "#181717", "#f00"])
    #expect(logos[3] != logos[0] && logos[3]?.nodes.isEmpty == false)
    let error = #expect(throws: SourceError.self) { try read(text, nil) }
    #expect(error?.description.contains("'github': no such file; --logos names a folder of logos") == true)
    let line = Array(#"{"status": {"message": "m", "logo": "github"}}"#.utf8)
    var reader = BadgeLineReader(logos: Self.folder())
    #expect((try reader.entry(line).badge as? StatusBadge)?.logo == logos[0])
  }
}
