import Cartouche
import IconReading

/// Reads the logos and icons that users give.
enum Icons {
  /// The icon in a file, or in a `data:` address.
  ///
  /// - Parameters:
  ///   - source: A file's path, or the address.
  ///   - currentColor: What `currentColor` stands for where the icon sets no colour.
  static func icon(_ source: String, currentColor: Color = .black) throws(Failure) -> Icon {
    if source.lowercased().hasPrefix("data:") {
      do {
        return try Icon(dataURI: source, currentColor: currentColor)
      } catch {
        throw Failure(code: .data, message: "error: \(Wording.describeInAddress(error))")
      }
    }
    let bytes = try InputFile.read(source)
    do {
      return try Icon(parsing: bytes, currentColor: currentColor)
    } catch {
      let words = Wording.describe(error.problem)
      guard let line = error.line, let column = error.column else {
        throw Failure(code: .data, message: "\(source): error: \(words)")
      }
      let text = SourceText(name: source, bytes: bytes)
      throw Failure(code: .data, message: text.message(line: line, column: column, .characters, words))
    }
  }
}
