import ArgumentParser
import Cartouche
import Messages

/// Reads the values of options: each error is one line with what was expected.
enum Values {
  static func color(_ text: String) throws(Failure) -> Color {
    do { return try Color(parsing: text) } catch { throw .usage(error.description) }
  }

  /// One of an enumeration's words.
  static func word<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ what: String
  ) throws(Failure) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw .usage(Message.unknown(what, text, suggestion: text.nearest(among: words), known: words))
  }

  /// The words of an enumeration, for shells.
  static func completion<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> CompletionKind
  where Value.RawValue == String {
    .list(type.allCases.map(\.rawValue))
  }

  /// The words of an enumeration, for a help text.
  static func list<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> String
  where Value.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
