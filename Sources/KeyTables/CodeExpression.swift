/// An expression of Swift, or a value of JSON, that breaks into lines where it is too long for one.
package indirect enum CodeExpression {
  /// Text that stays on one line.
  case atom(String)
  /// A call, or any list between brackets: what comes before, the arguments with their labels, what comes after.
  case list(open: String, [(label: String?, value: CodeExpression)], close: String)

  package static func array(_ elements: [CodeExpression]) -> CodeExpression {
    .list(open: "[", elements.map { (nil, $0) }, close: "]")
  }

  /// The expression on one line.
  package var line: String {
    switch self {
    case .atom(let text): return text
    case .list(let open, let elements, let close):
      let parts = elements.map { element in (element.label.map { $0 + ": " } ?? "") + element.value.line }
      return open + parts.joined(separator: ", ") + close
    }
  }

  /// The expression behind `prefix`, on as many lines as it needs at an indentation in spaces.
  package func lines(prefix: String, indentation: Int, suffix: String = "") -> [String] {
    let spaces = String(repeating: " ", count: indentation)
    let whole = spaces + prefix + line + suffix
    guard case .list(let open, let elements, let close) = self, whole.utf8.count > Self.width, !elements.isEmpty else {
      return [whole]
    }
    var lines = [spaces + prefix + open]
    for (index, element) in elements.enumerated() {
      lines += element.value.lines(
        prefix: element.label.map { $0 + ": " } ?? "", indentation: indentation + 2,
        suffix: index < elements.count - 1 ? "," : "")
    }
    return lines + [spaces + close + suffix]
  }

  private static let width = 120
}

extension CodeExpression {
  /// A number that reads back as the same one.
  package static func number(_ value: Double) -> CodeExpression {
    let text = "\(value)"
    return .atom(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  package static func number(_ value: some FixedWidthInteger) -> CodeExpression { .atom("\(value)") }

  /// A string literal of one line, which JSON takes as well.
  package static func string(_ text: String) -> CodeExpression {
    .atom(text.debugDescription.replacing("\\'", with: "'"))
  }
}
