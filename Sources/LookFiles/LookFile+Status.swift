package import LookModel
import SVGTree
import Typesetting

extension StatusLook {
  static let keys = [
    "body", "font", "messageWeight", "textCase", "textWidth", "letterSpacing", "height", "radius", "baseline",
    "padding", "messagePadding", "nudge", "gutter", "logo", "blankLabel", "edges", "gloss", "border", "shadows",
    "textColor", "palette", "colors", "labelColor", "messageColor", "dark",
  ]

  init(_ fields: Fields, name: String) throws(SourceError) {
    let palette = try fields["palette"]?.choice("palette", as: StatusPalette.self) ?? .modern
    let colors = try fields["colors"]?.namedColors() ?? []
    self.init(
      name: name, body: try fields["body"]?.choice("body") ?? .segments, font: try fields.required("font").font(),
      messageWeight: try fields["messageWeight"]?.weight(),
      textCase: try fields["textCase"]?.choice("text case") ?? .plain,
      textWidth: try fields["textWidth"]?.choice("text width") ?? .odd,
      letterSpacing: try fields["letterSpacing"]?.number(in: 0...100) ?? 0, height: try fields.length("height"),
      radius: try fields.lengthOrNone("radius"), baseline: try fields.length("baseline"),
      padding: try fields.lengthOrNone("padding"),
      messagePadding: try fields["messagePadding"]?.number(in: Field.lengthOrNone),
      nudge: try fields["nudge"]?.number(in: 0...100) ?? 0,
      gutter: try fields["gutter"]?.number(in: Field.lengthOrNone) ?? 0, logo: try LogoPlace(fields.required("logo")),
      blankLabel: try fields["blankLabel"]?.choice("blank label") ?? .colored,
      edges: try fields["edges"]?.choice("edges") ?? .smooth, gloss: try fields["gloss"]?.stops() ?? [],
      border: try fields["border"]?.color(), shadows: try fields["shadows"]?.shadows() ?? [],
      textColor: try fields["textColor"]?.color(), palette: palette, colors: colors,
      labelColor: try fields.required("labelColor").statusColor(in: palette, and: colors),
      messageColor: try fields.required("messageColor").statusColor(in: palette, and: colors))
    if let dark = fields["dark"] { self.dark = try Dark(dark, in: palette, and: colors) }
  }
}

extension StatusLook.Dark {
  fileprivate init(_ field: Field, in palette: StatusPalette, and colors: [NamedColor]) throws(SourceError) {
    let fields = try field.map("dark", keys: ["labelColor", "messageColor", "textColor", "border", "palette"])
    let own = try fields["palette"]?.choice("palette", as: StatusPalette.self)
    self.init(
      labelColor: try fields["labelColor"]?.statusColor(in: own ?? palette, and: colors),
      messageColor: try fields["messageColor"]?.statusColor(in: own ?? palette, and: colors),
      textColor: try fields["textColor"]?.color(), border: try fields["border"]?.color(), palette: own)
  }
}

extension StatusLook.LogoPlace {
  fileprivate init(_ field: Field) throws(SourceError) {
    let fields = try field.map("logo", keys: ["inset", "gap", "messageGap", "emptyGap"])
    self.init(
      inset: try fields.lengthOrNone("inset"), gap: try fields.lengthOrNone("gap"),
      messageGap: try fields.lengthOrNone("messageGap"),
      emptyGap: try fields["emptyGap"]?.number(in: -100...100) ?? 0)
  }
}

extension Field {
  /// Colours with names of their own, in the order of the file.
  fileprivate func namedColors() throws(SourceError) -> [NamedColor] {
    guard case .map(let entries) = node.content else { throw wrongForm(.map) }
    var colors: [NamedColor] = []
    for entry in entries {
      colors.append(NamedColor(entry.key, try Field(node: entry.value, path: path + [entry.key]).color()))
    }
    return colors
  }

  /// A colour in the words of status badges, or a list of them: a gradient from top to bottom.
  package func statusColor(
    in palette: StatusPalette, and colors: [NamedColor] = []
  ) throws(SourceError) -> StatusColor {
    switch node.content {
    case .text(let text):
      let color = StatusColor.named(text)
      do { _ = try color.paint(in: palette, and: colors) } catch {
        throw self.error(.unknownColor(text: error.text, suggestion: error.suggestion))
      }
      return color
    case .list:
      var parts: [StatusColor] = []
      for field in try list(atLeast: 2) {
        guard case .text = field.node.content else { throw field.wrongForm(.text) }
        parts.append(try field.statusColor(in: palette, and: colors))
      }
      return .gradient(parts)
    case .map, .nothing: throw wrongForm(.text, .list)
    }
  }

  /// Colours at their places along a gradient, by rising offset.
  fileprivate func stops() throws(SourceError) -> [GradientStop] {
    var stops: [GradientStop] = []
    for field in try list(atLeast: 2) {
      let fields = try field.map("stop", keys: ["offset", "color"])
      let offset = try fields.required("offset").number(in: (stops.last?.offset ?? 0)...1)
      stops.append(GradientStop(offset: offset, color: try fields.required("color").color()))
    }
    return stops
  }

  fileprivate func shadows() throws(SourceError) -> [StatusLook.Shadow] {
    var shadows: [StatusLook.Shadow] = []
    for field in try list() {
      let fields = try field.map("shadow", keys: ["offset", "opacity", "blur", "color"])
      shadows.append(
        StatusLook.Shadow(
          offset: try fields.required("offset").number(in: Self.reach),
          opacity: try fields.required("opacity").number(in: 0...1),
          blur: try fields["blur"]?.number(in: 0...100) ?? 0, color: try fields["color"]?.color()))
    }
    return shadows
  }
}
