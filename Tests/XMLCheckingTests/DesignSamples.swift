/// Documents in the design profile. Other tests introduce faults into them.
enum DesignSamples {
  static let all = [badge, empty, outlines, gradients, notation]

  static let head = """
    <svg xmlns="http://www.w3.org/2000/svg" width="96" height="20" viewBox="0 0 96 20">
    """

  /// A document around some content.
  static func document(_ content: String) -> String { "\(head)\n\(content)\n</svg>\n" }

  static let empty = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>

    """

  static let badge = """
    <svg xmlns="http://www.w3.org/2000/svg" width="192" height="40" viewBox="0 0 96 20">
    <title>3 unread</title>
    <defs><linearGradient id="background-1" gradientUnits="userSpaceOnUse" x1="0" y1="-0.5" x2="0" y2="20">\
    <stop offset="0" stop-color="#38a169"/><stop offset="0.125" stop-color="#2f855a"/>\
    <stop offset="1" stop-color="#276749"/></linearGradient></defs>
    <g id="pill"><path id="background" \
    d="M 10 0 L 86 0 A 10 10 0 0 1 86 20 L 10 20 A 10 10 0 0 1 10 0 Z M 40 5 L 40 15 L 50.5 15 L 50.5 5 Z" \
    fill="url(#background-1)" fill-rule="nonzero" stroke="none"/></g>
    </svg>

    """

  static let outlines = document(
    """
    <g id="words" fill="#ffffff" fill-opacity="0.9" fill-rule="evenodd">
      <g><path d="M -1.5 0.25 C 1 2 3 4 5 6 Z" fill="none" stroke="#8c99b0" stroke-width="1.5" stroke-linecap="round" \
    stroke-linejoin="bevel" stroke-opacity="0.5"/></g>
      <path id="a_B-9" d="M 0 0 A 4 2.5 30 0 0 8 0.125 A 4 2.5 -30 0 1 0 0 Z" fill="#000000" fill-opacity="1" \
    fill-rule="evenodd" stroke="none"/>
    </g>
    """)

  static let gradients = document(
    """
    <defs>
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="20">
        <stop offset="0" stop-color="#38a169"/>
        <stop offset="1.0" stop-color="#2f855a"/>
      </linearGradient>
      <radialGradient id="r" gradientUnits="userSpaceOnUse" cx="5" cy="-4.5" fx="5" fy="-4.5" r="9">
        <stop offset="0" stop-color="#38a169" stop-opacity="0"/>
        <stop offset="1" stop-color="#38a169" stop-opacity="0.5"/>
      </radialGradient>
      <linearGradient id="h" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9.000001" y2="0">
        <stop offset="0.5" stop-color="#38a169"/>
      </linearGradient>
    </defs>
    <g fill="url(#g)"><path d="M 0 0 L 9 0" fill="url(#h)" stroke="none"/></g>
    <path d="M 0 0 L 9 0" fill="url(#r)" stroke="none"/>
    """)

  /// The same facts in other valid XML notation.
  static let notation = """
    <?xml version='1.0' encoding="UTF-8"?>
    <!-- A pill. -->
    <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' viewBox='0&#32;0 9 9'>
      <title><![CDATA[3 > 2]]> &amp; more</title>
      <!-- <rect/> -->
      <g
        id="layer"><path d="M 0 0
    L 1 1&#x20;Z" fill='&#x23;ffffff' stroke="none"></path></g>
    </svg>
    """
}
