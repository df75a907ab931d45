import Foundation

/// Cases outside the project, in the folder that `CARTOUCHE_CASES` names.
enum CaseFiles {
  struct Characters: Decodable {
    struct Verdict: Decodable { let xmllint: Bool }
    struct Case: Decodable {
      let id: String
      let cp: UInt32
      let legal_xml10: Bool
      let raw: Verdict?
      let char_ref: Verdict
    }
    let cases: [Case]
  }

  struct Pretty: Decodable {
    struct Case: Decodable {
      let id: String
      let xml: String
      let xmllint_format: String
    }
    let cases: [Case]
  }

  struct Canonical: Decodable {
    struct Case: Decodable {
      let id: String
      let algorithm: String?
      let encoding: String?
      let xml: String?
      let expected: String?
      let documents: [String]?
      let canonical: String?
    }
    let cases: [Case]
  }

  /// The file's cases; nil, with a message on standard output, if no folder is named.
  static func load<Cases: Decodable>(_ name: String, as type: Cases.Type) throws -> Cases? {
    guard let folder = ProcessInfo.processInfo.environment["CARTOUCHE_CASES"] else {
      print("left out: 1 file of cases, \(name), since CARTOUCHE_CASES is not set")
      return nil
    }
    return try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: folder).appending(path: name)))
  }
}
