public import SVGReading
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
    /// A problem of the SVG.
    case svg(SVGProblem)
    /// A PNG that cannot be used.
    case png(PNGFault)
    /// The icon cannot take a colour, because it leaves none open: it is a PNG, or all its parts set their own colours.
    case ownColors(ofPixels: Bool)
    /// The icon cannot be cut out, because it is a PNG.
    case noOutline
    /// A data URI that cannot be used.
    case dataURI(DataURIFault)
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
