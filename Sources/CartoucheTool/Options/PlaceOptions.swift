import ArgumentParser
import BadgeManifest
import Cartouche
import IconReading
import LookFiles
import Messages

/// Where a badge is.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The host below the badge: its size, such as 96x96, or an SVG or PNG file or data URL to draw there.",
      valueName: "host"))
  var on: String?

  @Option(
    help: ArgumentHelp("The size of the host's file; by default its own.", valueName: "widthxheight"))
  var onSize: String?

  @Option(
    help: ArgumentHelp(
      "The colour of the host's parts in currentColor or without a fill.", valueName: "color"))
  var onColor: String?

  @Option(help: ArgumentHelp("The place on the host: \(Values.list(Anchor.self)).", valueName: "place"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far it overlaps: rectangular for a centre on the corner, circular for one on the inscribed circle, a share of "
        + "its height for a centre inside, or x,y for its inner corner.", valueName: "overlap"))
  var overlap: String?

  @Option(help: ArgumentHelp("The side to which the badge grows: \(Values.list(Growth.self)).", valueName: "side"))
  var growth: String?

  @Flag(help: "Move a badge that would extend beyond the host inside.")
  var keepInside = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The offset of the badge on its host, in points.", valueName: "x,y"))
  var moved: String?

  /// What the badge is on, if anything.
  func host() throws(Failure) -> Host? {
    guard let on else {
      let needing = [
        ("--at", at != nil), ("--overlap", overlap != nil), ("--growth", growth != nil), ("--keep-inside", keepInside),
        ("--on-size", onSize != nil), ("--on-color", onColor != nil), ("--moved", moved != nil),
      ]
      if let (option, _) = needing.first(where: \.1) { throw .usage("\(option) needs --on, what the badge lies on") }
      return nil
    }
    var host = try Self.isExtent(on) ? extent(on) : icon(on)
    host.keepsInside = keepInside
    if let at { host.anchor = try Values.word(at, "place") }
    if let overlap { host.overlap = try Self.overlap(overlap) }
    if let growth { host.growth = try Values.word(growth, "side") }
    return host
  }

  /// Refuses a gap that would be cut out of nothing.
  func check(_ style: BadgeStyle, on host: Host?) throws(Failure) {
    guard let halo = style.halo, halo.color == nil, host?.nodes.isEmpty ?? true else { return }
    throw .usage("--halo knockout \(NoEffectReason.noHostDrawing)")
  }

  /// Refuses what would not move a ribbon.
  func checkRibbon() throws(Failure) {
    let options = [("--overlap", overlap != nil), ("--growth", growth != nil), ("--keep-inside", keepInside)]
    if let (option, _) = options.first(where: \.1) { throw .usage("\(option) \(NoEffectReason.ribbon)") }
  }

  /// Whether a text is meant as an extent: it begins with a number, and holds only numbers, signs and an x.
  private static func isExtent(_ text: String) -> Bool {
    text.contains { $0.isASCII && $0.isNumber }
      && text.allSatisfy { $0.isASCII && $0.isNumber || "xX×*.+- ".contains($0) }
  }

  private func extent(_ text: String) throws(Failure) -> Host {
    guard onSize == nil && onColor == nil else {
      throw .usage("--on-size and --on-color are for a file that the badge lies on, not for an extent")
    }
    return Host(size: try Values.size(text, "--on"), anchor: .topTrailing)
  }

  private func icon(_ source: String) throws(Failure) -> Host {
    let icon = try Icons.icon(source, color: try onColor.map(Values.color))
    let size = try onSize.map { size throws(Failure) in try Values.size(size, "--on-size") } ?? icon.size
    do { return try Host(icon: icon, size: size) } catch { throw .usage(error.description) }
  }

  func offset() throws(Failure) -> Point {
    guard let moved else { return .zero }
    return try Values.point(moved, "--moved")
  }

  private static func overlap(_ text: String) throws(Failure) -> Overlap {
    switch text {
    case "rectangular": return .rectangular
    case "circular": return .circular
    case _ where text.contains(","):
      let corner = try Values.point(text, "--overlap")
      return .corner(x: corner.x, y: corner.y)
    case _ where text.first?.isLetter == true:
      let known = ["rectangular", "circular"]
      throw .usage(Message.unknown("overlap", text, suggestion: text.nearest(among: known), known: known))
    default: return .inset(try Values.number(text[...], "--overlap"))
    }
  }
}
