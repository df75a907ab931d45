import Foundation
import LookFiles

/// A look file with every key that the schema has for a kind, made from the schema alone.
struct SchemaSample {
  /// A value somewhere in the file.
  struct Leaf {
    /// The keys that lead there, and its numbers in lists, from 1.
    var path: [String]
    var part: JSONSchema.Part
  }

  var schema: JSONSchema
  var kind: String

  /// The file's text, with other text in place of the values at some paths; no text leaves the key out.
  func text(_ changes: [[String]: String?] = [:]) -> String { text(schema.definition(kind), [], changes) }

  /// Every value with its part of the schema, the file itself first.
  var leaves: [Leaf] { leaves(schema.definition(kind), []) }

  /// What stands behind references, and for several forms the first.
  func plain(_ part: JSONSchema.Part) -> JSONSchema.Part {
    if part["$ref"] != nil { return plain(schema.resolved(part["$ref"])) }
    if part["properties"] != nil { return part }
    for keyword in ["anyOf", "allOf"] {
      guard let parts = part[keyword] as? [JSONSchema.Part], let first = parts.first else { continue }
      return plain(first)
    }
    return part
  }

  private func children(_ part: JSONSchema.Part, _ path: [String]) -> [(path: [String], part: JSONSchema.Part)] {
    if let properties = part["properties"] as? [String: JSONSchema.Part] {
      return properties.sorted { $0.key < $1.key }.filter { $0.key != "extends" }.map { (path + [$0.key], $0.value) }
    }
    guard let items = part["items"] as? JSONSchema.Part else { return [] }
    return (1...max(1, part["minItems"] as? Int ?? 1)).map { (path + ["\($0)"], items) }
  }

  private func leaves(_ part: JSONSchema.Part, _ path: [String]) -> [Leaf] {
    let part = plain(part)
    return [Leaf(path: path, part: part)] + children(part, path).flatMap { leaves($0.part, $0.path) }
  }

  private func text(_ part: JSONSchema.Part, _ path: [String], _ changes: [[String]: String?]) -> String {
    if case let change?? = changes[path] { return change }
    let part = plain(part)
    if let word = part["const"] as? String ?? (part["enum"] as? [Any])?.first.map({ "\($0)" }) { return word }
    let children = children(part, path).filter { changes[$0.path] != .some(.none) }
    switch part["type"] as? String {
    case "array": return "[" + children.map { text($0.part, $0.path, changes) }.joined(separator: ", ") + "]"
    case "number", "integer": return "\(part["minimum"] ?? 0)"
    case "string": return "x"
    default:
      let entries = children.map { "\($0.path.last ?? ""): " + text($0.part, $0.path, changes) }
      let extra = changes[path + ["+"]].flatMap { $0 }.map { [$0] } ?? []
      return "{" + (entries + extra).joined(separator: ", ") + "}"
    }
  }
}
