/// The addresses of badgen (`libs/create-badgen-handler.ts`, `pages/index`).
extension BadgeAddress {
  /// Reads `/static/LABEL/STATUS/COLOR`, or the same below `/badge`. False for another address.
  mutating func readBadgen(_ target: AddressTarget) throws(BadgeAddressError) -> Bool {
    guard var parts = try badgenParts(target) else { return false }
    func color(_ name: String) -> String? { target[name].flatMap { $0.isEmpty ? nil : $0 } }
    setForm(&parts)
    let message = target["list"].map { mark in
      parts[2].text.replacing(",", with: ["", "1"].contains(mark) ? " | " : " \(mark) ")
    }
    keys.set(["status", "label"], target["label"] ?? parts[1].text)
    keys.set(["status", "message"], message ?? parts[2].text)
    keys.set(["status", "color"], Self.badgenColor(color("color") ?? (parts.count == 4 ? parts[3].text : "blue")))
    if let color = color("labelColor") { keys.set(["status", "labelColor"], Self.badgenColor(color)) }
    if let scale = target["scale"], scale.last != ".", scale.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }),
      Double(scale).map((0.1...10).contains) == true
    {
      keys.set(["scale"], scale)
    }
    guard let icon = target["icon"] else { return true }
    if icon.lowercased().hasPrefix("data:") {
      setLogo(data: icon, at: 1)
    } else {
      // An empty icon is the one with the name of the subject.
      keys.set(["status", "logo", "file"], Self.logoName(icon.isEmpty ? parts[1].text : icon))
      keys.set(["status", "logo", "color"], "white")
    }
    return true
  }

  /// Whether badgen has such an address.
  func isBadgen(_ target: AddressTarget) throws(BadgeAddressError) -> Bool { try badgenParts(target) != nil }

  /// The parts of an address of badgen; nil for another one.
  private func badgenParts(_ target: AddressTarget) throws(BadgeAddressError) -> [AddressTarget.Part]? {
    var parts = try target.parts()
    if parts.last?.text.isEmpty == true { parts.removeLast() }
    guard let first = parts.first?.text, ["badge", "static"].contains(first), (3...4).contains(parts.count),
      parts.allSatisfy({ !$0.text.isEmpty })
    else { return nil }
    return parts
  }

  private static func badgenColor(_ text: String) -> String {
    let hex = badgenColors[text] ?? text
    return hex.allSatisfy { $0.isASCII && $0.isHexDigit } ? "#" + hex.lowercased() : text
  }

  /// The colours of badgen (`libs/colors.ts`).
  private static let badgenColors = [
    "green": "3c1", "blue": "08c", "red": "e43", "yellow": "db1", "orange": "f73", "purple": "94e", "pink": "e5b",
    "grey": "999", "gray": "999", "cyan": "1bc", "black": "2a2a2a",
  ]
}
