import Foundation

/// Any value of a case file.
enum CaseValue: Decodable, Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([CaseValue])
  case object([String: CaseValue])
  case nothing

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([CaseValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: CaseValue].self))
    }
  }

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var list: [CaseValue]? { if case .list(let list) = self { list } else { nil } }
  subscript(key: String) -> CaseValue? { if case .object(let object) = self { object[key] } else { nil } }
}

private struct Contents<Case: Decodable>: Decodable { let cases: [Case] }

/// A file of cases outside the package, in the folder that the variable `CARTOUCHE_CASES` names.
enum CaseFile {
  static let names = [
    "canvas_wpt_path_objects.json", "rounded_rects.json", "path_parse_svgtypes.json", "path_parse_wpt.json",
    "path_parse_svgpathtools.json", "number_parse_svgtypes.json", "numbers_svgo.json", "bbox_upstream.json",
    "area_winding_upstream.json", "arcs_endpoint.json", "shapes_to_path_svgo.json",
  ]

  static var folder: String? { ProcessInfo.processInfo.environment["CARTOUCHE_CASES"] }

  /// The cases of a file, or none if no folder is named. A file that is missing in the folder is a failure.
  static func cases<Case: Decodable>(_ type: Case.Type = Case.self, in name: String) throws -> [Case] {
    guard let folder else { return [] }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    return try JSONDecoder().decode(Contents<Case>.self, from: Data(contentsOf: file)).cases
  }

  /// Prints how many cases were checked and excluded: a case that is silently missing looks like one that passed.
  static func report(_ name: String, _ passed: Int, of total: Int, leftOut: [String: String]) {
    print("\(name): \(passed) of \(total) cases are checked")
    for (id, reason) in leftOut.sorted(by: { $0.key < $1.key }) { print("  left out: \(id): \(reason)") }
  }
}
