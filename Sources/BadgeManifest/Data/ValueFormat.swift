/// Filters of a value that a user typed, such as `percent(1)`.
package struct ValueFormat: Sendable {
  private let filters: [ValueFilter]

  /// Filters with bars between them.
  package init(_ text: String) throws(DataProblem) {
    guard let parts = try TextTemplate("{value|\(text)}")?.parts, parts.count == 1,
      case .expression(let expression) = parts[0]
    else { throw .badExpression(reason: "a filter has a name and arguments, such as percent(1)") }
    if expression.filters.contains(where: \.isFallback) {
      throw .badExpression(reason: "'default' is for the data of a manifest, where a value may be missing")
    }
    filters = expression.filters
  }

  /// A warning about a value that is probably meant in another way; nil for any other.
  package func warning(about value: String) -> String? {
    guard let first = filters.first, first.isPercentOfRatio(value) else { return nil }
    return "\(DataProblem.percentOfRatio(text: value))"
  }

  /// The value with all filters.
  package func text(of value: String) throws(DataProblem) -> String {
    var text = value
    for filter in filters { text = try filter.applied(to: text) }
    return text
  }
}
