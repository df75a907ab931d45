public import Cartouche
import IconReading
import KeyTables
public import LookFiles
import Messages
public import SourceTree

/// A folder of SVG files that badges name without their ending: `github` for `github.svg`. The package of Simple Icons has
/// such a folder, `icons`, and beside it a list of the colours of the brands.
public struct LogoFolder: Sendable {
  /// The names of its files, in any order.
  public var names: @Sendable () -> [String]
  /// The bytes of the file at a path, seen from the folder; nil if there is none.
  public var read: @Sendable (_ path: String) throws(LookResolver.Failure) -> [UInt8]?

  /// A folder by functions. No file with a name of its own is read but those of logos and the list of colours.
  public init(
    names: @escaping @Sendable () -> [String],
    read: @escaping @Sendable (_ path: String) throws(LookResolver.Failure) -> [UInt8]?
  ) {
    self.names = names
    self.read = read
  }

  /// The logo with a name.
  ///
  /// - Parameters:
  ///   - color: The colour of its parts without one. By default that of the brand, if it can be seen, or of the text.
  ///   - isOnLight: Whether it is for a light background, as in the style `social`.
  /// - Throws: `SourceError` for a name that no file has, with the nearest one, and for a file that is not a logo.
  public func logo(named name: String, color: Color? = nil, isOnLight: Bool = false) throws(SourceError) -> Logo {
    let node = SourceNode(content: .text(name), position: .start)
    let files = EntryFiles(resolver: LookResolver(), logos: self)
    let icon = try files.logo(Field(root: node), color: color, isOnLight: isOnLight)
    return Logo(icon: icon)
  }
}

extension LogoFolder {
  /// Where the list of colours is, seen from the folder: since version 14 of Simple Icons, or before.
  package static let lists = ["../data/simple-icons.json", "../_data/simple-icons.json"]
  /// The maximum size of the list: 4 MiB. That of Simple Icons has 700 kB.
  private static let maximumList = 4 << 20

  /// The file with a name, spelled as in the folder or as in the list.
  func file(named name: String) throws(LookResolver.Failure) -> (slug: String, bytes: [UInt8])? {
    for slug in [name, LogoSlugs.slug(of: name)] where !slug.isEmpty {
      if let bytes = try read(slug + ".svg") { return (slug, bytes) }
    }
    return nil
  }

  /// The names of the logos, sorted.
  func slugs() -> [String] { names().filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted() }

  /// The colours of the brands, by the names of their files; none without a list.
  func colors() throws(SourceError) -> [String: Color] {
    for path in Self.lists {
      guard let bytes = try? read(path) else { continue }
      guard bytes.count <= Self.maximumList else {
        throw SourceError(
          at: SourcePosition(line: 1, column: 1, file: path),
          problem: .unreadableFile(path: path, reason: "the list has more than \(Self.maximumList) bytes"))
      }
      let root: SourceNode
      do { root = try DataFile(reading: bytes, as: .json).root } catch {
        var error = error
        error.file = path
        throw error
      }
      return colors(in: root)
    }
    return [:]
  }

  private func colors(in root: SourceNode) -> [String: Color] {
    var colors: [String: Color] = [:]
    for node in root.entries["icons"]?.value.elements ?? root.elements {
      func text(_ key: String) -> String? { node.entries[key]?.value.text }
      guard let hex = text("hex"), let color = try? Color(parsing: "#" + hex) else { continue }
      guard let slug = text("slug") ?? text("title").map(LogoSlugs.slug) else { continue }
      colors[slug] = color
    }
    return colors
  }

  /// Whether parts of a logo in a data URL take a colour.
  package static func takesColor(data: String) -> Bool { (try? Icon(dataURI: data, color: .black)) != nil }

  /// The colour of a logo on a background: that of the brand, or one that can be seen, by the rule of Shields
  /// (`lib/logos.js`).
  static func shown(_ brand: Color, isOnLight: Bool) -> Color {
    if isOnLight { return brand.brightness >= 0.6 ? Color(red: 0x33, green: 0x33, blue: 0x33) : brand }
    return brand.brightness <= 0.4 ? Color(red: 0xF5, green: 0xF5, blue: 0xF5) : brand
  }
}

/// Makes the names of files from the titles of brands, by the rules of Simple Icons (`sdk.mjs`).
package enum LogoSlugs {
  private static let words: [Unicode.Scalar: String] = [
    "+": "plus", ".": "dot", "&": "and", "đ": "d", "ħ": "h", "ı": "i", "ĸ": "k", "ŀ": "l", "ł": "l", "ß": "ss",
    "ŧ": "t", "ø": "o",
  ]

  /// The letters below an accent.
  private static let plain: [Unicode.Scalar: Character] = {
    var plain: [Unicode.Scalar: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for mark in (0x300...0x331 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
        let scalars = (String(letter) + String(mark)).composed.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first { plain[scalar] = letter }
      }
    }
    return plain
  }()

  /// The name of the file of a brand; empty for a title without a letter or a digit.
  package static func slug(of title: String) -> String {
    title.utf8.count > 200
      ? ""
      : title.composed.lowercased().unicodeScalars.reduce(into: "") { slug, scalar in
        if let word = words[scalar] {
          slug += word
        } else if let letter = plain[scalar] {
          slug.append(letter)
        } else if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
          slug.unicodeScalars.append(scalar)
        }
      }
  }
}
