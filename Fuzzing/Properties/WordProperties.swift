import Cartouche
import SVGTree

/// What holds for the small languages in which users say colours, links, titles, locales and thresholds.
enum WordProperties {
  /// A colour that is read is written as what is read again.
  @Sendable static func color(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let color = try? Color(parsing: text) else { return }
    try require((0...1).contains(color.alpha), "'\(text)' has an opacity from 0 to 1")
    let digits = [color.red, color.green, color.blue].map { value in
      String(value >> 4, radix: 16) + String(value & 15, radix: 16)
    }
    let hex = "#" + digits.joined()
    try require((try? Color(parsing: hex)) == color.opacity(1), "'\(text)' is \(hex)")
  }

  /// A link that is taken leads to only a page, an address of mail or a relative one; a title pattern is filled,
  /// a locale's tag is read again, an id's prefix needs no escaping.
  @Sendable static func words(_ bytes: [UInt8]) throws {
    var source = ByteSource(bytes)
    let kind = source.byte() % 4
    let text = source.rest()
    switch kind {
    case 0: try link(text)
    case 1: try titlePattern(text)
    case 2: try locale(text)
    default:
      guard OutputProfile.isIDPrefix(text) else { return }
      let isPlain = text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == 0x2D || byte == 0x5F
      }
      try require(isPlain, "the prefix '\(text)' needs no escaping")
    }
  }

  private static func link(_ text: String) throws {
    guard let link = try? LinkDestination(parsing: text) else { return }
    try require(link.address == text, "'\(text)' is kept as it is")
    // Read as browsers do: without control characters and white space, up to the first colon.
    let seen = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    try require(seen == text, "'\(text)' holds nothing that browsers drop")
    let scheme = seen.unicodeScalars.prefix { !":/?#".unicodeScalars.contains($0) }
    guard scheme.count < seen.unicodeScalars.count, seen.unicodeScalars[scheme.endIndex] == ":" else { return }
    let name = String(scheme).lowercased()
    try require(["http", "https", "mailto"].contains(name), "'\(text)' has a scheme that is allowed")
  }

  private static func titlePattern(_ text: String) throws {
    guard let pattern = try? TitlePattern(parsing: text) else { return }
    for count in [0, 1, 2, 7, 1_000_000, Int.max, -1] {
      for limit in [9, Int.max] {
        let title = pattern.text(for: count, limit: limit)
        try require(title == pattern.text(for: count, limit: limit), "the title of \(count) is the same each time")
      }
    }
  }

  private static func locale(_ text: String) throws {
    guard let locale = try? CountLocale(parsing: text) else { return }
    let again = try? CountLocale(parsing: locale.tag)
    try require(again == locale && again?.tag == locale.tag, "'\(locale.tag)' is read as what it is written for")
    for count in [0, 1, 12, 1234, 1_234_567, Int.max, Int.min] {
      for grouping in [false, true] {
        try require(!locale.text(of: count, grouping: grouping).isEmpty, "\(count) has digits in '\(locale.tag)'")
      }
    }
  }

  /// Thresholds choose the same colour for the same value each time.
  @Sendable static func thresholds(_ bytes: [UInt8]) throws {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, let thresholds = try? Thresholds(parsing: String(first)) else { return }
    for value in lines.dropFirst().prefix(4).map(String.init) + ["", "50", "83%", "1.4.0", "-1e9"] {
      let color = try? thresholds.color(for: value)
      try require(color == (try? thresholds.color(for: value)), "'\(value)' has one colour")
      let again = try? Thresholds(parsing: String(first)).color(for: value)
      try require(color == again, "'\(value)' has one colour in equal thresholds")
    }
  }

  /// Versions are in one order: none before itself, of two at most one before the other, and no circles of three.
  @Sendable static func versions(_ bytes: [UInt8]) throws {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let versions = lines.prefix(5).compactMap { VersionNumber(String($0)) }
    for first in versions {
      try require(!(first < first) && first == first, "\(first) is not before itself")
      for second in versions {
        let signs = [first < second, second < first, first == second]
        try require(signs.count { $0 } == 1, "\(first) and \(second) are in one order")
        for third in versions where first < second && second < third {
          try require(first < third, "\(first), \(second) and \(third) are in one order")
        }
      }
    }
  }
}
