import Foundation
import KeyTables
import LookFiles
import LookModel
import PictureReading
import SchemaReading
import SourceTree
import Testing

/// What editors check look files by must be what the reader takes.
@Suite("The schema of look files")
struct SchemaTests {
  private static let templates = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")

  private static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: templates.appending(path: "look.schema.json")))
  }

  /// Why a look cannot be read; one that extends `base` extends the sample of its kind.
  private static func failure(_ text: String, base: String = "") -> SourceError? {
    let resolver = LookResolver { $0 == "base.yml" ? Array(base.utf8) : nil }
    do {
      _ = try LookFile(parsing: Array(text.utf8), name: "own", resolver: resolver)
      return nil
    } catch {
      return error
    }
  }

  private static func accepts(_ text: String, _ schema: JSONSchema) throws -> Bool {
    try schema.accepts(YAMLReader.read(Array(text.utf8)))
  }

  @Test("every template holds to it, and names it in its first line", arguments: Look.Kind.allCases)
  func templates(kind: Look.Kind) throws {
    let folder = Self.templates.appending(path: kind.rawValue)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    let schema = try Self.schema()
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(try Self.accepts(text, schema), "\(file.lastPathComponent)")
      #expect(text.hasPrefix("# yaml-language-server: $schema=../look.schema.json\n"))
    }
  }

  @Test(
    "every form of every key is taken by it and by the reader, and is written as it was read",
    arguments: Look.Kind.allCases)
  func forms(kind: Look.Kind) throws {
    for choice in 0..<5 {
      let text = FormSample(kind: kind, choice: choice).text()
      #expect(try Self.accepts(text, Self.schema()))
      let file = try LookFile(parsing: Array(text.utf8), name: "own")
      for written in [file.resolvedText, file.text] {
        #expect(try LookFile(parsing: Array(written.utf8), name: "own") == file)
        #expect(try Self.accepts(written, Self.schema()))
      }
    }
  }

  @Test(
    "a number beyond its range, and any other word, is refused by it and by the reader", arguments: Look.Kind.allCases)
  func ranges(kind: Look.Kind) throws {
    let sample = FormSample(kind: kind)
    let schema = try Self.schema()
    for leaf in sample.leaves {
      let bad: [String]
      switch leaf.form {
      case .number(let range, _):
        // These depend on other keys as well.
        let dependent = [["gloss", "1", "offset"]] + (kind == .cell ? [] : [["border", "width"]])
        #expect(
          Self.failure(sample.text([leaf.path: "\(range.upperBound)"])) == nil || dependent.contains(leaf.path))
        bad = ["\(range.lowerBound - 0.001)", "\(range.upperBound + 0.001)", "x"]
      case .integer(let range): bad = ["\(range.lowerBound - 1)", "1.5"]
      case .word, .color: bad = ["zzz", "[red]"]
      case .map: bad = ["{zzz: 1}", "x"]
      case .list: bad = ["x"]
      default: continue
      }
      for value in bad {
        let text = sample.text([leaf.path: value])
        #expect(Self.failure(text)?.path.starts(with: leaf.path) == true, "\(leaf.path): \(value)")
        #expect(try !Self.accepts(text, schema), "\(leaf.path): \(value)")
      }
    }
  }

  @Test(
    "every value that is no text, and no map of a file's own names, may be the name of a token",
    arguments: Look.Kind.allCases)
  func tokens(kind: Look.Kind) throws {
    let sample = FormSample(kind: kind)
    let schema = try Self.schema()
    for leaf in sample.leaves {
      if case .text = leaf.form { continue }
      let text = sample.text([leaf.path: "'{a.b}'"])
      #expect(try Self.accepts(text, schema), "\(leaf.path)")
      // The reader knows no tokens here.
      #expect(
        Self.failure(text).map { "\($0.problem)".hasPrefix("the token 'a.b' is not known") } == true, "\(leaf.path)")
      if case .number = leaf.form { #expect(try !Self.accepts(sample.text([leaf.path: "'{a.b'"]), schema)) }
    }
  }

  @Test("a look may extend the built-in ones of its kind, which it knows", arguments: Look.Kind.allCases)
  func extended(kind: Look.Kind) throws {
    let folder = Self.templates.appending(path: kind.rawValue)
    let names = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
    let schema = try Self.schema()
    for name in names + ["./own.yml", "below/own.yml"] {
      #expect(try Self.accepts("{kind: \(kind.rawValue), extends: \(name)}", schema))
    }
    for name in ["none", "/own.yml", "[mail]"] {
      #expect(try !Self.accepts("{kind: \(kind.rawValue), extends: \(name)}", schema))
    }
  }

  @Test("what may be left out, or left without a value, may be so for the reader", arguments: Look.Kind.allCases)
  func required(kind: Look.Kind) throws {
    let sample = FormSample(kind: kind)
    let schema = try Self.schema()
    let keys = [["kind"], ["summary"]] + sample.leaves.map(\.path).filter { Int($0.last ?? "1") == nil }
    #expect(keys.count > 10)
    for path in Rounds.some(of: keys) {
      for change in [nil, ""] {
        let text = sample.text([path: change])
        #expect(try Self.accepts(text, schema) == (Self.failure(text) == nil), "\(path) \(change ?? "left out")")
      }
      let isListed = path.contains { Int($0) != nil }
      guard !isListed, path != ["kind"] else { continue }
      for change in [nil, ""] {
        let text = sample.text([path: change, ["+"]: "extends: ./base.yml"])
        #expect(
          try Self.accepts(text, schema) == (Self.failure(text, base: sample.text()) == nil),
          "\(path) \(change ?? "left out")")
      }
    }
  }

  @Test("it refuses what the reader refuses")
  func refusals() throws {
    let schema = try Self.schema()
    let looks =
      BadLookTests.keys + BadLookTests.missing + BadLookTests.forms + BadLookValueTests.numbers
      + BadLookValueTests.words + BadLookValueTests.animations
    // What is between the brackets of a function is left to the reader.
    for look in looks where !look.text.contains("rgb(1 2)") {
      #expect(try !Self.accepts(look.text, schema), "\(look.marked)")
    }
    for text in [LookTexts.pill, LookTexts.hub, LookTexts.cell, LookTexts.status] {
      #expect(try Self.accepts(text, schema))
    }
  }

  @Test("the reader, the writer and the compiler name no key outside its table", arguments: Look.Kind.allCases)
  func tables(kind: Look.Kind) throws {
    // Words that are no keys where these files have them.
    let ordinary: Set = ["color", "states", "summary", "text", "weight", "x", "y"]
    let keys = Set(FormSample(kind: kind).leaves.compactMap(\.path.last).filter { Int($0) == nil }).subtracting(
      ordinary)
    #expect(keys.count > 15)
    for folder in ["LookFiles", "Generate/Looks"] {
      let sources = Self.templates.appending(path: "../Sources/\(folder)")
      let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(keys.filter { text.contains("\"\($0)\"") }.isEmpty, "\(file.lastPathComponent)")
      }
    }
  }
}
