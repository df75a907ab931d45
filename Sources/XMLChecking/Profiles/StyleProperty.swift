/// The properties that a style sheet of the web profile may set: paints that follow the reader's preferences, and
/// animation.
enum StyleProperty: String, CaseIterable {
  case fill
  case stroke
  case stopColor = "stop-color"
  case fillOpacity = "fill-opacity"
  case strokeOpacity = "stroke-opacity"
  case stopOpacity = "stop-opacity"
  case opacity
  case transform
  case transformOrigin = "transform-origin"
  case transformBox = "transform-box"
  case animation
  case animationName = "animation-name"
  case animationDuration = "animation-duration"
  case animationDelay = "animation-delay"
  case animationTimingFunction = "animation-timing-function"
  case animationIterationCount = "animation-iteration-count"
  case animationDirection = "animation-direction"
  case animationFillMode = "animation-fill-mode"

  /// Key frames contain the animated properties and the timing function.
  func isAllowed(inKeyFrame: Bool) -> Bool {
    guard inKeyFrame else { return true }
    switch self {
    case .fill, .stroke, .stopColor, .fillOpacity, .strokeOpacity, .stopOpacity, .opacity, .transform,
      .animationTimingFunction:
      return true
    default: return false
    }
  }

  /// The permitted values, as a text for messages.
  var expectedValue: String {
    switch self {
    case .fill, .stroke: "none, a colour as #rgb or #rrggbb in lower case, or url(#id)"
    case .stopColor: "a colour as #rgb or #rrggbb in lower case"
    case .fillOpacity, .strokeOpacity, .stopOpacity, .opacity: "a number from 0 to 1"
    case .transform: "none, or translate, scale, rotate or matrix with plain numbers, lengths in px, angles in deg"
    case .transformOrigin: "one or two lengths in px, percentages or sides"
    case .transformBox: "view-box or fill-box"
    case .animation: "the name of key frames with times in s or ms, easing, count, direction and fill mode"
    case .animationName: "the name of key frames"
    case .animationDuration: "a time in s or ms that is not negative"
    case .animationDelay: "a time in s or ms"
    case .animationTimingFunction:
      "linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end or cubic-bezier(…)"
    case .animationIterationCount: "infinite or a number"
    case .animationDirection: "normal, reverse, alternate or alternate-reverse"
    case .animationFillMode: "none, forwards, backwards or both"
    }
  }
}
