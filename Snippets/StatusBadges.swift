// Status badges: a colour by name, by a threshold, and by a palette that everybody can read.

import Cartouche

let build = StatusBadge("build", "passing").color(.success)
let coverage = StatusBadge("coverage", "83%").palette(.accessible).style(.flatSquare)
for badge in [build, coverage] { print(try badge.svg(for: .web)) }
