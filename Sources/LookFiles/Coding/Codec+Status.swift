package import KeyTables
package import LookModel
import SVGTree
package import SourceTree

extension Codec where Value == StatusColor {
  /// A colour in the words of status badges, or a list of them.
  package static func statusColor(in palette: StatusPalette, _ colors: [NamedColor]) -> Codec {
    Codec(
      form: .any([.statusColor, .list(.statusColor, atLeast: 2)]),
      read: { field throws(SourceError) in try field.statusColor(in: palette, and: colors) }, yaml: { $0.yaml })
  }
}

extension StatusColor {
  fileprivate var yaml: YAMLValue? {
    switch self {
    case .named(let text): .text(text)
    case .paint(let paint): Codec.paint.yaml(paint)
    case .gradient(let parts): .list(parts.compactMap { $0.yaml })
    }
  }
}

extension Codec where Value == [NamedColor] {
  /// Colours under names of the look's own, in the order of the file.
  static let namedColors = Codec(
    form: .names(.color),
    read: { field throws(SourceError) in
      guard case .map(let entries) = field.node.content else { throw field.wrongForm(.map) }
      var colors: [NamedColor] = []
      for entry in entries {
        let color = try Field(entry, in: field.path).color()
        colors.append(NamedColor(entry.key, color))
      }
      return colors
    },
    yaml: { .map($0.map { ($0.name, .color($0.color)) }) })
}

extension Codec where Value == [GradientStop] {
  /// Colours at their places along a gradient, by rising offset.
  static let gloss = {
    var codec = GradientStop.record(after: 0).codec.list(atLeast: 2)
    codec.read = { field throws(SourceError) in
      var stops: [GradientStop] = []
      for element in try field.list(atLeast: 2) {
        stops.append(try GradientStop.record(after: stops.last?.offset ?? 0).read(element))
      }
      return stops
    }
    return codec
  }()
}

extension GradientStop {
  fileprivate static func record(after offset: Double) -> Record<GradientStop> {
    Record(
      "stop", blank: GradientStop(offset: 0, color: .black),
      keys: [
        .required(
          "offset", { $1(&$0.offset) }, .number(offset...1),
          "Where the colour lies, from 0 at the top to 1 at the bottom; never above the one before."),
        .required("color", { $1(&$0.color) }, .color, "The colour there."),
      ])
  }
}

extension Field {
  /// A colour in the words of status badges, or a list of them: a gradient from top to bottom.
  package func statusColor(
    in palette: StatusPalette, and colors: [NamedColor] = []
  ) throws(SourceError) -> StatusColor {
    switch node.content {
    case .text(let text):
      let color = StatusColor(text)
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
}
