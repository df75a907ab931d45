import SVGReading

/// Hostile SVGs, by kind. If the root is missing, they are placed inside one with a view box of 24.
enum HostileIcons {
  static let scripts: [String] = [
    "<script>alert(1)</script>", "<script/>", #"<script type="text/javascript"><![CDATA[alert(1)]]></script>"#,
    #"<script href="http://evil.example/x.js"/>"#, "<defs><script>1</script></defs>", "<g><g><script/></g></g>",
    "<symbol id='s'><script/></symbol>", "<metadata><script/></metadata>", "<title><script/></title>",
    "<handler type='text/ecmascript'>1</handler>", "<listener event='click'/>",
    #"<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>"#,
    #"<g><x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script></g>"#,
    #"<metadata><h:script xmlns:h="http://www.w3.org/1999/xhtml"/></metadata>"#,
    "<clipPath id='c'><script/></clipPath>", "<linearGradient id='l'><script/></linearGradient>",
  ]

  static let handlers: [String] = [
    "onload", "onclick", "onerror", "onmouseover", "onmousedown", "onmouseup", "onmousemove", "onmouseout", "onfocusin",
    "onfocusout", "onactivate", "onbegin", "onend", "onrepeat", "onunload", "onabort", "onresize", "onscroll", "onzoom",
    "onkeydown", "onkeyup", "onwheel", "ontoggle", "onpointerdown", "onpointerrawupdate", "ontouchstart", "onfocus",
    "onblur", "onanimationend", "ontransitionend", "onLoad", "ONCLICK",
  ]

  static let addresses: [String] = [
    "http://evil.example/x.svg#a", "https://evil.example/", "//evil.example/x", "file:///etc/passwd", "x.svg#a",
    "../x.svg", "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "&#106;avascript:alert(1)",
    "java&#10;script:alert(1)", "vbscript:x", "data:image/svg+xml,%3Csvg/%3E", "data:text/html,x", "ftp://evil.example",
    "blob:x", "\u{1F4A3}", "?x", "#&#x23;/../../x",
  ]

  static let externalPaints: [String] = [
    #"<path d="M0 0h1" fill="url(http://evil.example/x#a)"/>"#, #"<path d="M0 0h1" fill="url('x.svg#a')"/>"#,
    #"<path d="M0 0h1" fill="url(  //evil.example )"/>"#, #"<path d="M0 0h1" fill="URL(http://evil.example)"/>"#,
    #"<path d="M0 0h1" style="fill:url(http://evil.example)"/>"#,
    #"<path d="M0 0h1" style="background:url(http://evil.example)"/>"#,
    #"<path d="M0 0h1" style="cursor:url(http://evil.example),auto"/>"#,
    #"<path d="M0 0h1" filter="url(http://evil.example#f)"/>"#, #"<g mask="url(x.svg#m)"/>"#,
    #"<g clip-path="url(x.svg#m)"/>"#, #"<path d="M0 0h1" marker-start="url(x.svg#m)"/>"#,
    #"<g cursor="url(x.cur)"/>"#, #"<defs><g fill="url(data:x)"/></defs>"#,
    "<style>path{fill:url(http://evil.example)}</style>", "<style>.a{background:url('//evil.example')}</style>",
    #"<style>.a{src:url( "x.woff")}</style>"#, #"<g color-profile="url(x.icc)"/>"#,
    #"<path d="M0 0h1" fill="url(#a) url(http://evil.example)"/>"#,
  ]

  static let sheets: [String] = [
    "@import 'x.css';", "@import url(x.css);", "@import url(//evil.example);", "@font-face{font-family:x}",
    "@media screen{path{fill:red}}", "@media (prefers-color-scheme:dark){path{fill:red}}", "@namespace 'x';",
    "@charset 'UTF-8';", "@keyframes x{from{opacity:0}}", "@supports (x:y){}", "@layer a;", "a>b{fill:red}",
    "a b{fill:red}", "path:hover{fill:red}", "path[d]{fill:red}", "*|*{fill:red}", "a+b{}", "a~b{}", "::before{}",
    ",{}",
    ".a{fill:red", "}", ".a{fill:red}}", ".a{{fill:red}}", "fill:red", #".a{fill:\72 ed}"#,
    #".a{fill:\75rl(http://evil.example)}"#, ".a{fill:red!important}", ".a{fill}", "#a#b{}", "a.{}",
    ".a{behavior:\\x}", "/*", "/* .a{}", "<![CDATA[@import 'x';]]>", "&#64;import 'x';",
  ]

  static let elements: [(String, SVGProblem.RefusedElement)] = [
    ("foreignObject", .foreignContent), ("iframe", .foreignContent), ("audio", .foreignContent),
    ("video", .foreignContent), ("canvas", .foreignContent), ("object", .foreignContent), ("embed", .foreignContent),
    ("animate", .animation), ("animateColor", .animation), ("animateMotion", .animation),
    ("animateTransform", .animation), ("set", .animation), ("discard", .animation), ("image", .picture), ("a", .link),
    ("text", .text), ("textPath", .text), ("tspan", .text), ("switch", .choice), ("mesh", .effect),
  ]

  static let documents: [String] = [
    #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1"><title>&x;</title></svg>"#,
    #"<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 1 1">&b;</svg>"#,
    #"<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://evil.example/x.dtd">%x;]><svg viewBox="0 0 1 1"/>"#,
    #"<!DOCTYPE svg [<!ATTLIST path onload CDATA "x">]><svg viewBox="0 0 1 1"/>"#,
    #"<!DOCTYPE svg SYSTEM "http://evil.example/x.dtd"><svg viewBox="0 0 1 1">&x;</svg>"#,
    #"<svg viewBox="0 0 1 1">&nbsp;</svg>"#, #"<svg viewBox="0 0 1 1"><g></svg>"#, #"<svg viewBox="0 0 1 1">"#,
    #"<svg viewBox="0 0 1 1" viewBox="0 0 2 2"/>"#, #"<svg viewBox="0 0 1 1"/><svg/>"#, #"<svg viewBox=0/>"#,
    "<svg viewBox=\"0 0 1 1\">\u{0}</svg>", "<svg viewBox=\"0 0 1 1\">\u{1}</svg>", "<", "<svg", "<?xml?>", "<!---->",
    #"<svg viewBox="0 0 1 1" xlink:href="x"/>"#, #"<?xml version="1.0" encoding="UTF-7"?><svg viewBox="0 0 1 1"/>"#,
    #"<svg viewBox="0 0 1 1">]]></svg>"#, #"<svg viewBox="0 0 1 1"><!-- -- --></svg>"#,
  ]

  static let numbers: [String] = [
    #"<path d="M0 0a1e-9 2 0 0 1-2 0"/>"#, #"<path d="M0 0h25000v1z"/>"#,
    #"<path d="M0 0h1" stroke="red" stroke-width="241"/>"#,
    #"<path d="M0 0L1e40 0"/>"#, #"<path d="M0 0h9e8" transform="scale(100)"/>"#, #"<rect width="1e300" height="1"/>"#,
    #"<circle r="1e8"/>"#, #"<path d="M0 0h1" stroke="red" stroke-width="1e9"/>"#,
    #"<g transform="scale(1e6) scale(1e6)"><path d="M0 0h1"/></g>"#, #"<g transform="translate(1e300)"/>"#,
    #"<g transform="matrix(1e999 0 0 1 0 0)"/>"#, #"<polygon points="0 0 1e12 4"/>"#,
    #"<g transform="skewX(90)"><path d="M0 0h1v1"/></g>"#, #"<ellipse rx="1e99" ry="1"/>"#,
    #"<path d="M0 0a1e9 1e9 0 0 1 1 1" transform="scale(9)"/>"#,
    #"<g transform="scale(1e4)"><g transform="scale(1e4)"><g transform="scale(1e4)"><path d="M1 1h1"/></g></g></g>"#,
  ]

  static let values: [String] = [
    #"<path d="M0 0h1" fill="redd"/>"#, #"<path d="M0 0h1" fill="var(--x)"/>"#, #"<path d="M0 0h1" fill="rgb(1,2)"/>"#,
    #"<path d="M0 0h1" fill="expression(alert(1))"/>"#, #"<path d="M0 0h1" fill=""/>"#, #"<path d="1 2"/>"#,
    #"<path d="M0 0L"/>"#, #"<path d="M0 0 x"/>"#, #"<rect width="-1" height="1"/>"#, #"<rect width="a" height="1"/>"#,
    #"<rect width="1furlong" height="1"/>"#, #"<circle r="-1"/>"#, #"<circle r="NaN"/>"#, #"<circle r="Infinity"/>"#,
    #"<polygon points="1 2 3"/>"#, #"<polygon points="a"/>"#, #"<g transform="spin(3)"/>"#, #"<g transform="scale("/>"#,
    #"<g transform="scale()"/>"#, #"<g transform="matrix(1 2 3)"/>"#, #"<g transform="rotate(1 2)"/>"#,
    #"<g transform="translate(1,2"/>"#, #"<g opacity="x"/>"#, #"<g fill-rule="odd"/>"#,
    #"<path d="M0 0h1" stroke="red" stroke-width="-1"/>"#, #"<g stroke-linecap="flat"/>"#, #"<g style="fill"/>"#,
    #"<g style="fill:red!important"/>"#, #"<g clip-path="circle(4)"/>"#, #"<g clip-path="url(#)"/>"#,
    #"<path d="M0 0h1" fill="url(#)"/>"#, #"<path d="M0 0h1" fill="url(#a"/>"#, #"<g visibility="maybe"/>"#,
    #"<svg viewBox="0 0 0 1"/>"#, #"<svg viewBox="0 0"/>"#, #"<svg viewBox="0 0 -1 1"/>"#,
    #"<svg viewBox="0 0 1 1" preserveAspectRatio="middle"/>"#,
  ]

  static let effects: [String] = [
    #"<g filter="url(#f)"/>"#, #"<g mask="url(#m)"/>"#, #"<g style="filter:blur(2px)"/>"#,
    #"<g style="filter:drop-shadow(0 0 2px red)"/>"#, #"<g style="mix-blend-mode:multiply"/>"#,
    #"<path d="M0 0h1" marker-end="url(#m)"/>"#, #"<path d="M0 0h1" vector-effect="non-scaling-stroke"/>"#,
    #"<path d="M0 0h9" stroke="red" stroke-dasharray="2 1"/>"#, #"<g style="transform:rotate(45deg)"/>"#,
    #"<g style="animation:x 1s"/>"#, #"<circle style="r:99px"/>"#, #"<g transform-origin="center"/>"#,
    #"<g systemLanguage="en"/>"#, #"<path d="M0 0h1" requiredExtensions=""/>"#,
    #"<clipPath id="a"><path d="M0 0h1" systemLanguage="en"/></clipPath><circle r="9" clip-path="url(#a)"/>"#,
    "<style>g{filter:blur(1px)}</style><g/>",
    #"<g style="-webkit-transform:scale(2)"/>"#, #"<g style="-webkit-clip-path:circle(3px)"/>"#,
    #"<g style="-webkit-filter:blur(2px)"/>"#, #"<g style="offset:path('M0 0h1') 100%"/>"#,
    #"<g transform="scale(2)" style="transform-box:fill-box"/>"#,
    "<style>*{offset-path:path('M0 0h1')}</style><g/>",
  ]
}
