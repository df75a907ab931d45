import BadgeManifest
import Cartouche

/// A page that shows every badge of a manifest on a light and on a dark page.
struct Gallery {
  var entries: [ManifestEntry]
  /// The page's own path, from which the badges are found.
  var page: String

  /// The page as HTML: no script, nothing from elsewhere, the same for the same manifest.
  var html: String {
    let depth = page.split(separator: "/").count - 1
    let toRoot = String(repeating: "../", count: depth)
    let figures = entries.map { entry in
      let name = Self.escaped(entry.file)
      let address = Self.percentEncoded(toRoot + entry.file)
      return "<figure><img src=\"\(address)\" alt=\"\"><figcaption>\(name)</figcaption></figure>"
    }.joined(separator: "\n")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Badges</title>
      <style>
      body { margin: 0; font: 13px/1.4 system-ui, sans-serif; }
      section { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 24px; padding: 24px; }
      h2 { width: 100%; margin: 0; font-size: 15px; }
      figure { margin: 0; }
      img { display: block; max-width: 100%; }
      figcaption { margin-top: 6px; font-size: 11px; opacity: .7; }
      .light { background: #fff; color: #1c1c1e; }
      .dark { background: #1c1c1e; color: #f2f2f7; }
      </style>
      <section class="light">
      <h2>On a light page</h2>
      \(figures)
      </section>
      <section class="dark">
      <h2>On a dark page</h2>
      \(figures)
      </section>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(escapingAttribute: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path as an address: everything but letters, digits and a few marks as `%XX`.
  private static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.append(Character(Unicode.Scalar(byte)))
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.append(Character(Unicode.Scalar(byte)))
      default:
        result.append("%")
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 0xF)])
      }
    }
  }
}
