import Cartouche
import ContrastChecking

extension Wording {
  static func describe(_ finding: ContrastFinding) -> String {
    let page = finding.page.map { " where the page is \(hex($0))" } ?? ""
    let scheme = finding.scheme == .dark ? " for dark colour schemes" : ""
    return "'\(shortened(finding.text))' has a contrast of \(ratio(finding.ratio)), \(hex(finding.color)) on "
      + "\(hex(finding.ground))\(page)\(scheme); it needs \(number(finding.limit))"
  }

  static func describe(_ error: ContrastError) -> String {
    switch error {
    case .tooLarge: "this picture is too large for the contrast of its texts to be told"
    }
  }

  static let contrastNeedsWeb = "--contrast is for the web profile; texts of the design profile are outlines"
  static let pageNeedsContrast = "--page is for --contrast"

  static func pageNotOpaque(_ text: String) -> String { "a page is opaque, not '\(shortened(text))'" }

  /// Rounded down, so that what fails a limit never reads as if it met it.
  private static func ratio(_ value: Double) -> String {
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
