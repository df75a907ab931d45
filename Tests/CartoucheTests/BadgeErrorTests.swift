import Cartouche
import Testing

/// A number that no badge takes wherever a length is asked for.
private let badNumbers: [Double] = [
  .nan, -.nan, .signalingNaN, .infinity, -.infinity, -1, -1e-300, -.greatestFiniteMagnitude, .greatestFiniteMagnitude,
  1_000_000.1, 1e9, 1e300,
]

@Suite("A number that cannot be drawn")
struct BadgeErrorTests {
  /// The error of a badge about a number out of range; nil for other errors, and for none.
  private func refusal(_ badge: some Badge) -> String? {
    do {
      _ = try badge.serialized(for: .web)
      return nil
    } catch {
      return error.code == "outOfRange" ? error.description : nil
    }
  }

  private func expectRefusal(
    _ badge: some Badge, of quantity: BadgeError.Quantity, value: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Numbers that are none differ in their signs and bits.
    let number = value.isNaN ? 0 : value
    let message = BadgeError.outOfRange(quantity, value: number, allowed: 0...1).description
    let subject = value.isNaN ? quantity.rawValue[...] : message.prefix { $0 != "(" && $0 != ";" }
    let refusal = refusal(badge)
    #expect(
      refusal?.hasPrefix(subject) == true, "\(value): \(refusal ?? "drawn")",
      sourceLocation: sourceLocation)
  }

  @Test("is refused as a width, a height or a size", arguments: badNumbers + [0, -0.0, 0.0009])
  func lengths(number: Double) {
    expectRefusal(Table(width: number) { Row("a") }, of: .width, value: number)
    expectRefusal(Table(width: number, rows: []), of: .width, value: number)
    expectRefusal(Cell(.top, size: Size(number, 44)), of: .width, value: number)
    expectRefusal(Cell(.single, size: Size(44, number)), of: .height, value: number)
    expectRefusal(Hub(1).on(Size(number, 96)), of: .width, value: number)
    expectRefusal(Hub(0).on(Size(96, number)), of: .height, value: number)
    expectRefusal(Pill("1").font(size: number), of: .fontSize, value: number)
    expectRefusal(Hub(1).font(size: number), of: .fontSize, value: number)
    expectRefusal(Pill("1").scale(number), of: .scale, value: number)
    expectRefusal(Hub(1).scaled(by: number), of: .scale, value: number)
  }

  @Test("is refused as the softness of a shadow or the width of a border", arguments: badNumbers)
  func blurs(number: Double) {
    expectRefusal(Pill("1").insetShadow(blur: number, offset: 1), of: .blur, value: number)
    expectRefusal(Hub(1).insetShadow(blur: number, offset: 1), of: .blur, value: number)
    expectRefusal(Hub(1).border(.white, width: number), of: .borderWidth, value: number)
  }

  @Test("is refused as a move", arguments: badNumbers.filter { !(abs($0) <= 1e6) })
  func moves(number: Double) {
    expectRefusal(Pill("1").insetShadow(blur: 1, offset: number), of: .offset, value: number)
    expectRefusal(Hub(1).offset(x: number, y: 0), of: .offset, value: number)
    expectRefusal(Hub(1).offset(x: 0, y: number), of: .offset, value: number)
  }

  @Test("is refused as a limit below one", arguments: [0, -1, Int.min])
  func limits(limit: Int) {
    expectRefusal(Hub(1).limit(limit), of: .limit, value: Double(limit))
    var look = HubLook.badgeHub
    look.limit = limit
    let error = BadgeError.lookOutOfRange(key: "limit", value: Double(limit), allowed: 1...Double(Int.max))
    #expect(throws: error) { try Hub(1).look(look).serialized(for: .web) }
  }

  @Test("is refused as a border wider than the hub's radius")
  func wideBorder() {
    expectRefusal(Hub(1).border(.white, width: 15.1), of: .borderWidth, value: 15.1)
    #expect(refusal(Hub(1).border(.white, width: 15)) == nil)
    #expect(refusal(Hub(1).border(.white, width: 15).insetShadow(blur: 3, offset: 1)) == nil)
  }

  @Test("is refused where only several numbers together are too large")
  func products() {
    #expect(refusal(Pill(String(repeating: "W", count: 100_000)).font(size: 100_000))?.hasPrefix("width ") == true)
    #expect(refusal(Pill("1").font(size: 1_000_000))?.hasPrefix("height ") == true)
    #expect(refusal(Pill("1").font(size: 0.1))?.hasPrefix("height ") == true)
    #expect(refusal(Hub(1).scaled(by: 1000).scaled(by: 1000))?.hasPrefix("height ") == true)
    #expect(refusal(Hub(.max).limit(.max).scaled(by: 33_333))?.hasPrefix("width ") == true)
    #expect(refusal(Hub(1).on(Size(1_000_000, 1_000_000)))?.hasPrefix("width ") == true)
    #expect(refusal(Hub(1).font(size: 1_000_000).scaled(by: 2))?.hasPrefix("font size ") == true)
    #expect(refusal(Pill("1").scale(100_000))?.hasPrefix("width ") == true)
    #expect(refusal(Table(width: 18, rows: [Row("a")]).look(.grouped))?.hasPrefix("table width ") == true)
    #expect(refusal(Table(width: 30, rows: [Row("a").badge(Pill("123"))]))?.hasPrefix("table width ") == true)
    let row = Row("a").badge(Pill("1").font(size: .nan))
    #expect(refusal(Table(width: 300, rows: [row]))?.hasPrefix("font size ") == true)
    var look = CellLook.ambiance
    look.row.height = 2_000
    #expect(
      refusal(Table(width: 10, rows: Array(repeating: Row("a"), count: 600)).look(look))?.hasPrefix("height ") == true)
    #expect(refusal(Table(width: 10, rows: Array(repeating: Row("a"), count: 1_001)))?.hasPrefix("row count ") == true)
  }

  @Test("is not one at the ends of what is allowed")
  func allowed() {
    #expect(refusal(Cell(.single, size: Size(1_000_000, 0.001))) == nil)
    #expect(refusal(Cell(.bottom, size: Size(0.001, 1_000_000)).look(.grouped)) == nil)
    #expect(refusal(Hub(1).on(Size(0.001, 0.001), at: .bottomLeading)) == nil)
    #expect(refusal(Pill("1").insetShadow(blur: 1_000_000, offset: -1_000_000)) == nil)
    #expect(refusal(Pill("1").scale(0.001)) == nil)
    #expect(refusal(Hub(.max).limit(.max)) == nil && refusal(Hub(.min).limit(1)) == nil)
  }

  @Test("a text beyond a mebibyte is refused, and one of that length is drawn")
  func longText() {
    let most = 1 << 20
    let text = String(repeating: "i", count: most + 1)
    let tooLong = BadgeError.textTooLong(bytes: most + 1, maximum: most)
    #expect(throws: tooLong) { try Pill(text).document() }
    #expect(throws: tooLong) { try Table(width: 300, rows: [Row(text)]).document() }
    #expect(throws: tooLong) { try Table(width: 300, rows: [Row("a", detail: text)]).document() }
    #expect(throws: tooLong) { try Table(width: 300, rows: [Row("a").badge(Pill(text))]).document() }
    #expect(throws: Never.self) { try Pill(String(text.dropLast())).font(size: 1).document() }
    #expect(throws: Never.self) { try Table(width: 300, rows: [Row(String(text.dropLast()))]).document() }
  }
}
