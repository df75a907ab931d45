import Foundation
import LookFiles
import LookModel
import Testing

@testable import SVGTree

/// What editors check look files by must be what the reader takes.
@Suite("The schema of look files")
struct SchemaTests {
  private static let templates = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")

  private static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: templates.appending(path: "look.schema.json")))
  }

  private static func sample(_ kind: Look.Kind) throws -> SchemaSample {
    SchemaSample(schema: try schema(), kind: kind.rawValue)
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

  @Test("it has every key that the reader has, at every place, and no other", arguments: Look.Kind.allCases)
  func keys(kind: Look.Kind) throws {
    let sample = try Self.sample(kind)
    #expect(Self.failure(sample.text()) == nil)
    let maps = sample.leaves.filter { $0.part["properties"] != nil }
    #expect(maps.count > 5)
    for map in maps {
      let error = try #require(Self.failure(sample.text([map.path + ["+"]: "zzz: 1"])))
      guard case .unknownKey("zzz", _, _, let expected) = error.problem else { throw error }
      #expect(error.path == map.path + ["zzz"])
      #expect(expected == (map.part["properties"] as? JSONSchema.Part)?.keys.sorted())
    }
  }

  @Test("its ranges are the reader's", arguments: Look.Kind.allCases)
  func ranges(kind: Look.Kind) throws {
    let sample = try Self.sample(kind)
    let numbers = sample.leaves.filter { ["number", "integer"].contains($0.part["type"] as? String) }
    #expect(numbers.count > 3)
    for number in numbers {
      let least = try #require(number.part["minimum"] as? NSNumber)
      let most = try #require(number.part["maximum"] as? NSNumber)
      #expect(Self.failure(sample.text([number.path: "\(least)"])) == nil)
      // A stop may not lie below the one behind it.
      if number.path != ["gloss", "1", "offset"] {
        #expect(Self.failure(sample.text([number.path: "\(most)"])) == nil)
      }
      let error = try #require(Self.failure(sample.text([number.path: "-1000000001"])))
      #expect(error.path == number.path)
      #expect(
        error.problem
          == .numberOutOfRange(text: "-1000000001", allowed: least.doubleValue...most.doubleValue))
      let isInteger = number.part["type"] as? String == "integer"
      let half = Self.failure(sample.text([number.path: "1.5"]))?.problem
      #expect(isInteger ? half == .notAnInteger(text: "1.5") : half != .notAnInteger(text: "1.5"))
    }
  }

  @Test("its words are the reader's", arguments: Look.Kind.allCases)
  func words(kind: Look.Kind) throws {
    let sample = try Self.sample(kind)
    for leaf in sample.leaves {
      guard let values = leaf.part["enum"] as? [Any] else { continue }
      // A word of digits stands there as a number too, which it is for other readers of YAML.
      let words = values.compactMap { $0 as? String }
      let error = try #require(Self.failure(sample.text([leaf.path: "zzz"])))
      switch error.problem {
      case .unknownValue("zzz", _, _, let expected): #expect(expected == words)
      case .unknownColor("zzz", _): #expect([ColorNames.sorted, StatusPalette.modern.names].contains(words))
      default: throw error
      }
    }
    #expect(try Self.schema().definition("\(kind.rawValue)Extends")["anyOf"] != nil)
  }

  @Test("a look may extend the built-in ones of its kind, which it knows", arguments: Look.Kind.allCases)
  func extended(kind: Look.Kind) throws {
    let folder = Self.templates.appending(path: kind.rawValue)
    let names = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
    let schema = try Self.schema()
    let forms = schema.definition("\(kind.rawValue)Extends")["anyOf"] as? [JSONSchema.Part]
    #expect(forms?.first?["enum"] as? [String] == names)
    for name in names + ["./own.yml", "below/own.yml"] {
      #expect(try Self.accepts("{kind: \(kind.rawValue), extends: \(name)}", schema))
    }
    for name in ["none", "/own.yml", "[mail]"] {
      #expect(try !Self.accepts("{kind: \(kind.rawValue), extends: \(name)}", schema))
    }
  }

  @Test("what may be left out, or left without a value, may be so for the reader", arguments: Look.Kind.allCases)
  func required(kind: Look.Kind) throws {
    let sample = try Self.sample(kind)
    let schema = sample.schema
    let keys = sample.leaves.map(\.path).filter { Int($0.last ?? "1") == nil }
    #expect(keys.count > 10)
    for path in keys {
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
    // What stands between the brackets of a function is left to the reader.
    for look in looks where !look.text.contains("rgb(1 2)") {
      #expect(try !Self.accepts(look.text, schema), "\(look.marked)")
    }
    for text in [LookTexts.pill, LookTexts.hub, LookTexts.cell, LookTexts.status] {
      #expect(try Self.accepts(text, schema))
    }
  }

  @Test("it describes every key")
  func descriptions() throws {
    for part in try Self.schema().definitions {
      for (key, property) in part["properties"] as? [String: JSONSchema.Part] ?? [:] {
        guard part["type"] as? String == "object" else { continue }
        #expect((property["description"] as? String)?.hasSuffix(".") == true, "\(key)")
      }
    }
  }
}
