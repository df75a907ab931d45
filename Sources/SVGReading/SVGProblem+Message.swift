import Messages
import PathGeometry
import SVGTree

extension SVGProblem: CustomStringConvertible {
  /// The problem in one line, without a full stop.
  public var description: String {
    switch self {
    case .notSVG(let root): "an SVG begins with 'svg', not with '\(Message.shortened(root))'"
    case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
    case .tooManyElements(let maximum): "more than \(maximum) elements are drawn"
    case .tooManyVerbs(let maximum): "the outlines have more than \(maximum) lines and curves"
    case .refusedElement(let name, let reason): "'\(Message.shortened(name))' is not supported: \(reason.phrase)"
    case .unknownElement(let name, let suggestion):
      Message.unknown("element", name, suggestion: suggestion, known: [])
    case .eventHandler(let attribute, _): "'\(Message.shortened(attribute))' runs a script, which is not allowed"
    case .externalReference(let value, let attribute):
      "'\(Message.shortened(value))' leads out of the file; '\(Message.shortened(attribute))' may only refer to an id such as '#a'"
    case .danglingReference(let id, _): "there is no element with the id '\(Message.shortened(id))'"
    case .wrongReference(let id, let attribute, let element):
      "'\(Message.shortened(attribute))' cannot refer to '\(Message.shortened(id))', which is '\(Message.shortened(element))'"
    case .circularReference(let id): "'\(Message.shortened(id))' is drawn with itself"
    case .value(let value, let attribute, let expected):
      "'\(Message.shortened(value))' is no value for '\(Message.shortened(attribute))'; expected \(expected.phrase)"
    case .refusedProperty(let name, let value):
      "'\(Message.shortened(name))' with the value '\(Message.shortened(value))' cannot be kept"
        + (name.hasPrefix("stroke-dash") ? "; turn the dashes into outlines first" : "")
    case .color(let text, _, let suggestion): ColorError(text: text, suggestion: suggestion).description
    case .pathData(let expected): "the path data break off here; expected \(expected)"
    case .styleSheet(let fault): "this style sheet is not read: \(fault.phrase)"
    case .coordinatesTooLarge: "this is too far away to be drawn"
    case .noSize: "the picture has no size; give it a viewBox, or a width and a height"
    case .sizeOutOfRange(let value, let allowed):
      Message.outOfRange("side \(Message.number(value))", allowed)
    }
  }
}

extension SVGProblem.RefusedElement {
  fileprivate var phrase: String {
    switch self {
    case .script: "it runs a script"
    case .foreignContent: "it contains something other than SVG"
    case .animation: "it moves"
    case .picture: "it shows another picture"
    case .text: "it is text; turn it into outlines first"
    case .link: "it is a link"
    case .effect: "such effects are not drawn"
    case .choice: "what it shows depends on the reader"
    }
  }
}

extension SVGProblem.Expectation {
  fileprivate var phrase: String {
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

extension SVGProblem.StyleSheetFault {
  fileprivate var phrase: String {
    switch self {
    case .atRule(let name): "'\(Message.shortened(name))' is not supported"
    case .selector(let text): "'\(Message.shortened(text))' is more than a type, classes and an id"
    case .notClosed: "a brace is missing"
    case .tooManyRules(let maximum): "it has more than \(maximum) rules"
    case .appliedTooOften: "its rules apply to too many elements"
    case .declaration(let text): "'\(Message.shortened(text))' is no plain 'property: value'"
    }
  }
}
