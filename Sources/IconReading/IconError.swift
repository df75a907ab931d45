public import PathGeometry
public import XMLChecking

/// The reason why a logo or an icon cannot be used, as facts. ``message(in:)`` is their text.
public struct IconError: Error, Hashable, Sendable {
  /// The line in the SVG, counted from 1; nil if the problem has no position.
  public var line: Int?
  /// The column in that line, counted from 1 in visible characters.
  public var column: Int?
  /// The problem.
  public var problem: Problem
  /// The line of the SVG and a caret below it; nil if the problem has no position. The snippet does not affect
  /// equality.
  public var snippet: String?

  /// A problem in an icon. Names are without their prefix.
  public indirect enum Problem: Hashable, Sendable {
    /// A problem in the contents of a data address, with the position there.
    case inAddress(line: Int, column: Int, Problem)
    /// The file is empty.
    case empty
    /// The file has more than `maximum` bytes.
    case tooLarge(bytes: Int, maximum: Int)
    /// The first bytes are neither those of an SVG nor those of a PNG.
    case unknownFormat
    /// The file is not well-formed XML, or has a document type with an internal subset.
    case document(XMLDiagnostic.Kind)
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
    /// A PNG that cannot be used.
    case png(PNGFault)
    /// The icon cannot take a colour, because it leaves none open: it is a PNG, or all its parts set their own colours.
    case ownColors(ofPixels: Bool)
    /// A data URI that cannot be used.
    case dataURI(DataURIFault)
  }

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
    /// A declaration without a colon.
    case declaration(String)
  }

  /// The reason why a PNG cannot be used.
  public enum PNGFault: Hashable, Sendable {
    /// It ends inside a chunk, or without an end chunk.
    case truncated
    /// Its first chunk is not a header of 13 bytes.
    case noHeader
    /// The checksum of a chunk is wrong.
    case checkSum(chunk: String)
    /// Its width or height exceeds `maximum` pixels, or is zero.
    case size(width: Int, height: Int, maximum: Int)
    /// Its header has a bit depth, a colour type or a method that PNG does not have.
    case header
    /// An unknown chunk that is marked as critical.
    case unknownChunk(String)
    /// A chunk at a wrong position, a duplicate chunk, or a chunk with a wrong length.
    case misplacedChunk(String)
    /// A required chunk is missing.
    case missingChunk(String)
  }

  /// The reason why a data URI cannot be used.
  public enum DataURIFault: Hashable, Sendable {
    /// It does not begin with `data:`, or has no comma.
    case notDataURI
    /// Its type is neither `image/svg+xml` nor `image/png`.
    case mediaType(String)
    /// An unsupported parameter, such as a character set other than UTF-8.
    case parameter(String)
    /// A character that is not in Base64, at an offset in the URI's bytes from 0, or an invalid end.
    case base64(offset: Int)
    /// A percent sign without two hexadecimal digits, or a control character.
    case percentEncoding(offset: Int)
    /// Its contents do not have the stated type.
    case otherContents(mediaType: String)
  }

  /// An error, with its position if known.
  public init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
    self.problem = problem
    self.line = line
    self.column = column
  }
}

/// A problem at a byte of the source, before the byte is converted to a line and a column.
struct IconFault: Error {
  var problem: IconError.Problem
  var offset: Int

  init(_ problem: IconError.Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
