/// The position of a badge at a place of its host: how far it overlaps the host.
public enum Overlap: Hashable, Sendable {
  /// The badge's centre is inside the edges that the place touches, by a fraction of the badge's height.
  case inset(Double)
  /// The badge's centre is exactly on the corner, or on the middle of the edge.
  case rectangular
  /// The badge's centre is on the ellipse inscribed in the host, at a corner exactly at 45 degrees: (1 - √½) / 2 of the
  /// host's width and height inside.
  case circular
  /// The badge's inner corner is inside the edges that the place touches, by the given lengths in points, as in
  /// Material Design. The badge grows away from the host.
  case corner(x: Double, y: Double)
}

/// The side to which a badge on a host grows with its text. Leading is where a line of text begins.
public enum Growth: String, Hashable, Sendable, CaseIterable {
  /// To both sides: the centre does not move.
  case both
  /// Towards the leading edge: the trailing edge does not move.
  case leading
  /// Towards the trailing edge: the leading edge does not move.
  case trailing
}
