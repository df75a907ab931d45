import Cartouche
import Foundation

/// A post with its tags.
struct Post {
  var title: String
  var tags: [String]
}

/// Writes a page whose badges are inlined or in its style sheet, so that there is one file.
@main
enum Site {
  static let posts = [
    Post(title: "Night herons", tags: ["birds", "counting", "night"]), Post(title: "A quiet pond", tags: ["water"]),
    Post(title: "Counting swifts", tags: ["birds", "counting"]),
  ]

  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? "build/site")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tags = Dictionary(grouping: posts.flatMap(\.tags)) { $0 }.mapValues(\.count).sorted { $0.key < $1.key }
    let state = try image(Badges.tests(passed: 7, failed: 0), "tests: 7 passed")
    let new = try image(Badges.new, "new")
    let rows = posts.enumerated().map { index, post in
      "<li>\(post.title)\(index == 0 ? " " + new : "")</li>"
    }
    let index = """
      <h1>Field notes</h1>
      <p>The state of the project: \(state)</p>
      <h2>Posts</h2>
      <ul class="cells">
      \(rows.joined(separator: "\n"))
      </ul>
      <p><a href="tags.html">Tags</a></p>
      """
    let counts = try tags.map { "<li>\($0.key) \(try image(Badges.count($0.value), "\($0.value)"))</li>" }
    let list = "<h1>Tags</h1>\n<ul>\n\(counts.joined(separator: "\n"))\n</ul>"
    try page("Field notes", index).write(to: folder.appending(path: "index.html"), atomically: true, encoding: .utf8)
    try page("Tags", list).write(to: folder.appending(path: "tags.html"), atomically: true, encoding: .utf8)
  }

  /// A badge as a picture within the page.
  static func image(_ badge: some Badge, _ words: String) throws -> String {
    "<img class=\"badge\" src=\"\(try address(badge))\" alt=\"\(words)\">"
  }

  /// A badge as an address that contains it.
  static func address(_ badge: some Badge) throws -> String {
    "data:image/svg+xml;base64," + Data(try badge.serialized(for: .web)).base64EncodedString()
  }

  static func page(_ title: String, _ body: String) throws -> String {
    let rows = [Cell.Position.single, .top, .middle, .bottom]
    let cells = try rows.map { "--\($0): url(\"\(try address(Badges.row($0)))\");" }.joined(separator: " ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      :root { color-scheme: light dark; \(cells) }
      body {
        max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
        background: light-dark(#f2f2f7, #111113); color: light-dark(#1c1c1e, #f2f2f7);
      }
      a { color: light-dark(#0550ae, #8ab4f8); }
      img { vertical-align: middle; }
      .cells { padding: 0; list-style: none; }
      .cells li { padding: 0.6rem 0.9rem; border: 0 solid; border-image: var(--middle) 12 12 12 18 fill / 12px 12px 12px 18px stretch; }
      .cells li:first-child { border-image-source: var(--top); }
      .cells li:last-child { border-image-source: var(--bottom); }
      .cells li:only-child { border-image-source: var(--single); }
      </style>
      </head>
      <body><main>
      \(body)
      </main></body>
      </html>

      """
  }
}
