// The rows of a list, as files for `border-image`: 60 points wide, for rows of any width.

import Cartouche

for position in [Cell.Position.single, .top, .middle, .bottom] {
  let cell = Cell(position, size: Size(60, 44)).look(.insetGrouped).colorScheme(.automatic)
  print(try cell.svg(for: .web))
}
