/// A value that a ``NodeBuilder`` closure may contain.
public protocol NodeComponent: Sendable {
  /// This component as a node of a picture.
  var node: Node { get }
}

extension Node: NodeComponent {
  /// The node itself.
  public var node: Node { self }
}

extension Drawing: NodeComponent {
  /// The drawing as a node.
  public var node: Node { .drawing(self) }
}

extension TextRun: NodeComponent {
  /// The text as a node.
  public var node: Node { .text(self) }
}

extension Group: NodeComponent {
  /// The group as a node.
  public var node: Node { .group(self) }
}

extension Link: NodeComponent {
  /// The link as a node.
  public var node: Node { .link(self) }
}

extension Image: NodeComponent {
  /// The image as a node.
  public var node: Node { .image(self) }
}

/// Collects the nodes of a picture in the order of drawing, from back to front.
@resultBuilder
public enum NodeBuilder {
  /// A single node.
  public static func buildExpression(_ component: some NodeComponent) -> [Node] { [component.node] }
  /// Existing nodes.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// A sequence of nodes.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// The nodes of a loop.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
  /// The nodes of an `if` without `else`.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// The nodes of the first branch.
  public static func buildEither(first part: [Node]) -> [Node] { part }
  /// The nodes of the second branch.
  public static func buildEither(second part: [Node]) -> [Node] { part }
  /// The nodes of an availability check.
  public static func buildLimitedAvailability(_ part: [Node]) -> [Node] { part }
}
