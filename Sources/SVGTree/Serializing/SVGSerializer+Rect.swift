import PathGeometry

/// The geometry of a `rect` with rounded corners, in units of the last decimal.
struct RectElement {
  fileprivate let x: Int64
  fileprivate let y: Int64
  fileprivate let width: Int64
  fileprivate let height: Int64
  fileprivate let radius: Int64
}

extension SVGSerializer {
  /// The largest radius of the corners of a `rect`, in points. CairoSVG draws two of its corners too round, by up to a
  /// twenty-fifth of the radius.
  private static let largestRadius = 4.0

  /// The `rect` of a rectangle with rounded corners; nil if it is written as a path. It is shorter, and design tools
  /// read it as a figure with a radius; but not all importers read it, so the design profile has paths alone.
  func rectElement(of figure: EvenlyRoundedRect) -> RectElement? {
    // What is written is at most 1e9, also the right and the lower edge.
    if profile.kind == .design || figure.radius > Self.largestRadius || max(figure.rect.maxX, figure.rect.maxY) > 1e9 {
      return nil
    }
    let (x, y) = (decimals.units(figure.rect.minX), decimals.units(figure.rect.minY))
    let width = decimals.units(figure.rect.maxX) - x
    let height = decimals.units(figure.rect.maxY) - y
    // The ends of a pill stay round after rounding: half of an odd number of units is rounded up, and a renderer limits
    // each radius to half of its side.
    let isHalf = 2 * figure.radius >= min(figure.rect.width, figure.rect.height)
    let radius = isHalf ? (min(width, height) + 1) / 2 : decimals.units(figure.radius)
    guard width > 0, height > 0, radius > 0 else { return nil }
    return RectElement(x: x, y: y, width: width, height: height, radius: radius)
  }

  /// Writes the geometry of a `rect`. The other radius is the same if it is missing.
  mutating func write(_ rect: RectElement) {
    if rect.x != 0 { attribute("x", units: rect.x) }
    if rect.y != 0 { attribute("y", units: rect.y) }
    attribute("width", units: rect.width)
    attribute("height", units: rect.height)
    attribute("rx", units: rect.radius)
  }

  @inline(__always) private mutating func attribute(_ name: StaticString, units: Int64) {
    start(name)
    decimals.write(units: units, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}
