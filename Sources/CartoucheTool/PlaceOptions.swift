import ArgumentParser
import Cartouche

/// Where a badge lies.
struct PlaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The extent of what the badge lies on.", valueName: "widthxheight"))
  var on: String?

  @Option(help: ArgumentHelp("Where on it: \(Values.list(Anchor.self)).", valueName: "place"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far it overlaps: rectangular for a centre on the corner, circular for one on the inscribed circle, a share of "
        + "its height for a centre inside, or x,y for its inner corner.", valueName: "overlap"))
  var overlap: String?

  @Option(help: ArgumentHelp("To which side it grows: \(Values.list(Growth.self)).", valueName: "side"))
  var growth: String?

  @Flag(help: "Move a badge that would stick out back inside.")
  var keepInside = false

  @Option(parsing: .unconditional, help: ArgumentHelp("How far to move the badge, in points.", valueName: "x,y"))
  var moved: String?

  /// What the badge lies on, if anything.
  func host() throws(Failure) -> Host? {
    guard let on else {
      if at != nil || overlap != nil || growth != nil || keepInside {
        let option = at != nil ? "--at" : overlap != nil ? "--overlap" : growth != nil ? "--growth" : "--keep-inside"
        throw .usage("\(option) needs --on, the extent of what the badge lies on")
      }
      return nil
    }
    var host = Host(size: try Values.size(on, "--on"), anchor: .topTrailing, keepsInside: keepInside)
    if let at { host.anchor = try Values.word(at, "place") }
    if let overlap { host.overlap = try Self.overlap(overlap) }
    if let growth { host.growth = try Values.word(growth, "side") }
    return host
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
      throw .usage(Wording.unknown("overlap", text, suggestion: text.nearest(among: known), known: known))
    default: return .inset(try Values.number(text[...], "--overlap"))
    }
  }
}
