import Foundation
import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

@Suite("An image in a file")
struct ImageTests {
  /// Two by one red pixels, written by Pillow.
  static let png = decoded(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP8z8DAwMAAAAYIAQHLR3Z1AAAAAElFTkSuQmCC")
  /// Sixteen by eight grey pixels, written by Pillow.
  static let jpeg = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71"
      + "////m8H////6/+b9//j/wAALCAAIABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF"
      + "BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW"
      + "V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi"
      + "4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AK9Ff//Z")

  private static func decoded(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }

  private let frame = Rect(x: 5, y: 2.5, width: 14, height: 7)

  @Test("has its frame, its bytes in base 64, and a namespace for the address")
  func attributes() throws {
    let picture = try written(Image(png: Self.png, frame: frame))
    let image = try #require(picture.first(named: "image"))
    #expect(["x", "y", "width", "height"].map { image.number($0) } == [5, 2.5, 14, 7])
    let address = try #require(image["xlink:href"])
    #expect(address.hasPrefix("data:image/png;base64,"))
    #expect(Data(base64Encoded: String(address.dropFirst(22))) == Data(Self.png))
    #expect(picture["xmlns:xlink"] == "http://www.w3.org/1999/xlink")
    let jpeg = try Image(jpeg: Self.jpeg, frame: frame)
    let photo = try written(Group { jpeg }.offset(x: 1))
    #expect(photo.first(named: "image")?["xlink:href"]?.hasPrefix("data:image/jpeg;base64,") == true)
    #expect(photo["xmlns:xlink"] != nil)
  }

  @Test("keeps the picture a single image for screen readers, unlike a link")
  func role() throws {
    #expect(try written(Image(png: Self.png, frame: frame), title: "t")["role"] == "img")
  }

  @Test("has the size in pixels of its file")
  func pixels() throws {
    #expect(try Image(png: Self.png, frame: frame).pixelSize == Size(2, 1))
    #expect(try Image(jpeg: Self.jpeg, frame: frame).pixelSize == Size(16, 8))
  }

  @Test("with zero width or height is not written")
  func empty() throws {
    #expect(try written(Image(png: Self.png, frame: Rect(width: 0, height: 4))).children.isEmpty)
    #expect(try written(Image(png: Self.png, frame: Rect(width: 0.0001, height: 4))).children.isEmpty)
  }

  @Test("has the bounds of its frame, and can be moved")
  func bounds() throws {
    #expect(try Image(png: Self.png, frame: frame).offset(x: 1, y: 2).node.bounds == frame.offset(x: 1, y: 2))
  }

  @Test("must begin like a file of its format")
  func signature() {
    #expect(throws: Image.Problem.notThis(.png)) { try Image(png: Self.jpeg, frame: frame) }
    #expect(throws: Image.Problem.notThis(.jpeg)) { try Image(jpeg: Self.png, frame: frame) }
    #expect(throws: Image.Problem.notThis(.png)) { try Image(png: [], frame: frame) }
    #expect(throws: Image.Problem.notThis(.png)) { try Image(png: Array("<svg/>".utf8), frame: frame) }
    #expect(Image.Format(of: Self.png) == .png && Image.Format(of: Self.jpeg) == .jpeg)
    #expect(Image.Format(of: Array("GIF89a".utf8)) == nil)
  }

  @Test("must be complete: no truncated file is accepted")
  func truncated() {
    for count in PNGChunks.signature.count..<Self.png.count {
      #expect(throws: Image.Problem.damaged(.png)) { try Image(png: Array(Self.png[..<count]), frame: frame) }
    }
    for count in JPEGHeader.signature.count..<Self.jpeg.count {
      #expect(throws: Image.Problem.damaged(.jpeg)) { try Image(jpeg: Array(Self.jpeg[..<count]), frame: frame) }
    }
  }

  @Test("must begin with its header")
  func order() {
    let chunk: [UInt8] = [0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 0, 0, 0, 0]
    let header = PNGChunks.signature.count
    let late = Self.png[..<header] + chunk + Self.png[header...]
    #expect(throws: Image.Problem.damaged(.png)) { try Image(png: Array(late), frame: frame) }
  }

  @Test("drops bytes after the end")
  func trailing() throws {
    let script = Array("<script>alert(1)</script>".utf8)
    #expect(try Image(png: Self.png + script, frame: frame).bytes == Self.png)
  }

  @Test("may be damaged anywhere without a crash")
  func damaged() {
    for index in Self.png.indices {
      for byte: UInt8 in [0, 0x7F, 0x80, 0xFF] {
        var bytes = Self.png
        bytes[index] = byte
        _ = try? Image(png: bytes, frame: frame)
      }
    }
    for index in Self.jpeg.indices {
      for byte: UInt8 in [0, 0x7F, 0x80, 0xFF] {
        var bytes = Self.jpeg
        bytes[index] = byte
        _ = try? Image(jpeg: bytes, frame: frame)
      }
    }
  }

  @Test("is refused if it is larger than the limits")
  func limits() {
    let long = Self.png + [UInt8](repeating: 0, count: Image.maximumBytes)
    #expect(throws: Image.Problem.tooManyBytes(long.count)) {
      try Image(png: long, frame: frame)
    }
    var wide = Self.png
    wide[16...23] = [0, 0, 0x20, 0, 0, 0, 0x08, 1]
    #expect(throws: Image.Problem.tooManyPixels(width: 8192, height: 2049)) {
      try Image(png: wide, frame: frame)
    }
    wide[16...23] = [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]
    #expect(throws: Image.Problem.self) { try Image(png: wide, frame: frame) }
    wide[16...23] = [0, 0, 0, 0, 0, 0, 0, 1]
    #expect(throws: Image.Problem.damaged(.png)) { try Image(png: wide, frame: frame) }
  }

  @Test("has a finite frame")
  func programmersMistakes() async {
    await #expect(processExitsWith: .failure) {
      _ = try Image(png: Self.png, frame: Rect(x: .nan, width: 1, height: 1))
    }
  }

  @Test("is written in base 64 at any length", arguments: 0...8)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 &- $0 &* 37) }
    let written = ByteWriter.bytes { $0.append(base64: bytes) }
    #expect(String(decoding: written, as: UTF8.self) == Data(bytes).base64EncodedString())
  }
}
