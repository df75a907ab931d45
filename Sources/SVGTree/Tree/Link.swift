/// Things that lead to another document: the `a` element.
public struct Link: Hashable, Sendable {
  /// Where the link leads.
  public var destination: LinkDestination
  /// What is clicked on.
  public var children: [Node]
  /// The words for it: the `title` element inside the link.
  public var title: String?

  /// A link over what the closure lists.
  public init(to destination: LinkDestination, title: String? = nil, @NodeBuilder _ children: () -> [Node]) {
    self.destination = destination
    self.title = title
    self.children = children()
  }
}

/// An address that is safe in a page: `http`, `https`, `mailto` or relative.
public struct LinkDestination: Hashable, Sendable {
  /// Why an address is refused.
  public enum Problem: Error, Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// Its scheme is none of `http`, `https` and `mailto`, or lacks what must follow it: `//` and a host, or an address.
    case scheme(String)
    /// It holds a control character, white space or a backslash, which browsers drop or turn into something else.
    case character(Unicode.Scalar)
  }

  /// The address as it is written into `xlink:href`, before escaping.
  public let address: String

  /// An address from user input. Browsers drop control characters before they read the scheme, so none is let through.
  ///
  /// - Throws: ``Problem``.
  public init(parsing address: String) throws(Problem) {
    if address.isEmpty { throw .empty }
    for scalar in address.unicodeScalars
    where scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar == "\\"
      || scalar.properties.isWhitespace
    {
      throw .character(scalar)
    }
    // Scalars, not characters: a browser sees the colon in front of a combining mark.
    let scalars = address.unicodeScalars
    if let end = scalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }), scalars[end] == ":" {
      let scheme = String(scalars[..<end]).lowercased()
      let rest = scalars[end...].dropFirst()
      let isComplete =
        switch scheme {
        case "http", "https": rest.starts(with: "//".unicodeScalars) && rest.count > 2
        case "mailto": !rest.isEmpty
        default: false
        }
      guard isComplete else { throw .scheme(scheme) }
    }
    self.address = address
  }
}
