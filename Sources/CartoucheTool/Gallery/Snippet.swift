import Cartouche

/// The text that shows a badge's file in a page.
enum Snippet: String, CaseIterable {
  case markdown, html, rst

  /// What readers call the language.
  var name: String {
    switch self {
    case .markdown: "Markdown"
    case .html: "HTML"
    case .rst: "reStructuredText"
    }
  }

  /// The text for a badge.
  ///
  /// - Parameter base: What goes before the path of the file: nothing, or an address that ends in a slash.
  func text(for card: GalleryCard, base: String) -> String {
    let address = base + HTML.percentEncoded(card.file)
    let title = (card.title ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    switch self {
    case .markdown:
      let escaped = title.flatMap { "\\[]*_`<&".contains($0) ? "\\\($0)" : "\($0)" }
      return "![\(String(escaped))](\(address))"
    case .html:
      let size = "width=\"\(HTML.number(card.size.width))\" height=\"\(HTML.number(card.size.height))\""
      return "<img src=\"\(HTML.escaped(address))\" alt=\"\(HTML.escaped(title))\" \(size)>"
    case .rst:
      return ".. image:: \(address)\n" + (title.isEmpty ? "" : "   :alt: \(title.replacing("\\", with: "\\\\"))\n")
    }
  }
}
