public import PathGeometry

/// A raster image in a frame: the `image` element, with the file inside it as a `data:` address.
///
/// It keeps its proportions and is centred in the frame: the default of `preserveAspectRatio`. The design profile does
/// not support images.
public struct Image: Hashable, Sendable {
  /// The file formats that every renderer reads.
  public enum Format: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// The JPEG File Interchange Format.
    case jpeg = "image/jpeg"

    /// The format of a file that begins with these bytes; nil for any other.
    public init?(of bytes: some Sequence<UInt8>) {
      if bytes.starts(with: PNGChunks.signature) {
        self = .png
      } else if bytes.starts(with: JPEGHeader.signature) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  /// The reason why bytes are not accepted as an image.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind of problem, such as `damaged`. It stays when the message changes.
    public let code: String
    /// The message in one line, without a full stop.
    public let description: String

    /// The bytes do not begin like a file of this format.
    package static func notThis(_ format: Format) -> Self {
      Self(code: "notThis", description: "this is no file of the type \(format.rawValue)")
    }

    /// The bytes begin like a file of this format, but are incomplete or inconsistent.
    package static func damaged(_ format: Format) -> Self {
      Self(code: "damaged", description: "this file of the type \(format.rawValue) is damaged")
    }

    package static func tooManyBytes(_ count: Int) -> Self {
      Self(code: "tooManyBytes", description: "\(count) bytes are too many; the maximum is \(maximumBytes)")
    }

    package static func tooManyPixels(width: Int, height: Int) -> Self {
      Self(
        code: "tooManyPixels",
        description: "\(width) by \(height) pixels are too many; the maximum is \(maximumPixels)")
    }
  }

  /// The maximum size of a file, in bytes.
  public static let maximumBytes = 1 << 20

  /// The maximum number of pixels.
  public static let maximumPixels = 1 << 24

  /// The file format.
  public let format: Format
  /// The file. A PNG file ends with its end chunk; bytes after it are dropped.
  public let bytes: [UInt8]
  /// The width and height in pixels, as the file states.
  public let pixelSize: Size
  /// The position and size of the image, in points: `x`, `y`, `width` and `height`.
  public private(set) var frame: Rect

  /// The image in a PNG file.
  ///
  /// Linear in the number of the file's chunks. Their contents are not unpacked, so damaged pixels are found only by
  /// the renderer.
  ///
  /// - Throws: ``Problem``.
  /// - Precondition: The frame is finite.
  public init(png bytes: [UInt8], frame: Rect) throws(Problem) {
    try Self.check(bytes, is: .png)
    guard let header = PNGHeader(bytes) else { throw .damaged(.png) }
    try self.init(.png, Array(bytes[..<header.end]), width: header.width, height: header.height, frame: frame)
  }

  /// The image in a JPEG file.
  ///
  /// Linear in the number of segments before the pixels, which are not unpacked.
  ///
  /// - Throws: ``Problem``.
  /// - Precondition: The frame is finite.
  public init(jpeg bytes: [UInt8], frame: Rect) throws(Problem) {
    try Self.check(bytes, is: .jpeg)
    guard let header = JPEGHeader(bytes) else { throw .damaged(.jpeg) }
    try self.init(.jpeg, bytes, width: header.width, height: header.height, frame: frame)
  }

  private static func check(_ bytes: [UInt8], is format: Format) throws(Problem) {
    if bytes.count > maximumBytes { throw .tooManyBytes(bytes.count) }
    if Format(of: bytes) != format { throw .notThis(format) }
  }

  private init(_ format: Format, _ bytes: [UInt8], width: Int, height: Int, frame: Rect) throws(Problem) {
    guard width <= Self.maximumPixels, height <= Self.maximumPixels / width else {
      throw .tooManyPixels(width: width, height: height)
    }
    self.format = format
    self.bytes = bytes
    pixelSize = Size(Double(width), Double(height))
    Self.check(frame)
    self.frame = frame
  }

  /// This image in another frame.
  ///
  /// - Precondition: The frame is finite.
  public func framed(in frame: Rect) -> Image {
    Self.check(frame)
    var copy = self
    copy.frame = frame
    return copy
  }

  /// This image moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Image { framed(in: frame.offset(x: x, y: y)) }

  private static func check(_ frame: Rect) {
    let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY, frame.width, frame.height]
    precondition(numbers.allSatisfy { abs($0) <= 1e9 }, "the frame of an image is finite and at most 1e9")
  }
}
