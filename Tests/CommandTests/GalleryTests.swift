import Foundation
import Testing

@Suite("The page that shows all badges")
struct GalleryTests {
  private static let manifest = """
    badges:
      - {file: inbox.svg, pill: {text: "3", look: mail}}
      - file: "a/R&D 'x'.svg"
        title: "<b>&\\"</b> [x](y) *z*"
        status: {label: build, message: passing, style: flat-square, edition: classic}
      - {file: none.svg, hub: {count: 0}}

    """

  /// The second title with character references.
  private static let title =
    "&#60;b&#62;&#38;&#34;&#60;&#47;b&#62; &#91;x&#93;&#40;y&#41; &#42;z&#42;"

  private static func decoded(_ text: String) -> String {
    text.replacing(/&#([0-9]+);/) { UInt32($0.1).flatMap(Unicode.Scalar.init).map(String.init) ?? "" }
  }

  private func page(_ manifest: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "badges.yml")
    let result = try Command.run(["gallery", "badges.yml", "--output", "out"] + options, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.files == ["badges.yml", "out/index.html"])
    return try folder.read("out/index.html")
  }

  @Test("holds each picture itself, with its name, its words, its size and a verdict on its contrast")
  func contents() throws {
    let page = try page(Self.manifest)
    #expect(page.matches(of: /<img src="data:image\/svg\+xml,%3Csvg/).count == 9)
    #expect(!page.contains("src=\"inbox.svg\""))
    #expect(page.contains("<h2><bdi>a&#47;R&#38;D &#39;x&#39;&#46;svg</bdi></h2>"))
    #expect(page.contains("<q><bdi>\(Self.title)</bdi></q>"))
    #expect(page.contains("Shows nothing"))
    #expect(Self.decoded(page).contains("'passing' has a contrast of 2.12"))
  }

  @Test("texts to copy have escaped titles and encoded names, below the base address", arguments: ["", "/"])
  func snippets(slash: String) throws {
    let page = try page(Self.manifest, "--base-url", "https://example.org/b" + slash)
    let address = "https://example.org/b/a/R%26D%20%27x%27.svg"
    let texts = page.matches(of: /data-text="([^"]*)"/).map { Self.decoded(String($0.1)) }
    #expect(texts.contains("![\(Self.title)](\(address))"))
    #expect(texts.contains { $0.hasPrefix("<img src=\"\(address)\" alt=\"\(Self.title)\" width=") })
    #expect(texts.contains(".. image:: \(address)\n   :alt: <b>&\"</b> [x](y) *z*\n"))
  }

  @Test("the page's policy allows the page's own script and no other")
  func policy() throws {
    let folder = try TemporaryFolder()
    let page = try page(Self.manifest)
    let start = try #require(page.range(of: "<script>"))
    let end = try #require(page.range(of: "</script>"))
    try folder.write(String(page[start.upperBound..<end.lowerBound]), to: "script")
    let program =
      "import base64, hashlib; "
      + "print(base64.b64encode(hashlib.sha256(open('script', 'rb').read()).digest()).decode())"
    let hash = try Command.shell("python3 -c \"\(program)\"", in: folder.url).output
    #expect(page.contains("script-src 'sha256-\(hash.trimmingCharacters(in: .newlines))'\""))
    #expect(page.matches(of: /<script/).count == 1)
  }

  @Test("the page of a manifest's index is the same one, with the files as pictures")
  func index() throws {
    let folder = try TemporaryFolder()
    try folder.write("index: pages/all.html\n" + Self.manifest, to: "badges.yml")
    #expect(try Command.run("build", "badges.yml", "--output", "out", in: folder.url).status == 0)
    let page = try folder.read("out/pages/all.html")
    #expect(page.matches(of: /<img src="..\/a\/R%26D%20%27x%27.svg"/).count == 3)
    #expect(Self.decoded(page).contains("'passing' has a contrast of 2.12"))
    #expect(Self.decoded(page).contains("data-text=\"![3](inbox.svg)\""))
  }

  @Test("a second run changes nothing, and says so")
  func again() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "badges.yml")
    for word in ["written", "unchanged"] {
      let result = try Command.run("gallery", "badges.yml", "--output", "out", in: folder.url)
      #expect(result.output == "out/index.html: 3 badges, \(word)\n")
    }
  }

  @Test("a badge that cannot be drawn is an error at its place, and no page is written")
  func failure() throws {
    let folder = try TemporaryFolder()
    try folder.write("badges:\n  - {file: a.svg, pill: {text: a, look: mial}}\n", to: "badges.yml")
    let result = try Command.run("gallery", "badges.yml", "--output", "out", in: folder.url)
    #expect(result.status == 65)
    #expect(result.message == "badges.yml:2:41: error: unknown look 'mial'; did you mean 'mail'?")
    #expect(try folder.files == ["badges.yml"])
  }
}
