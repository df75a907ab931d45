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

  @Test("may have a square picture, in the middle of which the badge is", arguments: [16, 32, 48])
  func squares(side: Int) throws {
    for (_, badge) in samples {
      let document = try badge.document(shaper: shaper)
      let square = document.inSquare(ofPixels: side)
      #expect(square.size.width == square.size.height)
      #expect(abs(square.size.width * square.scale - Double(side)) < 1e-9)
      #expect(square.size.width == max(document.size.width, document.size.height))
      #expect(square.title == document.title)
    }
  }
}
