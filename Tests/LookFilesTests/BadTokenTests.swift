import LookModel
import SVGTree
import SourceTree
import Testing

@testable import LookFiles

@Suite struct BadTokenTests {
  /// A pill with a fill from a token.
  private static func fill(_ text: String) -> String {
    DesignTokenTests.pill("normal: {fill: '\(text)', text: white}")
  }

  @Test("A colour of a look that became a comment is an error at its key")
  func lostColors() throws {
    let look = DesignTokenTests.pill("normal: {fill: red, text: white}\n  selected:\n    fill: #f00\n    text: white")
    #expect(
      try DesignTokenTests.message(look) == """
        own.yml:10:5: error: 'fill' has no value, because '#' after a space begins a comment; quote it: '#f00'
              fill: #f00
              ^
        """)
  }

  @Test("A token without a value says so where a look names it")
  func lostToken() throws {
    let message = try DesignTokenTests.message(
      Self.fill("{a}"), #"{"a": {"$type": "color", "$value": null}}"#)
    #expect(
      message.contains("the token 'a' has no value; in YAML, a colour is in quotation marks: '#ff0000'"), "\(message)")
  }

  @Test("A token that refers to a misspelt name is not offered itself")
  func ownName() throws {
    for (others, hint) in [("", ""), (#", "rod": {"$value": "red"}"#, "; did you mean 'c.rod'?")] {
      let message = try DesignTokenTests.message(
        Self.fill("{c.red}"), #"{"c": {"$type": "color", "red": {"$value": "{c.rd}"}\#(others)}}"#)
      #expect(message.contains("there is no token 'c.rd'\(hint)\n"), "\(message)")
    }
  }

  @Test(
    "A name of no token, of a group or of a token of another type is an error where the look has it",
    arguments: [
      ("{color.brnad.500}", "there is no token 'color.brnad.500'; did you mean 'color.brand.500'?"),
      ("{color.acton}", "there is no token 'color.acton'; did you mean 'color.action'?"),
      ("{colr.acton}", "there is no token 'colr.acton'; did you mean 'color.action'?"),
      ("{colr.brand.50}", "there is no token 'colr.brand.50'; did you mean 'color.brand.500'?"),
      ("{colr.weather}", "there is no token 'colr.weather'"),
      ("{color.action.x}", "there is no token 'color.action.x'"), ("{x}", "there is no token 'x'"),
      ("{color.brand}", "'color.brand' is a group of tokens"),
      ("{color.accent}", "'color.accent' is a group of tokens; did you mean 'color.accent.$root'?"),
      ("{space.s}", "the token 'space.s' has the type dimension; color or gradient is needed here"),
      ("{}", "'' cannot be the name of a token, which is like color.brand.500"),
      ("{a..b}", "'a..b' cannot be the name of a token, which is like color.brand.500"),
      ("{color.$type}", "'color.$type' cannot be the name of a token, which is like color.brand.500"),
      ("{{color.ink}}", "unknown colour '{color.ink}'"),
      ("{__proto__}", "there is no token '__proto__'"),
      ("{constructor.prototype}", "there is no token 'constructor.prototype'"),
    ])
  func names(text: String, message: String) throws {
    #expect(
      try DesignTokenTests.message(Self.fill(text)) == """
        own.yml:8:18: error: \(message)
            normal: {fill: '\(text)', text: white}
                           ^
        """)
  }

  @Test("Without tokens, the error says how to give some")
  func noTokens() throws {
    let error = try #require(throws: SourceError.self) {
      try LookFile(parsing: Array(Self.fill("{a.b}").utf8), name: "own")
    }
    #expect(
      "\(error.problem)"
        == "the token 'a.b' is not known, as there are no tokens: name files of them by 'tokens' in a manifest or by "
        + "--tokens, or give them to the call in JavaScript")
    #expect(error.path == ["states", "normal", "fill"])
  }

  @Test(
    "What is wrong in a file of tokens is an error there",
    arguments: [
      (#"{"c": {"$type": "color", "$value": "{missing}"}}"#, "1:36", "there is no token 'missing'"),
      (##"{"c": {"$type": "color", "$value": "#ggg"}}"##, "1:36", "unknown colour '#ggg'"),
      (
        #"{"c": {"$type": "colour", "$value": "red"}}"#, "1:17",
        "unknown type of tokens 'colour'; did you mean 'color'?"
      ),
      (
        #"{"c": {"$value": "{d}"}, "d": {"value": "red", "type": "color"}}"#, "1:18",
        "the token 'd' has 'value' where the format has '$value': it is in an older format"
      ),
      (#"{"c": {"$value": "red"}}"#, "1:7", "the token 'c' has no $type, nor has a group around it"),
      (#"{"c": {"$type": "color", "$value": {"colorSpace": "srgb"}}}"#, "1:36", "this value has no 'components'"),
      (
        #"{"c": {"$type": "color", "$value": {"colorSpace": "cmyk", "components": [1, 2, 3]}}}"#, "1:36",
        "'color(cmyk 1 2 3)' is not a colour"
      ),
      (
        #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 2]}}}"#, "1:36",
        "'color(srgb 1 2)' is not a colour"
      ),
      (
        #"{"c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": ["x"]}}}"#, "1:74",
        "'x' is not a plain number"
      ),
      (#"{"c": {"$type": "color", "$value": ["red"]}}"#, "1:36", "expected a text, not a list"),
      (
        ##"{"c": {"$ref": "#/%FF"}}"##, "1:16",
        "'#/%FF' does not lead to a token; a pointer is like #/color/brand/$value"
      ),
      (#"{"c": {"$ref": "x"}}"#, "1:16", "'x' does not lead to a token; a pointer is like #/color/brand/$value"),
      (
        ##"{"c": {"$type": "color", "$value": {"$ref": "#/d/$value/x"}}, "d": {"$value": "red", "$type": "color"}}"##,
        "1:36",
        "'#/d/$value/x' does not lead to a token; a pointer is like #/color/brand/$value"
      ),
      (
        #"{"c": {"$type": "gradient", "$value": [{"color": "red", "position": 0}]}}"#, "1:39",
        "at least 2 elements are needed"
      ),
      (
        #"{"c": {"$type": "gradient", "$value": [{"color": "red", "position": 0.3}, {"color": "red", "position": 1}]}}"#,
        "1:39", "'gradient' is not one with even steps, which a fill has"
      ),
    ])
  func files(tokens: String, place: String, message: String) throws {
    let found = try DesignTokenTests.message(Self.fill("{c}"), tokens)
    #expect(found.hasPrefix("tokens.json:\(place): error: \(message)\n"), "\(found)")
    #expect(found.hasSuffix("^"))
  }

  @Test(
    "A dimension has a number and one of two units",
    arguments: [
      #""4em""#, #"{"value": 4, "unit": "pt"}"#, #""px""#, #""{b} * 2""#, #"{"value": "x", "unit": "px"}"#,
      #""1e9999px""#,
    ])
  func dimensions(value: String) throws {
    let look = DesignTokenTests.pill().replacing("height: 10", with: "height: '{d}'")
    let message = try DesignTokenTests.message(look, #"{"d": {"$type": "dimension", "$value": \#(value)}}"#)
    #expect(message.contains("is not a dimension such as 4px or 0.25rem"), "\(message)")
  }

  @Test("Tokens that refer to each other in a cycle are an error at the last of them")
  func cycles() throws {
    #expect(
      try DesignTokenTests.message(
        Self.fill("{a}"),
        """
        {"$type": "color",
         "a": {"$value": "{b}"},
         "b": {"$value": "{c}"},
         "c": {"$value": "{a}"}}
        """) == """
          tokens.json:4:18: error: tokens that refer to each other in a cycle: a, b, c, a
             "c": {"$value": "{a}"}}
                             ^
          """)
    let own = try DesignTokenTests.message(Self.fill("{a}"), #"{"a": {"$type": "color", "$value": "{a}"}}"#)
    #expect(own.contains("in a cycle: a, a"))
    for group in [
      #"{"a": {"$extends": "{a}"}}"#, #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#,
      #"{"a": {"$extends": "{a.b}"}}"#,
    ] {
      #expect(try DesignTokenTests.message(Self.fill("{a.x}"), group).contains("too many tokens refer to each other"))
    }
  }

  @Test("a few groups or tokens that refer to each other do not mean billions of steps")
  func bombs() throws {
    // Each group extends the one before it in ten ways.
    let groups = (1...30).map { number in
      let parts = (0..<10).map { #""p\#($0)": {"$extends": "{g\#(number - 1)}"}"# }.joined(separator: ",")
      return #""g\#(number)": {"$extends": "{g\#(number - 1).p1}", \#(parts)}"#
    }
    let bomb = #"{"g0": {"p1": {"x": {"$type": "color", "$value": "red"}}}, \#(groups.joined(separator: ","))}"#
    for name in ["g30.p1.p1.p1.p1.y", "g30.p1.p1.p1.p1.p1.p1", "g29.x"] {
      _ = try DesignTokenTests.message(Self.fill("{\(name)}"), bomb)
    }
    let chain = (1...60).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }.joined(separator: ",")
    let tokens = #"{"$type": "color", "t0": {"$value": "red"}, \#(chain)}"#
    _ = try DesignTokenTests.look(Self.fill("{t31}"), tokens)
    #expect(try DesignTokenTests.message(Self.fill("{t32}"), tokens).contains("too many tokens refer to each other"))
  }

  @Test(
    "A file that is none is an error with its place",
    arguments: ["", " ", "[]", "nonsense", "3", "{", "{\"a\": \u{0}}", "\u{FEFF}", "{\"a\":1,\"a\":2}"])
  func nonsense(text: String) {
    #expect(throws: SourceError.self) { try DesignTokenTests.look(Self.fill("{a}"), text) }
  }

  @Test("Names are any text, and shown on one line without marks that turn it round")
  func hostileNames() throws {
    let name = "a\u{202E}b\\n </style> \\\"'"
    let tokens =
      #"{"\#(name)": {"$type": "color", "$value": "red"}, "deep": \#(String(repeating: #"{"a":"#, count: 62))1\#(String(repeating: "}", count: 62))}"#
    let look =
      "kind: pill\nsummary: own\nfont: {families: [Arial], size: 10}\nheight: 10\npadding: 4\nstates: {normal: {text: white, fill: \"{\(name.replacing("'", with: "'"))}\"}}"
    _ = try DesignTokenTests.look(look, tokens)
    let message = try DesignTokenTests.message(look.replacing("a\u{202E}", with: "x\u{202E}"), tokens)
    let line = message.split(separator: "\n")[0]
    #expect(line.contains("there is no token"))
    #expect(!message.unicodeScalars.contains("\u{202E}"))
  }

  @Test("of at most 32 sets are read, and one more is an error")
  func sets() throws {
    func tokens(_ count: Int) throws {
      var tokens = DesignTokens()
      let set = try DesignTokens.tree(of: Array(#"{"a": {}}"#.utf8), file: "a.json")
      for number in 0..<count { try tokens.add(set, isDark: number % 2 == 0) }
    }
    try tokens(32)
    let error = try #require(throws: SourceError.self) { try tokens(33) }
    #expect("\(error.problem)" == "more than 32 sets of tokens")
    let names = (0..<33).map { _ in #""a""# }.joined(separator: ",")
    #expect(throws: SourceError.self) {
      try DesignTokenTests.look(Self.fill("{b}"), #"{"a": {}, "$metadata": {"tokenSetOrder": [\#(names)]}}"#)
    }
  }

  @Test("Each of very many names of tokens is looked up in the same time")
  func many() throws {
    let names = (0..<20_000).map { ##""t\##($0)": {"$value": "#\##(String($0 + 0x100000, radix: 16))"}"## }
    let tokens = #"{"$type": "color", \#(names.joined(separator: ", "))}"#
    let colors = (0..<5_000).map { "'{t\($0 * 4)}'" }.joined(separator: ", ")
    let file = try DesignTokenTests.look(DesignTokenTests.pill("normal: {fill: [\(colors)], text: white}"), tokens)
    guard case .pill(let look) = file.look else { return #expect(Bool(false)) }
    #expect(look.colors.normal.fill.colors.count == 5_000)
  }
}
