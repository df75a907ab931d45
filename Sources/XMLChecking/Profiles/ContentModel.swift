/// The permitted content of an element, as an expression over its child elements.
///
/// Each child is consumed by the derivative of the expression (Brzozowski 1964): what may follow that child. A child
/// without a derivative is the one that does not fit.
indirect enum ContentModel: Sendable {
  case nothing
  case impossible
  case text
  /// Text that must be a value of this kind.
  case value(Int)
  case element(Int)
  case group(ContentModel, ContentModel)
  case choice(ContentModel, ContentModel)
  case oneOrMore(ContentModel)

  static func sequence(_ parts: [ContentModel]) -> ContentModel {
    parts.reversed().reduce(.nothing) { $1.then($0) }
  }

  static func alternatives(_ parts: [ContentModel]) -> ContentModel {
    parts.reversed().reduce(.impossible) { $1.or($0) }
  }

  func then(_ next: ContentModel) -> ContentModel {
    switch (self, next) {
    case (.nothing, _): next
    case (_, .nothing): self
    case (.impossible, _), (_, .impossible): .impossible
    default: .group(self, next)
    }
  }

  func or(_ other: ContentModel) -> ContentModel {
    switch (self, other) {
    case (.impossible, _): other
    case (_, .impossible): self
    case (.nothing, .nothing): self
    default: .choice(self, other)
    }
  }

  /// Whether the content is complete here.
  var mayEnd: Bool {
    switch self {
    case .nothing, .text: true
    case .impossible, .value, .element: false
    case .group(let first, let second): first.mayEnd && second.mayEnd
    case .choice(let first, let second): first.mayEnd || second.mayEnd
    case .oneOrMore(let inner): inner.mayEnd
    }
  }

  var allowsText: Bool {
    switch self {
    case .text: true
    case .group(let one, let two), .choice(let one, let two): one.allowsText || two.allowsText
    case .oneOrMore(let inner): inner.allowsText
    case .nothing, .impossible, .value, .element: false
    }
  }

  /// The kind of value, if the whole content is a single value.
  var valueKind: Int? {
    if case .value(let kind) = self { return kind }
    return nil
  }

  /// What may follow after a child that `matches` accepts, and the index of that child.
  func derivative(_ matches: (Int) -> Bool) -> (rest: ContentModel, element: Int?) {
    switch self {
    case .nothing, .impossible, .text, .value: return (.impossible, nil)
    case .element(let index): return matches(index) ? (.nothing, index) : (.impossible, nil)
    case .group(let first, let second):
      let (rest, element) = first.derivative(matches)
      guard first.mayEnd else { return (rest.then(second), element) }
      let (later, other) = second.derivative(matches)
      return (rest.then(second).or(later), element ?? other)
    case .choice(let first, let second):
      let (one, element) = first.derivative(matches)
      let (two, other) = second.derivative(matches)
      return (one.or(two), element ?? other)
    case .oneOrMore(let inner):
      let (rest, element) = inner.derivative(matches)
      return (rest.then(self.or(.nothing)), element)
    }
  }

  /// The elements that may come first.
  var first: [Int] {
    switch self {
    case .nothing, .impossible, .text, .value: []
    case .element(let index): [index]
    case .group(let one, let two): one.mayEnd ? one.first + two.first : one.first
    case .choice(let one, let two): one.first + two.first
    case .oneOrMore(let inner): inner.first
    }
  }

  /// Every element in the expression.
  var mentioned: [Int] {
    switch self {
    case .nothing, .impossible, .text, .value: []
    case .element(let index): [index]
    case .group(let one, let two), .choice(let one, let two): one.mentioned + two.mentioned
    case .oneOrMore(let inner): inner.mentioned
    }
  }
}
