import Cartouche
import KeyTables
import Messages

/// A page that shows every badge of a manifest on a light, a dark and a checkered backdrop, with the texts that show it
/// in other pages.
struct GalleryPage {
  var cards: [GalleryCard]
  /// The way from the page to the folder of the badges: nothing, or a path that ends in a slash.
  var root = ""
  /// The text before the path of a badge in snippets: nothing, or an address that ends in a slash.
  var base = ""
  /// Whether the page of the editor is beside this one.
  var hasEditor = false

  /// The page of a manifest's `index`, at this path in the folder of the badges.
  init(_ cards: [GalleryCard], at path: String) {
    self.cards = cards
    root = String(repeating: "../", count: path.pathParts.count - 1)
  }

  /// A page that contains the pictures.
  init(_ cards: [GalleryCard], base: String) {
    self.cards = cards
    self.base = base.isEmpty || base.hasSuffix("/") ? base : base + "/"
  }

  /// The page as HTML: nothing from elsewhere but the badges, and the same for the same manifest.
  ///
  /// Only the page's own script may run, whatever the names and titles of the badges are.
  var html: String {
    let policy =
      "default-src 'none'; img-src 'self' data: file:; style-src 'unsafe-inline'; script-src '\(Self.scriptHash)'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>Badges</title>
      <style>
      \(String(decoding: PackageResources.gallery_css, as: UTF8.self))</style>
      <header>
      <h1>Badges</h1>
      <p>\(Message.count(cards.count, "badge"))\(hasEditor ? ". <a href=\"\(EditorPage.name)\">Edit a look</a>" : "")</p>
      <div class="controls">
      <label class="scripted">Filter <input id="filter" type="search" autocomplete="off"></label>
      \(Self.choice("Backdrop", [("all", "All"), ("light", "Light"), ("dark", "Dark"), ("checkered", "Checkered")]))
      \(Self.choice("Size", [("plain", "1×"), ("large", "3×")]))
      </div>
      </header>
      <output role="status"></output>
      <main>
      <ul class="cards">
      \(cards.map(html).joined(separator: "\n"))
      </ul>
      </main>
      <script>\(String(decoding: PackageResources.gallery_js, as: UTF8.self))</script>
      </html>

      """
  }

  /// The hash of the script, by which the page's policy allows it. A test compares it with that of the file.
  static let scriptHash = "sha256-kbqbLX8R8HxhNURojbXwkNMDDUT8g4Tc9fSRpOdyKvk="

  /// Radio buttons, the first of which is chosen.
  private static func choice(_ title: String, _ options: [(id: String, name: String)]) -> String {
    let buttons = options.enumerated().map { index, option in
      let checked = index == 0 ? " checked" : ""
      return "<label><input type=\"radio\" name=\"\(title)\" id=\"\(option.id)\"\(checked)> \(option.name)</label>"
    }
    return "<fieldset><legend>\(title)</legend>\(buttons.joined())</fieldset>"
  }

  private func html(of card: GalleryCard) -> String {
    let address =
      card.picture.map { "data:image/svg+xml," + HTML.percentEncoded($0) } ?? HTML.percentEncoded(root + card.file)
    let size = "width=\"\(HTML.number(card.size.width))\" height=\"\(HTML.number(card.size.height))\""
    // The words are beside the pictures, once.
    let image = "<img src=\"\(address)\" alt=\"\" \(size)>"
    let name = HTML.escaped(card.file)
    return """
      <li class="card">
      <div class="about"><h2><bdi>\(name)</bdi></h2>
      <p class="facts">\(Self.facts(of: card))</p></div>
      <div class="tiles"><div class="light">\(image)</div><div class="dark">\(image)</div>\
      <div class="checkered">\(image)</div></div>
      \(Self.verdict(on: card))
      <div class="copy scripted" role="group" aria-label="Copy \(name) as">\(buttons(of: card))</div>
      </li>
      """
  }

  private static func facts(of card: GalleryCard) -> String {
    let size = "\(HTML.number(card.size.width)) × \(HTML.number(card.size.height))"
    return card.title.map { "<q><bdi>\(HTML.escaped($0))</bdi></q>, \(size)" } ?? "Shows nothing, \(size)"
  }

  private static func verdict(on card: GalleryCard) -> String {
    switch card.contrast {
    case .enough: "<p class=\"good\">Contrast: enough, by WCAG 2</p>"
    case .low(let texts):
      texts.map { "<p class=\"bad\">Contrast: <bdi>\(HTML.escaped($0))</bdi></p>" }.joined(separator: "\n")
    case .unchecked(let reason): "<p class=\"facts\">Contrast: not checked, because \(HTML.escaped(reason))</p>"
    }
  }

  private func buttons(of card: GalleryCard) -> String {
    let snippets = Snippet.allCases.map { snippet in
      let text = HTML.escaped(snippet.text(for: card.shown, base: base))
      return "<button type=\"button\" data-text=\"\(text)\">\(snippet.name)</button>"
    }
    let inline = card.picture == nil ? [] : ["<button type=\"button\">SVG</button>"]
    return (snippets + inline).joined()
  }
}
