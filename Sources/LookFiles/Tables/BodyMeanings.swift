/// The meanings of keys that pills and hubs share.
enum BodyMeanings {
  static let disabledOpacity =
    "How much of its colours a disabled badge keeps, those of its border and shadows, and the others where `states` has "
    + "none for it. The rest is white, or black on a dark page."

  static func overlap(_ badge: String, size: String) -> String {
    "Where the \(badge) lies at a place of its host: its centre inside by a share of \(size), on the corner "
      + "(`rectangular`), or on the inscribed ellipse (`circular`); or its inner corner inside by `x` and `y`."
  }
}
