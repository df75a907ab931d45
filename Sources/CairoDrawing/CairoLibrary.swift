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
  let imageSurface: @convention(c) (Int32, Int32, Int32) -> Handle? = unsafe symbol("image_surface_create")
  let imageSurfaceFromPNG: @convention(c) (Read, UnsafeMutableRawPointer?) -> Handle? =
    unsafe symbol("image_surface_create_from_png_stream")
  let imageData: @convention(c) (Handle) -> UnsafeMutablePointer<UInt8>? = unsafe symbol("image_surface_get_data")
  let imageStride: ToNumber = unsafe symbol("image_surface_get_stride")
  let imageWidth: ToNumber = unsafe symbol("image_surface_get_width")
  let imageHeight: ToNumber = unsafe symbol("image_surface_get_height")
  let writePNG: @convention(c) (Handle, Write, UnsafeMutableRawPointer?) -> Int32 =
    unsafe symbol("surface_write_to_png_stream")
  let pdfSurface: @convention(c) (Write, UnsafeMutableRawPointer?, Double, Double) -> Handle? =
    unsafe symbol("pdf_surface_create_for_stream")
  let setPDFMetadata: @convention(c) (Handle, Int32, UnsafePointer<CChar>) -> Void =
    unsafe symbol("pdf_surface_set_metadata")
  let flush: OnHandle = unsafe symbol("surface_flush")
  let markDirty: OnHandle = unsafe symbol("surface_mark_dirty")
  let finish: OnHandle = unsafe symbol("surface_finish")
  let surfaceStatus: ToNumber = unsafe symbol("surface_status")
  let destroySurface: OnHandle = unsafe symbol("surface_destroy")

  // Contexts.
  let context: @convention(c) (Handle) -> Handle? = unsafe symbol("create")
  let contextStatus: ToNumber = unsafe symbol("status")
  let destroyContext: OnHandle = unsafe symbol("destroy")
  let save: OnHandle = unsafe symbol("save")
  let restore: OnHandle = unsafe symbol("restore")
  let transform: @convention(c) (Handle, Numbers) -> Void = unsafe symbol("transform")
  let getMatrix: @convention(c) (Handle, UnsafeMutablePointer<Double>) -> Void = unsafe symbol("get_matrix")
  let setMatrix: @convention(c) (Handle, Numbers) -> Void = unsafe symbol("set_matrix")
  let setTolerance: Of1 = unsafe symbol("set_tolerance")
  let setAntialias: OfChoice = unsafe symbol("set_antialias")
  let newPath: OnHandle = unsafe symbol("new_path")
  let move: Of2 = unsafe symbol("move_to")
  let line: Of2 = unsafe symbol("line_to")
  let curve: @convention(c) (Handle, Double, Double, Double, Double, Double, Double) -> Void = unsafe symbol("curve_to")
  let closePath: OnHandle = unsafe symbol("close_path")
  let setFillRule: OfChoice = unsafe symbol("set_fill_rule")
  let fill: OnHandle = unsafe symbol("fill")
  let clip: OnHandle = unsafe symbol("clip")
  let stroke: OnHandle = unsafe symbol("stroke")
  let setLineWidth: Of1 = unsafe symbol("set_line_width")
  let setLineCap: OfChoice = unsafe symbol("set_line_cap")
  let setLineJoin: OfChoice = unsafe symbol("set_line_join")
  let setMiterLimit: Of1 = unsafe symbol("set_miter_limit")
  let setDashes: @convention(c) (Handle, Numbers, Int32, Double) -> Void = unsafe symbol("set_dash")
  let setColor: Of4 = unsafe symbol("set_source_rgba")
  let setPattern: @convention(c) (Handle, Handle) -> Void = unsafe symbol("set_source")
  let setSurface: @convention(c) (Handle, Handle, Double, Double) -> Void = unsafe symbol("set_source_surface")
  let source: @convention(c) (Handle) -> Handle? = unsafe symbol("get_source")
  let setExtend: OfChoice = unsafe symbol("pattern_set_extend")
  let paint: OnHandle = unsafe symbol("paint")
  let paintWithAlpha: Of1 = unsafe symbol("paint_with_alpha")
  let mask: @convention(c) (Handle, Handle, Double, Double) -> Void = unsafe symbol("mask_surface")
  let pushGroup: OnHandle = unsafe symbol("push_group")
  let popGroup: OnHandle = unsafe symbol("pop_group_to_source")

  // Patterns.
  let linearPattern: @convention(c) (Double, Double, Double, Double) -> Handle? = unsafe symbol("pattern_create_linear")
  let radialPattern: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle? =
    unsafe symbol("pattern_create_radial")
  let addStop: @convention(c) (Handle, Double, Double, Double, Double, Double) -> Void =
    unsafe symbol("pattern_add_color_stop_rgba")
  let destroyPattern: OnHandle = unsafe symbol("pattern_destroy")

  /// The library; nil if the system does not have it, or one without all functions.
  static let shared: CairoLibrary? = {
    let functions = CairoLibrary()
    return unsafe isComplete ? functions : nil
  }()

  private init() {}
}

nonisolated(unsafe) private let library = unsafe Platform.library(named: libraryNames)

/// Whether the library has all functions that were looked up. It changes only while `shared` is made, by one thread.
nonisolated(unsafe) private var isComplete = true

/// A function of the library. What is in place of a missing one is never called.
private func symbol<Function>(_ name: String) -> Function {
  if let library = unsafe library, let address = unsafe Platform.function("cairo_" + name, in: library) {
    return unsafe unsafeBitCast(address, to: Function.self)
  }
  unsafe isComplete = false
  return unsafe unsafeBitCast(UInt(1), to: Function.self)
}

#if CARTOUCHE_STATIC
  // A static program would load a second C library with it.
  private let libraryNames: [String] = []
#elseif canImport(Darwin)
  // A name without a folder would also be searched in the current one.
  private let libraryNames = ["/opt/homebrew/lib/libcairo.2.dylib", "/usr/local/lib/libcairo.2.dylib"]
#else
  private let libraryNames = ["libcairo.so.2"]
#endif
