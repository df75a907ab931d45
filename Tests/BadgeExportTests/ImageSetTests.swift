import BadgeExport
import Cartouche
import Foundation
import PictureReading
import Testing
import XMLChecking

@Suite("An image set")
struct ImageSetTests {
  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {
        var appearance: String
        var value: String
      }
      var filename: String
      var idiom: String
      var scale: String?
      var appearances: [Appearance]?
    }
    var images: [Image]
    var info: [String: Info]?
    var properties: [String: Bool]?

    enum CodingKeys: CodingKey { case images, properties }
    struct Info: Decodable {}
  }

  private func contents(of set: ImageSet) throws -> Contents {
    let file = try #require(set.files.first)
    #expect(file.name == "Contents.json")
    return try JSONDecoder().decode(Contents.self, from: Data(file.bytes))
  }

  @Test("has the SVG file of the design profile for each appearance, and keeps its vectors", arguments: samples)
  func vectors(name: String, badge: any Badge) throws {
    let light = try badge.document(shaper: shaper)
    for dark in [nil, try badge.colorScheme(.dark).document(shaper: shaper)] {
      let set = try ImageSet(light: light, dark: dark, shaper: shaper)
      let contents = try contents(of: set)
      #expect(contents.properties == ["preserves-vector-representation": true])
      #expect(contents.images.map(\.filename) == set.files.dropFirst().map(\.name))
      #expect(contents.images.allSatisfy { $0.idiom == "universal" && $0.scale == nil })
      #expect(contents.images.map { $0.appearances?.map(\.value) } == [nil] + (dark == nil ? [] : [["dark"]]))
      let pictures = try [light, dark].compactMap { try $0?.serialized(for: .design, shaper: shaper) }
      #expect(set.files.dropFirst().map(\.bytes) == pictures)
      for picture in pictures { #expect(XMLChecker(.design).faults(in: picture).isEmpty) }
    }
  }

  @Test("has PNG files with their scales")
  func pixels() throws {
    let set = ImageSet(light: [[1], [2], [3]], dark: [[4], [5], [6]])
    let contents = try contents(of: set)
    #expect(
      contents.images.map(\.filename) == [
        "light.png", "light@2x.png", "light@3x.png", "dark.png", "dark@2x.png", "dark@3x.png",
      ])
    #expect(contents.images.map(\.scale) == ["1x", "2x", "3x", "1x", "2x", "3x"])
    #expect(
      contents.images.map { $0.appearances?.first?.appearance } == [nil, nil, nil]
        + Array(repeating: "luminosity", count: 3))
    #expect(set.files.dropFirst().map(\.bytes) == (1...6).map { [$0] })
    #expect(contents.properties == nil)
  }

  @Test("is only for the formats whose files it names", arguments: [ExportFormat.imageSet, .pngImageSet])
  func names(format: ExportFormat) throws {
    let document = try Pill("3").document(shaper: shaper)
    let set =
      format == .imageSet
      ? try ImageSet(light: document, dark: document, shaper: shaper)
      : ImageSet(light: [[1], [2], [3]], dark: [[4], [5], [6]])
    #expect(Set(format.paths(beside: "a/b.svg")) == Set(set.files.map { "a/b.imageset/" + $0.name }))
  }
}
