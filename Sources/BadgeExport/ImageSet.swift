public import SVGTree
public import Typesetting

/// An image set of Xcode's asset catalogs: pictures for light and dark appearances, and `Contents.json`.
///
/// The form of `Contents.json` is that of Apple's "Asset Catalog Format Reference". Xcode reads SVG files in image sets
/// from version 12 on.
public struct ImageSet: Hashable, Sendable {
  /// How apps paint a set in one colour.
  public enum RenderingIntent: String, Hashable, Sendable {
    /// In the colour of the text beside it, whatever its own.
    case template
    /// In its own colour, also in tab bars and toolbars, which paint other images as templates.
    case original
  }

  /// The files of the set, which belong into a folder whose name ends in `.imageset`.
  public let files: [ExportFile]

  /// A set with SVG files, which keep their vectors in the app: `preserves-vector-representation`.
  ///
  /// - Parameters:
  ///   - light: The picture for light appearances, and for all without a dark one.
  ///   - dark: The picture for dark appearances, if any.
  ///   - profile: Gives the precision of numbers and says whether strokes become outlines.
  ///   - shaper: Gives the outlines of texts, which ``BuiltinShaper`` cannot.
  /// - Throws: ``ExportError``.
  public init(
    light: SVGDocument, dark: SVGDocument?, for profile: OutputProfile = .design, shaper: any TextShaper
  ) throws(ExportError) {
    var files = [ExportFile(name: "light.svg", bytes: try light.designFile(for: profile, shaper: shaper))]
    var images = [Image(filename: "light.svg")]
    if let dark {
      files.append(ExportFile(name: "dark.svg", bytes: try dark.designFile(for: profile, shaper: shaper)))
      images.append(Image(filename: "dark.svg", isDark: true))
    }
    let intent = light.renderingIntent(dark: dark, for: profile, shaper: shaper)
    self.files = [Self.contents(images, keepsVectors: true, intent)] + files
  }

  /// A set with PNG files.
  ///
  /// - Parameters:
  ///   - light: The pictures for light appearances at one, two and three pixels a point.
  ///   - dark: The same for dark appearances, if any.
  ///   - intent: How apps paint the set; nil if the image view decides. See
  ///     ``SVGTree/SVGDocument/renderingIntent(dark:for:shaper:)``.
  public init(light: [[UInt8]], dark: [[UInt8]]?, intent: RenderingIntent? = nil) {
    var files: [ExportFile] = []
    var images: [Image] = []
    for (name, pictures) in [("light", light), ("dark", dark ?? [])] {
      for (index, bytes) in pictures.enumerated() {
        let file = ExportFile(name: ImageSetNames.pixels(name, scale: index + 1), bytes: bytes)
        files.append(file)
        images.append(Image(filename: file.name, isDark: name == "dark", scale: index + 1))
      }
    }
    self.files = [Self.contents(images, keepsVectors: false, intent)] + files
  }

  /// An entry of `images`.
  private struct Image {
    var filename: String
    var isDark = false
    var scale: Int?

    /// The entry with its keys in the order in which Xcode writes them.
    var json: String {
      let dark = """
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],

        """
      let scale = scale.map { ",\n      \"scale\" : \"\($0)x\"" } ?? ""
      return """
            {
        \(isDark ? dark : "")      "filename" : "\(filename)",
              "idiom" : "universal"\(scale)
            }
        """
    }
  }

  private static func contents(_ images: [Image], keepsVectors: Bool, _ intent: RenderingIntent?) -> ExportFile {
    let values =
      (keepsVectors ? ["\"preserves-vector-representation\" : true"] : [])
      + (intent.map { ["\"template-rendering-intent\" : \"\($0.rawValue)\""] } ?? [])
    let properties = """
      ,
        "properties" : {
          \(values.joined(separator: ",\n    "))
        }
      """
    let text = """
      {
        "images" : [
      \(images.map(\.json).joined(separator: ",\n"))
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        }\(values.isEmpty ? "" : properties)
      }

      """
    return ExportFile(name: "Contents.json", bytes: Array(text.utf8))
  }
}
