import FileReading
import Foundation
import Testing

@Suite("Reading a file within its limit")
struct FileReaderTests {
  /// The error of reading the file at `path`; nil if there is none.
  private func failure(_ path: String, atMost maximum: Int, kind: FileReader.Kind = .regularFile) -> FileReadingError? {
    do throws(FileReadingError) {
      _ = try FileReader.bytes(of: path, atMost: maximum, kind: kind)
      return nil
    } catch {
      return error
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "cartouche-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path(percentEncoded: false) + "/")
  }

  @Test(
    "a file as large as its limit is read, and one byte more is refused",
    arguments: [0, 1, 4096, (256 << 10) - 1, 256 << 10, (256 << 10) + 1, 1_000_000])
  func limit(count: Int) throws {
    try withFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: URL(filePath: folder + "a"))
      for kind in [FileReader.Kind.regularFile, .fileOrPipe] {
        #expect(try FileReader.bytes(of: folder + "a", atMost: count, kind: kind) == bytes)
        #expect(try FileReader.bytes(of: folder + "a", atMost: count + 1, kind: kind) == bytes)
        if count > 0 {
          let expected = FileReadingError.tooLarge(bytes: count, maximum: count - 1)
          #expect(failure(folder + "a", atMost: count - 1, kind: kind) == expected)
        }
      }
    }
  }

  @Test("a file of eight gibibytes is refused without reading it")
  func sparse() throws {
    try withFolder { folder in
      try Data().write(to: URL(filePath: folder + "a"))
      try #require(truncate(folder + "a", 8 << 30) == 0)
      let start = ContinuousClock.now
      #expect(failure(folder + "a", atMost: 64 << 20) == .tooLarge(bytes: 8 << 30, maximum: 64 << 20))
      #expect(ContinuousClock.now - start < .seconds(1))
    }
  }

  @Test("below a folder, each part of a path is one name, even if its slash and the next scalar are one character")
  func parts() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "inside", withIntermediateDirectories: true)
      for name in ["\u{301}a", "inside/\u{301}a"] { try Data("a".utf8).write(to: URL(filePath: folder + name)) }
      try FileManager.default.createSymbolicLink(atPath: folder + "inside/link", withDestinationPath: "..")
      #expect(try FileReader.bytes(of: ["inside", "\u{301}a"], below: folder, atMost: 9) == Array("a".utf8))
      for parts in [["link/\u{301}a"], ["link", "\u{301}a"], ["..", "\u{301}a"], ["../\u{301}a"]] {
        #expect(throws: FileReadingError.self) {
          _ = try FileReader.bytes(of: parts, below: folder + "inside", atMost: 9)
        }
      }
    }
  }

  @Test("a pipe is read to its end, or up to the limit", arguments: [0, 1, 1000, 65_537, 300_000])
  func pipe(count: Int) throws {
    let bytes = [UInt8](repeating: 7, count: count)
    for maximum in [count, count + 1, count - 1] where maximum >= 0 {
      let pipe = Pipe()
      let thread = Thread {
        signal(SIGPIPE, SIG_IGN)
        try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
        try? pipe.fileHandleForWriting.close()
      }
      thread.start()
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      if maximum >= count {
        #expect(try FileReader.bytes(from: descriptor, atMost: maximum) == bytes)
      } else {
        #expect(throws: FileReadingError.tooLarge(bytes: count, maximum: maximum)) {
          try FileReader.bytes(from: descriptor, atMost: maximum)
        }
      }
    }
  }

  @Test("an endless device is refused at the limit, or at once")
  func endless() {
    #expect(failure("/dev/zero", atMost: 1000, kind: .fileOrPipe) == .tooLarge(bytes: 1001, maximum: 1000))
    #expect(failure("/dev/zero", atMost: 1000) == .unreadable)
  }

  @Test("a pipe without a writer does not block", .timeLimit(.minutes(10)))
  func namedPipe() throws {
    try withFolder { folder in
      try #require(mkfifo(folder + "pipe", 0o600) == 0)
      #expect(failure(folder + "pipe", atMost: 1000) == .unreadable)
    }
  }

  @Test(
    "a folder is not read, and a file can be missing", arguments: [FileReader.Kind.regularFile, .fileOrPipe])
  func noFile(kind: FileReader.Kind) throws {
    try withFolder { folder in
      try Data([1]).write(to: URL(filePath: folder + "a"))
      #expect(failure(folder, atMost: 1000, kind: kind) == .unreadable)
      for path in ["b", "a/b", "a\0", ""] {
        #expect(failure(path.isEmpty ? "" : folder + path, atMost: 1000, kind: kind) == .missing, "\(path)")
      }
    }
  }
}
