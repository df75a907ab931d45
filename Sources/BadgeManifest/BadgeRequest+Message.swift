import Cartouche

extension BadgeRequest.Kind {
  /// Says that the request has no effect; `spelled` writes its key as the user wrote it.
  package func changesNothing(spelled: (_ key: String) -> String) -> String {
    switch self {
    case .state(let state):
      "\(spelled("state")) changes nothing; the badge looks the same in the states normal and \(state.rawValue)"
    case .shadowFilters:
      "\(spelled("shadows")) cannot make each shadow a filter: one inside the badge, or cut by its text or by itself, "
        + "stays bands; a body and a text in opaque colours cut none"
    case .colorScheme: "\(spelled("colorScheme")) changes nothing; the badge looks the same on light and dark pages"
    }
  }
}
