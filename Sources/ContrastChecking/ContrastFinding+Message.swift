import Messages
import SVGTree

extension ContrastFinding {
  /// What is wrong, in one line without a full stop.
  package var message: String {
    let page = page.map { " where the page is \(Self.hex($0))" } ?? ""
    let scheme = scheme == .dark ? " for dark colour schemes" : ""
    return "'\(Message.shortened(text))' has a contrast of \(Self.shownRatio(ratio)), \(Self.hex(color)) on "
      + "\(Self.hex(ground))\(page)\(scheme); it needs \(Message.number(limit))"
  }

  /// Rounded down, so that what fails a limit never reads as if it met it.
  private static func shownRatio(_ value: Double) -> String {
    // What the last bits of a product are off by is no hundredth.
    let hundredths = Int((value * 100 + 1e-9).rounded(.down))
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func hex(_ color: Color) -> String {
    let value = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension ContrastError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  package var description: String {
    switch self {
    case .tooLarge: "the picture is too large to check the contrast of its texts"
    }
  }
}
