import ArgumentParser

/// What to do if a report, or what it should say, is missing.
enum MissingValue: String, CaseIterable, ExpressibleByArgument {
  /// End with an error.
  case error
  /// Draw the word `unknown` in grey.
  case unknown
  /// Leave the old file as it is; without one, draw `unknown`.
  case keep
  /// Write nothing.
  case skip
}

/// Why a report gives no value.
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
