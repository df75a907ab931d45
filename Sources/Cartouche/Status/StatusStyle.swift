public import LookModel

/// The styles of badge services; each is a look in two editions.
public enum StatusStyle: String, Hashable, Sendable, CaseIterable {
  /// Two colours under a faint gloss.
  case flat
  /// Two colours, without round corners, gloss and shadow.
  case flatSquare = "flat-square"
  /// Two colours under a strong gloss.
  case plastic
  /// Tall, in spaced capitals.
  case forTheBadge = "for-the-badge"
  /// A box and a bubble.
  case social

  /// The look of this style.
  public func look(in edition: StatusEdition = .modern) -> StatusLook {
    switch (self, edition) {
    case (.flat, .modern): .flat
    case (.flat, .classic): .flatClassic
    case (.flatSquare, .modern): .flatSquare
    case (.flatSquare, .classic): .flatSquareClassic
    case (.plastic, .modern): .plastic
    case (.plastic, .classic): .plasticClassic
    case (.forTheBadge, .modern): .forTheBadge
    case (.forTheBadge, .classic): .forTheBadgeClassic
    case (.social, .modern): .social
    case (.social, .classic): .socialClassic
    }
  }
}

/// The edition of a style.
public enum StatusEdition: String, Hashable, Sendable, CaseIterable {
  /// The figures of Shields since May 2026.
  case modern = "2026"
  /// The figures of badge-maker 5.0.2.
  case classic
}

extension StatusBadge {
  /// This badge in a style of badge services.
  public consuming func style(_ style: StatusStyle, edition: StatusEdition = .modern) -> StatusBadge {
    look(style.look(in: edition))
  }
}
