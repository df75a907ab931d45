extension PathDataError.Expectation: CustomStringConvertible {
  /// What was expected, as a noun.
  public var description: String {
    switch self {
    case .move: "'M', with which every path begins"
    case .command: "a command letter"
    case .number: "a number"
    case .flag: "0 or 1"
    case .smallerNumber: "a number of at most a thousand million"
    }
  }
}

extension PathDataError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String { "the path data break off at byte \(offset); expected \(expected)" }
}
