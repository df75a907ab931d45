import BadgeExport
import Cartouche
import Testing

@Suite("The files of exports")
struct FormatTests {
  @Test(
    "are beside the SVG file",
    arguments: [("a.svg", "", "a"), ("deep/er/a.b.svg", "deep/er/", "a.b"), ("é/ü.svg", "é/", "ü")])
  func places(file: String, folder: String, stem: String) {
    for format in ExportFormat.allCases {
      let paths = format.paths(beside: file)
      #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix(folder) })
      #expect(Set(paths).count == paths.count)
      #expect(!paths.contains(file))
    }
    #expect(ExportFormat.png2x.paths(beside: file) == [folder + stem + "@2x.png"])
    #expect(ExportFormat.pdf.paths(beside: file) == [folder + stem + ".pdf"])
    #expect(ExportFormat.touchIcon.paths(beside: file) == [folder + "apple-touch-icon.png"])
  }

  @Test(
    "have names of Android's resources",
    arguments: [
      ("inbox", "inbox"), ("Inbox-2", "inbox_2"), ("2x", "badge_2x"), ("new", "badge_new"), ("", "badge_"),
      ("größe", "gr__e"), ("_a", "badge__a"), ("a.b", "a_b"), ("日本", "badge___"),
    ])
  func resources(stem: String, name: String) {
    #expect(
      ExportFormat.vectorDrawable.paths(beside: "x/\(stem).svg") == [
        "x/drawable/\(name).xml", "x/drawable-night/\(name).xml",
      ])
  }

  @Test("are an icon whose directory leads to each picture")
  func icon() {
    let pictures: [(side: Int, png: [UInt8])] = [(16, [1, 2, 3]), (32, [4]), (256, [5, 6])]
    let bytes = IconFile.bytes(of: pictures)
    #expect(bytes[..<6] == [0, 0, 1, 0, 3, 0])
    for (index, picture) in pictures.enumerated() {
      let entry = Array(bytes[(6 + 16 * index)...].prefix(16))
      #expect(entry[..<8] == [UInt8(picture.side & 255), UInt8(picture.side & 255), 0, 0, 1, 0, 32, 0])
      func number(_ start: Int) -> Int { (0..<4).reduce(0) { $0 | Int(entry[start + $1]) << (8 * $1) } }
      #expect(Array(bytes[number(12)...].prefix(number(8))) == picture.png)
    }
  }

  @Test(
    "may have a picture of given pixels, in the middle of which the badge is as large as fits",
    arguments: [(16, 16), (256, 256), (40, 300), (1_000_000, 1)])
  func fitted(width: Int, height: Int) throws {
    for (_, badge) in samples {
      let document = try badge.document(shaper: shaper)
      let picture = document.fitted(intoPixels: width, by: height)
      #expect(picture.size == Size(Double(width), Double(height)) && picture.scale == 1)
      #expect(picture.title == document.title)
      guard case .group(let group) = picture.children[0] else { continue }
      let start = group.transform.apply(to: .zero)
      let end = group.transform.apply(to: Point(document.size.width, document.size.height))
      #expect(abs(start.x + end.x - Double(width)) < 1e-6 && abs(start.y + end.y - Double(height)) < 1e-6)
      #expect(abs(min(start.x, start.y)) < 1e-6 && min(end.x, end.y) > 0)
    }
  }
}
