import Messages
package import SVGTree

/// Why thresholds cannot be read, or why a text gets no colour from them. An index counts from 0.
extension BadgeError {
  package static var noThresholds: Self {
    Self("thresholds are values with colours, such as 50=red,80=yellow,95=green")
  }

  package static func noColor(index: Int, text: String) -> Self {
    Self("\(place(index, text)) has no colour; write 50=red")
  }

  package static func notAValue(index: Int, text: String) -> Self {
    Self(
      "threshold \(index + 1) begins with '\(Message.shortened(text))', which is not a number, a percentage or a version"
    )
  }

  package static func unknownColor(index: Int, _ error: ColorError) -> Self { Self("threshold \(index + 1): \(error)") }
  package static func duplicate(index: Int, text: String) -> Self { Self("\(place(index, text)) is there already") }

  /// - Parameter areVersions: Whether the values would rise as versions.
  package static func unsorted(index: Int, text: String, areVersions: Bool = false) -> Self {
    let advice = areVersions ? ". If they are versions, write a v before each: v\(Message.shortened(text))" : ""
    return Self("\(place(index, text)) is less than the one before it; write them by rising value\(advice)")
  }

  package static func mixed(index: Int, text: String, kind: ValueKind, first: ValueKind) -> Self {
    Self(
      "\(place(index, text)) is a \(kind.rawValue) and the first one is a \(first.rawValue); all must be of one kind")
  }

  package static func misplacedElse(index: Int) -> Self {
    Self("threshold \(index + 1), 'else', must be there once, as the last one")
  }

  /// - Parameter isVersion: Whether the text is a version and the thresholds are numbers.
  package static func notComparable(text: String, isVersion: Bool = false) -> Self {
    let versions = isVersion ? ", or write a v before versions: v1.0=red" : ""
    return Self(
      "'\(Message.shortened(text))' cannot be compared with the thresholds; add a colour for such texts: else=lightgrey"
        + versions)
  }

  /// The type of a value.
  package enum ValueKind: String {
    /// A number such as `80` or `0.5`.
    case number
    /// A number with a percent sign.
    case percentage
    /// A version such as `1.2.3`, `v2` or `1.0-beta`.
    case version
  }

  private static func place(_ index: Int, _ text: String) -> String {
    "threshold \(index + 1), '\(Message.shortened(text))',"
  }
}
