import Messages
import PathGeometry
import SVGTree
import XMLChecking

extension IconError.Problem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .inAddress(let line, let column, let problem): "in the contents of the address, \(line):\(column): \(problem)"
    case .empty: "there is nothing in this icon"
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many for an icon; the most is \(maximum)"
    case .unknownFormat: "this is neither an SVG nor a PNG"
    case .document(let kind): XMLDiagnostic(line: 1, column: 1, kind: kind).message
    case .notSVG(let root): "an icon begins with 'svg', not with '\(Message.shortened(root))'"
    case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
    case .tooManyElements(let maximum): "the icon draws more than \(maximum) elements"
    case .tooManyVerbs(let maximum): "the icon's outlines have more than \(maximum) lines and curves"
    case .refusedElement(let name, let reason): "'\(Message.shortened(name))' is not taken in an icon: \(reason.words)"
    case .unknownElement(let name, let suggestion):
      Message.unknown("element", name, suggestion: suggestion, known: [])
    case .eventHandler(let attribute, _): "'\(Message.shortened(attribute))' runs a script, which no icon may"
    case .externalReference(let value, let attribute):
      "'\(Message.shortened(value))' leads out of the file; '\(Message.shortened(attribute))' may only refer to an id such as '#a'"
    case .danglingReference(let id, _): "there is no element with the id '\(Message.shortened(id))'"
    case .wrongReference(let id, let attribute, let element):
      "'\(Message.shortened(attribute))' cannot refer to '\(Message.shortened(id))', which is '\(Message.shortened(element))'"
    case .circularReference(let id): "'\(Message.shortened(id))' is drawn with itself"
    case .value(let value, let attribute, let expected):
      "'\(Message.shortened(value))' is no value for '\(Message.shortened(attribute))'; expected \(expected.words)"
    case .refusedProperty(let name, let value):
      "'\(Message.shortened(name))' with the value '\(Message.shortened(value))' cannot be kept"
        + (name.hasPrefix("stroke-dash") ? "; turn the dashes into outlines first" : "")
    case .color(let text, _, let suggestion): ColorError(text: text, suggestion: suggestion).description
    case .pathData(let expected): "the path data break off here; expected \(expected)"
    case .styleSheet(let fault): "this style sheet is not read: \(fault.words)"
    case .coordinatesTooLarge: "this is too far away to be drawn"
    case .noSize: "the icon has no size; give it a viewBox, or a width and a height"
    case .sizeOutOfRange(let value, let allowed):
      Message.outOfRange("side \(Message.number(value))", allowed)
    case .png(let fault): "this PNG is not taken: \(fault.words)"
    case .ownColors(ofPixels: true): "a PNG has colours of its own; no other can be set"
    case .ownColors(ofPixels: false): "every part of this icon has a colour of its own; no other can be set"
    case .dataURI(let fault): fault.words
    }
  }
}

extension IconError {
  /// Whether both are the same problem at the same position.
  public static func == (first: IconError, second: IconError) -> Bool {
    first.line == second.line && first.column == second.column && first.problem == second.problem
  }

  /// Hashes the position and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(problem)
  }

  /// This error with the line of its source.
  func showing(_ bytes: [UInt8]) -> IconError {
    guard let line, let column else { return self }
    var copy = self
    copy.snippet = SourceLines(bytes).snippet(line: line, column: column, .characters)
    return copy
  }
}

extension IconError: CustomStringConvertible {
  /// The error with its line and column and, if known, the line and a caret below it.
  public var description: String { message() }

  /// The error with the name of the icon's file before it and, if known, the line and a caret below it.
  public func message(in file: String? = nil) -> String {
    guard let line, let column else {
      return (file.map { "\(TerminalText.plain($0)): " } ?? "") + "error: \(problem)"
    }
    return Message.located(problem.description, in: file, line: line, column: column, snippet: snippet)
  }
}

extension IconError.RefusedElement {
  fileprivate var words: String {
    switch self {
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
}

extension IconError.Expectation {
  fileprivate var words: String {
    switch self {
    case .number: "a number"
    case .positiveNumber: "a number that is not negative"
    case .length: "a length such as 4, 4px or 3mm"
    case .points: "pairs of numbers"
    case .transform: "functions such as translate(4 2)"
    case .viewBox: "four numbers, the last two positive"
    case .aspectRatio: "none, or an alignment such as xMidYMid"
    case .paint: "a colour, none, currentColor or url(#id)"
    case .localReference: "none or url(#id)"
    case .oneOf(let words): Message.list(words, "or")
    }
  }
}

extension IconError.StyleSheetFault {
  fileprivate var words: String {
    switch self {
    case .atRule(let name): "'\(Message.shortened(name))' is not taken"
    case .selector(let text): "'\(Message.shortened(text))' is more than a type, classes and an id"
    case .notClosed: "a brace is missing"
    case .tooManyRules(let maximum): "it has more than \(maximum) rules"
    case .declaration(let text): "'\(Message.shortened(text))' is no plain 'property: value'"
    }
  }
}

extension IconError.PNGFault {
  fileprivate var words: String {
    switch self {
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
}

extension IconError.DataURIFault {
  fileprivate var words: String {
    switch self {
    case .notDataURI: "an address of an icon begins with 'data:' and a type, and has a comma behind them"
    case .mediaType(let type):
      "the type '\(Message.shortened(type))' is not taken; there is image/svg+xml and image/png"
    case .parameter(let text): "'\(Message.shortened(text))' is not taken in the address; there is base64 and utf8"
    case .base64(let offset): "byte \(offset) of the address does not fit Base64"
    case .percentEncoding(let offset): "byte \(offset) of the address has no two hexadecimal digits behind '%'"
    case .otherContents(let type): "what the address holds is no \(type)"
    }
  }
}
