import Cartouche

/// The badges of the site.
enum Badges {
  static func tests(passed: Int, failed: Int) -> StatusBadge {
    StatusBadge("tests", failed == 0 ? "\(passed) passed" : "\(passed) passed, \(failed) failed")
      .style(.flatSquare).palette(.accessible).color(failed == 0 ? .success : .critical)
  }

  static func count(_ count: Int) -> Hub {
    Hub(count).title("\(count) \(count == 1 ? "post" : "posts")")
  }

  static let new = Pill("new").look(.github).colorScheme(.automatic)

  static func row(_ position: Cell.Position) -> Cell {
    Cell(position, size: Size(60, 44)).look(.insetGrouped).colorScheme(.automatic)
  }
}
