import BadgeManifest
import KeyTables
public import SourceTree

/// The JSON that endpoints of Shields answer (`services/endpoint-common.js`).
extension BadgeAddress {
  private static let answerKeys = [
    "schemaVersion", "label", "message", "color", "labelColor", "isError", "namedLogo", "logoSvg", "logoColor",
    "logoSize", "logoWidth", "logoPosition", "style", "cacheSeconds",
  ]

  /// The shortest time that a browser keeps the badge of an endpoint, in seconds.
  public static let minimumCacheSeconds = 300
  /// The longest one: a year.
  private static let maximumCacheSeconds = 31_536_000

  /// Whether a text is JSON with the key that every answer of an endpoint has.
  public static func isAnswer(_ text: [UInt8]) -> Bool {
    (try? JSONReader.read(text))?.entries["schemaVersion"] != nil
  }

  /// The badge of this address, whose look-up has an answer in JSON. The words of the query go before the answer.
  ///
  /// - Throws: `SourceError` with the place in the answer.
  public func answered(by answer: [UInt8]) throws(SourceError) -> BadgeAddress {
    do {
      let fields = try Field(root: JSONReader.read(answer)).map("endpoint", keys: Self.answerKeys)
      let badge = try answered(by: fields)
      try ShieldsWords.check(endpoint: answer)
      return badge
    } catch {
      throw error.showing(answer) { _ in nil }
    }
  }

  private func answered(by fields: Fields) throws(SourceError) -> BadgeAddress {
    let version = try fields.required("schemaVersion")
    guard try version.text() == "1" else {
      throw version.error(.unknownValue(text: try version.text(), what: "version", suggestion: nil, expected: ["1"]))
    }
    let label = try fields.required("label").text()
    let message = try fields.required("message")
    guard try !message.text().isEmpty else { throw message.error(.emptyText(key: "message")) }
    if let other = fields["logoSvg"], fields["namedLogo"] != nil {
      throw other.error(.exclusiveKeys(context: "endpoint", keys: ["namedLogo", "logoSvg"]))
    }
    let isError = try fields["isError"]?.flag() ?? false

    // An address that was read is one that can be read.
    guard var target = try? AddressTarget(text) else { return self }
    if isError { target.words.removeAll { ["color", "colorB", "labelColor", "colorA"].contains($0.name) } }
    // A logo of the query has a colour of the query or none.
    let logoWords = target["logo"] == nil ? [("namedLogo", "logo"), ("logoColor", "logoColor")] : []
    let legacy = ["labelColor": "colorA"]
    for (key, word) in [("labelColor", "labelColor"), ("style", "style")] + logoWords {
      guard let value = try fields[key]?.text(), legacy[word].flatMap({ target[$0] }) == nil else { continue }
      target.add(word, value)
    }
    if let logo = try fields["logoSvg"]?.text() {
      target.add("logo", "data:image/svg+xml," + logo.utf8.percentEncoded())
    }
    let color = try fields["color"]?.text()
    var badge = self
    badge.lookUp = nil
    badge.keys = EntryKeys()
    badge.readShields(
      label: target["label"] ?? label, message: try message.text(),
      color: target["color"] ?? target["colorB"] ?? color ?? (isError ? "red" : "lightgrey"),
      target)
    badge.cacheSeconds = try Self.cacheSeconds(fields, target)
    return badge
  }

  /// The greater of the times in the answer and in the query, which has one of two words.
  private static func cacheSeconds(_ fields: Fields, _ target: AddressTarget) throws(SourceError) -> Int {
    let words = [target["cacheSeconds"], target["maxAge"]].compactMap { $0 }
    let typed = words.count == 1 ? Int(words[0]) ?? 0 : 0
    let own = Int(clamping: try fields["cacheSeconds"]?.integer() ?? 0)
    return min(max(minimumCacheSeconds, own, typed), maximumCacheSeconds)
  }
}
