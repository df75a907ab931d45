/// Where a badge lies at a place of its host: how far it overlaps the host.
public enum Overlap: Hashable, Sendable {
  /// The badge's centre lies inside the edges that the place touches, by a share of the badge's height.
  case inset(Double)
  /// The badge's centre lies exactly on the corner, or on the middle of the edge.
  case rectangular
  /// The badge's centre lies on the ellipse inscribed in the host, at a corner exactly at 45 degrees: (1 - √½) / 2 of
  /// the host's width and height inside.
  case circular
  /// The corner of the badge that points into the host lies so many points inside the edges that the place touches, as
  /// in Material Design; the badge grows away from the host.
  case corner(x: Double, y: Double)
}

/// To which side a badge on a host grows as its text does. Leading is where a line of text begins.
public enum Growth: String, Hashable, Sendable, CaseIterable {
  /// To both sides: the centre stays.
  case both
  /// Towards the leading edge: the trailing edge stays.
  case leading
  /// Towards the trailing edge: the leading edge stays.
  case trailing
}
