import Cartouche
import KeyTables
import LookFiles

/// The values of a look as design tokens: those that a token can have.
struct LookTokenWriter {
  private(set) var tokens: [WrittenToken] = []
  /// The names that are taken: those of tokens with points, and those of variables.
  private var names: Set<String> = []
  /// The last numbers that were added to names.
  private var numbers: [String: Int] = [:]
  /// The colours that a status badge knows by name.
  private let palette: StatusPalette
  private let colors: [NamedColor]

  private init(_ look: Look, isDark: Bool) {
    guard case .status(let look) = look else {
      (palette, colors) = (.modern, [])
      return
    }
    (palette, colors) = (isDark ? look.dark.palette ?? look.palette : look.palette, look.colors)
  }

  /// The tokens of a look for light or for dark pages, in a group with its name.
  static func tokens(of file: LookFile, named name: String, isDark: Bool) -> [WrittenToken] {
    var writer = LookTokenWriter(file.look, isDark: isDark)
    let form = file.look.kind.form
    writer.add(file.written(isWhole: true).onPages(isDark: isDark, as: form), as: .map(form), at: [plain(name)])
    return writer.tokens
  }

  private mutating func add(_ value: YAMLValue, as form: Form, at path: [String]) {
    if let found = token(value, as: form) {
      var path = path
      path.append(unused(path.removeLast(), after: path.map { $0 + "." }.joined()))
      let variable = unused(path.map(\.kebabCased).joined(separator: "-"), after: "--")
      tokens.append(
        WrittenToken(path: path, variable: "--" + variable, type: found.type, json: found.json, css: found.css))
    } else if case .map(let entries) = value {
      for entry in entries {
        guard let form = form.valueForm(of: entry.key) else { continue }
        add(entry.value, as: form, at: path + [Self.plain(entry.key)])
      }
    }
  }

  /// A name that nothing else has there.
  private mutating func unused(_ name: String, after start: String) -> String {
    var unused = name
    while !names.insert(start + unused).inserted {
      numbers[start + name, default: 1] += 1
      unused = "\(name)-\(numbers[start + name, default: 1])"
    }
    return unused
  }

  /// A name of letters, digits, hyphens and underscores.
  private static func plain(_ name: String) -> String {
    let text = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.isNamePart ? $0 : "-" }))
    return text.isEmpty ? "-" : text
  }

  // MARK: Values

  /// The value as that of one token; nil if it is none.
  private func token(_ value: YAMLValue, as form: Form) -> WrittenToken.Value? {
    switch (form, value) {
    case (.any(let forms), _): forms.lazy.compactMap { token(value, as: $0) }.first
    case (.payload(_, let form), _): token(value, as: form)
    case (.number(_, isLength: true), .number(let text)): WrittenToken.dimension(text)
    case (.number, .number(let text)): ("number", .atom(text), text)
    // The largest number that can be counted with stands for no limit.
    case (.integer, .number(let text)): text == "\(Count.max)" ? nil : ("number", .atom(text), text)
    case (.word(let words), .text(let text)) where words.contains("700"): weight(text)
    case (.color, .text(let text)): color(text).map(WrittenToken.color)
    case (.statusColor, .text(let text)): statusColor(text).map(WrittenToken.color)
    case (.list(.family, _), .list(let elements)): WrittenToken.families(elements.compactMap(\.word))
    case (.list(let element, _), .list(let elements)): list(elements, element)
    case (.map(let map), .map(let entries)): composite(entries, map)
    default: nil
    }
  }

  private func list(_ elements: [YAMLValue], _ form: Form) -> WrittenToken.Value? {
    var stops: [(Color, Double)] = []
    for (index, element) in elements.enumerated() {
      let offset = element["offset"]?.digits.flatMap(Double.init) ?? Double(index) / Double(elements.count - 1)
      guard form.map == nil || element["offset"] != nil, form.map?["opacity"] == nil,
        let color = color((element["color"] ?? element).word)
      else { return nil }
      stops.append((color, offset))
    }
    return stops.count > 1 ? WrittenToken.gradient(stops) : nil
  }

  /// A font, a border or a shadow; nil for another map.
  private func composite(_ entries: [YAMLEntry], _ map: MapForm) -> WrittenToken.Value? {
    let value = YAMLValue.map(entries)
    if map["families"] != nil, case .list(let families)? = value["families"], let size = value["size"]?.digits {
      let weight = value["weight"]?.word.flatMap { self.weight($0) }
      return WrittenToken.typography(families.compactMap(\.word), size: size, weight: weight?.css ?? "400")
    }
    guard let color = color(value["color"]?.word) else { return nil }
    if map["blur"] != nil, let blur = value["blur"]?.digits {
      return WrittenToken.shadow(
        color, x: value["x"]?.digits ?? "0", y: (value["y"] ?? value["offset"])?.digits ?? "0", blur: blur,
        isInset: map["x"] == nil)
    }
    guard map["width"] != nil, let width = value["width"]?.digits else { return nil }
    return WrittenToken.border(color, width: width, style: value["line"]?.word ?? "solid")
  }

  private func statusColor(_ text: String) -> Color? {
    guard case .color(let color)? = try? StatusColor(text).paint(in: palette, and: colors) else { return nil }
    return color
  }

  private func color(_ text: String?) -> Color? {
    text == "none" ? Color.black.opacity(0) : text.flatMap { try? Color(parsing: $0) }
  }

  private func weight(_ text: String) -> WrittenToken.Value {
    let number = text == "bold" ? "700" : text == "normal" ? "400" : text
    return ("fontWeight", .atom(number), number)
  }
}

extension YAMLValue {
  fileprivate var word: String? { if case .text(let text) = self { text } else { nil } }
  fileprivate var digits: String? { if case .number(let text) = self { text } else { nil } }

  fileprivate subscript(key: String) -> YAMLValue? {
    if case .map(let entries) = self { entries.first { $0.key == key }?.value } else { nil }
  }

  /// The value on light or on dark pages, without keys for dark pages.
  fileprivate func onPages(isDark: Bool, as form: MapForm?) -> YAMLValue {
    switch self {
    case .text, .number: return self
    case .list(let elements): return .list(elements.map { $0.onPages(isDark: isDark, as: form) })
    case .map(let entries):
      var result: [YAMLEntry] = []
      let dark = form?["dark"]
      for entry in entries where !entry.key.isForDarkPages {
        var value = entry.value
        if isDark, let key = form?.darkKey(of: entry.key), let other = self[key] { value = other }
        if isDark, dark?.companion == entry.key { value = value.overlaid(by: self["dark"]) }
        result.append((entry.key, value.onPages(isDark: isDark, as: form?[entry.key]?.form.inner)))
      }
      guard isDark, let dark, dark.companion == nil else { return .map(result) }
      return YAMLValue.map(result).overlaid(by: self["dark"])
    }
  }

  /// A map with the values of another instead.
  private func overlaid(by other: YAMLValue?) -> YAMLValue {
    guard case .map(var entries) = self, case .map(let others)? = other else { return self }
    for other in others {
      if let index = entries.firstIndex(where: { $0.key == other.key }) {
        entries[index].value = other.value
      } else {
        entries.append(other)
      }
    }
    return .map(entries)
  }
}

extension Form {
  /// The form of the map that this is, or of those in a list.
  fileprivate var inner: MapForm? { map ?? elementForm?.map }
}
