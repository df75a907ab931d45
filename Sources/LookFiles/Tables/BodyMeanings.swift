/// The meanings of keys that pills and hubs share.
enum BodyMeanings {
  static let disabledOpacity =
    "How strong the colours of a disabled badge are: 1 for as they are, 0 for white, or black on a dark page. It changes "
    + "border and shadows, and what has no colours for `disabled` in `states`."

  static func overlap(_ badge: String, size: String) -> String {
    "Where the \(badge) lies at a place of its host: its centre inside by a share of \(size), on the corner "
      + "(`rectangular`), or on the inscribed ellipse (`circular`); or its inner corner inside by `x` and `y`."
  }
}
