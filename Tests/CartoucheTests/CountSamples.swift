/// The results of ICU 78 with the data of CLDR 48, for the tests of locales: made by `Intl`, not by the code under
/// test.
enum CountSamples {
  /// The counts whose forms are listed.
  static let counts: [Int] =
    Array(0...130) + [
      200, 201, 202, 203, 211, 212, 1000, 1001, 1002, 1011, 10000,
      100000, 123456, 1000000, 1000001, 2000000, 3000000, 1234567, 10000000, 1000000000,
    ]

  /// Locales, and a letter for the form of each count: z, 1, 2, f, m or o for other.
  static let plurals: [(locales: String, forms: String)] = [
    (
      """
      af ast az bg ckb da de el en eo et eu fi fo fy gl hu ka kk ku ky lb ml mn mr nb ne nl nn no or ps sd so sq sv
      sw ta te tk tr ur uz yi de-AT de-CH de-LI en-CH en-IN en-ZA nl-BE ur-IN
      """,
      """
      o1oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      am as bn fa gu hi hy kn pa si zu
      """,
      """
      11oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      ar ar-AE ar-DZ ar-EG ar-MA ar-SA
      """,
      """
      z12ffffffffmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm\
      oooffffffffmmmmmmmmmmmmmmmmmmmmooofmmooomoomoooomoo
      """
    ),
    (
      """
      be ru uk
      """,
      """
      m1fffmmmmmmmmmmmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmmm1fffmmmmm\
      m1fffmmmmmmmmmmmmmmmm1fffmmmmmmm1ffmmm1fmmmmm1mmmmm
      """
    ),
    (
      """
      bs hr sr
      """,
      """
      o1fffoooooooooooooooo1fffoooooo1fffoooooo1fffoooooo1fffoooooo1fffoooooo1fffoooooo1fffoooooo1fffooooo\
      o1fffoooooooooooooooo1fffooooooo1ffooo1fooooo1ooooo
      """
    ),
    (
      """
      ca es it es-AR es-CL es-CO es-MX es-US it-CH pt-PT
      """,
      """
      o1oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      oooooooooooooooooooooooooooooooooooooooooooomommomm
      """
    ),
    (
      """
      cs sk
      """,
      """
      o1fffooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      cy
      """,
      """
      z12foomooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      fil
      """,
      """
      1111o1o11o1111o1o11o1111o1o11o1111o1o11o1111o1o11o1111o1o11o1111o1o11o1111o1o11o1111o1o11o1111o1o11o\
      1111o1o11o1111o1o11o1111o1o11o1111111111111o1111111
      """
    ),
    (
      """
      fr pt fr-CA fr-CH pt-BR
      """,
      """
      11oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      oooooooooooooooooooooooooooooooooooooooooooomommomm
      """
    ),
    (
      """
      ga
      """,
      """
      o12ffffmmmmooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      gd
      """,
      """
      o12ffffffff12fffffffoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      he
      """,
      """
      o12ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      id ja km ko lo ms my th vi yue zh zh-Hant-TW
      """,
      """
      oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      ooooooooooooooooooooooooooooooooooooooooooooooooooo
      """
    ),
    (
      """
      is mk
      """,
      """
      o1ooooooooooooooooooo1ooooooooo1ooooooooo1ooooooooo1ooooooooo1ooooooooo1ooooooooo1ooooooooo1oooooooo\
      o1ooooooooooooooooooo1oooooooooo1ooooo1oooooo1ooooo
      """
    ),
    (
      """
      lt
      """,
      """
      o1ffffffffooooooooooo1ffffffffo1ffffffffo1ffffffffo1ffffffffo1ffffffffo1ffffffffo1ffffffffo1ffffffff\
      o1ffffffffooooooooooo1ffffffffoo1ffooo1fooofo1oofoo
      """
    ),
    (
      """
      lv
      """,
      """
      z1oooooooozzzzzzzzzzz1ooooooooz1ooooooooz1ooooooooz1ooooooooz1ooooooooz1ooooooooz1ooooooooz1oooooooo\
      z1oooooooozzzzzzzzzzz1oooooooozz1oozzz1ozzzoz1zzozz
      """
    ),
    (
      """
      mt
      """,
      """
      f12ffffffffmmmmmmmmmoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      oooffffffffmmmmmmmmmoooooooooooooofmmooomoooooooooo
      """
    ),
    (
      """
      pl
      """,
      """
      m1fffmmmmmmmmmmmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmmmmfffmmmmm\
      mmfffmmmmmmmmmmmmmmmmmfffmmmmmmmmffmmmmfmmmmmmmmmmm
      """
    ),
    (
      """
      ro
      """,
      """
      f1ffffffffffffffffffoooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      offfffffffffffffffffoooooooooooofffffofffoooofooooo
      """
    ),
    (
      """
      sl
      """,
      """
      o12ffooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo\
      o12ffooooooooooooooooooooooooooo12fooo12ooooo1ooooo
      """
    ),
  ]

  /// Locales, and how they write 1234, 12345 and 1234567 in groups.
  static let groups: [(locale: String, texts: [String])] = [
    ("af", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("am", ["1,234", "12,345", "1,234,567"]),
    ("as", ["১,২৩৪", "১২,৩৪৫", "১২,৩৪,৫৬৭"]),
    ("ast", ["1.234", "12.345", "1.234.567"]),
    ("az", ["1.234", "12.345", "1.234.567"]),
    ("be", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("bg", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("bn", ["১,২৩৪", "১২,৩৪৫", "১২,৩৪,৫৬৭"]),
    ("bs", ["1.234", "12.345", "1.234.567"]),
    ("ca", ["1.234", "12.345", "1.234.567"]),
    ("ckb", ["١٬٢٣٤", "١٢٬٣٤٥", "١٬٢٣٤٬٥٦٧"]),
    ("cs", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("cy", ["1,234", "12,345", "1,234,567"]),
    ("da", ["1.234", "12.345", "1.234.567"]),
    ("de", ["1.234", "12.345", "1.234.567"]),
    ("el", ["1.234", "12.345", "1.234.567"]),
    ("en", ["1,234", "12,345", "1,234,567"]),
    ("eo", ["1\u{202F}234", "12\u{202F}345", "1\u{202F}234\u{202F}567"]),
    ("es", ["1234", "12.345", "1.234.567"]),
    ("et", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("eu", ["1.234", "12.345", "1.234.567"]),
    ("fa", ["۱٬۲۳۴", "۱۲٬۳۴۵", "۱٬۲۳۴٬۵۶۷"]),
    ("fi", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("fil", ["1,234", "12,345", "1,234,567"]),
    ("fo", ["1.234", "12.345", "1.234.567"]),
    ("fr", ["1\u{202F}234", "12\u{202F}345", "1\u{202F}234\u{202F}567"]),
    ("fy", ["1.234", "12.345", "1.234.567"]),
    ("ga", ["1,234", "12,345", "1,234,567"]),
    ("gd", ["1,234", "12,345", "1,234,567"]),
    ("gl", ["1.234", "12.345", "1.234.567"]),
    ("gu", ["1,234", "12,345", "12,34,567"]),
    ("he", ["1,234", "12,345", "1,234,567"]),
    ("hi", ["1,234", "12,345", "12,34,567"]),
    ("hr", ["1.234", "12.345", "1.234.567"]),
    ("hu", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("hy", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("id", ["1.234", "12.345", "1.234.567"]),
    ("is", ["1.234", "12.345", "1.234.567"]),
    ("it", ["1234", "12.345", "1.234.567"]),
    ("ja", ["1,234", "12,345", "1,234,567"]),
    ("ka", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("kk", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("km", ["1,234", "12,345", "1,234,567"]),
    ("kn", ["1,234", "12,345", "1,234,567"]),
    ("ko", ["1,234", "12,345", "1,234,567"]),
    ("ku", ["1.234", "12.345", "1.234.567"]),
    ("ky", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("lb", ["1.234", "12.345", "1.234.567"]),
    ("lo", ["1.234", "12.345", "1.234.567"]),
    ("lt", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("lv", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("mk", ["1.234", "12.345", "1.234.567"]),
    ("ml", ["1,234", "12,345", "12,34,567"]),
    ("mn", ["1,234", "12,345", "1,234,567"]),
    ("mr", ["१,२३४", "१२,३४५", "१२,३४,५६७"]),
    ("ms", ["1,234", "12,345", "1,234,567"]),
    ("mt", ["1,234", "12,345", "1,234,567"]),
    ("my", ["၁,၂၃၄", "၁၂,၃၄၅", "၁,၂၃၄,၅၆၇"]),
    ("nb", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("ne", ["१,२३४", "१२,३४५", "१२,३४,५६७"]),
    ("nl", ["1.234", "12.345", "1.234.567"]),
    ("nn", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("no", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("or", ["1,234", "12,345", "12,34,567"]),
    ("pa", ["1,234", "12,345", "12,34,567"]),
    ("pl", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("ps", ["۱٬۲۳۴", "۱۲٬۳۴۵", "۱٬۲۳۴٬۵۶۷"]),
    ("pt", ["1.234", "12.345", "1.234.567"]),
    ("ro", ["1.234", "12.345", "1.234.567"]),
    ("ru", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("sd", ["١٬٢٣٤", "١٢٬٣٤٥", "١٬٢٣٤٬٥٦٧"]),
    ("si", ["1,234", "12,345", "1,234,567"]),
    ("sk", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("sl", ["1234", "12.345", "1.234.567"]),
    ("so", ["1,234", "12,345", "1,234,567"]),
    ("sq", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("sr", ["1.234", "12.345", "1.234.567"]),
    ("sv", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("sw", ["1,234", "12,345", "1,234,567"]),
    ("ta", ["1,234", "12,345", "12,34,567"]),
    ("te", ["1,234", "12,345", "12,34,567"]),
    ("th", ["1,234", "12,345", "1,234,567"]),
    ("tk", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("tr", ["1.234", "12.345", "1.234.567"]),
    ("uk", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("ur", ["1,234", "12,345", "1,234,567"]),
    ("uz", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("vi", ["1.234", "12.345", "1.234.567"]),
    ("yi", ["1,234", "12,345", "1,234,567"]),
    ("yue", ["1,234", "12,345", "1,234,567"]),
    ("zh", ["1,234", "12,345", "1,234,567"]),
    ("zu", ["1,234", "12,345", "1,234,567"]),
    ("ar-AE", ["1,234", "12,345", "1,234,567"]),
    ("ar-DZ", ["1.234", "12.345", "1.234.567"]),
    ("ar-EG", ["١٬٢٣٤", "١٢٬٣٤٥", "١٬٢٣٤٬٥٦٧"]),
    ("ar-MA", ["1.234", "12.345", "1.234.567"]),
    ("ar-SA", ["١٬٢٣٤", "١٢٬٣٤٥", "١٬٢٣٤٬٥٦٧"]),
    ("de-AT", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("de-CH", ["1'234", "12'345", "1'234'567"]),
    ("de-LI", ["1'234", "12'345", "1'234'567"]),
    ("en-CH", ["1'234", "12'345", "1'234'567"]),
    ("en-IN", ["1,234", "12,345", "12,34,567"]),
    ("en-ZA", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("es-AR", ["1.234", "12.345", "1.234.567"]),
    ("es-CL", ["1.234", "12.345", "1.234.567"]),
    ("es-CO", ["1.234", "12.345", "1.234.567"]),
    ("es-MX", ["1,234", "12,345", "1,234,567"]),
    ("es-US", ["1,234", "12,345", "1,234,567"]),
    ("fr-CA", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("fr-CH", ["1\u{202F}234", "12\u{202F}345", "1\u{202F}234\u{202F}567"]),
    ("it-CH", ["1234", "12'345", "1'234'567"]),
    ("pt-PT", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-BR", ["1.234", "12.345", "1.234.567"]),
    ("nl-BE", ["1.234", "12.345", "1.234.567"]),
    ("ur-IN", ["۱٬۲۳۴", "۱۲٬۳۴۵", "۱٬۲۳۴٬۵۶۷"]),
    ("ar-001", ["1,234", "12,345", "1,234,567"]),
    ("ar-EH", ["1,234", "12,345", "1,234,567"]),
    ("ar-LB", ["١٬٢٣٤", "١٢٬٣٤٥", "١٬٢٣٤٬٥٦٧"]),
    ("ar-MR", ["١٬٢٣٤", "١٢٬٣٤٥", "١٬٢٣٤٬٥٦٧"]),
    ("en-AT", ["1.234", "12.345", "1.234.567"]),
    ("en-BE", ["1.234", "12.345", "1.234.567"]),
    ("en-CZ", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-DE", ["1.234", "12.345", "1.234.567"]),
    ("en-DK", ["1.234", "12.345", "1.234.567"]),
    ("en-ES", ["1.234", "12.345", "1.234.567"]),
    ("en-EE", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-FI", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-FR", ["1\u{202F}234", "12\u{202F}345", "1\u{202F}234\u{202F}567"]),
    ("en-GE", ["1\u{202F}234", "12\u{202F}345", "1\u{202F}234\u{202F}567"]),
    ("en-HU", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-ID", ["1.234", "12.345", "1.234.567"]),
    ("en-IT", ["1.234", "12.345", "1.234.567"]),
    ("en-LT", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-LV", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-NL", ["1.234", "12.345", "1.234.567"]),
    ("en-NO", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-PL", ["1.234", "12.345", "1.234.567"]),
    ("en-PT", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-RO", ["1.234", "12.345", "1.234.567"]),
    ("en-SE", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-SI", ["1.234", "12.345", "1.234.567"]),
    ("en-SK", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-UA", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("en-GB", ["1,234", "12,345", "1,234,567"]),
    ("en-AU", ["1,234", "12,345", "1,234,567"]),
    ("es-419", ["1,234", "12,345", "1,234,567"]),
    ("es-BO", ["1.234", "12.345", "1.234.567"]),
    ("es-BR", ["1,234", "12,345", "1,234,567"]),
    ("es-BZ", ["1,234", "12,345", "1,234,567"]),
    ("es-CR", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("es-CU", ["1,234", "12,345", "1,234,567"]),
    ("es-DO", ["1,234", "12,345", "1,234,567"]),
    ("es-EC", ["1.234", "12.345", "1.234.567"]),
    ("es-ES", ["1234", "12.345", "1.234.567"]),
    ("es-GT", ["1,234", "12,345", "1,234,567"]),
    ("es-HN", ["1,234", "12,345", "1,234,567"]),
    ("es-NI", ["1,234", "12,345", "1,234,567"]),
    ("es-PA", ["1,234", "12,345", "1,234,567"]),
    ("es-PE", ["1,234", "12,345", "1,234,567"]),
    ("es-PR", ["1,234", "12,345", "1,234,567"]),
    ("es-PY", ["1.234", "12.345", "1.234.567"]),
    ("es-SV", ["1,234", "12,345", "1,234,567"]),
    ("es-UY", ["1.234", "12.345", "1.234.567"]),
    ("es-VE", ["1.234", "12.345", "1.234.567"]),
    ("fr-LU", ["1.234", "12.345", "1.234.567"]),
    ("fr-MA", ["1.234", "12.345", "1.234.567"]),
    ("ms-BN", ["1.234", "12.345", "1.234.567"]),
    ("ms-ID", ["1.234", "12.345", "1.234.567"]),
    ("pt-AO", ["1\u{A0}234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-CH", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-CV", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-GQ", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-GW", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-LU", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-MO", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-MZ", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-ST", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("pt-TL", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("ru-UA", ["1234", "12\u{A0}345", "1\u{A0}234\u{A0}567"]),
    ("sw-CD", ["1.234", "12.345", "1.234.567"]),
    ("ta-MY", ["1,234", "12,345", "1,234,567"]),
    ("ta-SG", ["1,234", "12,345", "1,234,567"]),
    ("zh-Hant-TW", ["1,234", "12,345", "1,234,567"]),
    ("hi-u-nu-deva", ["१,२३४", "१२,३४५", "१२,३४,५६७"]),
    ("th-u-nu-thai", ["๑,๒๓๔", "๑๒,๓๔๕", "๑,๒๓๔,๕๖๗"]),
    ("ar-EG-u-nu-latn", ["1,234", "12,345", "1,234,567"]),
    ("fa-u-nu-latn", ["1,234", "12,345", "1,234,567"]),
    ("en-u-nu-beng", ["১,২৩৪", "১২,৩৪৫", "১,২৩৪,৫৬৭"]),
    ("ta-u-nu-tamldec", ["௧,௨௩௪", "௧௨,௩௪௫", "௧௨,௩௪,௫௬௭"]),
    ("my-u-nu-latn", ["1,234", "12,345", "1,234,567"]),
  ]
}
