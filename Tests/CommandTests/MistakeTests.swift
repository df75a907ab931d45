import Foundation
import Testing

/// What users of such a command get wrong, with the sentence that helps them on.
@Suite("Common mistakes have an answer that says what to do")
struct MistakeTests {
  /// Entries of a manifest with the data of `head`.
  private static let entries = [
    (
      #"- {file: a.svg, status: {label: a, message: '{{cov.lines}}'}}"#,
      #"warning: '{{cov.lines}}' is drawn with one brace on each side; a value has one in the manifest, too"#
    ),
    (
      #"- file: a.svg\#n  status:\#n    message: a\#n    color: #ff0000"#,
      #"warning: 'color' has no value, because '#' after a space begins a comment; quote it: '#ff0000'"#
    ),
    (
      #"- {file: a.svg, status: {message: a, color: #ff0000}}"#,
      #"error: not YAML: while parsing a flow node: did not find expected node content; '#' after a space begins a comment; quote the value"#
    ),
    (
      #"- {file: a.svg, pill: {text: "Issue: #12"}}\#n- {file: b.svg, pill: {text: @x}}"#,
      #"error: not YAML: while scanning for the next token: found character that cannot start any token; quote a text that begins with '@'"#
    ),
    (
      #"- {file: a.svg, status: {message: a}\#n- {file: b.svg, status: {message: b}}"#,
      #"error: not YAML: while parsing a flow mapping that begins in line 3: did not find expected ',' or '}'"#
    ),
    (
      #"- {file: a.svg, status: {message: "a, color: red}}\#n- {file: b.svg, status: {message: b}}"#,
      #"error: not YAML: while scanning a quoted scalar that begins in line 3: found unexpected end of stream"#
    ),
    (
      #"- {file: a.svg, pill: {text: a, border: white,2}}"#,
      #"error: unknown key '2'; a comma ends a value here: quote one that has commas"#
    ),
    (
      #"- {file: a.svg, pill: {text: a, font: Verdana, Arial }}"#,
      #"error: unknown key 'Arial'; a comma ends a value here: quote one that has commas"#
    ),
    (
      #"- file: a.svg\#n  status:\#n    message: {j.pct}"#,
      #"error: expected a text, not keys with values; quote it: '{j.pct}'"#
    ),
    (
      #"- {file: a.svg, status: {message: {j.pct|percent}}}"#,
      #"error: expected a text, not keys with values; quote it: '{j.pct|percent}'"#
    ),
    (
      #"- {file: a.svg, coverage: 'https://e.org/c.xml'}"#,
      #"error: 'https://e.org/c.xml': nothing is fetched from addresses; download the file first"#
    ),
    (
      #"- {file: a.svg, status: {message: x, logo: 'https://e.org/c.svg'}}"#,
      #"error: 'https://e.org/c.svg': nothing is fetched from addresses; download the file first"#
    ),
    (
      #"- {file: a.svg}"#,
      #"error: a badge needs one of pill, hub, cell, status, table, coverage, tests, version, "#
    ),
    (
      #"- {file: a.svg, pill: {text: a, color: red}}"#,
      #"error: unknown key 'color'; did you mean 'fill'?"#
    ),
    (
      #"- {file: a.svg, hub: {count: 3, color: red}}"#,
      #"error: unknown key 'color'; did you mean 'fill'?"#
    ),
    (
      #"- {file: a.svg, status: {message: x}, link: "https://e.org"}"#,
      #"error: unknown key 'link'; it is a key of 'status': indent it below"#
    ),
    (
      #"- {file: a.svg, label: a, message: b}"#,
      #"error: unknown key 'label'; it is a key of 'status': indent it below"#
    ),
    (
      #"- {file: a.svg, status: {message: 5, thresholds: {50: red, 80: yellow}}}"#,
      #"error: expected a text, not keys with values; write them as a text: "50=red,80=yellow,95=green""#
    ),
    (
      #"- {file: a.svg, status: {message: 5, thresholds: [50, 80]}}"#,
      #"error: expected a text, not a list; write them as a text: "50=red,80=yellow,95=green""#
    ),
    (
      #"- {file: a.svg, status: {message: '{j.list[0]}'}}"#,
      #"error: parts of a value follow a dot, as in list.0 or map.name"#
    ),
    (
      #"- {file: a.svg, status: {message: '{j["score"]}'}}"#,
      #"error: parts of a value follow a dot, as in list.0 or map.name"#
    ),
    (
      #"- {file: a.svg, status: {message: '{j.scor}'}}"#,
      #"error: 'a.svg' has no value: j.json:1:1: there is no value for 'scor'; did you mean 'score'?"#
    ),
    (
      #"- {file: a.svg, status: {message: '{k.score}'}}"#,
      #"error: unknown value 'k'; did you mean 'j'?"#
    ),
    (
      #"- {file: a.svg, status: {message: '{j.score|rond(1)}'}}"#,
      #"error: unknown filter 'rond'; did you mean 'round'?"#
    ),
    (
      #"- {file: a.svg, status: {message: '{j.text}', thresholds: '50=red,80=yellow'}}"#,
      #"error: 'abc' cannot be compared with the thresholds; add a colour for such texts: else=lightgrey"#
    ),
    (
      #"- {file: a.svg, status: {message: 5, thresholds: '50:red,80:yellow'}}"#,
      #"error: threshold 1, '50:red', has no colour; write 50=red"#
    ),
    (
      #"- {file: a.svg, status: {message: 5, thresholds: '>50=red'}}"#,
      #"error: threshold 1 begins with '>50', which is not a number, a percentage or a version"#
    ),
    (
      #"- {file: a.svg, status: {message: 5, thresholds: '80=red,50=green'}}"#,
      #"error: threshold 2, '50', is less than the one before it; write them by rising value"#
    ),
    (
      #"- {file: a, status: {message: 5}}"#,
      #"error: 'a' cannot be a file's name: it does not end in '.svg'"#
    ),
    (
      #"- {file: .svg, status: {message: 5}}"#,
      #"error: '.svg' cannot be a file's name: it has nothing before '.svg'"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: }}"#,
      #"error: a status badge needs the key 'message'"#
    ),
    (
      #"- {file: a.svg, hub: {count: }}"#,
      #"error: a hub needs the key 'count'"#
    ),
    (
      #"- {file: a.svg, table: {width: , rows: [{text: a}]}}"#,
      #"error: a table needs the key 'width'"#
    ),
    (
      #"- {file: a.png, status: {message: 5}}"#,
      #"error: 'a.png' cannot be a file's name: it does not end in '.svg'"#
    ),
    (
      #"- {file: ../a.svg, status: {message: 5}}"#,
      #"error: '../a.svg' leads out of the output folder"#
    ),
    (
      #"- {file: /tmp/a.svg, status: {message: 5}}"#,
      #"error: '/tmp/a.svg' leads out of the output folder"#
    ),
    (
      #"- {status: {message: 5}}"#,
      #"error: a badge needs the key 'file'"#
    ),
    (
      #"- {file: a.svg, status: {message: 5}}\#n- {file: A.svg, status: {message: 5}}"#,
      #"error: 'A.svg' is already written in line 3"#
    ),
    (
      #"- {file: a.svg, status: {label: a}}"#,
      #"error: a status badge needs the key 'message'"#
    ),
    (
      #"- {file: a.svg, status: {label: a, messsage: b}}"#,
      #"error: unknown key 'messsage'; did you mean 'message'?"#
    ),
    (
      #"- {file: a.svg, status: {label: a, text: b}}"#,
      #"error: unknown key 'text'; did you mean 'message'?"#
    ),
    (
      #"- {file: a.svg, status: {message: a, colour: red}}"#,
      #"error: unknown key 'colour'; did you mean 'color'?"#
    ),
    (
      #"- {file: a.svg, status: {message: a, color: greeen}}"#,
      #"error: unknown colour 'greeen'; did you mean 'green'?"#
    ),
    (
      #"- {file: a.svg, status: {message: a, style: flat_square}}"#,
      #"error: unknown style 'flat_square'; did you mean 'flat-square'?"#
    ),
    (
      #"- {file: a.svg, status: {message: a, style: rounded}}"#,
      #"error: unknown style 'rounded'; there is flat, flat-square, plastic, for-the-badge and social"#
    ),
    (
      #"- {file: a.svg, badge: {message: a}}"#,
      #"error: unknown key 'badge'; did you mean 'status'?"#
    ),
    (
      #"- {file: a.svg, shield: {message: a}}"#,
      #"error: unknown key 'shield'; did you mean 'status'?"#
    ),
    (
      #"\#t- {file: a.svg, status: {message: a}}"#,
      #"error: not YAML: while scanning for the next token: found character that cannot start any token; indent with spaces, not with tabs"#
    ),
    (
      #"- {file: a.svg, status: {message: a: b}}"#,
      #"error: not YAML: while parsing a flow mapping: did not find expected ',' or '}'; quote a text with ': ' in it, and begin a line for each key"#
    ),
    (
      #"- file: a.svg\#n  status:\#n    message: a: b"#,
      #"error: not YAML: mapping values are not allowed in this context; quote a text with ': ' in it, and begin a line for each key"#
    ),
    (
      #"- file: a.svg\#n  status: message: a"#,
      #"error: not YAML: mapping values are not allowed in this context; quote a text with ': ' in it, and begin a line for each key"#
    ),
    (
      #"- file: a.svg\#n  status:\#n  message: a"#,
      #"error: unknown key 'message'; it is a key of 'status': indent it below"#
    ),
    (
      #"- {file: a.svg, status: {message: @x}}"#,
      #"error: not YAML: while scanning for the next token: found character that cannot start any token; quote a text that begins with '@'"#
    ),
    (
      #"- {file: a.svg, status: {message: %d}}"#,
      #"error: not YAML: while scanning for the next token: found character that cannot start any token; quote a text that begins with '%'"#
    ),
    (
      #"- {file: a.svg, status: {message: `x`}}"#,
      #"error: not YAML: while scanning for the next token: found character that cannot start any token; quote a text that begins with '`'"#
    ),
    (
      #"- {file: a.svg, status: {message: '${VERSION}'}}"#,
      #"error: unknown value 'VERSION'; there is cov and j; the environment is not read, and '--set VERSION=…' gives a value"#
    ),
    (
      #"- {file: a.svg, coverage: nope.xml}"#,
      #"error: 'a.svg' has no value: there is no file nope.xml"#
    ),
    (
      #"- {file: a.svg, coverage: cov, metric: line}"#,
      #"error: unknown metric 'line'; did you mean 'lines'?"#
    ),
    (
      #"- {file: a.svg, coverage: cov, missing: grey}"#,
      #"error: unknown choice 'grey'; there is error, unknown, keep and skip"#
    ),
    (
      #"- each: tags\#n  file: '{item}.svg'\#n  status: {message: '{item}'}"#,
      #"error: unknown data 'tags'; there is cov and j"#
    ),
    (
      #"- each: j\#n  file: '{name}.svg'\#n  status: {message: '{item}'}"#,
      #"error: unknown value 'name'; there is cov, j, item and index"#
    ),
    (
      #"- for: j\#n  file: '{name}.svg'\#n  status: {message: '{item}'}"#,
      #"error: unknown key 'for'; did you mean 'each'?"#
    ),
    (
      #"- {file: a.svg, pill: {text: 3, on: bell.svg}}"#,
      #"error: 'bell.svg' does not exist, or cannot be read"#
    ),
    (
      #"- {file: a.svg, pill: {text: 3, look: mial}}"#,
      #"error: unknown look 'mial'; did you mean 'mail'?"#
    ),
    (
      #"- {file: a.svg, pill: {text: 3, look: mybrand.yml}}"#,
      #"error: unknown look 'mybrand.yml'; a look of your own is 'lookFile: mybrand.yml'"#
    ),
    (
      #"- {file: a.svg, pill: 3}"#,
      #"error: expected keys with values, not a text; a pill has keys: 'pill: {text: new}'"#
    ),
    (
      #"- {file: a.svg, hub: {count: many}}"#,
      #"error: 'many' is not a plain number"#
    ),
    (
      #"- {file: a.svg, hub: {count: 3.5}}"#,
      #"error: '3.5' is not a whole number"#
    ),
    (
      #"- {file: a.svg, hub: {count: '1,234'}}"#,
      #"error: '1,234' is not a plain number"#
    ),
    (
      #"- {file: a.svg, hub: {text: 3}}"#,
      #"error: unknown key 'text'; did you mean 'count'?"#
    ),
    (
      #"- {file: a.svg, colorscheme: auto, pill: {text: 3}}"#,
      #"error: unknown key 'colorscheme'; did you mean 'colorScheme'?"#
    ),
    (
      #"- {file: a.svg, colorScheme: both, pill: {text: 3}}"#,
      #"error: unknown colour scheme 'both'; there is light, dark, auto and pair"#
    ),
    (
      #"- {file: a.svg, dark: true, pill: {text: 3}}"#,
      #"error: unknown key 'dark'; did you mean 'colorScheme'?"#
    ),
    (
      #"- {file: a.svg, pill: {text: 3}, status: {message: 3}}"#,
      #"error: a badge is one thing, not pill and status"#
    ),
    (
      #"- {file: a.svg, status: {message: 3, link: 'ftp://example.org'}}"#,
      #"error: a link begins with http://, https:// or mailto:, or is relative; the scheme 'ftp' is not allowed"#
    ),
    (
      #"- {file: a.svg, status: {message: 3, logoColor: white}}"#,
      #"error: unknown key 'logoColor'; did you mean 'logo'?"#
    ),
    (
      #"- {file: a.svg, status: {message: 3, fontSize: 12}}"#,
      #"error: unknown key 'fontSize'; did you mean 'font'?"#
    ),
    (
      #"- {file: a.svg, status: {message: 3, width: wide}}"#,
      #"error: 'wide' is not a plain number"#
    ),
    (
      #"- {file: a.svg, status: {message: 3, width: 90px}}"#,
      #"error: '90px' is not a plain number"#
    ),
    (
      #"- {file: a.svg, scale: 200%, status: {message: 3}}"#,
      #"error: '200%' is not a plain number"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: '{{ j.score }}'}}"#,
      #"warning: '{{ j.score }}' is drawn with one brace on each side; a value has one in the manifest, too"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: '{j.nested.a.c}'}}"#,
      #"error: 'a.svg' has no value: j.json:1:83: there is no value for 'c'; did you mean 'b'?"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: '{j.score + 1}'}}"#,
      #"error: expected '|' or '}', not '+'; values are not calculated with"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: '{j.score:.1f}'}}"#,
      #"error: 'a.svg' has no value: j.json:1:1: there is no value for 'score:'; did you mean 'score'?"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: '{j.score | round 1}'}}"#,
      #"error: expected '|' or '}', not '1'; a filter has its number in parentheses"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: '{env.VERSION}'}}"#,
      #"error: unknown value 'env'; there is cov and j; the environment is not read, and '--set NAME=…' gives a value"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: b, colors: 'a:red'}}"#,
      #"error: 'a:red' is not a value such as success=green,else=grey"#
    ),
    (
      #"- {file: a.svg, status: {label: a, message: b, colors: {a: red}}}"#,
      #"error: there is no colour for 'b', and none for 'else'; did you mean 'a'?"#
    ),
  ]

  /// Whole manifests.
  private static let manifests = [
    (
      "[[badges]]\nfile = \"a.svg\"",
      #"error: not YAML: did not find expected <document start>; this is TOML; a manifest is YAML or JSON"#
    ),
    (
      "# badges\ntitle = 1\n[badges.a]",
      #"error: expected keys with values, not a text; this is TOML; a manifest is YAML or JSON"#
    ),
    (
      #"badges:\#n- {file: a.svg, status: {label: a, message: '{cov.lines}'}}"#,
      #"warning: '{cov.lines}' is drawn as it is: braces have values in manifests with 'data' or 'tokens', and in entries with 'each'"#
    ),
    (
      #"data: {cov: 'https://e.org/c.xml'}\#nbadges:\#n- {file: a.svg, status: {message: a}}"#,
      #"error: 'https://e.org/c.xml': nothing is fetched from addresses; download the file first"#
    ),
    (
      #"data: {cov: 'https://e.org/c.xml'}\#nbadges:\#n- {file: a.svg, coverage: cov}"#,
      #"error: 'https://e.org/c.xml': nothing is fetched from addresses; download the file first"#
    ),
    (
      #"- {file: a.svg, status: {message: a}}"#,
      #"error: expected keys with values, not a list; the list belongs below the key 'badges'"#
    ),
    (
      #"badges:\#n  a.svg: {status: {message: a}}"#,
      #"error: expected a list, not keys with values; each badge begins with a hyphen: '- file: a.svg'"#
    ),
    (
      #"badge:\#n- {file: a.svg, status: {message: a}}"#,
      #"error: unknown key 'badge'; did you mean 'badges'?"#
    ),
    (
      #""#,
      #"error: there is nothing in this file"#
    ),
    (
      #"badges:"#,
      #"error: a manifest needs the key 'badges'; 'badges: []' draws none"#
    ),
    (
      #"data: {cov: {path: coverage.xml}}\#nbadges:\#n- {file: a.svg, coverage: cov}"#,
      #"error: unknown key 'path'; did you mean 'file'?"#
    ),
    (
      #"data:\#n- coverage.xml\#nbadges:\#n- {file: a.svg, coverage: cov}"#,
      #"error: expected keys with values, not a list; each source has a name: 'cov: coverage.xml'"#
    ),
    (
      #"data: coverage.xml\#nbadges:\#n- {file: a.svg, coverage: cov}"#,
      #"error: expected keys with values, not a text; each source has a name: 'cov: coverage.xml'"#
    ),
    (
      #"<badges/>"#,
      #"error: expected keys with values, not a text"#
    ),
    (
      #"{"badges": [{"file": "a.svg" "status": {"message": "a"}}]}"#,
      #"error: not YAML: while parsing a flow mapping: did not find expected ',' or '}'"#
    ),
  ]

  /// Command lines.
  private static let commands = [
    (
      #"badge build passing"#,
      #"error: there is no command 'badge'; did you mean 'cartouche status'?"#
    ),
    (
      #"watch badges.yml"#,
      #"error: there is no command 'watch'; did you mean 'cartouche build --watch'?"#
    ),
    (
      #"shield build passing"#,
      #"error: there is no command 'shield'; did you mean 'cartouche status'?"#
    ),
    (
      #"build"#,
      #"error: 'build' needs <manifest>; see cartouche build --help"#
    ),
    (
      #"build b.yml"#,
      #"error: 'build' needs --output <folder>; see cartouche build --help"#
    ),
    (
      #"build -o out"#,
      #"error: 'build' needs <manifest>; see cartouche build --help"#
    ),
    (
      #"build none.yml -o out"#,
      #"none.yml: error: no such file"#
    ),
    (
      #"build m.yml out"#,
      #"error: 'build' needs --output <folder>; see cartouche build --help"#
    ),
    (
      #"build m.yml --out out"#,
      #"error: unknown option '--out'; did you mean '--output'?"#
    ),
    (
      #"build m.yml --ouput=out"#,
      #"error: unknown option '--ouput'; did you mean '--output'?"#
    ),
    (
      #"readme R.md --reprot r.json"#,
      #"error: unknown option '--reprot'; did you mean '--report'?"#
    ),
    (
      #"status --message passing build"#,
      #"error: '--message' is no option; write the text alone: cartouche status <label> <message>"#
    ),
    (
      #"status --label build --message passing"#,
      #"error: '--label' is no option; write the text alone: cartouche status <label> <message>"#
    ),
    (
      #"status"#,
      #"error: 'status' needs <texts>; see cartouche status --help"#
    ),
    (
      #"status build passing --colour green"#,
      #"error: unknown option '--colour'; did you mean '--color'?"#
    ),
    (
      #"hub -9223372036854775809"#,
      #"error: -9223372036854775809 is smaller than any number that can be counted with, -9223372036854775808"#
    ),
    (
      #"hub 3 --color red"#,
      #"error: unknown option '--color'; did you mean '--fill'?"#
    ),
    (
      #"pill x --out a.svg"#,
      #"error: unknown option '--out'; did you mean '--output'?"#
    ),
    (
      #"status a b --logo-size 3"#,
      #"error: unknown option '--logo-size'; there is --logo, --logo-color and --logo-width"#
    ),
    (
      #"status build passing --color gren"#,
      #"error: unknown colour 'gren'; did you mean 'green'?"#
    ),
    (
      #"status build passing --output a.jpg"#,
      #"error: cannot write .jpg, as 'a.jpg' asks; write .svg, .png, .pdf, .ico or .imageset, and convert that"#
    ),
    (
      #"status build passing > a.svg -f svg"#,
      #"error: unknown option '-f'"#
    ),
    (
      #"coverage"#,
      #"error: 'coverage' needs <files>; see cartouche coverage --help"#
    ),
    (
      #"coverage none.xml"#,
      #"none.xml: error: no such file"#
    ),
    (
      #"coverage https://e.org/c.xml"#,
      #"https://e.org/c.xml: error: nothing is fetched from addresses; download the file first"#
    ),
    (
      #"coverage coverage.xml --threshold 80"#,
      #"error: unknown option '--threshold'; did you mean '--thresholds'?"#
    ),
    (
      #"coverage coverage.xml --fail-under 80%"#,
      #"error: '80%' is not a number from 0 to 100"#
    ),
    (
      #"tests coverage.xml"#,
      #"coverage.xml:1:1: error: expected a test report, not a Cobertura report"#
    ),
    (
      #"test coverage.xml"#,
      #"error: there is no command 'test'; did you mean 'cartouche tests'?"#
    ),
    (
      #"version"#,
      #"error: 'version' needs <file>; see cartouche version --help"#
    ),
    (
      #"version 1.2.3"#,
      #"error: '1.2.3' is no file; draw it by: cartouche status version 1.2.3"#
    ),
    (
      #"hub"#,
      #"error: a hub needs <count>"#
    ),
    (
      #"hub three"#,
      #"error: 'three' is not a plain number"#
    ),
    (
      #"pill"#,
      #"error: 'pill' needs <text>; see cartouche pill --help"#
    ),
    (
      #"pill a b"#,
      #"error: unexpected argument; quote a text with spaces"#
    ),
    (
      #"pill hello world"#,
      #"error: unexpected argument; quote a text with spaces"#
    ),
    (
      #"logo github"#,
      #"error: there is no command 'logo'; did you mean 'cartouche status --logo'?"#
    ),
    (
      #"list"#,
      #"error: there is no command 'list'; did you mean 'cartouche looks list'?"#
    ),
    (
      #"looks mail"#,
      #"error: there is no command 'looks mail'; did you mean 'cartouche looks show mail'?"#
    ),
    (
      #"looks digdoc"#,
      #"error: there is no command 'looks digdoc'; did you mean 'cartouche looks show digdog'?"#
    ),
    (
      #"looks matrix"#,
      #"error: there is no command 'looks matrix'; did you mean 'cartouche looks list'?"#
    ),
    (
      #"look list"#,
      #"error: there is no command 'look'; did you mean 'cartouche looks'?"#
    ),
    (
      #"styles"#,
      #"error: there is no command 'styles'; did you mean 'cartouche looks list'?"#
    ),
    (
      #"check"#,
      #"error: 'check' needs <files> ...; see cartouche check --help"#
    ),
    (
      #"check m.yml"#,
      #"error: 'm.yml' is a manifest: --contrast checks its texts, and 'cartouche build' all else"#
    ),
    (
      #"validate m.yml"#,
      #"error: there is no command 'validate'; did you mean 'cartouche check'?"#
    ),
    (
      #"schema"#,
      #"error: 'schema' needs <kind>; see cartouche schema --help"#
    ),
    (
      #"schema manifests"#,
      #"error: unknown schema 'manifests'; did you mean 'manifest'?"#
    ),
    (
      #"snippets"#,
      #"error: 'snippets' needs <report>; see cartouche snippets --help"#
    ),
    (
      #"snippets m.yml"#,
      #"m.yml: error: this is not the report of a build; 1:1: not JSON: expected a value"#
    ),
    (
      #"snippet r.json"#,
      #"error: there is no command 'snippet'; did you mean 'cartouche snippets'?"#
    ),
    (
      #"gallery m.yml"#,
      #"error: 'gallery' needs --output <folder>; see cartouche gallery --help"#
    ),
    (
      #"build m.yml -o out --wach"#,
      #"error: unknown option '--wach'; did you mean '--watch'?"#
    ),
    (
      #"build m.yml other.yml -o out"#,
      #"error: unexpected argument 'other.yml'; see cartouche build --help"#
    ),
    (
      #"build m.yml -o"#,
      #"error: missing value for '-o <folder>'; see cartouche build --help"#
    ),
    (
      #"check a.svg --contrast=x"#,
      #"error: the option '--contrast' does not take any value, but 'x' was specified; see cartouche check --help"#
    ),
    (
      #"status build passing -o s.svg --color"#,
      #"error: '--color' needs a value; quote a colour that begins with '#'"#
    ),
    (
      #"pill x --fill f00"#,
      #"error: unknown colour 'f00'; did you mean '#f00'?"#
    ),
    (
      #"--build"#,
      #"error: unknown option '--build'; see cartouche --help"#
    ),
    (
      #"help buidl"#,
      #"error: there is no command 'buidl'; did you mean 'cartouche build'?"#
    ),
    (
      #"status a b -o"#,
      #"error: '--output' needs a value"#
    ),
    (
      #"status a b --style round"#,
      #"error: unknown style 'round'; there is flat, flat-square, plastic, for-the-badge and social"#
    ),
    (
      #"status a b --style flat --look mail"#,
      #"error: a status badge has only one of --look and --style"#
    ),
    (
      #"status coverage 85 --thresholds 50:red"#,
      #"error: threshold 1, '50:red', has no colour; write 50=red"#
    ),
    (
      #"status a --value j.json:score --format percent"#,
      #"error: unknown format 'percent'; there is svg, png, png@2x, png@3x, png@4x, pdf, imageset, imageset-png, vector-drawable, sf-symbol, ico and apple-touch-icon"#
    ),
    (
      #"status a --value j.json:scor"#,
      #"j.json:1:1: error: there is no value for 'scor'; did you mean 'score'?"#
    ),
    (
      #"status a --value none.json:score"#,
      #"none.json: error: no such file"#
    ),
    (
      #"build m.yml -o out --set version"#,
      #"error: --set needs a key and a value, such as version=1.4, not 'version'"#
    ),
    (
      #"build m.yml -o out --set version=1"#,
      #"error: no text can have the values of version: braces are expanded in manifests with 'data', which may be empty, or 'tokens', and in entries with 'each' or a report"#
    ),
    (
      #"status a b --logo https://e.org/x.svg"#,
      #"https://e.org/x.svg: error: nothing is fetched from addresses; download the file first"#
    ),
    (
      #"draw badges.json"#,
      #"badges.json: error: no such file"#
    ),
    (
      #"pill 3 --on bell.svg"#,
      #"bell.svg: error: no such file"#
    ),
    (
      #"pill 3 --host"#,
      #"error: '--host' needs a value"#
    ),
    (
      #"convert"#,
      #"error: 'convert' needs <file>; see cartouche convert --help"#
    ),
    (
      #"serve"#,
      #"error: there is no command 'serve'; did you mean 'cartouche build --watch'?"#
    ),
  ]

  private static let head = "data: {cov: coverage.xml, j: j.json}\nbadges:\n"

  private static func folder(_ manifest: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "m.yml")
    try folder.write(
      #"<?xml version="1.0"?><coverage line-rate="0.8" lines-covered="8" lines-valid="10" version="1"><packages/></coverage>"#,
      to: "coverage.xml")
    try folder.write(
      #"{"score": 8.5, "list": [1,2], "pct": 91, "name": "x", "ok": true, "nested": {"a": {"b": 3}}, "text":"abc"}"#,
      to: "j.json")
    return folder
  }

  @Test("in an entry, with its place", arguments: entries)
  func entry(text: String, sentence: String) throws {
    let folder = try Self.folder(Self.head + text + "\n")
    let result = try Command.run("build", "m.yml", "-o", "out", in: folder.url)
    #expect(result.message.hasPrefix("m.yml:") && result.message.contains(": " + sentence), "\(result.errors)")
    #expect((result.status == 0) == sentence.hasPrefix("warning"))
  }

  @Test("in a manifest, with its place", arguments: manifests)
  func manifest(text: String, sentence: String) throws {
    let folder = try Self.folder(text.isEmpty ? "" : text + "\n")
    let result = try Command.run("build", "m.yml", "-o", "out", in: folder.url)
    #expect(result.message.hasPrefix("m.yml:") && result.message.contains(": " + sentence), "\(result.errors)")
  }

  @Test("on the command line", arguments: commands)
  func command(line: String, sentence: String) throws {
    let folder = try Self.folder("badges: [{file: a.svg, pill: {text: a}}]\n")
    let result = try Command.run(line.split(separator: " ").map(String.init), in: folder.url)
    #expect(result.message.contains(sentence) && result.status != 0, "\(result.errors)")
  }

  @Test(
    "name the help, whatever an argument has in it, unless the sentence says what is right",
    arguments: [
      (["it's: x"], "unexpected argument 'it's: x'; see cartouche build --help"),
      (["a", "b"], "unexpected arguments: 'a', 'b'; see cartouche build --help"),
      (["--shard", "x: y"], ", not 'x: y'"),
    ])
  func help(arguments: [String], end: String) throws {
    let result = try Command.run(["build", "m.yml", "-o", "out"] + arguments)
    #expect(result.message.hasSuffix(end), "\(result.errors)")
  }

  @Test(
    "braces that are text, and comments that are none, are no mistakes",
    arguments: [
      "badges: [{file: a.svg, pill: {text: '{ \"a\": 1 }'}}]", "badges: [{file: a.svg, pill: {text: 'a {} b { c'}}]",
      "badges: [{file: a.svg, hub: {count: 3, titlePattern: '{count} posts'}}]",
      "data: {}\nbadges: [{file: a.svg, pill: {text: '{{name}}'}}]",
      "badges:\n- file: a.svg\n  title: # none\n  pill: {text: 'a #b'} #c\n",
      "badges:\n- file: a.svg\n  title: # see #5\n  pill:\n    text: a\n    font: ## none\n",
    ])
  func noMistakes(text: String) throws {
    let folder = try Self.folder(text)
    let result = try Command.run("build", "m.yml", "-o", "out", "--strict", in: folder.url)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test("are errors with --strict where they are warnings")
  func strict() throws {
    let folder = try Self.folder("badges: [{file: a.svg, pill: {text: '{a.b}'}}]")
    #expect(try Command.run("build", "m.yml", "-o", "out", "--strict", in: folder.url).status == 65)
    #expect(try !folder.files.contains("out/a.svg"))
  }
}
