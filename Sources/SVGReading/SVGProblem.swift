import Messages
package import PathGeometry
import SVGTree

/// The reason why the drawing of an SVG cannot be read. Names are without their prefix.
package struct SVGProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem.
  package let code: String
  /// The problem in one line, without a full stop.
  package let description: String

  private init(_ description: String, maker: String = #function) {
    code = Message.code(maker: maker)
    self.description = description
  }

  /// Whether the drawing takes too much work.
  package var isLimit: Bool {
    ["tooDeep", "tooManyElements", "tooManyVerbs", "tooManyRules", "appliedTooOften"].contains(code)
  }

  package static func notSVG(root: String, namespace: String) -> Self {
    root == "svg"
      ? Self("the namespace of an SVG is 'http://www.w3.org/2000/svg', not '\(Message.shortened(namespace))'")
      : Self("an SVG begins with 'svg', not with '\(Message.shortened(root))'")
  }
  package static func tooDeep(maximum: Int) -> Self { Self("nested deeper than \(maximum) levels") }
  package static func tooManyElements(maximum: Int) -> Self { Self("more than \(maximum) elements are drawn") }
  package static func tooManyVerbs(maximum: Int) -> Self {
    Self("the outlines have more than \(maximum) lines and curves")
  }

  /// A known element that is not allowed.
  package static func refusedElement(_ name: String, _ reason: RefusedElement) -> Self {
    Self("'\(Message.shortened(name))' is not supported: \(reason.rawValue)")
  }

  package static func unknownElement(_ name: String, suggestion: String?) -> Self {
    Self(Message.unknown("element", name, suggestion: suggestion, known: []))
  }

  package static func eventHandler(attribute: String) -> Self {
    Self("'\(Message.shortened(attribute))' runs a script, which is not allowed")
  }

  package static func externalReference(_ value: String, attribute: String) -> Self {
    Self(
      "'\(Message.shortened(value))' leads out of the file; '\(Message.shortened(attribute))' may only refer to an id such "
        + "as '#a'")
  }

  package static func danglingReference(id: String) -> Self {
    Self("there is no element with the id '\(Message.shortened(id))'")
  }

  package static func wrongReference(id: String, attribute: String, element: String) -> Self {
    Self(
      "'\(Message.shortened(attribute))' cannot refer to '\(Message.shortened(id))', which is "
        + "'\(Message.shortened(element))'")
  }

  package static func circularReference(id: String) -> Self { Self("'\(Message.shortened(id))' is drawn with itself") }

  package static func value(_ value: String, attribute: String, expected: Expectation) -> Self {
    Self(
      "'\(Message.shortened(value))' is no value for '\(Message.shortened(attribute))'; expected \(expected.phrase)")
  }

  /// A property that changes the picture in an unsupported way.
  package static func refusedProperty(_ name: String, value: String) -> Self {
    Self(
      "'\(Message.shortened(name))' with the value '\(Message.shortened(value))' cannot be kept"
        + (name.hasPrefix("stroke-dash") ? "; turn the dashes into outlines first" : ""))
  }

  package static func color(_ text: String, suggestion: String?) -> Self {
    Self(ColorError(text: text, suggestion: suggestion).description)
  }

  package static func pathData(_ expected: PathDataError.Expectation) -> Self {
    Self("the path data break off here; expected \(expected)")
  }

  private static func styleSheet(_ reason: String, maker: String = #function) -> Self {
    Self("this style sheet is not read: \(reason)", maker: maker)
  }

  /// A rule of a style sheet such as `@import` or `@media`.
  package static func atRule(_ name: String) -> Self { styleSheet("'\(Message.shortened(name))' is not supported") }

  package static func selector(_ text: String) -> Self {
    styleSheet("'\(Message.shortened(text))' is more than a type, classes and an id")
  }

  package static var notClosed: Self { styleSheet("a brace is missing") }
  package static func tooManyRules(maximum: Int) -> Self { styleSheet("it has more than \(maximum) rules") }
  package static var appliedTooOften: Self { styleSheet("its rules apply to too many elements") }

  package static func declaration(_ text: String) -> Self {
    styleSheet("'\(Message.shortened(text))' is no plain 'property: value'")
  }

  /// Lengths or transforms that exceed the largest coordinates.
  package static var coordinatesTooLarge: Self { Self("this is too far away to be drawn") }

  /// The root has neither a view box nor a width and a height.
  package static var noSize: Self { Self("the picture has no size; give it a viewBox, or a width and a height") }

  package static func sizeOutOfRange(_ value: Double, allowed: ClosedRange<Double>) -> Self {
    Self(Message.outOfRange("side \(Message.number(value))", allowed))
  }
}

extension SVGProblem {
  /// The reason why an element is not allowed.
  package enum RefusedElement: String, Sendable {
    case script = "it runs a script"
    case foreignContent = "it contains something other than SVG"
    case animation = "it moves"
    case picture = "it shows another picture"
    case text = "it is text; turn it into outlines first"
    case link = "it is a link"
    /// A filter, a mask, a pattern or a marker.
    case effect = "such effects are not drawn"
    /// Its content depends on the reader's language or software.
    case choice = "what it shows depends on the reader"
  }

  /// The expected form of a value.
  package struct Expectation {
    fileprivate let phrase: String

    package static let number = Self(phrase: "a number")
    package static let positiveNumber = Self(phrase: "a number that is not negative")
    package static let length = Self(phrase: "a length such as 4, 4px or 3mm")
    package static let points = Self(phrase: "pairs of numbers")
    package static let transform = Self(phrase: "functions such as translate(4 2)")
    package static let viewBox = Self(phrase: "four numbers, the last two positive")
    package static let aspectRatio = Self(phrase: "none, or an alignment such as xMidYMid")
    package static let localReference = Self(phrase: "none or url(#id)")
    package static func oneOf(_ words: [String]) -> Self { Self(phrase: Message.list(words, "or")) }
  }
}

/// A problem at a byte of the source, before the byte is converted to a line and a column. It is passed on as one pointer.
package final class SVGFault: Error {
  package let problem: SVGProblem
  package let offset: Int

  package init(_ problem: SVGProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
