import ArgumentParser
import Cartouche
import Messages

/// The address of badges in a page.
struct AddressOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The address of the folder with the badges.", valueName: "address"))
  var baseURL = ""

  /// The text before the path of a file: nothing, or an address that ends in a slash.
  func base() throws(Failure) -> String {
    let isAddress = baseURL.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value < 0x7F && !"\"<>\\^`{|}()?#".unicodeScalars.contains($0)
    }
    guard isAddress, baseURL.isEmpty || (try? LinkDestination(parsing: baseURL)) != nil else {
      throw .usage("--base-url is not an address: '\(TerminalText.plain(baseURL))'")
    }
    return baseURL.isEmpty || baseURL.hasSuffix("/") ? baseURL : baseURL + "/"
  }
}
