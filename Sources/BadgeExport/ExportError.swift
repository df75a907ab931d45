import Messages
package import SVGTree

/// The reason why a picture cannot be exported.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `pathTooLong`. It stays when the message changes.
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

  /// The longest data of a path in a VectorDrawable, in bytes: aapt2 replaces longer texts by `STRING_TOO_LARGE`, and
  /// the app that draws it ends.
  public static let maximumPathBytes = 32_767
}

extension ExportError {
  /// The format cannot show a part of the picture.
  package static func lowering(_ error: LoweringError, _ format: ExportFormat) -> Self {
    guard let construct = error.construct, construct != .costlyOutlines else {
      return Self(code: error.code, description: error.description)
    }
    let part = Message.article(construct.rawValue) + place(error.layer)
    return Self(code: error.code, description: "\(format.article) cannot show \(part); export a PNG")
  }

  package static func pathTooLong(bytes: Int, layer: String?) -> Self {
    Self(
      "the path\(place(layer)) has \(bytes) bytes, and Android reads at most \(maximumPathBytes); "
        + "use a shorter text, or --precision 1")
  }

  package static func symbolGradient(layer: String?) -> Self {
    symbol("a gradient", layer, "use a look and colours without gradients")
  }

  package static func symbolTranslucent(layer: String?) -> Self {
    symbol("a translucent colour", layer, "use opaque colours, and --shadows none")
  }

  package static func symbolOtherColor(layer: String?) -> Self {
    let isText = layer?.contains("text") == true
    return symbol(
      "a second colour", layer,
      isText
        ? "cut the text out with --text-color knockout, or use one colour"
        : "give all parts one colour, or use a look without this part")
  }

  package static var emptySymbol: Self { Self("an SF Symbol cannot be empty, and the badge shows nothing") }

  private static func symbol(
    _ noun: String, _ layer: String?, _ remedy: String, maker: String = #function
  ) -> Self {
    Self("an SF Symbol has one opaque colour, but there is \(noun)\(place(layer)); \(remedy)", maker: maker)
  }

  private static func place(_ layer: String?) -> String {
    layer.map { " in the layer '\(Message.shortened($0))'" } ?? ""
  }
}
