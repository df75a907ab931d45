@testable import XMLChecking

private typealias Problem = XMLDiagnostic.PartProblem

private let paint = "none, a colour as #rgb or #rrggbb in lower case, or url(#id)"
private let fraction = "a number from 0 to 1"
private let transforms = "none, or translate, scale, rotate or matrix with plain numbers, lengths in px, angles in deg"
private let origin = "one or two lengths in px, percentages or sides"
private let animation = "the name of key frames with times in s or ms, easing, count, direction and fill mode"
private let easings = "linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end or cubic-bezier(…)"

private func sheet(_ text: String, _ problem: Problem) -> Corruption {
  Corruption("<style>\(text)</style>", .badStyle(problem))
}

private func value(_ declaration: String, _ expected: String) -> Corruption {
  let property = String(declaration.prefix { $0 != ":" })
  return sheet(".a{\(declaration)}", .badValue(property: property, expected: expected))
}

private func keyFrame(_ text: String, _ problem: Problem) -> Corruption {
  sheet("@keyframes a{\(text)}", problem)
}

/// Style sheets with content that the profile does not allow, or without an end.
let styleCorruptions: [Corruption] =
  ruleCorruptions + selectorCorruptions + propertyCorruptions + valueCorruptions + motionCorruptions
  + documentCorruptions

private let ruleCorruptions: [Corruption] = [
  sheet("¦@import 'a.css';", .foreignRule("@import")),
  sheet("¦@import url(//example.org/a.css);", .foreignRule("@import")),
  sheet("¦@font-face{src:url(a)}", .foreignRule("@font-face")), sheet("¦@charset 'utf-8';", .foreignRule("@charset")),
  sheet("¦@MEDIA (prefers-color-scheme:dark){.a{}}", .foreignRule("@MEDIA")), sheet("¦@ media{}", .foreignRule("@")),
  sheet("¦@namespace svg 'a';", .foreignRule("@namespace")),
  sheet("¦@supports (fill:red){.a{}}", .foreignRule("@supports")),
  sheet("¦@-webkit-keyframes a{to{opacity:1}}", .foreignRule("@-webkit-keyframes")),
  sheet("@media (prefers-color-scheme:dark){¦@media (prefers-color-scheme:dark){.a{}}}", .foreignRule("@media")),
  sheet("@media ¦screen{.a{}}", .foreignCondition), sheet("@media ¦(min-width:1px){.a{}}", .foreignCondition),
  sheet("@media ¦(prefers-color-scheme:light){.a{}}", .foreignCondition),
  sheet("@media ¦(prefers-reduced-motion:reduce){.a{}}", .foreignCondition),
  sheet("@media ¦not (prefers-color-scheme:dark){.a{}}", .foreignCondition),
  sheet("@media (prefers-color-scheme:dark) ¦and (min-width:1px){.a{}}", .foreignCondition),
  sheet("@media (prefers-color-scheme:dark)¦,screen{.a{}}", .foreignCondition),
  sheet("@media ¦(prefers-color-scheme){.a{}}", .foreignCondition),
  sheet("@media (prefers-color-scheme:dark){¦}", .unexpected("}")),
  sheet("@media (prefers-color-scheme:dark)¦", .unfinished),
  sheet("¦svg:root{color-scheme:dark}", .foreignSelector),
  sheet("@media (prefers-reduced-motion:no-preference){¦svg:root{color-scheme:dark}}", .foreignSelector),
  sheet("@media (prefers-color-scheme:dark){¦svg{color-scheme:dark}}", .foreignSelector),
  sheet("@media (prefers-color-scheme:dark){¦:root{color-scheme:dark}}", .foreignSelector),
  sheet("@media (prefers-color-scheme:dark){svg:root ¦.a{}}", .unexpected(".")),
  sheet(
    "@media (prefers-color-scheme:dark){svg:root{¦fill:red}}", .unknownProperty("fill", suggestion: "color-scheme")),
  sheet(
    "@media (prefers-color-scheme:dark){svg:root{color-scheme:light¦}}",
    .badValue(property: "color-scheme", expected: "dark")),
  sheet("@media (prefers-color-scheme:dark){.a{}¦", .unfinished), sheet("@media¦", .unfinished),
  sheet("¦/* fill */.a{}", .unexpected("/")), sheet("¦-->.a{}", .foreignSelector),
  sheet(".a{}¦}", .unexpected("}")), sheet(" ¦", .unfinished), sheet(".a{}¦;", .unexpected(";")),
  sheet("¦{}", .unexpected("{")),
  sheet("@keyframes ¦{to{opacity:1}}", .unexpected("{")), sheet("@keyframes ¦'a'{to{}}", .unexpected("'")),
  sheet("@keyframes ¦-a{to{}}", .unexpected("-")), sheet("@keyframes a¦", .unfinished),
  sheet("@keyframes a{¦}", .badKeyTime),
]

private let selectorCorruptions: [Corruption] = [
  sheet("¦*{fill:none}", .foreignSelector), sheet("¦path{fill:none}", .foreignSelector),
  sheet("¦#a{fill:none}", .foreignSelector), sheet("¦:root{fill:none}", .foreignSelector),
  sheet("¦[d]{fill:none}", .foreignSelector), sheet(".a¦:hover{}", .foreignSelector),
  sheet(".a ¦.b{}", .foreignSelector),
  sheet(".a¦.b{}", .foreignSelector), sheet(".a¦>.b{}", .foreignSelector),
  sheet(".a ¦path{}", .foreignSelector), sheet(".a¦::before{}", .foreignSelector), sheet(".a¦~.b{}", .foreignSelector),
  sheet(".a¦[d]{}", .foreignSelector), sheet(".a,¦body{}", .foreignSelector), sheet(".a,¦{}", .unexpected("{")),
  sheet(".a¦\\62{}", .unexpected("\\")), sheet(".¦1a{}", .unexpected("1")), sheet(".¦-a{}", .unexpected("-")),
  sheet(".¦é{}", .unexpected("é")), sheet(".a¦", .unfinished), sheet(".¦", .unfinished), sheet(".a,¦", .unfinished),
]

private let propertyCorruptions: [Corruption] = [
  sheet(".a{¦d:path('')}", .unknownProperty("d", suggestion: nil)),
  sheet(".a{¦background:red}", .unknownProperty("background", suggestion: nil)),
  sheet(".a{¦behavior:none}", .unknownProperty("behavior", suggestion: nil)),
  sheet(".a{¦fil:none}", .unknownProperty("fil", suggestion: "fill")),
  sheet(".a{¦Fill:none}", .unknownProperty("Fill", suggestion: "fill")),
  sheet(".a{opacity:1;¦position:fixed}", .unknownProperty("position", suggestion: nil)),
  sheet(".a{¦--b:none}", .unknownProperty("--b", suggestion: nil)),
  sheet(".a{¦-webkit-transform:none}", .unknownProperty("-webkit-transform", suggestion: nil)),
  sheet(".a{¦_fill:none}", .unknownProperty("_fill", suggestion: "fill")),
  sheet(".a{¦cursor:pointer}", .unknownProperty("cursor", suggestion: nil)),
  sheet(".a{¦animation-play-state:paused}", .unknownProperty("animation-play-state", suggestion: nil)),
  keyFrame("to{¦animation:a 1s}", .unknownProperty("animation", suggestion: nil)),
  keyFrame("to{¦transform-box:fill-box}", .unknownProperty("transform-box", suggestion: nil)),
  sheet(".a{fill ¦none}", .unexpected("n")), sheet(".a{fill¦;}", .unexpected(";")),
  sheet(".a{¦:none}", .unexpected(":")), sheet(".a{¦;}", .unexpected(";")), sheet(".a{fill:none;¦;}", .unexpected(";")),
  sheet(".a{¦.b{}}", .unexpected(".")), sheet(".a{¦\\66ill:none}", .unexpected("\\")),
  sheet(".a{¦/**/fill:none}", .unexpected("/")), sheet(".a{¦", .unfinished), sheet(".a{fill¦", .unfinished),
  sheet(".a{fill:¦", .unfinished), sheet(".a{fill:none¦", .unfinished), sheet(".a{fill:none;¦", .unfinished),
]

private let valueCorruptions: [Corruption] = [
  value("fill:¦red", paint), value("fill:¦#FFF", paint), value("fill:¦#ffff", paint), value("fill:¦rgb(0,0,0)", paint),
  value("fill:¦var(--a)", paint), value("fill:¦url(//example.org/a)", paint), value("fill:¦url('#a')", paint),
  value("fill:¦url(a.svg#a)", paint), value("fill:¦currentColor", paint), value("fill:¦inherit", paint),
  value("fill:¦", paint),
  value("fill:none ¦!important", paint), value("fill:none ¦#fff", paint), value("fill:none¦/**/", paint),
  value("fill:¦\\6eone", paint), value("stroke:¦expression(alert(1))", paint),
  value("stroke:¦javascript:alert(1)", paint),
  value("stop-color:¦none", "a colour as #rgb or #rrggbb in lower case"),
  value("opacity:¦50%", fraction), value("opacity:¦2", fraction), value("opacity:¦-.5", fraction),
  value("opacity:¦1.", fraction), value("opacity:¦calc(1)", fraction), value("fill-opacity:¦.1234567", fraction),
  value("opacity:1¦e0", fraction), value("stop-opacity:¦+1", fraction),
  value("stroke-opacity:¦1234567890123456", fraction),
  value("transform:¦skewX(5deg)", transforms), value("transform:¦scale(1px)", transforms),
  value("transform:¦scale()", transforms),
  value("transform:¦scale(1,2,3)", transforms), value("transform:¦translate(5)", transforms),
  value("transform:¦translate(1em)", transforms), value("transform:¦translateX(1px,2px)", transforms),
  value("transform:¦rotate(5)", transforms), value("transform:¦rotate(1rad)", transforms),
  value("transform:scale(2) ¦none", transforms),
  value("transform:¦matrix(1,0,0,1,0)", transforms), value("transform:¦scale (2)", transforms),
  value("transform:scale(2)¦,scale(3)", transforms), value("transform:¦", transforms),
  value("transform-origin:¦5", origin), value("transform-origin:1px 1px ¦1px", origin),
  value("transform-origin:¦middle", origin),
  value("transform-box:¦border-box", "view-box or fill-box"),
]

private let motionCorruptions: [Corruption] = [
  value("animation:¦", animation), value("animation:1s¦", animation), value("animation:¦-1s a", animation),
  value("animation:a 1s 1s ¦1s", animation), value("animation:a ¦b", animation), value("animation:a 1s,¦", animation),
  value("animation:a 1 ¦2", animation), value("animation:a ¦'b'", animation),
  value("animation:a ¦steps(2)", animation), value("animation:a ¦cubic-bezier(2,0,1,1)", animation),
  value("animation:a ease ¦linear", animation), value("animation:a ¦1px", animation),
  value("animation-name:¦'a'", "the name of key frames"), value("animation-name:¦-a", "the name of key frames"),
  value("animation-duration:¦-1s", "a time in s or ms that is not negative"),
  value("animation-duration:¦1", "a time in s or ms that is not negative"),
  value("animation-delay:¦1min", "a time in s or ms"), value("animation-delay:1s¦s", "a time in s or ms"),
  value("animation-timing-function:¦spring", easings), value("animation-timing-function:¦cubic-bezier(0,0,1)", easings),
  value("animation-timing-function:¦cubic-bezier(0,0,-.1,1)", easings),
  value("animation-iteration-count:¦-1", "infinite or a number"),
  value("animation-iteration-count:¦2s", "infinite or a number"),
  value("animation-direction:¦back", "normal, reverse, alternate or alternate-reverse"),
  value("animation-fill-mode:¦freeze", "none, forwards, backwards or both"),
  keyFrame("¦101%{opacity:1}", .badKeyTime), keyFrame("¦-1%{opacity:1}", .badKeyTime),
  keyFrame("¦.5{opacity:1}", .badKeyTime),
  keyFrame("¦start{opacity:1}", .badKeyTime), keyFrame("to,¦{opacity:1}", .badKeyTime),
  keyFrame("¦.a{opacity:1}", .badKeyTime),
  keyFrame("0% ¦50%{opacity:1}", .unexpected("5")),
  keyFrame("to{opacity:¦2}", .badValue(property: "opacity", expected: fraction)),
  sheet("@keyframes b{to{opacity:1}}.a{animation:1s ¦c}", .unknownAnimation("c")),
  sheet(".a{animation-name:b,¦c}@keyframes b{to{opacity:1}}", .unknownAnimation("c")),
  sheet("@keyframes a{to{opacity:1}¦", .unfinished), sheet("@keyframes a{to¦", .unfinished),
]

private let documentCorruptions: [Corruption] = [
  Corruption(
    "<style>.a{}</style><defs>¦<style>.b{}</style></defs>", .elementOutOfPlace(name: "style", parent: "defs")),
  Corruption("<path d=\"M0 0\"/>¦<style>.a{}</style>", .elementOutOfPlace(name: "style", parent: "svg")),
  Corruption("<g>¦<style>.a{}</style><path d=\"M0 0\"/></g>", unknown("style", in: "g")),
  Corruption("¦<style/>", .badText(element: "style", expected: "at least one character")),
  Corruption(
    "<style ¦media=\"print\">.a{}</style>", .unknownAttribute(name: "media", element: "style", suggestion: nil)),
  Corruption(
    "<style type=\"¦text/less\">.a{}</style>",
    .badAttributeValue(attribute: "type", value: "text/less", element: "style", expected: "'text/css'")),
  Corruption(
    "<style>.a{fill:¦url(#b)}</style>", .danglingReference(id: "b", attribute: "fill", element: "style")),
  Corruption(
    "<style>\n.a{\nstroke: ¦url(#b)}</style><path id=\"b\" d=\"M0 0\"/>",
    .wrongReferenceKind(
      id: "b", attribute: "stroke", found: "path", expected: ["linearGradient", "radialGradient"])),
  // After a reference or in two sections, offsets in the text differ from those in the source.
  Corruption("¦<style>.a{fill:<![CDATA[red}]]></style>", .badStyle(.badValue(property: "fill", expected: paint))),
  Corruption("¦<style>.a{fill:&#x72;ed}</style>", .badStyle(.badValue(property: "fill", expected: paint))),
  Corruption(
    "<style><![CDATA[.a{fill:¦red}]]></style>", .badStyle(.badValue(property: "fill", expected: paint))),
  Corruption("<path class=\"¦a\" d=\"M0 0\"/>", .unknownClass(name: "a", element: "path")),
  Corruption(
    "<style>.a{}.c{}</style><g class=\"a ¦b c\"><path d=\"M0 0\"/></g>", .unknownClass(name: "b", element: "g")),
  Corruption(
    "<style>.a{}</style><path class=\"¦a  a\" d=\"M0 0\"/>",
    .badAttributeValue(
      attribute: "class", value: "a  a", element: "path",
      expected: "names of letters, digits, underscores and hyphens with single spaces between")),
  Corruption(
    "<style>.a{}</style><a ¦class=\"a\" xlink:href=\"a\"><path d=\"M0 0\"/></a>",
    .unknownAttribute(name: "class", element: "a", suggestion: nil)),
]

private func unknown(_ element: String, in parent: String) -> XMLDiagnostic.Kind {
  .unknownElement(name: element, parent: parent, suggestion: nil)
}
