/// The names of the files of image sets.
enum ImageSetNames {
  /// Of a set with SVG files.
  static let vectorSet = ["Contents.json", "light.svg", "dark.svg"]
  /// Of a set with PNG files.
  static let pixelSet =
    ["Contents.json"] + ["light", "dark"].flatMap { name in (1...3).map { pixels(name, scale: $0) } }

  /// The name of a PNG file with some pixels a point.
  static func pixels(_ name: String, scale: Int) -> String { name + (scale == 1 ? "" : "@\(scale)x") + ".png" }
}
