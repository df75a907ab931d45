import KeyTables
import Messages
package import ReportReading
import SourceTree

/// The keys of one badge, with values in place of expressions.
struct EntryExpansion {
  private let entry: Field
  private let template: EntryTemplate?
  private let defaultValue: Field?
  /// The value by default, if the badge has it.
  private var expandedDefault: SourceNode?
  /// The paths of the keys that the entry goes without, also if the defaults have them.
  private var leftOut: Set<[String]> = []
  /// The report and the defaults of the entry, with the keys that lead to them in it.
  private var others: [(path: [String], template: EntryTemplate)] = []
  /// The value of the report of the badge.
  private var reportValue: DataText?
  var scope: DataScope
  /// The source with the report of the badge.
  private(set) var source: DataSource?
  /// Whether the badge says that a value is missing.
  var isUnknown: Bool { scope.isUnknown }

  /// - Parameters:
  ///   - template: The entry with its expressions; nil if texts are taken as they are.
  ///   - defaultValue: The value that status badges have by default.
  init(_ entry: Field, _ template: EntryTemplate?, _ scope: DataScope, defaultValue: Field?) {
    self.entry = entry
    self.template = template
    self.defaultValue = defaultValue
    self.scope = scope
    self.scope.entry = entry.path
  }

  /// The entry with values in place of expressions.
  mutating func field() throws(SourceError) -> Field {
    guard let template, case .map(let values, let position) = template else { return entry }
    // A badge can be made twice: for dark pages, or without a value.
    scope.value = reportValue
    // The texts beside the badge can name its value; those before it name another one of that name.
    let kind = scope.hasOtherValue ? nil : values.first { EntryKind(rawValue: $0.key) != nil }
    let known = if let kind { try badge(kind) } else { SourceNode?.none }
    var entries: [SourceEntry] = []
    for value in values {
      let isKind = EntryKind(rawValue: value.key) != nil
      if isUnknown && value.key != "file" && !isKind && isMissing(value.value) {
        leftOut.insert([value.key])
        continue
      }
      let node =
        if !isKind { try value.value.node(&scope) } else if let known { known } else { try badge(value) }
      entries.append(SourceEntry(key: value.key, position: value.position, value: node))
    }
    return Field(root: SourceNode(content: .map(entries), position: position), path: entry.path)
  }

  /// The map of a badge, whose other texts can name its value.
  private mutating func badge(
    _ kind: (key: String, position: SourcePosition, value: EntryTemplate)
  ) throws(SourceError) -> SourceNode {
    guard case .map(let values, let position) = kind.value else { return try kind.value.node(&scope) }
    if let defaultValue, kind.key == EntryKind.status.rawValue, scope.value == nil, !isUnknown,
      !values.contains(where: { $0.key == "value" })
    {
      let node = try self.node(EntryTemplate(defaultValue), at: [kind.key, "value"])
      expandedDefault = node
      scope.value = node.text.map { DataText(text: $0, position: node.position.file == nil ? nil : node.position) }
    }
    var entries: [SourceEntry] = []
    for value in values.filter({ $0.key == "value" }) + values.filter({ $0.key != "value" }) {
      if isUnknown && (ReportBadge.valueKeys + ["text"]).contains(value.key) { continue }
      let node = isUnknown && isMissing(value.value) ? nil : try value.value.node(&scope)
      guard let node, !Self.isLeftOut(value.key, node, value.value) else {
        leftOut.insert([kind.key, value.key])
        continue
      }
      if value.key == "value" { scope.value = node.text.map { DataText(text: $0, position: node.position) } }
      entries.append(SourceEntry(key: value.key, position: value.position, value: node))
    }
    return SourceNode(content: .map(entries), position: position)
  }

  /// Whether an expression leaves out a key by an empty text.
  private static func isLeftOut(_ key: String, _ node: SourceNode, _ template: EntryTemplate) -> Bool {
    node.content == .text("") && ["link", "messageLink", "logo"].contains(key) && !template.isConstant
  }

  private func isMissing(_ template: EntryTemplate) -> Bool {
    var scope = scope
    do { _ = try template.node(&scope) } catch { if case .missing? = error.dataProblem { return true } }
    return false
  }

  /// An error of a text with a value from a file of data, at the text in the manifest if it has more than the value, or
  /// names the badge's file: then the value alone need not be the mistake. The message names the value's place.
  func placed(_ error: SourceError) -> SourceError {
    var scope = scope
    let path = error.path.dropFirst(entry.path.count)
    let other = others.first { path.starts(with: $0.path) }
    guard let file = error.file, error.path.starts(with: entry.path),
      let (text, field) = template?.text(at: path) ?? other?.template.text(at: path.dropFirst(other?.path.count ?? 0)),
      text.parts.count > 1 || field.path.last == "file",
      let found = try? scope.text(of: text, at: field), found.position == error.position
    else { return error }
    var copy = error
    copy.position = field.node.position
    copy.advice = "the value is in \(Message.shortened(file)):\(error.line):\(error.column)"
    return copy
  }

  /// The value of a template that is among those in which errors are looked for.
  ///
  /// - Parameter path: The keys that lead to it in the entry.
  mutating func node(_ template: EntryTemplate, at path: [String]) throws(SourceError) -> SourceNode {
    others.append((path, template))
    return try template.node(&scope)
  }

  /// The text of a key of the entry.
  mutating func text(of key: String) throws(SourceError) -> String? {
    guard let template, case .map(let values, _) = template else { return nil }
    return try values.first { $0.key == key }?.value.node(&scope).text
  }

  /// The name of the file without the filters that make names of files, by which pages ask for the badge of a name; nil if
  /// there are none.
  mutating func plainFile() throws(SourceError) -> String? {
    guard let template, case .map(let values, _) = template,
      case .text(let text, let field, _)? = values.first(where: { $0.key == "file" })?.value,
      let plain = text.withoutSlugs
    else { return nil }
    return try scope.text(of: plain, at: field).text
  }

  /// A key of the defaults with values in place of expressions; nil if the badge goes without it.
  ///
  /// - Parameter path: The keys that lead to the map with the key.
  mutating func expanded(_ entry: SourceEntry, in path: [String]) throws(SourceError) -> SourceEntry? {
    guard template != nil else { return entry }
    if !leftOut.isEmpty, leftOut.contains(path.dropFirst() + [entry.key]) { return nil }
    var copy = entry
    // Expanded again, it could name itself.
    if let expandedDefault, !isUnknown, entry.key == "value", path.last == EntryKind.status.rawValue {
      copy.value = expandedDefault
      return copy
    }
    guard entry.value.mayHaveExpressions else { return entry }
    let template = try EntryTemplate(Field(entry, in: path))
    if isUnknown && isMissing(template) { return nil }
    copy.value = try node(template, at: path.dropFirst() + [entry.key])
    return Self.isLeftOut(entry.key, copy.value, template) ? nil : copy
  }

  /// Makes the badge say that a value is missing, and returns its keys; nil for a kind of badge that cannot.
  mutating func unknownKeys(_ preset: ReportFormat.Subject?) -> [SourceEntry]? {
    scope.isUnknown = true
    reportValue = nil
    guard let template, case .map(let values, _) = template else { return nil }
    let keys = values.map { $0.key }
    if keys.contains(EntryKind.status.rawValue) { return ReportBadge.unknown(preset).entries(at: entry) }
    guard keys.contains(EntryKind.pill.rawValue) else { return nil }
    return [SourceEntry("text", .text("unknown"), at: entry.node.position)]
  }

  /// The keys of a badge about a report, whose texts can then name the value.
  mutating func keys(
    of preset: ReportFormat.Subject, _ source: DataSource, _ settings: EntryData, at field: Field
  ) throws(SourceError) -> [SourceEntry] {
    self.source = source
    do throws(DataProblem) {
      let content = try source.report(about: preset)
      guard let badge = ReportBadge(content, metric: settings.metric, digits: settings.digits) else {
        throw .missing(reason: .other("\(source.name) has no \(settings.metric.phrase)"))
      }
      reportValue = DataText(text: badge.value ?? badge.message, position: source.place(of: content))
      scope.warnings += badge.ignored.map { DataProblem.ignoredKey($0).error(at: field) }
      return badge.entries(at: field)
    } catch {
      throw error.error(at: field)
    }
  }
}

extension ReportBadge {
  /// The keys of the badge at a place.
  fileprivate func entries(at field: Field) -> [SourceEntry] {
    ([("message", message)] + defaults.sorted { $0.key < $1.key }).map {
      SourceEntry($0.0, .text($0.1), at: field.node.position)
    }
  }
}

extension Coverage.Metric {
  /// What is measured, in words.
  package var phrase: String {
    switch self {
    case .total: "coverage"
    case .combined: "lines and branches"
    case .lines, .branches, .functions: rawValue
    }
  }
}
