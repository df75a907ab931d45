public import PathGeometry
public import XMLChecking

/// Why a logo or an icon is not taken: facts, which ``message(in:)`` puts into words.
public struct IconError: Error, Hashable, Sendable {
  /// The line in the SVG, counted from 1; nil where the fault has no place.
  public var line: Int?
  /// The column in that line, counted from 1 in characters as they are seen.
  public var column: Int?
  /// What is wrong.
  public var problem: Problem
  /// The line of the SVG and a caret below it; nil where the fault has no place. Two errors that differ in nothing else
  /// are equal.
  public var snippet: String?

  /// What is wrong with an icon. Names are written without their prefix.
  public indirect enum Problem: Hashable, Sendable {
    /// What is wrong in the contents of a data address, and where there.
    case inAddress(line: Int, column: Int, Problem)
    /// There is nothing in it.
    case empty
    /// It has more than `maximum` bytes.
    case tooLarge(bytes: Int, maximum: Int)
    /// Its first bytes are neither those of an SVG nor those of a PNG.
    case unknownFormat
    /// It is no well-formed XML, or has a document type with declarations of its own.
    case document(XMLDiagnostic.Kind)
    /// Its root element is not `svg`.
    case notSVG(root: String)
    /// Elements, or references to them, are nested deeper than `maximum` levels.
    case tooDeep(maximum: Int)
    /// It has more than `maximum` elements, or draws more with every reference followed.
    case tooManyElements(maximum: Int)
    /// With every reference followed its outlines have more than `maximum` verbs.
    case tooManyVerbs(maximum: Int)
    /// An element that is known and not taken.
    case refusedElement(String, RefusedElement)
    /// An element that SVG does not have, and the one that was probably meant.
    case unknownElement(String, suggestion: String?)
    /// An attribute that runs a script.
    case eventHandler(attribute: String, element: String)
    /// A reference to anything outside the file.
    case externalReference(String, attribute: String)
    /// A reference to an id that the file does not have.
    case danglingReference(id: String, attribute: String)
    /// A reference to an element that cannot stand there.
    case wrongReference(id: String, attribute: String, element: String)
    /// An element that is drawn with itself, at once or by way of others.
    case circularReference(id: String)
    /// A value that cannot be read.
    case value(String, attribute: String, expected: Expectation)
    /// A property that changes the picture in a way that cannot be kept.
    case refusedProperty(String, value: String)
    /// A text that is no colour, and the name that was probably meant.
    case color(String, attribute: String, suggestion: String?)
    /// Path data that break off.
    case pathData(PathDataError.Expectation)
    /// A rule of a style sheet that is not read.
    case styleSheet(StyleSheetFault)
    /// Lengths and transforms that lead beyond what can be drawn.
    case coordinatesTooLarge
    /// It has neither a view box nor a width and a height.
    case noSize
    /// Its width or its height is not drawn.
    case sizeOutOfRange(Double, allowed: ClosedRange<Double>)
    /// It is a PNG that is not taken.
    case png(PNGFault)
    /// It is to be drawn in a colour, and leaves none open: a picture of pixels, or one whose parts all set their own.
    case ownColors(ofPixels: Bool)
    /// It is no data URI that is taken.
    case dataURI(DataURIFault)
  }

  /// Why an element is not taken.
  public enum RefusedElement: Hashable, Sendable {
    /// It runs a script.
    case script
    /// It holds content of another kind, such as HTML.
    case foreignContent
    /// It moves or changes.
    case animation
    /// It shows another picture.
    case picture
    /// It is text, for which a font would be needed.
    case text
    /// It leads to another document.
    case link
    /// It is a filter, a mask, a pattern or a marker.
    case effect
    /// It chooses by the reader's language or abilities.
    case choice
  }

  /// What a value should have been.
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
    /// One of some words.
    case oneOf([String])
  }

  /// What a style sheet holds that is not read.
  public enum StyleSheetFault: Hashable, Sendable {
    /// A rule such as `@import` or `@media`.
    case atRule(String)
    /// A selector that is not made of a type, classes and an id.
    case selector(String)
    /// A block or a comment that never ends, or a brace that stands alone.
    case notClosed
    /// More than `maximum` rules.
    case tooManyRules(maximum: Int)
    /// A declaration without a colon.
    case declaration(String)
  }

  /// Why a PNG is not taken.
  public enum PNGFault: Hashable, Sendable {
    /// It ends in the midst of a chunk, or before its end is marked.
    case truncated
    /// Its first chunk is not a header of 13 bytes.
    case noHeader
    /// The check sum of a chunk is wrong.
    case checkSum(chunk: String)
    /// It is wider or higher than `maximum` pixels, or has no pixels.
    case size(width: Int, height: Int, maximum: Int)
    /// Its header names a bit depth, a colour type or a method that PNG does not have.
    case header
    /// A chunk that must be understood and is not known.
    case unknownChunk(String)
    /// A chunk that stands where it may not, twice, or with a wrong length.
    case misplacedChunk(String)
    /// A chunk that must be there and is not.
    case missingChunk(String)
  }

  /// Why a data URI is not taken.
  public enum DataURIFault: Hashable, Sendable {
    /// It does not begin with `data:`, or has no comma.
    case notDataURI
    /// Its type is neither `image/svg+xml` nor `image/png`.
    case mediaType(String)
    /// A parameter that is not taken, such as a character set other than UTF-8.
    case parameter(String)
    /// A character that Base64 does not have, counted from 0 in the URI's bytes, or an end that does not fit.
    case base64(offset: Int)
    /// A percent sign without two hexadecimal digits, or a control character.
    case percentEncoding(offset: Int)
    /// Its contents are of another type than it says.
    case otherContents(mediaType: String)
  }

  /// A refusal, with its place where it has one.
  public init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
    self.problem = problem
    self.line = line
    self.column = column
  }
}

/// A problem at a byte of the source, until the byte is made a line and a column.
struct IconFault: Error {
  var problem: IconError.Problem
  var offset: Int

  init(_ problem: IconError.Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
