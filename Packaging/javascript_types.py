#!/usr/bin/env python3
"""Writes the types of entries for TypeScript from the schema of manifests: javascript_types.py [--check]

An entry in JavaScript has no data and no files, so keys that need them, and texts with values from data, are left out.
So are those of files for design tools, which need outlines.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE = ROOT / "Integrations/javascript/entries.d.ts"
KINDS = ["pill", "hub", "cell", "status", "table"]
OPTIONS = ["file", "title", "scale", "colorScheme", "profile", "precision", "idPrefix", "animations", "shadows"]
LEFT_OUT = {"lookFile"}
# One call gives one picture, not a pair, and no files for design tools.
LEFT_OUT_WORDS = {"pair", "design"}
DEFINITIONS = json.loads((ROOT / "Templates/manifest.schema.json").read_text(encoding="utf-8"))["definitions"]
PLAIN = {"string": "string", "number": "number", "integer": "number", "boolean": "boolean"}


def name(definition):
    return "".join(part[:1].upper() + part[1:] for part in definition.split("-"))


def parts(schema):
    """The alternatives of a schema, each as a type; the definitions that they name are noted."""
    if "$ref" in schema:
        definition = schema["$ref"].rsplit("/", 1)[1]
        if definition == "expression":
            return
        if definition not in used:
            used.append(definition)
        yield name(definition)
    elif "anyOf" in schema:
        for one in schema["anyOf"]:
            yield from parts(one)
    elif "enum" in schema:
        yield from (json.dumps(value) for value in schema["enum"] if value not in LEFT_OUT_WORDS)
    else:
        kinds = schema.get("type", [])
        for kind in [kinds] if isinstance(kinds, str) else kinds:
            if kind == "array":
                yield f"ReadonlyArray<{union(schema['items'])}>"
            elif kind == "object":
                yield f"Record<string, {union(schema['additionalProperties'])}>"
            elif kind != "null":
                yield PLAIN[kind]


def union(schema):
    found = list(dict.fromkeys(parts(schema)))
    # Editors still offer the words where any text is allowed.
    if "string" in found and any(one.startswith('"') for one in found):
        found = ["(string & {})" if one == "string" else one for one in found]
    return " | ".join(found)


def properties(schema, keys):
    for key in keys:
        if key in LEFT_OUT:
            continue
        value = schema["properties"][key]
        if "description" in value:
            yield f"  /** {value['description']} */"
        kinds = union(value) + (" | CustomLook" if key == "look" else "")
        yield f"  {key}{'' if key in schema.get('required', []) and key != 'file' else '?'}: {kinds};"


def declarations(definition):
    schema = DEFINITIONS[definition]
    if "description" in schema:
        yield f"/** {schema['description']} */"
    if definition == "color":
        yield "export type Color = string;"
    elif "properties" in schema:
        yield f"export interface {name(definition)} {{"
        yield from properties(schema, schema["properties"])
        yield "}"
    else:
        yield f"export type {name(definition)} = {union(schema)};"


used = list(KINDS)
lines = ["// Made from Templates/manifest.schema.json by Packaging/javascript_types.py."]
lines += ["", "/** Keys of an entry beside the badge. */", "export interface Options {",
          *properties(DEFINITIONS["entry"], OPTIONS), "}", "",
          "/** A badge, as in a manifest. */", "export type Entry = Options &",
          f"  ({' | '.join(f'{{ {kind}: {name(kind)} }}' for kind in KINDS)});"]
lines += ["", "/** A look of your own: the keys of a look file. The kind is that of the badge, and a summary is not needed. */",
          "export interface CustomLook {", "  /** The built-in look to start from. */", "  extends?: string;",
          "  [key: string]: unknown;", "}"]
for each in used:  # which grows
    lines += ["", *declarations(each)]
text = "\n".join(lines) + "\n"
if sys.argv[1:] == ["--check"]:
    if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{FILE.relative_to(ROOT)} is not up to date: make looks")
else:
    FILE.write_text(text, encoding="utf-8")
