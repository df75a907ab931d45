/// The addresses of badgen (`libs/create-badgen-handler.ts`, `pages/index`).
extension BadgeAddress {
  /// Reads `/badge/LABEL/STATUS/COLOR`, or what another address looks up. False for another address.
  mutating func readBadgen(_ target: AddressTarget) throws(BadgeAddressError) -> Bool {
    var parts = try target.parts()
    guard parts.first?.text == "badge", (3...4).contains(parts.count), parts.allSatisfy({ !$0.text.isEmpty }) else {
      return false
    }
    setForm(&parts)
    let message = target["list"].map { mark in
      parts[2].text.replacing(",", with: ["", "1"].contains(mark) ? " | " : " \(mark) ")
    }
    keys.set(["status", "label"], target["label"] ?? parts[1].text)
    keys.set(["status", "message"], message ?? parts[2].text)
    keys.set(["status", "color"], Self.badgenColor(target["color"] ?? (parts.count == 4 ? parts[3].text : "blue")))
    if let color = target["labelColor"] { keys.set(["status", "labelColor"], Self.badgenColor(color)) }
    if let scale = target["scale"].flatMap(Double.init), scale.isFinite, (0.1...10).contains(scale) {
      keys.set(["scale"], target["scale"] ?? "1")
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
