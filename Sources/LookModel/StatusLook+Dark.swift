public import SVGTree

extension StatusLook {
  /// What differs on dark pages. Nil keeps the light value.
  public struct Dark: Hashable, Sendable {
    /// The default background of the label.
    public var labelColor: StatusColor?
    /// The default background of the messages.
    public var messageColor: StatusColor?
    /// The colour of the texts.
    public var textColor: Color?
    /// The line around boxes and bubbles.
    public var border: Color?
    /// The palette of named colours.
    public var palette: StatusPalette?

    /// The given differences.
    public init(
      labelColor: StatusColor? = nil, messageColor: StatusColor? = nil, textColor: Color? = nil, border: Color? = nil,
      palette: StatusPalette? = nil
    ) {
      self.labelColor = labelColor
      self.messageColor = messageColor
      self.textColor = textColor
      self.border = border
      self.palette = palette
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { self == Dark() }
  }

  /// This look in `scheme`. Only its colours may differ.
  public func on(_ scheme: ColorScheme) -> StatusLook {
    guard scheme == .dark else { return self }
    var copy = self
    copy.labelColor = dark.labelColor ?? labelColor
    copy.messageColor = dark.messageColor ?? messageColor
    copy.textColor = dark.textColor ?? textColor
    // A line in one colour scheme only would be another drawing in the other.
    copy.border = border == nil ? nil : dark.border ?? border
    copy.palette = dark.palette ?? palette
    return copy
  }
}
