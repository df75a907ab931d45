import Messages
import Typesetting

extension ColorError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String { Message.unknownColor(text, suggestion: suggestion) }
}

extension LoweringError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .noOutlines(let text): "no outlines are known for '\(Message.shortened(text))'"
    case .shaping(let error): error.description
    case .unsupported(let construct, _, let layer): construct.message(in: layer)
    }
  }
}

extension LoweringError.Construct {
  /// The reason why this construct cannot be drawn in a layer, in one line.
  package func message(in layer: String?) -> String {
    let place = layer.map { "in the layer '\(Message.shortened($0))'" }
    if self == .costlyOutlines {
      return
        "the outlines \(place ?? "of the picture") cross or cut each other so often that drawing them would take too long"
    }
    let construct = Message.article(rawValue) + (place.map { ", as \($0)" } ?? "")
    return "the design profile cannot hold \(construct); the web profile can"
  }
}

extension LinkDestination.Problem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .empty: "the link is empty"
    case .scheme(let scheme):
      "a link begins with http://, https:// or mailto:, or is relative; the scheme '\(Message.shortened(scheme))' is not allowed"
    case .character(let scalar):
      "a link holds no white space, no backslash and no control character such as \(Message.codePoints(of: String(scalar)))"
    }
  }
}
