import Messages

/// Why a key or an option has no effect.
package struct NoEffectReason: Hashable, Sendable, CustomStringConvertible {
  private let clause: String

  private init(_ clause: String) { self.clause = clause }

  /// `has no effect` and why.
  package var description: String { "has no effect " + clause }

  /// The look draws bubbles, which have fixed colours.
  package static var bubbles: Self {
    Self("on bubbles such as those of 'social', whose colours are those of the look")
  }
  package static var ribbon: Self { Self("on a ribbon, which is around the leading or the trailing edge") }
  /// The look draws a dot before the text, so that there is no body to cut holes into.
  package static var dot: Self { Self("on a dot before a text, where no text can be cut out") }
  package static var noFill: Self { Self("on a badge without a fill, out of which no text can be cut") }
  package static var noCount: Self { Self("on a hub that shows no count") }
  package static var middle: Self { Self("in the middle of the host") }
  package static var noHostDrawing: Self { Self("where no icon is drawn below the badge") }
  package static var translucentPulse: Self { Self("as 'pulse' on a badge through which its ring would show at rest") }
  package static var noLabel: Self { Self("without a label") }
  package static var lightPages: Self { Self("unless the badge is coloured for 'dark' or 'auto'") }
  package static var singleBadge: Self { Self("on a line of JSON, because each badge is drawn separately") }
  package static var webPages: Self { Self("in files for web pages; set the profile 'design'") }
  package static var designFiles: Self {
    Self("as 'auto' in the design profile, which has the colours for light pages; 'dark' has the others")
  }
  /// The plural rules of the language do not have the form.
  package static func unusedForm(in language: String, having forms: [String]) -> Self {
    Self("in the language '\(language)', which has only \(Message.list(forms, "and"))")
  }
  /// Badges of this kind do not have the key.
  package static func kind(_ kind: String) -> Self { Self("on \(Message.article(kind))") }
}
