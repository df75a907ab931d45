import Cartouche
import LookFiles

extension Host {
  /// The keys that say what a badge lies on, beside those of the badge.
  static let keys = ["on", "at", "overlap", "growth", "keepInside"]

  /// The host that the fields of a badge speak of, if any.
  init?(_ fields: Fields) throws(SourceError) {
    guard let host = try fields["on"]?.map("host", keys: ["width", "height"]) else {
      // A place on nothing.
      for key in Self.keys.dropFirst() {
        if let field = fields[key] { throw field.error(.missingKey(key: "on", context: fields.context)) }
      }
      return nil
    }
    let width = try host.required("width").number(in: Field.length)
    self.init(
      size: Size(width, try host.required("height").number(in: Field.length)),
      anchor: try fields["at"]?.choice("anchor") ?? .topTrailing, overlap: try fields["overlap"]?.overlap(),
      growth: try fields["growth"]?.choice("growth"), keepsInside: try fields["keepInside"]?.flag() ?? false)
  }
}

extension Field {
  /// How far a badge is moved.
  func move() throws(SourceError) -> Point {
    let fields = try map("move", keys: ["x", "y"])
    return Point(try fields["x"]?.number(in: Self.reach) ?? 0, try fields["y"]?.number(in: Self.reach) ?? 0)
  }

  /// `true` or `false`.
  func flag() throws(SourceError) -> Bool { try choice("value", as: Flag.self) == .true }

  private enum Flag: String, CaseIterable {
    case `true`
    case `false`
  }
}
