import ArgumentParser
import Cartouche

/// In which digits and words a count is told.
struct WordsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the digits and plural rules: ar, pt-PT, hi-u-nu-deva.", valueName: "tag"))
  var locale: String?

  @Flag(help: "Group the digits of a large count: 1,234.")
  var grouping = false

  @Option(
    help: ArgumentHelp(
      "A title for the count: '{count} message|{count} messages', or by name: 'one=…|few=…|other=…|over=…'.",
      valueName: "forms"))
  var titlePattern: String?

  /// The hub with everything that was asked for.
  func apply(to hub: Hub) throws(Failure) -> Hub {
    var hub = hub
    hub.groupsDigits = grouping
    if let locale {
      do { hub.locale = try CountLocale(parsing: locale) } catch { throw .usage(error.description) }
    }
    if let titlePattern {
      do {
        hub.titlePattern = try TitlePattern(parsing: titlePattern)
      } catch {
        throw .usage(error.description)
      }
    }
    return hub
  }
}
