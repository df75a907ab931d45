import IconReading
import PathGeometry
import PictureReading
import SVGReading
import SVGTree
import Testing
import XMLChecking

@Suite("The limits of an icon")
struct BoundTests {
  @Test("an element that refers to itself is refused")
  func circles() {
    #expect(problem(inside: "<use id='a' href='#a'/>") == .svg(.circularReference(id: "a")))
    #expect(problem(inside: "<g id='a'><use href='#a'/></g>") == .svg(.circularReference(id: "a")))
    #expect(
      problem(inside: "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
        == .svg(.circularReference(id: "b")))
    #expect(
      problem(inside: "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>") == .svg(.circularReference(id: "a")))
    #expect(
      problem(
        inside:
          "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><path d='M0 0h1v1' fill='url(#a)'/>")
        == .svg(.circularReference(id: "a")))
  }

  @Test("references that would draw 10¹⁰ elements are refused within a second")
  func bomb() {
    var svg = "<path id='a0' d='M0 0h1v1'/>"
    for level in 1...10 {
      svg += "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
    }
    let time = processorTime {
      #expect(problem(inside: "<defs>\(svg)</defs><use href='#a10'/>") == .svg(.tooManyElements(maximum: 20_000)))
    }
    #expect(time < .seconds(5))
  }

  @Test("a long path that is drawn a thousand times is refused")
  func verbs() {
    let path = "<path id='a' d='M0 0\(String(repeating: "h1", count: 1_000))' fill='red'/>"
    let uses = String(repeating: "<use href='#a'/>", count: 1_000)
    #expect(problem(inside: path + uses) == .svg(.tooManyVerbs(maximum: 400_000)))
  }

  @Test("a gradient of a thousand colours with a thousand uses is refused")
  func stops() {
    let gradient = "<linearGradient id='a'>\(String(repeating: "<stop/>", count: 1_000))</linearGradient>"
    let paths = String(repeating: "<path d='M0 0h1v1' fill='url(#a)'/>", count: 1_000)
    #expect(problem(inside: gradient + paths) == .svg(.tooManyElements(maximum: 20_000)))
  }

  @Test("elements nested 101 deep are refused, 98 deep inside a root are not")
  func depth() {
    func nested(_ count: Int) -> String {
      String(repeating: "<g>", count: count) + String(repeating: "</g>", count: count)
    }
    #expect(problem(inside: nested(98)) == nil)
    #expect(problem(inside: nested(100)) == .svg(.tooDeep(maximum: 100)))
    #expect(problem(inside: nested(5_000)) != nil)
  }

  @Test("references in a chain of 101 are refused")
  func chain() {
    let links = (1...120).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/></g>" }.joined()
    #expect(
      problem(inside: "<path id='a0' d='M0 0h1'/><defs>\(links)</defs><use href='#a120'/>")
        == .svg(.tooDeep(maximum: 100)))
  }

  @Test("a file of more than a mebibyte is refused, and so are an empty file and another format")
  func sizes() {
    #expect(problem("<svg>" + String(repeating: " ", count: 1 << 20)) == .tooLarge(bytes: 1_048_581, maximum: 1 << 20))
    #expect(problem("") == .empty)
    #expect(problem("GIF89a") == .unknownFormat)
    #expect(problem("  ") == .unknownFormat)
  }

  @Test("the sides of an icon are from 0.01 to 100,000 points")
  func extents() {
    #expect(problem("<svg/>") == .svg(.noSize))
    #expect(problem("<svg width='4'/>") == .svg(.noSize))
    #expect(problem("<svg width='100%' height='100%'/>") == .svg(.noSize))
    #expect(problem("<svg width='0' height='4'/>") == .svg(.sizeOutOfRange(0, allowed: 0.01...100_000)))
    #expect(problem("<svg viewBox='0 0 100001 1'/>") == .svg(.sizeOutOfRange(100_001, allowed: 0.01...100_000)))
  }

  @Test("a gradient far from a tiny icon is drawn as large as the icon may be, cut off at 1e9")
  func farGradient() throws {
    let stops = "<stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/>"
    let linear =
      "<linearGradient id='g' gradientUnits='userSpaceOnUse' x1='-9000000' x2='9000000'>\(stops)</linearGradient>"
    let radial =
      "<radialGradient id='r' gradientUnits='userSpaceOnUse' cx='-9000000' r='9000000'>\(stops)</radialGradient>"
    let paths = "<path fill='url(#g)' d='M0 0h.01v.01z'/><path fill='url(#r)' d='M0 0h.01v.01z'/>"
    let icon = try icon(
      "<svg xmlns='http://www.w3.org/2000/svg' width='.01' height='.01'>\(linear)\(radial)\(paths)</svg>")
    let svg = try icon.scaled(toHeight: 100_000).document
    #expect(svg.contains("x1=\"-1000000000\"") && svg.contains("r=\"1000000000\""))
  }

  @Test("an element with 257 attributes is refused")
  func attributes() {
    let attributes = (0..<257).map { "a\($0)=''" }.joined(separator: " ")
    #expect(problem(inside: "<path \(attributes)/>") == .document(.tooManyAttributes(limit: 256)))
  }

  @Test(
    "a mebibyte of hostile text has a result within seconds",
    arguments: [
      "<g \((0..<90_000).map { "a\($0)=''" }.joined(separator: " "))/>",
      "<style>\(String(repeating: ".a{fill:red}", count: 80_000))</style>",
      "<style>\((0..<1_900).map { ".a{fill:red}.b\($0){}" }.joined())</style>"
        + String(
          repeating: "<g class='a'/>", count: 50_000),
      "<path d='M0 0\(String(repeating: "h1", count: 500_000))'/>",
      "<path style='\(String(repeating: "fill:red;", count: 100_000))'/>",
      "<path style='\(String(repeating: "/*", count: 500_000))'/>",
      "<g transform='\(String(repeating: "scale(1)", count: 100_000))'/>",
      "<polygon points='\(String(repeating: "1 2 ", count: 250_000))' stroke='red'/>",
      "<path fill='\(String(repeating: "url(", count: 250_000))'/>",
      "<g id='a' class='\(String(repeating: "a ", count: 400_000))'/>", String(repeating: "<g/>", count: 250_000),
      "<g opacity='.5'>\(String(repeating: "<rect width='1' height='1'/>", count: 30_000))</g>",
    ])
  func manyBytes(content: String) {
    let time = processorTime { _ = problem(inside: content) }
    #expect(time < .seconds(10))
  }
}
