import KeyTables
import LookModel
import SVGTree
import SourceTree
import Testing
import Typesetting

@testable import LookFiles

@Suite struct DesignTokenTests {
  static let tokens = """
    {
      "color": {
        "$type": "color",
        "brand": {"500": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#336699"}}},
        "action": {"$value": "{color.brand.500}"},
        "ink": {"$value": "#102030"},
        "accent": {"$root": {"$value": "#AA0000"}, "light": {"$value": "#FF8888"}}
      },
      "space": {
        "$type": "dimension",
        "s": {"$value": {"value": 4, "unit": "px"}}, "m": {"$value": {"value": 0.5, "unit": "rem"}},
        "old": {"$value": "18px"}
      },
      "font": {"$type": "typography", "body": {"$value": {
        "fontFamily": ["Inter", "Arial"], "fontSize": {"value": 12, "unit": "px"}, "fontWeight": "semi-bold",
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}},
      "sans": {"$type": "fontFamily", "$value": "Verdana"},
      "strong": {"$type": "fontWeight", "$value": 700},
      "half": {"$type": "opacity", "$value": "50%"},
      "raised": {"$type": "shadow", "$value": [
        {"color": "{color.ink}", "offsetX": "1px", "offsetY": "2px", "blur": "3px", "spread": "0px", "inset": true},
        {"color": "{color.brand.500}", "offsetX": "4px", "offsetY": "5px", "blur": "6px", "spread": "0px"}]},
      "outline": {"$type": "border", "$value": {"color": "{color.ink}", "width": "{space.s}", "style": "dashed"}},
      "sheen": {"$type": "gradient", "$value": [
        {"color": "{color.ink}", "position": 0}, {"color": {"$ref": "#/color/accent/light"}, "position": 1}]}
    }
    """

  /// A look that reads tokens of some files.
  static func look(_ text: String, _ light: String = tokens, dark: String? = nil) throws -> LookFile {
    var all = DesignTokens()
    try all.add(DesignTokens.tree(of: Array(light.utf8), file: "tokens.json"), isDark: false)
    if let dark { try all.add(DesignTokens.tree(of: Array(dark.utf8), file: "tokens.dark.json"), isDark: true) }
    var resolver = LookResolver { path throws(LookResolver.Failure) in
      path == "tokens.json" ? Array(light.utf8) : dark.map { Array($0.utf8) }
    }
    resolver.tokens = all
    return try LookFile(parsing: Array(text.utf8), name: "own", resolver: resolver)
  }

  /// The message of the error that reading a look throws.
  static func message(_ text: String, _ light: String = tokens, dark: String? = nil) throws -> String {
    let error = try #require(throws: SourceError.self) { try look(text, light, dark: dark) }
    return error.message(in: "own.yml")
  }

  static func pill(_ states: String = "normal: {fill: red, text: white}", _ others: String = "") -> String {
    """
    kind: pill
    summary: own
    font: {families: [Arial], size: 10}
    height: 10
    padding: 4
    \(others)
    states:
      \(states)
    """
  }

  @Test("A token of each type gives the value that a look has for it")
  func types() throws {
    let named = try Self.look(
      """
      kind: pill
      summary: own
      font: "{font.body}"
      height: "{space.old}"
      padding: "{space.m}"
      border: "{outline}"
      shadow: "{raised}"
      insetShadow: "{raised}"
      disabledOpacity: "{half}"
      states:
        normal: {fill: "{color.action}", text: "{color.ink}"}
        selected: {fill: "{sheen}", text: "{color.accent.$root}"}
      """)
    let plain = try Self.look(
      """
      kind: pill
      summary: own
      font: {families: [Inter, Arial], size: 12, weight: 600}
      height: 18
      padding: 8
      border: {color: "#102030", width: 4, line: dashed}
      shadow: {color: "rgba(51, 102, 153, 0.5)", x: 4, "y": 5, blur: 6}
      insetShadow: {color: "#102030", offset: 2, blur: 3}
      disabledOpacity: 0.5
      states:
        normal: {fill: "rgba(51, 102, 153, 0.5)", text: "#102030"}
        selected: {fill: ["#102030", "#FF8888"], text: "#AA0000"}
      """)
    #expect(named == plain)
  }

  @Test("Tokens stand for parts of maps and lists, and for the keys of status badges and cells")
  func parts() throws {
    let pill = try Self.look(Self.pill(#"normal: {fill: ["{color.ink}", red], text: white}"#, "radius: '{space.s}'"))
    guard case .pill(let look) = pill.look else { return #expect(Bool(false)) }
    #expect(look.colors.normal.fill == .linearGradient(from: "#102030", to: "red"))
    #expect(look.radius == 4)
    let status = try Self.look(
      """
      kind: status
      summary: own
      font: {families: ["{sans}"], size: "{space.m}", weight: "{strong}"}
      height: 20
      radius: 3
      baseline: 14
      padding: 6
      logo: {inset: 1, gap: 2, messageGap: 3}
      shadows: "{raised}"
      gloss: "{sheen}"
      colors: {brand: "{color.action}"}
      labelColor: "{color.ink}"
      messageColor: brand
      """)
    guard case .status(let badge) = status.look else { return #expect(Bool(false)) }
    #expect(badge.font == Font(["Verdana"], size: 8, weight: .bold))
    #expect(badge.labelColor == .paint(.color("#102030")))
    #expect(badge.colors == [NamedColor("brand", Color(red: 0x33, green: 0x66, blue: 0x99, alpha: 0.5))])
    #expect(badge.gloss.map(\.offset) == [0, 1])
    // The blur of a text's shadow is a standard deviation, and its opacity is apart from its colour.
    #expect(badge.shadows.map(\.blur) == [1.5, 3])
    #expect(badge.shadows.map(\.opacity) == [1, 0.5])
    #expect(badge.shadows.map(\.offset) == [2, 5])
  }

  @Test(
    "Colours of every space become those of CSS",
    arguments: [
      ("srgb", "[1, 0.5, 0]", "color(srgb 1 .5 0)"), ("srgb-linear", "[1, 0.5, 0]", "color(srgb-linear 1 .5 0)"),
      ("display-p3", "[0.2, 0.6, 0.1]", "color(display-p3 .2 .6 .1)"),
      ("a98-rgb", "[0.2, 0.6, 0.1]", "color(a98-rgb .2 .6 .1)"),
      ("prophoto-rgb", "[0.2, 0.6, 0.1]", "color(prophoto-rgb .2 .6 .1)"),
      ("rec2020", "[0.2, 0.6, 0.1]", "color(rec2020 .2 .6 .1)"), ("xyz-d65", "[0.2, 0.3, 0.1]", "color(xyz .2 .3 .1)"),
      ("xyz-d50", "[0.2, 0.3, 0.1]", "color(xyz-d50 .2 .3 .1)"), ("hsl", "[330, 100, 50]", "hsl(330 100% 50%)"),
      ("hwb", "[330, 10, 20]", "hwb(330 10% 20%)"), ("lab", "[60, 93.56, -60.5]", "lab(60 93.56 -60.5)"),
      ("lch", "[60, 50, 330]", "lch(60 50 330)"), ("oklab", "[0.7, 0.1, -0.1]", "oklab(.7 .1 -.1)"),
      ("oklch", "[0.7, 1e-1, 330]", "oklch(.7 .1 330)"), ("oklch", #"[0.7, 0, "none"]"#, "oklch(.7 0 none)"),
    ])
  func colors(space: String, components: String, css: String) throws {
    let tokens = #"{"c": {"$type": "color", "$value": {"colorSpace": "\#(space)", "components": \#(components)}}}"#
    let file = try Self.look(Self.pill("normal: {fill: '{c}', text: white}"), tokens)
    guard case .pill(let look) = file.look else { return #expect(Bool(false)) }
    #expect(look.colors.normal.fill == .color(try Color(parsing: css)))
  }

  @Test("Groups extend groups, pointers lead into values, and an alias has the type of its token")
  func references() throws {
    let tokens = """
      {
        "base": {"$type": "dimension", "a": {"$value": "1px"}, "deep": {"b": {"$value": "2px"}, "c": {"$value": "3px"}}},
        "own": {"$extends": "{base}", "deep": {"c": {"$value": "7px"}}},
        "other": {"$extends": {"$ref": "#/own"}},
        "alias": {"$value": "{own.a}"},
        "pointer": {"$ref": "#/base/deep/b"},
        "sl/ash": {"$type": "shadow", "$value": {"color": "red", "blur": "9px", "offsetY": "1px"}},
        "part": {"$type": "dimension", "$value": {"$ref": "#/sl~1ash/$value/blur"}},
        "my é": {"$type": "dimension", "$value": "4px"}, "5%": {"$type": "dimension", "$value": "5px"},
        "escape": {"$ref": "#/my%20%C3%A9"}, "escapes": {"$type": "dimension", "$value": {"$ref": "#/sl%7E1ash%2f$value%2Fblur"}},
        "sign": {"$ref": "#/5%25"}, "bare": {"$ref": "#/5%"}
      }
      """
    func height(_ name: String) throws -> Double? {
      let look = try Self.look(Self.pill().replacing("height: 10", with: "height: '{\(name)}'"), tokens).look
      if case .pill(let look) = look { return look.height } else { return nil }
    }
    #expect(try height("own.a") == 1)
    #expect(try height("own.deep.b") == 2)
    #expect(try height("own.deep.c") == 7)
    #expect(try height("other.deep.c") == 7)
    #expect(try height("other.deep.b") == 2)
    #expect(try height("alias") == 1)
    #expect(try height("pointer") == 2)
    #expect(try height("part") == 9)
    // RFC 6901, section 6.
    #expect(try height("escape") == 4)
    #expect(try height("escapes") == 9)
    #expect(try height("sign") == 5)
    #expect(try height("bare") == 5)
  }

  @Test(
    "Sets of Tokens Studio count in their order, and those with the word dark in their names are for dark pages",
    arguments: ["theme/dark", "theme-dark", "Dark Mode"])
  func tokensStudio(name: String) throws {
    let tokens = """
      {
        "core": {"ink": {"$type": "color", "$value": "#111111"}, "w": {"$type": "borderWidth", "$value": "2"}},
        "brand": {"ink": {"$type": "color", "$value": "#222222"}},
        "\(name)": {"ink": {"$type": "color", "$value": "#EEEEEE"}},
        "$themes": [], "$metadata": {"tokenSetOrder": ["core", "brand", "\(name)"]}
      }
      """
    let file = try Self.look(Self.pill("normal: {fill: '{ink}', text: white}", "radius: '{w}'"), tokens)
    guard case .pill(let look) = file.look else { return #expect(Bool(false)) }
    #expect(look.colors.normal.fill == "#222222")
    #expect(look.colors.dark.normal?.fill == "#EEEEEE")
    #expect(look.radius == 2)
  }
}
