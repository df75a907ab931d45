import Cartouche
import Testing

/// A look made in Swift may hold what a look file may hold, and nothing else.
@Suite("Numbers of looks made in Swift")
struct LookRangeTests {
  /// A number of a look under its key in look files.
  struct Number: Sendable, CustomTestStringConvertible {
    var key: String
    var range: ClosedRange<Double>
    /// Draws a badge with another number there.
    var draw: @Sendable (Double) throws -> Void

    init(_ key: String, _ range: ClosedRange<Double>, _ draw: @escaping @Sendable (Double) throws -> Void) {
      self.key = key
      self.range = range
      self.draw = draw
    }

    var testDescription: String { key }
  }

  private static func pill(_ change: (inout PillLook) -> Void) throws {
    var look = PillLook.mail
    look.ribbon = PillLook.Ribbon(fold: 1, foldHeight: 1, shade: 0.5, inset: 1)
    change(&look)
    _ = try Pill("1").look(look).on(Size(50, 50)).svg(for: .web)
  }

  private static func hub(_ change: (inout HubLook) -> Void) throws {
    var look = HubLook.badgeHub
    change(&look)
    _ = try Hub(1).look(look).svg(for: .web)
  }

  private static func cell(_ change: (inout CellLook) -> Void) throws {
    var look = CellLook.ambiance
    change(&look)
    _ = try Cell(.single, size: Size(100, 50)).look(look).svg(for: .web)
  }

  private static func status(_ change: (inout StatusLook) -> Void) throws {
    var look = StatusLook.flat
    change(&look)
    _ = try StatusBadge("a", "b").look(look).svg(for: .web)
  }

  static let length = 0.001...1_000_000.0

  static let numbers = [
    Number("height", length) { number in try pill { $0.height = number } },
    Number("letterpress.shade", 0...1) { number in try pill { $0.letterpress?.shade = number } },
    Number("letterpress.depth", length) { number in try pill { $0.letterpress?.depth = number } },
    Number("compact.textWidth", length) { number in try pill { $0.compact?.textWidth = number } },
    Number("ribbon.shade", 0...1) { number in try pill { $0.ribbon?.shade = number } },
    Number("disabledOpacity", 0...1) { number in try pill { $0.disabledOpacity = number } },
    Number("overlap", -10...10) { number in try pill { $0.overlap = .inset(number) } },
    Number("overlap.y", -1_000_000...1_000_000) { number in try pill { $0.overlap = .corner(x: 0, y: number) } },
    Number("widening", 0...100) { number in try hub { $0.widening = number } },
    Number("disabledOpacity", 0...1) { number in try hub { $0.disabledOpacity = number } },
    Number("border.width", length) { number in try cell { $0.border?.width = number } },
    Number("separator.height", length) { number in try cell { $0.separator?.height = number } },
    Number("background.stripes.width", 0.5...1_000_000) { number in
      try cell { $0.background.stripes = [BackgroundLook.Stripe(color: .black, width: number)] }
    },
    Number("row.detail.font.size", length) { number in try cell { $0.row.detail.font.size = number } },
    Number("letterSpacing", 0...100) { number in try status { $0.letterSpacing = number } },
    Number("nudge", 0...100) { number in try status { $0.nudge = number } },
    Number("logo.emptyGap", -100...100) { number in try status { $0.logo.emptyGap = number } },
    Number("baseline", length) { number in try status { $0.baseline = number } },
    Number("shadows.blur", 0...100) { number in
      try status { $0.shadows = [TextShadow(offset: 1, opacity: 1, blur: number)] }
    },
    Number("shadows.opacity", 0...1) { number in
      try status { $0.shadows = [TextShadow(offset: 1, opacity: number)] }
    },
  ]

  @Test("are refused beyond the range of their key, and taken within it", arguments: numbers)
  func ranges(_ number: Number) {
    let range = number.range
    for value in [range.lowerBound - 0.0005, range.upperBound.nextUp, -.infinity, .infinity, .nan] {
      #expect {
        try number.draw(value)
      } throws: { error in
        (error as? BadgeError) == .lookOutOfRange(key: number.key, value: value, allowed: range)
      }
    }
    for value in [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2] {
      // A badge may become too large for other reasons.
      do { try number.draw(value) } catch { #expect((error as? BadgeError)?.code != "lookOutOfRange", "\(value)") }
    }
  }
}
