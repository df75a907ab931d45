import BadgeAddresses
import BadgeManifest
import CairoDrawing
import Cartouche
import HTTPTypes
import HarfBuzzShaping

/// Draws entries in the forms of answers.
struct BadgeDrawing: Sendable {
  /// The maximum number of pixels of an answer.
  static let maximumPixels = 4_000_000.0

  private let outlining = HarfBuzzShaper()

  /// The SVG file of an entry: the bytes that the command writes. They are not checked again.
  func svg(_ entry: BadgeEntry) throws(BadgeError) -> [UInt8] {
    // Two calls, because the built-in one is the faster for being known.
    entry.profile.outlinesText
      ? try entry.badge.serialized(for: entry.profile, shaper: outlining)
      : try entry.badge.serialized(for: entry.profile, shaper: BuiltinShaper())
  }

  /// The pixels of an entry.
  func png(_ entry: BadgeEntry, scale: Int) throws -> [UInt8] {
    let document = try entry.badge.document(shaper: outlining)
    let factor = document.scale * Double(scale)
    guard document.size.width * document.size.height * factor * factor <= Self.maximumPixels else {
      throw HostError(.badRequest, "the picture has too many pixels")
    }
    do {
      return try document.png(for: entry.profile, scale: Double(scale), shaper: outlining)
    } catch let error as CairoError where error.code == "libraryMissing" {
      throw HostError(.notFound, "no PNG here: libcairo is missing")
    }
  }

  /// The texts of a badge, as Shields answers them (`core/base-service/legacy-result-sender.js`).
  func json(_ address: BadgeAddress) -> [UInt8] {
    var object = JSONObject()
    let label = address.text(at: ["status", "label"]) ?? ""
    let message =
      [["status", "message"], ["pill", "text"], ["hub", "count"], ["cell", "position"]].lazy
      .compactMap { address.text(at: $0) }.first ?? ""
    object.add("label", label)
    object.add("message", message)
    if let color = address.text(at: ["status", "color"]) { object.add("color", color) }
    if let color = address.text(at: ["status", "labelColor"]) { object.add("labelColor", color) }
    object.add("link", ["link", "messageLink"].compactMap { address.text(at: ["status", $0]) })
    object.add("name", label)
    object.add("value", message)
    return object.bytes
  }
}
