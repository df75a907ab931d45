import PathGeometry
import SVGReading
import SVGTree
import Testing
import XMLChecking

@testable import IconReading

/// Builds PNGs chunk by chunk, with correct checksums.
enum PNGs {
  static func chunk(_ type: String, _ data: [UInt8] = []) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(UInt32(data.count)) + body + number(CheckSum.crc32(of: body))
  }

  static func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  static func header(
    _ width: UInt32 = 2, _ height: UInt32 = 1, depth: UInt8 = 8, color: UInt8 = 6, rest: [UInt8] = [0, 0, 0]
  ) -> [UInt8] {
    chunk("IHDR", number(width) + number(height) + [depth, color] + rest)
  }

  static func file(_ chunks: [UInt8]...) -> [UInt8] { PNGChunks.signature + chunks.flatMap { $0 } }

  static let picture = chunk("IDAT", [0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 0x0A, 0, 1])
  static let end = chunk("IEND")
  static let palette = chunk("PLTE", [1, 2, 3])
  static let plain = file(header(), picture, end)
}

@Suite("Icons in PNG files")
struct PNGTests {
  @Test("a PNG cannot take a colour")
  func ownColors() {
    #expect(throws: IconError(.ownColors(ofPixels: true))) { try Icon(parsing: PNGs.plain, color: .white) }
  }

  @Test("a PNG of 2 by 1 pixels is 2 by 1 points large, and is scaled with its frame")
  func size() throws {
    let icon = try Icon(parsing: PNGs.plain)
    #expect(icon.size == Size(2, 1))
    guard case .image(let image)? = icon.fitted(in: Rect(x: 4, y: 4, width: 8, height: 8)).children.first else {
      Issue.record("no image")
      return
    }
    #expect(image.frame == Rect(x: 4, y: 6, width: 8, height: 4))
    #expect(image.bytes == PNGs.plain)
  }

  @Test("text, camera data, dates, frames and bytes after the end are left out")
  func stripping() throws {
    let private1 = PNGs.chunk("tEXt", Array("Comment\u{0}<script>".utf8)) + PNGs.chunk("eXIf", [1, 2])
    let private2 = PNGs.chunk("iCCP", [0]) + PNGs.chunk("tIME", [0]) + PNGs.chunk("acTL", [0]) + PNGs.chunk("prVt")
    let srgb = PNGs.chunk("sRGB", [0])
    let input = PNGs.file(PNGs.header(), private1, srgb, private2, PNGs.picture, PNGs.picture, private1, PNGs.end)
    let expected = PNGs.file(PNGs.header(), srgb, PNGs.picture, PNGs.picture, PNGs.end)
    #expect(try PNGImage(parsing: input + Array("<?php".utf8)).bytes == expected)
  }

  @Test("the profile of the colours stays, before the picture")
  func profile() throws {
    let profile = PNGs.chunk("iCCP", Array("P3\u{0}\u{0}x\u{5E}0123456789".utf8))
    let input = PNGs.file(PNGs.header(), profile, profile, PNGs.picture, profile, PNGs.end)
    #expect(try PNGImage(parsing: input).bytes == PNGs.file(PNGs.header(), profile, PNGs.picture, PNGs.end))
    let others = [
      "P3\u{0}\u{0}0123456789", "<script>\u{0}\u{1}x\u{5E}0123", "\u{0}\u{0}x\u{5E}0123456789", "no profile at all",
    ]
    for other in others {
      let input = PNGs.file(PNGs.header(), PNGs.chunk("iCCP", Array(other.utf8)), PNGs.picture, PNGs.end)
      #expect(try PNGImage(parsing: input).bytes == PNGs.plain)
    }
  }

  @Test(
    "an inconsistent PNG is refused",
    arguments: [
      (Array(PNGs.plain.dropLast()), IconError.PNGFault.truncated), (PNGChunks.signature, .truncated),
      (PNGs.file(PNGs.header(), PNGs.picture), .truncated), (PNGs.file(PNGs.picture, PNGs.end), .noHeader),
      (PNGs.file(PNGs.chunk("IHDR", [1])), .noHeader),
      (PNGs.file(PNGs.header(), PNGs.header()), .misplacedChunk("IHDR")),
      (PNGs.file(PNGs.header(0, 1)), .size(width: 0, height: 1, maximum: 4096)),
      (PNGs.file(PNGs.header(1, 4097)), .size(width: 1, height: 4097, maximum: 4096)),
      (PNGs.file(PNGs.header(.max, 1)), .size(width: 4_294_967_295, height: 1, maximum: 4096)),
      (PNGs.file(PNGs.header(depth: 3)), .header), (PNGs.file(PNGs.header(color: 5)), .header),
      (PNGs.file(PNGs.header(depth: 16, color: 3)), .header), (PNGs.file(PNGs.header(rest: [0, 0, 2])), .header),
      (PNGs.file(PNGs.header(rest: [1, 0, 0])), .header),
      (PNGs.file(PNGs.header(), PNGs.chunk("CgBI")), .unknownChunk("CgBI")),
      (PNGs.file(PNGs.header(), PNGs.end), .missingChunk("IDAT")),
      (PNGs.file(PNGs.header(color: 3), PNGs.picture), .missingChunk("PLTE")),
      (PNGs.file(PNGs.header(color: 3), PNGs.palette, PNGs.palette), .misplacedChunk("PLTE")),
      (PNGs.file(PNGs.header(color: 0), PNGs.palette), .misplacedChunk("PLTE")),
      (PNGs.file(PNGs.header(color: 3), PNGs.chunk("PLTE", [1, 2, 3, 4])), .misplacedChunk("PLTE")),
      (PNGs.file(PNGs.header(color: 6), PNGs.chunk("tRNS", [1])), .misplacedChunk("tRNS")),
      (PNGs.file(PNGs.header(), PNGs.picture, PNGs.chunk("tIME"), PNGs.picture), .misplacedChunk("IDAT")),
      (PNGs.file(PNGs.header(), PNGs.picture, PNGs.chunk("IEND", [0])), .misplacedChunk("IEND")),
      (PNGs.file(PNGs.header(), PNGs.chunk("IDAT", Array(repeating: 0, count: 65_571)), PNGs.end), .tooMuchData),
    ])
  func faults(bytes: [UInt8], fault: IconError.PNGFault) {
    #expect(throws: IconError(.png(fault))) { _ = try Icon(parsing: bytes) }
  }

  @Test("a changed bit in any critical chunk is found by its checksum")
  func checkSum() {
    for index in 12..<29 {
      var bytes = PNGs.plain
      bytes[index] ^= 4
      #expect(throws: IconError.self) { _ = try Icon(parsing: bytes) }
    }
    #expect(CheckSum.crc32(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("every truncated PNG, and a length beyond the file, is refused without a crash")
  func prefixes() {
    for count in 1..<PNGs.plain.count {
      #expect(throws: IconError.self) { _ = try Icon(parsing: Array(PNGs.plain.prefix(count))) }
    }
    #expect(throws: IconError(.png(.truncated))) {
      _ = try Icon(parsing: PNGChunks.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8) + [0, 0, 0, 0])
    }
  }
}

@Suite("Icons in data addresses")
struct DataURITests {
  private static let source = "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z' fill='#f00'/></svg>"

  @Test(
    "an SVG may be in Base64, percent-encoded, or plain",
    arguments: [
      "data:image/svg+xml,\(source)", "data:image/svg+xml;utf8,\(source)", "DATA:Image/SVG+xml;charset=UTF-8,\(source)",
      "data:image/svg+xml,%3Csvg viewBox='0 0 9 9'%3e%3Cpath d='M0 0h9v9z' fill='%23f00'/%3E%3C/svg%3E",
      "data:image/svg+xml;base64,PHN2ZyB2aWV3Qm94PScwIDAgOSA5Jz48cGF0aCBkPSdNMCAwaDl2OXonIGZpbGw9JyNmMDAnLz48L3N2Zz4=",
      "data:image/svg+xml;base64,PHN2ZyB2aWV3Qm94PScwIDAgOSA5Jz48cGF0aCBkPSdNMCAwaDl2OXonIGZpbGw9JyNmMDAnLz48L3N2Zz4",
    ])
  func svg(uri: String) throws {
    #expect(try Icon(dataURI: uri).drawings == Icon(parsing: Array(Self.source.utf8)).drawings)
  }

  @Test(
    "an address that is not a data address, of another type or damaged is refused",
    arguments: [
      ("", IconError.Problem.dataURI(.notDataURI)), ("data:", .dataURI(.notDataURI)),
      ("http://example.org/a.svg", .dataURI(.notDataURI)), ("data:image/svg+xml", .dataURI(.notDataURI)),
      ("data:,x", .dataURI(.mediaType(""))), ("data:text/html,<script>", .dataURI(.mediaType("text/html"))),
      ("data:image/jpeg;base64,AA==", .dataURI(.mediaType("image/jpeg"))),
      ("data:image/svg+xml ,x", .dataURI(.mediaType("image/svg+xml "))),
      ("data:image/svg+xml;charset=utf-16,x", .dataURI(.parameter("charset=utf-16"))),
      ("data:image/svg+xml;base64;base64,AA==", .dataURI(.parameter("base64"))),
      ("data:image/svg+xml;base64,A===", .dataURI(.base64(offset: 27))),
      ("data:image/svg+xml;base64,AAAAA", .dataURI(.base64(offset: 31))),
      ("data:image/svg+xml;base64,AA=", .dataURI(.base64(offset: 29))),
      ("data:image/svg+xml;base64,AAAA AAA", .dataURI(.base64(offset: 30))),
      ("data:image/svg+xml;base64,AA==AAAA", .dataURI(.base64(offset: 30))),
      ("data:image/svg+xml;base64,AB==", .dataURI(.base64(offset: 29))),
      ("data:image/svg+xml;base64,A-_A", .dataURI(.base64(offset: 27))),
      ("data:image/svg+xml,%3", .dataURI(.percentEncoding(offset: 19))),
      ("data:image/svg+xml,%zz", .dataURI(.percentEncoding(offset: 19))),
      ("data:image/svg+xml,<\u{0}", .dataURI(.percentEncoding(offset: 20))),
      ("data:image/svg+xml,", .empty), ("data:image/png;base64,", .empty), ("data:image/png,abc", .unknownFormat),
      ("data:image/png,<svg/>", .dataURI(.otherContents(mediaType: "image/png"))),
      ("data:image/svg+xml;base64,iVBORw0KGgo=", .dataURI(.otherContents(mediaType: "image/svg+xml"))),
      (
        "data:image/svg+xml,<svg viewBox='0 0 1 1' onload='x'/>",
        .inAddress(line: 1, column: 24, .svg(.eventHandler(attribute: "onload")))
      ),
    ])
  func faults(uri: String, problem: IconError.Problem) {
    do {
      _ = try Icon(dataURI: uri)
      Issue.record("taken")
    } catch {
      #expect(error.problem == problem)
    }
  }

  @Test("Base64 decodes the test vectors of RFC 4648")
  func vectors() {
    let vectors = ["": "", "Zg==": "f", "Zm8=": "fo", "Zm9v": "foo", "Zm9vYg==": "foob", "Zm9vYmE=": "fooba"]
    for (text, bytes) in vectors { #expect(Base64.decode(Array(text.utf8)) == .success(Array(bytes.utf8))) }
  }
}
