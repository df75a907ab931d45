import KeyTables
package import SourceTree
package import Typesetting

extension LookFile {
  /// The text and the font in a request to measure.
  package static func measured(_ root: SourceNode) throws(SourceError) -> (text: String, font: Font) {
    let request = try Request.record.read(Field(root: root))
    return (request.text, request.font)
  }

  private struct Request: Sendable {
    var text = ""
    var font = Font.record.blank

    static let record = Record(
      "text", blank: Request(),
      keys: [
        .required("text", { $1(&$0.text) }, .text(), "The text."),
        .part("font", { $1(&$0.font) }, Font.record),
      ])
  }
}
