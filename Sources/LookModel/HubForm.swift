/// What a hub shows of its count.
public enum HubForm: String, Hashable, Sendable, CaseIterable {
  /// The count.
  case count
  /// The circle without a text.
  case blank
  /// A small circle of a diameter of its own.
  case dot
}
