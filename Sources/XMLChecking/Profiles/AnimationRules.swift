/// The rules of an animation that a grammar cannot express: lists of equal length, ascending times, values of the right
/// kind.
///
/// If one of them is broken, a browser ignores the whole animation without a message (SVG 1.1, 19.2.9).
struct AnimationRules {
  private let tag: SourceTag
  private let values: [String]
  private var faults: [Fault] = []

  /// The faults of a tag whose attributes have these values.
  static func faults(of tag: SourceTag, _ values: [String]) -> [Fault] {
    var rules = AnimationRules(tag: tag, values: values)
    rules.check()
    return rules.faults
  }

  private mutating func check() {
    guard let values = list("values") else { return }
    if let wrong = values.first(where: { !fits($0.text) }) {
      report("values", wrong.text, at: wrong.offset, expectedValues)
    }
    checkTimes(count: values.count)
    checkEasing(count: values.count)
  }

  // MARK: Values

  private var isTransform: Bool { tag.localName == "animateTransform" }

  /// The number of numbers in each value; nil for a colour.
  private var counts: ClosedRange<Int>? {
    guard isTransform else {
      return ["fill", "stroke"].contains(written("attributeName")) ? nil : 1...1
    }
    return written("type") == "rotate" ? 1...1 : 1...2
  }

  private var expectedValues: String {
    guard let counts else { return "colours as #rgb or #rrggbb in lower case" }
    if !isTransform { return "numbers from 0 to 1" }
    return counts == 1...1 ? "one plain number in each value" : "one or two plain numbers in each value"
  }

  private func fits(_ value: String) -> Bool {
    guard let counts else {
      let digits = value.dropFirst()
      return value.hasPrefix("#") && [3, 6].contains(digits.utf8.count)
        && digits.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }
    let numbers = value.split(separator: " ", omittingEmptySubsequences: false).map { Self.number($0) }
    guard counts.contains(numbers.count), !numbers.contains(nil) else { return false }
    return isTransform || numbers.allSatisfy { $0.map { (0...1).contains($0) } ?? false }
  }

  private static func number(_ text: Substring) -> Double? {
    let isNumber = unsafe Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = unsafe PathDataReader(bytes)
      return reader.startsNumber && reader.skipNumber() && reader.isAtEnd
    }
    guard text.utf8.count <= 24, isNumber else { return nil }
    let digits = text.drop { $0 == "-" }
    return Double("\(text.prefix { $0 == "-" })\(digits.hasPrefix(".") ? "0" : "")\(digits)")
  }

  // MARK: Times

  private mutating func checkTimes(count: Int) {
    guard let times = list("keyTimes") else { return }
    let numbers = times.map { Self.number(Substring($0.text)) ?? -1 }
    let rises = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    let isDiscrete = written("calcMode") == "discrete"
    let spans = numbers.first == 0 && (isDiscrete || numbers.last == 1)
    guard numbers.count != count || !rises || !spans else { return }
    let end = isDiscrete ? "" : " to 1"
    report("keyTimes", written("keyTimes"), at: times[0].offset, "\(count) rising numbers from 0\(end)")
  }

  private mutating func checkEasing(count: Int) {
    let splines = list("keySplines")
    let isSpline = written("calcMode") == "spline"
    if isSpline, splines == nil {
      faults.append(Fault(offset: tag.offset, kind: .missingAttribute(name: "keySplines", element: tag.name)))
    }
    guard let splines, splines.count != count - 1 || !isSpline else { return }
    let expected = isSpline ? "\(count - 1) curves, one fewer than there are values" : "calcMode 'spline' beside it"
    report("keySplines", written("keySplines"), at: splines[0].offset, expected)
  }

  // MARK: Lists

  /// The parts of an attribute between semicolons, with their offsets.
  private func list(_ name: String) -> [(text: String, offset: Int)]? {
    guard let index = tag.attributes.firstIndex(where: { $0.name == name }) else { return nil }
    let source = tag.attributes[index].value
    var offset = source.lowerBound
    return values[index].split(separator: ";", omittingEmptySubsequences: false).map { part in
      defer { offset += part.utf8.count + 1 }
      return (String(part), min(offset, source.upperBound))
    }
  }

  private func written(_ name: String) -> String {
    tag.attributes.firstIndex { $0.name == name }.map { values[$0] } ?? ""
  }

  private mutating func report(_ attribute: String, _ value: String, at offset: Int, _ expected: String) {
    let kind = XMLDiagnostic.Kind.badAttributeValue(
      attribute: attribute, value: value, element: tag.name, expected: expected)
    faults.append(Fault(offset: offset, kind: kind))
  }
}
