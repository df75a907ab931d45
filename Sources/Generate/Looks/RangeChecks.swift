import KeyTables
import LookFiles
import LookModel

/// The Swift file that checks the numbers of looks, which a program may have made: the ranges of look files.
enum RangeChecks {
  static var swift: String {
    var lines = CompiledLooks.head + ["import LookModel", ""]
    for kind in Look.Kind.allCases {
      lines += ["extension \(kind.form.typeName) {"]
      lines += [
        "  /// - Throws: ``BadgeError`` for a number that no look file may have."
      ]
      // A call would copy the look.
      lines += ["  @inline(__always) func check() throws(BadgeError) {"]
      lines += checks(kind.form, of: "", at: "").map { "    " + $0 } + ["  }", "}", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// The checks of what is in a map, which the expression `owner` has.
  private static func checks(_ map: MapForm, of owner: String, at path: String) -> [String] {
    map.keys.flatMap { key in
      let property = owner + key.property
      let place = path + key.name
      let name = String(key.property.split(separator: ".").last ?? "")
      guard key.isOptional else { return checks(key.form, property, at: place) }
      let checks = checks(key.form, name, at: place)
      return checks.isEmpty
        ? [] : ["if let \(name)\(property == name ? "" : " = \(property)") {"] + indented(checks) + ["}"]
    }
  }

  private static func checks(_ form: Form, _ value: String, at path: String) -> [String] {
    switch form {
    case .number(let range, _):
      return ["try BadgeError.check(\(value), key: \"\(path)\", in: \(CodeExpression.range(range)))"]
    case .integer(let range):
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      return ["try BadgeError.check(Double(\(value)), key: \"\(path)\", in: \(CodeExpression.range(bounds)))"]
    case .list(let element, _):
      let checks = checks(element, "element", at: path)
      return checks.isEmpty ? [] : ["for element in \(value) {"] + indented(checks) + ["}"]
    case .map(let map): return checks(map, of: value + ".", at: path + ".")
    case .any(let forms): return forms.flatMap { checks($0, value, at: path) }
    case .payload(let name, .map(let map)):
      let bindings = map.keys.map { "let \($0.property)" }.joined(separator: ", ")
      return ["if case .\(name)(\(bindings)) = \(value) {"] + indented(checks(map, of: "", at: path + ".")) + ["}"]
    case .payload(let name, let form):
      return ["if case .\(name)(let \(name)) = \(value) {"] + indented(checks(form, name, at: path)) + ["}"]
    case .word, .flag, .text, .family, .color, .statusColor, .names: return []
    }
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

extension CodeExpression {
  fileprivate static func range(_ range: ClosedRange<Double>) -> String {
    "\(number(range.lowerBound).line)...\(number(range.upperBound).line)"
  }
}
