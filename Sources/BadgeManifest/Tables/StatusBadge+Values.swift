import Cartouche
import KeyTables
import LookFiles
import Messages
import SourceTree

/// The keys that colour a status badge by a value.
extension Key<StatusBadge> {
  /// The value that colours the badge, if it is not the message.
  static var value: Key {
    .custom(
      [
        KeyForm(
          "value", .text("value"),
          "The value by which `thresholds` and `colors` choose the colour. By default the message, which is the value if it is left out."
        )
      ], names: "value"
    ) { fields, badge throws(SourceError) in
      guard let text = try fields["value"]?.text(), fields["message"] == nil, fields["messages"] == nil else { return }
      badge.messages[0].text = text
    }
  }

  static var thresholds: Key {
    .custom(
      [
        KeyForm(
          "thresholds", .text("thresholds"),
          "Colours by the value. \"50=red,80=yellow,95=green\" is red below 50, yellow below 80, else green.")
      ], names: "thresholds", dependsOnOthers: true
    ) { fields, badge throws(SourceError) in
      guard let field = fields["thresholds"] else { return }
      let text = try field.text()
      let thresholds = try field.accepted { () throws(BadgeError) in
        try Thresholds(parsing: text, colors: badge.look.colors)
      }
      if fields["value"] == nil && fields.hasMessage {
        badge = try field.accepted { () throws(BadgeError) in try badge.color(by: thresholds) }
      }
      guard let value = fields["value"] else { return }
      let word = try value.text()
      badge.setColor(try value.accepted { () throws(BadgeError) in try thresholds.color(for: word) })
    }
  }

  /// Colours by words.
  static var colors: Key {
    .custom(
      [
        KeyForm(
          "colors", .any([.names(.statusColor), .text("colors")]),
          "Colours by words: the value, or else each message, has the colour of the same word, or that of `else`. As a text: \"success=green,else=grey\"."
        )
      ], names: "colors", dependsOnOthers: true
    ) { fields, badge throws(SourceError) in
      guard let field = fields["colors"] else { return }
      let colors = try WordColors(field, in: badge.colors)
      if let value = fields["value"] { return badge.setColor(try colors.color(for: value.text(), at: value)) }
      guard fields.hasMessage else { return }
      for index in badge.messages.indices {
        badge.messages[index].color = try colors.color(for: badge.messages[index].text, at: fields["message"] ?? field)
      }
    }
  }
}

extension Fields {
  /// Whether there is a message by which a colour is chosen. Defaults may have none.
  fileprivate var hasMessage: Bool { has("message") || has("messages") }
}

extension StatusBadge {
  /// Gives all messages a colour.
  fileprivate mutating func setColor(_ color: StatusColor) {
    for index in messages.indices { messages[index].color = color }
  }
}

/// Colours by words.
private struct WordColors {
  private static let otherwiseKey = "else"

  private var colors: [String: StatusColor] = [:]
  private var words: [String] = []

  /// A map, or pairs `word=colour` with commas between them.
  init(_ field: Field, in named: StatusBadge.NamedColors) throws(SourceError) {
    for (word, value) in try Self.pairs(field) {
      words.append(word)
      guard colors.updateValue(try value.statusColor(in: named.palette, and: named.own), forKey: word) == nil else {
        throw value.error(.refused(ForeignProblem("there are two colours for '\(Message.shortened(word))'")))
      }
    }
  }

  private static func pairs(_ field: Field) throws(SourceError) -> [(word: String, color: Field)] {
    switch field.node.content {
    case .map(let entries): return entries.map { (word: $0.key, color: Field($0, in: field.path)) }
    case .text(let text):
      var pairs: [(word: String, color: Field)] = []
      for part in text.partsBetweenCommas {
        guard let sign = part.utf8.lastIndex(of: UInt8(ascii: "=")) else {
          throw field.error(.badShortForm(text: text, example: "success=green,else=grey"))
        }
        let color = field.with(.text(String(part[part.utf8.index(after: sign)...]).trimmingBlanks))
        pairs.append((String(part[..<sign]).trimmingBlanks, color))
      }
      return pairs
    case .list, .nothing: throw field.wrongForm(.text, .map)
    }
  }

  /// The colour of a word.
  func color(for word: String, at field: Field) throws(SourceError) -> StatusColor {
    if let color = colors[word] ?? colors[Self.otherwiseKey] { return color }
    let reason = "there is no colour for '\(Message.shortened(word))', and none for 'else'"
    throw field.error(.refused(ForeignProblem(reason + Message.hint(word.nearest(among: words)))))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
