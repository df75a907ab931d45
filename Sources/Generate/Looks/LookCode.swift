import Foundation
import KeyTables
import LookFiles
import LookModel
import PathGeometry
import SVGTree
import Typesetting

/// Looks as calls of their initializers. The arguments are the stored properties, without those that have their default.
struct LookCode {
  /// The keys of the maps in looks, by the names of the types of their values.
  private var keys: [String: [KeyForm]] = [:]

  init() {
    for kind in Look.Kind.allCases { add(kind.form) }
  }

  private mutating func add(_ form: MapForm) {
    guard keys.updateValue(form.keys, forKey: form.typeName) == nil else { return }
    for (inner, _) in form.keys.flatMap(\.form.maps) { add(inner) }
  }

  /// The call that makes a look.
  func call(_ look: Look) -> CodeExpression { expression(Mirror(reflecting: look).children.first?.value ?? look) }

  /// - Parameter part: The keys of a value that is a part of another one.
  private func expression(_ value: Any, part: [KeyForm] = []) -> CodeExpression {
    switch value {
    case let value as Double: return .number(value)
    // No literal, since `Int` is smaller on some platforms.
    case let value as Int where value == .max: return .atom(".max")
    case let value as Int: return .number(value)
    case let value as Bool: return .atom("\(value)")
    case let value as String: return .string(value)
    case let path as Path: return .string(path.data(style: .spaced))
    case let color as NamedColor:
      return .call("NamedColor", [(nil, .string(color.name)), (nil, expression(color.color))])
    case let color as Color:
      let channels = [("red", color.red), ("green", color.green), ("blue", color.blue)]
      let alpha = color.alpha == 1 ? nil : CodeExpression.number(color.alpha)
      return .call("Color", channels.map { ($0, .atom(String(format: "0x%02X", $1))) } + [("alpha", alpha)])
    case let gradient as Gradient: return .call(".linear", [(nil, expression(gradient.stops))])
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection: return .array(mirror.children.map { expression($0.value) })
    case .optional: return mirror.children.first.map { expression($0.value) } ?? .atom("nil")
    case .enum:
      guard let (label, payload) = mirror.children.first else { return .atom(".\(value)") }
      let parts = Mirror(reflecting: payload)
      let arguments = parts.displayStyle == .tuple ? Array(parts.children) : [(nil, payload)]
      return .call(".\(label ?? "")", arguments.map { ($0.label, expression($0.value)) })
    default: return .call(Self.name(of: value), arguments(of: value, part))
    }
  }

  private static func name(of value: Any) -> String {
    let name = MapForm.name(of: type(of: value))
    if !name.contains("<") { return name }
    return name.hasSuffix(".Dark") ? ".init" : "StateTable"
  }

  private func arguments(of value: Any, _ part: [KeyForm]) -> [(String?, CodeExpression?)] {
    let keys = keys[MapForm.name(of: type(of: value))] ?? part
    let parts = (value as? any ArgumentProviding)?.arguments ?? Array(Mirror(reflecting: value).children)
    return parts.enumerated().flatMap { index, child -> [(String?, CodeExpression?)] in
      guard let label = child.label else { return [] }
      func isDefault(_ property: String) -> Bool { keys.first { $0.property == property }?.isDefault(value) ?? false }
      let content = Mirror(reflecting: child.value)
      if content.displayStyle == .optional && content.children.isEmpty { return [] }
      if let pair = child.value as? Adaptive<Color> ?? content.children.first?.value as? Adaptive<Color> {
        let dark = keys.first { $0.companion == label }
        let isSame = dark?.isDefault(value) ?? true
        return [(label, expression(pair.light)), (dark?.property, isSame ? nil : expression(pair.dark))]
      }
      let isLabelled = !(value is Point || value is Font && index == 0)
      let part = keys.filter { $0.property.hasPrefix(label + ".") }.map { $0.within(label) }
      let hasDefault = isDefault(label) || !part.isEmpty && part.allSatisfy { $0.isDefault(child.value) }
      let code = expression(child.value, part: part)
      return isLabelled && (hasDefault || code.line == ".init()") ? [] : [(isLabelled ? label : nil, code)]
    }
  }
}

/// A value that stores something else than the arguments of its initializer.
private protocol ArgumentProviding {
  var arguments: [Mirror.Child] { get }
}

extension Font: ArgumentProviding {
  fileprivate var arguments: [Mirror.Child] {
    zip(Mirror(reflecting: self).children, [families, size, weight] as [Any]).map { ($0.label, $1) }
  }
}

extension StateTable: ArgumentProviding {
  fileprivate var arguments: [Mirror.Child] {
    let children = Mirror(reflecting: self).children
    let others = Dark(highlighted: highlighted, selected: selected, disabled: disabled)
    // Beside the normal value, it stores an object with the values of light and of dark pages.
    let rest = children.dropFirst().flatMap { Mirror(reflecting: $0.value).children }
    let dark = rest.flatMap { Mirror(reflecting: $0.value).children.dropFirst() }
    return Array(children.prefix(1)) + Mirror(reflecting: others).children.dropFirst() + dark
  }
}

extension KeyForm {
  /// The key seen from a part of the value.
  fileprivate func within(_ part: String) -> KeyForm {
    var copy = self
    copy.property.removeFirst(part.count + 1)
    return copy
  }
}

extension CodeExpression {
  /// A call in Swift, without the arguments that have no value.
  fileprivate static func call(_ name: String, _ arguments: [(String?, CodeExpression?)]) -> CodeExpression {
    .list(open: name + "(", arguments.compactMap { label, value in value.map { (label, $0) } }, close: ")")
  }
}
