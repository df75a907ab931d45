internal import Messages
public import SVGTree

/// The reason why a picture cannot be exported.
public enum ExportError: Error, Hashable, Sendable {
  /// The format cannot show a part of the picture.
  case lowering(LoweringError, ExportFormat)
  /// The data of a path are longer than Android reads.
  case pathTooLong(bytes: Int, layer: String?)
  /// A symbol has one colour, and a part has none or more.
  case symbolPart(SymbolProblem, layer: String?)
  /// A symbol must show something.
  case emptySymbol

  /// What a symbol cannot show.
  public enum SymbolProblem: Hashable, Sendable {
    /// A gradient.
    case gradient
    /// A translucent colour.
    case translucent
    /// A colour other than that of the first part.
    case otherColor
  }

  /// The longest data of a path in a VectorDrawable, in bytes: aapt2 replaces longer texts by `STRING_TOO_LARGE`, and
  /// the app that draws it ends.
  public static let maximumPathBytes = 32_767
}

extension ExportError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .lowering(.unsupported(let construct, _, let layer), let format):
      "\(format.article) cannot show \(Message.article(construct.rawValue))\(Self.place(layer)); export a PNG"
    case .lowering(let error, _): error.description
    case .pathTooLong(let bytes, let layer):
      "the path\(Self.place(layer)) has \(bytes) bytes, and Android reads at most \(Self.maximumPathBytes); "
        + "use a shorter text, or --precision 1"
    case .symbolPart(let problem, let layer):
      "an SF Symbol has one opaque colour, but there is \(problem.noun)\(Self.place(layer)); "
        + problem.remedy(in: layer)
    case .emptySymbol: "an SF Symbol cannot be empty, and the badge shows nothing"
    }
  }

  private static func place(_ layer: String?) -> String {
    layer.map { " in the layer '\(Message.shortened($0))'" } ?? ""
  }
}

extension ExportError.SymbolProblem {
  fileprivate var noun: String {
    switch self {
    case .gradient: "a gradient"
    case .translucent: "a translucent colour"
    case .otherColor: "a second colour"
    }
  }

  fileprivate func remedy(in layer: String?) -> String {
    switch self {
    case .gradient: "use a look and colours without gradients"
    case .translucent: "use opaque colours, and --shadows none"
    case .otherColor:
      layer?.contains("text") == true
        ? "cut the text out with --text-color knockout, or use one colour"
        : "give all parts one colour, or use a look without this part"
    }
  }
}
