internal import Messages
public import SVGTree

/// The reason why a picture cannot be drawn as PNG or PDF.
public enum CairoError: Error, Hashable, Sendable {
  /// The system does not have libcairo 2.
  case libraryMissing
  /// The picture would have more than ``maximumSide`` pixels on a side, or more than ``maximumBytes`` in memory.
  case tooLarge(width: Double, height: Double)
  /// The format cannot show a part of the picture.
  case lowering(LoweringError)
  /// Cairo reports the problem with this number, of its type `cairo_status_t`.
  case failed(status: Int)

  /// The largest number of pixels on a side.
  public static let maximumSide = 16_384
  /// The most memory for the pixels of a picture, in bytes. A pixel has four. Each translucent, blurred or masked group
  /// takes as much again while it is drawn.
  public static let maximumBytes = 128 << 20
}

extension CairoError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .libraryMissing: Self.missingLibrary
    case .tooLarge(let width, let height):
      "a picture of \(Message.number(width)) by \(Message.number(height)) pixels is too large; the maximum is "
        + "\(Self.maximumSide) on a side and \(Self.maximumBytes >> 20) MiB; use a smaller scale"
    case .lowering(.unsupported(.costlyOutlines, _, let layer)):
      "the outlines \(layer.map { "in the layer '\(Message.shortened($0))'" } ?? "of the picture") cross each other so "
        + "often, or cover so many pixels, that drawing them would take too long"
    case .lowering(.unsupported(let construct, _, let layer)):
      "a PDF cannot show \(Message.article(construct.rawValue))"
        + (layer.map { " in the layer '\(Message.shortened($0))'" } ?? "") + "; draw a PNG"
    case .lowering(let error): error.description
    case .failed(let status): "cairo cannot draw this picture: status \(status)"
    }
  }

  #if CARTOUCHE_STATIC
    private static let missingLibrary =
      "PNG and PDF need libcairo, which the static build of cartouche cannot load; use the build of 'make install'"
  #else
    private static let missingLibrary =
      "PNG and PDF need libcairo 1.16 or newer, which is missing; install 'libcairo2' (Debian, Ubuntu) or 'cairo' (Homebrew)"
  #endif
}
