// Counts: a pill, a hub on an icon of 96 by 96 points, and a hub that stops at 999.

import Cartouche

let badges: [any Badge] = [
  Pill("42").look(.mail),
  Hub(3).on(Size(96, 96), at: .topTrailing),
  Hub(1234).limit(999),
]
for badge in badges { print(try badge.svg(for: .web)) }
