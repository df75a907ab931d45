/// The table of an automaton for a kind of value, as the checker reads it.
///
/// A byte for each symbol gives its column. Then each state has a row: whether the value may end there, and the next
/// state for each column. State 0 refuses everything, a value begins in state 1.
struct ValueAutomaton {
  struct TooLarge: Error {}

  let table: [UInt8]
  let width: Int

  init(_ kind: Vocabulary.ValueKind) throws {
    let start = try kind.alternatives.reduce(Expression.none) { try $0.or($1.expression) }
    let columns = Self.columns(of: start)
    let count = Int(columns.max() ?? 0)
    width = count + 1
    var states = [Expression.none, start]
    var numbers: [Expression: Int] = [.none: 0, start: 1]
    var rows: [[Int]] = []
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      rows.append([state.acceptsEmpty ? 1 : 0])
      for column in 1...count {
        let symbol = UInt8(columns.firstIndex(of: UInt8(column)) ?? 0)
        let rest = state.derivative(symbol)
        let number = numbers[rest] ?? states.count
        if number == states.count {
          states.append(rest)
          numbers[rest] = number
        }
        rows[next - 1].append(number)
      }
    }
    rows = Self.withoutEqualStates(rows)
    // The tables are texts of ASCII characters.
    guard rows.count <= 128 else { throw TooLarge() }
    table = columns + rows.joined().map { UInt8($0) }
  }

  /// The rows without states that accept the same: those that cannot be told apart by any text (Moore 1956).
  private static func withoutEqualStates(_ rows: [[Int]]) -> [[Int]] {
    var classes = rows.map { $0[0] }
    while true {
      var numbers: [[Int]: Int] = [:]
      let finer = rows.indices.map { state in
        let behaviour = [classes[state]] + rows[state].dropFirst().map { classes[$0] }
        let number = numbers[behaviour] ?? numbers.count
        numbers[behaviour] = number
        return number
      }
      if finer == classes {
        let first = (0..<numbers.count).compactMap { classes.firstIndex(of: $0) }
        return first.map { [rows[$0][0]] + rows[$0].dropFirst().map { classes[$0] } }
      }
      classes = finer
    }
  }

  /// For each symbol the number of its column, from 1. Symbols that no set tells apart share a column.
  private static func columns(of expression: Expression) -> [UInt8] {
    let alphabets = Array(expression.alphabets)
    var known: [[Bool]: UInt8] = [:]
    return (0..<Expression.symbolCount).map { symbol in
      let members = alphabets.map { $0.contains(symbol) }
      let column = known[members] ?? UInt8(known.count + 1)
      known[members] = column
      return column
    }
  }
}

extension ValuePattern {
  fileprivate var expression: Expression {
    get throws {
      switch self {
      case .word(let word):
        let space = Expression.symbols([0x09, 0x0A, 0x0D, 0x20])
        let parts = word.utf8.map { $0 == 0x20 ? space.repeated(1, nil) : .symbols([$0]) }
        return .sequence([.many(space)] + parts + [.many(space)])
      case .text(let patterns, let minimumLength):
        let any = Expression.symbols(Array(0..<Expression.symbolCount))
        return try patterns.reduce(any.repeated(minimumLength, nil)) {
          $0.and(try PatternReader.expression(of: $1))
        }
      }
    }
  }
}
