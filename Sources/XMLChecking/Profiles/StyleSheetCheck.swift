import Messages

/// Checks a style sheet against the few forms that the web profile writes, and collects its references.
///
/// A style sheet applies to the whole page that contains the badge. So only classes are selected, and nothing is
/// loaded: `.name{property:value}`, alone or for readers with a dark colour scheme or without reduced motion, key frames,
/// and a dark scheme for the page that a file is by itself. `* .name`, a class in any element, and `*.name` select no
/// more than the class does. The check needs one pass and stops at the first fault, because it is hard to predict how a
/// browser continues from there.
struct StyleSheetCheck {
  typealias Problem = XMLDiagnostic.PartProblem

  /// The first fault with its offset.
  private(set) var problem: (place: Int, problem: Problem)?
  /// The classes with rules.
  private(set) var classes: Set<String> = []
  /// References of paints with `url(#id)`.
  var references: [(property: String, id: String, place: Int)] = []
  /// The key frames that animations name, with offsets.
  var animations: [(name: String, place: Int)] = []
  private var keyFrames: Set<String> = []
  var reader: ByteReader

  init(_ text: [UInt8]) {
    reader = ByteReader(text)
    do {
      try run()
      if let lost = animations.first(where: { !keyFrames.contains($0.name) }) {
        problem = (lost.place, .unknownAnimation(lost.name))
      }
    } catch {
      problem = (reader.offset, error)
    }
  }

  private mutating func run() throws(Problem) {
    reader.skipWhiteSpace()
    repeat {
      try readRule()
      reader.skipWhiteSpace()
    } while !reader.isAtEnd
  }

  // MARK: Rules

  /// - Parameter feature: That of the condition around it.
  private mutating func readRule(for feature: String? = nil) throws(Problem) {
    let start = reader
    if feature == "prefers-color-scheme", word() == "svg", skip(":"), word() == "root" { return try readColorScheme() }
    reader = start
    guard reader.peek == UInt8(ascii: "@") else { return try readClassRule() }
    reader.skip(1)
    let name = word() ?? ""
    switch name {
    case "media" where feature == nil: try readMedia()
    case "keyframes": try readKeyFrames()
    default:
      reader = start
      throw .foreignRule("@\(name)")
    }
  }

  private mutating func readMedia() throws(Problem) {
    reader.skipWhiteSpace()
    let start = reader
    guard let feature = readCondition() else {
      reader = start
      throw reader.isAtEnd ? .unfinished : .foreignCondition
    }
    reader.skipWhiteSpace()
    // Anything except `{` would begin a second condition.
    if let byte = reader.peek, byte != UInt8(ascii: "{") { throw .foreignCondition }
    try expect("{")
    reader.skipWhiteSpace()
    repeat {
      try readRule(for: feature)
      reader.skipWhiteSpace()
    } while reader.peek != UInt8(ascii: "}")
    reader.skip(1)
  }

  private static let conditions = [["prefers-color-scheme", "dark"], ["prefers-reduced-motion", "no-preference"]]

  /// The feature of a condition; nil if it is none of the profile.
  private mutating func readCondition() -> String? {
    guard skip("(") else { return nil }
    reader.skipWhiteSpace()
    guard let feature = word() else { return nil }
    reader.skipWhiteSpace()
    guard skip(":") else { return nil }
    reader.skipWhiteSpace()
    guard let value = word() else { return nil }
    reader.skipWhiteSpace()
    return Self.conditions.contains([feature, value]) && skip(")") ? feature : nil
  }

  private mutating func readKeyFrames() throws(Problem) {
    reader.skipWhiteSpace()
    guard let name = identifier() else { throw unexpected }
    keyFrames.insert(name)
    reader.skipWhiteSpace()
    try expect("{")
    reader.skipWhiteSpace()
    repeat {
      try readKeyTimes()
      try readDeclarations(inKeyFrame: true)
      reader.skipWhiteSpace()
    } while reader.peek != UInt8(ascii: "}")
    reader.skip(1)
  }

  private mutating func readKeyTimes() throws(Problem) {
    while true {
      let start = reader
      let isTime = number().map { (0...100).contains($0) && skip("%") } ?? word().map { ["from", "to"].contains($0) }
      guard isTime == true else {
        reader = start
        throw reader.isAtEnd ? .unfinished : .badKeyTime
      }
      reader.skipWhiteSpace()
      guard skip(",") else { return }
      reader.skipWhiteSpace()
    }
  }

  private mutating func readColorScheme() throws(Problem) {
    reader.skipWhiteSpace()
    try expect("{")
    reader.skipWhiteSpace()
    let start = reader
    let name = word() ?? ""
    guard name == "color-scheme" else {
      reader = start
      throw .unknownProperty(name, suggestion: "color-scheme")
    }
    reader.skipWhiteSpace()
    try expect(":")
    reader.skipWhiteSpace()
    guard word() == "dark" else { throw .badValue(property: name, expected: "dark") }
    reader.skipWhiteSpace()
    if skip(";") { reader.skipWhiteSpace() }
    try expect("}")
  }

  private mutating func readClassRule() throws(Problem) {
    while true {
      let start = reader
      if skip("*") { reader.skipWhiteSpace() }
      guard skip(".") else {
        reader = start
        throw misplacedSelector
      }
      guard let name = identifier() else { throw unexpected }
      classes.insert(name)
      reader.skipWhiteSpace()
      guard skip(",") else { break }
      reader.skipWhiteSpace()
    }
    guard reader.peek == UInt8(ascii: "{") else { throw misplacedSelector }
    try readDeclarations(inKeyFrame: false)
  }

  /// The fault if a class, or what follows it, is not valid: any other selector would match more than a class does.
  private var misplacedSelector: Problem {
    guard let byte = reader.peek, Self.isNameByte(byte) || "*#.:[>+~".utf8.contains(byte) else { return unexpected }
    return .foreignSelector
  }

  // MARK: Declarations

  private mutating func readDeclarations(inKeyFrame: Bool) throws(Problem) {
    try expect("{")
    reader.skipWhiteSpace()
    while !skip("}") {
      let start = reader
      guard let name = word() else { throw unexpected }
      guard let property = StyleProperty(rawValue: name), property.isAllowed(inKeyFrame: inKeyFrame) else {
        reader = start
        let known = StyleProperty.allCases.filter { $0.isAllowed(inKeyFrame: inKeyFrame) }.map(\.rawValue)
        throw .unknownProperty(name, suggestion: name.nearest(among: known))
      }
      reader.skipWhiteSpace()
      try expect(":")
      reader.skipWhiteSpace()
      let isWhole = readValue(of: property)
      if isWhole { reader.skipWhiteSpace() }
      if isWhole, skip(";") {
        reader.skipWhiteSpace()
      } else if !isWhole || reader.peek != UInt8(ascii: "}") {
        throw reader.isAtEnd ? .unfinished : .badValue(property: name, expected: property.expectedValue)
      }
    }
  }
}
