import ArgumentParser
import Messages

/// `cartouche merge PART… -o all.tar`: joins what `draw` has written in parts.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Check the parts that draw has written, and join them.",
    discussion: """
      Shards follow each other by their numbers, other parts as they are named. If a part is missing, given twice or \
      incomplete, if two names are one file or a file and its folder, or if they are not of the same lines, nothing is \
      written, each fault is a line, and the exit code is 1.
      """)

  @Argument(help: "The parts: files .tar or .jsonl, all of one kind.", completion: .file(extensions: ["jsonl", "tar"]))
  var parts: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write, of the same kind.", valueName: "file"),
    completion: .file(extensions: ["jsonl", "tar"]))
  var output: String

  func run() throws {
    let form = try PartForm(of: output)
    for part in parts where try PartForm(of: part) != form {
      throw Failure.usage("'\(Message.shortened(part))' and '\(Message.shortened(output))' are of two kinds")
    }
    try ReadFiles(parts).checkUnread(output)
    var faults = Faults()
    let notes = faults.notes(of: parts, form)
    var names = WrittenNames()
    var writer = faults.isEmpty ? try PartWriter(form, at: output) : nil
    for (path, note) in notes {
      try Interruption.check()
      do {
        let reader = try PartReader(path, form)
        guard reader.note == note else { throw PartReader.Fault("it changed while it was read") }
        try reader.read(
          PartReader.Takers { name in
            guard let clash = names.clash(with: name) else { return names.add(name) }
            faults.add(path, "doubled: " + clash.message(Message.shortened(name)))
          } bytes: { bytes throws(Failure) in
            try writer?.copy(bytes)
          } error: { line throws(Failure) in
            try writer?.add(error: line)
          })
      } catch let fault as PartReader.Fault {
        faults.add(path, fault.reason)
      }
      if !faults.isEmpty { writer = nil }
    }
    if let failure = faults.failure { throw failure }
    let note = PartNote(joining: notes.map(\.note))
    try writer?.commit(note)
    try StandardOutput.write("\(output): \(note.summary) from \(Message.count(notes.count, "part"))\n")
  }
}

extension PartNote {
  /// The note of what is joined from some parts. It is no shard.
  fileprivate init(joining parts: [PartNote]) {
    let digest = parts.reduce(into: SHA256()) { digest, part in digest.add(part.input) }.hexadecimal()
    self.init(
      shard: nil, badges: parts.reduce(0) { $0 + $1.badges }, files: parts.reduce(0) { $0 + $1.files },
      errors: parts.reduce(0) { $0 + $1.errors }, input: digest, source: String(digest.prefix(16)))
  }
}

/// What is wrong with parts, a line for each.
private struct Faults {
  private var lines: [String] = []
  private var count = 0

  private static let shown = 20

  var isEmpty: Bool { count == 0 }

  var failure: Failure? {
    guard count > 0 else { return nil }
    let rest = count > Self.shown ? ["and \(count - Self.shown) more"] : []
    return Failure(code: .checkFailed, message: (lines + rest).joined(separator: "\n"))
  }

  mutating func add(_ path: String?, _ reason: String) {
    count += 1
    if count <= Self.shown { lines.append((path.map { $0 + ": " } ?? "") + "error: " + reason) }
  }

  /// The notes of the parts, in the order in which they are joined.
  mutating func notes(of paths: [String], _ form: PartForm) -> [(path: String, note: PartNote)] {
    var notes: [(path: String, note: PartNote)] = []
    let read = ReadFiles()
    for path in paths {
      do { try read.checkUnread(path) } catch {
        add(path, "doubled: it is named twice")
        continue
      }
      read.note(path)
      do throws(PartReader.Fault) { notes.append((path, try PartReader(path, form).note)) } catch {
        add(path, error.reason)
      }
    }
    guard let first = notes.first(where: { $0.note.shard != nil }), let count = first.note.shard?.count else {
      return notes
    }
    var shards: [Int: (path: String, note: PartNote)] = [:]
    for (path, note) in notes {
      guard let shard = note.shard, shard.count == count, note.source == first.note.source else {
        add(path, "drawn from other lines or with other options than \(first.path)")
        continue
      }
      if let other = shards[shard.number] {
        add(path, "doubled: \(other.path) is the part \(shard.text), too")
      } else {
        shards[shard.number] = (path, note)
      }
    }
    for number in 1...count where shards[number] == nil {
      add(nil, "missing: the part \(Shard(number: number, count: count).text)")
    }
    return (1...count).compactMap { shards[$0] }
  }
}
