import Messages
package import Typesetting

/// The reason why a profile cannot represent a picture.
public struct LoweringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `ellipticalGradient`. It stays when the message changes.
  public var code: String { parts.value.message.code }
  /// The message in one line, without a full stop.
  public var description: String { parts.value.message.description }
  /// The node: its index among the children at each level from the document down. Empty if it is not known.
  public var path: [Int] { parts.value.path }
  /// The name of the nearest named layer around the node.
  public var layer: String? { parts.value.layer }
  /// What the profile cannot represent; nil for a text that has no outline.
  package var construct: Construct? { parts.value.construct }

  private struct Parts: Hashable {
    let message: CodedMessage
    let construct: Construct?
    let path: [Int]
    let layer: String?
  }
  private let parts: Boxed<Parts>

  /// What the design profile's readers do not support and no path can replace, by its name in messages.
  package enum Construct: String, Sendable {
    case link, image, mask
    /// The opacity of a group of nodes, which may cover each other.
    case groupOpacity = "group opacity"
    /// A gradient from a centre outwards, whose circles a transform makes ellipses.
    case ellipticalGradient = "elliptical gradient"
    /// Outlines that need more work than a picture may take, because they cross each other or are cut too often.
    case costlyOutlines = "costly outlines"

    /// The code of the error: the name of the case. Embedded Swift cannot print it.
    fileprivate var code: String {
      switch self {
      case .link, .image, .mask: rawValue
      case .groupOpacity: "groupOpacity"
      case .ellipticalGradient: "ellipticalGradient"
      case .costlyOutlines: "costlyOutlines"
      }
    }

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

  private init(
    code: String, description: String, construct: Construct? = nil, path: [Int] = [], layer: String? = nil
  ) {
    let message = CodedMessage(code: code, description: description)
    parts = Boxed(Parts(message: message, construct: construct, path: path, layer: layer))
  }

  package static func unsupported(_ construct: Construct, path: [Int] = [], layer: String?) -> Self {
    Self(
      code: construct.code, description: construct.message(in: layer), construct: construct, path: path, layer: layer)
  }

  /// This error as that of the node above, whose child at an index it is about.
  func inChild(_ index: Int) -> Self {
    construct.map { .unsupported($0, path: [index] + path, layer: layer) } ?? self
  }

  /// The profile requires text as outlines, and the shaper has none.
  package static func noOutlines(text: String) -> Self {
    Self(
      code: "noOutlines",
      description: "no outlines are known for '\(Message.shortened(text))' without fonts; the web profile needs none")
  }

  package static func shaping(_ error: ShapingError) -> Self { Self(code: error.code, description: error.description) }
}
