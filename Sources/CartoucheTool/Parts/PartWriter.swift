import Messages

/// The two forms of a part.
enum PartForm {
  /// Files, and at the end the lines of errors and the note.
  case tar
  /// The results as lines of JSON, and the note as the last one.
  case lines

  static let errorsName = "errors.jsonl"
  static let noteName = "part.json"

  /// The form of the file at a path, by its extension.
  init(of path: String) throws(Failure) {
    if path.hasSuffix(".tar") {
      self = .tar
    } else if path.hasSuffix(".jsonl") {
      self = .lines
    } else {
      throw .usage("the name of a part ends with .tar or .jsonl, not '\(Message.shortened(path))'")
    }
  }
}

/// Writes a part, in either form.
struct PartWriter {
  let form: PartForm
  private let file: PartFile
  private(set) var badges = 0
  private(set) var files = 0
  private(set) var errors = 0

  init(_ form: PartForm, at path: String) throws(Failure) {
    self.form = form
    file = try PartFile(at: path)
  }

  /// Adds the line of a badge or, in a tar, its files, as many as that.
  mutating func add(_ bytes: [UInt8], files count: Int) throws(Failure) {
    badges += 1
    files += form == .tar ? count : 1
    try file.write(bytes)
  }

  /// Adds bytes of another part as they are.
  func copy(_ bytes: some Collection<UInt8>) throws(Failure) { try file.write(bytes) }

  /// Adds the line of an error.
  mutating func add(error line: [UInt8]) throws(Failure) {
    errors += 1
    switch form {
    case .lines: try file.write(line)
    case .tar: try file.spool(line)
    }
  }

  /// What the part says of itself.
  func note(_ shard: Shard?, _ digest: InputDigest?) -> PartNote {
    PartNote(
      shard: shard, badges: badges, files: files, errors: errors, input: digest?.own ?? "", source: digest?.all ?? "")
  }

  /// Ends the part with its note, and moves it to its place.
  func commit(_ note: PartNote) throws(Failure) {
    var note = note
    switch form {
    case .lines:
      note.output = try file.hash()
      try file.write(note.json)
    case .tar:
      let size = file.spooledBytes
      if size > 0 {
        guard size <= TarHeader.maximumSize else {
          throw Failure(code: .data, reason: "a tar holds 8 GiB of errors at most; write lines, .jsonl")
        }
        try file.write(TarHeader.header(of: Array(PartForm.errorsName.utf8), size: size))
        try file.writeSpooled()
        try file.write([UInt8](repeating: 0, count: TarHeader.padding(after: size)))
      }
      note.output = try file.hash()
      try file.write(TarHeader.file(PartForm.noteName, note.json))
      try file.write(TarHeader.end)
    }
    try file.commit()
  }
}
