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
    case .verdana10: Self.verdana10Advances
    case .verdana11: Self.verdana11Advances
    case .verdanaBold10: Self.verdanaBold10Advances
    case .helveticaNeueBold11: Self.helveticaNeueBold11Advances
    }
  }

  private static let verdana10Advances = AdvanceTable(text: StatusAdvances.verdana10)
  private static let verdana11Advances = AdvanceTable(text: StatusAdvances.verdana11)
  private static let verdanaBold10Advances = AdvanceTable(text: StatusAdvances.verdanaBold10)
  private static let helveticaNeueBold11Advances = AdvanceTable(text: StatusAdvances.helveticaNeueBold11)
}
