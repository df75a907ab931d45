import Foundation
import SourceTree
import Testing

@Suite("The public suite of JSON")
struct JSONSuiteTests {
  /// What the suite wants to be read and we refuse, with the reason.
  private static let refused = [
    "y_object_duplicated_key.json": "one of two values would be lost",
    "y_object_duplicated_key_and_value.json": "one of two values would be lost",
  ]
  /// What the suite leaves open and we read: a number is a text of any length, and a byte order mark is skipped.
  private static let read = [
    "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json", "i_number_neg_int_huge_exp.json",
    "i_number_pos_double_huge_exp.json", "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json",
    "i_number_real_underflow.json", "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
    "i_number_very_big_negative_int.json", "i_structure_UTF-8_BOM_empty_object.json",
  ]

  @Test("files that must be read are read with the values that Foundation gives, and files that must be refused are")
  func files() throws {
    guard let folder = Suite.url("json/test_parsing") else { return }
    let names = try Suite.names(in: folder, suffix: ".json")
    var open: [String] = []
    for name in names {
      let bytes = try Suite.bytes(folder.appending(path: name))
      let found = Result { () throws(SourceError) in try DataFile(reading: bytes, as: .json) }
      switch (found, name.prefix(2)) {
      case (.success(let file), "y_"):
        let expected = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        if let difference = Suite.difference(file.root, expected) { Issue.record("\(name): \(difference)") }
        #expect(Self.refused[name] == nil, "\(name)")
      case (.failure(let error), "y_"): #expect(Self.refused[name] != nil, "\(name): \(error)")
      case (.success, "n_"): Issue.record("\(name) is read")
      case (.failure(let error), _): #expect(error.line >= 1 && error.column >= 1)
      case (.success, _): open.append(name)
      }
    }
    #expect(names.count == 318)
    #expect(open == Self.read)
  }
}
