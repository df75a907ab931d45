/// Reads a pattern of XML Schema (Part 2, appendix F): characters, sets, groups, alternatives and counts.
struct PatternReader {
  struct Unsupported: Error {}

  private var rest: Substring.UnicodeScalarView

  static func expression(of pattern: String) throws(Unsupported) -> Expression {
    var reader = PatternReader(rest: pattern[...].unicodeScalars)
    let expression = try reader.alternatives()
    guard reader.rest.isEmpty else { throw Unsupported() }
    return expression
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func next() throws(Unsupported) -> Unicode.Scalar {
    guard let scalar = rest.popFirst() else { throw Unsupported() }
    return scalar
  }

  private mutating func alternatives() throws(Unsupported) -> Expression {
    var expression = try sequence()
    while skip("|") { expression = expression.or(try sequence()) }
    return expression
  }

  private mutating func sequence() throws(Unsupported) -> Expression {
    var parts: [Expression] = []
    while let first = rest.first, first != "|", first != ")" { parts.append(try counted(try atom())) }
    return .sequence(parts)
  }

  private mutating func counted(_ atom: Expression) throws(Unsupported) -> Expression {
    if skip("?") { return atom.repeated(0, 1) }
    if skip("*") { return atom.repeated(0, nil) }
    if skip("+") { return atom.repeated(1, nil) }
    guard skip("{") else { return atom }
    let least = try number()
    let most = skip(",") ? try number() : least
    guard least <= most, skip("}") else { throw Unsupported() }
    return atom.repeated(least, most)
  }

  private mutating func number() throws(Unsupported) -> Int {
    var digits = ""
    while let digit = rest.first, ("0"..."9").contains(digit) { digits.unicodeScalars.append(try next()) }
    guard let number = Int(digits) else { throw Unsupported() }
    return number
  }

  private mutating func atom() throws(Unsupported) -> Expression {
    switch try next() {
    case "(":
      let inner = try alternatives()
      guard skip(")") else { throw Unsupported() }
      return inner
    case "[": return try set()
    case "\\": return .symbols([try Self.symbol(try escaped())])
    case ".", "*", "+", "?", "{", "}", "]", ")": throw Unsupported()
    case let scalar: return .symbols([try Self.symbol(scalar)])
    }
  }

  private mutating func set() throws(Unsupported) -> Expression {
    let isNegative = skip("^")
    var members: Set<UInt8> = []
    while !skip("]") {
      let first = skip("\\") ? try escaped() : try next()
      if skip("-") {
        let last = skip("\\") ? try escaped() : try next()
        members.formUnion(try Self.symbols(from: first, to: last))
      } else {
        members.insert(try Self.symbol(first))
      }
    }
    return .symbols((0..<Expression.symbolCount).filter { members.contains($0) != isNegative })
  }

  /// A character that means itself after a backslash, and not a class of characters.
  private mutating func escaped() throws(Unsupported) -> Unicode.Scalar {
    let scalar = try next()
    guard "\\|.-^?*+{}()[]".unicodeScalars.contains(scalar) else { throw Unsupported() }
    return scalar
  }

  private static func symbol(_ scalar: Unicode.Scalar) throws(Unsupported) -> UInt8 {
    guard scalar.isASCII else { throw Unsupported() }
    return UInt8(scalar.value)
  }

  private static func symbols(
    from first: Unicode.Scalar, to last: Unicode.Scalar
  ) throws(Unsupported) -> [UInt8] {
    if first == "\u{A1}", last == "\u{10FFFD}" { return [129] }
    let (first, last) = (try symbol(first), try symbol(last))
    guard first <= last else { throw Unsupported() }
    return Array(first...last)
  }
}
