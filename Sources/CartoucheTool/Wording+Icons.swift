import Cartouche
import IconReading
import XMLChecking

extension Wording {
  /// A fault in an icon that was given as an address, which has no file name to put in front.
  static func describeInAddress(_ error: IconError) -> String {
    let words = describe(error.problem)
    guard let line = error.line, let column = error.column else { return words }
    return "in the address' contents, \(line):\(column): \(words)"
  }

  static func describe(_ problem: IconError.Problem) -> String {
    switch problem {
    case .empty: "there is nothing in this icon"
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many for an icon; the most is \(maximum)"
    case .unknownFormat: "this is neither an SVG nor a PNG"
    case .document(let kind): XMLDiagnostic(line: 1, column: 1, kind: kind).message
    case .notSVG(let root): "an icon begins with 'svg', not with '\(shortened(root))'"
    case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
    case .tooManyElements(let maximum): "the icon draws more than \(maximum) elements"
    case .tooManyVerbs(let maximum): "the icon's outlines have more than \(maximum) lines and curves"
    case .refusedElement(let name, let reason): "'\(shortened(name))' is not taken in an icon: \(describe(reason))"
    case .unknownElement(let name, let suggestion):
      unknown("element", name, suggestion: suggestion, known: [])
    case .eventHandler(let attribute, _): "'\(shortened(attribute))' runs a script, which no icon may"
    case .externalReference(let value, let attribute):
      "'\(shortened(value))' leads out of the file; '\(shortened(attribute))' may only refer to an id such as '#a'"
    case .danglingReference(let id, _): "there is no element with the id '\(shortened(id))'"
    case .wrongReference(let id, let attribute, let element):
      "'\(shortened(attribute))' cannot refer to '\(shortened(id))', which is '\(shortened(element))'"
    case .circularReference(let id): "'\(shortened(id))' is drawn with itself"
    case .value(let value, let attribute, let expected):
      "'\(shortened(value))' is no value for '\(shortened(attribute))'; expected \(describe(expected))"
    case .refusedProperty(let name, let value):
      "'\(shortened(name))' with the value '\(shortened(value))' cannot be kept"
        + (name.hasPrefix("stroke-dash") ? "; turn the dashes into outlines first" : "")
    case .color(let text, _, let suggestion): describe(ColorError(text: text, suggestion: suggestion))
    case .pathData(let expected): "the path data break off here; expected \(describe(expected))"
    case .styleSheet(let fault): "this style sheet is not read: \(describe(fault))"
    case .coordinatesTooLarge: "this leads beyond what can be drawn"
    case .noSize: "the icon has no size; give it a viewBox, or a width and a height"
    case .sizeOutOfRange(let value, let allowed):
      "a side of \(number(value)) is not drawn; it lies from \(number(allowed.lowerBound)) to \(number(allowed.upperBound))"
    case .png(let fault): "this PNG is not taken: \(describe(fault))"
    case .ownColors(ofPixels: true): "a PNG has colours of its own; no other can be set"
    case .ownColors(ofPixels: false): "every part of this icon has a colour of its own; no other can be set"
    case .dataURI(let fault): describe(fault)
    }
  }

  private static func describe(_ reason: IconError.RefusedElement) -> String {
    switch reason {
    case .script: "it runs a script"
    case .foreignContent: "it holds something other than SVG"
    case .animation: "it moves"
    case .picture: "it shows another picture"
    case .text: "it is text; turn it into outlines first"
    case .link: "it is a link"
    case .effect: "such effects are not drawn"
    case .choice: "what it shows depends on the reader"
    }
  }

  private static func describe(_ expected: IconError.Expectation) -> String {
    switch expected {
    case .number: "a number"
    case .positiveNumber: "a number that is not negative"
    case .length: "a length such as 4, 4px or 3mm"
    case .points: "pairs of numbers"
    case .transform: "functions such as translate(4 2)"
    case .viewBox: "four numbers, the last two positive"
    case .aspectRatio: "none, or an alignment such as xMidYMid"
    case .paint: "a colour, none, currentColor or url(#id)"
    case .localReference: "none or url(#id)"
    case .oneOf(let words): list(words, "or")
    }
  }

  private static func describe(_ expected: PathDataError.Expectation) -> String {
    switch expected {
    case .move: "'M', with which every path begins"
    case .command: "a command letter"
    case .number: "a number"
    case .flag: "0 or 1"
    case .smallerNumber: "a number of at most a thousand million"
    }
  }

  private static func describe(_ fault: IconError.StyleSheetFault) -> String {
    switch fault {
    case .atRule(let name): "'\(shortened(name))' is not taken"
    case .selector(let text): "'\(shortened(text))' is more than a type, classes and an id"
    case .notClosed: "a brace is missing"
    case .tooManyRules(let maximum): "it has more than \(maximum) rules"
    case .declaration(let text): "'\(shortened(text))' is no plain 'property: value'"
    }
  }

  private static func describe(_ fault: IconError.PNGFault) -> String {
    switch fault {
    case .truncated: "it ends too early"
    case .noHeader: "it has no header"
    case .checkSum(let chunk): "the check sum of '\(chunk)' is wrong"
    case .size(let width, let height, let maximum):
      "\(width) by \(height) pixels; it has 1 to \(maximum) on each side"
    case .header: "its header names a form that PNG does not have"
    case .unknownChunk(let chunk): "the part '\(chunk)' is not known"
    case .misplacedChunk(let chunk): "the part '\(chunk)' cannot stand where it does"
    case .missingChunk(let chunk): "the part '\(chunk)' is missing"
    }
  }

  private static func describe(_ fault: IconError.DataURIFault) -> String {
    switch fault {
    case .notDataURI: "an address of an icon begins with 'data:' and a type, and has a comma behind them"
    case .mediaType(let type): "the type '\(shortened(type))' is not taken; there is image/svg+xml and image/png"
    case .parameter(let text): "'\(shortened(text))' is not taken in the address; there is base64 and utf8"
    case .base64(let offset): "byte \(offset) of the address does not fit Base64"
    case .percentEncoding(let offset): "byte \(offset) of the address has no two hexadecimal digits behind '%'"
    case .otherContents(let type): "what the address holds is no \(type)"
    }
  }
}
