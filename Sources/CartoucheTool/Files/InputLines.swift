import LineDrawing
import Messages
import SourceTree

/// The lines of a file or of standard input, a bounded part of them at a time.
struct InputLines {
  /// A line with its number, from 1.
  struct Line: Sendable {
    var number: Int
    /// The bytes without the end of the line; nil for a line that is too long.
    var bytes: [UInt8]?
  }

  /// The maximum number of bytes that are read before their lines are drawn.
  private static let portion = 1 << 18

  /// The name of the lines in messages.
  let name: String
  private let descriptor: Int32
  /// The part of the lines to read.
  private let shard: Shard?
  /// What tells whether the lines are the same on another run.
  private(set) var digest: InputDigest?

  private var number = 0
  /// The beginning of a line whose end has not been read yet.
  private var rest: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// The lines of the file at a path, which stays open, or by `-` of standard input.
  init(_ path: String, shard: Shard?, digest: InputDigest?) throws(Failure) {
    guard !path.isEmpty else { throw .usage("the name of the file to read is empty") }
    name = InputFile.name(of: path)
    descriptor = path == InputFile.standardStream ? 0 : open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noLines(path, isMissing: errno == ENOENT || errno == ENOTDIR) }
    self.shard = shard
    self.digest = digest
  }

  /// The next lines: at least one, and others that have arrived. Those of a shard are collected, since few of those that
  /// arrive together are in it. Nil at the end of the input.
  mutating func next() throws(Failure) -> [Line]? {
    var lines: [Line] = []
    var size = 0
    while !isAtEnd {
      let bytes = try arrived()
      try Interruption.check()
      // A pipe may hand out the mark in two parts.
      if number == 0, rest.count < 2, !isSkipping, (rest + bytes.prefix(2)).isUTF16 {
        throw Failure(code: .data, at: name, reason: "\(SourceProblem.utf16)")
      }
      if bytes.isEmpty {
        isAtEnd = true
        // The last line may lack its end.
        if isSkipping || !rest.isEmpty { endRest(&lines) }
      }
      let count = lines.count
      bytes.withUnsafeBufferPointer { divide($0, &lines) }
      size += lines[count...].reduce(0) { $0 + ($1.bytes?.count ?? 0) + 1 }
      if shard == nil ? !lines.isEmpty : size >= Self.portion { break }
    }
    return lines.isEmpty ? nil : lines
  }

  /// What tells whether the lines are those of another run. They are read for it, and can be read again.
  func digestOfAll() throws(Failure) -> String? {
    var status = stat()
    let start = lseek(descriptor, 0, SEEK_CUR)
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, start >= 0 else {
      throw .usage("--resume reads the lines twice, which needs a file, not a pipe")
    }
    var lines = self
    while try lines.next() != nil {}
    guard lseek(descriptor, start, SEEK_SET) == start else { throw .noLines(name, isMissing: false) }
    return lines.digest?.own
  }

  private mutating func divide(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: inout [Line]) {
    var start = 0
    while start < bytes.count, let base = bytes.baseAddress {
      let found = memchr(base + start, 0x0A, bytes.count - start)
      let end = found.map { UnsafeRawPointer(base).distance(to: UnsafeRawPointer($0)) } ?? bytes.count
      let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if found != nil, rest.isEmpty, !isSkipping, part.count <= LineDrawer.maximumBytes {
        self.end(part, &lines)
        continue
      }
      if !isSkipping { rest += part }
      if rest.count > LineDrawer.maximumBytes {
        rest = []
        isSkipping = true
      }
      if found != nil { endRest(&lines) }
    }
  }

  private mutating func endRest(_ lines: inout [Line]) {
    let line = rest
    let isTooLong = isSkipping
    rest = []
    isSkipping = false
    line.withUnsafeBufferPointer { end(isTooLong ? nil : $0, &lines) }
  }

  /// Ends a line; nil for one that is too long.
  private mutating func end(_ line: UnsafeBufferPointer<UInt8>?, _ lines: inout [Line]) {
    number += 1
    let isBlank = line?.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ?? false
    guard !isBlank else { return }
    // A line without a name goes by its number.
    let name = shard == nil ? nil : line.flatMap(LineName.name)
    let isOwn = shard?.contains(name ?? Array("\(number)".utf8)) ?? true
    digest?.add(line, number: number, isOwn: isOwn)
    if isOwn { lines.append(Line(number: number, bytes: line.map { Array($0) })) }
  }

  /// Waits for the first bytes, and reads what has arrived by then. Empty at the end of the input.
  private func arrived() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < Self.portion {
      guard try isReady(waiting: bytes.isEmpty) else { break }
      let count = bytes.count
      let wanted = Self.portion - count
      var code: Int32 = 0
      bytes += [UInt8](unsafeUninitializedCapacity: min(wanted, 1 << 16)) { buffer, filled in
        var result = -1
        repeat { result = read(descriptor, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
        if result < 0 { code = errno }
        filled = max(0, result)
      }
      guard code == 0 else { throw .noLines(name, isMissing: false) }
      if bytes.count == count { break }
    }
    return bytes
  }

  /// Whether bytes or the end of the input have arrived. Waits for them on request, and ends at a signal.
  private func isReady(waiting: Bool) throws(Failure) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // The wait is short, because a signal right before it does not end it.
    while true {
      let count = poll(&state, 1, waiting ? 200 : 0)
      // Reading says what is wrong.
      if count > 0 || count < 0 && errno != EINTR { return true }
      guard waiting else { return false }
      try Interruption.check()
    }
  }
}

extension Failure {
  fileprivate static func noLines(_ path: String, isMissing: Bool) -> Failure {
    Failure(code: .noInput, at: path, reason: isMissing ? "no such file" : "cannot be read")
  }
}
