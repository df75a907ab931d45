/// A regular expression over symbols: the characters of a value, or the elements in an element.
///
/// What may follow a symbol is the derivative of the expression (Brzozowski 1964), so the expressions that follow from
/// each other are the states of an automaton.
indirect enum Expression: Hashable, Sendable {
  /// Nothing is permitted.
  case none
  /// Only the empty sequence.
  case empty
  /// One of some symbols, in ascending order.
  case symbols([UInt8])
  case sequence(Expression, Expression)
  case choice(Set<Expression>)
  case all(Set<Expression>)
  case many(Expression)

  /// The number of symbols: the ASCII characters, U+0080 to U+00A0, U+00A1 to U+10FFFD, and the last two characters.
  static let symbolCount: UInt8 = 131

  /// Any text.
  static let anything = Expression.many(.symbols(Array(0..<symbolCount)))

  static func sequence(_ parts: some Collection<Expression>) -> Expression {
    parts.reversed().reduce(.empty) { $1.then($0) }
  }

  func then(_ next: Expression) -> Expression {
    switch (self, next) {
    case (.none, _), (_, .none): .none
    case (.empty, _): next
    case (_, .empty): self
    case (.sequence(let first, let second), _): .sequence(first, second.then(next))
    default: .sequence(self, next)
    }
  }

  func or(_ other: Expression) -> Expression {
    switch (self, other) {
    case (.none, _): other
    case (_, .none): self
    case (.choice(let one), .choice(let two)): .choice(one.union(two))
    case (.choice(let one), _): .choice(one.union([other]))
    case (_, .choice(let two)): .choice(two.union([self]))
    default: self == other ? self : .choice([self, other])
    }
  }

  /// What both permit.
  func and(_ other: Expression) -> Expression {
    switch (self, other) {
    case (.none, _), (_, .none): .none
    case (Self.anything, _): other
    case (_, Self.anything): self
    case (.all(let one), .all(let two)): .all(one.union(two))
    case (.all(let one), _): .all(one.union([other]))
    case (_, .all(let two)): .all(two.union([self]))
    default: self == other ? self : .all([self, other])
    }
  }

  /// The expression from `least` to `most` times; nil for any number.
  func repeated(_ least: Int, _ most: Int?) -> Expression {
    var end: Expression = most == nil ? .many(self) : .empty
    for _ in 0..<((most ?? least) - least) { end = self.then(end).or(.empty) }
    for _ in 0..<least { end = self.then(end) }
    return end
  }

  var acceptsEmpty: Bool {
    switch self {
    case .none, .symbols: false
    case .empty, .many: true
    case .sequence(let first, let second): first.acceptsEmpty && second.acceptsEmpty
    case .choice(let parts): parts.contains { $0.acceptsEmpty }
    case .all(let parts): parts.allSatisfy { $0.acceptsEmpty }
    }
  }

  func derivative(_ symbol: UInt8) -> Expression {
    switch self {
    case .none, .empty: .none
    case .symbols(let symbols): symbols.contains(symbol) ? .empty : .none
    case .sequence(let first, let second):
      first.acceptsEmpty
        ? first.derivative(symbol).then(second).or(second.derivative(symbol)) : first.derivative(symbol).then(second)
    case .choice(let parts): parts.reduce(.none) { $0.or($1.derivative(symbol)) }
    case .all(let parts): parts.reduce(Self.anything) { $0.and($1.derivative(symbol)) }
    case .many(let inner): inner.derivative(symbol).then(self)
    }
  }

  /// The sets of symbols in the expression.
  var alphabets: Set<[UInt8]> {
    switch self {
    case .none, .empty: []
    case .symbols(let symbols): [symbols]
    case .sequence(let first, let second): first.alphabets.union(second.alphabets)
    case .choice(let parts), .all(let parts): parts.reduce(into: []) { $0.formUnion($1.alphabets) }
    case .many(let inner): inner.alphabets
    }
  }
}
