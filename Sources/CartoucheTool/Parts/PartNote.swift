import LineDrawing
import Messages
import SourceTree

/// What a part says of itself, at its end: a part that is cut off has none.
struct PartNote: Equatable, Sendable {
  /// The shard that the part is; nil for all lines.
  var shard: Shard?
  var badges: Int
  /// The number of files that it has or names: that of the badges and of their exports.
  var files: Int
  /// The number of lines that were not drawn.
  var errors: Int
  /// The digest SHA-256 of its lines.
  var input: String
  /// A hash of all lines, the same in every shard of them.
  var source: String
  /// A hash of all that precedes the note.
  var output = ""

  /// The note as a line of JSON.
  var json: [UInt8] {
    var line = JSONLine()
    if let shard { line.add("shard", shard.text) }
    line.add("badges", number: "\(badges)")
    line.add("files", number: "\(files)")
    line.add("errors", number: "\(errors)")
    line.add("input", input)
    line.add("source", source)
    line.add("output", output)
    return Array("{\"part\":".utf8) + line.ended(by: "}}\n")
  }

  /// The greatest size of a note: it fits into one block of a tar.
  static let maximumSize = 512

  /// How many badges there are, for people.
  var summary: String { "\(Message.count(badges, "badge")), \(Message.count(errors, "error"))" }
}

extension PartNote {
  /// Reads a note, which has exactly the form of one that is written.
  init?(parsing bytes: [UInt8]) {
    guard bytes.count <= Self.maximumSize,
      let entries = (try? JSONReader.read(bytes))?.entries["part"]?.value.entries
    else { return nil }
    func text(_ key: String) -> String? { entries[key]?.value.text }
    func number(_ key: String) -> Int? { text(key).flatMap { Int($0) } }
    guard let badges = number("badges"), let files = number("files"), let errors = number("errors"),
      let input = text("input"), let source = text("source"), let output = text("output"), input.utf8.count == 64,
      source.utf8.count == 16, output.utf8.count == 16
    else { return nil }
    self.init(
      shard: text("shard").flatMap { try? Shard($0) }, badges: badges, files: files, errors: errors, input: input,
      source: source, output: output)
    guard json == bytes else { return nil }
  }
}
