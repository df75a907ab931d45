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
    let found = problem(inside: svg)
    #expect(found?.code == "refusedElement" && found?.description.hasSuffix("it runs a script") == true, "\(svg)")
  }

  @Test("an event handler is refused on the root and on every element", arguments: HostileIcons.handlers)
  func handlers(name: String) {
    #expect(
      problem(#"<svg viewBox="0 0 1 1" \#(name)="alert(1)"/>"#) == .svg(.eventHandler(attribute: name)))
    #expect(problem(inside: "<path \(name)='x'/>") == .svg(.eventHandler(attribute: name)))
    #expect(problem(inside: "<defs><stop \(name)=''/></defs>") == .svg(.eventHandler(attribute: name)))
  }

  @Test("a reference to anything outside the file is refused", arguments: HostileIcons.addresses)
  func addresses(address: String) {
    for name in ["href", "xlink:href"] {
      for element in ["use", "linearGradient", "radialGradient", "filter", "pattern"] {
        let svg = #"<\#(element) xmlns:xlink="http://www.w3.org/1999/xlink" \#(name)="\#(address)"/>"#
        // References of invisible elements are not followed; an address within the file is harmless.
        guard let found = problem(inside: svg) else {
          #expect(address.hasPrefix("#"), "\(element) \(name)")
          continue
        }
        #expect(["externalReference", "danglingReference"].contains(found.code), "\(element) \(name): \(found)")
      }
    }
  }

  @Test("a limit of mitres that is no number is refused with what is allowed", arguments: ["x", "4 4", ""])
  func miterLimit(value: String) {
    let found = problem(inside: "<path d='M0 0h1' stroke='red' stroke-miterlimit='\(value)'/>")
    #expect(
      found?.description == "'\(value)' is no value for 'stroke-miterlimit'; expected a number")
  }

  @Test("an address in a property is refused", arguments: HostileIcons.externalPaints)
  func externalPaints(svg: String) {
    #expect(problem(inside: svg)?.code == "externalReference")
  }

  @Test("a style sheet with anything except plain rules is refused", arguments: HostileIcons.sheets)
  func sheets(css: String) {
    let style = css.contains("CDATA") ? css : css.escaped
    guard let found = problem(inside: "<style>\(style)</style><path d='M0 0h1'/>") else {
      // An open comment has no content.
      #expect(css.hasPrefix("/*"))
      return
    }
    let isOfSheet = found.description.hasPrefix("this style sheet is not read: ")
    #expect(isOfSheet || found.code == "externalReference", "\(found)")
  }

  @Test("an element that is known but not allowed is refused by name", arguments: HostileIcons.elements)
  func elements(name: String, reason: SVGProblem.RefusedElement) {
    #expect(problem(inside: "<\(name)>a</\(name)>") == .svg(.refusedElement(name, reason)))
  }

  @Test("a document that is not plain XML is refused", arguments: HostileIcons.documents)
  func documents(svg: String) {
    #expect(problem(svg)?.code == "document")
  }

  @Test("numbers beyond the largest coordinates are refused or draw nothing", arguments: HostileIcons.numbers)
  func numbers(svg: String) throws {
    if let found = problem(inside: svg) {
      #expect([.svg(.coordinatesTooLarge), .svg(.pathData(.smallerNumber))].contains(found), "\(found)")
    } else {
      #expect(try icon(inside: svg).nodes.isEmpty)
    }
  }

  @Test("a value that cannot be read is refused", arguments: HostileIcons.values)
  func values(svg: String) {
    let found = problem(svg.hasPrefix("<svg") ? svg : #"<svg viewBox="0 0 24 24">\#(svg)</svg>"#)
    let codes = ["value", "color", "pathData", "declaration", "danglingReference"]
    #expect(codes.contains(found?.code ?? ""), "\(String(describing: found))")
  }

  @Test("an unsupported effect is refused", arguments: HostileIcons.effects)
  func effects(svg: String) {
    #expect(problem(inside: svg)?.code == "refusedProperty")
  }

  @Test("a style sheet whose rules apply to too many elements is refused")
  func manyRules() {
    let sheet = "<style>path{\(String(repeating: "fill:red;", count: 20_000))}</style>"
    let path = "<path d='M0 0h1'/>"
    #expect(problem(inside: sheet + path) == nil)
    #expect(problem(inside: sheet + String(repeating: path, count: 251)) == .svg(.appliedTooOften))
  }

  @Test("a style sheet in another file is refused")
  func otherSheet() {
    #expect(
      problem(#"<?xml-stylesheet href="x.css"?><svg viewBox="0 0 1 1"/>"#)
        == .svg(.externalReference("xml-stylesheet", attribute: "href")))
  }

  @Test("a root of another namespace is named with its own")
  func namespace() throws {
    let found = try #require(problem("<svg xmlns='http://www.w3.org' viewBox='0 0 9 9'/>"))
    #expect("\(found)".contains("not 'http://www.w3.org'"))
  }
}

extension String {
  fileprivate var escaped: String {
    split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }
}
