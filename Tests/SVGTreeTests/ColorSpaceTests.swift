import SVGTree
import Testing

@Suite("A colour from another space than sRGB")
struct ColorSpaceTests {
  private func expect(_ text: String, _ hexadecimal: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let color = try Color(parsing: text)
    let expected = try Color(parsing: hexadecimal)
    #expect(color.opacity(1) == expected, "\(text) is \(color)", sourceLocation: sourceLocation)
  }

  @Test(
    "is that of the examples in CSS Color 4, in each of four spaces",
    arguments: [
      (
        "#7d2329", "lab(29.2345% 39.3825 20.0664)", "lch(29.2345% 44.2 27)", "oklab(40.101% 0.1147 0.0453)",
        "oklch(40.101% 0.12332 21.555)"
      ),
      (
        "#c65d06", "lab(52.2345% 40.1645 59.9971)", "lch(52.2345% 72.2 56.2)", "oklch(59.686% 0.15619 49.7694)",
        "oklch(59.686% 39.0475% 49.7694deg)"
      ),
      (
        "#9d9318", "lab(60.2345% -5.3654 58.956)", "lch(60.2345% 59.2 95.2)", "oklab(0.65125 -0.0320 0.1274)",
        "oklch(0.65125 0.13138 104.097)"
      ),
      (
        "#68a639", "lab(62.2345% -34.9638 47.7721)", "lch(62.2345% 59.2 126.2)", "oklab(66.016% -0.1084 0.1114)",
        "oklch(0.66016 0.15546 134.231)"
      ),
      (
        "#62acef", "lab(67.5345% -8.6911 -41.6019)", "lch(67.5345% 42.5 258.2)", "oklab(72.322% -0.0465 -0.1150)",
        "oklch(72.322% 0.12403 247.996)"
      ),
    ] as [(String, String, String, String, String)])
  func examples(hexadecimal: String, lab: String, lch: String, oklab: String, oklch: String) throws {
    for text in [lab, lch, oklab, oklch] { try expect(text, hexadecimal) }
  }

  @Test(
    "is the same green in every space",
    arguments: [
      "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)", "oklab(51.975% -0.1403 0.10768)",
      "oklch(51.975% 0.17686 142.495)", "hwb(120 0% 49.8039%)", "hsl(120deg 100% 25.1%)", "color(srgb 0 0.50196 0)",
      "color(srgb-linear 0 0.21586 0)", "color(display-p3 0.21604 0.49418 0.13151)",
      "color(a98-rgb 0.281363 0.498012 0.116746)", "color(prophoto-rgb 0.230479 0.395789 0.129968)",
      "color(xyz 0.07719 0.15438 0.02573)", "color(xyz-d65 7.719% 15.438% 2.573%)",
      "color(xyz-d50 0.08312 0.154746 0.020961)",
    ] as [String])
  func green(text: String) throws { try expect(text, "#008000") }

  @Test(
    "has the form of CSS: units of angles, per cents, what is missing, and limits",
    arguments: [
      ("hwb(150 20% 10%)", "#33e68c"), ("hwb(150deg 20 10)", "#33e68c"), ("hwb(0 0% 0%)", "red"),
      ("hwb(45 40% 80%)", "#555"), ("hsl(0.5turn 100% 50%)", "cyan"), ("hsl(200grad 100 50)", "cyan"),
      ("hsl(3.14159265rad 100% 50%)", "cyan"), ("hsl(none 0% 50%)", "#808080"), ("rgb(none 255 0)", "lime"),
      ("color(srgb 1 none 0 / none)", "red"), ("COLOR( DISPLAY-P3 100% 100% 100% )", "white"),
      ("rgb(1e2 2.55E+2 0)", "#64ff00"), ("color(srgb 1e-7 .5 5e-1)", "#008080"), ("hsl(1.2e2deg 100% 5e1%)", "lime"),
      ("lab(150% 0 0)", "white"), ("oklab(-3 0 0)", "black"), ("oklch(0.5 -7 0)", "#636363"),
      ("color(rec2020 1 1 1)", "white"), ("color(display-p3-linear 0.5 0.2 0.1)", "#c67852"),
      ("color(xyz-d50 0.2005 0.14089 0.4472)", "#7654cd"), ("color(xyz-d65 0.21661 0.14602 0.59452)", "#7654cd"),
    ] as [(String, String)])
  func forms(text: String, hexadecimal: String) throws { try expect(text, hexadecimal) }

  /// Computed by ColorAide 8.13 with its method `oklch-chroma`, which is that of CSS Color 4.
  @Test(
    "keeps its lightness and hue where sRGB does not have it, and is not clipped",
    arguments: [
      ("color(display-p3 0 1 0)", "#00fb29"), ("color(display-p3 1 0 0)", "#ff0b0c"),
      ("color(display-p3 0 0 1)", "#0000ff"), ("color(rec2020 0.42053 0.979780 0.00579)", "#00f74d"),
      ("color(prophoto-rgb 1 0 0)", "#ff5566"), ("color(a98-rgb 0 1 0)", "#00ec68"), ("oklch(0.7 0.4 30)", "#ff5843"),
      ("lab(50% 125 -125)", "#bb4dff"), ("lch(40% 132 310)", "#8c00ff"), ("color(srgb 1.5 -0.2 0.1)", "#ffb2a7"),
      ("color(xyz 0 0.3 0)", "#00a25d"), ("oklch(100% 0.3 20)", "white"), ("oklch(0% 0.3 20)", "black"),
    ] as [(String, String)])
  func gamut(text: String, hexadecimal: String) throws { try expect(text, hexadecimal) }

  /// The first ones are examples of CSS Color 5; all agree with ColorAide 8.13.
  @Test(
    "is a mixture in any space",
    arguments: [
      ("color-mix(in lch, peru 40%, palegoldenrod)", "#dfc279", 1),
      ("color-mix(in lch, teal 65%, olive)", "#14865f", 1),
      ("color-mix(in lch, white 30%, black)", "#474747", 1), ("color-mix(in lch, white, blue)", "#af89ff", 1),
      ("color-mix(in oklch, white, blue)", "#74a3ff", 1), ("color-mix(in srgb, white, blue)", "#8080ff", 1),
      ("color-mix(in lch, 30% white, green)", "#66a657", 1), ("color-mix(in oklch, red, blue)", "#b700be", 1),
      ("color-mix(in oklch longer hue, red, blue)", "#008a0e", 1),
      ("color-mix(in hsl increasing hue, hsl(40 50% 50%), hsl(330 50% 50%))", "#40b5bf", 1),
      ("color-mix(in hsl decreasing hue, hsl(40 50% 50%), hsl(330 50% 50%))", "#bf4a40", 1),
      ("color-mix(in srgb, rgb(100% 0% 0% / 0.7) 25%, rgb(0% 100% 0% / 0.2))", "#897600", 0.325),
      ("color-mix(in oklch, oklch(0.7 0.1 none), oklch(0.3 0.2 40))", "#a63c0c", 1),
      ("color-mix(in oklab, oklch(none 0.2 40), blue)", "#634487", 1),
      ("color-mix(in xyz, rgb(82.02% 30.21% 35.02%) 75.23%, rgb(5.64% 55.94% 85.31%))", "#b86389", 1),
      ("color-mix(in hwb, hwb(120 10% 20%), hwb(30 30% 40%))", "#93b333", 1),
      ("color-mix(in oklch, red, transparent)", "#ff0000", 0.5), ("color-mix(in srgb, red 20%, red 30%)", "red", 0.5),
      ("color-mix(in srgb, #f00 70%, #f00 70%)", "red", 1), ("color-mix(in srgb, red, blue 100%)", "blue", 1),
      ("color-mix(in oklab, color-mix(in oklab, red, red), color-mix(in lab, 10% red, red))", "red", 1),
    ] as [(String, String, Double)])
  func mixtures(text: String, hexadecimal: String, alpha: Double) throws {
    try expect(text, hexadecimal)
    #expect(abs(try Color(parsing: text).alpha - alpha) < 1e-9)
  }

  @Test(
    "is refused if a part of it is not as CSS has it",
    arguments: [
      "lab(50% 0)", "lab(50%, 0, 0)", "lab(50% 0 0 0)", "lab(50% 0 0deg)", "oklch(.5 .1 30%)", "oklch(.5 .1 30px)",
      "hwb(0, 0%, 0%)", "color(1 0 0)", "color(srgb 1 0)", "color(srgb, 1, 0, 0)", "color(lab 50 0 0)",
      "color(--own 1 0 0)", "color(hsl 0 1 1)", "color( )", "color()", "hsl(0 100% 50% 1)", "rgb(none,0,0)",
      "rgb(0,0,0,none)", "rgb(50%, 20, 30)", "rgba(1,2,3%,.5)", "oklab(nan 0 0)", "oklab(1 0 0 / nan)",
      "color-mix(red, blue)", "color-mix(in srgb, red)", "color-mix(in srgb, red, blue, lime)",
      "color-mix(in srgb longer hue, red, blue)", "color-mix(in oklch long hue, red, blue)",
      "color-mix(in oklch longer, red, blue)",
      "color-mix(in cmyk, red, blue)", "color-mix(in srgb, red 0%, blue 0%)", "color-mix(in srgb, red 120%, blue)",
      "color-mix(in srgb, red -1%, blue)", "color-mix(in srgb, red 10% 10%, blue)", "color-mix(in srgb, red 5, blue)",
      "color-mix(in srgb, currentColor, blue)", "color-mix(in srgb, url(#a), blue)", "color-mix(in srgb, , blue)",
      "color-mix(in srgb, var(--a), blue)", "color-mix()", "oklch(from red l c h)", "light-dark(red, blue)",
    ] as [String])
  func refused(text: String) {
    #expect(throws: ColorError.self) { try Color(parsing: text) }
  }

  @Test("is a colour, however large its numbers are, and however many mixtures it has")
  func hostile() {
    let large = String(repeating: "9", count: 31)
    for function in ["lab(", "lch(", "oklab(", "oklch(", "hwb(", "hsl(", "rgb(", "color(xyz ", "color(prophoto-rgb "] {
      for numbers in ["\(large) \(large) \(large)", ".\(large) \(large) -\(large)", "50 -\(large) \(large)"] {
        #expect(throws: Never.self) { try Color(parsing: function + numbers + ")") }
        #expect(throws: Never.self) { try Color(parsing: "color-mix(in hwb, \(function)\(numbers)), red)") }
      }
    }
    var nested = "red"
    while nested.utf8.count < 230 { nested = "color-mix(in lch,\(nested),red)" }
    #expect(throws: Never.self) { try Color(parsing: nested) }
    let tooLong = (0..<5_000).reduce("red") { text, _ in "color-mix(in lch,\(text),red)" }
    #expect(throws: ColorError.self) { try Color(parsing: tooLong) }
  }
}
