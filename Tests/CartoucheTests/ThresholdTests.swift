import Cartouche
import Testing

@Suite("Thresholds")
struct ThresholdTests {
  @Test(
    "a value takes the colour of the first threshold that it is below, and the last one above all",
    arguments: [
      ("0", "red"), ("-5", "red"), ("49.9", "red"), ("50", "yellow"), ("79%", "yellow"), ("80", "green"),
      ("95", "green"),
      ("100 %", "green"), (" 1e3", "green"), ("5e-05", "red"), ("1E1%", "red"), ("1e999", nil), ("e5", nil),
      ("87.5%", "green"), ("+3", "red"), ("", nil), ("high", nil), ("nan", nil),
    ] as [(String, String?)])
  func numbers(value: String, color: String?) throws {
    let thresholds = try Thresholds(parsing: "50=red,80=yellow,95=green")
    if let color {
      #expect(try thresholds.color(for: value) == .named(color))
    } else {
      #expect(throws: BadgeError.notComparable(text: value)) { try thresholds.color(for: value) }
    }
  }

  @Test("with two parts are numbers, and with a v before them versions; messages say how to write versions")
  func versions() throws {
    let versions = try Thresholds(parsing: "v3.9=red,v3.12=yellow,v4=green")
    for (value, color) in [("3.10", "yellow"), ("v3.8.1", "red"), ("3.12", "green"), ("3.9", "yellow"), ("4", "green")]
    {
      #expect(try versions.color(for: value) == .named(color), "\(value)")
    }
    #expect(throws: BadgeError.unsorted(index: 1, text: "3.12", areVersions: true)) {
      try Thresholds(parsing: "3.9=red,3.12=green")
    }
    let numbers = try Thresholds(parsing: "9.5=red,9.9=blue")
    for value in ["v9.10", "9.10.1", " V2 "] {
      #expect(throws: BadgeError.notComparable(text: value, isVersion: true)) { try numbers.color(for: value) }
    }
    for value in ["12-passed", "2024-01-02", "12-3"] {
      #expect(throws: BadgeError.notComparable(text: value)) { try numbers.color(for: value) }
    }
    #expect(BadgeError.notComparable(text: "v2", isVersion: true) != .notComparable(text: "v2"))
    #expect(BadgeError.unsorted(index: 1, text: "3.12", areVersions: true) != .unsorted(index: 1, text: "3.12"))
  }

  @Test("are found among many, and one that is there twice as well")
  func many() throws {
    let count = 5_000
    let text = (0..<count).map { "\($0)=\($0 % 2 == 0 ? "red" : "blue")" }.joined(separator: ",")
    let thresholds = try Thresholds(parsing: text)
    let colors = try (0..<count).map { try thresholds.color(for: "\($0)") }
    // A value takes the colour of the next threshold, and the last colour beyond all.
    #expect(colors.dropLast().enumerated().allSatisfy { $1 == .named($0 % 2 == 0 ? "blue" : "red") })
    #expect(colors.last == .named("blue"))
    #expect(throws: BadgeError.duplicate(index: count, text: "7")) { try Thresholds(parsing: text + ",7=red") }
  }

  @Test(
    "a text that is no value takes the colour of else, and none where there is no else",
    arguments: ["50=red,80=green", "50%=red,80%=green", "1.0.0=red,2.0.0=green", "1e=red,v3=green"])
  func otherwise(text: String) throws {
    guard let without = try? Thresholds(parsing: text) else {
      #expect(text.hasPrefix("1e"))
      return
    }
    let thresholds = try Thresholds(parsing: text + ", else = lightgrey")
    #expect(thresholds.steps == without.steps)
    #expect(thresholds.otherwise == .named("lightgrey") && without.otherwise == nil)
    for message in ["unknown", "", " ", "n/a", "1..2", "1,5", "--", "∞", String(repeating: "9", count: 300)] {
      #expect(try thresholds.color(for: message) == .named("lightgrey"))
      #expect(throws: BadgeError.notComparable(text: message)) { try without.color(for: message) }
    }
    for message in ["0", "99"] { #expect(try thresholds.color(for: message) == without.color(for: message)) }
  }

  @Test(
    "rise in value and are of one kind, whatever their order and kinds",
    arguments: [
      ["0.5", "3", "20"], ["0.5%", "3%", "20%"], ["0.5.0", "v3", "20.0.0-beta"],
    ])
  func order(values: [String]) throws {
    func thresholds(_ values: [String]) throws -> Thresholds {
      try Thresholds(parsing: values.map { "\($0)=red" }.joined(separator: ","))
    }
    #expect(try thresholds(values).steps.count == 3)
    for (first, second, third) in [(0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)] {
      let index = second < first ? 1 : 2
      let mixed = [values[first], values[second], values[third]]
      #expect(throws: BadgeError.unsorted(index: index, text: mixed[index])) { try thresholds(mixed) }
    }
    let kinds: [(String, BadgeError.ValueKind)] = [("99", .number), ("99%", .percentage), ("99.0.0", .version)]
    let own = try #require(kinds.first { (try? thresholds([values[0], $0.0])) != nil }).1
    for (value, kind) in kinds where kind != own {
      #expect(throws: BadgeError.mixed(index: 3, text: value, kind: kind, first: own)) {
        try thresholds(values + [value])
      }
    }
  }

  @Test("may be written with spaces, and their colours in any form")
  func forms() throws {
    let thresholds = try Thresholds(parsing: " 50 = rgb(1, 2, 3) , 80=ff69b4,95 =#abc")
    #expect(thresholds.steps.map(\.value) == [.number(50), .number(80), .number(95)])
    #expect(thresholds.steps.map(\.color) == [.named("rgb(1, 2, 3)"), .named("ff69b4"), .named("#abc")])
    let own = try Thresholds(parsing: "1=corporate", colors: [NamedColor("corporate", "#123456")])
    #expect(try own.color(for: "7") == .named("corporate"))
  }

  @Test(
    "of versions compare as versions do",
    arguments: [
      ("0.9.9", "red"), ("1.0.0-rc.1", "red"), ("1.0.0", "yellow"), ("v1.10.0", "yellow"), ("1.9", "yellow"),
      ("2", "green"), ("2.0.0-alpha", "yellow"), ("10.0.0", "green"), ("2.0.0+build.7", "green"),
    ])
  func versions(value: String, color: String) throws {
    let thresholds = try Thresholds(parsing: "1.0.0=red,v2=yellow,3.0.0=green")
    #expect(try thresholds.color(for: value) == .named(color))
  }

  // The order of section 11 of the standard.
  @Test("versions are in the order of Semantic Versioning 2.0.0")
  func order() throws {
    let sorted = [
      "0.0.1", "0.1", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
      "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.0.1", "1.2.9", "1.2.10", "99999999999999999999.0.0",
      "100000000000000000000.0.0",
    ]
    let versions = try sorted.map { try #require(VersionNumber($0)) }
    for (index, version) in versions.enumerated() {
      for (other, second) in versions.enumerated() { #expect((version < second) == (index < other)) }
    }
    #expect(VersionNumber("v1.2") == VersionNumber("1.2.0"))
  }

  @Test("no version is", arguments: ["", "v", "1.", ".1", "1..2", "a.b", "1.2-", "1.2-ä", "1 2", "1.2+", "--1"])
  func noVersions(text: String) {
    #expect(VersionNumber(text) == nil)
  }

  @Test(
    "say what is wrong with them, and where",
    arguments: [
      ("", .noThresholds), ("  ", .noThresholds), ("50", .noColor(index: 0, text: "50")),
      ("50=red,", .noColor(index: 1, text: "")),
      ("high=red", .notAValue(index: 0, text: "high")),
      ("50=red,80=", .unknownColor(index: 1, ColorError(text: "", suggestion: nil))),
      ("50=redd", .unknownColor(index: 0, ColorError(text: "redd", suggestion: "red"))),
      ("5=red,5.0=green", .duplicate(index: 1, text: "5.0")),
      ("1.0.0=red,x=green", .notAValue(index: 1, text: "x")), ("=red", .notAValue(index: 0, text: "")),
      ("1.0.0=red,v1=green", .duplicate(index: 1, text: "v1")), ("else=red", .noThresholds),
      ("else=red,5=green", .misplacedElse(index: 0)), ("5=green,else=red,else=red", .misplacedElse(index: 1)),
      ("5=green,else=redd", .unknownColor(index: 1, ColorError(text: "redd", suggestion: "red"))),
    ] as [(String, BadgeError)])
  func faults(text: String, fault: BadgeError) {
    #expect(throws: fault) { try Thresholds(parsing: text) }
  }

  @Test("colour each message of a badge")
  func badges() throws {
    let thresholds = try Thresholds(parsing: "50=red,80=yellow,95=green")
    let badge = try StatusBadge(.init("coverage"), [.init("12%"), .init("97%")]).color(by: thresholds)
    #expect(badge.messages.map(\.color) == [.named("red"), .named("green")])
    #expect(badge.label.color == nil)
  }
}
