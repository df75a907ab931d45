import IconReading
import PathGeometry
import SVGReading
import SVGTree
import Testing
import XMLChecking

@Suite("Hostile icons")
struct HostileIconTests {
  @Test("a script is refused anywhere in the file", arguments: HostileIcons.scripts)
  func scripts(svg: String) {
    guard case .svg(.refusedElement(_, .script)) = problem(inside: svg) else {
      Issue.record("\(String(describing: problem(inside: svg)))")
      return
    }
  }

  @Test("an event handler is refused on the root and on every element", arguments: HostileIcons.handlers)
  func handlers(name: String) {
    #expect(
      problem(#"<svg viewBox="0 0 1 1" \#(name)="alert(1)"/>"#) == .svg(.eventHandler(attribute: name, element: "svg")))
    #expect(problem(inside: "<path \(name)='x'/>") == .svg(.eventHandler(attribute: name, element: "path")))
    #expect(problem(inside: "<defs><stop \(name)=''/></defs>") == .svg(.eventHandler(attribute: name, element: "stop")))
  }

  @Test("a reference to anything outside the file is refused", arguments: HostileIcons.addresses)
  func addresses(address: String) {
    for name in ["href", "xlink:href"] {
      for element in ["use", "linearGradient", "radialGradient", "filter", "pattern"] {
        let svg = #"<\#(element) xmlns:xlink="http://www.w3.org/1999/xlink" \#(name)="\#(address)"/>"#
        switch problem(inside: svg) {
        case .svg(.externalReference(_, attribute: "href")), .svg(.danglingReference): break
        // References of invisible elements are not followed; an address within the file is harmless.
        case nil where address.hasPrefix("#"): break
        case let other: Issue.record("\(element) \(name): \(String(describing: other))")
        }
      }
    }
  }

  @Test("an address in a property is refused", arguments: HostileIcons.externalPaints)
  func externalPaints(svg: String) {
    guard case .svg(.externalReference) = problem(inside: svg) else {
      Issue.record("\(String(describing: problem(inside: svg)))")
      return
    }
  }

  @Test("a style sheet with anything except plain rules is refused", arguments: HostileIcons.sheets)
  func sheets(css: String) {
    switch problem(inside: "<style>\(css.contains("CDATA") ? css : css.escaped)</style><path d='M0 0h1'/>") {
    case .svg(.styleSheet), .svg(.externalReference): break
    // An open comment has no content.
    case nil where css.hasPrefix("/*"): break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test("an element that is known but not allowed is refused by name", arguments: HostileIcons.elements)
  func elements(name: String, reason: SVGProblem.RefusedElement) {
    #expect(problem(inside: "<\(name)/>") == .svg(.refusedElement(name, reason)))
  }

  @Test("a document that is not plain XML is refused", arguments: HostileIcons.documents)
  func documents(svg: String) {
    guard case .document = problem(svg) else {
      Issue.record("\(String(describing: problem(svg)))")
      return
    }
  }

  @Test("numbers beyond the largest coordinates are refused or draw nothing", arguments: HostileIcons.numbers)
  func numbers(svg: String) throws {
    switch problem(inside: svg) {
    case .svg(.coordinatesTooLarge), .svg(.pathData(.smallerNumber)): break
    case nil: #expect(try icon(inside: svg).nodes.isEmpty)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test("a value that cannot be read is refused", arguments: HostileIcons.values)
  func values(svg: String) {
    switch problem(svg.hasPrefix("<svg") ? svg : #"<svg viewBox="0 0 24 24">\#(svg)</svg>"#) {
    case .svg(.value), .svg(.color), .svg(.pathData), .svg(.styleSheet(.declaration)), .svg(.danglingReference): break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test("an unsupported effect is refused", arguments: HostileIcons.effects)
  func effects(svg: String) {
    guard case .svg(.refusedProperty) = problem(inside: svg) else {
      Issue.record("\(String(describing: problem(inside: svg)))")
      return
    }
  }

  @Test("a style sheet whose rules apply to too many elements is refused")
  func manyRules() {
    let sheet = "<style>path{\(String(repeating: "fill:red;", count: 20_000))}</style>"
    let path = "<path d='M0 0h1'/>"
    #expect(problem(inside: sheet + path) == nil)
    #expect(problem(inside: sheet + String(repeating: path, count: 251)) == .svg(.styleSheet(.appliedTooOften)))
  }

  @Test("a style sheet in another file is refused")
  func otherSheet() {
    #expect(
      problem(#"<?xml-stylesheet href="x.css"?><svg viewBox="0 0 1 1"/>"#)
        == .svg(.externalReference("xml-stylesheet", attribute: "href")))
  }
}

extension String {
  fileprivate var escaped: String {
    split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }
}
