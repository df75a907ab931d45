import KeyTables
import Messages
import ReportReading
package import SourceTree

/// A problem of data, or of a text that takes a value from it: the facts.
package enum DataProblem: Error, Hashable {
  /// A value that `badge` needs is missing; with the reason.
  case missing(badge: String? = nil, reason: MissingReason)
  /// A brace opens an expression with a mistake. The mistake is at `word`, the first time in `expression`.
  case badExpression(reason: String, expression: String = "", word: String = "")
  /// No value has the name.
  case unknownName(name: String, suggestion: String?, known: [String], expression: String)
  /// A value is not what a filter needs.
  case unfit(text: String, needed: String)
  /// A value between 0 and 1 is shown as less than a percent: it may be a ratio.
  case percentOfRatio(text: String)
  /// A time of a test in a report that is no number of seconds.
  case unreadTime(text: String, source: String)
  /// A key of an endpoint that has no effect.
  case ignoredKey(String, instead: String = "'logo'")
  /// A value in a title pattern has a character that separates the forms of the pattern.
  case patternCharacter(text: String)
  /// A name that a source of data cannot have.
  case badName(name: String)
  /// A source needs one of its origins.
  case noOrigin
  /// A path that is not one.
  case badPath(text: String)
  /// The data is not of the kind that is needed.
  case wrongKind(source: String, needed: String)
  /// A source has several values, and a text names none of them; with the path of the first one, if there is one.
  case severalValues(source: String, first: [String])
  /// Files with values of their own, of which texts can show those of one file.
  case severalFiles(source: String, count: Int)
  /// More reports than one badge adds up.
  case tooManyReports(source: String, count: Int, maximum: Int)
  /// More data than one manifest may read.
  case tooMuchData(maximum: Int)
  /// More values than the data of one manifest may have.
  case tooManyValues(maximum: Int)
  /// The badges of a manifest have more bytes than a manifest may, with all values in place.
  case tooLarge(maximum: Int)
  /// More badges than one manifest may have.
  case tooManyBadges(maximum: Int)
  /// Braces that are text and look like a value; doubled, they are single ones.
  case literalBraces(source: String, isDoubled: Bool)
  /// Values of the caller that no text can have.
  case unusedValues(names: [String])
  /// A file that cannot be read; with the reason.
  case unreadable(path: String, reason: String)
  /// Something is wrong in a file of data, or with the file.
  case fault(SourceError)
  /// The badge shows no text that could say `unknown`, as `missing: unknown` asks for, and `missing: keep` without a file.
  case cannotShowUnknown(badge: String?, reason: MissingReason, missing: MissingValue)
}

extension DataProblem: CustomStringConvertible {
  /// The end of a message about a name that looks like a variable of the environment; empty for another one.
  private static func environmentHint(_ name: String, _ suggestion: String?) -> String {
    let isVariable = name == "env" || name.count > 1 && name == name.uppercased() && name != name.lowercased()
    guard isVariable, suggestion == nil else { return "" }
    return
      "; the environment is not read, and '--set \(name == "env" ? "NAME" : Message.shortened(name))=…' gives a value"
  }

  package var description: String {
    switch self {
    case .missing(let badge, let reason):
      (badge.map { "'\(Message.shortened($0))' has no value: " } ?? "a value is missing: ") + reason.description
    case .badExpression(let reason, _, _): reason
    case .unknownName(let name, let suggestion, let known, _):
      Message.unknown("value", name, suggestion: suggestion, known: known) + Self.environmentHint(name, suggestion)
    case .unfit(let text, let needed): "'\(Message.shortened(text))' is not \(needed)"
    case .percentOfRatio(let text):
      "'\(Message.shortened(text))' is less than one percent; the filter for numbers from 0 to 1 is ratio"
    case .unreadTime(let text, let source):
      "the time '\(Message.shortened(text))' of a test in \(Message.shortened(source)) is not a number of seconds, and is "
        + "left out"
    case .ignoredKey(let key, let instead):
      "'\(key)' of the endpoint is not drawn; \(instead) names an SVG or PNG file"
    case .patternCharacter(let text):
      "'\(Message.shortened(text))' cannot be in a title pattern because of its '{', '}', '|' or '='"
    case .badName(let name):
      "'\(Message.shortened(name))' cannot be the name of data; use letters, digits, '_' and '-', a letter first, "
        + "and none of value, item, key, index and tokens"
    case .noOrigin: "data needs one of file, files and git, or code and test"
    case .badPath(let text): "'\(Message.shortened(text))' is not a path such as jobs.0.name"
    case .wrongKind(let source, let needed): "'\(Message.shortened(source))' is not \(needed)"
    case .severalValues(let source, []): "'\(Message.shortened(source))' has no values"
    case .severalValues(let source, let first):
      "'\(Message.shortened(source))' has several values; name one, such as "
        + TextTemplate.Expression.source(ofPath: [source] + first)
    case .severalFiles(let source, let count):
      "'\(Message.shortened(source))' is \(count) files, and a text shows values of one file; 'each' makes a badge of "
        + "every element of all of them"
    case .tooManyReports(let source, let count, let maximum):
      "'\(Message.shortened(source))' is \(count) reports, and one badge adds up \(maximum) at most"
    case .tooMuchData(let maximum): "the data of one manifest has more than \(maximum) bytes"
    case .tooManyValues(let maximum): "the data of one manifest has more than \(maximum) values"
    case .tooLarge(let maximum):
      "the badges of one manifest have more than \(maximum) bytes, with all values, lists and defaults in place"
    case .tooManyBadges(let maximum): "one manifest has \(maximum) badges at most"
    case .literalBraces(let source, isDoubled: false):
      "'\(Message.shortened(source))' is drawn as it is: braces have values in manifests with 'data' or "
        + "'tokens', and in entries with 'each'"
    case .literalBraces(let source, isDoubled: true):
      "'\(Message.shortened(source))' is drawn with one brace on each side; a value has one in the manifest, too"
    case .unusedValues(let names):
      "no text can have the values of \(Message.list(names.map { Message.shortened($0) }, "and")): braces are expanded "
        + "in manifests with 'data', which may be empty, or 'tokens', and in entries with 'each' or a report"
    case .unreadable(let path, let reason): SourceProblem.unreadableFile(path: path, reason: reason).description
    case .fault(let error): error.problem.description
    case .cannotShowUnknown(let badge, let reason, let missing):
      DataProblem.missing(badge: badge, reason: reason).description
        + "; 'missing: \(missing.rawValue)' is for status badges and pills, which can say 'unknown'; 'missing: skip' "
        + "leaves this badge out"
    }
  }
}

/// Why a value is missing: the facts. The words are found when they are shown.
package enum MissingReason: Hashable, Sendable {
  /// A value of a file is not there; with the place where it could be.
  case notFound(SourceError)
  /// A report does not have a value; with those that it has.
  case notInReport(source: String, name: String, known: [String])
  /// Anything else, in words.
  case other(String)
}

extension MissingReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let error):
      (error.file.map { Message.shortened($0) + ":" } ?? "line ") + "\(error.line):\(error.column): \(error.problem)"
    case .notInReport(let source, let name, let known):
      "\(Message.shortened(source)) has no value '\(Message.shortened(name))'; it has \(Message.list(known, "and"))"
        + Message.hint(name.nearest(among: known))
    case .other(let reason): reason
    }
  }
}

extension DataProblem {
  /// The result of a reader of a file of data.
  static func converting<Value>(
    in file: String?, _ read: () throws(SourceError) -> Value
  ) throws(DataProblem) -> Value {
    do { return try read() } catch {
      var error = error
      error.file = file
      throw error.isMissing ? .missing(reason: .notFound(error)) : .fault(error)
    }
  }

  /// The problem as an error of the value that has it, or that needs the data.
  func error(at field: Field) -> SourceError {
    switch self {
    case .fault(let error): error
    case .unreadable(let path, let reason): field.error(.unreadableFile(path: path, reason: reason))
    default: field.error(.refused(ForeignProblem(self)))
    }
  }
}

extension SourceError {
  /// The problem of data, if it is one.
  var dataProblem: DataProblem? {
    if case .refused(let problem) = problem { problem.facts as? DataProblem } else { nil }
  }

  /// A problem of data.
  init(at position: SourcePosition, path: [String] = [], _ problem: DataProblem) {
    self.init(at: position, path: path, problem: .refused(ForeignProblem(problem)))
  }

  /// The error at the expression that has the problem, and not at the beginning of its text; `lines` are those of the
  /// manifest.
  func atExpression(in lines: SourceLines) -> SourceError {
    let (expression, word): (String, String)
    switch dataProblem {
    case .badExpression(_, let found, let inner): (expression, word) = (found, inner)
    case .unknownName(let name, _, _, let found): (expression, word) = (found, name)
    case .severalValues(let source, _), .severalFiles(let source, _): (expression, word) = ("{" + source, source)
    case .missing(_, .notInReport(let source, let name, _)),
      .cannotShowUnknown(_, .notInReport(let source, let name, _), _):
      (expression, word) = ("\(source).\(name)", "\(source).\(name)")
    default: return self
    }
    guard file == nil, let row = lines.text(ofLine: line) else { return self }
    let scalars = row.unicodeScalars
    guard let start = scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex),
      let found = row[start...].firstRange(of: expression)
    else { return self }
    let place = row[found.lowerBound...].firstRange(of: word)?.lowerBound ?? found.lowerBound
    var copy = self
    copy.column = scalars.distance(from: scalars.startIndex, to: place) + 1
    return copy
  }
}
