import BadgeExport
import BadgeManifest
import Messages
import SourceTree

/// Reads a part, which anyone may have written. It takes only what a part has, byte for byte, and a bounded piece at a
/// time.
struct PartReader {
  /// Why a file is not a whole part.
  struct Fault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    static func torn(at offset: Int, _ reason: String) -> Fault { Fault("torn at byte \(offset): \(reason)") }
  }

  /// What is done with what a part has.
  struct Takers {
    /// Takes the name of a file.
    var name: (String) -> Void
    /// Takes bytes with results or files.
    var bytes: ([UInt8]) throws(Failure) -> Void
    /// Takes the line of an error.
    var error: ([UInt8]) throws(Failure) -> Void
  }

  private static let pieceSize = 1 << 18
  /// The longest line: that of a text of JSON.
  private static let maximumLine = 16 << 20

  let note: PartNote
  private let form: PartForm
  private let file: ReadFile
  /// The end of what precedes the note.
  private let end: Int

  /// Opens a part and reads its note.
  init(_ path: String, _ form: PartForm) throws(Fault) {
    let file = try ReadFile(path)
    self.file = file
    self.form = form
    let tail = file.bytes(at: max(0, file.size - 4 * TarHeader.blockSize), atMost: 4 * TarHeader.blockSize)
    let found: [UInt8]
    switch form {
    case .lines:
      let start = tail.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      found = Array(tail[start...])
    case .tar:
      found = tail.count < 4 * TarHeader.blockSize ? [] : Array(tail[TarHeader.blockSize...].prefix { $0 != 0 })
    }
    guard let note = PartNote(parsing: found) else { throw Fault("torn: the note at its end is missing") }
    let written = form == .lines ? found : TarHeader.file(PartForm.noteName, note.json) + TarHeader.end
    guard tail.suffix(written.count).elementsEqual(written) else { throw Fault("torn: its end is another one") }
    self.note = note
    end = file.size - written.count
  }

  /// Reads all of the part. It must be as its note says.
  func read(_ takers: Takers) throws {
    var counts = (files: 0, errors: 0)
    var hash = ByteHash()
    for place in stride(from: 0, to: end, by: Self.pieceSize) {
      hash.add(file.bytes(at: place, atMost: min(Self.pieceSize, end - place)))
    }
    var names = DrawnNames()
    switch form {
    case .lines:
      try readLines(0..<end) { line, offset in
        switch try Self.result(line, offset) {
        case .error:
          counts.errors += 1
          try takers.error(line)
        case .badge(let name):
          counts.files += 1
          if let name {
            guard names.take(name) else { throw Self.badName(name, at: offset) }
            takers.name(name)
          }
          try takers.bytes(line)
        }
      }
    case .tar:
      var offset = 0
      while offset < end { offset = try readFile(at: offset, &counts, &names, takers) }
    }
    guard counts == (note.files, note.errors) else {
      throw Fault(
        "torn: it has \(Message.count(counts.files, "file")) and \(Message.count(counts.errors, "error")), and its note "
          + "says \(note.files) and \(note.errors)")
    }
    guard hash.hexadecimal == note.output else { throw Fault("its bytes are not those that were drawn") }
  }

  private static func badName(_ name: String, at offset: Int) -> Fault {
    .torn(at: offset, "no badge can have the name '\(Message.shortened(name))'")
  }

  // MARK: Tar

  /// Reads a file in a tar, and returns where the next one begins.
  private func readFile(
    at offset: Int, _ counts: inout (files: Int, errors: Int), _ names: inout DrawnNames, _ takers: Takers
  ) throws -> Int {
    let blockSize = TarHeader.blockSize
    var header = file.bytes(at: offset, atMost: min(blockSize, end - offset))
    guard header.count == blockSize else { throw Fault.torn(at: offset, "a file begins that has no end") }
    var (name, size, kind) = TarHeader.fields(of: header)
    if kind == UInt8(ascii: "x"), size <= TarHeader.maximumName {
      let length = blockSize + size + TarHeader.padding(after: size) + blockSize
      header = file.bytes(at: offset, atMost: min(length, end - offset))
      guard header.count == length else { throw Fault.torn(at: offset, "a file begins that has no end") }
      name = TarHeader.path(in: header[blockSize..<(blockSize + size)])
      (_, size, _) = TarHeader.fields(of: Array(header[(length - blockSize)...]))
    }
    guard header == TarHeader.header(of: name, size: size) else {
      throw Fault.torn(at: offset, "this is no header of a file that draw has written")
    }
    let start = offset + header.count
    let next = start + size + TarHeader.padding(after: size)
    guard next <= end else { throw Fault.torn(at: offset, "a file begins that has no end") }
    let text = String(decoding: name, as: UTF8.self)
    if text == PartForm.errorsName {
      guard next == end else { throw Fault.torn(at: offset, "\(text) is not the last file") }
      try readLines(start..<start + size) { line, offset in
        guard case .error = try Self.result(line, offset) else {
          throw Fault.torn(at: offset, "this is no error of a line")
        }
        counts.errors += 1
        try takers.error(line)
      }
      return next
    }
    guard text.utf8.elementsEqual(name), names.take(text) else { throw Self.badName(text, at: offset) }
    counts.files += 1
    takers.name(text)
    var place = offset
    while place < next {
      let piece = file.bytes(at: place, atMost: min(Self.pieceSize, next - place))
      guard !piece.isEmpty else { throw Fault.torn(at: place, "it became shorter while it was read") }
      try takers.bytes(piece)
      place += piece.count
    }
    return next
  }

  // MARK: Lines

  private enum Result { case error, badge(name: String?) }

  /// What a line is the result of.
  private static func result(_ line: [UInt8], _ offset: Int) throws(Fault) -> Result {
    guard case .map(let entries)? = (try? JSONReader.read(line.dropLast()))?.content else {
      throw Fault.torn(at: offset, "this is no result of a line")
    }
    func has(_ key: String) -> Bool { entries[key] != nil }
    if has("error"), has("line") { return .error }
    guard !has("error"), has("width"), has("height") else {
      throw Fault.torn(at: offset, "this is no result of a line")
    }
    // A picture named by its content has no file of the name of its line.
    return .badge(name: entries["content"]?.value.text != nil ? nil : entries["file"]?.value.text)
  }

  /// Reads lines, each with its end.
  private func readLines(_ range: Range<Int>, _ take: ([UInt8], _ offset: Int) throws -> Void) throws {
    var line: [UInt8] = []
    var lineStart = range.lowerBound
    var offset = range.lowerBound
    while offset < range.upperBound {
      let piece = file.bytes(at: offset, atMost: min(Self.pieceSize, range.upperBound - offset))
      guard !piece.isEmpty else { throw Fault.torn(at: offset, "it became shorter while it was read") }
      var start = piece.startIndex
      while start < piece.endIndex {
        let end = piece[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? piece.endIndex
        line += piece[start..<end]
        start = end
        guard line.count <= Self.maximumLine else { throw Fault.torn(at: lineStart, "a line is longer than 16 MiB") }
        guard line.last == 0x0A else { continue }
        try take(line, lineStart)
        lineStart += line.count
        line.removeAll(keepingCapacity: true)
      }
      offset += piece.count
    }
    guard line.isEmpty else { throw Fault.torn(at: lineStart, "a line has no end") }
  }
}

/// A file that is open for reading, with a piece of it in memory.
private final class ReadFile {
  let size: Int
  private let file: OpenFile
  private var start = 0
  private var piece: [UInt8] = []

  init(_ path: String) throws(PartReader.Fault) {
    // Without waiting for the writer of a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw PartReader.Fault(errno == ENOENT || errno == ENOTDIR ? "missing: no such file" : "cannot be read")
    }
    file = OpenFile(descriptor: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw PartReader.Fault("this is not a file")
    }
    size = Int(status.st_size)
  }

  deinit { close(file.descriptor) }

  /// The bytes at a place; fewer where the file ends.
  func bytes(at offset: Int, atMost count: Int) -> [UInt8] {
    if offset < start || offset + count > start + piece.count {
      start = offset
      piece = file.bytes(at: offset, atMost: max(count, 1 << 18))
    }
    let first = offset - start
    return Array(piece[min(first, piece.count)..<min(first + count, piece.count)])
  }
}

/// The names of files in the order in which `draw` writes them: after each SVG file those of its exports.
private struct DrawnNames {
  /// The file whose exports follow, and the last of these that may be a badge with exports of its own: image sets and
  /// symbols are SVG files, too.
  private var file = ""
  private var other: String?

  /// The longest name of an export is that of its badge with so many bytes more.
  private static let longestSuffix = 64

  /// Whether a name may be the next one.
  mutating func take(_ name: String) -> Bool {
    guard name.utf8.count <= PortableName.maximumPathLength + Self.longestSuffix else { return false }
    let isPicture = name.hasSuffix(".svg")
    if !isPicture || name.hasSuffix(".symbol.svg") || name.contains(".imageset/") {
      if Self.isExport(name, of: file) {
        if isPicture { other = name }
        return true
      }
      if let other, Self.isExport(name, of: other) {
        (file, self.other) = (other, nil)
        return true
      }
    }
    guard isPicture, PortableName.isPortable(path: name) else { return false }
    (file, other) = (name, nil)
    return true
  }

  private static func isExport(_ name: String, of file: String) -> Bool {
    !file.isEmpty && ExportFormat.allCases.contains { $0.paths(beside: file).contains(name) }
  }
}
