import Cartouche
import ReportReading
package import SourceTree

/// Words for the badges of Shields, which draws its defaults in place of what it does not know.
package enum ShieldsWords {
  /// A colour as a manifest has it: a name of the palette, three or six digits of base 16, or a colour of CSS. Nil for any
  /// other text.
  package static func color(_ text: String) -> String? {
    if StatusPalette.modern[text] != nil { return text }
    let isHex = [3, 6].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
    if isHex { return "#" + text.lowercased() }
    return (try? Color(parsing: text)) == nil ? nil : text
  }

  /// The colour of a message. One that is not known becomes badge-maker's own default (`badge-renderers.js`).
  package static func messageColor(_ text: String) -> String { color(text) ?? "brightgreen" }

  /// A style; nil for the default.
  package static func style(_ text: String) -> String? {
    let name = text.hasPrefix("popout") ? text.replacing("popout", with: "flat", maxReplacements: 1) : text
    return StatusStyle(rawValue: name).flatMap { $0 == .flat ? nil : $0.rawValue }
  }

  /// Checks the answer of an endpoint, of which a number is no text.
  ///
  /// - Throws: `SourceError` with the place in the answer.
  package static func check(endpoint answer: [UInt8]) throws(SourceError) {
    _ = try Report(reading: answer, about: .endpoint, as: .endpoint)
  }
}
