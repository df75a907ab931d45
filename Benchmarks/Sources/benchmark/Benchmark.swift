import Dispatch

/// Measures what one badge costs.
///
///     benchmark                  the time of every row
///     benchmark --rows           the names of the rows
///     benchmark --time ROW       the time of one row
///     benchmark --threads ROW    the badges a second of two threads, as a multiple of those of one
///     benchmark ROW ROUNDS       does the work of a row, for a profiler
@main
struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let rows = try Row.all()
    if let name = arguments.first, let rounds = arguments.dropFirst().first.flatMap({ Int($0) }) {
      guard let row = rows.first(where: { $0.name == name }) else { return print("no row \(name)") }
      var bytes = 0
      for round in 0..<rounds { bytes += try row.write(round) }
      print(bytes)
    } else if arguments.first == "--rows" {
      for row in rows { print(row.name) }
    } else if arguments.first == "--time" {
      for row in rows where row.name == arguments.last { print("\(row.name): \(try nanoseconds(row).rounded())") }
    } else if arguments.first == "--threads" {
      for row in rows where row.name == arguments.last {
        let (one, two) = (try milliseconds(row, threads: 1), try milliseconds(row, threads: 2))
        print("\(row.name): two threads draw \((2 * one / two * 100).rounded() / 100) x the badges of one")
      }
    } else {
      try Row.check()
      // A first run warms up memory and processor.
      _ = try rows.first.map(nanoseconds)
      let floor = try rows.first.map(nanoseconds) ?? 0
      for row in rows {
        let time = row.name == "floor" ? floor : try nanoseconds(row)
        let ratio = (time / floor * 10).rounded() / 10
        print("\(row.name): \(time.rounded()) ns, \(Int(1e9 / time)) a second, \(ratio) x floor")
      }
    }
  }

  /// The time of 20,000 rounds on each of some threads: the shortest of several runs.
  private static func milliseconds(_ row: Row, threads: Int) throws -> Double {
    nonisolated(unsafe) let write = row.write
    var shortest = Double.infinity
    for _ in 0..<9 {
      let time = ContinuousClock().measure {
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
          for round in 0..<20_000 { _ = try? write(thread * 20_000 + round) }
        }
      }
      shortest = min(shortest, Double(time.components.attoseconds) / 1e15 + 1e3 * Double(time.components.seconds))
    }
    return shortest
  }

  /// The time of one round in nanoseconds: the median over many runs, since machines are noisy.
  private static func nanoseconds(_ row: Row) throws -> Double {
    let clock = ContinuousClock()
    let rounds = 100
    let runs = 50
    var sink = 0
    for run in 0..<runs { sink &+= try row.write(run) }
    var times: [Double] = []
    for round in 0..<rounds {
      let time = try clock.measure { for run in 0..<runs { sink &+= try row.write(round * runs + run) } }
      times.append(Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
    }
    precondition(sink >= 0, "the work is not optimised away")
    return times.sorted()[rounds / 2] / Double(runs) * 1e9
  }
}
