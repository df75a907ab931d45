import Cartouche
import KeyTables
import ReportReading
import SourceTree

/// Reads the entries of a manifest, each of which is a badge, or one for each element of a list.
struct ManifestReader {
  private var reader: EntryReader
  private let data: DataSources
  /// Whether texts have expressions in braces, also outside lists.
  let hasData: Bool
  private var defaults = EntryData()
  private var names: FileNames
  /// The number of badges, with those that are left out.
  private var count = 0
  /// The size of all badges with everything that they have.
  private var size = 0
  private(set) var entries: [ManifestEntry] = []
  /// The values that are missing and that an entry goes without.
  private(set) var missing: [SourceError] = []
  /// Whether reading goes on after a badge with an error, which is then one of the faults.
  private let keepsGoing: Bool
  private(set) var faults: [SourceError] = []
  /// Braces that are text, and look like values.
  private(set) var literals = LiteralBraces()

  /// - Parameters:
  ///   - fields: The keys of the manifest.
  ///   - names: The names of files that are taken.
  ///   - keepsGoing: Whether reading goes on after a badge with an error.
  ///   - keepsKeys: Whether entries keep their keys.
  init(
    _ fields: Fields, files: EntryFiles, data: DataSources, names: FileNames, keepsGoing: Bool, keepsKeys: Bool
  ) throws(SourceError) {
    var reader = try EntryReader(files: files, defaults: fields["defaults"], ignoring: EntryData.defaultKeys)
    reader.reportKeys = EntryData.presets
    reader.keepsKeys = keepsKeys
    self.reader = reader
    self.data = data
    hasData = fields["data"] != nil || data.tokens != nil
    hasTemplates = hasData
    self.names = names
    self.keepsGoing = keepsGoing
    guard let defaults = fields["defaults"]?.anyKeys else { return }
    self.defaults = try EntryData.record.read(defaults)
  }

  /// The kinds of badges that entries have.
  private var kinds: Set<String> = []

  /// Checks what no entry has of the defaults, and notes their braces.
  mutating func checkDefaults(_ defaults: Field) throws(SourceError) {
    literals.note(defaults, names: hasTemplates ? data.names : nil)
    try reader.checkDefaults(defaults, used: kinds, haveExpressions: hasTemplates)
  }

  /// Whether all files are known that the manifest stands for: those of a missing list that is to be kept are not.
  private(set) var isComplete = true
  /// Whether any text can have expressions.
  private(set) var hasTemplates: Bool

  /// Adds the badges of an entry.
  mutating func add(_ field: Field) throws(SourceError) {
    do { try addBadges(field) } catch { try note(error) }
  }

  /// Adds an error to the faults, if reading goes on after it.
  mutating func note(_ error: SourceError) throws(SourceError) {
    guard keepsGoing else { throw error }
    // A mistake of an entry is the same for each element of its list.
    if faults.last != error { faults.append(error) }
  }

  private mutating func addBadges(_ field: Field) throws(SourceError) {
    let keys = try field.map("badge", keys: EntryReader.entryKeys + EntryData.record.names) {
      EntryReader.isEntryKey($0) || EntryData.record.contains($0)
    }
    let plan = try Plan(keys, defaults: defaults, in: data, isTemplate: hasData)
    hasTemplates = hasTemplates || plan.template != nil
    literals.note(field, names: plan.template == nil ? nil : data.names)
    guard let each = keys["each"] else { return try addBadge(plan, DataScope(data)) }
    if case .list = each.node.content {
      for (index, element) in try each.list().enumerated() { try addBadge(plan, of: (nil, element.node, index + 1)) }
      return
    }
    let source = try data.source(each)
    var number = 0
    try source.forEachElement(at: each.node.position) { key, node throws(SourceError) in
      number += 1
      try addBadge(plan, of: (key, node, number))
    } orElse: { failure throws(SourceError) in
      let error = failure.error(at: each)
      guard case .missing? = error.dataProblem, plan.data.missing != .error else { throw error }
      missing.append(error)
      if plan.data.missing == .keep { isComplete = false }
    }
  }

  /// An entry with what is the same for all badges that are made from it.
  private struct Plan {
    var data: EntryData
    var entry: Field
    /// The entry with its expressions; nil if texts are taken as they are.
    var template: EntryTemplate?
    var preset: Preset?

    /// A report that the badge is about.
    struct Preset {
      var kind: ReportFormat.Subject
      var template: EntryTemplate
      var field: Field
      /// The source; nil if it depends on the element.
      var source: DataSource?
    }

    init(
      _ keys: Fields, defaults: EntryData, in sources: DataSources, isTemplate: Bool
    ) throws(SourceError) {
      entry = keys.map
      data = defaults
      guard case .map(let entries) = entry.node.content, entries.contains(where: { EntryData.record.contains($0.key) })
      else {
        template = isTemplate ? try EntryTemplate(entry) : nil
        return
      }
      data = try EntryData.record.read(keys, over: data)
      if let found = try keys.oneOf(EntryData.presets), let kind = ReportFormat.Subject(rawValue: found.key),
        let field = keys[found.key]
      {
        _ = try keys.oneOf(EntryData.presets + EntryReader.kinds.filter { $0 != EntryKind.status.rawValue })
        let template = try EntryTemplate(field)
        preset = Preset(
          kind: kind, template: template, field: field,
          source: template.isConstant ? try sources.source(field) : nil)
      }
      var own = entries.filter { !EntryData.record.contains($0.key) }
      if let preset, keys[EntryKind.status.rawValue] == nil {
        own.removeAll { $0.key == EntryKind.status.rawValue }
        own.append(SourceEntry(EntryKind.status.rawValue, .map([SourceEntry]()), at: preset.field.node.position))
      }
      entry = entry.with(.map(own))
      if isTemplate || keys["each"] != nil || preset != nil { template = try EntryTemplate(entry) }
    }
  }

  private mutating func addBadge(
    _ plan: Plan, of element: (key: String?, node: SourceNode, number: Int)
  ) throws(SourceError) {
    var scope = DataScope(data)
    scope.element = element
    do { try addBadge(plan, scope) } catch { try note(error) }
  }

  private mutating func addBadge(_ plan: Plan, _ scope: DataScope) throws(SourceError) {
    count += 1
    guard count <= data.access.maximumBadges else {
      throw DataProblem.tooManyBadges(maximum: data.access.maximumBadges).error(at: plan.entry)
    }
    var expansion = EntryExpansion(plan.entry, plan.template, scope, defaultValue: reader.defaultValue)
    do { try add(&expansion, plan) } catch { throw expansion.placed(error) }
  }

  /// Adds a badge, or what `missing` says if a value is.
  private mutating func add(_ expansion: inout EntryExpansion, _ plan: Plan) throws(SourceError) {
    do {
      var weaker: [SourceEntry] = []
      if let preset = plan.preset {
        let field = Field(
          root: try expansion.node(preset.template, at: [preset.kind.rawValue]), path: preset.field.path)
        let source = if let known = preset.source { known } else { try data.source(field) }
        weaker = try expansion.keys(of: preset.kind, source, plan.data, at: field)
      }
      try add(&expansion, plan, over: weaker)
    } catch {
      guard case .missing(_, let reason)? = error.dataProblem else { throw error }
      var named = error
      let file = try? expansion.text(of: "file")
      named.problem = .refused(ForeignProblem(DataProblem.missing(badge: file, reason: reason)))
      guard plan.data.missing != .error else { throw named }
      missing.append(named)
      guard plan.data.missing != .skip else { return }
      guard file != nil else { throw named }
      guard let keys = expansion.unknownKeys(plan.preset?.kind) else {
        let problem = DataProblem.cannotShowUnknown(badge: file, reason: reason, missing: plan.data.missing)
        named.problem = .refused(ForeignProblem(problem))
        throw named
      }
      try add(&expansion, plan, over: keys)
    }
  }

  /// Adds a badge.
  ///
  /// - Parameter weaker: Keys of the badge that apply unless the entry has them, or excludes them.
  private mutating func add(
    _ expansion: inout EntryExpansion, _ plan: Plan, over weaker: [SourceEntry]
  ) throws(SourceError) {
    let fields = try reader.fields(expansion.field())
    for entry in fields.entries where EntryReader.kinds.contains(entry.key) { kinds.insert(entry.key) }
    let name = try fields.required("file")
    size += fields.map.node.size + weaker.size
    var entry = try reader.entry(fields, over: weaker) { key, path throws(SourceError) in
      let key = try expansion.expanded(key, in: path)
      size += key?.value.size ?? 0
      return key
    }
    let dark = expansion.scope.hasDarkTokens ? try darkEntry(expansion, over: weaker) : nil
    if let dark, entry.badge.options.colorScheme == .dark { entry.badge = dark.badge }
    guard size <= data.access.maximumSize else {
      throw DataProblem.tooLarge(maximum: data.access.maximumSize).error(at: plan.entry)
    }
    let template = plan.entry.node.entries["file"]?.value.position
    let file = try names.add(name, extension: ".svg", from: template)
    entry.file = file
    let plainName = try expansion.plainFile()
    entry.warnings += expansion.scope.warnings
    entry.source?.isTemplate = hasData
    var added = ManifestEntry(file: file, filePosition: name.node.position, entry: entry)
    added.plainName = plainName
    added.isMissing = expansion.isUnknown
    added.keepsOldFile = expansion.isUnknown && plan.data.missing == .keep
    added.origins = origins(of: expansion)
    try names.add(exports: added.files.dropFirst(), of: name, from: template)
    entries.append(added)
    guard entry.isPair else { return }
    do throws(SourceError) {
      try addDark(added, dark?.badge, name, from: template, at: fields["colorScheme"]?.node.position)
    } catch {
      // Half of a pair is none.
      entries.removeLast()
      throw error
    }
  }

  /// The entry by the tokens for dark pages.
  private func darkEntry(
    _ expansion: EntryExpansion, over weaker: [SourceEntry]
  ) throws(SourceError) -> BadgeEntry {
    var expansion = expansion
    expansion.scope.isDark = true
    return try reader.entry(reader.fields(expansion.field()), over: weaker) { key, path throws(SourceError) in
      try expansion.expanded(key, in: path)
    }
  }

  /// The files with the data of a badge, as the manifest names them, each once: first that of the element for which the
  /// entry is a badge.
  private func origins(of expansion: EntryExpansion) -> [String] {
    let scope = expansion.scope
    let element = [scope.element?.node.position.file].compactMap { $0 }.map { DataSource.path($0, below: data.folder) }
    let sources = scope.used.sorted().compactMap { data.sources[$0] } + (expansion.source.map { [$0] } ?? [])
    var known: Set<[UInt8]> = []
    return (element + sources.flatMap { $0.origins }).filter { known.insert($0.pathBytes).inserted }
  }

  /// Adds the file of a badge for dark pages, which may have other tokens.
  private mutating func addDark(
    _ light: ManifestEntry, _ badge: (any Badge)?, _ name: Field, from template: SourcePosition?,
    at position: SourcePosition?
  ) throws(SourceError) {
    var dark = light
    let field = name.with(.text(light.file.dropLast(".svg".count) + "-dark.svg"))
    dark.file = try names.add(field, extension: ".svg", from: template)
    dark.entry = light.entry.dark(at: position)
    dark.entry.file = dark.file
    if let badge { dark.entry.badge = badge.colorScheme(.dark) }
    dark.lightFile = light.file
    entries.append(dark)
  }
}
