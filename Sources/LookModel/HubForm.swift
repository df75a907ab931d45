/// The form of a hub.
public enum HubForm: String, Hashable, Sendable, CaseIterable {
  /// The count.
  case count
  /// The circle without a text.
  case blank
  /// A small circle with a separate diameter.
  case dot
}
