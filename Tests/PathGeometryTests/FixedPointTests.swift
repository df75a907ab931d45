import Testing

@testable import PathGeometry

@Suite("Numbers in the output")
struct FixedPointTests {
  @Test(
    "a number is rounded once, with ties away from zero, and never becomes -0",
    arguments: [
      (0, "0"), (-0.0, "0"), (0.0005, ".001"), (-0.0005, "-.001"), (0.0004, "0"), (-0.0004, "0"),
      (0.4375, ".438"), (-0.4375, "-.438"), (1.0625, "1.063"), (-1.0625, "-1.063"), (2.5, "2.5"), (-2.5, "-2.5"),
      (1, "1"), (10, "10"), (-100, "-100"), (0.1, ".1"), (0.01, ".01"), (0.001, ".001"), (-0.05, "-.05"),
      (1.999, "1.999"), (1.9995, "2"), (0.9999, "1"), (-0.9999, "-1"), (0.9994, ".999"), (12.340, "12.34"),
      (1e9, "1000000000"), (-1e9, "-1000000000"), (123456.7891, "123456.789"), (1e-300, "0"),
    ])
  func threeDecimals(_ number: Double, _ expected: String) {
    #expect(written(number, decimals: 3) == expected)
  }

  @Test(
    "the number of decimals determines the position of rounding",
    arguments: [
      (0, "3"), (1, "3.1"), (2, "3.14"), (3, "3.142"), (4, "3.1416"), (5, "3.14159"), (6, "3.141593"),
    ])
  func decimals(_ decimals: Int, _ expected: String) {
    #expect(written(.pi, decimals: decimals) == expected)
  }

  @Test(
    "without decimals, ties are rounded away from zero too",
    arguments: [(0.5, "1"), (-0.5, "-1"), (1.5, "2"), (2.5, "3")])
  func noDecimals(_ number: Double, _ expected: String) {
    #expect(written(number, decimals: 0) == expected)
  }

  @Test("a number of units needs a decimal point only if it is not whole")
  func fractions() {
    let format = FixedPoint(decimals: 2)
    #expect(format.units(1.234) == 123)
    #expect([0, 100, 300].allSatisfy { !format.digits($0).hasFraction })
    #expect([1, 110, 301, 99].allSatisfy { format.digits($0).hasFraction })
  }

  @Test("every number of units is the same after reading it back")
  func readsBack() throws {
    for decimals in 0...6 {
      let format = FixedPoint(decimals: decimals)
      for units in Array(-1100...1100) + [Int(1e9), -Int(1e9), 999_999, 1_000_001] {
        let text =
          "M0 " + String(decoding: ByteWriter.bytes { format.write(units: Int64(units), to: &$0) }, as: UTF8.self)
        let command = try PathDataParser.commands(text, decimals: decimals)
        #expect(command == [.init(letter: "M", units: [0, units])])
      }
    }
  }

  private func written(_ number: Double, decimals: Int) -> String {
    let bytes = ByteWriter.bytes { FixedPoint(decimals: decimals).write(number, to: &$0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
