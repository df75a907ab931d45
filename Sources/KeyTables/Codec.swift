import SourceTree

/// How values of one type are written in a file.
package struct Codec<Value>: Sendable {
  /// The value in a file.
  package var read: Reading<Value>
  /// The form of the value in a file.
  package let form: @Sendable () -> Form
  #if hasFeature(Embedded)
    // As in keys: what is only read has none.
    package var yaml: @Sendable (Value) -> YAMLValue? { { _ in nil } }
  #else
    /// The value as a file has it; nil for none.
    package var yaml: @Sendable (Value) -> YAMLValue?
  #endif

  package init(
    form: @autoclosure @escaping @Sendable () -> Form,
    read: @escaping Reading<Value>,
    yaml: @escaping @Sendable (Value) -> YAMLValue?
  ) {
    self.read = read
    self.form = form
    #if !hasFeature(Embedded)
      self.yaml = yaml
    #endif
  }
}

extension Codec {
  /// The same for a value that may be missing.
  package var optional: Codec<Value?> {
    Codec<Value?>(
      form: form(), read: { field throws(SourceError) in try read(field) }, yaml: { $0.flatMap(yaml) })
  }

  /// A list of such values with a minimum length.
  package func list(atLeast minimum: Int = 0) -> Codec<[Value]> {
    Codec<[Value]>(
      form: .list(form(), atLeast: minimum),
      read: { field throws(SourceError) in
        var values: [Value] = []
        for element in try field.list(atLeast: minimum) { values.append(try read(element)) }
        return values
      },
      yaml: { .list($0.compactMap(yaml)) })
  }
}

extension Codec where Value: Sendable {
  /// A whole value by a table that is made when it is first needed: a file uses few of all tables.
  package static func map(by record: @autoclosure @escaping @Sendable () -> Record<Value>) -> Codec {
    let record = Lazy(record())
    return Codec(
      form: .map(record.value.form), read: { field throws(SourceError) in try record.value.read(field) },
      yaml: { .map(record.value.yaml($0, isWhole: true)) })
  }
}

extension Codec where Value == Double {
  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>, isLength: Bool = false) -> Codec {
    Codec(
      form: .number(range, isLength: isLength), read: { field throws(SourceError) in try field.number(in: range) },
      yaml: { .number($0) })
  }

  /// A number of points in a range.
  package static func points(_ range: ClosedRange<Double>) -> Codec { number(range, isLength: true) }

  /// A length in points.
  package static let length = points(Field.length)
  /// A length in points, or 0.
  package static let lengthOrNone = points(Field.lengthOrNone)
  /// An offset in either direction, in points.
  package static let coordinate = points(Field.coordinates)
  /// A part of a whole.
  package static let share = number(0...1)
}

extension Codec where Value: FixedWidthInteger & Sendable {
  /// A whole number in a range, in which the greatest number of a type is that of 64 bits: one beyond it is as good.
  package static func integer(_ range: ClosedRange<Value>) -> Codec {
    let least = range.lowerBound == .min ? .min : Int64(range.lowerBound)
    let allowed = least...(range.upperBound == .max ? .max : Int64(range.upperBound))
    return Codec(
      form: .integer(allowed),
      read: { field throws(SourceError) in Value(clamping: try field.integer(in: allowed)) },
      yaml: { .number($0) })
  }
}

extension Codec
where
  Value: CaseIterable & SendableMetatype & RawRepresentable, Value.RawValue == String, Value.AllCases: SendableMetatype
{
  /// One of the words of an enumeration; `what` names it in errors.
  package static func word(_ what: String) -> Codec { word(what) { $0.rawValue } }
}

extension Codec where Value: CaseIterable & SendableMetatype, Value.AllCases: SendableMetatype {
  /// One of the cases of an enumeration, each spelled in its own way.
  package static func word(_ what: String, spelled: @escaping @Sendable (Value) -> String) -> Codec {
    Codec(
      form: .word(Value.allCases.map(spelled)),
      read: { field throws(SourceError) in try field.choice(what, spelled: spelled) },
      yaml: { .text(spelled($0)) })
  }
}
