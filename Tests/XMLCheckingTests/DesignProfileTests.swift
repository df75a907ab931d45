import Testing

@testable import XMLChecking

@Suite("The design profile")
struct DesignProfileTests {
  @Test("accepts every document with only plain paths and simple gradients", arguments: DesignSamples.all)
  func samplesPass(sample: String) {
    #expect(faults(of: sample, against: .design) == [])
  }

  @Test("is a part of the web profile", arguments: DesignSamples.all)
  func samplesAreWebToo(sample: String) {
    #expect(faults(of: sample, against: .web) == [])
  }

  @Test("reports the only fault of a document, and nothing else", arguments: designCorruptions)
  func corruptionIsNamed(corruption: Corruption) {
    let (document, expected) = corruption.parts
    #expect(faults(of: document, against: .design) == [expected])
  }

  @Test("is tried with at least eighty corrupted documents")
  func enoughCorruptions() {
    #expect(designCorruptions.count >= 80)
  }

  @Test(
    "refuses what only browsers draw, even if the web profile accepts it", arguments: Samples.all.dropFirst(2))
  func webSamplesAreRefused(sample: String) {
    #expect(faults(of: sample, against: .design) != [])
  }

  @Test("has exactly the elements and attributes of its list")
  func allowList() throws {
    let listed = Grammar.design.elements.map { element in
      let attributes = element.attributes.numbers.map { Grammar.names[Int($0)].local }
      return ([Grammar.names[Int(element.name)].local] + attributes.sorted()).joined(separator: " ")
    }
    let expected = [
      "defs",
      "g fill fill-opacity fill-rule id",
      "linearGradient gradientUnits id x1 x2 y1 y2",
      "path d fill fill-opacity fill-rule id stroke stroke-linecap stroke-linejoin stroke-opacity stroke-width",
      "radialGradient cx cy fx fy gradientUnits id r",
      "stop offset stop-color stop-opacity",
      "svg height viewBox width",
      "title",
    ]
    #expect(listed.sorted() == expected)
  }

  private static let blur = """
    <defs><filter id="b" filterUnits="userSpaceOnUse" x="0" y="-1.5" width="9" height="9" \
    color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.5"/></filter></defs>
    """

  @Test("has blurs of groups only where they are asked for")
  func filters() {
    let path = "<path d=\"M0 0h9v9Z\" fill=\"#000000\" stroke=\"none\"/>"
    let document = DesignSamples.document("\(Self.blur)<g id=\"shadow\" filter=\"url(#b)\">\(path)</g>")
    #expect(faults(of: document, against: .designWithFilters) == [])
    #expect(faults(of: document, against: .web) == [])
    #expect(faults(of: document, against: .design) != [])
    for sample in DesignSamples.all { #expect(faults(of: sample, against: .designWithFilters) == []) }
  }

  @Test(
    "with filters has only blurs that are defined, one in a filter, on groups",
    arguments: [
      "<g filter=\"url(#c)\">PATH</g>", "<g filter=\"blur(2px)\">PATH</g>", "<g filter=\"none\">PATH</g>",
      "<g filter=\"url(http://example.org/#b)\">PATH</g>",
      "<path filter=\"url(#b)\" d=\"M0 0\" fill=\"none\" stroke=\"none\"/>",
      "<path d=\"M0 0\" fill=\"url(#b)\" stroke=\"none\"/>",
    ])
  func badFilters(node: String) {
    let path = "<path d=\"M0 0h9v9Z\" fill=\"#000000\" stroke=\"none\"/>"
    let document = DesignSamples.document(Self.blur + node.replacing("PATH", with: path))
    #expect(faults(of: document, against: .designWithFilters) != [])
  }

  @Test(
    "with filters has no other primitives",
    arguments: [
      "<feOffset dx=\"1\"/>", "<feGaussianBlur stdDeviation=\"0\"/>", "<feGaussianBlur stdDeviation=\"1 2\"/>",
      "<feImage href=\"x.png\"/>", "<feGaussianBlur stdDeviation=\"1\"/><feGaussianBlur stdDeviation=\"1\"/>", "",
    ])
  func badPrimitives(content: String) {
    let blur = Self.blur.replacing("<feGaussianBlur stdDeviation=\"1.5\"/>", with: content)
    #expect(faults(of: DesignSamples.document(blur), against: .designWithFilters) != [])
  }

  @Test(
    "suggests what to write instead",
    arguments: [
      ("M 0 0 q 1 1 2 2", "path data of 'path': the profile has no command 'q'; use 'c'"),
      ("M0 0T1 1", "path data of 'path': the profile has no command 'T'; use 'C'"),
      (
        "M 0 0 A 1 1 0 1 0 2 2",
        "path data of 'path': an arc is at most half a turn; divide it, each part with the large-arc flag '0'"
      ),
      ("M 0 0 A -1 1 0 0 0 2 2", "path data of 'path': a radius is not below zero"),
    ])
  func words(data: String, message: String) {
    let document = DesignSamples.document("<path d=\"\(data)\" fill=\"none\" stroke=\"none\"/>")
    #expect(faults(of: document, against: .design).map(\.message) == [message])
  }

  @Test(
    "checks long path data and values with costly backtracking without delay", .timeLimit(.minutes(10)))
  func hostileValues() {
    let long = "M 0 0" + String(repeating: " L 1.5 -2.25", count: 12_000)
    func document(_ data: String, _ fill: String) -> String {
      DesignSamples.document("<path d=\"\(data)\" fill=\"\(fill)\" stroke=\"none\"/>")
    }
    #expect(faults(of: document(long, "none"), against: .design) == [])
    #expect(faults(of: document(long + " L", "none"), against: .design).count == 1)
    for piece in ["#", "1", "url(#", "a-", "no"] {
      let value = String(repeating: piece, count: 100_000 / piece.count) + "!"
      #expect(faults(of: document("M 0 0", value), against: .design).count == 1)
    }
  }
}
