/// The rules of a path in the design profile that its grammar leaves to Swift, for the sake of their messages.
enum PlainPathRules {
  /// A stroke has a width of its own, since importers have different defaults, and lies on another path than a gradient,
  /// since Android Studio paints gradients last.
  static func faults(of path: SourceDocument.Node, in document: SourceDocument) -> [Fault] {
    guard let stroke = document.value(of: "stroke", on: path), stroke != "none" else { return [] }
    var faults: [Fault] = []
    if document.value(of: "stroke-width", on: path) == nil {
      faults.append(Fault(offset: path.offset, kind: .missingAttribute(name: "stroke-width", element: path.name)))
    }
    if document.value(of: "fill", on: path)?.hasPrefix("url(") == true {
      faults.append(Fault(offset: path.offset, kind: .gradientUnderStroke(element: path.name)))
    }
    return faults
  }
}
