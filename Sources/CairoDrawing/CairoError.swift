import Messages
package import SVGTree

/// The reason why a picture cannot be drawn as PNG or PDF.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `tooLarge`. It stays when the message changes.
  public let code: String
  /// The message in one line, without a full stop.
  public let description: String

  /// A problem of a kind, in words.
  private init(code: String, description: String) {
    self.code = code
    self.description = description
  }

  /// A problem whose kind has the name of the function or the property that makes it.
  private init(_ description: String, maker: String = #function) {
    self.init(code: Message.code(maker: maker), description: description)
  }

  /// The largest number of pixels on a side.
  public static let maximumSide = 16_384
  /// The most memory for the pixels of a picture, in bytes. A pixel has four. Each translucent, blurred or masked group
  /// takes as much again while it is drawn.
  public static let maximumBytes = 128 << 20
}

extension CairoError {
  package static func tooLarge(width: Double, height: Double) -> Self {
    Self(
      "a picture of \(Message.number(width)) by \(Message.number(height)) pixels is too large; the maximum is "
        + "\(maximumSide) on a side and \(maximumBytes >> 20) MiB; use a smaller scale")
  }

  /// The format cannot show a part of the picture.
  package static func lowering(_ error: LoweringError) -> Self {
    let place = error.layer.map { "in the layer '\(Message.shortened($0))'" }
    let description =
      switch error.construct {
      case nil: error.description
      case .costlyOutlines:
        "the outlines \(place ?? "of the picture") cross each other so often, or cover so many pixels, that drawing "
          + "them would take too long"
      case let construct?:
        "a PDF cannot show \(Message.article(construct.rawValue))\(place.map { " " + $0 } ?? ""); draw a PNG"
      }
    return Self(code: error.code, description: description)
  }

  package static var unreadableImage: Self { Self("the pixels of a PNG image in the picture cannot be read") }
  package static var jpegImage: Self { Self("PNG and PDF files cannot show a JPEG image; use a PNG image") }

  /// - Parameter status: The number of Cairo's type `cairo_status_t`.
  package static func failed(status: Int) -> Self { Self("cairo cannot draw this picture: status \(status)") }
  package static var libraryMissing: Self { Self(missingLibrary) }

  #if CARTOUCHE_STATIC
    private static let missingLibrary =
      "PNG and PDF need libcairo, which the static build of cartouche cannot load; use the build of 'make install'"
  #else
    private static let missingLibrary =
      "PNG and PDF need libcairo 1.16 or newer, which is missing; install 'libcairo2' (Debian, Ubuntu) or 'cairo' (Homebrew)"
  #endif
}
