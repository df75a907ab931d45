"""Input of manifests, lines of JSON, looks, data and everything that they name."""

import json
from pathlib import Path

from shapes import Case, both, nest, repeat

ROOT = Path(__file__).resolve().parents[2]
BUILD = ["build", "m.yml", "--output", "out"]
MARKS = "\N{COMBINING DOT BELOW}\N{COMBINING ACUTE ACCENT}"
BADGE = "- {file: a.svg, status: {message: m}}\n"


def cases():
    return [*structures(), *lists(), *keys(), *expressions(), *data(), *products(), *looks(), *tokens(), *patterns(), *others()]


def manifest(name, text, reader="manifest", arguments=(), **options):
    return Case(reader, name, [*BUILD, *arguments], {"m.yml": text}, **options)


def structures():
    """What YAML and JSON are made of, in manifests."""
    start, end = "badges:\n" + BADGE, "\n"
    for name, text in {
        "comments": repeat(start, "# c\n"),
        "blank lines": repeat(start, "\n"),
        "documents": repeat(start, "---\n"),
        "directives": repeat("", "%A b\n", "---\n" + start),
        "unknown keys": repeat(start, "k§: 1\n"),
        "keys that are alike": repeat(start, "badgez§: 1\n"),
        "the same key": repeat(start, "index: a.html\n"),
        "a long key": repeat(start, "k", ": 1\n"),
        "a long plain text": repeat("x: ", "word "),
        "a long line of quotes": repeat("x: '", "''", "'\n"),
        "escapes": repeat('x: "', "\\u0041", '"\n'),
        "folded lines": repeat("x: >\n", "  a\n"),
        "literal lines": repeat("x: |\n", "  a\n"),
        "plain text in lines": repeat("x: a\n", "  a\n"),
        "anchors": repeat("x: [", "&a§ 1, ", "]\n"),
        "aliases": repeat("x: &a 1\ny: [", "*a, ", "]\n"),
        "tags": repeat("x: [", "!!str 1, ", "]\n"),
        "an open list": repeat("badges: ", "["),
        "nested lists": nest("badges: ", "[", "1", "]", end),
        "nested maps": nest("badges: ", "{a: ", "1", "}", end),
        "nested blocks": repeat("badges:\n  ", "- ", "1\n"),
        "nested keys": repeat("badges:\n  ", "? ", "1\n"),
        "elements of no kind": repeat("badges:\n", "- 1\n"),
        "empty maps": repeat("badges: [", "{},", "]\n"),
        "texts": repeat("badges: [", "a,", "]\n"),
        "no UTF-8": lambda size: b"badges:\n" + b"\xff" * (size - 8),
        "no bytes but zero": lambda size: b"\0" * size,
        "UTF-16": lambda size: ("badges:\n" + BADGE + "# c\n" * (size // 8)).encode("utf-16"),
        "carriage returns": repeat(start, "#\r"),
        "wide characters": repeat("x: ", "\N{GRINNING FACE}"),
    }.items():
        yield manifest(name, text)
        if name in ("unknown keys", "empty maps", "texts", "nested lists", "nested maps", "an open list"):
            yield manifest(f"JSON, {name}", json_of(name))
    for name, unit in {
        "empty objects": "{}\n",
        "not JSON": "x\n",
        "unknown keys": '{"k§":1}\n',
        "hubs": '{"hub":{"count":§}}\n',
        "no kind": '{"file":"a.svg"}\n',
        "blank lines": "\n",
        "open objects": '{"a":\n',
        "badges": '{"status":{"message":"§"}}\n',
    }.items():
        # Each line may have an error with its place.
        yield Case("lines", name, ["draw"], {"stdin": repeat("", unit)}, badge="\n", most=200_000)
    for name, text in {
        "nested lists": nest('{"status":{"message":', "[", "1", "]", "}}\n"),
        "nested objects": nest('{"status":', '{"a":', "1", "}", "}\n"),
        "unknown keys": repeat('{"status":{"message":"m"', ',"k§":1', "}}\n"),
        "the same key": repeat('{"status":{"message":"m"', ',"label":"a"', "}}\n"),
        "escapes": repeat('{"status":{"message":"', "\\u00e9", '"}}\n'),
        "half pairs": repeat('{"status":{"message":"', "\\ud83d", '"}}\n'),
        "a long number": repeat('{"hub":{"count":', "9", "}}\n"),
        "blanks": repeat('{"hub":', " ", '{"count":1}}\n'),
        "no line end": repeat("", "{"),
    }.items():
        yield Case("lines", f"one, {name}", ["draw"], {"stdin": text})


def json_of(name):
    return {
        "unknown keys": repeat('{"badges":[{"file":"a.svg","status":{"message":"m"}}]', ',"k§":1', "}"),
        "empty maps": repeat('{"badges":[{}', ",{}", "]}"),
        "texts": repeat('{"badges":["a"', ',"a"', "]}"),
        "nested lists": nest('{"badges":', "[", "1", "]", "}"),
        "nested maps": nest('{"badges":', '{"a":', "1", "}", "}"),
        "an open list": repeat('{"badges":', "["),
    }[name]


def lists():
    """Many of what a manifest or a badge may have many of."""

    def status(keys):
        return "badges:\n- {file: a.svg, status: {" + keys

    for name, text in {
        "messages": repeat(status("messages: ["), "{text: a},", "]}}\n"),
        "colours of a gradient": repeat(status("message: m, color: ["), "red,", "]}}\n"),
        "fill of many colours": repeat("badges:\n- {file: a.svg, pill: {text: a, fill: [", "red,", "]}}\n"),
        "families": repeat(status("message: m, font: {family: ["), "f§,", "]}}}\n"),
        "families in a text": repeat(status('message: m, font: "'), "f§,", '"}}\n'),
        "thresholds": repeat(status("message: 5, thresholds: "), '"§=red,', '"}}\n'),
        "thresholds in a text": repeat(status('message: 5, thresholds: "'), "§=red,", 'else=red"}}\n'),
        "colours of words": repeat(status("message: w, colors: {"), "w§: red,", "}}}\n"),
        "colours of words in a text": repeat(status('message: w, colors: "'), "w§=red,", 'else=red"}}\n'),
        "exports": repeat("badges:\n- {file: a.svg, status: {message: m}, exports: [", "png,", "]}\n"),
        "exports in a text": repeat('badges:\n- {file: a.svg, status: {message: m}, exports: "', "png,", '"}\n'),
        "rows": repeat("badges:\n- {file: a.svg, table: {width: 300, rows: [", "{summary: s},", "]}}\n"),
        "rows with states": repeat(
            "badges:\n- {file: a.svg, table: {width: 300, rows: [", "{summary: s, state: selected},", "]}}\n"
        ),
        "rows with hubs": repeat(
            "badges:\n- {file: a.svg, table: {width: 300, rows: [", "{summary: s, hub: {count: 1}},", "]}}\n"
        ),
        "forms of a title": repeat("badges:\n- {file: a.svg, hub: {count: 1, titlePattern: {", "f§: a, ", "}}}\n"),
        "forms of a title in a text": repeat(
            "badges:\n- {file: a.svg, hub: {count: 1, titlePattern: '", "{count}|", "'}}\n"
        ),
        "defaults": repeat("defaults: {", "k§: 1, ", "}\nbadges:\n" + BADGE),
        "data": repeat("data: {", "d§: d.json, ", "}\nbadges:\n" + BADGE),
        "files of data": repeat("data: {d: {file: [", "d§.json, ", "]}}\nbadges:\n- {file: a.svg, coverage: d}\n"),
        "paths of reports": repeat("badges:\n", "- {file: §.svg, version: ./d§.json, missing: skip}\n"),
        "reports of elements": repeat(
            "badges:\n- {file: '{index}.svg', version: '{item}.json', missing: skip, each: [", "d§,", "]}\n"
        ),
        "patterns of each": repeat(
            "badges:\n- {file: '{match}.svg', version: '{path}', missing: skip, each: {files: [", "d?/d§.json,", "]}}\n"
        ),
        "elements of each": repeat("badges:\n- {file: a.svg, status: {message: m}, each: [", "1,", "]}\n"),
        "maps of each": repeat("badges:\n- {file: '{k}.svg', status: {message: m}, each: [", "{a: 1},", "]}\n"),
    }.items():
        yield manifest(name, text)
    badges = {
        "the same file": "- {file: a.svg, hub: {count: 1}}\n",
        "files that differ in case": "- {file: A§.svg, hub: {count: 1}}\n- {file: a§.svg, hub: {count: 1}}\n",
        "no kind": "- {file: §.svg}\n",
        "unknown keys": "- {file: §.svg, hub: {count: 1, k§: 1}}\n",
        "looks that are unknown": "- {file: §.svg, hub: {count: 1, look: l§}}\n",
        "look files that are missing": "- {file: §.svg, hub: {count: 1, lookFile: l§.yml}}\n",
        "icons that are missing": "- {file: §.svg, hub: {count: 1, on: i§.svg}}\n",
        "data that is unknown": "- {file: §.svg, coverage: d§}\n",
        "expressions that are unknown": "- {file: §.svg, each: [1], hub: {count: '{k}'}}\n",
        "folders": "- {file: §/a.svg, hub: {count: 1}}\n",
        "hubs": "- {file: §.svg, hub: {count: §}}\n",
        "pills": "- {file: §.svg, pill: {text: §}}\n",
        "groups": "- {file: §.svg, alignWidths: g§, status: {message: m}}\n",
    }
    for name, unit in badges.items():
        for option in ([],) if name in ("folders", "hubs", "pills", "groups") else ([], ["--keep-going"]):
            yield manifest(
                f"badges, {name}{', keep going' if option else ''}",
                repeat("data: {}\nbadges:\n", unit),
                arguments=["--check", *option],
                badge="file:",
            )
    deep = repeat("badges:\n- {file: ", "a/", "b.svg, hub: {count: 1}}\n")
    yield manifest("a file in many folders", deep)


# Texts that a reader may take long for, in groups that share 1 MB: each key is tried with each group.
TEXTS = {
    "letters": ["a", "W", "é", "e\N{COMBINING ACUTE ACCENT}", "א", "\N{ARABIC LETTER BEH}"],
    "clusters": [
        "\N{MAN}\N{ZERO WIDTH JOINER}",
        "\N{REGIONAL INDICATOR SYMBOL LETTER D}",
        "\N{COMBINING ACUTE ACCENT}",
        "\N{ZERO WIDTH JOINER}",
        "\N{COMBINING DOT BELOW}\N{COMBINING ACUTE ACCENT}",
        "\N{HANGUL CHOSEONG KIYEOK}",
    ],
    "marks": ["a,", "a=1,", "a|", "-", "1", "1.", "1e", "0x"],
    "blanks": [" ", "\n", "a ", "(", "{", "[", '<&"'],
    "addresses": ["/", "../", "a/", "a.", "http://", "data:", "%41", "&#x41;", "#f", "rgb(", "hsl(1,"],
}
BASES = {
    "pill": {"text": "a"},
    "hub": {"count": 1},
    "status": {"message": "m"},
    "cell": {"position": "top", "width": 100, "height": 40},
    "table": {"width": 300, "rows": [{"summary": "s"}]},
}


def keys():
    """The keys of badges with long texts, with lists and with maps, by lines of JSON: one key of each reader."""
    definitions = json.loads((ROOT / "Templates/manifest.schema.json").read_text())["definitions"]
    known = set()
    for kind, base in [*BASES.items(), (None, {})]:
        for path, form in paths_of(definitions, kind or "entry"):
            reader = reader_of(path, form)
            if reader in known or path[0] in BASES:
                continue
            known.add(reader)
            name = ".".join([kind, *path] if kind else path)
            for group, texts in TEXTS.items():
                yield Case("keys", f"{name}: {group}", ["draw"], {"stdin": lines(kind, base, path, texts)})
            yield Case("keys", f"{name}: values", ["draw"], {"stdin": values(kind, base, path)})


def paths_of(definitions, name):
    """The keys of a definition, and those of the maps in them, with their forms."""
    for key, form in definitions[name]["properties"].items():
        yield [key], form
        inner = [part["$ref"].split("/")[-1] for part in form.get("anyOf", [form]) if "$ref" in part]
        for one in inner:
            if one in ("font-choice", "border", "halo", "drop-shadow", "host", "logo", "title-pattern", "offset"):
                yield from (([key, *rest], form) for rest, form in paths_of(definitions, one))


# Keys with texts for one reader.
ALIKE = {
    **dict.fromkeys(("one", "two", "few", "many", "other", "over"), "zero"),
    **dict.fromkeys(("tests", "version", "endpoint", "lint"), "coverage"),
    **{"label": "text", "message": "text", "messageLink": "link"},
}


def reader_of(path, form):
    """What all keys with one reader share: the forms of their values, and the name of a key for any text."""
    forms = [dict(part) for part in form.get("anyOf", [form])]
    for part in forms:
        for fact in ("description", "minimum", "maximum"):
            part.pop(fact, None)
        if "enum" in part:
            part["enum"] = "words"
    forms = sorted(json.dumps(part) for part in forms if part not in ({"type": "null"}, EXPRESSION))
    is_free = any('"boolean"]' in part for part in forms)
    return (ALIKE.get(path[-1], path[-1]) if is_free else "", *forms)


EXPRESSION = {"$ref": "#/definitions/expression"}


def line(kind, base, path, given):
    entry = {kind: dict(base)} if kind else {"status": {"message": "m"}}
    place = entry[kind] if kind else entry
    for part in path[:-1]:
        place = place.setdefault(part, {})
    place[path[-1]] = given
    return json.dumps(entry, ensure_ascii=False)


def lines(kind, base, path, texts):
    def make(size):
        share = size // len(texts)
        return "\n".join(line(kind, base, path, text * (share // len(text.encode()))) for text in texts) + "\n"

    return make


def values(kind, base, path):
    def make(size):
        share = size // 4
        given = [
            ["red"] * (share // 7),
            {f"k{number}": "red" for number in range(share // 16)},
            [[1]] * (share // 5),
            [{"text": "a"}] * (share // 15),
        ]
        return "\n".join(line(kind, base, path, one) for one in given) + "\n"

    return make


FILTERS = ["percent", "ratio", "round(2)", "compact", "bytes", "duration", "slug", "default(a)", "date(%d %b %Y)"]


def expressions():
    """Texts with braces, and filters of long values."""

    def build(name, text, files=(), **options):
        return Case("filters", name, BUILD, {"m.yml": text, **dict(files)}, **options)

    start = "data: {d: d.json}\nbadges:\n- {file: a.svg, status: {message: '"
    value = {"d.json": '{"k": "1"}'}
    for name, unit in {
        "expressions": "{d.k}",
        "filters": "|slug",
        "defaults": "|default(a)",
        "doubled braces": "{{",
        "open braces": "{ ",
        "closing braces": "} ",
        "quoted keys": '{d."k"}',
        "parts of a path": ".k",
        "missing values": "{d.x|default(a)}",
    }.items():
        head, tail = {"|": ("{d.k", "}"), ".": ("{d", "}")}.get(unit[0], ("", ""))
        yield build(name, repeat(start + head, unit, tail + "'}}\n"), value)
    yield build("a long argument", repeat(start + "{d.k|default(", "a", ")}'}}\n"), value)
    yield build("a long pattern of a date", repeat(start + "{d.k|date(", "%d", ")}'}}\n"), value)
    for filter in FILTERS:
        for group, texts in TEXTS.items():
            for text in texts:
                if text not in ("\n", '<&"') and (group in ("letters", "clusters") or filter == "slug"):
                    given = repeat('{"k": "', text, '"}')
                    yield build(f"{filter} of {ascii(text)}", start + "{d.k|" + filter + "}'}}\n", {"d.json": given})
    yield Case(
        "filters",
        "--set",
        [*BUILD, "--set", repeat("k=", "é")],
        {"m.yml": "data: {}\nbadges:\n- {file: '{k|slug}.svg', hub: {count: 1}}\n"},
        most=120_000,
    )
    for option in (
        "--value",
        "--thresholds",
        "--colors",
        "--color",
        "--link",
        "--logo",
        "--font",
        "--title",
        "--filter",
        "--id-prefix",
    ):
        for unit in ("a", "1=red,", "((", "%41", "éa", "\N{COMBINING ACUTE ACCENT}\N{COMBINING CEDILLA}"):
            yield Case("options", f"{option} {ascii(unit)}", ["status", "a", option, repeat("", unit)], most=120_000)


def data():
    """Files of data by their formats, of which a badge shows a value."""
    rows = {
        "json": {
            "keys": ('{"k": "v"', ',"k§":1', "}"),
            "elements": ('{"k": "v", "l": [0', ",1", "]}"),
            "texts": ('{"k": "v", "l": ["a"', ',"a"', "]}"),
            "the same key": ('{"k": "v"', ',"a":1', "}"),
            "escapes": ('{"k": "', "\\u00e9", '"}'),
            "a long number": ('{"k": ', "9", "}"),
            "blanks": ("{", " ", '"k": 1}'),
            "a long key": ('{"k": 1, "', "k", '": 1}'),
        },
        "yaml": {
            "keys": ("k: v\n", "k§: 1\n", ""),
            "elements": ("k: v\nl:\n", "- 1\n", ""),
            "flow": ("k: v\nl: [", "1,", "]\n"),
            "texts": ("k: v\nl:\n", "- 'a'\n", ""),
            "a long text": ("k: ", "a ", "\n"),
            "anchors": ("k: v\nl:\n", "- &a§ 1\n", ""),
            "lines": ("k: |\n", " a\n", ""),
            "comments": ("k: v\n", "#\n", ""),
        },
        "toml": {
            "keys": ('k = "v"\n', "k§ = 1\n", ""),
            "dotted keys": ('k = "v"\n', "a.k§ = 1\n", ""),
            "tables": ('k = "v"\n', "[t§]\n", ""),
            "nested tables": ('k = "v"\n', "[t.a§]\nb = 1\n", ""),
            "arrays of tables": ('k = "v"\n', "[[t]]\na = 1\n", ""),
            "elements": ('k = "v"\nl = [', "1,", "]\n"),
            "inline tables": ('k = "v"\nl = {', "k§ = 1, ", "z = 1}\n"),
            "comments": ('k = "v"\n', "#\n", ""),
            "escapes": ('k = "', "\\u00e9", '"\n'),
            "marks": ('k = "', "\\u0301\\u0327", '"\n'),
            "lines": ('k = """', "a\n", '"""\n'),
            "a long key": ("k = 1\n", "k", "= 1\n"),
            "parts of a key": ("k = 1\na", ".a", " = 1\n"),
            "arrays of arrays": ("k = 1\nl = [", "[1],", "]\n"),
            "inline tables in an array": ("k = 1\nl = [", "{a = 1},", "]\n"),
        },
        "csv": {
            "rows": ("k\n", "v\n", ""),
            "wide rows": ("k,a,b\n", "v,1,2\n", ""),
            "columns": ("k", ",c§", "\nv\n"),
            "quotes": ('k\n"', '""', '"\n'),
            "blank lines": ("k\nv\n", "\n", ""),
            "fields": ("k\nv", ",v", "\n"),
        },
        "jsonl": {
            "rows": ("", '{"k":1}\n', ""),
            "blank lines": ('{"k":1}\n', "\n", ""),
            "keys": ('{"k":1', ',"k§":1', "}\n"),
            "lists": ("", "[1]\n", ""),
            "texts": ("", '"a"\n', ""),
        },
    }
    listed = {"csv": "0.", "jsonl": "0."}
    for format, texts in rows.items():
        for name, parts in texts.items():
            at = f"d.{listed.get(format, '')}k"
            text = f"data: {{d: {{file: d.{format}, as: {format}}}}}\nbadges:\n- {{file: a.svg, status: {{message: '{{{at}}}'}}}}\n"
            yield Case("data", f"{format}, {name}", BUILD, {"m.yml": text, f"d.{format}": repeat(*parts)})
    counted = "data: {d: {code: c.py, test: '*.py'}}\nbadges:\n- {file: a.svg, status: {message: '{d.ratio}'}}\n"
    for name, unit in {"lines of code": "a\n", "blank lines of code": "\n", "a long line of code": "a"}.items():
        yield Case("data", name, BUILD, {"m.yml": counted, "c.py": repeat("a", unit)})
    for format, opening, closing in (
        ("json", "[", "]"),
        ("json", '{"a":', "}"),
        ("yaml", "[", "]"),
        ("yaml", "- ", ""),
        ("toml", "[", "]"),
        ("toml", "{a = ", "}"),
        ("jsonl", "[", "]"),
    ):
        head = {"json": '{"k": ', "jsonl": '{"k": ', "yaml": "k: 1\nl: ", "toml": "k = 1\nl = "}[format]
        text = f"data: {{d: d.{format}}}\nbadges:\n- {{file: a.svg, status: {{message: '{{d.k}}'}}}}\n"
        yield Case(
            "data",
            f"{format}, nested {opening}",
            BUILD,
            {"m.yml": text, f"d.{format}": nest(head, opening, "1", closing, "}\n" if "json" in format else "\n")},
        )


def products():
    """A manifest and a file that it names, of which each badge asks something: their sizes must not be multiplied."""
    first = {
        "json": ('{"k": "v"', ', "k§": "w"', "}"),
        "csv": ("k,c\n", "v§,w\n", ""),
        "jsonl": ("", '{"k":"v§"}\n', ""),
        "yaml": ("k: v\n", "k§: w\n", ""),
        "toml": ('k = "v"\n', 'k§ = "w"\n', ""),
    }
    for format, parts in first.items():
        row = "0." if format in ("csv", "jsonl") else ""
        asked = {
            "each shows a value": f"{{d.{row}k}}",
            "each lacks a value": "{d.x|default(a)}",
            "each shows another value": "{d.§.k}" if row else "{d.k§|default(a)}",
        }
        for name, text in asked.items():
            start = f"data: {{d: {{file: d.{format}, as: {format}}}}}\nbadges:\n"
            yield Case(
                "products",
                f"{format}, {name}",
                [*BUILD, "--check"],
                {
                    "m.yml": repeat(start, f"- {{file: §.svg, status: {{message: '{text}'}}}}\n"),
                    f"d.{format}": repeat(*parts),
                },
                badge="status:",
            )
    each = {
        "json": ("[0", ",1", "]"),
        "csv": ("k\n", "v\n", ""),
        "jsonl": ("", "1\n", ""),
        "yaml": ("", "- 1\n", ""),
        "toml": ("", "[[l]]\nk = 1\n", ""),
    }
    for format, parts in each.items():
        at = ", at: l" if format == "toml" else ""
        text = f"data: {{d: {{file: d.{format}, as: {format}{at}}}}}\nbadges:\n- {{each: d, file: 'a.svg', hub: {{count: 1}}}}\n"
        yield Case(
            "products", f"{format}, each, one name", [*BUILD, "--check"], {"m.yml": text, f"d.{format}": repeat(*parts)}
        )
    # What every badge shows, however it comes to it.
    value = {"d.json": repeat('{"k": "', "a", '"}')}
    elements = {"d.json": repeat("[0", ",1", "]")}
    rows = repeat("", "{summary: s}, ", "{summary: '{item}'}]}}\n", most=13_000)
    message = repeat("", "- {file: §.svg, status: {message: m}}\n")
    for name, text, files in (
        ("a long value", repeat("data: {d: d.json}\nbadges:\n", "- {file: §.svg, status: {message: '{d.k}'}}\n"), value),
        ("a long default value", both("defaults: {status: {label: '{d.k}'}}\ndata: {d: d.json}\nbadges:\n", message), value),
        ("a long default", both("defaults: {status: {label: ", repeat("", "a", "}}\nbadges:\n"), message), {}),
        ("a long title", both("defaults: {title: ", repeat("", "a", "}\nbadges:\n"), message), {}),
        (
            "the rows of the defaults",
            both(
                "defaults: {table: {width: 300, rows: [",
                rows,
                "badges:\n",
                repeat("", "- {file: §.svg, table: {}}\n"),
            ),
            {},
        ),
        (
            "rows for each element",
            both("data: {d: d.json}\nbadges:\n- {each: d, file: '{index}.svg', table: {width: 300, rows: [", rows),
            elements,
        ),
        (
            "a long text for each element",
            both("data: {d: d.json}\nbadges:\n- {each: d, file: '{index}.svg', status: {message: '{item}", repeat("", "a", "'}}\n")),
            elements,
        ),
    ):
        # A table takes as long as a hundred other badges.
        options = {"badge": ",1" if "element" in name else "file:", "a_badge": 0.01} if "rows" in name else {}
        yield Case(
            "products", f"each shows {name}", [*BUILD, "--check"], {"m.yml": text, **files}, growth=6, **options
        )
    for format in ("json", "yaml", "toml"):
        start = f"data: {{d: d.{format}}}\nbadges:\n"
        yield Case(
            "products",
            f"{format}, each is left out",
            BUILD,
            {
                "m.yml": repeat(start, "- {file: §.svg, missing: skip, status: {message: '{d.x}'}}\n"),
                f"d.{format}": repeat(*first[format]),
            },
            badge="status:",
        )
    unique = f"data: {{d: d.json}}\nbadges:\n- {{each: d, file: '{{index}}.svg', hub: {{count: 1}}}}\n"
    yield Case(
        "products",
        "json, each",
        [*BUILD, "--check"],
        {"m.yml": unique, "d.json": repeat("[0", ",11111", "]")},
        badge=",1",
    )
    sources = repeat("data:\n", "  d§: {file: d.json, at: a}\n", "badges:\n" + BADGE)
    yield Case("products", "sources of one file", BUILD, {"m.yml": sources, "d.json": repeat('{"a":[0', ",1", "]}")})
    reports = repeat("badges:\n", "- {file: §.svg, coverage: d}\n", "data: {d: lcov.info}\n")
    lcov = repeat("SF:a\n", "DA:§,1\n", "end_of_record\n")
    yield Case(
        "products", "badges of one report", [*BUILD, "--check"], {"m.yml": reports, "lcov.info": lcov}, badge="file:"
    )
    lcovs = repeat("data:\n", "  d§: lcov.info\n", "badges:\n- {file: a.svg, coverage: d1}\n")
    yield Case("products", "sources of one report", BUILD, {"m.yml": lcovs, "lcov.info": lcov})
    logo = repeat('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">', '<path d="M0 0h§"/>', "</svg>")
    logos = repeat("badges:\n", "- {file: §.svg, status: {message: m, logo: {file: l.svg, color: '#§'}}}\n")
    plain = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    library = {"logos/a.svg": plain, "data/simple-icons.json": '[{"title": "A", "hex": "ff0000"}]'}
    for name, files in {
        "names": {"m.yml": repeat("badges:\n", "- {file: §.svg, status: {message: m, logo: a}}\n")},
        "unknown names": {"m.yml": repeat("badges:\n", "- {file: §.svg, status: {message: m, logo: b§}}\n")},
        "the list of colours": {
            "m.yml": "badges:\n- {file: a.svg, status: {message: m, logo: a}}\n",
            "data/simple-icons.json": repeat("[", '{"title":"é§","hex":"ff0000"},', "{}]"),
        },
        "a long title": {
            "m.yml": "badges:\n- {file: a.svg, status: {message: m, logo: a}}\n",
            "data/simple-icons.json": repeat('[{"hex":"ff0000","title":"', "e\N{COMBINING ACUTE ACCENT}", '"}]'),
        },
        "a long name": {"m.yml": repeat("badges:\n- {file: a.svg, status: {message: m, logo: ", "é", "}}\n")},
    }.items():
        arguments = [*BUILD, "--check", "--keep-going", "--logos", "logos"]
        yield Case("icons", f"logos, {name}", arguments, {**library, **files}, badge="file:")
    yield Case(
        "products",
        "badges with one logo",
        [*BUILD, "--check"],
        {"m.yml": logos, "l.svg": logo},
        most=100_000,
        badge="file:",
        a_badge=0.02,
    )
    look = repeat("kind: pill\nextends: mail\nsummary: a\n", "# c\n")
    looks = repeat("badges:\n", "- {file: §.svg, pill: {text: a, lookFile: l.yml}}\n")
    yield Case(
        "products", "badges with one look file", [*BUILD, "--check"], {"m.yml": looks, "l.yml": look}, badge="file:"
    )


def looks():
    """Custom looks."""
    head = "kind: pill\nextends: mail\nsummary: a\n"
    for name, text in {
        "unknown keys": repeat(head, "k§: 1\n"),
        "comments": repeat(head, "# c\n"),
        "families": repeat(head + "font: {size: 9, families: [", "f§,", "]}\n"),
        "a fill of many colours": repeat(head + "states: {normal: {text: red, fill: [", "red,", "]}}\n"),
        "a long summary": repeat("kind: pill\nextends: mail\nsummary: ", "a"),
        "nested lists": nest(head + "font: ", "[", "1", "]", "\n"),
        "states": repeat(head + "states: {", "s§: {fill: red}, ", "}\n"),
        "the same key": repeat(head, "height: 1\n"),
        "a long base": repeat("kind: pill\nsummary: a\nextends: ./", "a", ".yml\n"),
        "keys without values in a line": repeat(head + "font: {", "f§: , ", "} #x\n"),
        "keys without values, and signs": repeat(
            head, "f§: {" + "".join(f"a{number}: , " for number in range(80)) + "} " + "# " * 100 + "#x\n"
        ),
        "itself": repeat("kind: pill\nsummary: a\nextends: ./l.yml\n", "#\n"),
    }.items():
        yield Case("looks", name, ["pill", "a", "--look-file", "l.yml", "-o", "a.svg"], {"l.yml": text})
    for name, text in {
        "stops of the gloss": repeat(
            "kind: status\nextends: flat\nsummary: a\ngloss: [", "{offset: 0.5, color: red},", "]\n"
        ),
        "shadows": repeat("kind: status\nextends: flat\nsummary: a\nshadows: [", "{offset: 1, opacity: 0.5},", "]\n"),
        "colours": repeat("kind: status\nextends: flat\nsummary: a\ncolors: {", "c§: red, ", "}\n"),
    }.items():
        yield Case("looks", name, ["status", "a", "b", "--look-file", "l.yml", "-o", "a.svg"], {"l.yml": text})


def tokens():
    """Design tokens, and looks that name them."""
    look = "kind: pill\nextends: mail\nsummary: a\nstates: {normal: {text: red, fill: '{a}'}}\n"
    fills = repeat("kind: pill\nextends: mail\nsummary: a\nstates: {normal: {text: red, fill: [", "'{a}',", "]}}\n")
    arguments = ["pill", "a", "--look-file", "l.yml", "--tokens", "t.json", "--tokens", "t.dark.json", "-o", "a.svg"]
    red = '"a":{"$type":"color","$value":"red"}'
    for name, text in {
        "many tokens": repeat("{" + red, ',"t§":{"$value":"#123456"}', "}"),
        "groups in groups": nest("{" + red + ',"g":', '{"a":', "1", "}", "}"),
        "aliases of each other": repeat('{"$type":"color","a":{"$value":"{t9}"}', ',"t§":{"$value":"{t§0}"}', "}"),
        "an alias of itself": repeat('{"$type":"color","a":{"$value":"{a}"}', ',"t§":1', "}"),
        "groups that extend each other": repeat('{"a":{"$extends":"{g0}"}', ',"g§":{"$extends":"{g1§}"}', "}"),
        "groups that extend one": repeat('{"a":{"$extends":"{g.g.g}"}', ',"g§":{"$extends":"{a}"}', "}"),
        "a long name": repeat('{"a":{"$value":"{', "b.", 'c}"}}'),
        "a long pointer": repeat('{"a":{"$ref":"#', "/b", '"}}'),
        "a long colour": repeat('{"a":{"$type":"color","$value":"', "(", '"}}'),
        "components": repeat('{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0', ",1", "]}}}"),
        "a long number": repeat(
            '{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,1,0.', "1", "]}}}"
        ),
        "stops": repeat(
            '{"b":{"$type":"color","$value":"red"},"a":{"$type":"gradient","$value":[{"color":"red","position":0}',
            ',{"color":"{b}","position":1}',
            "]}}",
        ),
        "sets of Tokens Studio": repeat('{"s":{},"$metadata":{"tokenSetOrder":["s"', ',"s"', "]}}"),
        "the same key": repeat("{" + red, ',"b":1', "}"),
        "nonsense": repeat("", "x"),
        "an open object": repeat("", '{"a":'),
    }.items():
        yield Case("tokens", name, arguments, {"l.yml": look, "t.json": text, "t.dark.json": "{}"})
    yield Case("tokens", "names in a look", arguments, {"l.yml": fills, "t.json": "{" + red + "}", "t.dark.json": "{}"})
    entries = repeat("tokens: t.json\nbadges:\n", "- {file: §.svg, pill: {text: a, fill: '{tokens.a}'}}\n")
    yield Case("tokens", "names in entries", [*BUILD, "--check"], {"m.yml": entries, "t.json": "{" + red + "}"}, badge="file:")
    yield Case(
        "tokens", "tokens of a look", ["looks", "tokens", "--look-file", "l.yml", "--format", "css"],
        {"l.yml": repeat("kind: status\nextends: flat\nsummary: a\ncolors: {", "c§: red, ", "}\n")}, most=500_000,
    )


def patterns():
    """Patterns of files, in a tree of 200 folders and names that are long and alike."""
    tree = {
        f"{a}/{b}/{'a' * 200}{number}.json": '{"total": {}}'
        for a in "abcdefghij"
        for b in "klmnopqrstuvwxyzABCD"
        for number in range(1)
    }
    for name, unit in {
        "stars": "*a",
        "marks": "?",
        "folders": "**/",
        "folders and stars": "*/",
        "classes": "[a-z]",
        "open classes": "[",
        "escapes": "\\a",
    }.items():
        yield Case("patterns", f"long, {name}", ["coverage", repeat("", unit, "x"), "-o", "a.svg"], tree, most=120_000)
        yield Case(
            "patterns", f"of 300 bytes, {name}", ["coverage", repeat("", unit, "x"), "-o", "a.svg"], tree, most=300
        )
        text = repeat("data:\n  d: '", unit, "x'\nbadges:\n- {file: a.svg, coverage: d}\n")
        yield Case("patterns", f"in a manifest, {name}", BUILD, {**tree, "m.yml": text})
    for name, pattern in {"folders": "**/**/**/x", "stars": "*/*/*a*a*b", "files": "**/*.json"}.items():
        sources = repeat("data:\n", f"  d§: '{pattern}'\n", "badges:\n" + BADGE)
        yield Case("patterns", f"many sources, {name}", BUILD, {**tree, "m.yml": sources}, most=100_000)
        shown = lambda size, pattern=pattern: "".join(
            [
                "data:\n",
                *(f"  d{number}: '{pattern}'\n" for number in range(size // 90)),
                "badges:\n",
                *(f"- {{file: {number}.svg, missing: skip, coverage: d{number}}}\n" for number in range(size // 90)),
            ]
        )
        yield Case(
            "patterns",
            f"many sources that are shown, {name}",
            BUILD,
            {**tree, "m.yml": shown},
            badge="coverage:",
            most=100_000,
        )
        files = repeat(
            "data: {d: {file: [", f"'{pattern}§', ", "]}}\nbadges:\n- {file: a.svg, missing: skip, coverage: d}\n"
        )
        yield Case("patterns", f"many files of a source, {name}", BUILD, {**tree, "m.yml": files}, most=100_000)
    yield Case(
        "patterns", "many arguments", ["coverage", *(f"**/**/{number}" for number in range(4_000)), "-o", "a.svg"], tree
    )


def others():
    """What is read beside these: reports of builds, and pages of badges."""
    entry = '"§.svg": {"file": "§.svg", "width": 1, "height": 1, "alt": "a", "sha256": "0", "empty": false, "darkAware": false, "state": "written", "source": [], "html": "a"},'
    tail = '"z.svg": {"file": "z.svg", "width": 1, "height": 1, "alt": "a", "sha256": "0", "empty": false, "darkAware": false, "state": "written", "source": [], "html": "a"}}, "removed": []}'
    former = repeat('{"badges": {', entry, tail)
    yield Case(
        "others",
        "the report of a build",
        [*BUILD, "--report", "r.json", "--prune"],
        {"m.yml": "badges:\n" + BADGE, "r.json": former},
    )
    for format in ("markdown", "html", "rst"):
        yield Case("others", f"snippets in {format}", ["snippets", "r.json", "--format", format], {"r.json": former})
        for unit in ("a", "[", "&lt;", "\\\\", "\\n"):
            long = repeat(
                '{"badges": {"a.svg": {"file": "a.svg", "width": 1, "height": 1, "alt": "',
                unit,
                '", "sha256": "0", "empty": false, "darkAware": false, "state": "written", "source": [], "html": "a"}}, "removed": []}',
            )
            yield Case(
                "others",
                f"snippets in {format}, alt of {unit}",
                ["snippets", "r.json", "--format", format],
                {"r.json": long},
            )
    for language, (start, end) in {
        "md": ("<!-- cartouche badges -->\n", "<!-- cartouche end -->\n"),
        "rst": (".. cartouche badges\n", ".. cartouche end\n"),
        "adoc": ("// cartouche badges\n", "// cartouche end\n"),
    }.items():
        readme = ["readme", f"a.{language}", "--report", "r.json"]
        few = '{"badges": {' + entry.replace("§", "1") + tail
        yield Case("others", f"badges in {language}", readme, {f"a.{language}": start + end, "r.json": former})
        for name, text in {
            "lines": repeat(start, "\n", end),
            "places": repeat("", start + end, ""),
            "fences": repeat("", "```\n", ""),
            "spaces": repeat("", " ", start + end),
            "names": repeat(start[: start.index("badges") + 6] + ": ", "z,", start[start.index("badges") + 6 :] + end),
            "other names": repeat(start[: start.index("badges") + 6] + ": ", "§,", start[start.index("badges") + 6 :] + end),
            "marks": repeat(start[: start.index("badges") + 6] + ": a", MARKS, start[start.index("badges") + 6 :] + end),
        }.items():
            yield Case("others", f"readme, {language}, {name}", readme, {f"a.{language}": text, "r.json": few})
    badge = "https://img.shields.io/badge/a§-b-red"
    pages = {
        "md": {
            "images": f"![x]({badge}) ", "references": f"![x][§]\n\n[§]: {badge}\n", "brackets": "[", "image brackets": "![",
            "ends": "](", "both": "[](", "titles": '![](a "', "titles in parentheses": "![](a (", "names": "[a][b]",
            "nested": "![[x](", "backticks": "`", "ticks of many lengths": "` `` ``` ```` ", "elements": "<img src=",
            "quotation marks": "<a b='", "attributes": "<img a b c ", "values": "<a b=\"<a\" ", "comments": "<!-- ",
            "elements of code": "<pre><code", "backslashes": "\\", "tabs": "\t", "list items": "- ", "definitions": "[a]:",
            "tildes": "~~~\n", "indented code": "    a\n", "closed comments": "<!---->\n",
            "braces": "{/* ", "long addresses": badge.replace("b-", "b" * 300 + "-") + " ", "parentheses": "![x](" + "(" * 50,
        },
        "mdx": {"imports": "import a\n"},
        "html": {"images": f"<img src='{badge}'>", "elements": "<img ", "comments": "<!--", "scripts": "<script>"},
        "rst": {"images": f".. image:: {badge}\n", "names": ".. |", "blocks": "::\n\n a\n", "spaces": " "},
        "adoc": {"images": f"image:{badge}[x]", "names": "image:", "colons": "image::a", "fences": "----\n"},
    }
    for language, units in pages.items():
        for name, unit in units.items():
            text = repeat("", unit, "")
            yield Case(
                "others", f"adopt, {language}, {name}", ["adopt", f"a.{language}"], {f"a.{language}": text},
                badge="/badge/", a_badge=0.0002,
            )
    image = f"\n\nimage:{badge}[x]\n"
    for name, page, text in (
        ("sources of an image", "a.html", repeat("<img ", "src=a ", ">")),
        ("parts of imagesdir", "a.adoc", repeat(":imagesdir: ", "a/", image)),
        ("marks of imagesdir", "a.adoc", repeat(":imagesdir: a", MARKS, "b" + image)),
        ("marks of an attribute", "a.html", repeat("<img a", MARKS, f"=1 src='{badge}'>")),
    ):
        yield Case("others", f"adopt, {name}", ["adopt", page, "--dark"], {page: text})

    def colours(size):
        return "".join(f"![x](https://img.shields.io/badge/a-b-{number:06x}) " for number in range(size // 50))

    files = {f"badges/a-b-{number}.svg": str(number) for number in range(2, 1_000)}
    for name, options, texts in (
        ("names", ["--write"], {"a.md": repeat("", f"![x]({badge}) ")}),
        ("colours", [], {"a.md": colours}),
        ("colours beside files", [], {"a.md": colours, **files}),
    ):
        yield Case(
            "others", f"adopt, {name}", ["adopt", "a.md", *options], texts,
            most=500_000, badge="/badge/", a_badge=0.001 if options else 0.0002,
        )
    address = "![x](https://img.shields.io/"
    for name, unit in {
        "dashes": "-", "pairs of dashes": "--", "underscores": "_", "escapes": "%2D", "words": "&a=b", "marks": "e%CC%81",
    }.items():
        start = "badge/a-b-red?" if name == "words" else "badge/a"
        text = repeat("", address + start + unit * (12_000 // len(unit)) + ("-red" if name != "words" else "") + ") ", "")
        yield Case("others", f"addresses of {name}", ["adopt", "a.md"], {"a.md": text}, badge="img.", a_badge=0.002)
    for name, unit in {"letters": "a", "brackets": "<", "marks": "e\N{COMBINING ACUTE ACCENT}"}.items():
        text = repeat("badges:\n- {file: a.svg, status: {message: '", unit, "'}}\n")
        yield Case("others", f"gallery, {name}", ["gallery", "m.yml", "--output", "out"], {"m.yml": text})
        text = repeat("badges: [{file: a.svg, pill: {text: a}}]\ngallery: {title: '", unit, "'}\n")
        yield Case("others", f"title of a gallery, {name}", ["gallery", "m.yml", "--output", "out"], {"m.yml": text})
    text = repeat("badges: [{file: a.svg, pill: {text: a}}]\ngallery:\n  showcase:\n", "  - {title: a, badges: [a.svg]}\n")
    yield Case("others", "scenes of a gallery", ["gallery", "m.yml", "--output", "out"], {"m.yml": text})
    yield Case(
        "others",
        "gallery, badges",
        ["gallery", "m.yml", "--output", "out"],
        {"m.yml": repeat("badges:\n", "- {file: §.svg, hub: {count: §}}\n")},
        most=500_000,
        badge="file:",
        a_badge=0.0008,
    )
    yield Case(
        "others",
        "index, badges",
        [*BUILD, "--check"],
        {"m.yml": repeat("index: i.html\nbadges:\n", "- {file: §.svg, hub: {count: §}}\n")},
        most=300_000,
        badge="file:",
        a_badge=0.0008,
    )
    yield Case(
        "others",
        "hash names",
        [*BUILD, "--check", "--hash-names", "--report", "r.json"],
        {"m.yml": repeat("badges:\n", "- {file: §.svg, hub: {count: §}}\n")},
        most=300_000,
        badge="file:",
        a_badge=0.0005,
    )
    yield Case("others", "arguments", ["status", *["a"] * 4_900, "-o", "a.svg"])
    yield Case(
        "others",
        "values of --set",
        [*BUILD, *(part for number in range(2_400) for part in ("--set", f"k{number}=1"))],
        {"m.yml": "data: {}\nbadges:\n" + BADGE},
    )
