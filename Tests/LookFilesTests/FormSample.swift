import KeyTables
import LookFiles
import LookModel

/// A look file with every key of its kind, made from the table of keys.
struct FormSample {
  /// A key somewhere in the file.
  struct Leaf {
    /// The keys that lead there, and its numbers in lists, from 1.
    var path: [String]
    var form: Form
  }

  var kind: Look.Kind
  /// Which one of several forms is in the file.
  var choice = 0

  /// The file's text, with other text instead of the values at some paths; no text leaves the key out.
  func text(_ changes: [[String]: String?] = [:]) -> String {
    let head = [(["kind"], "\(kind)"), (["summary"], "x")].compactMap { path, value -> String? in
      let value = changes[path] ?? value
      return value.map { "\(path[0]): \($0)" }
    }
    let extra = changes[["+"]].flatMap { $0 }.map { [$0] } ?? []
    return "{" + (head + entries(kind.form, [], changes) + extra).joined(separator: ", ") + "}"
  }

  /// Every key and every element with what may stand there.
  var leaves: [Leaf] { children(.map(kind.form), []).flatMap { leaves($0) } }

  private func leaves(_ leaf: Leaf) -> [Leaf] {
    let leaf = Leaf(path: leaf.path, form: chosen(leaf.form))
    return [leaf] + children(leaf.form, leaf.path).flatMap { leaves($0) }
  }

  private func chosen(_ form: Form) -> Form {
    switch form {
    case .any(let forms): chosen(forms[choice % forms.count])
    case .payload(_, let form): form
    default: form
    }
  }

  private func children(_ form: Form, _ path: [String]) -> [Leaf] {
    switch chosen(form) {
    case .map(let map): map.keys.map { Leaf(path: path + [$0.name], form: $0.form) }
    case .list(let form, let minimum): (1...max(1, minimum)).map { Leaf(path: path + ["\($0)"], form: form) }
    default: []
    }
  }

  private func entries(_ map: MapForm, _ path: [String], _ changes: [[String]: String?]) -> [String] {
    map.keys.compactMap { key in
      let path = path + [key.name]
      guard let change = changes[path] else { return "\(key.name): \(text(key.form, path, changes))" }
      return change.map { "\(key.name): \($0)" }
    }
  }

  private func text(_ form: Form, _ path: [String], _ changes: [[String]: String?]) -> String {
    if case let change?? = changes[path] { return change }
    switch chosen(form) {
    case .number(let range, _): return "\(range.lowerBound)"
    case .integer(let range): return "\(range.lowerBound)"
    case .word(let words): return words[choice % words.count]
    case .flag: return "true"
    case .text("path data"): return "M 0 0"
    case .text, .family: return "x"
    case .color: return "red"
    case .statusColor: return "critical"
    case .names: return "{x: red}"
    case .list: return "[" + children(form, path).map { text($0.form, $0.path, changes) }.joined(separator: ", ") + "]"
    case .map(let map): return "{" + entries(map, path, changes).joined(separator: ", ") + "}"
    case .any, .payload: return ""
    }
  }
}
