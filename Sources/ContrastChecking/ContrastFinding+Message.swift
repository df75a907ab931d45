import Messages
import SVGTree

extension ContrastFinding {
  /// The finding in one line, without a full stop.
  package var message: String { "'\(shownText)' \(figures)" }

  /// The text in one line.
  package var shownText: String { Message.shortened(text) }

  /// What the message says of the text.
  package var figures: String {
    let page = page.map { " where the page is \(Self.hex($0))" } ?? ""
    let scheme = scheme == .dark ? " for dark colour schemes" : ""
    return "has a contrast of \(Self.shownRatio(ratio)), \(Self.hex(color)) on "
      + "\(Self.hex(background))\(page)\(scheme); it needs \(Message.number(limit))"
  }

  /// Rounded down, so that a ratio below the limit never looks as if it met the limit.
  package static func shownRatio(_ value: Double) -> String {
    // A rounding error in the last bits must not change the hundredths.
    let hundredths = Int((value * 100 + 1e-9).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func hex(_ color: Color) -> String {
    "#" + Message.hexadecimal(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue), digits: 6)
  }
}

extension ContrastError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  package var description: String { "the picture is too large to check the contrast of its texts" }
}
