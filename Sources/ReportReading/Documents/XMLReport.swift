internal import Messages
internal import SourceTree
internal import XMLChecking

/// An XML report: its elements, and errors that point into them.
struct XMLReport {
  /// The maximum number of elements.
  static let maximumElements = 1_000_000

  let source: SourceBytes
  let elements: XMLElements

  init(parsing source: SourceBytes) throws(SourceError) {
    self.source = source
    let tree: XMLTree
    do { tree = try XMLTree(parsing: source.bytes) } catch {
      let place = SourcePosition(line: error.line, column: error.column)
      let problem = SourceProblem.refused(ForeignProblem(ReportProblem.notXML(error.kind)))
      throw source.showing(SourceError(at: place, problem: problem), .characters)
    }
    guard let elements = tree.elements(atMost: Self.maximumElements) else {
      throw source.error(at: 0, .tooManyElements(maximum: Self.maximumElements))
    }
    self.elements = elements
  }

  var root: XMLElements.Element { elements[0] }

  /// The children with a name.
  func children(_ element: XMLElements.Element, _ name: String) -> [XMLElements.Element] {
    element.children.map { elements[$0] }.filter { $0.name == name }
  }

  /// A number of things in an attribute; nil without the attribute.
  func count(
    _ name: String, of element: XMLElements.Element, _ what: String
  ) throws(SourceError) -> Int? {
    guard let attribute = element.attributes.first(where: { $0.name == name }) else { return nil }
    do {
      return try source.count(attribute.value[...].utf8, what, at: attribute.valueOffset)
    } catch {
      throw self.error(at: attribute.valueOffset, error.problem)
    }
  }

  /// The numbers of two attributes; nil if one of them is missing.
  func tally(
    _ covered: String, of total: String, in element: XMLElements.Element, _ what: String
  ) throws(SourceError) -> Tally? {
    guard let all = try count(total, of: element, what), let part = try count(covered, of: element, what) else {
      return nil
    }
    return Tally(covered: part, total: all)
  }

  /// The share of a tally; nil if there is nothing of the kind.
  func share(_ tally: Tally, of what: String, at element: XMLElements.Element) throws(SourceError) -> Share? {
    do { return try source.share(tally, of: what, at: 0) } catch { throw self.error(at: element.offset, error.problem) }
  }

  /// A problem of the report at a byte of the document, which can be in another encoding than the file.
  func error(at offset: Int, _ problem: ReportProblem) -> SourceError {
    error(at: offset, .refused(ForeignProblem(problem)))
  }

  private func error(at offset: Int, _ problem: SourceProblem) -> SourceError {
    let (line, column) = elements.position(ofByte: offset)
    return source.showing(SourceError(at: SourcePosition(line: line, column: column), problem: problem), .characters)
  }
}

extension XMLElements.Element {
  /// The value of an attribute; nil without it.
  func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
