import PathGeometry
import Testing

@Suite("Numbers compared with the tests of svgtypes and SVGO")
struct NumberCaseTests {
  struct Reading: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let s: String
    let value: Double?
    let consumed: Int?
    enum CodingKeys: String, CodingKey { case id, s, value, consumed = "svg2_consumed" }
    var testDescription: String { id }
  }

  @Test(
    "a number is read up to the listed position",
    arguments: try CaseFile.cases(Reading.self, in: "number_parse_svgtypes.json"))
  func reading(_ example: Reading) {
    var scanner = PathDataScanner(example.s)
    scanner.skipWhiteSpace()
    let start = scanner.offset
    let number = scanner.number()
    if let value = example.value {
      #expect(number == value)
      #expect(scanner.offset == example.consumed)
    } else {
      #expect(number.map { !$0.isFinite } ?? (scanner.offset == start))
    }
  }

  struct Writing: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let input: String
    let output: String
    let decimals: Int
    enum CodingKeys: String, CodingKey { case id, input = "in", output = "out", decimals = "max_decimals" }
    var testDescription: String { "\(id): \(input)" }
  }

  static let written = "numbers_svgo.json"

  /// Cases with absolute units, which SVGO converts.
  static let leftOut = [
    "svgo/cleanupNumericValues.01/width/49": "inches: this library knows points only",
    "svgo/cleanupNumericValues.01/height/50": "typographic points: this library knows user units only",
  ]

  @Test(
    "a number is rounded and written as short as by SVGO",
    arguments: try CaseFile.cases(Writing.self, in: written).filter { leftOut[$0.id] == nil })
  func writing(_ example: Writing) throws {
    var scanner = PathDataScanner(example.input)
    let read = scanner.number()
    let number = try #require(read)
    let bytes = ByteWriter.bytes { FixedPoint(decimals: example.decimals).write(number, to: &$0) }
    let unit = example.output.drop { "+-.0123456789".contains($0) }
    #expect(String(decoding: bytes, as: UTF8.self) + unit == example.output)
  }

  @Test("every case of numbers is checked or excluded by name")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let read = try CaseFile.cases(Reading.self, in: "number_parse_svgtypes.json").count
    CaseFile.report("number_parse_svgtypes.json", read, of: read, leftOut: [:])
    let all = try CaseFile.cases(Writing.self, in: Self.written)
    #expect(Set(all.map(\.id)).isSuperset(of: Self.leftOut.keys))
    CaseFile.report(Self.written, all.count - Self.leftOut.count, of: all.count, leftOut: Self.leftOut)
  }
}
