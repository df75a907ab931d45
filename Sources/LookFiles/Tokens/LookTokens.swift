package import KeyTables
import SourceTree

/// A look with the values of tokens in place of their names.
struct LookTokens {
  /// Look up tokens for light pages, and for dark ones; none if there are no tokens.
  private var readers: [TokenReader]
  /// Whether any name was found.
  private var isUsed = false

  private init(_ tokens: DesignTokens?) {
    readers = tokens.map { [$0.reader(isDark: false), $0.reader(isDark: true)] } ?? []
  }

  /// The look, with what differs on dark pages by the tokens for these.
  static func resolved(
    _ look: SourceNode, as form: MapForm, with tokens: DesignTokens?
  ) throws(SourceError) -> SourceNode {
    var lookup = LookTokens(tokens)
    let root = Field(root: look)
    let light = try lookup.expanded(root, as: .map(form), isDark: false)
    guard lookup.isUsed, tokens?.hasDark == true else { return light }
    let dark = try lookup.expanded(root, as: .map(form), isDark: true)
    return light.adapting(to: dark, as: .map(form))
  }

  /// A value without names of tokens. What is for dark pages alone has the tokens for these.
  ///
  /// - Parameter form: What the key takes; nil for a value of another form, which is an error when it is read.
  private mutating func expanded(_ field: Field, as form: Form?, isDark: Bool) throws(SourceError) -> SourceNode {
    var copy = field.node
    switch field.node.content {
    case .nothing: break
    case .text(let text):
      guard TokenReader.isReference(text) else { break }
      if let literal = text.withoutDoubledBraces {
        copy.content = .text(literal)
        break
      }
      isUsed = true
      guard !readers.isEmpty else {
        let name = String(text.dropFirst().dropLast())
        throw TokenProblem.noTokens(name: name).error(at: field)
      }
      copy = try readers[isDark ? 1 : 0].node(for: field, as: form)
    case .list(let elements):
      var nodes: [SourceNode] = []
      for (index, element) in elements.enumerated() {
        let field = Field(root: element, path: field.path + ["\(index + 1)"])
        let node = try expanded(field, as: form?.elementForm, isDark: isDark)
        // A token may have several families.
        if case .text = element.content, case .list(let families) = node.content {
          nodes += families
        } else {
          nodes.append(node)
        }
      }
      copy.content = .list(nodes)
    case .map(let entries):
      var copies: [SourceEntry] = []
      for var entry in entries {
        if let form = form?.valueForm(of: entry.key) {
          let isDark = isDark || entry.key.isForDarkPages
          entry.value = try expanded(Field(entry, in: field.path), as: form, isDark: isDark)
        }
        copies.append(entry)
      }
      copy.content = .map(copies)
    }
    return copy
  }
}

extension SourceNode {
  /// This value with what is other in `dark`, the same value by the tokens for dark pages, under the keys for dark pages
  /// that have no value of their own.
  fileprivate func adapting(to dark: SourceNode, as form: Form?) -> SourceNode {
    var copy = self
    switch (content, dark.content) {
    case (.list(let elements), .list(let others)) where elements.count == others.count:
      copy.content = .list(zip(elements, others).map { $0.adapting(to: $1, as: form?.elementForm) })
    case (.map(let entries), .map(let others)):
      var adapted = entries.map { entry in
        var copy = entry
        if let other = others[entry.key] {
          copy.value = entry.value.adapting(to: other.value, as: form?.valueForm(of: entry.key))
        }
        return copy
      }
      let keys = form?.map
      for entry in entries where !entry.key.isForDarkPages {
        guard let other = others[entry.key], let key = keys?.darkKey(of: entry.key) else { continue }
        if entries[key] == nil, entry.value != other.value {
          adapted.append(SourceEntry(key: key, position: entry.position, value: other.value))
        }
      }
      if let key = keys?["dark"] {
        // The values of states are beside `dark`, or those of a status badge around it.
        let light = key.companion.map { self[$0] } ?? self
        let all = key.companion.map { dark[$0] } ?? dark
        adapted.add(light?.differing(in: all, as: key.form.map) ?? [], below: key.name)
      }
      copy.content = .map(adapted)
    default: break
    }
    return copy
  }

  /// The entries of a map that are others in `dark`, and that have a key for dark pages.
  private func differing(in dark: SourceNode?, as form: MapForm?) -> [SourceEntry] {
    guard case .map(let entries) = content, case .map(let others)? = dark?.content else { return [] }
    return entries.compactMap { entry in
      guard form?[entry.key] != nil, let other = others[entry.key], other.value != entry.value else { return nil }
      return other
    }
  }
}

extension [SourceEntry] {
  /// Adds entries to the map under a key, where it has none of their keys.
  fileprivate mutating func add(_ added: [SourceEntry], below key: String) {
    guard let first = added.first else { return }
    let index = firstIndex { $0.key == key }
    var own = index.map { self[$0].value.entries.entries } ?? []
    own += added.filter { new in !own.contains { $0.key == new.key } }
    let map = SourceNode(content: .map(own), position: index.map { self[$0].value.position } ?? first.position)
    if let index {
      self[index].value = map
    } else {
      append(SourceEntry(key: key, position: first.position, value: map))
    }
  }
}

extension YAMLValue {
  /// The value of a look in which no text is the name of a token: braces around a text are doubled.
  var withDoubledBraces: YAMLValue {
    mapTexts { TokenReader.isReference($0) ? "{\($0)}" : $0 }
  }
}

extension String {
  /// The text between doubled braces with single ones around it; nil for any other text.
  fileprivate var withoutDoubledBraces: String? {
    hasPrefix("{{") && hasSuffix("}}") ? String(dropFirst().dropLast()) : nil
  }

  /// Whether a key of a look is for dark pages: `dark`, `darkColor`.
  package var isForDarkPages: Bool {
    hasPrefix("dark") && (utf8.count == 4 || utf8.dropFirst(4).first.map { (0x41...0x5A).contains($0) } == true)
  }
}

extension MapForm {
  /// The key for dark pages of the value of another: `darkColor` of `color`; nil if there is none.
  package func darkKey(of key: String) -> String? {
    let name = "dark" + key.prefix(1).uppercased() + key.dropFirst()
    return self[name] == nil ? nil : name
  }
}

extension Form {
  /// The form of the elements of a list; nil for any other form.
  package var elementForm: Form? {
    alternatives.lazy.compactMap { if case .list(let form, _) = $0 { form } else { nil } }.first
  }

  /// The form of the value of a key; nil if the form has no such key.
  package func valueForm(of key: String) -> Form? {
    alternatives.lazy.compactMap { form in
      switch form {
      case .names(let form): form
      case .map(let map): map[key]?.form
      default: nil
      }
    }.first
  }
}
