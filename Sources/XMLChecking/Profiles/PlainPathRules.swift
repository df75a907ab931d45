/// The rules for a path in the design profile that Swift checks instead of the grammar, because of their messages.
enum PlainPathRules {
  /// A stroke has an explicit width, because importers have different defaults. A stroke and a gradient are on separate
  /// paths, because Android Studio paints gradients last.
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
