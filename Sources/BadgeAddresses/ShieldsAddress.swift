import BadgeManifest
import KeyTables
import LookModel
import SVGTree
import SourceTree

/// The addresses of Shields (`services/static-badge`, `core/base-service/coalesce-badge.js`).
extension BadgeAddress {
  /// Reads the badge of an address of Shields, or what it looks up. False for another address.
  ///
  /// - Parameter besideBadgen: Whether addresses of badgen are read, too. Then one of these, whose words have dashes, is
  ///   told by a slash in the colour that Shields would read.
  mutating func readShields(_ target: AddressTarget, besideBadgen: Bool) throws(BadgeAddressError) -> Bool {
    let path = try target.path()
    for start in ["/badge/", "/:"] where path.starts(with: start.utf8) {
      guard let parts = DashedParts(withoutForm(path[...]).dropFirst(start.utf8.count)) else { continue }
      if besideBadgen, parts.color.contains("/"), try isBadgen(target) { return false }
      let color = target["color"] ?? target["colorB"] ?? parts.color
      readShields(label: target["label"] ?? parts.label, message: parts.message, color: color, target)
      return true
    }
    let route = String(decoding: withoutForm(path[...]), as: UTF8.self)
    guard route == "/static/v1" else {
      guard let lookUp = LookUp(shields: route, source: target["url"] ?? target["uri"]) else { return false }
      self.route = route
      self.lookUp = lookUp
      // The words of the query go before what a service says.
      if let label = target["label"] { keys.set(["status", "label"], Self.shown(label)) }
      if let color = (target["color"] ?? target["colorB"]).flatMap(ShieldsWords.color) {
        keys.set(["status", "color"], color)
      }
      readLooks(target)
      return true
    }
    guard let message = target["message"] else { throw .missingWord("message") }
    let color = target["color"] ?? target["colorB"] ?? "lightgrey"
    readShields(label: target["label"] ?? "", message: message, color: color, target)
    return true
  }

  // MARK: Words of the query

  mutating func readShields(label: String, message: String, color: String, _ target: AddressTarget) {
    keys.set(["status", "label"], Self.shown(label))
    keys.set(["status", "message"], Self.shown(message))
    keys.set(["status", "color"], ShieldsWords.messageColor(color))
    readLooks(target)
  }

  /// Reads the words that change how a badge looks and where it leads.
  private mutating func readLooks(_ target: AddressTarget) {
    if let color = (target["labelColor"] ?? target["colorA"]).flatMap(ShieldsWords.color) {
      keys.set(["status", "labelColor"], color)
    }
    if let style = target["style"].flatMap(ShieldsWords.style) { keys.set(["status", "style"], style) }
    readLogo(target)
    let links = target.words.filter { $0.name == "link" }.prefix(2)
    for (key, link) in zip(["link", "messageLink"], links) where !link.value.isEmpty {
      // A link holds no space; browsers escape those of an address, too.
      keys.set(["status", key], link.value.replacing(" ", with: "%20"), at: link.column)
    }
  }

  private mutating func readLogo(_ target: AddressTarget) {
    guard let logo = target.words.first(where: { $0.name == "logo" }), !logo.value.isEmpty else { return }
    let hasScheme = logo.value.lowercased().hasPrefix("data:")
    if hasScheme || logo.value.hasPrefix("image/") && logo.value.contains(",") {
      // A picture of any proportions fits into a square (`badge-maker/lib/make-badge.js`).
      setLogo(data: hasScheme ? logo.value : "data:" + logo.value, at: logo.column)
      keys.set(["status", "logo", "width"], "14")
      return
    }
    let name = Self.logoName(logo.value)
    guard let color = target["logoColor"].flatMap(ShieldsWords.color) else {
      keys.set(["status", "logo"], name, at: logo.column)
      return
    }
    keys.set(["status", "logo", "file"], name, at: logo.column)
    // The colour of a logo is one of CSS.
    keys.set(
      ["status", "logo", "color"],
      StatusPalette.modern[color].map { "rgb(\($0.red), \($0.green), \($0.blue))" } ?? color)
  }

  /// A text as Shields shows it: 255 units of UTF-16 at most, without spaces around it.
  private static func shown(_ text: String) -> String {
    var length = 0
    let scalars = text.unicodeScalars.prefix { scalar in
      length += UTF16.width(scalar)
      return length <= 255
    }
    return String(String(scalars).trimmingSpaces)
  }

  /// Sets a logo in a data URL. The services show it as an image, where black is the colour of the parts without one.
  mutating func setLogo(data: String, at column: Int) {
    keys.set(["status", "logo", "file"], data, at: column)
    if LogoFolder.takesColor(data: data) { keys.set(["status", "logo", "color"], "black") }
  }

  /// The name of a logo of Simple Icons by its name or its title, as Shields finds it (`lib/logos.js`), or of one's own.
  /// What cannot be one is escaped: it is no path, and no folder has it.
  static func logoName(_ text: String) -> String {
    let name = text.lowercased()
    // No name of Simple Icons has a dash or an underscore, so it may be one's own. The folder is asked for it, and then
    // for the name of this title.
    let hasDash = text.utf8.contains(where: "-_".utf8.contains)
    if hasDash, aliases[name] == nil, text.utf8.allSatisfy({ $0.isLetterOrDigit || "-_".utf8.contains($0) }) {
      return text
    }
    let slug = LogoSlugs.slug(of: aliases[name] ?? name)
    return slug.isEmpty || text.utf8.contains(UInt8(ascii: "/")) ? text.utf8.percentEncoded() : slug
  }

  /// Names of logos that were removed.
  private static let aliases = [
    "azuredevops": "azure-devops", "eclipse": "eclipse-ide", "gitter-white": "gitter", "scrutinizer": "scrutinizer-ci",
    "stackoverflow": "stack-overflow", "tfs": "azure-devops", "travis": "travisci",
  ]
}
