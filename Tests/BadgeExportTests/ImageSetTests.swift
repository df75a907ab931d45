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
    var properties: Properties?

    enum CodingKeys: CodingKey { case images, properties }
    struct Info: Decodable {}
    struct Properties: Decodable {
      var keepsVectors: Bool?
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case keepsVectors = "preserves-vector-representation"
        case intent = "template-rendering-intent"
      }
    }
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
      #expect(contents.properties?.keepsVectors == true)
      #expect(contents.images.map(\.filename) == set.files.dropFirst().map(\.name))
      #expect(contents.images.allSatisfy { $0.idiom == "universal" && $0.scale == nil })
      #expect(contents.images.map { $0.appearances?.map(\.value) } == [nil] + (dark == nil ? [] : [["dark"]]))
      let pictures = try [light, dark].compactMap { try $0?.serialized(for: .design, shaper: shaper) }
      #expect(set.files.dropFirst().map(\.bytes) == pictures)
      for picture in pictures { #expect(XMLChecker(.design).faults(in: picture).isEmpty) }
    }
  }

  @Test("says how apps paint it if it has one colour: black and white as templates, others as they are")
  func intent() throws {
    let pill = Pill("42").knockout()
    for (badge, intent) in [
      (pill.fill(.black), "template"), (pill.fill(.white), "template"), (pill.fill("#d00"), "original"),
      (pill.fill("#0008"), nil), (pill.fill(.black).border("#d00", width: 2), nil),
      (Pill("42").fill("#d00").textColor(.white), nil),
      (Pill("42").fill(.none).border(.black, width: 2).textColor(.black), "template"), (Pill(""), nil),
    ] as [(Pill, String?)] {
      let document = try badge.document(shaper: shaper)
      #expect(document.renderingIntent(shaper: shaper)?.rawValue == intent)
      #expect(try contents(of: ImageSet(light: document, dark: nil, shaper: shaper)).properties?.intent == intent)
      let pixels = ImageSet(light: [[1], [2], [3]], dark: nil, intent: document.renderingIntent(shaper: shaper))
      #expect(try contents(of: pixels).properties?.intent == intent)
    }
  }

  @Test("is a template only if both of its pictures are black or white, whatever a shadow is that is left out")
  func intentOfTwo() throws {
    let pill = Pill("42").knockout()
    let black = try pill.fill(.black).document(shaper: shaper)
    for (dark, intent) in [
      (pill.fill(.white), "template"), (pill.fill("#d00"), "original"), (Pill("42").textColor(.white), "original"),
    ] as [(Pill, String)] {
      let dark = try dark.document(shaper: shaper)
      #expect(try contents(of: ImageSet(light: black, dark: dark, shaper: shaper)).properties?.intent == intent)
      #expect(black.renderingIntent(dark: dark, shaper: shaper)?.rawValue == intent)
    }
    let cast = try pill.fill(.black).shadow("#0008", blur: 4).document(shaper: shaper)
    #expect(cast.renderingIntent(shaper: shaper) == nil)
    #expect(cast.renderingIntent(for: .design.shadows(.none), shaper: shaper) == .template)
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
