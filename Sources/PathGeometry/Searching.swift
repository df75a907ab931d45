/// The first number below `count` that meets a condition, which all after it meet, too; `count` if none does. The
/// condition is asked a logarithmic number of times.
@inlinable @inline(__always) package func firstIndex(below count: Int, where isMet: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if isMet(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// The place between two numbers where `isBefore` changes from true to false: the ends of what is left of their range
/// after it was halved a number of times.
package func bisect(
  from low: Double, to high: Double, steps: Int, isBefore: (Double) -> Bool
) -> (low: Double, high: Double) {
  var (low, high) = (low, high)
  for _ in 0..<steps {
    let middle = (low + high) / 2
    if middle == low || middle == high { break }
    if isBefore(middle) { low = middle } else { high = middle }
  }
  return (low, high)
}
