import ArgumentParser
import Cartouche
import Messages
import SourceTree

/// The text that shows a badge's file in a page.
enum Snippet: String, CaseIterable, ExpressibleByArgument {
  case markdown, html, rst

  /// A picture of a badge.
  struct Picture {
    var file: String
    /// The file for dark pages, if there are two.
    var darkFile: String?
    /// The text; empty for a badge that shows nothing.
    var title: String
    /// The size; nil for that of the file.
    var size: Size?
    /// Where the picture leads, if anywhere.
    var link: LinkDestination?
  }

  /// The path of a file as a page has it behind the address of a folder.
  func encoded(_ path: String, behind base: String) -> String {
    // Without a host, Sphinx takes the name of a file as it is.
    guard self == .rst, !base.contains("://") else { return HTML.percentEncoded(path) }
    return path.unicodeScalars.reduce(into: "") { text, scalar in
      // docutils drops other white space than an escaped space, or ends the line there.
      if scalar == " " || scalar == "\\" { text += "\\" }
      let isDropped = scalar != " " && (scalar.properties.isWhitespace || scalar.value < 0x20)
      text += isDropped ? HTML.percentEncoded(String(scalar)) : String(scalar)
    }
  }

  /// The address of a folder as a page has it before the path of a file.
  func encoded(base: String) -> String {
    guard self == .rst, !base.contains("://"),
      let path = String(validating: Array(base.utf8).percentDecoded().bytes, as: UTF8.self)
    else { return base }
    return encoded(path, behind: "")
  }

  /// The text for a badge.
  ///
  /// - Parameter base: The text before the path of the file: nothing, or an address that ends in a slash.
  func text(for picture: Picture, base: String) -> String {
    let address = encoded(base: base) + encoded(picture.file, behind: base)
    let title = picture.title.onOneLine
    switch self {
    case .markdown:
      // Markdown has no picture for dark pages, but allows HTML.
      guard picture.darkFile == nil else { return Self.html.text(for: picture, base: base) }
      let image = "![\(HTML.escaped(title))](\(address))"
      return picture.link.map { "[\(image)](\(HTML.escaped($0)))" } ?? image
    case .html:
      let size = picture.size.map {
        " width=\"\(Message.number($0.width))\" height=\"\(Message.number($0.height))\""
      }
      var image = "<img src=\"\(HTML.escaped(address: address))\" alt=\"\(HTML.escaped(title))\"\(size ?? "")>"
      if let dark = picture.darkFile {
        let source = HTML.escaped(address: base + HTML.percentEncoded(dark))
        image = "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(source)\">\(image)</picture>"
      }
      return picture.link.map { "<a href=\"\(HTML.escaped($0))\">\(image)</a>" } ?? image
    case .rst:
      // The value of an option is plain text, which has no escapes and ends with its line.
      let image = ".. image:: \(address)\n" + (title.isEmpty ? "" : "   :alt: \(title)\n")
      guard let link = picture.link.map({ HTML.percentEncoded($0) }) else { return image }
      // A name with an underscore at its end is a reference.
      return image + "   :target: \(link.hasSuffix("_") ? link.dropLast() + "%5F" : link)\n"
    }
  }
}
