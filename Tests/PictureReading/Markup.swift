/// An element of an XML document, read by a parser that is independent of Cartouche's writer.
package struct Markup: Sendable {
  /// The name, with its prefix.
  package var name: String
  /// The attributes by name, with references resolved.
  package var attributes: [String: String] = [:]
  /// The elements directly inside.
  package var children: [Markup] = []
  /// The character data directly inside, joined.
  package var text = ""

  package enum Fault: Error { case malformed(at: Int, String) }

  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The number in an attribute.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

  /// This element and all below it, in document order.
  package var all: [Markup] { [self] + children.flatMap(\.all) }

  package func all(named name: String) -> [Markup] { all.filter { $0.name == name } }

  package func first(named name: String) -> Markup? { all.first { $0.name == name } }
}

extension Markup {
  /// Reads a document that must have one root element, and character data with only what XML 1.0 allows.
  package init(parsing text: String) throws {
    var reader = MarkupReader(text)
    self = try reader.document()
  }
}

private struct MarkupReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func document() throws -> Markup {
    let element = try element()
    skipSpace()
    guard index == scalars.count else { throw fault("something after the document") }
    return element
  }

  private mutating func element() throws -> Markup {
    try expect("<")
    var element = Markup(name: try name())
    while true {
      let hadSpace = skipSpace()
      if try take("/") {
        try expect(">")
        return element
      }
      if try take(">") { break }
      guard hadSpace else { throw fault("no space before an attribute") }
      let name = try name()
      try expect("=")
      try expect("\"")
      let value = try data(until: "\"", isAttribute: true)
      try expect("\"")
      guard element.attributes.updateValue(value, forKey: name) == nil else {
        throw fault("twice the attribute \(name)")
      }
    }
    while true {
      element.text += try data(until: "<", isAttribute: false)
      guard index + 1 < scalars.count else { throw fault("an element that does not end") }
      if scalars[index + 1] == "/" {
        index += 2
        guard try name() == element.name else { throw fault("the wrong end tag") }
        skipSpace()
        try expect(">")
        return element
      }
      element.children.append(try self.element())
    }
  }

  private mutating func data(until end: Unicode.Scalar, isAttribute: Bool) throws -> String {
    var value = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != end {
      let scalar = scalars[index]
      guard scalar != "<" else { throw fault("< in data") }
      if scalar == "]", index + 2 < scalars.count, scalars[index + 1] == "]", scalars[index + 2] == ">" {
        throw fault("]]> in data")
      }
      if scalar == "&" {
        value.append(try reference())
        continue
      }
      guard Self.isAllowed(scalar) else { throw fault("U+\(String(scalar.value, radix: 16)) in data") }
      index += 1
      // A parser's handling of unescaped white space and line ends.
      if scalar == "\r" {
        value.append("\n")
      } else {
        value.append(isAttribute && "\t\n".contains(Character(scalar)) ? " " : scalar)
      }
    }
    return String(value)
  }

  private mutating func reference() throws -> Unicode.Scalar {
    try expect("&")
    var word = ""
    while index < scalars.count, scalars[index] != ";" {
      word.unicodeScalars.append(scalars[index])
      index += 1
    }
    try expect(";")
    switch word {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard word.hasPrefix("#"), let code = UInt32(word.dropFirst()), let scalar = Unicode.Scalar(code),
        Self.isAllowed(scalar)
      else { throw fault("the reference \(word)") }
      return scalar
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private mutating func name() throws -> String {
    var name = ""
    while index < scalars.count,
      scalars[index].properties.isAlphabetic || "0123456789:-_.".unicodeScalars.contains(scalars[index])
    {
      name.unicodeScalars.append(scalars[index])
      index += 1
    }
    guard !name.isEmpty else { throw fault("no name") }
    return name
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = index
    while index < scalars.count, " \t\n\r".unicodeScalars.contains(scalars[index]) { index += 1 }
    return index > start
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws -> Bool {
    guard index < scalars.count else { throw fault("the end of the text") }
    guard scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    guard try take(scalar) else { throw fault("no \(scalar)") }
  }

  private func fault(_ message: String) -> Markup.Fault { .malformed(at: index, message) }
}
