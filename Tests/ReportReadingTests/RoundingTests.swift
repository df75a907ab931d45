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

  @Test("of nothing, of less than nothing and of more than all do not exist")
  func impossible() {
    for (covered, total) in [(0, 0), (1, 0), (-1, 1), (2, 1), (0, -1), (Int.min, Int.max), (1, Int.max)] {
      #expect(Share(covered: covered, total: total) == nil)
    }
  }
}
