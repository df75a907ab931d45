public import BadgeManifest
public import SourceTree

/// What an address of a badge stands for: a badge, or something that a service looks up.
///
/// ```swift
/// let address = try BadgeAddress("/badge/build-passing-brightgreen.svg?style=flat-square")
/// let entry = try address.entry()
/// ```
public struct BadgeAddress: Sendable {
  /// The form of the answer.
  public enum Format: String, Sendable, CaseIterable {
    case svg, json, png
  }

  /// The rules by which an address is read.
  public enum Grammar: String, Sendable, CaseIterable {
    /// The addresses of Cartouche: `/pill/42?look=mail`.
    case cartouche
    /// The addresses of Shields: `/badge/build-passing-green`.
    case shields
    /// The addresses of badgen: `/badge/build/passing/green`.
    case badgen
  }

  /// The maximum size of an address: 16 KiB, as logos in data URLs take several.
  public static let maximumBytes = 16 << 10

  /// The form of the answer.
  public package(set) var format = Format.svg
  /// The pixels of each point in an answer of pixels: 2 for `@2x`.
  public package(set) var pixelScale = 1
  /// What the service would look up; nil for a badge whose address says all.
  public package(set) var lookUp: LookUp?
  /// The path of an address of Shields that names a value, decoded once and without the form of the answer; empty for
  /// any other address.
  public package(set) var route = ""
  /// How long the badge may be kept, in seconds; nil for a badge whose address says all, which does not change.
  public package(set) var cacheSeconds: Int?
  /// The entry as the keys of a manifest.
  package var keys = EntryKeys()
  /// The address.
  let text: String

  /// Reads the path of an address with its query.
  ///
  /// - Parameter grammars: The rules to try, in their order.
  /// - Throws: ``BadgeAddressError`` for what none of them knows.
  public init(
    _ address: String, in grammars: [Grammar] = Grammar.allCases
  ) throws(BadgeAddressError) {
    text = address
    let target = try AddressTarget(address)
    for grammar in grammars {
      let isKnown =
        switch grammar {
        case .cartouche: try readOwn(target)
        case .shields: try readShields(target, besideBadgen: grammars.contains(.badgen))
        case .badgen: try readBadgen(target)
        }
      if isKnown { return }
    }
    throw .notFound
  }

  /// The text that the address sets at a path of keys of a manifest, such as `status` and `label`.
  public func text(at path: [String]) -> String? { keys[path] }

  /// The badge of the address.
  ///
  /// - Parameter reader: Reads the entry. By default it reads no file and knows no logos; making one takes longer than
  ///   reading an address.
  /// - Throws: `SourceError` with the place in the address for a value that the badge cannot have.
  public func entry(by reader: BadgeLineReader = BadgeLineReader()) throws(SourceError) -> BadgeEntry {
    try reader.entry(keys.node, in: Array(text.utf8))
  }

  /// A path without the ending of a file, and without the `@2x` of a PNG, which set the form of the answer.
  mutating func withoutForm(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for form in Format.allCases
    where path.suffix(form.rawValue.utf8.count + 1).elementsEqual(("." + form.rawValue).utf8) {
      format = form
      let name = path.dropLast(form.rawValue.utf8.count + 1)
      guard form == .png, let scale = (2...4).first(where: { name.suffix(3).elementsEqual("@\($0)x".utf8) }) else {
        return name
      }
      pixelScale = scale
      return name.dropLast(3)
    }
    return path
  }

  /// Takes the ending of a file from the last part of a path.
  mutating func setForm(_ parts: inout [AddressTarget.Part]) {
    guard let last = parts.indices.last else { return }
    parts[last].text = String(decoding: withoutForm(Array(parts[last].text.utf8)[...]), as: UTF8.self)
  }
}
