import Synchronization

/// Counts the connections of a server, and the requests that wait for their answers.
///
/// When most places are taken, connections that do nothing are closed early, so that clients that only hold connections
/// do not shut out the others.
package final class ConnectionPlaces: Sendable {
  private let maximum: Int
  private let maximumRequests: Int
  private let taken = Atomic(0)
  private let requests = Atomic(0)
  private let turn = Atomic<UInt>(0)

  /// Places for a number of connections, and for a number of whole requests without an answer.
  package init(_ maximum: Int, requests: Int) {
    self.maximum = maximum
    maximumRequests = requests
  }

  func take() { taken.wrappingAdd(1, ordering: .relaxed) }

  func giveBack() { taken.wrappingSubtract(1, ordering: .relaxed) }

  func wait(for count: Int) { requests.wrappingAdd(count, ordering: .relaxed) }

  /// Whether more than three quarters are taken.
  var areScarce: Bool { taken.load(ordering: .relaxed) > maximum - maximum / 4 }

  /// Whether a request is refused because too many wait. As many of them are drawn as may wait, evenly spread: if all
  /// were refused, clients that come again at once would leave nothing to draw.
  func refusesNext() -> Bool {
    let waiting = requests.load(ordering: .relaxed)
    guard waiting > maximumRequests else { return false }
    let share = (waiting + maximumRequests - 1) / maximumRequests
    return turn.wrappingAdd(1, ordering: .relaxed).oldValue % UInt(share) != 0
  }
}
