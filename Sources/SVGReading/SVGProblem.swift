public import PathGeometry

/// The reason why the drawing of an SVG cannot be read. Names are without their prefix.
public enum SVGProblem: Hashable, Sendable {
  /// The root element is not `svg`.
  case notSVG(root: String)
  /// Elements, or references to them, are nested deeper than `maximum` levels.
  case tooDeep(maximum: Int)
  /// The file has more than `maximum` elements, or draws more when references are followed.
  case tooManyElements(maximum: Int)
  /// The outlines have more than `maximum` verbs when references are followed.
  case tooManyVerbs(maximum: Int)
  /// A known element that is not allowed.
  case refusedElement(String, RefusedElement)
  /// An element that SVG does not have, with the nearest known name.
  case unknownElement(String, suggestion: String?)
  /// An attribute that runs a script.
  case eventHandler(attribute: String, element: String)
  /// A reference to anything outside the file.
  case externalReference(String, attribute: String)
  /// A reference to an id that the file does not have.
  case danglingReference(id: String, attribute: String)
  /// A reference to an element that is not allowed there.
  case wrongReference(id: String, attribute: String, element: String)
  /// An element that refers to itself, directly or through others.
  case circularReference(id: String)
  /// A value that cannot be read.
  case value(String, attribute: String, expected: Expectation)
  /// A property that changes the picture in an unsupported way.
  case refusedProperty(String, value: String)
  /// A text that is not a colour, with the nearest colour name.
  case color(String, attribute: String, suggestion: String?)
  /// An error in path data.
  case pathData(PathDataError.Expectation)
  /// An unsupported rule of a style sheet.
  case styleSheet(StyleSheetFault)
  /// Lengths or transforms that exceed the largest coordinates.
  case coordinatesTooLarge
  /// The root has neither a view box nor a width and a height.
  case noSize
  /// The width or the height is out of range.
  case sizeOutOfRange(Double, allowed: ClosedRange<Double>)

  /// The reason why an element is not allowed.
  public enum RefusedElement: Hashable, Sendable {
    /// It runs a script.
    case script
    /// It contains content of another kind, such as HTML.
    case foreignContent
    /// It is an animation.
    case animation
    /// It embeds another picture.
    case picture
    /// It is text, which would need a font.
    case text
    /// It links to another document.
    case link
    /// It is a filter, a mask, a pattern or a marker.
    case effect
    /// Its content depends on the reader's language or software.
    case choice
  }

  /// The expected form of a value.
  public enum Expectation: Hashable, Sendable {
    /// A number.
    case number
    /// A number that is not negative.
    case positiveNumber
    /// A length in `px`, `pt`, `pc`, `mm`, `cm`, `in` or without a unit.
    case length
    /// Pairs of numbers.
    case points
    /// Functions such as `translate(4 2)`.
    case transform
    /// Four numbers, the last two positive.
    case viewBox
    /// An alignment such as `xMidYMid meet`.
    case aspectRatio
    /// A colour, `none`, `currentColor` or `url(#id)`.
    case paint
    /// `none` or `url(#id)`.
    case localReference
    /// One of these words.
    case oneOf([String])
  }

  /// An unsupported part of a style sheet.
  public enum StyleSheetFault: Hashable, Sendable {
    /// A rule such as `@import` or `@media`.
    case atRule(String)
    /// A selector with anything other than a type, classes and an id.
    case selector(String)
    /// A block or a comment that is not closed, or a brace without its counterpart.
    case notClosed
    /// More than `maximum` rules.
    case tooManyRules(maximum: Int)
    /// Many rules, or long ones, for many elements.
    case appliedTooOften
    /// A declaration without a colon.
    case declaration(String)
  }

  /// Whether the drawing takes too much work.
  package var isLimit: Bool {
    switch self {
    case .tooDeep, .tooManyElements, .tooManyVerbs, .styleSheet(.tooManyRules), .styleSheet(.appliedTooOften): true
    default: false
    }
  }
}

/// A problem at a byte of the source, before the byte is converted to a line and a column.
package struct SVGFault: Error {
  package var problem: SVGProblem
  package var offset: Int

  package init(_ problem: SVGProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
