/// The reason why a report has no value.
enum ReportFailure: Error {
  /// The report, or what it should say, is missing.
  case missing(Failure)
  /// Anything else, which is always an error.
  case fault(Failure)

  var failure: Failure {
    switch self {
    case .missing(let failure), .fault(let failure): failure
    }
  }
}
