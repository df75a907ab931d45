/// The figures of a family without its own table, in 1/2048 em.
struct NamedFamily: Sendable {
  let fontClass: FontClass
  /// The average width of a letter, weighted by the frequency of letters in English; nil for the width of the class.
  var regular: Int?
  /// The same in bold.
  var bold: Int?
  /// The height of capital letters; nil for the height of the class.
  var capHeight: Int?

  /// By name in lower case.
  ///
  /// The figures are those of the Capsize metrics collection. Those of Inter, Lato, Noto and Open Sans were measured in
  /// the same way on the files of Debian's packages. The width of Ubuntu Mono is half an em.
  static let all: [String: NamedFamily] = {
    var all: [String: NamedFamily] = [:]
    for (names, family) in families { for name in names { all[name] = family } }
    return all
  }()

  private static func sans(_ regular: Int? = nil, _ bold: Int? = nil, cap: Int? = nil) -> NamedFamily {
    NamedFamily(fontClass: .sansSerif, regular: regular, bold: bold, capHeight: cap)
  }

  private static func serif(_ regular: Int? = nil, _ bold: Int? = nil, cap: Int? = nil) -> NamedFamily {
    NamedFamily(fontClass: .serif, regular: regular, bold: bold, capHeight: cap)
  }

  private static func mono(_ width: Int? = nil, cap: Int? = nil) -> NamedFamily {
    NamedFamily(fontClass: .monospace, regular: width, bold: width, capHeight: cap)
  }

  private static let families: [([String], NamedFamily)] = [
    (["sans-serif", "roboto", "ubuntu", "cantarell", "oxygen", "nimbus sans", "gill sans", "arimo"], sans()),
    // Between the system fonts of Apple (966), Microsoft (906) and Google (909).
    (["system-ui", "ui-sans-serif"], sans(935, 990, cap: 1443)),
    (["blinkmacsystemfont", "sf pro text", "sf pro"], sans(966, 1027, cap: 1443)),
    (["segoe ui"], sans(906, 968, cap: 1434)),
    (["tahoma"], sans(912, 1034, cap: 1489)),
    (["trebuchet ms"], sans(929, 969, cap: 1465)),
    (["lucida grande", "lucida sans unicode", "lucida sans"], sans(1002, 1069, cap: 1480)),
    (["geneva"], sans(998, 998, cap: 1552)),
    (["calibri", "carlito"], sans(835, 854, cap: 1294)),
    (["candara"], sans(863, 878, cap: 1308)),
    (["corbel"], sans(838, 877, cap: 1338)),
    (["optima"], sans(883, 899, cap: 1407)),
    (["avenir"], sans(922, 967, cap: 1450)),
    (["futura"], sans(931, 1114, cap: 1559)),
    (["comic sans ms"], sans(958, 1018, cap: 1554)),
    (["impact"], sans(834, 834, cap: 1619)),
    (["inter"], sans(973, 1002, cap: 1489)),
    (["open sans"], sans(959, 1030, cap: 1462)),
    (["noto sans"], sans(969, 1032, cap: 1462)),
    (["lato"], sans(900, 910, cap: 1467)),
    (["serif", "times", "times new roman", "liberation serif", "nimbus roman", "tinos", "ui-serif"], serif()),
    (["garamond", "baskerville", "hoefler text", "bodoni 72", "bookman", "century schoolbook"], serif()),
    (["georgia", "gelasio"], serif(899, 1047, cap: 1419)),
    (["cambria", "caladea"], serif(873, 938, cap: 1365)),
    (["palatino", "palatino linotype", "book antiqua"], serif(909, 936, cap: 1423)),
    (["charter"], serif(897, 958, cap: 1374)),
    (["didot"], serif(924, 948, cap: 1477)),
    (["rockwell"], serif(1023, 1079, cap: 1507)),
    (["noto serif"], serif(983, 1042, cap: 1462)),
    (["dejavu serif"], serif(1048, 1157, cap: 1493)),
    (["monospace", "courier", "courier new", "liberation mono", "cousine", "nimbus mono"], mono()),
    (["monaco", "andale mono", "source code pro", "jetbrains mono", "roboto mono", "noto sans mono"], mono(1229)),
    (["menlo", "dejavu sans mono", "hack"], mono(1233, cap: 1493)),
    (["sf mono", "sfmono-regular", "ui-monospace"], mono(1266, cap: 1443)),
    (["consolas"], mono(1126, cap: 1307)),
    (["cascadia code", "cascadia mono"], mono(1200, cap: 1420)),
    (["fira code"], mono(1260, cap: 1446)),
    (["inconsolata", "ubuntu mono"], mono(1024)),
  ]
}
