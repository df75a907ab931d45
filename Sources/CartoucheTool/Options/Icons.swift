import Cartouche
import IconReading

/// Reads the logos and icons that users give.
enum Icons {
  /// The icon in a file, or in a `data:` address.
  ///
  /// - Parameters:
  ///   - source: A file's path, or the address.
  ///   - color: What is painted where the icon leaves the colour open; nil for what the badge paints there.
  static func icon(_ source: String, color: Color? = nil) throws(Failure) -> Icon {
    if source.lowercased().hasPrefix("data:") {
      do {
        return try Icon(dataURI: source, color: color)
      } catch {
        throw Failure(code: .data, message: "error: \(error.problem)")
      }
    }
    let bytes = try InputFile.read(source)
    do {
      return try Icon(parsing: bytes, color: color)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: source)))
    }
  }
}
