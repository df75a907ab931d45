/// The functions of libcairo 2 that are used here.
///
/// The library is loaded when the first picture is drawn. So a program that draws only SVG starts without it, and works
/// on systems that do not have it. The types of the functions are those of `cairo.h` and `cairo-pdf.h`, version 1.16.
@safe struct CairoLibrary: @unchecked Sendable {
  typealias Handle = OpaquePointer
  typealias Numbers = UnsafePointer<Double>
  typealias Write = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32
  typealias Read = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32
  typealias OnHandle = @convention(c) (Handle) -> Void
  typealias Of1 = @convention(c) (Handle, Double) -> Void
  typealias Of2 = @convention(c) (Handle, Double, Double) -> Void
  typealias Of4 = @convention(c) (Handle, Double, Double, Double, Double) -> Void
  typealias OfChoice = @convention(c) (Handle, Int32) -> Void
  typealias ToNumber = @convention(c) (Handle) -> Int32

  /// Values of `cairo_antialias_t`.
  enum Antialias {
    static let none: Int32 = 1
    static let best: Int32 = 6
  }

  /// `CAIRO_EXTEND_PAD`.
  static let extendPad: Int32 = 3
  /// `CAIRO_STATUS_NO_MEMORY`.
  static let noMemory: Int32 = 1

  // Surfaces.
  let imageSurface: @convention(c) (Int32, Int32, Int32) -> Handle?
  let imageSurfaceFromPNG: @convention(c) (Read, UnsafeMutableRawPointer?) -> Handle?
  let imageData: @convention(c) (Handle) -> UnsafeMutablePointer<UInt8>?
  let imageStride: ToNumber
  let imageWidth: ToNumber
  let imageHeight: ToNumber
  let writePNG: @convention(c) (Handle, Write, UnsafeMutableRawPointer?) -> Int32
  let pdfSurface: @convention(c) (Write, UnsafeMutableRawPointer?, Double, Double) -> Handle?
  let setPDFMetadata: @convention(c) (Handle, Int32, UnsafePointer<CChar>) -> Void
  let flush: OnHandle
  let markDirty: OnHandle
  let finish: OnHandle
  let surfaceStatus: ToNumber
  let destroySurface: OnHandle

  // Contexts.
  let context: @convention(c) (Handle) -> Handle?
  let contextStatus: ToNumber
  let destroyContext: OnHandle
  let save: OnHandle
  let restore: OnHandle
  let transform: @convention(c) (Handle, Numbers) -> Void
  let getMatrix: @convention(c) (Handle, UnsafeMutablePointer<Double>) -> Void
  let setMatrix: @convention(c) (Handle, Numbers) -> Void
  let setTolerance: Of1
  let setAntialias: OfChoice
  let newPath: OnHandle
  let move: Of2
  let line: Of2
  let curve: @convention(c) (Handle, Double, Double, Double, Double, Double, Double) -> Void
  let closePath: OnHandle
  let setFillRule: OfChoice
  let fill: OnHandle
  let clip: OnHandle
  let stroke: OnHandle
  let setLineWidth: Of1
  let setLineCap: OfChoice
  let setLineJoin: OfChoice
  let setMiterLimit: Of1
  let setDashes: @convention(c) (Handle, Numbers, Int32, Double) -> Void
  let setColor: Of4
  let setPattern: @convention(c) (Handle, Handle) -> Void
  let setSurface: @convention(c) (Handle, Handle, Double, Double) -> Void
  let source: @convention(c) (Handle) -> Handle?
  let setExtend: OfChoice
  let paint: OnHandle
  let paintWithAlpha: Of1
  let mask: @convention(c) (Handle, Handle, Double, Double) -> Void
  let pushGroup: OnHandle
  let popGroup: OnHandle

  // Patterns.
  let linearPattern: @convention(c) (Double, Double, Double, Double) -> Handle?
  let radialPattern: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle?
  let addStop: @convention(c) (Handle, Double, Double, Double, Double, Double) -> Void
  let destroyPattern: OnHandle

  /// The library, or nil if the system does not have it.
  static let shared = CairoLibrary()

  #if CARTOUCHE_STATIC
    // A static program would load a second C library with it.
    private static let names: [String] = []
  #elseif canImport(Darwin)
    // A name without a folder would also be searched in the current one.
    private static let names = ["/opt/homebrew/lib/libcairo.2.dylib", "/usr/local/lib/libcairo.2.dylib"]
  #else
    private static let names = ["libcairo.so.2"]
  #endif

  private init?() {
    guard let library = unsafe Platform.library(named: Self.names) else {
      return nil
    }
    var isComplete = true
    func symbol<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
      if let address = unsafe Platform.function("cairo_" + name, in: library) {
        return unsafe unsafeBitCast(address, to: type)
      }
      isComplete = false
      return unsafe unsafeBitCast(library, to: type)
    }
    unsafe imageSurface = symbol("image_surface_create")
    unsafe imageSurfaceFromPNG = symbol("image_surface_create_from_png_stream")
    unsafe imageData = symbol("image_surface_get_data")
    unsafe imageStride = symbol("image_surface_get_stride")
    unsafe imageWidth = symbol("image_surface_get_width")
    unsafe imageHeight = symbol("image_surface_get_height")
    unsafe writePNG = symbol("surface_write_to_png_stream")
    unsafe pdfSurface = symbol("pdf_surface_create_for_stream")
    unsafe setPDFMetadata = symbol("pdf_surface_set_metadata")
    unsafe flush = symbol("surface_flush")
    unsafe markDirty = symbol("surface_mark_dirty")
    unsafe finish = symbol("surface_finish")
    unsafe surfaceStatus = symbol("surface_status")
    unsafe destroySurface = symbol("surface_destroy")
    unsafe context = symbol("create")
    unsafe contextStatus = symbol("status")
    unsafe destroyContext = symbol("destroy")
    unsafe save = symbol("save")
    unsafe restore = symbol("restore")
    unsafe transform = symbol("transform")
    unsafe getMatrix = symbol("get_matrix")
    unsafe setMatrix = symbol("set_matrix")
    unsafe setTolerance = symbol("set_tolerance")
    unsafe setAntialias = symbol("set_antialias")
    unsafe newPath = symbol("new_path")
    unsafe move = symbol("move_to")
    unsafe line = symbol("line_to")
    unsafe curve = symbol("curve_to")
    unsafe closePath = symbol("close_path")
    unsafe setFillRule = symbol("set_fill_rule")
    unsafe fill = symbol("fill")
    unsafe clip = symbol("clip")
    unsafe stroke = symbol("stroke")
    unsafe setLineWidth = symbol("set_line_width")
    unsafe setLineCap = symbol("set_line_cap")
    unsafe setLineJoin = symbol("set_line_join")
    unsafe setMiterLimit = symbol("set_miter_limit")
    unsafe setDashes = symbol("set_dash")
    unsafe setColor = symbol("set_source_rgba")
    unsafe setPattern = symbol("set_source")
    unsafe setSurface = symbol("set_source_surface")
    unsafe source = symbol("get_source")
    unsafe setExtend = symbol("pattern_set_extend")
    unsafe paint = symbol("paint")
    unsafe paintWithAlpha = symbol("paint_with_alpha")
    unsafe mask = symbol("mask_surface")
    unsafe pushGroup = symbol("push_group")
    unsafe popGroup = symbol("pop_group_to_source")
    unsafe linearPattern = symbol("pattern_create_linear")
    unsafe radialPattern = symbol("pattern_create_radial")
    unsafe addStop = symbol("pattern_add_color_stop_rgba")
    unsafe destroyPattern = symbol("pattern_destroy")
    if !isComplete { return nil }
  }
}
