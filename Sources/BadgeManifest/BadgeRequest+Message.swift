import Cartouche
import Messages

extension BadgeRequest.Kind {
  /// Says that the request has no effect; `spelled` writes its key as the user wrote it.
  package func changesNothing(spelled: (_ key: String) -> String) -> String {
    switch self {
    case .state(let state):
      "\(spelled("state")) changes nothing; the badge looks the same in the states normal and \(state.rawValue)"
    case .shadowFilters:
      "\(spelled("shadows")) cannot make each shadow a filter: one inside the badge, or cut by its text or by itself, "
        + "stays bands; a body and a text in opaque colours cut none"
    case .font(let most): "the count is higher than the hub; a font of up to \(Message.number(most)) points fits"
    case .colorScheme: "\(spelled("colorScheme")) changes nothing; the badge looks the same on light and dark pages"
    }
  }
}
