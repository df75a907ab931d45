package import KeyTables
import LookModel
import SVGTree

extension FormSchema {
  /// The definitions of colours, to which every schema refers.
  package static let colors = [("color", color), ("statusColor", statusColor)]

  private static let color = CodeExpression.described(
    "A CSS colour: a name, #rgb, #rgba, #rrggbb, #rrggbbaa, or a function such as rgb(), hsl(), oklch() or color-mix(). Put one that begins with # between quotation marks.",
    [
      ("type", .string("string")),
      (
        "anyOf",
        .array([
          .object([("enum", .strings(ColorNames.sorted))]),
          .object([("pattern", .string("^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))]),
          .object([("pattern", .string("^(\(colorFunctions))\\(.+\\)$"))]),
        ])
      ),
    ])

  /// The functions of colours in a pattern that ignores letter case.
  private static let colorFunctions = ColorFunction.allCases.map { function in
    function.rawValue.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : "\($0)" }.joined()
  }.joined(separator: "|")

  private static let statusColor = CodeExpression.described(
    "A name of the palette or of the look's own colours, hexadecimal digits without #, or any colour.",
    [("anyOf", .array([.object([("enum", .strings(StatusPalette.modern.names))]), .reference("color"), textOrNumber]))])

  private static let textOrNumber = CodeExpression.object([("type", .strings(["string", "number"]))])
}
