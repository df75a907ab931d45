package import Foundation
package import SourceTree

/// As much of JSON Schema, draft 7, as the schemas of the package use; any other keyword is an error.
package struct JSONSchema {
  struct UnknownKeyword: Error {
    var keyword: String
  }

  private let root: [String: Any]
  private let named: [String: Part]

  package init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    named = root["definitions"] as? [String: Part] ?? [:]
  }

  /// A schema inside the file.
  private typealias Part = [String: Any]

  /// Whether a file holds what the schema asks for.
  package func accepts(_ node: SourceNode) throws -> Bool { try accepts(node, root) }

  private func accepts(_ node: SourceNode, _ part: Part) throws -> Bool {
    for (keyword, value) in part where try !accepts(node, keyword, value, in: part) { return false }
    return true
  }

  private func accepts(_ node: SourceNode, _ keyword: String, _ value: Any, in part: Part) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "definitions", "then", "else": return true
    case "$ref": return try accepts(node, resolved(value))
    case "type": return (value as? [String] ?? [value as? String ?? ""]).contains { node.isOf(type: $0) }
    case "enum": return (value as? [Any])?.contains { node.content == .text("\($0)") } ?? false
    case "const": return node.content == (value as? String).map { .text($0) }
    case "pattern":
      guard case .text(let text) = node.content, let pattern = value as? String else { return true }
      return try text.contains(Regex(pattern))
    case "minimum": return node.number.map { $0 >= number(value) } ?? true
    case "maximum": return node.number.map { $0 <= number(value) } ?? true
    case "minItems": return Double(node.elements?.count ?? .max) >= number(value)
    case "items": return try (node.elements ?? []).allSatisfy { try accepts($0, value as? Part ?? [:]) }
    case "required": return try required(value, node)
    case "properties", "additionalProperties": return try properties(node, part)
    case "allOf": return try parts(value).allSatisfy { try accepts(node, $0) }
    case "anyOf": return try parts(value).contains { try accepts(node, $0) }
    case "not": return try !accepts(node, value as? Part ?? [:])
    case "if":
      let branch = try accepts(node, value as? Part ?? [:]) ? "then" : "else"
      return try accepts(node, part[branch] as? Part ?? [:])
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func required(_ value: Any, _ node: SourceNode) throws -> Bool {
    guard let entries = node.entries else { return true }
    return (value as? [String] ?? []).allSatisfy { key in entries.contains { $0.key == key } }
  }

  private func properties(_ node: SourceNode, _ part: Part) throws -> Bool {
    let properties = part["properties"] as? [String: Part] ?? [:]
    let isClosed = part["additionalProperties"] as? Bool == false
    return try (node.entries ?? []).allSatisfy { entry in
      if let property = properties[entry.key] { return try accepts(entry.value, property) }
      return try !isClosed && accepts(entry.value, part["additionalProperties"] as? Part ?? [:])
    }
  }

  private func parts(_ value: Any) -> [Part] { value as? [Part] ?? [] }

  private func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

  private func resolved(_ reference: Any?) -> Part {
    (reference as? String).flatMap { named[$0.replacing("#/definitions/", with: "")] } ?? [:]
  }
}

extension SourceNode {
  fileprivate var elements: [SourceNode]? { if case .list(let elements) = content { elements } else { nil } }
  fileprivate var entries: SourceMap? { if case .map(let entries) = content { entries } else { nil } }

  /// The value of a text that YAML takes for a number.
  fileprivate var number: Double? {
    guard case .text(let text) = content, text.utf8.allSatisfy({ (0x2B...0x39).contains($0) }) else { return nil }
    return Double(text)
  }

  fileprivate func isOf(type: String) -> Bool {
    switch (content, type) {
    case (.text, "string"), (.list, "array"), (.map, "object"), (.nothing, "null"): true
    case (.text, "number"): number != nil
    case (.text("true"), "boolean"), (.text("false"), "boolean"): true
    case (.text(let text), "integer"): number != nil && !text.contains(".")
    default: false
    }
  }
}
