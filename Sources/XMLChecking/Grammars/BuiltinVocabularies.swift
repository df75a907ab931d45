// swift-format-ignore-file
// Made by GrammarCompiler from Schemas/. Do not edit: run `make looks`.

extension Vocabulary {
  static let web = Vocabulary(
    start: .element(0),
    elements: [web0(), web1(), web2(), web3(), web4(), web5(), web6(), web7(), web8(), web9(), web10(), web11(), web12(), web13(), web14(), web15(), web16(), web17(), web18(), web19()],
    values: [
      ValueKind(alternatives: [.text(patterns: ["([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})", "[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "a positive plain number without a unit"),
      ValueKind(alternatives: [.text(patterns: ["-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) -?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})", "[^ ]* [^ ]* [0.]*[1-9][0-9.]* [0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "four numbers with single spaces between, the last two positive"),
      ValueKind(alternatives: [.word("img"), .word("group")], words: "'img' or 'group'"),
      ValueKind(alternatives: [.text(patterns: [], minimumLength: 1)], words: "at least one character"),
      ValueKind(alternatives: [.word("true")], words: "'true'"),
      ValueKind(alternatives: [.text(patterns: ["[Hh][Tt][Tt][Pp][Ss]?://[!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]+|[Mm][Aa][Ii][Ll][Tt][Oo]:[!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]+|[!-\"$-.0-9;->@-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]+([/?#][!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]*)?|[/?#][!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]*"], minimumLength: 0)], words: "an http, https or mailto address or a relative one, without spaces"),
      ValueKind(alternatives: [.word("_blank")], words: "'_blank'"),
      ValueKind(alternatives: [.text(patterns: ["[a-z]+( [a-z]+)*"], minimumLength: 0)], words: "lower-case words with single spaces between"),
      ValueKind(alternatives: [.text(patterns: ["-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})"], minimumLength: 0)], words: "a plain decimal number with at most six decimals"),
      ValueKind(alternatives: [.text(patterns: ["data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/)[A-Za-z0-9+/]+={0,2}"], minimumLength: 0)], words: "a PNG or JPEG file as a data URI: data:image/png;base64, or data:image/jpeg;base64, and its bytes"),
      ValueKind(alternatives: [.text(patterns: ["none|#[0-9a-f]{3}([0-9a-f]{3})?|url\\(#[A-Za-z_][A-Za-z0-9_.\\-]*\\)"], minimumLength: 0)], words: "none, a colour as #rgb or #rrggbb in lower case, or url(#id)"),
      ValueKind(alternatives: [.text(patterns: ["0?\\.[0-9]{1,6}|0|1|1\\.0{1,6}"], minimumLength: 0)], words: "a number from 0 to 1"),
      ValueKind(alternatives: [.text(patterns: ["('[A-Za-z0-9\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*'|[A-Za-z\\-\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*)(, ?('[A-Za-z0-9\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*'|[A-Za-z\\-\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*))*"], minimumLength: 0)], words: "font names of letters, digits, spaces and hyphens, quoted by ' or not, separated by commas"),
      ValueKind(alternatives: [.word("normal"), .word("bold"), .word("100"), .word("200"), .word("300"), .word("400"), .word("500"), .word("600"), .word("700"), .word("800"), .word("900")], words: "'normal' or 'bold' or '100' or '200' or '300' or '400' or '500' or '600' or '700' or '800' or '900'"),
      ValueKind(alternatives: [.word("start"), .word("middle"), .word("end")], words: "'start' or 'middle' or 'end'"),
      ValueKind(alternatives: [.word("spacing"), .word("spacingAndGlyphs")], words: "'spacing' or 'spacingAndGlyphs'"),
      ValueKind(alternatives: [.word("ltr"), .word("rtl")], words: "'ltr' or 'rtl'"),
      ValueKind(alternatives: [.word("preserve")], words: "'preserve'"),
      ValueKind(alternatives: [.word("geometricPrecision")], words: "'geometricPrecision'"),
      ValueKind(alternatives: [.text(patterns: ["(translate\\(-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) |scale\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) )?|rotate\\(|matrix\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ){5})-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})\\)( (translate\\(-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) |scale\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) )?|rotate\\(|matrix\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ){5})-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})\\))*"], minimumLength: 0)], words: "translate(x y), scale(s), scale(x y), rotate(a) or matrix(a b c d e f), joined by spaces"),
      ValueKind(alternatives: [.text(patterns: ["url\\(#[A-Za-z_][A-Za-z0-9_.\\-]*\\)"], minimumLength: 0)], words: "url(#id)"),
      ValueKind(alternatives: [.text(patterns: ["[A-Za-z_][A-Za-z0-9_\\-]*( [A-Za-z_][A-Za-z0-9_\\-]*)*"], minimumLength: 0)], words: "names of letters, digits, underscores and hyphens with single spaces between"),
      ValueKind(alternatives: [.text(patterns: [], minimumLength: 1)], words: "at least one character"),
      ValueKind(alternatives: [.text(patterns: ["[A-Za-z_][A-Za-z0-9_.\\-]*"], minimumLength: 0)], words: "a letter or underscore, then letters, digits, underscores, dots and hyphens"),
      ValueKind(alternatives: [.text(patterns: ["M[MLHVCSQTAZmlhvcsqtaz0-9 ,.\\-]*"], minimumLength: 0)], words: "path data that starts with M, without exponents"),
      ValueKind(alternatives: [.word("evenodd"), .word("nonzero")], words: "'evenodd' or 'nonzero'"),
      ValueKind(alternatives: [.word("butt"), .word("round"), .word("square")], words: "'butt' or 'round' or 'square'"),
      ValueKind(alternatives: [.word("miter"), .word("round"), .word("bevel")], words: "'miter' or 'round' or 'bevel'"),
      ValueKind(alternatives: [.text(patterns: ["0*[1-9][0-9]*(\\.[0-9]{1,6})?"], minimumLength: 0)], words: "a plain number from 1 up"),
      ValueKind(alternatives: [.text(patterns: ["([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})( ([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}))*", "[0. ]*[1-9][0-9. ]*"], minimumLength: 0)], words: "plain numbers, not all zero, with single spaces between"),
      ValueKind(alternatives: [.word("crispEdges")], words: "'crispEdges'"),
      ValueKind(alternatives: [.word("transform")], words: "'transform'"),
      ValueKind(alternatives: [.word("translate"), .word("scale"), .word("rotate")], words: "'translate' or 'scale' or 'rotate'"),
      ValueKind(alternatives: [.text(patterns: ["[#0-9a-f .;\\-]+"], minimumLength: 0)], words: "numbers or colours with semicolons between"),
      ValueKind(alternatives: [.text(patterns: ["(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})(;(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6}))*"], minimumLength: 0)], words: "numbers from 0 to 1 with semicolons between"),
      ValueKind(alternatives: [.text(patterns: ["([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})m?s", "[0.]*[1-9][0-9.]*m?s"], minimumLength: 0)], words: "a positive number of seconds or milliseconds: 1.5s or 300ms"),
      ValueKind(alternatives: [.text(patterns: ["-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})m?s"], minimumLength: 0)], words: "a number of seconds or milliseconds: 1.5s or 300ms"),
      ValueKind(alternatives: [.text(patterns: ["indefinite|[0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}", "indefinite|[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "indefinite or a positive plain number"),
      ValueKind(alternatives: [.word("linear"), .word("discrete"), .word("spline")], words: "'linear' or 'discrete' or 'spline'"),
      ValueKind(alternatives: [.text(patterns: ["(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})( (0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})){3}(;(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})( (0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})){3})*"], minimumLength: 0)], words: "four numbers from 0 to 1 with single spaces between, and semicolons between the fours"),
      ValueKind(alternatives: [.word("replace"), .word("sum")], words: "'replace' or 'sum'"),
      ValueKind(alternatives: [.word("remove"), .word("freeze")], words: "'remove' or 'freeze'"),
      ValueKind(alternatives: [.word("opacity"), .word("fill-opacity"), .word("stroke-opacity"), .word("fill"), .word("stroke")], words: "'opacity' or 'fill-opacity' or 'stroke-opacity' or 'fill' or 'stroke'"),
      ValueKind(alternatives: [.word("userSpaceOnUse")], words: "'userSpaceOnUse'"),
      ValueKind(alternatives: [.word("sRGB")], words: "'sRGB'"),
      ValueKind(alternatives: [.text(patterns: ["#[0-9a-f]{3}([0-9a-f]{3})?"], minimumLength: 0)], words: "a colour as #rgb or #rrggbb in lower case"),
      ValueKind(alternatives: [.word("text/css")], words: "'text/css'"),
    ])

  private static func web0() -> Element {
    Element(QualifiedName(namespace: 3, local: "svg"), [
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "viewBox"), isRequired: true, value: 1),
      Attribute(QualifiedName(namespace: 0, local: "role"), isRequired: false, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "aria-label"), isRequired: false, value: 3),
      Attribute(QualifiedName(namespace: 0, local: "aria-hidden"), isRequired: false, value: 4),
    ], .group(.choice(.element(1), .nothing), .group(.choice(.element(2), .nothing), .group(.choice(.element(3), .nothing), .group(.choice(.element(4), .nothing), .choice(.oneOrMore(.choice(.element(5), .choice(.element(6), .choice(.element(7), .choice(.element(8), .element(9)))))), .nothing))))))
  }

  private static func web1() -> Element {
    Element(QualifiedName(namespace: 3, local: "title"), [], .text)
  }

  private static func web2() -> Element {
    Element(QualifiedName(namespace: 3, local: "desc"), [], .text)
  }

  private static func web3() -> Element {
    Element(QualifiedName(namespace: 3, local: "style"), [
      Attribute(QualifiedName(namespace: 0, local: "type"), isRequired: false, value: 46),
    ], .value(22))
  }

  private static func web4() -> Element {
    Element(QualifiedName(namespace: 3, local: "defs"), [], .oneOrMore(.choice(.element(12), .choice(.element(13), .choice(.element(14), .choice(.element(15), .choice(.element(16), .element(3))))))))
  }

  private static func web5() -> Element {
    Element(QualifiedName(namespace: 3, local: "g"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 25),
      Attribute(QualifiedName(namespace: 0, local: "stroke"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "font-family"), isRequired: false, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "font-size"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "font-weight"), isRequired: false, value: 13),
      Attribute(QualifiedName(namespace: 0, local: "text-anchor"), isRequired: false, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "shape-rendering"), isRequired: false, value: 30),
      Attribute(QualifiedName(namespace: 0, local: "text-rendering"), isRequired: false, value: 18),
      Attribute(QualifiedName(namespace: 0, local: "aria-hidden"), isRequired: false, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "transform"), isRequired: false, value: 19),
      Attribute(QualifiedName(namespace: 0, local: "clip-path"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "mask"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "filter"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "class"), isRequired: false, value: 21),
    ], .group(.choice(.element(1), .nothing), .group(.choice(.oneOrMore(.choice(.element(10), .element(11))), .nothing), .oneOrMore(.choice(.element(5), .choice(.element(6), .choice(.element(7), .choice(.element(8), .element(9)))))))))
  }

  private static func web6() -> Element {
    Element(QualifiedName(namespace: 3, local: "path"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "d"), isRequired: true, value: 24),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 25),
      Attribute(QualifiedName(namespace: 0, local: "stroke"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "stroke-width"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linecap"), isRequired: false, value: 26),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linejoin"), isRequired: false, value: 27),
      Attribute(QualifiedName(namespace: 0, local: "stroke-miterlimit"), isRequired: false, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "stroke-dasharray"), isRequired: false, value: 29),
      Attribute(QualifiedName(namespace: 0, local: "stroke-dashoffset"), isRequired: false, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "stroke-opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "shape-rendering"), isRequired: false, value: 30),
      Attribute(QualifiedName(namespace: 0, local: "opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "transform"), isRequired: false, value: 19),
      Attribute(QualifiedName(namespace: 0, local: "clip-path"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "mask"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "class"), isRequired: false, value: 21),
    ], .choice(.oneOrMore(.choice(.element(10), .element(11))), .nothing))
  }

  private static func web7() -> Element {
    Element(QualifiedName(namespace: 3, local: "text"), [
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "font-family"), isRequired: false, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "font-size"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "font-weight"), isRequired: false, value: 13),
      Attribute(QualifiedName(namespace: 0, local: "text-anchor"), isRequired: false, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "textLength"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "lengthAdjust"), isRequired: false, value: 15),
      Attribute(QualifiedName(namespace: 0, local: "direction"), isRequired: false, value: 16),
      Attribute(QualifiedName(namespace: 1, local: "space"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "text-rendering"), isRequired: false, value: 18),
      Attribute(QualifiedName(namespace: 0, local: "aria-hidden"), isRequired: false, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "opacity"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "transform"), isRequired: false, value: 19),
      Attribute(QualifiedName(namespace: 0, local: "clip-path"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "mask"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "class"), isRequired: false, value: 21),
    ], .value(22))
  }

  private static func web8() -> Element {
    Element(QualifiedName(namespace: 3, local: "image"), [
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 4, local: "href"), isRequired: true, value: 9),
    ], .nothing)
  }

  private static func web9() -> Element {
    Element(QualifiedName(namespace: 3, local: "a"), [
      Attribute(QualifiedName(namespace: 4, local: "href"), isRequired: true, value: 5),
      Attribute(QualifiedName(namespace: 0, local: "target"), isRequired: false, value: 6),
      Attribute(QualifiedName(namespace: 0, local: "rel"), isRequired: false, value: 7),
    ], .group(.choice(.element(1), .nothing), .oneOrMore(.choice(.element(5), .choice(.element(6), .choice(.element(7), .choice(.element(8), .element(9))))))))
  }

  private static func web10() -> Element {
    Element(QualifiedName(namespace: 3, local: "animate"), [
      Attribute(QualifiedName(namespace: 0, local: "attributeName"), isRequired: true, value: 42),
      Attribute(QualifiedName(namespace: 0, local: "values"), isRequired: true, value: 33),
      Attribute(QualifiedName(namespace: 0, local: "keyTimes"), isRequired: false, value: 34),
      Attribute(QualifiedName(namespace: 0, local: "dur"), isRequired: true, value: 35),
      Attribute(QualifiedName(namespace: 0, local: "begin"), isRequired: false, value: 36),
      Attribute(QualifiedName(namespace: 0, local: "repeatCount"), isRequired: false, value: 37),
      Attribute(QualifiedName(namespace: 0, local: "calcMode"), isRequired: false, value: 38),
      Attribute(QualifiedName(namespace: 0, local: "keySplines"), isRequired: false, value: 39),
      Attribute(QualifiedName(namespace: 0, local: "additive"), isRequired: false, value: 40),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 41),
    ], .nothing)
  }

  private static func web11() -> Element {
    Element(QualifiedName(namespace: 3, local: "animateTransform"), [
      Attribute(QualifiedName(namespace: 0, local: "attributeName"), isRequired: true, value: 31),
      Attribute(QualifiedName(namespace: 0, local: "type"), isRequired: true, value: 32),
      Attribute(QualifiedName(namespace: 0, local: "values"), isRequired: true, value: 33),
      Attribute(QualifiedName(namespace: 0, local: "keyTimes"), isRequired: false, value: 34),
      Attribute(QualifiedName(namespace: 0, local: "dur"), isRequired: true, value: 35),
      Attribute(QualifiedName(namespace: 0, local: "begin"), isRequired: false, value: 36),
      Attribute(QualifiedName(namespace: 0, local: "repeatCount"), isRequired: false, value: 37),
      Attribute(QualifiedName(namespace: 0, local: "calcMode"), isRequired: false, value: 38),
      Attribute(QualifiedName(namespace: 0, local: "keySplines"), isRequired: false, value: 39),
      Attribute(QualifiedName(namespace: 0, local: "additive"), isRequired: false, value: 40),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 41),
    ], .nothing)
  }

  private static func web12() -> Element {
    Element(QualifiedName(namespace: 3, local: "linearGradient"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "gradientUnits"), isRequired: true, value: 43),
      Attribute(QualifiedName(namespace: 0, local: "x1"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "y1"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "x2"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "y2"), isRequired: true, value: 8),
    ], .oneOrMore(.element(19)))
  }

  private static func web13() -> Element {
    Element(QualifiedName(namespace: 3, local: "radialGradient"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "gradientUnits"), isRequired: true, value: 43),
      Attribute(QualifiedName(namespace: 0, local: "cx"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "cy"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "r"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "fx"), isRequired: false, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "fy"), isRequired: false, value: 8),
    ], .oneOrMore(.element(19)))
  }

  private static func web14() -> Element {
    Element(QualifiedName(namespace: 3, local: "clipPath"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 23),
    ], .oneOrMore(.element(18)))
  }

  private static func web15() -> Element {
    Element(QualifiedName(namespace: 3, local: "mask"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "maskUnits"), isRequired: true, value: 43),
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
    ], .oneOrMore(.choice(.element(5), .choice(.element(6), .choice(.element(7), .choice(.element(8), .element(9)))))))
  }

  private static func web16() -> Element {
    Element(QualifiedName(namespace: 3, local: "filter"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "filterUnits"), isRequired: true, value: 43),
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "color-interpolation-filters"), isRequired: true, value: 44),
    ], .element(17))
  }

  private static func web17() -> Element {
    Element(QualifiedName(namespace: 3, local: "feGaussianBlur"), [
      Attribute(QualifiedName(namespace: 0, local: "stdDeviation"), isRequired: true, value: 0),
    ], .nothing)
  }

  private static func web18() -> Element {
    Element(QualifiedName(namespace: 3, local: "path"), [
      Attribute(QualifiedName(namespace: 0, local: "d"), isRequired: true, value: 24),
      Attribute(QualifiedName(namespace: 0, local: "clip-rule"), isRequired: false, value: 25),
    ], .nothing)
  }

  private static func web19() -> Element {
    Element(QualifiedName(namespace: 3, local: "stop"), [
      Attribute(QualifiedName(namespace: 0, local: "offset"), isRequired: true, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "stop-color"), isRequired: true, value: 45),
      Attribute(QualifiedName(namespace: 0, local: "stop-opacity"), isRequired: false, value: 11),
    ], .nothing)
  }

  static let embed = Vocabulary(
    start: .element(0),
    elements: [embed0(), embed1(), embed2(), embed3(), embed4(), embed5(), embed6(), embed7(), embed8(), embed9(), embed10(), embed11(), embed12(), embed13(), embed14(), embed15(), embed16()],
    values: [
      ValueKind(alternatives: [.text(patterns: ["([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})", "[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "a positive plain number without a unit"),
      ValueKind(alternatives: [.text(patterns: ["-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) -?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})", "[^ ]* [^ ]* [0.]*[1-9][0-9.]* [0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "four numbers with single spaces between, the last two positive"),
      ValueKind(alternatives: [.word("img"), .word("group")], words: "'img' or 'group'"),
      ValueKind(alternatives: [.text(patterns: [], minimumLength: 1)], words: "at least one character"),
      ValueKind(alternatives: [.word("normal")], words: "'normal'"),
      ValueKind(alternatives: [.word("normal")], words: "'normal'"),
      ValueKind(alternatives: [.word("400")], words: "'400'"),
      ValueKind(alternatives: [.word("normal")], words: "'normal'"),
      ValueKind(alternatives: [.word("0")], words: "'0'"),
      ValueKind(alternatives: [.word("0")], words: "'0'"),
      ValueKind(alternatives: [.word("ltr")], words: "'ltr'"),
      ValueKind(alternatives: [.word("start")], words: "'start'"),
      ValueKind(alternatives: [.word("true")], words: "'true'"),
      ValueKind(alternatives: [.text(patterns: ["[Hh][Tt][Tt][Pp][Ss]?://[!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]+|[Mm][Aa][Ii][Ll][Tt][Oo]:[!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]+|[!-\"$-.0-9;->@-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]+([/?#][!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]*)?|[/?#][!-Z\\[\\]\\^_-~\u{00A1}-\u{0010FFFD}]*"], minimumLength: 0)], words: "an http, https or mailto address or a relative one, without spaces"),
      ValueKind(alternatives: [.text(patterns: ["-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})"], minimumLength: 0)], words: "a plain decimal number with at most six decimals"),
      ValueKind(alternatives: [.text(patterns: ["data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/)[A-Za-z0-9+/]+={0,2}"], minimumLength: 0)], words: "a PNG or JPEG file as a data URI: data:image/png;base64, or data:image/jpeg;base64, and its bytes"),
      ValueKind(alternatives: [.text(patterns: ["none|(url\\(#[A-Za-z_][A-Za-z0-9_.\\-]*\\) )?(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|light-dark\\(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}),#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\))"], minimumLength: 0)], words: "none, a colour, light-dark(a,b), or url(#id) and a colour for where it is not displayed"),
      ValueKind(alternatives: [.text(patterns: ["0?\\.[0-9]{1,6}|0|1|1\\.0{1,6}"], minimumLength: 0)], words: "a number from 0 to 1"),
      ValueKind(alternatives: [.text(patterns: ["('[A-Za-z0-9\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*'|[A-Za-z\\-\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*)(, ?('[A-Za-z0-9\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*'|[A-Za-z\\-\u{00A1}-\u{0010FFFD}][A-Za-z0-9 \\-\u{00A1}-\u{0010FFFD}]*))*"], minimumLength: 0)], words: "font names of letters, digits, spaces and hyphens, quoted by ' or not, separated by commas"),
      ValueKind(alternatives: [.word("normal"), .word("bold"), .word("100"), .word("200"), .word("300"), .word("400"), .word("500"), .word("600"), .word("700"), .word("800"), .word("900")], words: "'normal' or 'bold' or '100' or '200' or '300' or '400' or '500' or '600' or '700' or '800' or '900'"),
      ValueKind(alternatives: [.word("start"), .word("middle"), .word("end")], words: "'start' or 'middle' or 'end'"),
      ValueKind(alternatives: [.word("spacing"), .word("spacingAndGlyphs")], words: "'spacing' or 'spacingAndGlyphs'"),
      ValueKind(alternatives: [.word("ltr"), .word("rtl")], words: "'ltr' or 'rtl'"),
      ValueKind(alternatives: [.word("preserve")], words: "'preserve'"),
      ValueKind(alternatives: [.word("geometricPrecision")], words: "'geometricPrecision'"),
      ValueKind(alternatives: [.text(patterns: ["(translate\\(-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) |scale\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) )?|rotate\\(|matrix\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ){5})-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})\\)( (translate\\(-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) |scale\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) )?|rotate\\(|matrix\\((-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}) ){5})-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})\\))*"], minimumLength: 0)], words: "translate(x y), scale(s), scale(x y), rotate(a) or matrix(a b c d e f), joined by spaces"),
      ValueKind(alternatives: [.text(patterns: ["url\\(#[A-Za-z_][A-Za-z0-9_.\\-]*\\)"], minimumLength: 0)], words: "url(#id)"),
      ValueKind(alternatives: [.text(patterns: [], minimumLength: 1)], words: "at least one character"),
      ValueKind(alternatives: [.text(patterns: ["[A-Za-z_][A-Za-z0-9_.\\-]*"], minimumLength: 0)], words: "a letter or underscore, then letters, digits, underscores, dots and hyphens"),
      ValueKind(alternatives: [.text(patterns: ["M[MLHVCSQTAZmlhvcsqtaz0-9 ,.\\-]*"], minimumLength: 0)], words: "path data that starts with M, without exponents"),
      ValueKind(alternatives: [.word("evenodd"), .word("nonzero")], words: "'evenodd' or 'nonzero'"),
      ValueKind(alternatives: [.word("butt"), .word("round"), .word("square")], words: "'butt' or 'round' or 'square'"),
      ValueKind(alternatives: [.word("miter"), .word("round"), .word("bevel")], words: "'miter' or 'round' or 'bevel'"),
      ValueKind(alternatives: [.text(patterns: ["0*[1-9][0-9]*(\\.[0-9]{1,6})?"], minimumLength: 0)], words: "a plain number from 1 up"),
      ValueKind(alternatives: [.text(patterns: ["([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})( ([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}))*", "[0. ]*[1-9][0-9. ]*"], minimumLength: 0)], words: "plain numbers, not all zero, with single spaces between"),
      ValueKind(alternatives: [.word("crispEdges")], words: "'crispEdges'"),
      ValueKind(alternatives: [.word("transform")], words: "'transform'"),
      ValueKind(alternatives: [.word("translate"), .word("scale"), .word("rotate")], words: "'translate' or 'scale' or 'rotate'"),
      ValueKind(alternatives: [.text(patterns: ["[#0-9a-f .;\\-]+"], minimumLength: 0)], words: "numbers or colours with semicolons between"),
      ValueKind(alternatives: [.text(patterns: ["(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})(;(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6}))*"], minimumLength: 0)], words: "numbers from 0 to 1 with semicolons between"),
      ValueKind(alternatives: [.text(patterns: ["([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})m?s", "[0.]*[1-9][0-9.]*m?s"], minimumLength: 0)], words: "a positive number of seconds or milliseconds: 1.5s or 300ms"),
      ValueKind(alternatives: [.text(patterns: ["-?([0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6})m?s"], minimumLength: 0)], words: "a number of seconds or milliseconds: 1.5s or 300ms"),
      ValueKind(alternatives: [.text(patterns: ["indefinite|[0-9]+(\\.[0-9]{1,6})?|\\.[0-9]{1,6}", "indefinite|[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "indefinite or a positive plain number"),
      ValueKind(alternatives: [.word("linear"), .word("discrete"), .word("spline")], words: "'linear' or 'discrete' or 'spline'"),
      ValueKind(alternatives: [.text(patterns: ["(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})( (0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})){3}(;(0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})( (0?\\.[0-9]{1,6}|0|1|1\\.0{1,6})){3})*"], minimumLength: 0)], words: "four numbers from 0 to 1 with single spaces between, and semicolons between the fours"),
      ValueKind(alternatives: [.word("replace"), .word("sum")], words: "'replace' or 'sum'"),
      ValueKind(alternatives: [.word("remove"), .word("freeze")], words: "'remove' or 'freeze'"),
      ValueKind(alternatives: [.word("opacity"), .word("fill-opacity"), .word("stroke-opacity"), .word("fill"), .word("stroke")], words: "'opacity' or 'fill-opacity' or 'stroke-opacity' or 'fill' or 'stroke'"),
      ValueKind(alternatives: [.text(patterns: ["url\\(#[A-Za-z_][A-Za-z0-9_.\\-]*\\)|drop-shadow\\(((0|-?[0-9]*\\.?[0-9]{1,6}px) ){3}(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|light-dark\\(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}),#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\))\\)( drop-shadow\\(((0|-?[0-9]*\\.?[0-9]{1,6}px) ){3}(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|light-dark\\(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}),#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\))\\))*"], minimumLength: 0)], words: "url(#id), or drop-shadow(x y deviation colour) with lengths in px, joined by spaces"),
      ValueKind(alternatives: [.word("userSpaceOnUse")], words: "'userSpaceOnUse'"),
      ValueKind(alternatives: [.word("sRGB")], words: "'sRGB'"),
      ValueKind(alternatives: [.text(patterns: ["#[0-9a-f]{3}([0-9a-f]{3})?|light-dark\\(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}),#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\)"], minimumLength: 0)], words: "a colour as #rgb or #rrggbb in lower case, or light-dark(a,b)"),
    ])

  private static func embed0() -> Element {
    Element(QualifiedName(namespace: 3, local: "svg"), [
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "viewBox"), isRequired: true, value: 1),
      Attribute(QualifiedName(namespace: 0, local: "role"), isRequired: false, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "aria-label"), isRequired: false, value: 3),
      Attribute(QualifiedName(namespace: 0, local: "font-style"), isRequired: false, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "font-variant"), isRequired: false, value: 5),
      Attribute(QualifiedName(namespace: 0, local: "font-weight"), isRequired: false, value: 6),
      Attribute(QualifiedName(namespace: 0, local: "font-stretch"), isRequired: false, value: 7),
      Attribute(QualifiedName(namespace: 0, local: "letter-spacing"), isRequired: false, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "word-spacing"), isRequired: false, value: 9),
      Attribute(QualifiedName(namespace: 0, local: "direction"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "text-anchor"), isRequired: false, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "aria-hidden"), isRequired: false, value: 12),
    ], .group(.choice(.element(1), .nothing), .choice(.oneOrMore(.choice(.element(2), .choice(.element(3), .choice(.element(4), .choice(.element(5), .element(6)))))), .nothing)))
  }

  private static func embed1() -> Element {
    Element(QualifiedName(namespace: 3, local: "defs"), [], .oneOrMore(.choice(.element(9), .choice(.element(10), .choice(.element(11), .choice(.element(12), .element(13)))))))
  }

  private static func embed2() -> Element {
    Element(QualifiedName(namespace: 3, local: "g"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 16),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 30),
      Attribute(QualifiedName(namespace: 0, local: "stroke"), isRequired: false, value: 16),
      Attribute(QualifiedName(namespace: 0, local: "font-family"), isRequired: false, value: 18),
      Attribute(QualifiedName(namespace: 0, local: "font-size"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "font-weight"), isRequired: false, value: 19),
      Attribute(QualifiedName(namespace: 0, local: "text-anchor"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "shape-rendering"), isRequired: false, value: 35),
      Attribute(QualifiedName(namespace: 0, local: "text-rendering"), isRequired: false, value: 24),
      Attribute(QualifiedName(namespace: 0, local: "aria-hidden"), isRequired: false, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "transform"), isRequired: false, value: 25),
      Attribute(QualifiedName(namespace: 0, local: "clip-path"), isRequired: false, value: 26),
      Attribute(QualifiedName(namespace: 0, local: "mask"), isRequired: false, value: 26),
      Attribute(QualifiedName(namespace: 0, local: "filter"), isRequired: false, value: 48),
    ], .group(.choice(.oneOrMore(.choice(.element(7), .element(8))), .nothing), .oneOrMore(.choice(.element(2), .choice(.element(3), .choice(.element(4), .choice(.element(5), .element(6))))))))
  }

  private static func embed3() -> Element {
    Element(QualifiedName(namespace: 3, local: "path"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "d"), isRequired: true, value: 29),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 16),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 30),
      Attribute(QualifiedName(namespace: 0, local: "stroke"), isRequired: false, value: 16),
      Attribute(QualifiedName(namespace: 0, local: "stroke-width"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linecap"), isRequired: false, value: 31),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linejoin"), isRequired: false, value: 32),
      Attribute(QualifiedName(namespace: 0, local: "stroke-miterlimit"), isRequired: false, value: 33),
      Attribute(QualifiedName(namespace: 0, local: "stroke-dasharray"), isRequired: false, value: 34),
      Attribute(QualifiedName(namespace: 0, local: "stroke-dashoffset"), isRequired: false, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "stroke-opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "shape-rendering"), isRequired: false, value: 35),
      Attribute(QualifiedName(namespace: 0, local: "opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "transform"), isRequired: false, value: 25),
      Attribute(QualifiedName(namespace: 0, local: "clip-path"), isRequired: false, value: 26),
      Attribute(QualifiedName(namespace: 0, local: "mask"), isRequired: false, value: 26),
    ], .choice(.oneOrMore(.choice(.element(7), .element(8))), .nothing))
  }

  private static func embed4() -> Element {
    Element(QualifiedName(namespace: 3, local: "text"), [
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 16),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "font-family"), isRequired: false, value: 18),
      Attribute(QualifiedName(namespace: 0, local: "font-size"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "font-weight"), isRequired: false, value: 19),
      Attribute(QualifiedName(namespace: 0, local: "text-anchor"), isRequired: false, value: 20),
      Attribute(QualifiedName(namespace: 0, local: "textLength"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "lengthAdjust"), isRequired: false, value: 21),
      Attribute(QualifiedName(namespace: 0, local: "direction"), isRequired: false, value: 22),
      Attribute(QualifiedName(namespace: 1, local: "space"), isRequired: false, value: 23),
      Attribute(QualifiedName(namespace: 0, local: "text-rendering"), isRequired: false, value: 24),
      Attribute(QualifiedName(namespace: 0, local: "aria-hidden"), isRequired: false, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "opacity"), isRequired: false, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "transform"), isRequired: false, value: 25),
      Attribute(QualifiedName(namespace: 0, local: "clip-path"), isRequired: false, value: 26),
      Attribute(QualifiedName(namespace: 0, local: "mask"), isRequired: false, value: 26),
    ], .value(27))
  }

  private static func embed5() -> Element {
    Element(QualifiedName(namespace: 3, local: "image"), [
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 4, local: "href"), isRequired: true, value: 15),
    ], .nothing)
  }

  private static func embed6() -> Element {
    Element(QualifiedName(namespace: 3, local: "a"), [
      Attribute(QualifiedName(namespace: 4, local: "href"), isRequired: true, value: 13),
      Attribute(QualifiedName(namespace: 0, local: "aria-label"), isRequired: false, value: 3),
    ], .oneOrMore(.choice(.element(2), .choice(.element(3), .choice(.element(4), .choice(.element(5), .element(6)))))))
  }

  private static func embed7() -> Element {
    Element(QualifiedName(namespace: 3, local: "animate"), [
      Attribute(QualifiedName(namespace: 0, local: "attributeName"), isRequired: true, value: 47),
      Attribute(QualifiedName(namespace: 0, local: "values"), isRequired: true, value: 38),
      Attribute(QualifiedName(namespace: 0, local: "keyTimes"), isRequired: false, value: 39),
      Attribute(QualifiedName(namespace: 0, local: "dur"), isRequired: true, value: 40),
      Attribute(QualifiedName(namespace: 0, local: "begin"), isRequired: false, value: 41),
      Attribute(QualifiedName(namespace: 0, local: "repeatCount"), isRequired: false, value: 42),
      Attribute(QualifiedName(namespace: 0, local: "calcMode"), isRequired: false, value: 43),
      Attribute(QualifiedName(namespace: 0, local: "keySplines"), isRequired: false, value: 44),
      Attribute(QualifiedName(namespace: 0, local: "additive"), isRequired: false, value: 45),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 46),
    ], .nothing)
  }

  private static func embed8() -> Element {
    Element(QualifiedName(namespace: 3, local: "animateTransform"), [
      Attribute(QualifiedName(namespace: 0, local: "attributeName"), isRequired: true, value: 36),
      Attribute(QualifiedName(namespace: 0, local: "type"), isRequired: true, value: 37),
      Attribute(QualifiedName(namespace: 0, local: "values"), isRequired: true, value: 38),
      Attribute(QualifiedName(namespace: 0, local: "keyTimes"), isRequired: false, value: 39),
      Attribute(QualifiedName(namespace: 0, local: "dur"), isRequired: true, value: 40),
      Attribute(QualifiedName(namespace: 0, local: "begin"), isRequired: false, value: 41),
      Attribute(QualifiedName(namespace: 0, local: "repeatCount"), isRequired: false, value: 42),
      Attribute(QualifiedName(namespace: 0, local: "calcMode"), isRequired: false, value: 43),
      Attribute(QualifiedName(namespace: 0, local: "keySplines"), isRequired: false, value: 44),
      Attribute(QualifiedName(namespace: 0, local: "additive"), isRequired: false, value: 45),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 46),
    ], .nothing)
  }

  private static func embed9() -> Element {
    Element(QualifiedName(namespace: 3, local: "linearGradient"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "gradientUnits"), isRequired: true, value: 49),
      Attribute(QualifiedName(namespace: 0, local: "x1"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "y1"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "x2"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "y2"), isRequired: true, value: 14),
    ], .oneOrMore(.element(16)))
  }

  private static func embed10() -> Element {
    Element(QualifiedName(namespace: 3, local: "radialGradient"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "gradientUnits"), isRequired: true, value: 49),
      Attribute(QualifiedName(namespace: 0, local: "cx"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "cy"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "r"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "fx"), isRequired: false, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "fy"), isRequired: false, value: 14),
    ], .oneOrMore(.element(16)))
  }

  private static func embed11() -> Element {
    Element(QualifiedName(namespace: 3, local: "clipPath"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 28),
    ], .oneOrMore(.element(15)))
  }

  private static func embed12() -> Element {
    Element(QualifiedName(namespace: 3, local: "mask"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "maskUnits"), isRequired: true, value: 49),
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
    ], .oneOrMore(.choice(.element(2), .choice(.element(3), .choice(.element(4), .choice(.element(5), .element(6)))))))
  }

  private static func embed13() -> Element {
    Element(QualifiedName(namespace: 3, local: "filter"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 28),
      Attribute(QualifiedName(namespace: 0, local: "filterUnits"), isRequired: true, value: 49),
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "color-interpolation-filters"), isRequired: true, value: 50),
    ], .element(14))
  }

  private static func embed14() -> Element {
    Element(QualifiedName(namespace: 3, local: "feGaussianBlur"), [
      Attribute(QualifiedName(namespace: 0, local: "stdDeviation"), isRequired: true, value: 0),
    ], .nothing)
  }

  private static func embed15() -> Element {
    Element(QualifiedName(namespace: 3, local: "path"), [
      Attribute(QualifiedName(namespace: 0, local: "d"), isRequired: true, value: 29),
      Attribute(QualifiedName(namespace: 0, local: "clip-rule"), isRequired: false, value: 30),
    ], .nothing)
  }

  private static func embed16() -> Element {
    Element(QualifiedName(namespace: 3, local: "stop"), [
      Attribute(QualifiedName(namespace: 0, local: "offset"), isRequired: true, value: 17),
      Attribute(QualifiedName(namespace: 0, local: "stop-color"), isRequired: true, value: 51),
      Attribute(QualifiedName(namespace: 0, local: "stop-opacity"), isRequired: false, value: 17),
    ], .nothing)
  }

  static let design = Vocabulary(
    start: .element(0),
    elements: [design0(), design1(), design2(), design3(), design4(), design5(), design6()],
    values: [
      ValueKind(alternatives: [.text(patterns: ["[0-9]+(\\.[0-9]{1,6})?", "[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "a positive plain number without a unit, with a digit before a point"),
      ValueKind(alternatives: [.text(patterns: ["0 0 [0-9]+(\\.[0-9]{1,6})? [0-9]+(\\.[0-9]{1,6})?", "[^ ]* [^ ]* [0.]*[1-9][0-9.]* [0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "0 0, then two positive plain numbers, with single spaces between"),
      ValueKind(alternatives: [.text(patterns: ["[A-Za-z][A-Za-z0-9_\\-]*"], minimumLength: 0)], words: "a letter, then letters, digits, underscores and hyphens"),
      ValueKind(alternatives: [.text(patterns: ["M[MLHVCSAZmlhvcsaz0-9 .\\-]*"], minimumLength: 0)], words: "path data without quadratic curves and long arcs, with a zero before each decimal point"),
      ValueKind(alternatives: [.text(patterns: ["none|#[0-9a-f]{6}|url\\(#[A-Za-z][A-Za-z0-9_\\-]*\\)"], minimumLength: 0)], words: "none, a colour as #rrggbb in lower case, or url(#id)"),
      ValueKind(alternatives: [.text(patterns: ["0\\.[0-9]{1,6}|1|1\\.0{1,6}", "[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "a number above 0, up to 1"),
      ValueKind(alternatives: [.word("evenodd"), .word("nonzero")], words: "'evenodd' or 'nonzero'"),
      ValueKind(alternatives: [.text(patterns: ["none|#[0-9a-f]{6}"], minimumLength: 0)], words: "none or a colour as #rrggbb in lower case"),
      ValueKind(alternatives: [.word("butt"), .word("round"), .word("square")], words: "'butt' or 'round' or 'square'"),
      ValueKind(alternatives: [.word("miter"), .word("round"), .word("bevel")], words: "'miter' or 'round' or 'bevel'"),
      ValueKind(alternatives: [.word("userSpaceOnUse")], words: "'userSpaceOnUse'"),
      ValueKind(alternatives: [.text(patterns: ["-?[0-9]+(\\.[0-9]{1,6})?"], minimumLength: 0)], words: "a plain decimal number with at most six decimals and a digit before the point"),
      ValueKind(alternatives: [.text(patterns: ["0\\.[0-9]{1,6}|0|1|1\\.0{1,6}"], minimumLength: 0)], words: "a number from 0 to 1"),
      ValueKind(alternatives: [.text(patterns: ["#[0-9a-f]{6}"], minimumLength: 0)], words: "a colour as #rrggbb in lower case"),
    ])

  private static func design0() -> Element {
    Element(QualifiedName(namespace: 3, local: "svg"), [
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "viewBox"), isRequired: true, value: 1),
    ], .group(.choice(.element(1), .nothing), .group(.choice(.element(2), .nothing), .choice(.oneOrMore(.choice(.element(3), .element(4))), .nothing))))
  }

  private static func design1() -> Element {
    Element(QualifiedName(namespace: 3, local: "title"), [], .text)
  }

  private static func design2() -> Element {
    Element(QualifiedName(namespace: 3, local: "defs"), [], .oneOrMore(.element(5)))
  }

  private static func design3() -> Element {
    Element(QualifiedName(namespace: 3, local: "g"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 5),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 6),
    ], .oneOrMore(.choice(.element(3), .element(4))))
  }

  private static func design4() -> Element {
    Element(QualifiedName(namespace: 3, local: "path"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "d"), isRequired: true, value: 3),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: true, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 5),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 6),
      Attribute(QualifiedName(namespace: 0, local: "stroke"), isRequired: true, value: 7),
      Attribute(QualifiedName(namespace: 0, local: "stroke-width"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linecap"), isRequired: false, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linejoin"), isRequired: false, value: 9),
      Attribute(QualifiedName(namespace: 0, local: "stroke-opacity"), isRequired: false, value: 5),
    ], .nothing)
  }

  private static func design5() -> Element {
    Element(QualifiedName(namespace: 3, local: "linearGradient"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "gradientUnits"), isRequired: true, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "x1"), isRequired: true, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "y1"), isRequired: true, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "x2"), isRequired: true, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "y2"), isRequired: true, value: 11),
    ], .oneOrMore(.element(6)))
  }

  private static func design6() -> Element {
    Element(QualifiedName(namespace: 3, local: "stop"), [
      Attribute(QualifiedName(namespace: 0, local: "offset"), isRequired: true, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "stop-color"), isRequired: true, value: 13),
    ], .nothing)
  }

  static let designWithFilters = Vocabulary(
    start: .element(0),
    elements: [designWithFilters0(), designWithFilters1(), designWithFilters2(), designWithFilters3(), designWithFilters4(), designWithFilters5(), designWithFilters6(), designWithFilters7(), designWithFilters8()],
    values: [
      ValueKind(alternatives: [.text(patterns: ["[0-9]+(\\.[0-9]{1,6})?", "[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "a positive plain number without a unit, with a digit before a point"),
      ValueKind(alternatives: [.text(patterns: ["0 0 [0-9]+(\\.[0-9]{1,6})? [0-9]+(\\.[0-9]{1,6})?", "[^ ]* [^ ]* [0.]*[1-9][0-9.]* [0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "0 0, then two positive plain numbers, with single spaces between"),
      ValueKind(alternatives: [.text(patterns: ["[A-Za-z][A-Za-z0-9_\\-]*"], minimumLength: 0)], words: "a letter, then letters, digits, underscores and hyphens"),
      ValueKind(alternatives: [.text(patterns: ["M[MLHVCSAZmlhvcsaz0-9 .\\-]*"], minimumLength: 0)], words: "path data without quadratic curves and long arcs, with a zero before each decimal point"),
      ValueKind(alternatives: [.text(patterns: ["none|#[0-9a-f]{6}|url\\(#[A-Za-z][A-Za-z0-9_\\-]*\\)"], minimumLength: 0)], words: "none, a colour as #rrggbb in lower case, or url(#id)"),
      ValueKind(alternatives: [.text(patterns: ["0\\.[0-9]{1,6}|1|1\\.0{1,6}", "[0.]*[1-9][0-9.]*"], minimumLength: 0)], words: "a number above 0, up to 1"),
      ValueKind(alternatives: [.word("evenodd"), .word("nonzero")], words: "'evenodd' or 'nonzero'"),
      ValueKind(alternatives: [.text(patterns: ["none|#[0-9a-f]{6}"], minimumLength: 0)], words: "none or a colour as #rrggbb in lower case"),
      ValueKind(alternatives: [.word("butt"), .word("round"), .word("square")], words: "'butt' or 'round' or 'square'"),
      ValueKind(alternatives: [.word("miter"), .word("round"), .word("bevel")], words: "'miter' or 'round' or 'bevel'"),
      ValueKind(alternatives: [.text(patterns: ["url\\(#[A-Za-z][A-Za-z0-9_\\-]*\\)"], minimumLength: 0)], words: "url(#id)"),
      ValueKind(alternatives: [.word("userSpaceOnUse")], words: "'userSpaceOnUse'"),
      ValueKind(alternatives: [.text(patterns: ["-?[0-9]+(\\.[0-9]{1,6})?"], minimumLength: 0)], words: "a plain decimal number with at most six decimals and a digit before the point"),
      ValueKind(alternatives: [.word("sRGB")], words: "'sRGB'"),
      ValueKind(alternatives: [.text(patterns: ["0\\.[0-9]{1,6}|0|1|1\\.0{1,6}"], minimumLength: 0)], words: "a number from 0 to 1"),
      ValueKind(alternatives: [.text(patterns: ["#[0-9a-f]{6}"], minimumLength: 0)], words: "a colour as #rrggbb in lower case"),
    ])

  private static func designWithFilters0() -> Element {
    Element(QualifiedName(namespace: 3, local: "svg"), [
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "viewBox"), isRequired: true, value: 1),
    ], .group(.choice(.element(1), .nothing), .group(.choice(.element(2), .nothing), .choice(.oneOrMore(.choice(.element(3), .element(4))), .nothing))))
  }

  private static func designWithFilters1() -> Element {
    Element(QualifiedName(namespace: 3, local: "title"), [], .text)
  }

  private static func designWithFilters2() -> Element {
    Element(QualifiedName(namespace: 3, local: "defs"), [], .oneOrMore(.choice(.element(5), .element(6))))
  }

  private static func designWithFilters3() -> Element {
    Element(QualifiedName(namespace: 3, local: "g"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "filter"), isRequired: false, value: 10),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: false, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 5),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 6),
    ], .oneOrMore(.choice(.element(3), .element(4))))
  }

  private static func designWithFilters4() -> Element {
    Element(QualifiedName(namespace: 3, local: "path"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: false, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "d"), isRequired: true, value: 3),
      Attribute(QualifiedName(namespace: 0, local: "fill"), isRequired: true, value: 4),
      Attribute(QualifiedName(namespace: 0, local: "fill-opacity"), isRequired: false, value: 5),
      Attribute(QualifiedName(namespace: 0, local: "fill-rule"), isRequired: false, value: 6),
      Attribute(QualifiedName(namespace: 0, local: "stroke"), isRequired: true, value: 7),
      Attribute(QualifiedName(namespace: 0, local: "stroke-width"), isRequired: false, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linecap"), isRequired: false, value: 8),
      Attribute(QualifiedName(namespace: 0, local: "stroke-linejoin"), isRequired: false, value: 9),
      Attribute(QualifiedName(namespace: 0, local: "stroke-opacity"), isRequired: false, value: 5),
    ], .nothing)
  }

  private static func designWithFilters5() -> Element {
    Element(QualifiedName(namespace: 3, local: "linearGradient"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "gradientUnits"), isRequired: true, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "x1"), isRequired: true, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "y1"), isRequired: true, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "x2"), isRequired: true, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "y2"), isRequired: true, value: 12),
    ], .oneOrMore(.element(8)))
  }

  private static func designWithFilters6() -> Element {
    Element(QualifiedName(namespace: 3, local: "filter"), [
      Attribute(QualifiedName(namespace: 0, local: "id"), isRequired: true, value: 2),
      Attribute(QualifiedName(namespace: 0, local: "filterUnits"), isRequired: true, value: 11),
      Attribute(QualifiedName(namespace: 0, local: "x"), isRequired: true, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "y"), isRequired: true, value: 12),
      Attribute(QualifiedName(namespace: 0, local: "width"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "height"), isRequired: true, value: 0),
      Attribute(QualifiedName(namespace: 0, local: "color-interpolation-filters"), isRequired: true, value: 13),
    ], .element(7))
  }

  private static func designWithFilters7() -> Element {
    Element(QualifiedName(namespace: 3, local: "feGaussianBlur"), [
      Attribute(QualifiedName(namespace: 0, local: "stdDeviation"), isRequired: true, value: 0),
    ], .nothing)
  }

  private static func designWithFilters8() -> Element {
    Element(QualifiedName(namespace: 3, local: "stop"), [
      Attribute(QualifiedName(namespace: 0, local: "offset"), isRequired: true, value: 14),
      Attribute(QualifiedName(namespace: 0, local: "stop-color"), isRequired: true, value: 15),
    ], .nothing)
  }

}
