/// Filters of a value that a user typed, such as `percent(1)`.
package struct ValueFormat: Sendable {
  /// Why a format cannot be read, or why a value does not fit it.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
  }

  private let filters: [ValueFilter]

  /// Filters with bars between them.
  package init(_ text: String) throws(Failure) {
    let template: TextTemplate?
    do throws(DataProblemError) { template = try TextTemplate("{value|\(text)}") } catch {
      throw Failure(description: error.problem.description)
    }
    guard let parts = template?.parts, parts.count == 1, case .expression(let expression) = parts[0] else {
      throw Failure(description: "a filter has a name and arguments, such as percent(1)")
    }
    filters = expression.filters
  }

  /// The value with all filters.
  package func text(of value: String) throws(Failure) -> String {
    var text = value
    for filter in filters {
      do throws(DataProblemError) { text = try filter.applied(to: text) } catch {
        throw Failure(description: error.problem.description)
      }
    }
    return text
  }
}
