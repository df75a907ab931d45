package import KeyTables
package import LookModel
import SourceTree

extension Codec where Value == Overlap {
  /// How far a badge overlaps its host: a share of its height, a word, or the place of its inner corner.
  package static let overlap = Codec(
    form: .any([
      .payload(of: "inset", shares.form()), .word(OverlapName.allCases.map { $0.rawValue }),
      .payload(of: "corner", .map(OverlapCorner.record.form)),
    ]),
    read: { field throws(SourceError) in
      switch field.node.content {
      case .text(let text):
        // A text that does not begin like a number is a word.
        guard text.first.map({ $0.isLetter }) == true else { return .inset(try shares.read(field)) }
        switch try field.choice("overlap", as: OverlapName.self) {
        case .rectangular: return .rectangular
        case .circular: return .circular
        }
      case .map:
        let corner = try OverlapCorner.record.read(field)
        return .corner(x: corner.x, y: corner.y)
      case .list, .nothing: throw field.wrongForm(.text, .map)
      }
    },
    yaml: { overlap in
      switch overlap {
      case .inset(let share): shares.yaml(share)
      case .rectangular: .text(OverlapName.rectangular.rawValue)
      case .circular: .text(OverlapName.circular.rawValue)
      case .corner(let x, let y): .map(OverlapCorner.record.yaml(OverlapCorner(x: x, y: y), isWhole: true))
      }
    })

  private static let shares = Codec<Double>.number(-10...10)
}

private enum OverlapName: String, CaseIterable {
  case rectangular
  case circular
}

/// The place of the corner that points into the host.
struct OverlapCorner {
  var x = 0.0
  var y = 0.0

  static let record = Record(
    "overlap", blank: OverlapCorner(),
    keys: [
      .required("x", { $1(&$0.x) }, .coordinate, "How far the inner corner lies inside the side of the host."),
      .required("y", { $1(&$0.y) }, .coordinate, "How far the inner corner lies inside the upper or lower edge."),
    ])
}
