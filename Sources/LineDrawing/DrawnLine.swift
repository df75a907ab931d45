package import BadgeManifest
package import Cartouche
import Messages

/// The entry of a line with its picture.
package struct DrawnLine {
  /// The entry.
  package let entry: BadgeEntry
  /// The picture with its size and title.
  package let badge: DrawnBadge
  /// What the entry says without an effect.
  package let warnings: [String]

  /// The result as a line of JSON; the picture is a part of it unless it is written elsewhere.
  ///
  /// - Parameter content: The name of the file that has the picture, if it is not that of the entry.
  package func json(hasPicture: Bool, content: String? = nil) -> [UInt8] {
    var output = JSONLine()
    if let file = entry.file { output.add("file", file) }
    if let content { output.add("content", content) }
    if hasPicture { output.add("svg", badge.bytes) }
    output.add("width", number: Message.number(badge.size.width * badge.scale))
    output.add("height", number: Message.number(badge.size.height * badge.scale))
    if let title = badge.title { output.add("title", title) }
    if !warnings.isEmpty { output.add("warnings", warnings) }
    return output.ended()
  }
}
