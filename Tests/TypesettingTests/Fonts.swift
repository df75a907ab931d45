import Typesetting

let verdana11 = Font(["Verdana"], size: 11)

extension BuiltinShaper {
  /// The width in ems that a text has in Verdana.
  func ems(_ text: String) throws -> Double {
    try shape(text, in: Font(["Verdana"], size: 1)).width
  }
}
