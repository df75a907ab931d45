import KeyTables
import Messages
import SourceTree

/// The language of a page that shows badges between two comments.
enum PageLanguage: CaseIterable {
  case markdown, html, rst, asciidoc

  /// The language of a file, by its name.
  init?(path: String) {
    let name = path.fileName.lowercased()
    guard let found = Self.allCases.first(where: { $0.endings.contains { name.hasSuffix($0) } }) else { return nil }
    self = found
  }

  /// The bytes of a page, whose texts can be compared in a short time.
  static func page(at path: String) throws(Failure) -> [UInt8] {
    let bytes = try InputFile.readRegular(path)
    guard !bytes.isUTF16 else { throw Failure(code: .data, at: path, reason: "\(SourceProblem.utf16)") }
    guard !String(decoding: bytes, as: UTF8.self).hasTooManyMarks else {
      throw Failure(code: .data, at: path, reason: "\(SourceProblem.tooManyMarks(maximum: String.maximumMarks))")
    }
    return bytes
  }

  /// How the names of its files end.
  var endings: [String] {
    switch self {
    case .markdown: [".md", ".markdown"]
    case .html: [".html", ".htm"]
    case .rst: [".rst"]
    case .asciidoc: [".adoc", ".asciidoc", ".asc"]
    }
  }

  /// The marks around a comment of one line; `end` is empty for one that the line ends.
  private var marks: (start: String, end: String) {
    switch self {
    case .markdown, .html: ("<!--", "-->")
    case .rst: ("..", "")
    case .asciidoc: ("//", "")
    }
  }

  /// Whether spaces may be before a comment.
  var allowsSpaces: Bool { self == .markdown || self == .html }

  /// A comment.
  func comment(_ text: String) -> String {
    [marks.start, text, marks.end].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text of the comment that a line is; nil for another line. With spaces before it, the line is a part of what is
  /// above in some languages.
  func comment(in line: ArraySlice<UInt8>) -> String? {
    let (start, end) = (Array(marks.start.utf8), Array(marks.end.utf8))
    let text = allowsSpaces ? line.drop(while: \.isBlank) : line
    guard text.starts(with: start), let last = text.lastIndex(where: { !$0.isBlank }) else { return nil }
    let inner = text[...last].dropFirst(start.count)
    guard inner.first?.isBlank == true, inner.count >= end.count, inner.suffix(end.count).elementsEqual(end) else {
      return nil
    }
    return String(decoding: inner.dropLast(end.count), as: UTF8.self).trimmingSpaces.description
  }

  /// The text for some badges, in whole lines.
  ///
  /// - Parameters:
  ///   - first: The number of the first badge, where each needs a name of its own in the page.
  ///   - base: The address of the folder with the badges, as in `Snippet`.
  func text(for pictures: [Snippet.Picture], from first: Int, base: String) -> [String] {
    switch self {
    case .markdown: return pictures.map { Snippet.markdown.text(for: $0, base: base) }
    case .html: return pictures.map { Snippet.html.text(for: $0, base: base) }
    case .rst:
      guard !pictures.isEmpty else { return [] }
      let names = pictures.indices.map { "|cartouche-\(first + $0)|" }
      let images = zip(names, pictures).flatMap { (name: String, picture: Snippet.Picture) -> [String] in
        // An image in a line is a name that stands for it.
        let image = ".. \(name)" + String(Snippet.rst.text(for: picture, base: base).dropFirst(2))
        return image.split(separator: "\n").map(String.init)
      }
      return [names.joined(separator: " "), ""] + images
    case .asciidoc:
      return pictures.map { picture in
        let link = picture.link.map { ",link=\"\(Self.withoutMarks(HTML.escaped($0)))\"" } ?? ""
        let address = Self.withoutMarks(base + HTML.percentEncoded(picture.file))
        return "image:\(address)[\"\(HTML.escaped(picture.title.onOneLine))\"\(link)]"
      }
    }
  }

  /// An address in which AsciiDoc finds no marks of texts, such as two hyphens. Character references stay as they are.
  static func withoutMarks(_ address: String) -> String {
    // Single hyphens and dots are no marks.
    let hasMark = ["--", "...", "#", "_", "*", "+", "~", "^", "`"].contains { address.contains($0) }
    if !hasMark { return address }
    var isReference = false
    return address.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "&" { isReference = true }
      if !isReference, "#_*+~-^`".unicodeScalars.contains(scalar) {
        text += "&#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
      if scalar == ";" { isReference = false }
    }.replacing("..", with: ".&#46;")
  }
}
