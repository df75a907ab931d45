import Cartouche
import IconReading
import LookFiles

extension Host {
  /// The keys of the host, beside those of the badge.
  static let keys = ["on", "at", "overlap", "growth", "keepInside"]

  /// The host in the fields of a badge, if any.
  init?(_ fields: Fields, looks: inout ManifestLooks) throws(SourceError) {
    guard let host = try fields["on"]?.map("host", keys: ["icon", "color", "width", "height"]) else {
      // A place without a host.
      for key in Self.keys.dropFirst() + ["moved"] {
        if let field = fields[key] { throw field.error(.missingKey(key: "on", context: fields.context)) }
      }
      return nil
    }
    self = try Self.host(host, looks: &looks)
    anchor = try fields["at"]?.choice("anchor") ?? .topTrailing
    overlap = try fields["overlap"]?.overlap()
    growth = try fields["growth"]?.choice("growth")
    keepsInside = try fields["keepInside"]?.flag() ?? false
  }

  /// An extent, or an icon at its own size by default.
  private static func host(_ fields: Fields, looks: inout ManifestLooks) throws(SourceError) -> Host {
    guard let file = fields["icon"] else {
      if let color = fields["color"] { throw color.error(.missingKey(key: "icon", context: fields.context)) }
      let width = try fields.required("width").number(in: Field.length)
      return Host(size: Size(width, try fields.required("height").number(in: Field.length)), anchor: .topTrailing)
    }
    let icon = try looks.icon(file, color: try fields["color"]?.color())
    let ratio = icon.size.height / icon.size.width
    let width = try fields["width"]?.number(in: Field.length)
    let height = try fields["height"]?.number(in: Field.length)
    let size = Size(
      width ?? height.map { $0 / ratio } ?? icon.size.width, height ?? width.map { $0 * ratio } ?? icon.size.height)
    do { return try Host(icon: icon, size: size) } catch { throw file.error(.refused(Refusal(error))) }
  }
}

extension Fields {
  /// Refuses keys that have no effect, the first one of the file at its place.
  func refuse(_ keys: [String], because reason: NoEffectReason) throws(SourceError) {
    guard let entry = entries.first(where: { keys.contains($0.key) }) else { return }
    throw SourceError(
      at: entry.position, path: map.path + [entry.key], problem: .noEffect(key: entry.key, because: reason))
  }

  /// Refuses a gap that would be cut out of nothing.
  func checkHalo(of style: BadgeStyle, on host: Host?) throws(SourceError) {
    guard let halo = style.halo, halo.color == nil, host?.nodes.isEmpty ?? true else { return }
    try refuse(["halo"], because: .noHostDrawing)
  }
}

extension Field {
  /// The offset of a badge.
  func move() throws(SourceError) -> Point {
    let fields = try map("move", keys: ["x", "y"])
    return Point(try fields["x"]?.number(in: Self.reach) ?? 0, try fields["y"]?.number(in: Self.reach) ?? 0)
  }
}
