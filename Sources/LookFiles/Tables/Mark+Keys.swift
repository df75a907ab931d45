import KeyTables
import LookModel
import Messages
import PathGeometry
import SourceTree

extension Mark {
  static let record = Record(
    "mark", blank: Self(path: Path(), size: 1),
    keys: [
      .required(
        "path", { $1(&$0.path) }, .pathData,
        "The outline, as path data of SVG with coordinates from 0 to `size`. It is filled in the colour of the text."),
      .required("size", { $1(&$0.size) }, .length, "The side of the square that the mark takes."),
      .withDefault("gap", { $1(&$0.gap) }, .lengthOrNone, "The room between the mark and a text behind it."),
    ])

  /// A mark whose outline is within its square.
  static let codec = Codec(
    form: .map(record.form),
    read: { field throws(SourceError) in
      let fields = try record.index.fields(field)
      let mark = try record.read(fields)
      guard let bounds = mark.path.bounds, let place = fields["path"] else { return mark }
      // The layout allows as much for rounding errors.
      let allowed = -1e-6...mark.size + 1e-6
      for value in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] where !allowed.contains(value) {
        let text = "the coordinate " + Message.number(value)
        throw place.error(.numberOutOfRange(text: text, allowed: 0...mark.size))
      }
      return mark
    }, yaml: { .map(record.yaml($0, isWhole: true)) })
}

extension Codec where Value == Path {
  /// Path data of SVG.
  fileprivate static let pathData = Codec(
    form: .text("path data"),
    read: { field throws(SourceError) in
      let data = try field.text()
      return try field.accepted { () throws(PathDataError) in try Path(parsing: data) }
    }, yaml: { .text($0.data(style: .spaced)) })
}
