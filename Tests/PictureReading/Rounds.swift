import Foundation

/// How many rounds a test over random or many values runs. `FULL=1` runs all of them, as continuous integration does.
package enum Rounds {
  /// Whether all rounds run.
  package static let areAll = ProcessInfo.processInfo.environment["FULL"] == "1"

  /// All rounds, or by default a fifth of them.
  package static func of<Count: BinaryInteger>(_ all: Count) -> Count { areAll ? all : max(1, all / 5) }

  /// All values, or by default every fifth of them.
  package static func some<Value>(of all: [Value]) -> [Value] {
    areAll ? all : all.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
  }
}
