/// Measures what one badge costs.
///
///     benchmark                  the time of every row
///     benchmark --rows           the names of the rows
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
    } else {
      try Row.check()
      for row in rows { try measure(row) }
    }
  }

  /// Prints the median over many runs, since machines are noisy.
  private static func measure(_ row: Row) throws {
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
    let median = times.sorted()[rounds / 2] / Double(runs)
    precondition(sink >= 0, "the work is not optimised away")
    print("\(row.name): \((median * 1e9).rounded()) ns, \(Int(1 / median)) a second")
  }
}
