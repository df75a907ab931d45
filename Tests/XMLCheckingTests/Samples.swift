import XMLChecking

/// Documents in the web profile. Other tests introduce faults into them.
enum Samples {
  static let all = [
    badge, empty, gradients, words, links, masks, effects, notation, blurred, rectangles, pictures, styled, sheet,
    moving,
  ]

  static let head = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="96" height="20" viewBox="0 0 96 20">
    """

  /// A document around some content.
  static func document(_ content: String) -> String { "\(head)\n\(content)\n</svg>\n" }

  static let empty = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" aria-hidden="true"/>

    """

  static let badge = """
    <svg xmlns="http://www.w3.org/2000/svg" width="96" height="20" viewBox="0 0 96 20" role="img" \
    aria-label="build: passing" direction="ltr">
    <title>build: passing</title>
    <desc>The build of today</desc>
    <defs><clipPath id="c1">\
    <path d="M3 0H93A3 3 0 0 1 96 3V17A3 3 0 0 1 93 20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0Z" clip-rule="evenodd"/>\
    </clipPath></defs>
    <g clip-path="url(#c1)"><path d="M0 0H37V20H0Z" fill="#555"/><path d="M37 0h59v20h-59z" fill="#2f855a"/></g>
    <g fill="#fff" opacity=".9">\
    <text x="18.5" y="14" font-family="Verdana,'DejaVu Sans',sans-serif" font-size="11" \
    text-anchor="middle" textLength="27">build</text>\
    <text x="66.5" y="14" font-family="Verdana,'DejaVu Sans',sans-serif" font-size="11" \
    text-anchor="middle" textLength="49">passing</text></g>
    </svg>

    """

  static let gradients = document(
    """
    <defs>
      <linearGradient id="g.1" gradientUnits="userSpaceOnUse" x1="0" y1="-.5" x2="0" y2="20">
        <stop offset="0" stop-color="#fff" stop-opacity=".5"/>
        <stop offset="1" stop-color="#2f855a"/>
      </linearGradient>
      <radialGradient id="_r" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="4.5" fx="2" fy="-2">
        <stop offset=".25" stop-color="#000"/>
      </radialGradient>
    </defs>
    <path d="M1 1 5 5l2-2 .5.5" fill="url(#g.1)" stroke="url(#_r)" \
    stroke-width="1.5" stroke-linecap="round" stroke-linejoin="bevel" stroke-miterlimit="1.5"
    stroke-dasharray="4 .5 0" stroke-dashoffset="-1"/>
    """)

  static let words = document(
    """
    <defs><path id="line.1" d="M0 9h9"/></defs>
    <text x="0" y="0" font-family="a" font-size="9"><textPath xlink:href="#line.1" startOffset="-.5">round</textPath></text>
    <text x="0" y="0" font-family="a" font-size="9" text-anchor="end"><textPath xlink:href="#line.1">a&amp;b</textPath></text>
    <text x="1" y="14" fill="#8c99b0" font-family="-apple-system, Ünïcode" font-size="11.5" \
    font-weight="700" textLength="42.5" lengthAdjust="spacingAndGlyphs" xml:space="preserve" direction="rtl" \
    aria-hidden="true"> a  &amp; b </text>
    """)

  static let links = document(
    ["https://example.org/?a=b#c", "HTTP://example.org", "mailto:a@example.org", "a/b:c", "?q=a:b", "//example.org/x"]
      .map { "<a xlink:href=\"\($0)\" target=\"_blank\" rel=\"noopener me\"><title>t</title><path d=\"M0 0H1\"/></a>" }
      .joined(separator: "\n"))

  static let effects = document(
    """
    <defs>
      <clipPath id="c"><path d="M0 0H9V9z"/></clipPath>
      <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><path d="M0 0H9V9z"/></mask>
    </defs>
    <g fill-opacity=".5" fill-rule="evenodd" stroke="none">
      <path d="M0 0 9 9" opacity="1" transform="scale(.5)" clip-path="url(#c)" mask="url(#m)"/>
    </g>
    <text x="0" y="0" fill-opacity="0" font-family="a" font-size="1" opacity="0.25" transform="rotate(9)" \
    clip-path="url(#c)" mask="url(#m)">a</text>
    """)

  /// The same facts in other valid XML notation.
  static let notation = document(
    """
    <g xmlns:xlink="http://example.org/"><path d="M0 0A1 1 0 0 1-2,3&#32;L4
    5 6 7"
       transform="scale(2)&#x20;scale(3)
    rotate(4)" fill='&#x23;ffffff'/></g>
    <a xlink:href="a?b&amp;c"><path d="M0 0a1 1 0 1 0-1-1 1 1 0 1,1 1 1"/></a>
    <!-- <rect/> -->
    <text x="1" y="1" font-family="a" font-size="1"><![CDATA[a > <rect/>]]>&lt;</text>
    """)

  static let masks = document(
    """
    <defs>
      <mask id="m1" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9"><path d="M0 0H9V9z" fill="#fff"/></mask>
      <mask id="m2" maskUnits="userSpaceOnUse" x="0" y="0" width="9" height="9">
        <g mask="url(#m1)"><path d="M0 0H9" fill="none" stroke="#fff" stroke-opacity="1"/></g>
      </mask>
    </defs>
    <g id="all" transform="translate(1 -2) scale(2) scale(1 .5) rotate(-45) matrix(1 0 0 1 0 0)" mask="url(#m2)">
      <title>group</title>
      <path id="one" d="M9 9" fill-rule="nonzero" fill-opacity=".5"/>
    </g>
    """)
}

extension Samples {
  /// A text above its own blurred shadow.
  static let blurred = document(
    """
    <defs><filter id="b" filterUnits="userSpaceOnUse" x="-5" y="-4.8" width="106" height="30" \
    color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.6"/></filter></defs>
    <path d="M0 0H96V20H0Z" fill="#555" shape-rendering="crispEdges"/>
    <g shape-rendering="crispEdges" text-rendering="geometricPrecision">
      <g filter="url(#b)" aria-hidden="true"><text x="1" y="14" fill-opacity=".8" font-family="a" font-size="11">a</text></g>
      <text x="1" y="14" fill="#fff" font-family="a" font-size="11" text-rendering="geometricPrecision">a</text>
      <g font-family="a" font-size="11" font-weight="bold" text-anchor="middle"><text x="1" y="14">a</text></g>
    </g>
    """)

  /// Rectangles with rounded corners.
  static let rectangles = document(
    """
    <defs><clipPath id="c"><path d="M0 0h9"/></clipPath><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" \
    width="96" height="20"><rect fill="#fff" width="96" height="20" rx="3"/></mask>
    <style>.dark{fill:#fff}</style></defs>
    <rect id="body" class="dark" x="-.5" y="2" width="29.667" height="20" rx="10" fill="#8799bc" fill-opacity=".5" \
    fill-rule="evenodd" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="bevel" \
    stroke-miterlimit="2" stroke-dasharray="4 2" stroke-dashoffset="1" stroke-opacity=".25"/>
    <rect width="9" height="9" rx="4.5" shape-rendering="crispEdges" opacity=".5" transform="translate(1 2)" \
    clip-path="url(#c)" mask="url(#m)"><animate attributeName="opacity" values="0;1" dur="1s"/></rect>
    """)

  static let png =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="

  static let pictures = document(
    """
    <image x="5" y="-3" width="14" height="14.5" xlink:href="\(png)"/>
    <g transform="scale(.5)"><image x="0" y="0" width="1" height="1" xlink:href="data:image/jpeg;base64,/9j/4AAQ+/=="/></g>
    """)
}

/// The error of parsing a document, or else its faults in a profile.
func faults(of text: String, against schema: Schema = .web) -> [XMLDiagnostic] {
  do {
    return try XMLTree(parsing: text).validate(against: schema)
  } catch {
    return [error]
  }
}
