import StackThreads
import Synchronization

/// Does the same work with many values on all processors.
enum WorkerThreads {
  /// The results of some values, in the order of the values, up to and including the first one that `isLast` names.
  ///
  /// - Parameters:
  ///   - makeWork: Makes the work of one thread, in that thread. It may keep what it needs again.
  ///   - isLast: Whether a result ends the work. Results of later values are dropped.
  static func results<Input: Sendable, Output: Sendable>(
    of inputs: [Input], _ makeWork: @escaping @Sendable () -> (Input) -> Output,
    isLast: @escaping @Sendable (Output) -> Bool
  ) -> [Output] {
    let queue = Queue(count: inputs.count)
    let run: @Sendable () -> [(Int, Output)] = {
      let work = makeWork()
      var outputs: [(Int, Output)] = []
      while let portion = queue.next() {
        for index in portion {
          outputs.append((index, work(inputs[index])))
          guard let last = outputs.last, isLast(last.1) else { continue }
          queue.stop()
          return outputs
        }
      }
      return outputs
    }
    let threads = (1..<max(1, threadCount(for: inputs.count))).compactMap { _ in StackThread(run) }
    // This thread works, too, and alone if the system starts no other.
    let outputs = run()
    let results = ([outputs] + threads.map { $0.join() ?? [] }).joined().sorted { $0.0 < $1.0 }
    let count = results.firstIndex { isLast($0.1) }.map { $0 + 1 } ?? results.count
    return results.prefix(count).map(\.1)
  }

  /// One for each processor, but fewer for a few values: a thread costs as much as some badges.
  private static func threadCount(for count: Int) -> Int {
    min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16, count / 64)
  }
}

/// Hands out portions of the numbers below a count, in rising order.
private final class Queue: Sendable {
  private let count: Int
  private let start = Atomic(0)
  private let isStopped = Atomic(false)

  private static let size = 16

  init(count: Int) { self.count = count }

  /// The next portion; nil if there is none, or after the end.
  func next() -> Range<Int>? {
    guard !isStopped.load(ordering: .relaxed) else { return nil }
    let first = start.add(Self.size, ordering: .relaxed).oldValue
    return first < count ? first..<min(first + Self.size, count) : nil
  }

  /// Ends the work. Portions that were handed out are still finished.
  func stop() { isStopped.store(true, ordering: .relaxed) }
}
