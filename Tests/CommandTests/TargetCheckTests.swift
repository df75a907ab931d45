import Testing
import XMLChecking

@testable import CartoucheTool

@Suite("The limits of a target")
struct TargetCheckTests {
  private func problems(_ content: String, _ target: ImportTarget, width: Int = 40) throws -> [FileFault] {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"20\" viewBox=\"0 0 \(width) 20\">\n"
      + content + "</svg>\n"
    #expect(XMLChecker(.design).faults(in: Array(text.utf8)) == [])
    return target.faults(in: try XMLTree(parsing: text))
  }

  private func gradient(_ name: String, _ place: String) -> String {
    "<defs><\(name) id=\"a\" gradientUnits=\"userSpaceOnUse\" \(place)>"
      + "<stop offset=\"0\" stop-color=\"#ffffff\" stop-opacity=\"0.5\"/></\(name)></defs>"
  }

  @Test("are met by a flat outline in one colour", arguments: ImportTarget.allCases)
  func plain(target: ImportTarget) throws {
    let path = "<path id=\"body\" d=\"M0 0h40v20Z\" fill=\"#000000\" stroke=\"none\"/>"
    #expect(try problems(path + "<g fill=\"#000000\">\(path.replacing("body", with: "text"))</g>", target) == [])
  }

  @Test(
    "are reported with the place of the element and its layer",
    arguments: [
      ("fill=\"#000000\" stroke=\"#000000\" stroke-width=\"1\"", "", [ImportTarget.symbol, .symbolic], "has a stroke"),
      ("fill=\"url(#a)\" stroke=\"none\"", "linearGradient", ImportTarget.allCases, "gradient"),
      ("fill=\"url(#a)\" stroke=\"none\"", "radialGradient", ImportTarget.allCases, "gradient"),
      ("fill=\"#000000\" fill-rule=\"evenodd\" stroke=\"none\"", "", ImportTarget.allCases, "even-odd"),
      ("fill=\"#000000\" fill-opacity=\"0.5\" stroke=\"none\"", "", [.symbol], "translucent"),
    ])
  func limits(attributes: String, gradient name: String, targets: [ImportTarget], message: String) throws {
    let definition =
      switch name {
      case "linearGradient": gradient(name, "x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"")
      case "radialGradient": gradient(name, "cx=\"9\" cy=\"9\" fx=\"9\" fy=\"9\" r=\"9\"")
      default: ""
      }
    let content =
      definition + "\n  <path id=\"body\" d=\"M0 0h40v20Z\" \(attributes)/>\n"
    for target in ImportTarget.allCases {
      let problems = try problems(content, target)
      #expect(problems.count == (targets.contains(target) ? 1 : 0), "\(target)")
      for problem in problems {
        #expect(problem.line == 3 && problem.column == 3)
        #expect(["'body'", message, "; "].allSatisfy(problem.message.contains), "\(problem)")
      }
    }
  }

  @Test("are reported for a second colour, also one that a group gives")
  func colors() throws {
    let path = "<path id=\"a\" d=\"M0 0h40v20Z\" fill=\"#000000\" stroke=\"none\"/>"
    let other = "<path id=\"b\" d=\"M0 0h40v20Z\" fill=\"#ffffff\" stroke=\"none\"/>"
    for target in [ImportTarget.symbol, .symbolic] {
      let found = try problems(path + other + path.replacing("\"a\"", with: "\"c\""), target)
      let message = "'b' has the colour #ffffff, and the target paints one colour; give all parts one colour"
      #expect(found.map(\.message) == [message])
    }
    #expect(try problems(path + other, .android) == [])
  }

  @Test("of Android are the length of path data and the size", arguments: [32_767, 32_768])
  func android(bytes: Int) throws {
    let data = "M0 0" + String(repeating: "h1", count: (bytes - 4) / 2) + (bytes % 2 == 0 ? "" : "Z")
    #expect(data.utf8.count == bytes)
    let path = "<path id=\"body\" d=\"\(data)\" fill=\"#000000\" stroke=\"none\"/>"
    let messages = try problems(path, .android).map(\.message)
    let message =
      "the path data of 'body' have \(bytes) bytes, and Android reads at most 32767; use a shorter text, or --precision 1"
    #expect(messages == (bytes > 32_767 ? [message] : []))
    #expect(try problems(path, .symbolic) == [])
    let large = try problems("", .android, width: 201)
    let tooWide =
      "the width of 201 dp is more than 200, above which Android draws slowly; use --scale, or export a PNG"
    #expect(large == [FileFault(line: 1, column: 1, message: tooWide)])
    #expect(try problems("", .android, width: 200) == [])
  }
}
