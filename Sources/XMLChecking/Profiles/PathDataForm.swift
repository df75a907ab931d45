/// A form of path data: what a profile allows of SVG's grammar.
///
/// A form needs one pass without going back, so that the cost for a hostile file is linear.
protocol PathDataForm {
  init(reader: PathDataReader)

  var reader: PathDataReader { get }

  /// Reads all data, or up to the first fault.
  mutating func run() throws(XMLDiagnostic.PathDataProblem)
}

extension PathDataForm {
  typealias Problem = XMLDiagnostic.PathDataProblem

  /// The first fault in path data with its offset; nil if there is none.
  static func firstProblem(in data: ArraySlice<UInt8>) -> (place: Int, problem: Problem)? {
    var form = Self(reader: PathDataReader(data))
    do {
      try form.run()
      return nil
    } catch {
      return (form.reader.index, error)
    }
  }
}
