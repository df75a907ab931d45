import SourceTree

extension Codec {
  /// A codec for values that are only read.
  package static func reading(
    _ form: @autoclosure @escaping @Sendable () -> Form,
    _ read: @escaping Reading<Value>
  ) -> Codec {
    Codec(form: form(), read: read, yaml: { _ in nil })
  }
}

extension Codec where Value == String {
  /// A text as written; `what` names it in help and reference, such as `file`.
  package static func text(_ what: String = "text") -> Codec {
    Codec(
      form: .text(what), read: { field throws(SourceError) in try field.text() }, yaml: { .text($0) })
  }
}

extension Codec where Value == Bool {
  /// `true` or `false`.
  package static var flag: Codec {
    Codec(
      form: .flag, read: { field throws(SourceError) in try field.flag() }, yaml: { .number("\($0)") })
  }
}

extension Codec where Value == Double {
  /// A part of a whole, as a number or in hundredths, such as `70%`.
  package static var percentage: Codec {
    Codec(
      form: .any([share.form(), .text("percentage")]),
      read: { field throws(SourceError) in
        guard case .text(let text) = field.node.content, text.hasSuffix("%") else { return try share.read(field) }
        return try field.with(.text(String(text.dropLast()))).number(in: 0...100) / 100
      }, yaml: { .number($0) })
  }
}
