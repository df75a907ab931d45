import ContrastChecking
import SVGTree
import XMLChecking

/// What holds for documents, whoever wrote them.
enum DocumentProperties {
  /// A document that is read is formatted as one that means the same, and formatting it again changes nothing.
  @Sendable static func xml(_ bytes: [UInt8]) throws {
    let tree: XMLTree
    do { tree = try XMLTree(parsing: bytes) } catch {
      try require(error.line >= 1 && error.column >= 1, "\(error) has a place")
      return
    }
    for schema in [Schema.web, .design] {
      for fault in tree.validate(against: schema) {
        try require(fault.line >= 1 && fault.column >= 1 && !fault.message.isEmpty, "\(fault) has a place and words")
      }
    }
    guard let pretty = try? tree.prettyPrinted() else { return }
    let again: XMLTree
    do { again = try XMLTree(parsing: pretty) } catch {
      throw PropertyFailure(description: "what was formatted is read: \(error) in\n\(pretty)")
    }
    try require((try? again.prettyPrinted()) == pretty, "formatting twice changes nothing:\n\(pretty)")
    guard let form = try? tree.canonicalForm() else { return }
    try require((try? again.canonicalForm()) == form, "formatting keeps the meaning:\n\(pretty)")
  }

  /// A style sheet that is taken has nothing in it by which a page is left or a badge's neighbours are changed.
  @Sendable static func styleSheet(_ bytes: [UInt8]) throws {
    let sheet = String(decoding: bytes, as: UTF8.self)
    guard !sheet.unicodeScalars.contains(where: { "<&]".unicodeScalars.contains($0) }) else { return }
    let document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\" viewBox=\"0 0 9 9\"><defs><style>\(sheet)"
      + "</style></defs><path class=\"a\" d=\"M0 0h9v9z\"/></svg>"
    guard let tree = try? XMLTree(parsing: document), tree.validate(against: .web).isEmpty else { return }
    let plain = sheet.lowercased().replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    for word in ["url", "@import", "@font", "expression", "\\", "javascript", "behavior", "-moz-binding", "image("] {
      try require(!plain.contains(word), "a style sheet without '\(word)': \(sheet)")
    }
  }

  /// Every finding has a place, and a ratio that there is.
  @Sendable static func contrast(_ bytes: [UInt8]) throws {
    guard let tree = try? XMLTree(parsing: bytes), let findings = try? ContrastCheck().findings(in: tree) else {
      return
    }
    for finding in findings {
      try require(finding.line >= 1 && finding.column >= 1, "\(finding) has a place")
      try require((1...21).contains(finding.ratio) && finding.ratio < finding.limit, "\(finding) is below its limit")
    }
  }

  /// Throws where a drawn file is not what its grammar allows.
  static func requireValid(_ bytes: [UInt8], for kind: OutputProfile.Kind) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let tree: XMLTree
    do { tree = try XMLTree(parsing: bytes) } catch {
      throw PropertyFailure(description: "what is drawn is XML: \(error) in\n\(text)")
    }
    if let fault = tree.validate(against: kind == .web ? .web : .design).first {
      throw PropertyFailure(description: "what is drawn is inside its grammar: \(fault) in\n\(text)")
    }
  }
}
