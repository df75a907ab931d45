import Messages
import SourceTree

/// A picture of a page that has an address.
struct PageImage {
  /// What shows the picture.
  struct Markup {
    /// The bytes of the whole markup.
    var bytes: Range<Int>
    /// The words for those who do not see the picture, as the page has them.
    var alt: String
    /// Whether this is an element of HTML, which a `picture` can be put around.
    var isElement = false
  }

  /// The bytes of its address in the page.
  var place: Range<Int>
  /// The address, without the escapes of the page's language.
  var address: String
  /// What shows it, where a `picture` could; several for a definition in Markdown.
  var markup: [Markup] = []
}

extension PageImage {
  /// The pictures of a page, in the order of their addresses. Blocks of code and comments have none.
  static func all(in page: [UInt8], _ language: PageLanguage) -> [PageImage] {
    switch language {
    case .markdown, .html:
      var scanner = MarkupScanner(page, language)
      return scanner.images()
    case .rst, .asciidoc: return LineImages.all(in: page, language)
    }
  }
}

/// The references to characters that occur in addresses.
enum CharacterReference {
  private static let named: [(name: String, byte: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&#38;", UInt8(ascii: "&")),
    ("&#x26;", UInt8(ascii: "&")),
    ("&#39;", UInt8(ascii: "'")), ("&#45;", UInt8(ascii: "-")), ("&#46;", UInt8(ascii: ".")),
    ("&#95;", UInt8(ascii: "_")),
  ]

  /// A text without references, and without backslashes before punctuation if `isMarkdown`.
  static func resolved(_ text: ArraySlice<UInt8>, isMarkdown: Bool = false) -> String {
    var plain: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let found = named.first(where: { rest.starts(with: $0.name.utf8) }) {
        plain.append(found.byte)
        rest = rest.dropFirst(found.name.utf8.count)
      } else if isMarkdown, byte == UInt8(ascii: "\\"), let next = rest.dropFirst().first, next.isPunctuation {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether this is a mark of ASCII: neither a letter, a digit, a space nor a control character.
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isLetterOrDigit }
}
