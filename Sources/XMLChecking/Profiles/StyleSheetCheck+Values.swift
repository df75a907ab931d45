extension StyleSheetCheck {
  /// Reads the value of a property. If it is invalid, the reader stops at the part that does not fit.
  mutating func readValue(of property: StyleProperty) -> Bool {
    switch property {
    case .fill, .stroke: attempt { $0.readPaint(of: property) }
    case .stopColor: attempt { $0.readColor() }
    case .fillOpacity, .strokeOpacity, .stopOpacity, .opacity: attempt { $0.readFraction() }
    case .transform: readTransforms()
    case .transformOrigin: readOrigin()
    case .transformBox: readWord(["view-box", "fill-box"])
    case .animation: readList { $0.readAnimation() }
    case .animationName: readList { $0.readName() }
    case .animationDuration: readList { check in check.attempt { $0.time().map { $0 >= 0 } ?? false } }
    case .animationDelay: readList { check in check.attempt { $0.time() != nil } }
    case .animationTimingFunction: readList { $0.readEasing() }
    case .animationIterationCount: readList { $0.readCount() }
    case .animationDirection: readList { $0.readWord(Self.directions) }
    case .animationFillMode: readList { $0.readWord(Self.fillModes) }
    }
  }

  private static let directions = ["normal", "reverse", "alternate", "alternate-reverse"]
  private static let fillModes = ["none", "forwards", "backwards", "both"]
  private static let easings = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]

  /// Reads something, or moves back to where it began. Findings need no undo: they are always collected last.
  private mutating func attempt(_ read: (inout StyleSheetCheck) -> Bool) -> Bool {
    let start = reader
    if read(&self) { return true }
    reader = start
    return false
  }

  private mutating func readWord(_ words: [String]) -> Bool {
    attempt { check in check.word().map { words.contains($0) } ?? false }
  }

  private mutating func readList(_ read: (inout StyleSheetCheck) -> Bool) -> Bool {
    while true {
      guard read(&self) else { return false }
      guard attempt({ $0.skipComma() }) else { return true }
    }
  }

  private mutating func skipComma() -> Bool {
    reader.skipWhiteSpace()
    guard skip(",") else { return false }
    reader.skipWhiteSpace()
    return true
  }

  // MARK: Paint

  private mutating func readPaint(of property: StyleProperty) -> Bool {
    if readWord(["none"]) || attempt({ $0.readColor() }) { return true }
    let place = reader.offset
    guard skip("url(#"), let id = identifier(), skip(")") else { return false }
    references.append((property.rawValue, id, place))
    return true
  }

  private mutating func readColor() -> Bool {
    guard skip("#") else { return false }
    let start = reader.offset
    while let byte = reader.peek, "0123456789abcdef".utf8.contains(byte) { reader.skip(1) }
    let count = reader.offset - start
    return count == 3 || count == 6
  }

  private mutating func readFraction() -> Bool { number().map { (0...1).contains($0) } ?? false }

  // MARK: Transforms

  private mutating func readTransforms() -> Bool {
    if readWord(["none"]) { return true }
    repeat {
      guard attempt({ $0.readTransform() }) else { return false }
      reader.skipWhiteSpace()
    } while reader.peek.map { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "}") } ?? false
    return true
  }

  private mutating func readTransform() -> Bool {
    guard let name = word(), skip("(") else { return false }
    return switch name {
    case "translate": readArguments(1...2) { $0.readLength() }
    case "translateX", "translateY": readArguments(1...1) { $0.readLength() }
    case "scale": readArguments(1...2) { $0.number() != nil }
    case "scaleX", "scaleY": readArguments(1...1) { $0.number() != nil }
    case "rotate": readArguments(1...1) { $0.readMeasure(["deg"]) }
    case "matrix": readArguments(6...6) { $0.number() != nil }
    default: false
    }
  }

  private mutating func readArguments(
    _ count: ClosedRange<Int>, _ read: (inout StyleSheetCheck) -> Bool
  ) -> Bool {
    reader.skipWhiteSpace()
    var found = 0
    repeat {
      guard found < count.upperBound, read(&self) else { return false }
      found += 1
    } while attempt { $0.skipComma() }
    reader.skipWhiteSpace()
    return count.contains(found) && skip(")")
  }

  private mutating func readOrigin() -> Bool {
    guard readCoordinate() else { return false }
    _ = attempt { check in
      check.reader.skipWhiteSpace()
      return check.readCoordinate()
    }
    return true
  }

  private mutating func readCoordinate() -> Bool {
    readWord(["left", "center", "right", "top", "bottom"]) || attempt { $0.readLength() }
  }

  private mutating func readLength() -> Bool { readMeasure(["px", "%"]) }

  /// A number with one of some units; zero needs none.
  private mutating func readMeasure(_ units: [String]) -> Bool {
    guard let number = number() else { return false }
    return units.contains { skip($0) } || number == 0
  }

  // MARK: Motion

  /// One animation: a name, and the other parts in any order, each at most once.
  private mutating func readAnimation() -> Bool {
    var said: Set<Int> = []
    var times = 0
    while true {
      if times < 2, attempt({ $0.time().map { $0 >= 0 || times == 1 } ?? false }) {
        times += 1
      } else if !said.contains(0), readEasing() {
        said.insert(0)
      } else if !said.contains(1), readCount() {
        said.insert(1)
      } else if !said.contains(2), readWord(Self.directions) {
        said.insert(2)
      } else if !said.contains(3), readWord(Self.fillModes) {
        said.insert(3)
      } else if !said.contains(4), readName() {
        said.insert(4)
      } else {
        return false
      }
      reader.skipWhiteSpace()
      guard let next = reader.peek, !",;}".utf8.contains(next) else { return said.contains(4) }
    }
  }

  private mutating func readName() -> Bool {
    let start = reader
    guard let name = identifier() else { return false }
    animations.append((name, start.offset))
    return true
  }

  private mutating func readCount() -> Bool {
    readWord(["infinite"])
      || attempt { check in
        // A number with a unit is a time.
        guard let count = check.number(), count >= 0 else { return false }
        return check.word() == nil && !check.skip("%")
      }
  }

  private mutating func readEasing() -> Bool {
    readWord(Self.easings)
      || attempt { check in
        var place = 0
        return check.skip("cubic-bezier(")
          && check.readArguments(4...4) { check in
            place += 1
            // Time cannot run backwards, but the value may overshoot.
            return check.number().map { place % 2 == 0 || (0...1).contains($0) } ?? false
          }
      }
  }

  /// A time in seconds.
  private mutating func time() -> Double? {
    guard let number = number() else { return nil }
    if skip("ms") { return number / 1000 }
    return skip("s") ? number : nil
  }
}
