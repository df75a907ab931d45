package import KeyTables
package import LookModel
package import SVGTree
import SourceTree

extension Codec where Value == Color {
  /// A colour of CSS.
  package static let color = Codec(
    form: .color, read: { field throws(SourceError) in try field.color() }, yaml: { .color($0) })
}

extension Codec where Value == Paint {
  /// A colour, colours at even steps from top to bottom, or the word for nothing. Of another gradient a file has the
  /// colours.
  package static let paint = Codec(
    form: .any([.word(["none"]), .color, .list(.color, atLeast: 2)]),
    read: { field throws(SourceError) in field.node.content == .text("none") ? .none : try field.paint() },
    yaml: { paint in
      switch paint {
      case .none: .text("none")
      case .color(let color): .color(color)
      case .gradient(let gradient): .list(gradient.stops.map { .color($0.color) })
      }
    })
}

extension Codec where Value == TextFill {
  /// A colour, or the word for text that is cut out.
  package static let textFill = Codec(
    form: .any([.word(["knockout"]), .color]), read: { field throws(SourceError) in try field.textFill() },
    yaml: { text in
      switch text {
      case .knockout: .text("knockout")
      case .color(let color): .color(color)
      }
    })
}

extension Codec where Value == Color? {
  /// The colour of a page, or the word for a gap that is cut out of what is below.
  package static let pageColor = Codec(
    form: Codec<TextFill>.textFill.form(),
    read: { field throws(SourceError) in
      switch try field.textFill() {
      case .color(let color): color
      case .knockout: nil
      }
    },
    yaml: { $0.map(YAMLValue.color) ?? .text("knockout") })
}

extension YAMLValue {
  static func color(_ color: Color) -> YAMLValue {
    guard color.alpha < 1, case .number(let alpha) = number(color.alpha) else {
      return .text("#" + [color.red, color.green, color.blue].map { $0.hexadecimal }.joined())
    }
    return .text("rgba(\(color.red), \(color.green), \(color.blue), \(alpha))")
  }
}

extension UInt8 {
  /// Two digits.
  fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true) }
}
