import BadgeManifest
import FileReading
import Messages
import SourceTree

/// The value of a status badge as it was typed: the value itself, or a file and the path of a value in it.
struct TypedValue {
  /// The value.
  let text: String
  /// The file that has it; nil for a value that was typed.
  let file: String?
  /// The file, and the place in it; nil for a value that was typed.
  private let place: String?

  /// A value, or `file:path`. A time or a date, such as `12:30`, is a value unless there is such a file.
  init(_ typed: String) throws(Failure) {
    let head = typed.prefix { $0 != ":" }
    let isTime = head.first?.isNumber == true && !head.contains { $0 == "." || $0 == "/" }
    guard let colon = typed.firstIndex(of: ":"), !isTime || InputFile.exists(String(head)) else {
      text = typed
      self.file = nil
      place = nil
      return
    }
    let file = String(typed[..<colon])
    let path = String(typed[colon...].dropFirst())
    guard let parts = path.dataPath else {
      throw .usage(
        "'\(Message.shortened(path))' is not a path such as jobs.0.name; --value is a value, or a file and a path")
    }
    guard file.isEmpty || file == InputFile.standardStream || InputFile.exists(file) else {
      let meaning = "in --value, a colon stands between a file and the path of a value in it"
      throw Failure(code: .noInput, at: file, reason: "\(FileReadingError.missing.reason); \(meaning)")
    }
    let bytes = try InputFile.read(file)
    do throws(SourceError) {
      let found = try DataFile(reading: bytes, name: file).root.text(at: parts)
      text = found.text
      self.file = file
      place = "\(InputFile.name(of: file)):\(found.position.line):\(found.position.column)"
    } catch {
      var error = error
      error.file = nil
      throw Failure(code: .data, message: error.showing(bytes) { _ in nil }.message(in: InputFile.name(of: file)))
    }
  }

  /// The value after filters; nil for the value itself.
  func formatted(_ filter: String?, _ warnings: inout [String]) throws(Failure) -> String {
    guard let filter else { return text }
    let filters: ValueFormat
    do throws(DataProblem) { filters = try ValueFormat(filter) } catch { throw .usage("--filter: \(error)") }
    if place != nil, let warning = filters.warning(about: text) { warnings.append("\(warning)") }
    do throws(DataProblem) { return try filters.text(of: text) } catch {
      guard let place else { throw .usage("--filter: \(error)") }
      throw Failure(code: .data, at: place, reason: "\(error)")
    }
  }
}
