import BadgeManifest
import Cartouche
import ContrastChecking
import Messages

/// A page that shows every badge of a manifest on light and dark backdrops, with the texts that show it in other pages.
struct GalleryPage {
  /// The badges; a pair of files is one.
  private(set) var cards: [GalleryCard]
  private let gallery: Gallery
  /// The way from the page to the folder of the badges: nothing, or a path that ends in a slash.
  private let root: String
  /// The text before the path of a badge in snippets: nothing, or an address that ends in a slash.
  private let base: String
  /// Whether the page of the editor is beside this one.
  var hasEditor = false
  /// What is wrong with the manifest, if the page shows how it was before.
  var error: String?

  init(_ cards: [GalleryCard], _ gallery: Gallery, root: String = "", base: String = "") {
    self.cards = []
    self.gallery = gallery
    self.root = root
    self.base = base
    for card in cards {
      if let light = card.lightName, self.cards.last?.name == light {
        self.cards[self.cards.count - 1].take(dark: card)
      } else {
        self.cards.append(card)
      }
    }
  }

  // MARK: The page

  /// The page as HTML: nothing from elsewhere but the badges, and the same for the same manifest.
  ///
  /// Only the page's own script may run, whatever the names and titles of the badges are.
  var html: String {
    html(content, attribute: "", loadsFiles: cards.contains { $0.tiles.contains { $0.picture == nil } })
  }

  private func html(_ content: String, attribute: String, loadsFiles: Bool) -> String {
    let images = loadsFiles ? "'self' data: file:" : "data:"
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; img-src \(images); "
      + "style-src 'unsafe-inline'; script-src '\(Self.scriptHash)'"
    return """
      <!DOCTYPE html>
      <html lang="en"\(attribute)>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <link rel="icon" href="data:,">
      \(content)
      """
  }

  /// What follows the page's policy.
  private var content: String {
    let title = HTML.escaped(gallery.title)
    let introduction =
      gallery.introduction.map { "<p class=\"introduction\" dir=\"auto\">\(HTML.escaped($0))</p>\n" } ?? ""
    return """
      <title>\(title)</title>
      <style>
      :root { --row: linear-gradient(\(GalleryCard.rowFill.map(Self.css).joined(separator: ", "))); }
      \(String(decoding: PackageResources.gallery_css, as: UTF8.self))</style>
      <header>
      <h1 dir="auto">\(title)</h1>
      \(introduction)\(contents)
      </header>
      <main\(isLarge ? " class=\"many\"" : "")>
      \(showcase)<div class="controls">
      <label class="filter scripted"><span>Filter</span>\
      <input id="filter" type="search" dir="auto" autocomplete="off" spellcheck="false" placeholder="Name or text">\
      <kbd aria-hidden="true">/</kbd></label>
      \(Self.choice("Backdrop", [("all", "Both"), ("light", "Light"), ("dark", "Dark"), ("checkered", "Checkered")]))
      \(Self.choice("Size", [("plain", "1×"), ("large", "3×")]))
      <output role="status"></output>
      </div>
      \(cards.isEmpty ? "<p>There are no badges.</p>" : sections.map(html).joined(separator: "\n"))
      </main>
      \(error.map { "<p class=\"error\" dir=\"auto\" role=\"alert\">\(HTML.escaped($0))</p>" } ?? "")
      <script>\(String(decoding: PackageResources.gallery_js, as: UTF8.self))</script>
      </html>

      """
  }

  /// The hash of the script, by which the page's policy allows it. A test compares it with that of the file.
  static let scriptHash = "sha256-8z9EbHOFDNnih3XnhCZuJm2mIQdd7ZUXT430wZPH2EU="

  /// From this number of badges on, browsers draw and lay out only those in view. Then heights are guesses, and links
  /// lead only near their target.
  private static let many = 400

  private var isLarge: Bool { cards.count > Self.many }

  /// Radio buttons, the first of which is chosen.
  private static func choice(_ title: String, _ options: [(id: String, name: String)]) -> String {
    let buttons = options.enumerated().map { index, option in
      let checked = index == 0 ? " checked" : ""
      return
        "<label><input type=\"radio\" name=\"\(title)\" id=\"\(option.id)\"\(checked)><span>\(option.name)</span></label>"
    }
    return "<fieldset><legend>\(title)</legend>\(buttons.joined())</fieldset>"
  }

  private static func css(_ color: Color) -> String {
    "#" + Message.hexadecimal(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue), digits: 6)
  }

  // MARK: Kinds

  /// The badges of one kind.
  private typealias Section = (id: String, title: String, cards: [GalleryCard])

  private var sections: [Section] {
    let titles: [(EntryKind, String)] = [
      (.status, "Status badges"), (.pill, "Pills"), (.hub, "Hubs"), (.table, "Tables"), (.cell, "Cells"),
    ]
    return titles.compactMap { kind, title in
      let cards = cards.filter { $0.kind == kind }
      return cards.isEmpty ? nil : (kind.rawValue, title, cards)
    }
  }

  /// The table of contents.
  private var contents: String {
    var links = sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a> <span>\($0.cards.count)</span></li>" }
    if hasEditor { links.append("<li><a href=\"\(EditorPage.name)\">Edit a look</a></li>") }
    return "<nav aria-label=\"Kinds of badges\"><ul>\(links.joined())</ul></nav>"
  }

  private func html(of section: Section) -> String {
    """
    <section id="\(section.id)" aria-labelledby="\(section.id)-title">
    <h2 id="\(section.id)-title">\(section.title) <small>\(section.cards.count)</small></h2>
    <ul class="cards">
    \(section.cards.map(html).joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  // MARK: Showcase

  private var showcase: String {
    guard !gallery.showcase.isEmpty else { return "" }
    let named = namedCards
    return "<section class=\"showcase\" aria-label=\"In use\">\n"
      + gallery.showcase.map { html(of: $0, named) }.joined(separator: "\n") + "\n</section>\n"
  }

  /// The badges by the names of their files; both files of a pair are one badge.
  private var namedCards: [String: GalleryCard] {
    let names = cards.map { ($0.name, $0) } + cards.compactMap { card in card.darkFile.map { ($0, card) } }
    return Dictionary(names) { first, _ in first }
  }

  /// The bytes of the pictures in the showcase, which contains a badge each time that it is named.
  var showcaseBytes: Int {
    let named = namedCards
    return gallery.showcase.flatMap { tiles(of: $0, named) }.reduce(0) { $0 + ($1.tile.picture?.count ?? 0) }
  }

  /// The pictures of a scene, each with what it shows in words.
  private func tiles(
    of scene: GalleryScene, _ named: [String: GalleryCard]
  ) -> [(tile: GalleryCard.Tile, title: String?)] {
    scene.badges.compactMap { named[$0] }.compactMap { card in
      (scene.page == .dark ? card.tiles.last : card.tiles.first).map { ($0, card.title) }
    }
  }

  /// The greatest number of these bytes.
  static let maximumShowcase = 4 << 20

  private func html(of scene: GalleryScene, _ named: [String: GalleryCard]) -> String {
    let badges = tiles(of: scene, named).map { image($0.tile, alt: $0.title ?? "") }
    let text = scene.text.map { "<p dir=\"auto\">\(HTML.escaped($0))</p>" } ?? ""
    return """
      <figure class="scene \(scene.frame.rawValue)">
      <div class="stage \(scene.page.rawValue)"><div class="badges">\(badges.joined(separator: "\n"))</div></div>
      <figcaption><h2 dir="auto">\(HTML.escaped(scene.title))</h2>\(text)</figcaption>
      </figure>
      """
  }

  // MARK: Cards

  private func image(_ tile: GalleryCard.Tile, alt: String, isLazy: Bool = false) -> String {
    let address =
      tile.picture.map { "data:image/svg+xml," + HTML.percentEncoded($0) } ?? HTML.percentEncoded(root + tile.file)
    return "<img src=\"\(address)\" alt=\"\(HTML.escaped(alt))\" "
      + "width=\"\(Message.number(tile.size.width))\" height=\"\(Message.number(tile.size.height))\"\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  private func html(of card: GalleryCard) -> String {
    let name = HTML.escaped(card.name)
    let size = card.tiles[0].size
    // The words are beside the pictures, once.
    let tiles = card.tiles.map {
      "<div class=\"\($0.backdrop.rawValue)\">\(image($0, alt: "", isLazy: isLarge))</div>"
    }
    let words = card.title.map { "<q><bdi>\(HTML.escaped($0))</bdi></q>" } ?? "Shows nothing"
    return """
      <li class="card" style="--width: \(Message.number(size.width))px">
      <div class="tiles">\(tiles.joined())</div>
      <h3><bdi>\(name)</bdi></h3>
      <p class="words">\(words)\(Self.place(of: card))</p>
      <div class="facts"><span>\(Message.number(size.width)) × \(Message.number(size.height))</span>\(Self.mark(of: card.contrast))\
      <details class="copy scripted"><summary>Copy <span>\(name)</span></summary><div role="group" aria-label="Copy \(name) as">\
      \(buttons(of: card))</div></details></div>
      </li>
      """
  }

  /// Where a badge stands that is not shown on a light and on a dark page.
  private static func place(of card: GalleryCard) -> String {
    switch card.tiles.map(\.backdrop) {
    case [.row], [.row, .row]: ", in a selected row"
    case [.dark]: ", on a dark page"
    default: ""
    }
  }

  /// A figure with the sentence that it stands for.
  private static func mark(of contrast: GalleryCard.Contrast) -> String {
    func details(_ level: String, _ mark: String, _ sentences: [String]) -> String {
      let list = sentences.map { "<li>\($0)</li>" }.joined()
      return
        "<details class=\"contrast \(level)\"><summary><span>Contrast</span> \(mark)</summary><ul>\(list)</ul></details>"
    }
    switch contrast {
    case .unchecked(let reason):
      return details("unknown", "?", ["Contrast was not checked, because \(HTML.escaped(reason))"])
    case .measured(let texts):
      guard let worst = texts.min(by: { $0.ratio / $0.limit < $1.ratio / $1.limit }) else { return "" }
      let low = texts.filter { $0.ratio < $0.limit }
      // The limits of WCAG 2 are those of AA.
      let isEnhanced = texts.allSatisfy { $0.ratio >= ($0.limit < 4.5 ? 4.5 : 7) }
      let grade = !low.isEmpty ? "" : isEnhanced ? " AAA" : " AA"
      let figure = Message.number((worst.ratio * 10 + 1e-9).rounded(.down) / 10)
      return details(
        low.isEmpty ? "enough" : "low", "\(figure):1\(grade)", (low.isEmpty ? [worst] : low).map(sentence))
    }
  }

  /// The message of a finding, whose order a text from right to left does not change.
  private static func sentence(_ finding: ContrastFinding) -> String {
    "'<bdi>\(HTML.escaped(finding.shownText))</bdi>' \(HTML.escaped(finding.figures))"
  }

  private func buttons(of card: GalleryCard) -> String {
    func button(_ name: String, _ text: String) -> String {
      "<button type=\"button\" data-text=\"\(HTML.escaped(text))\">\(name)</button>"
    }
    func snippet(_ name: String, _ snippet: Snippet) -> String {
      button(name, snippet.text(for: card.shown, base: base))
    }
    var buttons = card.command.map { [button("Command", $0)] } ?? []
    if let entry = card.entry { buttons.append(button("Manifest entry", entry)) }
    buttons += [snippet("Markdown", .markdown), snippet("HTML", .html)]
    if let dark = card.darkFile {
      var both = card.shown
      both.darkFile = dark
      buttons.append(button("picture", Snippet.html.text(for: both, base: base)))
    }
    buttons.append(snippet("reStructuredText", .rst))
    if card.tiles[0].picture != nil { buttons.append("<button type=\"button\">SVG</button>") }
    return buttons.joined()
  }
}

// MARK: Watching

extension GalleryPage {
  /// The name of the picture whose size tells an open page which version is the last one.
  static let versionFile = "index.html.version.svg"

  /// The page as HTML that opens itself again when it has another version, and the picture beside it. A page that is
  /// opened as a file may load a picture, and nothing else.
  var watched: [String] {
    let content = content
    let digits = SHA256.hexadecimal(of: Array(content.utf8))
    func number(_ digits: Substring) -> Int { 1 + (Int(digits, radix: 16) ?? 0) }
    let (width, height) = (number(digits.prefix(3)), number(digits.dropFirst(3).prefix(3)))
    return [
      html(content, attribute: " data-version=\"\(width)x\(height)\"", loadsFiles: true),
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\"/>\n",
    ]
  }
}
