public import PathGeometry

/// A picture made of pixels, in a frame: the `image` element, with the file inside it as a `data:` address.
///
/// It keeps its proportions in the middle of the frame, which is what `preserveAspectRatio` means unless told otherwise.
/// The design profile has no place for it.
public struct Image: Hashable, Sendable {
  /// The kinds of files that every renderer reads.
  public enum Format: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// The JPEG File Interchange Format.
    case jpeg = "image/jpeg"

    /// The kind of file that begins with these bytes; nil for any other.
    public init?(of bytes: some Sequence<UInt8>) {
      if bytes.starts(with: PNGHeader.signature) {
        self = .png
      } else if bytes.starts(with: JPEGHeader.signature) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  /// Why bytes are not taken for a picture.
  public enum Problem: Error, Hashable, Sendable {
    /// They do not begin as a file of this kind does.
    case notThis(Format)
    /// They begin as such a file, but end early or do not hold together.
    case damaged(Format)
    /// The file is longer than may be put inside a picture.
    case tooManyBytes(Int, maximum: Int)
    /// The picture has more pixels than a renderer should have to unpack.
    case tooManyPixels(width: Int, height: Int, maximum: Int)
  }

  /// The longest file that is taken, in bytes.
  public static let maximumBytes = 1 << 20

  /// The most pixels that a picture may have.
  public static let maximumPixels = 1 << 24

  /// What kind of file it is.
  public let format: Format
  /// The file: of a PNG up to its end mark, whatever stood behind that.
  public let bytes: [UInt8]
  /// How many pixels the picture is wide and high, as its file says.
  public let pixelSize: Size
  /// Where the picture is shown, in points: `x`, `y`, `width` and `height`.
  public private(set) var frame: Rect

  /// The picture in a PNG file.
  ///
  /// Linear in the number of the file's chunks. What is in them is not unpacked: a picture whose pixels are damaged is
  /// found by the renderer alone. A frame that is not finite is a programmer's mistake.
  ///
  /// - Throws: ``Problem``.
  public init(png bytes: [UInt8], frame: Rect) throws(Problem) {
    try Self.check(bytes, is: .png)
    guard let header = PNGHeader(bytes) else { throw .damaged(.png) }
    try self.init(.png, Array(bytes[..<header.end]), width: header.width, height: header.height, frame: frame)
  }

  /// The picture in a JPEG file.
  ///
  /// Linear in the number of segments before the pixels, which are not unpacked. A frame that is not finite is a
  /// programmer's mistake.
  ///
  /// - Throws: ``Problem``.
  public init(jpeg bytes: [UInt8], frame: Rect) throws(Problem) {
    try Self.check(bytes, is: .jpeg)
    guard let header = JPEGHeader(bytes) else { throw .damaged(.jpeg) }
    try self.init(.jpeg, bytes, width: header.width, height: header.height, frame: frame)
  }

  private static func check(_ bytes: [UInt8], is format: Format) throws(Problem) {
    if bytes.count > maximumBytes { throw .tooManyBytes(bytes.count, maximum: maximumBytes) }
    if Format(of: bytes) != format { throw .notThis(format) }
  }

  private init(_ format: Format, _ bytes: [UInt8], width: Int, height: Int, frame: Rect) throws(Problem) {
    guard width <= Self.maximumPixels, height <= Self.maximumPixels / width else {
      throw .tooManyPixels(width: width, height: height, maximum: Self.maximumPixels)
    }
    self.format = format
    self.bytes = bytes
    pixelSize = Size(Double(width), Double(height))
    Self.check(frame)
    self.frame = frame
  }

  /// This picture in another frame. One that is not finite is a programmer's mistake.
  public func framed(in frame: Rect) -> Image {
    Self.check(frame)
    var copy = self
    copy.frame = frame
    return copy
  }

  /// This picture moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Image { framed(in: frame.offset(x: x, y: y)) }

  private static func check(_ frame: Rect) {
    let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY, frame.width, frame.height]
    precondition(numbers.allSatisfy { abs($0) <= 1e9 }, "the frame of an image is finite and at most 1e9")
  }
}
