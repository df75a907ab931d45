import Cartouche
import ContrastChecking
import XMLChecking

/// A picture of 100 by 100 points around some elements.
func picture(_ elements: String, style: String = "", defs: String = "") -> String {
  let sheet = style.isEmpty ? "" : "<style>\(style)</style>"
  let definitions = defs.isEmpty ? "" : "<defs>\(defs)</defs>"
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"100\" "
    + "height=\"100\" viewBox=\"0 0 100 100\">"
    + sheet + definitions + elements + "</svg>\n"
}

/// An area of this colour over the whole picture.
func background(_ color: String) -> String { "<path fill=\"\(color)\" d=\"M0 0H100V100H0Z\"/>" }

/// A text of 40 by 7 points in the middle of the picture.
func text(_ attributes: String, size: Double = 10) -> String {
  "<text x=\"30\" y=\"50\" \(attributes) font-size=\"\(size)\" textLength=\"40\">words</text>"
}

/// The findings of a file that must be in the web profile.
func findings(
  in svg: String, _ check: ContrastCheck = ContrastCheck()
) throws -> [ContrastFinding] {
  let tree = try XMLTree(parsing: svg)
  let faults = tree.validate(against: .web)
  precondition(faults.isEmpty, "\(faults)")
  return try check.findings(in: tree)
}

extension ContrastFinding {
  /// The ratio in hundredths, rounded down.
  var hundredths: Int { Int((ratio * 100 + 1e-9).rounded(.down)) }
}
