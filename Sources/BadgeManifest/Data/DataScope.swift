import KeyTables
import LookFiles
import Messages
import ReportReading
import SourceTree

/// The values that texts of an entry can name.
struct DataScope {
  let sources: DataSources
  /// The keys that lead to the entry, also while a text of the defaults is expanded for it.
  var entry: [String] = []
  /// The element of a list or map for which the entry is a badge, with its number from 1, and its key in a map.
  var element: (key: String?, node: SourceNode, number: Int)?
  /// The value of the badge, in its other texts.
  var value: DataText?
  /// Whether the badge says that a value is missing, and has none.
  var isUnknown = false

  /// Whether tokens are those for dark pages.
  var isDark = false
  /// Whether a token was used that may have another value on dark pages.
  private(set) var hasDarkTokens = false

  /// What is probably meant in another way.
  var warnings: [SourceError] = []

  /// The names of the sources that were used.
  private(set) var used: Set<String> = []

  init(_ sources: DataSources) { self.sources = sources }

  /// The text of a template. It is made in one pass: braces in values are text.
  mutating func text(
    of template: TextTemplate, at field: Field, isPattern: Bool = false
  ) throws(SourceError) -> DataText {
    var text = ""
    var position: SourcePosition?
    for part in template.parts {
      switch part {
      case .literal(let literal): text += literal
      case .expression(let expression):
        let value = try value(of: expression, at: field)
        if isPattern, value.text.contains(where: { "{}|=".contains($0) }) {
          throw DataProblem.patternCharacter(text: value.text).error(at: field)
        }
        text += value.text
        // A text is from a file of data if any part of it is, so that data names no file outside the folder.
        if position?.file == nil { position = value.position ?? position }
      }
    }
    // Each value has few enough, but not all of them in a row.
    guard !text.hasTooManyMarks else { throw field.error(.tooManyMarks(maximum: String.maximumMarks)) }
    return DataText(text: text, position: position)
  }

  /// The value of a template that is a token and nothing else, for the key of the field; nil for any other template.
  mutating func token(of template: TextTemplate, at field: Field) throws(SourceError) -> SourceNode? {
    guard template.parts.count == 1, case .expression(let expression) = template.parts[0], expression.filters.isEmpty
    else { return nil }
    return try token(at: expression.path, for: field, as: EntryKind.form(at: field.path))
  }

  /// The value of a token; nil for the path of another value.
  private mutating func token(
    at path: [String], for field: Field, as form: Form?
  ) throws(SourceError) -> SourceNode? {
    guard path[0] == "tokens", let hasDark = sources.tokens?.hasDark else { return nil }
    hasDarkTokens = hasDarkTokens || hasDark
    do {
      return try sources.tokens?.node(
        named: path.dropFirst().joined(separator: "."), for: field, as: form,
        isDark: isDark || field.path.contains { $0.isForDarkPages })
    } catch {
      guard error.file == nil, case .refused(let problem) = error.problem, let facts = problem.facts as? TokenProblem
      else { throw error }
      throw facts.suggesting("tokens.").error(at: error.position, path: error.path)
    }
  }

  private mutating func value(
    of expression: TextTemplate.Expression, at field: Field
  ) throws(SourceError) -> DataText {
    var filters = expression.filters[...]
    var found: DataText
    do {
      found = try value(at: expression, field)
    } catch {
      let start = filters.firstIndex { $0.isFallback }
      guard case .missing = error, let start, case .fallback(let text) = filters[start] else {
        throw error.error(at: field)
      }
      found = DataText(text: text)
      filters = filters[start...]
    }
    if let warning = found.warning { warnings.append(warning.error(at: field)) }
    for filter in filters {
      // The percentages of reports have no place.
      if found.position?.file != nil, filter.isPercentOfRatio(found.text) {
        warnings.append(DataProblem.percentOfRatio(text: found.text).error(at: field))
      }
      do {
        found.text =
          filter == .slug
          ? try sources.slug(of: found.text, at: entry + expression.path)
          : try filter.applied(to: found.text)
      } catch {
        guard let position = found.position else { throw error.error(at: field) }
        throw SourceError(at: position, path: field.path, error)
      }
    }
    return found
  }

  private mutating func value(
    at expression: TextTemplate.Expression, _ field: Field
  ) throws(DataProblem) -> DataText {
    let path = expression.path
    let token: SourceNode?
    do { token = try self.token(at: path, for: field, as: nil) } catch { throw .fault(error) }
    if let token {
      guard case .text(let text) = token.content else {
        throw .wrongKind(source: path.joined(separator: "."), needed: "a token with a single value")
      }
      return DataText(text: text)
    }
    if path == ["value"], let value { return value }
    if let (key, node, number) = element {
      switch path[0] {
      case "index" where path.count == 1: return DataText(text: "\(number)")
      case "key" where path.count == 1: if let key { return DataText(text: key, position: node.position) }
      case "item": return try node.dataText(at: Array(path.dropFirst()), of: "item")
      default: break
      }
      if node.entries[path[0]] != nil { return try node.dataText(at: path) }
    }
    if let source = sources.sources[path[0]] {
      used.insert(path[0])
      return try source.value(at: Array(path.dropFirst()))
    }
    if path.count == 1, let text = sources.access.values[path[0]] { return DataText(text: text) }
    if path == ["value"], isUnknown { throw .missing(reason: .other("the badge has no value")) }
    throw unknown(expression)
  }

  /// Whether `value` is the name of something else than the value of the badge.
  var hasOtherValue: Bool {
    element?.node.entries["value"] != nil || sources.sources["value"] != nil || sources.access.values["value"] != nil
  }

  /// A name without a value. An element of a list can lack what others have, so there it is a missing value.
  private func unknown(_ expression: TextTemplate.Expression) -> DataProblem {
    let name = expression.path[0]
    if name == "value", value != nil {
      return .wrongKind(
        source: name,
        needed: "a map, but a text; a report that 'data' names has numbers, such as passed and total of tests")
    }
    let own = sources.knownNames + (value == nil ? [] : ["value"])
    guard let node = element?.node, case .map(let entries) = node.content else {
      let known = own + (element == nil ? [] : ["item", "index"])
      // A name with a point is one in quotation marks.
      let joined = expression.path.joined(separator: ".")
      let suggestion = known.first { $0 == joined }.map { "\"\($0)\"" } ?? name.nearest(among: known)
      // The caller need not set a value that has a default.
      if expression.filters.contains(where: \.isFallback), suggestion == nil, expression.path.count == 1 {
        return .missing(reason: .other("'\(Message.shortened(name))' is not set"))
      }
      return .unknownName(name: name, suggestion: suggestion, known: known, expression: expression.source)
    }
    return .missing(
      reason: .notFound(SourceError(at: node.position, .missingKey(key: name, among: entries, or: own))))
  }
}
