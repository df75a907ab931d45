import ArgumentParser
import Cartouche
import Messages

/// Reads the values of options: each error is one line with what was expected.
enum Values {
  static func color(_ text: String) throws(Failure) -> Color {
    do { return try Color(parsing: text) } catch { throw .usage(error.description) }
  }

  /// One of an enumeration's words.
  static func word<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ what: String, among known: Value.AllCases = Value.allCases
  ) throws(Failure) -> Value {
    if let value = known.first(where: { $0.rawValue == text }) { return value }
    let words = known.map(\.rawValue)
    throw .usage(Message.unknown(what, text, suggestion: text.nearest(among: words), known: words))
  }

  /// The words of an enumeration, for shells.
  static func completion(_ type: (some CaseIterable & RawRepresentable<String>).Type) -> CompletionKind {
    .list(type.allCases.map(\.rawValue))
  }

  /// The words of an enumeration, for a help text.
  static func list(_ type: (some CaseIterable & RawRepresentable<String>).Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
