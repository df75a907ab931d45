/// Something of Cartouche that takes bytes from anyone, and what must hold whatever they are.
///
/// The fuzzer and the tests call the same functions: the one with bytes that it makes up, the others with those that
/// once broke a property.
public struct FuzzTarget: Sendable {
  /// The name by which `make fuzz TARGET=…` finds it, and that of its folder in `Fuzzing/Regressions`.
  public let name: String
  /// Takes the bytes; throws a ``PropertyFailure`` where a property does not hold.
  public let check: @Sendable ([UInt8]) throws -> Void

  /// Every target.
  public static let all: [FuzzTarget] = [
    FuzzTarget(name: "path", check: GeometryProperties.pathData),
    FuzzTarget(name: "boolean", check: GeometryProperties.boolean),
    FuzzTarget(name: "stroke", check: GeometryProperties.stroke),
    FuzzTarget(name: "color", check: WordProperties.color),
    FuzzTarget(name: "words", check: WordProperties.words),
    FuzzTarget(name: "thresholds", check: WordProperties.thresholds),
    FuzzTarget(name: "version", check: WordProperties.versions),
    FuzzTarget(name: "manifest", check: FileProperties.manifest),
    FuzzTarget(name: "line", check: FileProperties.line),
    FuzzTarget(name: "call", check: CallProperties.call),
    FuzzTarget(name: "address", check: AddressProperties.address),
    FuzzTarget(name: "answer", check: AddressProperties.answer),
    FuzzTarget(name: "look", check: FileProperties.look),
    FuzzTarget(name: "tokens", check: FileProperties.tokens),
    FuzzTarget(name: "report", check: ReportProperties.report),
    FuzzTarget(name: "icon", check: PictureProperties.icon),
    FuzzTarget(name: "png", check: PictureProperties.png),
    FuzzTarget(name: "data-address", check: PictureProperties.dataAddress),
    FuzzTarget(name: "xml", check: DocumentProperties.xml),
    FuzzTarget(name: "style-sheet", check: DocumentProperties.styleSheet),
    FuzzTarget(name: "contrast", check: DocumentProperties.contrast),
    FuzzTarget(name: "font", check: FontProperties.font),
    FuzzTarget(name: "badge", check: BadgeProperties.badge),
  ]

  /// The target of that name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// What does not hold, in a sentence.
public struct PropertyFailure: Error, CustomStringConvertible {
  /// What does not hold.
  public let description: String
}

/// Throws where something does not hold.
func require(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
  if !holds { throw PropertyFailure(description: sentence()) }
}
