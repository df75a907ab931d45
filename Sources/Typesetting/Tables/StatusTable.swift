/// The widths of badge services for one font and size, where they are not those of the font's table.
enum StatusTable {
  case verdana10
  case verdana11
  case verdanaBold10
  case helveticaNeueBold11

  /// The size of the font in points.
  var size: Double {
    switch self {
    case .verdana10, .verdanaBold10: 10
    case .verdana11, .helveticaNeueBold11: 11
    }
  }

  /// The advances in hundredths of a point.
  var advances: AdvanceTable {
    switch self {
    case .verdana10: .verdana10
    case .verdana11: .verdana11
    case .verdanaBold10: .verdanaBold10
    case .helveticaNeueBold11: .helveticaNeueBold11
    }
  }
}
