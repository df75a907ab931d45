import Testing

@testable import SVGTree

@Suite("A colour from a user")
struct ColorTests {
  @Test(
    "is read in every form of CSS that has channels",
    arguments: [
      ("#8C99B0", 0x8C, 0x99, 0xB0, 1.0), ("#8c99b0", 0x8C, 0x99, 0xB0, 1), ("#f0a", 0xFF, 0x00, 0xAA, 1),
      ("#F0A8", 0xFF, 0x00, 0xAA, 136.0 / 255), ("#ff00aa80", 0xFF, 0x00, 0xAA, 128.0 / 255),
      ("#00000000", 0, 0, 0, 0), ("rgb(1,2,3)", 1, 2, 3, 1), ("rgb( 1 , 2 , 3 )", 1, 2, 3, 1),
      ("RGB(1 2 3)", 1, 2, 3, 1), ("rgb(1 2 3 / .5)", 1, 2, 3, 0.5), ("rgb(1 2 3/50%)", 1, 2, 3, 0.5),
      ("rgba(1,2,3,.25)", 1, 2, 3, 0.25), ("rgba(1, 2, 3, 25%)", 1, 2, 3, 0.25), ("rgb(100%,0%,50%)", 255, 0, 128, 1),
      ("rgb(300,-5,127.5)", 255, 0, 128, 1), ("rgba(0,0,0,7)", 0, 0, 0, 1), ("rgba(0,0,0,-1)", 0, 0, 0, 0),
      ("hsl(0,100%,50%)", 255, 0, 0, 1), ("hsl(120 100% 25%)", 0, 128, 0, 1), ("hsl(240deg 100% 50%)", 0, 0, 255, 1),
      ("hsl(-120,100%,50%)", 0, 0, 255, 1), ("hsl(480,100%,50%)", 0, 255, 0, 1), ("hsl(30,0%,50%)", 128, 128, 128, 1),
      ("hsla(270,50%,40%,.5)", 102, 51, 153, 0.5), ("hsl(270 50% 40% / 50%)", 102, 51, 153, 0.5),
      ("transparent", 0, 0, 0, 0), ("  red  ", 255, 0, 0, 1), ("ReD", 255, 0, 0, 1),
    ] as [(String, Int, Int, Int, Double)])
  func forms(text: String, red: Int, green: Int, blue: Int, alpha: Double) throws {
    let color = try Color(parsing: text)
    #expect([color.red, color.green, color.blue].map(Int.init) == [red, green, blue])
    #expect(abs(color.alpha - alpha) < 1e-12)
  }

  @Test(
    "is refused if it is not a colour",
    arguments: [
      "", " ", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#ggg", "#+12", "##fff", "fff", "0xfff", "red;",
      "re d", "r\u{E9}d", "blac\u{212A}", "currentColor", "inherit", "none", "url(#a)", "var(--a)", "rgb()", "rgb(1,2)",
      "rgb(1,2,3,4,5)", "rgb(1,2,3", "rgb 1,2,3)", "rgb(,,1 2 3)", "rgb(1,,2,3)", "rgb(1,2,3,)", "rgb(1/2/3)",
      "rgb(1 2 3 .5)", "rgb(1 2 3 / )", "rgb(1 2,3)", "rgb(nan,0,0)", "rgb(inf,0,0)", "rgb(infinity,0,0)",
      "rgb(0x10,0,0)", "rgb(1e,0,0)", "rgb(1e999,0,0)", "rgb(--1,0,0)", "rgb(1.2.3,0,0)", "rgb(%,0,0)",
      "rgb(1,2,3,nan)",
      "hsl(0,100,50)", "hsl(nan,100%,50%)", "hsl(0px,100%,50%)", "device-cmyk(0 1 1 0)",
      "rgb(\u{661},0,0)", "red\0", "red\n", "\u{FEFF}red",
    ])
  func refused(text: String) {
    #expect { try Color(parsing: text) } throws: { ($0 as? ColorError)?.text == text }
  }

  @Test(
    "gets a suggestion if it is misspelt",
    arguments: [
      ("redd", "red"), ("gren", "green"), ("rebecapurple", "rebeccapurple"), ("ligth-blue", "lightblue"),
      ("xyzzy", nil),
      ("transparant", "transparent"), ("Whit", "white"), ("bleu", "blue"), ("r\u{E9}d", "red"), ("#ggg", nil),
    ] as [(String, String?)])
  func suggestion(text: String, expected: String?) {
    let error = #expect(throws: ColorError.self) { try Color(parsing: text) }
    #expect(error?.suggestion == expected)
  }

  @Test(
    "is refused without a suggestion if it is very long",
    arguments: [
      String(repeating: "a", count: 10_000), "#" + String(repeating: "0", count: 10_000),
      "rgb(" + String(repeating: "1,", count: 5_000) + "1)", "rgb(" + String(repeating: "1", count: 10_000) + ",2,3)",
      String(repeating: " ", count: 10_000), String(repeating: "e\u{301}", count: 5_000),
    ])
  func long(text: String) {
    let error = #expect(throws: ColorError.self) { try Color(parsing: text) }
    #expect(error?.suggestion == nil)
  }

  @Test("can be one of the 148 names, with the channels that CSS Color 4 lists for it")
  func names() throws {
    #expect(CSSNames.all.count == 148)
    #expect(ColorNames.values.count == 148)
    for (name, red, green, blue) in CSSNames.all {
      let color = try Color(parsing: name)
      #expect((color.red, color.green, color.blue) == (red, green, blue), "\(name)")
      #expect(color.alpha == 1)
    }
  }

  @Test("multiplied by a factor has channels that are rounded and within range")
  func scaled() {
    let mail: Color = "#8C99B0"
    #expect(mail.scaled(by: 0.82) == "#737D90")
    #expect(mail.scaled(by: 2) == "#ffffff")
    #expect(mail.scaled(by: 0) == "#000000")
    #expect(mail.opacity(0.5).scaled(by: 1) == mail.opacity(0.5))
  }
}
