import Cartouche
import IconReading
import LookFiles

extension BadgeReader {
  private static let statusKeys = [
    "label", "message", "messages", "color", "darkColor", "labelColor", "darkLabelColor", "palette", "textColor",
    "thresholds", "logo", "link", "messageLink", "progress", "width", "minWidth", "font", "style", "edition", "fill",
  ]

  private static let messageKeys = ["text", "color", "darkColor", "link", "progress", "minWidth"]

  /// What bubbles do not show.
  private static let keysOfColors = [
    "color", "darkColor", "labelColor", "darkLabelColor", "fill", "thresholds", "progress",
  ]

  mutating func status(_ field: Field, in settings: EntrySettings) throws(SourceError) -> StatusBadge {
    let fields = try field.map("status badge", keys: Self.statusKeys + ManifestLooks.keys)
    var badge = StatusBadge(try fields["label"]?.text() ?? "", "")
    badge.look = try look(fields)
    try check(fields, for: badge.look, in: settings)
    badge.palette = try fields["palette"]?.choice("palette")
    badge.fill = try fields["fill"]?.paint()
    badge.font = try FontChoice(fields)
    let names = Names(palette: badge.palette ?? badge.look.palette, colors: badge.look.colors)
    badge.label.color = try fields["labelColor"]?.statusColor(in: names.palette, and: names.colors)
    badge.label.darkColor = try fields["darkLabelColor"]?.statusColor(in: names.palette, and: names.colors)
    badge.label.link = try fields["link"]?.link()
    badge.messages = try messages(fields, names)
    if let text = fields["textColor"] { try text.colorText(of: &badge) }
    if let logo = fields["logo"] { badge.logo = try self.logo(logo) }
    badge.width = try fields["width"]?.number(in: Field.length)
    badge.minimumWidth = try fields["minWidth"]?.number(in: Field.length)
    let hasLabel = badge.label.text.contains { !$0.isWhitespace } || badge.label.hasColor || badge.look.body == .bubbles
    if !hasLabel && badge.messages.contains(where: { $0.link != nil }) {
      try fields.refuse(["link"], because: .noLabel)
    }
    if let thresholds = fields["thresholds"] { badge = try thresholds.colored(badge) }
    if settings.colorScheme == nil || settings.colorScheme == .light {
      for part in try parts(fields) { try part.refuse(["darkColor", "darkLabelColor"], because: .lightGround) }
    }
    return badge
  }

  /// The badge's own keys, and those of each message.
  private func parts(_ fields: Fields) throws(SourceError) -> [Fields] {
    var parts = [fields]
    for field in try fields["messages"]?.list() ?? [] { parts.append(try field.map("message", keys: Self.messageKeys)) }
    return parts
  }

  /// Refuses what would not be seen: on bubbles, under a paint for all messages, in a column.
  private func check(_ fields: Fields, for look: StatusLook, in settings: EntrySettings) throws(SourceError) {
    for part in try parts(fields) {
      if look.body == .bubbles { try part.refuse(Self.keysOfColors, because: .bubbles) }
      for (key, paint) in [("fill", fields["fill"]), ("thresholds", fields["thresholds"])] {
        guard let paint, let other = ["color", "darkColor"].first(where: { part[$0] != nil }) else { continue }
        throw paint.error(.exclusiveKeys(context: fields.context, keys: [other, key]))
      }
    }
    if let fill = fields["fill"], fields["thresholds"] != nil {
      throw fill.error(.exclusiveKeys(context: fields.context, keys: ["fill", "thresholds"]))
    }
    if let least = fields["minWidth"], fields["width"] != nil {
      throw least.error(.exclusiveKeys(context: fields.context, keys: ["width", "minWidth"]))
    }
    if settings.alignment != nil, let width = fields["width"] {
      throw width.error(.exclusiveKeys(context: fields.context, keys: ["alignWidths", "width"]))
    }
  }

  /// The colours that can be named.
  private struct Names {
    var palette: StatusPalette
    var colors: [NamedColor]
  }

  private mutating func look(_ fields: Fields) throws(SourceError) -> StatusLook {
    guard let style = fields["style"] ?? fields["edition"] else { return try looks.status(fields) ?? .flat }
    guard fields["look"] == nil && fields["lookFile"] == nil else {
      throw style.error(.exclusiveKeys(context: fields.context, keys: ["style", "look", "lookFile"]))
    }
    let name = try fields["style"]?.choice("style", as: StatusStyle.self) ?? .flat
    let edition = try fields["edition"]?.choice("edition", as: StatusEdition.self) ?? .modern
    return name.look(in: edition)
  }

  private func messages(_ fields: Fields, _ names: Names) throws(SourceError) -> [StatusBadge.Segment] {
    if let list = fields["messages"] {
      let single = ["message", "color", "darkColor", "messageLink", "progress"]
      if let key = single.first(where: { fields[$0] != nil }) {
        throw list.error(.exclusiveKeys(context: fields.context, keys: ["messages", key]))
      }
      var messages: [StatusBadge.Segment] = []
      for field in try list.list(atLeast: 1) {
        let message = try field.map("message", keys: Self.messageKeys)
        var segment = try segment(message, text: message.required("text"), link: message["link"], names)
        segment.minimumWidth = try message["minWidth"]?.number(in: Field.length)
        messages.append(segment)
      }
      return messages
    }
    return [try segment(fields, text: fields.required("message"), link: fields["messageLink"], names)]
  }

  private func segment(
    _ fields: Fields, text: Field, link: Field?, _ names: Names
  ) throws(SourceError) -> StatusBadge.Segment {
    var segment = StatusBadge.Segment(try text.text())
    segment.color = try fields["color"]?.statusColor(in: names.palette, and: names.colors)
    segment.darkColor = try fields["darkColor"]?.statusColor(in: names.palette, and: names.colors)
    segment.link = try link?.link()
    segment.progress = try fields["progress"]?.number(in: 0...1)
    return segment
  }

  private mutating func logo(_ field: Field) throws(SourceError) -> Logo {
    let fields = try field.map("logo", keys: ["file", "color", "width"])
    let icon = try looks.icon(fields.required("file"), color: try fields["color"]?.color())
    return Logo(icon.nodes, size: icon.size, width: try fields["width"]?.number(in: Field.length))
  }
}

extension Field {
  fileprivate func link() throws(SourceError) -> LinkDestination {
    let text = try text()
    do { return try LinkDestination(parsing: text) } catch { throw self.error(.refused(Refusal(error))) }
  }

  /// A rule, a colour or `knockout`.
  fileprivate func colorText(of badge: inout StatusBadge) throws(SourceError) {
    if let rule = StatusBadge.TextColorRule(rawValue: try text()) {
      badge.textColorRule = rule
    } else {
      badge.text = try textFill()
    }
  }

  fileprivate func colored(_ badge: StatusBadge) throws(SourceError) -> StatusBadge {
    let text = try text()
    do {
      return try badge.color(by: Thresholds(parsing: text, colors: badge.look.colors))
    } catch {
      throw self.error(.refused(Refusal(error)))
    }
  }
}
