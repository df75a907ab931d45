import Foundation
import PictureReading
import Testing

@testable import ReportReading

@Suite("Percentages")
struct RoundingTests {
  @Test("are those that coverage.py shows")
  func likeCoveragePy() throws {
    let rows = String(decoding: try Reports.bytes("rounding.csv"), as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(rows.count > 100)
    for row in rows {
      let fields = row.split(separator: ",")
      let share = try #require(Share(covered: Int(fields[1]) ?? -1, total: Int(fields[2]) ?? -1))
      #expect(share.percent(digits: Int(fields[0]) ?? 0) == "\(fields[3])%", "\(row)")
    }
  }

  @Test("are 100 only if all is covered and 0 only if nothing is", arguments: 0...6)
  func ends(digits: Int) throws {
    for total in [1, 2, 3, 99, 1000, 123_456_789, 1_000_000_000_000_000] {
      for covered in Set([0, 1, total / 2, total - 1, total]) {
        let share = try #require(Share(covered: covered, total: total))
        let shown = share.percent(digits: digits)
        #expect((shown.hasPrefix("100")) == (covered == total), "\(covered) of \(total): \(shown)")
        #expect(shown.contains { ("1"..."9").contains($0) } == (covered > 0), "\(covered) of \(total): \(shown)")
      }
    }
  }

  @Test("and other numbers have the digits that C writes, with any number of digits", arguments: 0...6)
  func decimals(digits: Int) {
    var random = SeededGenerator(seed: UInt64(digits))
    let numbers = (0..<20_000).map { _ in
      Double.random(in: -1...1, using: &random) * [1e-9, 1e-3, 1, 100, 1e6, 1e15].randomElement(using: &random)!
    }
    let halves: [Double] =
      (-2_000...2_000).map { (index: Int) in Double(index) / 16 }
      + (1...17).map { (index: Int) in 5 * pow(10, Double(-index)) }
    let ends: [Double] = [
      0, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e15.nextDown, -1e15.nextDown, 0.1, 0.3, 99.5,
    ]
    for number in numbers + halves + ends {
      #expect(number.decimal(digits: digits) == String(format: "%.*f", digits, number))
    }
  }

  @Test("that are small have their digits without an exponent")
  func smallDecimals() throws {
    for exponent in 1...15 {
      for covered in [1, 3, 77, 999] {
        let number = 100 * Double(covered) / pow(10, Double(exponent))
        guard number <= 100 else { continue }
        #expect(number.decimal(digits: 15) == String(format: "%.15f", number))
      }
    }
    #expect(Share(covered: 1, total: 4_000_000_000)?.decimal == "0.000000025")
  }

  @Test("of nothing, of less than nothing and of more than all do not exist")
  func impossible() {
    for (covered, total) in [(0, 0), (1, 0), (-1, 1), (2, 1), (0, -1), (Int.min, Int.max), (1, Int.max)] {
      #expect(Share(covered: covered, total: total) == nil)
    }
  }
}
