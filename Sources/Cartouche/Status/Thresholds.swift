public import LookModel
import Messages
import PathGeometry
import SVGTree

/// Values with a colour each, which give a message its colour.
///
/// A value gets the colour of the first threshold above it, or else the last colour, as in anybadge: by
/// `50=red,80=yellow,95=green`, 49 is red, 50 is yellow, 80 and everything above is green. A text that is not a value,
/// such as `unknown`, gets the colour of `else`.
public struct Thresholds: Hashable, Sendable {
  /// One threshold.
  public struct Step: Hashable, Sendable {
    /// The exclusive upper bound.
    public var value: Value
    /// The colour of values below it.
    public var color: StatusColor

    /// The colour of values below `value`.
    public init(below value: Value, _ color: StatusColor) {
      self.value = value
      self.color = color
    }
  }

  /// A value that can be compared.
  public enum Value: Hashable, Sendable {
    /// A number; a percentage counts as the number before its sign.
    case number(Double)
    /// A version.
    case version(VersionNumber)
  }

  /// The thresholds, by rising value.
  public let steps: [Step]
  /// The colour of a text that cannot be compared; nil if there is none.
  public let otherwise: StatusColor?

  private static let otherwiseKey = "else"

  /// Thresholds as a user writes them: pairs `value=colour`, separated by commas. The values rise, and all have one
  /// type: numbers, percentages, or versions (`1.2.3`, `v2`, `1.0-beta`). `3.10` is a number, less than `3.9`; `v3.10` is
  /// a version. The last one may be `else`, with the colour of a text that cannot be compared.
  ///
  /// - Parameters:
  ///   - text: The thresholds, such as `50=red,80=yellow,95=green`.
  ///   - colors: Names of colours in a look, beside those of the palettes.
  /// - Throws: ``BadgeError``.
  public init(parsing text: String, colors: [NamedColor] = []) throws(BadgeError) {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .noThresholds }
    var parts: [(value: String, color: StatusColor)] = []
    for (index, part) in text.partsBetweenCommas.enumerated() {
      guard let sign = part.firstIndex(of: "=") else { throw .noColor(index: index, text: part.trimmed) }
      let color = StatusColor.named(part[sign...].dropFirst().trimmed)
      do { _ = try color.paint(in: .modern, and: colors) } catch { throw .unknownColor(index: index, error) }
      parts.append((part[..<sign].trimmed, color))
    }
    otherwise = parts.last?.value == Self.otherwiseKey ? parts.removeLast().color : nil
    if let index = parts.firstIndex(where: { $0.value == Self.otherwiseKey }) { throw .misplacedElse(index: index) }
    guard let first = parts.first else { throw .noThresholds }
    let kind = Self.kind(of: first.value)
    var steps: [Step] = []
    var values: Set<Value> = []
    for (index, part) in parts.enumerated() {
      guard let kind, let own = Self.kind(of: part.value),
        let value = Self.value(part.value, isVersion: own == .version)
      else { throw .notAValue(index: index, text: part.value) }
      guard own == kind else { throw .mixed(index: index, text: part.value, kind: own, first: kind) }
      guard values.insert(value).inserted else { throw .duplicate(index: index, text: part.value) }
      if let last = steps.last, Self.isLess(value, last.value) {
        let versions = [parts[index - 1].value, part.value].compactMap { VersionNumber($0) }
        let rises = versions.count == 2 && versions[0] < versions[1]
        throw .unsorted(index: index, text: part.value, areVersions: kind == .number && rises)
      }
      steps.append(Step(below: value, part.color))
    }
    self.steps = steps
  }

  /// Thresholds in order.
  ///
  /// - Parameters:
  ///   - steps: At least one, all with numbers or all with versions, by rising value.
  ///   - otherwise: The colour of a text that cannot be compared; nil for none.
  /// - Throws: ``BadgeError``.
  public init(_ steps: [Step], otherwise: StatusColor? = nil) throws(BadgeError) {
    guard let first = steps.first else { throw .noThresholds }
    for (index, step) in steps.enumerated() {
      guard step.value.kind == first.value.kind else {
        throw .mixed(index: index, text: step.value.text, kind: step.value.kind, first: first.value.kind)
      }
      if case .number(let number) = step.value, !number.isFinite {
        throw .notAValue(index: index, text: step.value.text)
      }
      guard index > 0 else { continue }
      let last = steps[index - 1].value
      if step.value == last { throw .duplicate(index: index, text: step.value.text) }
      if !Self.isLess(last, step.value) { throw .unsorted(index: index, text: step.value.text) }
    }
    self.steps = steps
    self.otherwise = otherwise
  }

  /// The colour of a number, a percentage or a version, and ``otherwise`` of any other text.
  ///
  /// - Throws: ``BadgeError`` for any other text if ``otherwise`` is nil.
  public func color(for text: String) throws(BadgeError) -> StatusColor {
    let areVersions = if case .version? = steps.first?.value { true } else { false }
    guard let value = Self.value(text[...].trimmed, isVersion: areVersions), let last = steps.indices.last else {
      guard let otherwise else {
        let own = text[...].trimmed
        let isMeant = own.first == "v" || own.first == "V" || own.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1
        throw .notComparable(text: text, isVersion: isMeant && !areVersions && VersionNumber(own) != nil)
      }
      return otherwise
    }
    return steps[firstIndex(below: last) { Self.isLess(value, steps[$0].value) }].color
  }

  private static func kind(of text: String) -> BadgeError.ValueKind? {
    if number(text) != nil { return text.last == "%" ? .percentage : .number }
    return VersionNumber(text) == nil ? nil : .version
  }

  private static func value(_ text: String, isVersion: Bool) -> Value? {
    isVersion ? VersionNumber(text).map { .version($0) } : number(text).map { .number($0) }
  }

  private static func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.version(let left), .version(let right)): left < right
    default: false
    }
  }

  /// Digits with an optional sign, decimal point, exponent and percent sign.
  private static func number(_ text: String) -> Double? {
    let digits = text.last == "%" ? text.dropLast().trimmed : text
    guard digits.utf8.count <= 32, digits.utf8.contains(where: { (0x30...0x39).contains($0) }),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      let number = Double(digits), number.isFinite
    else { return nil }
    return number
  }
}

extension Thresholds.Value {
  fileprivate var kind: BadgeError.ValueKind { if case .number = self { .number } else { .version } }

  /// The value as a message shows it.
  fileprivate var text: String {
    switch self {
    case .number(let number): Message.number(number)
    case .version(let version): "\(version)"
    }
  }
}

extension StatusBadge {
  /// This badge with the colour of each message by `thresholds`.
  ///
  /// - Throws: ``BadgeError`` for a text that cannot be compared, if the thresholds have no
  ///   colour for it.
  public func color(by thresholds: Thresholds) throws(BadgeError) -> StatusBadge {
    var badge = self
    for index in messages.indices { badge.messages[index].color = try thresholds.color(for: messages[index].text) }
    return badge
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: String {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
