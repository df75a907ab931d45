public import SVGTree

extension StatusLook {
  /// What differs on a dark ground. Nil is for what does not.
  public struct Dark: Hashable, Sendable {
    /// What the label stands on unless told otherwise.
    public var labelColor: StatusColor?
    /// What the messages stand on unless told otherwise.
    public var messageColor: StatusColor?
    /// The colour of the texts.
    public var textColor: Color?
    /// The line around boxes and bubbles.
    public var border: Color?
    /// The colours that are known by name.
    public var palette: StatusPalette?

    /// What differs; nothing unless told.
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

  /// This look on a ground of `scheme`, which may differ in its colours alone.
  public func on(_ scheme: ColorScheme) -> StatusLook {
    guard scheme == .dark else { return self }
    var copy = self
    copy.labelColor = dark.labelColor ?? labelColor
    copy.messageColor = dark.messageColor ?? messageColor
    copy.textColor = dark.textColor ?? textColor
    // A line that is there on one ground alone would be another drawing on the other.
    copy.border = border == nil ? nil : dark.border ?? border
    copy.palette = dark.palette ?? palette
    return copy
  }
}
