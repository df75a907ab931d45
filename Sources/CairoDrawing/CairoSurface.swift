/// A surface to draw on: pixels in memory, or a page. Destroyed with the value.
@safe struct CairoSurface: ~Copyable {
  let handle: OpaquePointer
  private let cairo: CairoLibrary

  /// The most pixels on a side that cairo has.
  static let maximumSide = 32_767.0

  private init(_ handle: OpaquePointer?, _ cairo: CairoLibrary) throws(CairoError) {
    // Cairo returns a surface with an error, never none.
    guard let handle = unsafe handle else { throw .failed(status: Int(CairoLibrary.noMemory)) }
    let status = unsafe cairo.surfaceStatus(handle)
    if status != 0 {
      unsafe cairo.destroySurface(handle)
      throw .failed(status: Int(status))
    }
    unsafe self.handle = handle
    self.cairo = cairo
  }

  deinit { unsafe cairo.destroySurface(handle) }

  /// Transparent pixels, four bytes each: blue, green, red and opacity in the order of a little-endian number, the
  /// colours multiplied by the opacity (`CAIRO_FORMAT_ARGB32`).
  static func pixels(width: Int, height: Int, _ cairo: CairoLibrary) throws(CairoError) -> CairoSurface {
    try unsafe CairoSurface(cairo.imageSurface(0, Int32(width), Int32(height)), cairo)
  }

  /// The pixels of a PNG file.
  static func pixels(png bytes: [UInt8], _ cairo: CairoLibrary) throws(CairoError) -> CairoSurface {
    var stream = ByteStream(bytes: bytes)
    let handle = unsafe withUnsafeMutablePointer(to: &stream) { stream in
      unsafe cairo.imageSurfaceFromPNG(
        { stream, buffer, count in
          guard let stream = unsafe stream?.assumingMemoryBound(to: ByteStream.self), let buffer = unsafe buffer
          else { return ByteStream.readError }
          return unsafe stream.pointee.read(into: UnsafeMutableBufferPointer(start: buffer, count: Int(count)))
        }, stream)
    }
    do { return try unsafe CairoSurface(handle, cairo) } catch { throw .unreadableImage }
  }

  /// A PDF page, in points, whose bytes are appended to those at `stream`, which must outlive the surface.
  static func page(
    width: Double, height: Double, to stream: UnsafeMutablePointer<ByteStream>, _ cairo: CairoLibrary
  ) throws(CairoError) -> CairoSurface {
    try unsafe CairoSurface(cairo.pdfSurface(ByteStream.append, stream, width, height), cairo)
  }

  func check() throws(CairoError) {
    let status = unsafe cairo.surfaceStatus(handle)
    if status != 0 { throw .failed(status: Int(status)) }
  }

  var width: Int { Int(unsafe cairo.imageWidth(handle)) }
  var height: Int { Int(unsafe cairo.imageHeight(handle)) }

  /// Gives the pixels to `change`, with the bytes of a row.
  func withPixels(_ change: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
    unsafe cairo.flush(handle)
    let stride = Int(unsafe cairo.imageStride(handle))
    guard let start = unsafe cairo.imageData(handle) else { return }
    unsafe change(UnsafeMutableBufferPointer(start: start, count: stride * height), stride)
    unsafe cairo.markDirty(handle)
  }

  /// The pixels as a PNG file.
  func png() throws(CairoError) -> [UInt8] {
    var stream = ByteStream()
    let status = unsafe withUnsafeMutablePointer(to: &stream) { stream in
      unsafe cairo.writePNG(handle, ByteStream.append, stream)
    }
    if status != 0 { throw .failed(status: Int(status)) }
    return stream.bytes
  }

  /// Writes the title of a page. The dates are constant: the same picture has the same bytes.
  func describe(title: String?) {
    if let title { unsafe cairo.setPDFMetadata(handle, 0, title) }
    unsafe cairo.setPDFMetadata(handle, 5, "2000-01-01T00:00:00Z")
  }

  /// Writes what is left of a page.
  func finish() throws(CairoError) {
    unsafe cairo.finish(handle)
    try check()
  }
}

/// Bytes that cairo writes or reads.
struct ByteStream {
  var bytes: [UInt8] = []
  private var position = 0

  /// `CAIRO_STATUS_READ_ERROR`.
  static let readError: Int32 = 10

  init(bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int32 {
    let end = position + buffer.count
    guard end <= bytes.count else { return Self.readError }
    _ = unsafe buffer.update(fromContentsOf: bytes[position..<end])
    position = end
    return 0
  }

  static let append: CairoLibrary.Write = { stream, start, count in
    guard let stream = unsafe stream?.assumingMemoryBound(to: ByteStream.self), let start = unsafe start else {
      // `CAIRO_STATUS_WRITE_ERROR`.
      return 11
    }
    unsafe stream.pointee.bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: Int(count)))
    return 0
  }
}
