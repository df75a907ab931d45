import ArgumentParser
import Cartouche

/// What is drawn around and on a badge.
struct EffectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A line along the edge, inside of it.", valueName: "color,width"))
  var border: String?

  @Option(help: ArgumentHelp("The side of the edge with the line: inside or outside.", valueName: "side"))
  var borderPlacement: String?

  @Option(
    help: ArgumentHelp(
      "A gap around the badge in the page's colour, or `knockout` for one that is cut out of the host.",
      valueName: "color,width"))
  var halo: String?

  @Option(help: ArgumentHelp("A highlight on the badge: ellipse or gradient.", valueName: "gloss"))
  var gloss: String?

  @Option(help: ArgumentHelp("A shadow that the badge casts.", valueName: "color,blur,x,y"))
  var shadow: String?

  @Option(
    help: ArgumentHelp(
      "The animation: \(Values.list(BadgeAnimation.self)); by default that of the look.", valueName: "animation"))
  var animation: String?

  /// Puts what was asked for into the style of a badge.
  func apply(to style: inout BadgeStyle) throws(Failure) {
    if let border {
      let (color, numbers) = try Values.color(border, withNumbers: 1, "--border", example: "white,2")
      style.border = Border(color: color, width: numbers[0])
    }
    if let borderPlacement {
      guard border != nil else { throw .usage("--border-placement needs --border") }
      style.border?.placement = try Values.word(borderPlacement, "side")
    }
    if let halo { style.halo = try Self.halo(halo) }
    if let animation { style.animation = try Values.word(animation, "animation") }
    if let gloss { style.gloss = try Values.word(gloss, "gloss") }
    if let shadow {
      let (color, numbers) = try Values.color(shadow, withNumbers: 3, "--shadow", example: "black,2,0,1")
      style.shadow = DropShadow(color: color, blur: numbers[0], offset: Point(numbers[1], numbers[2]))
    }
  }

  private static func halo(_ text: String) throws(Failure) -> Halo {
    let cut = "knockout,"
    guard text.hasPrefix(cut) else {
      let (color, numbers) = try Values.color(text, withNumbers: 1, "--halo", example: "white,2")
      return Halo(width: numbers[0], color: color)
    }
    return Halo(width: try Values.number(text.dropFirst(cut.count), "--halo"), color: nil)
  }
}
