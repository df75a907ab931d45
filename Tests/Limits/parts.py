"""Input of `draw` in parts, and the parts that `merge` reads."""

import json
import struct

from shapes import Case, nest, repeat

RESULT = '{"file":"§.svg","svg":"","width":1,"height":1}\n'
ERROR = '{"line":1,"error":"§"}\n'


def cases():
    return [*names(), *written(), *lists(), *tars()]


def names():
    """What a line has before its name, which each shard looks for."""
    for name, text in {
        "keys": repeat("{", '"k§":1,', '"file":"a.svg","hub":{"count":1}}\n'),
        "keys with escapes": repeat("{", '"\\u006b§":1,', '"file":"a.svg"}\n'),
        "escapes": repeat('{"file":"', "\\u0061", '.svg"}\n'),
        "backslashes": repeat('{"file":"', "\\\\", '"}\n'),
        "an open text": repeat('{"file":"', "a"),
        "nested lists": nest('{"k":', "[", "1", "]", ',"file":"a.svg"}\n'),
        "nested objects": nest("", '{"k":', "1", "}", "\n"),
        "texts": repeat('{"k":[', '"file",', '1],"file":"a.svg"}\n'),
        "blanks": repeat("{", " ", '"file":"a.svg"}\n'),
        "other lines": repeat("", '{"file":"§.svg"}\n'),
        "lines without names": repeat("", '{"k":1}\n'),
    }.items():
        yield Case("shards", name, ["draw", "--shard", "2/9"], {"stdin": text}, badge="\n", most=900_000)


def written():
    """Lines that are written in each form; some kilobytes of each badge are the output."""
    lines = repeat("", '{"file":"§.svg","hub":{"count":§}}\n')
    for name, options in {
        "lines": ["-o", "x.jsonl"], "a tar": ["-o", "x.tar"], "contents": ["--by-content", "--into", "d"],
        "a shard": ["--shard", "1/2", "-o", "x.tar"],
    }.items():
        # A disk takes up to a millisecond to make a file, which is no work of the command.
        limits = {"most": 100_000, "kernel": False} if name == "contents" else {"most": 200_000}
        yield Case("shards", f"badges into {name}", ["draw", *options], {"stdin": lines}, badge="\n", **limits)
    errors = repeat("", "x\n")
    yield Case("shards", "errors into a tar", ["draw", "-o", "x.tar"], {"stdin": errors}, badge="\n", most=200_000)
    long = repeat('{"hub":{"count":1},"file":"', "d/", 'a.svg"}\n', most=1000)
    yield Case("shards", "a long name into a tar", ["draw", "-o", "x.tar"], {"stdin": long})


def hashed(data):
    """The hash of a note, of what precedes it."""
    value = 0xCBF29CE484222325
    whole = len(data) // 8 * 8
    words = list(struct.unpack(f"<{whole // 8}Q", data[:whole]))
    for word in words + [int.from_bytes(data[whole:], "little"), len(data)]:
        value = (value ^ word) * 0x9E3779B97F4A7C15 % 2**64
        value ^= value >> 29
    return f"{value:016x}"


def note(badges, errors, data):
    fields = {"badges": badges, "files": badges, "errors": errors, "input": "0" * 64, "source": "0" * 16}
    fields["output"] = hashed(data)
    return json.dumps({"part": fields}, separators=(",", ":")) + "\n"


def noted(make):
    """A text of one result with its note."""

    def whole(size):
        text = make(size)
        return text + note(1, 0, text.encode())

    return whole


def listed(head, unit, tail="", is_error=False):
    """A part in lines, with a note that is true if each unit is a result."""

    def make(size):
        text = repeat(head, unit, tail)(size)
        count = text.count("\n")
        return text + note(*((0, count) if is_error else (count, 0)), text.encode())

    return make


def lists():
    for name, text in {
        "results": listed("", RESULT),
        "errors": listed("", ERROR, is_error=True),
        "the same name": listed("", '{"file":"a.svg","width":1,"height":1}\n'),
        "names that are alike": listed("", '{"file":"ſ§.svg","width":1,"height":1}\n'),
        "empty lines": listed("", "\n"),
        "nested lists": noted(nest('{"width":', "[", "1", "]", "}\n")),
        "nested objects": noted(nest('{"width":', '{"a":', "1", "}", "}\n")),
        "keys": noted(repeat('{"width":1', ',"k§":1', ',"height":1}\n')),
        "a long text": listed('{"svg":"', "a", '","width":1,"height":1}\n'),
        "escapes": listed('{"svg":"', "\\u00e9", '","width":1,"height":1}\n'),
        "a long name": listed('{"width":1,"height":1,"file":"', "d/", 'a.svg"}\n'),
        "notes": repeat("", note(0, 0, b"")),
        "no end": repeat("", "a"),
        "zeros": lambda size: b"\0" * size,
    }.items():
        yield Case("parts", name, ["merge", "p.jsonl", "-o", "all.jsonl"], {"p.jsonl": text})


def header(name, size, kind=b"0"):
    fields = [
        (0, name), (100, b"0000644"), (108, b"0000000"), (116, b"0000000"), (124, b"%011o" % size),
        (136, b"%011o" % 315532800), (148, b" " * 8), (156, kind), (257, b"ustar\x0000"),
    ]
    block = bytearray(512)
    for place, field in fields:
        block[place : place + len(field)] = field
    # The sum of the bytes, with blanks in its own place, of which the last one stays.
    block[148:155] = b"%06o\0" % sum(block)
    return bytes(block)


def padded(data):
    return data + bytes(-len(data) % 512)


def archived(unit, units, errors=b""):
    """A tar of units, each of which is a function of its number."""

    def make(size):
        count = units(size)
        files = b"".join(unit(number) for number in range(count))
        lines = errors * (size // max(1, len(errors)) if errors else 0)
        if lines:
            files += header(b"errors.jsonl", len(lines)) + padded(lines)
        said = note(count, lines.count(b"\n"), files).encode()
        return files + header(b"part.json", len(said)) + padded(said) + bytes(1024)

    return make


def tars():
    def small(number):
        return header(b"%d.svg" % number, 1) + padded(b"a")

    def long(number):
        record = b"path=" + b"d/" * 400 + b"%d.svg\n" % number
        record = b"%d " % (len(record) + 4 + (len(record) > 995)) + record
        return header(b"long-name", len(record), b"x") + padded(record) + header(b"long-name", 0)

    for name, text in {
        "files": archived(small, lambda size: size // 1024),
        "empty files": archived(lambda number: header(b"%d.svg" % number, 0), lambda size: size // 512),
        "long names": archived(long, lambda size: size // 2048),
        "errors": archived(small, lambda size: 1, errors=b'{"line":1,"error":"a"}\n'),
        "empty errors": archived(small, lambda size: 1, errors=b"\n"),
        "the same file": archived(lambda number: small(0), lambda size: size // 1024),
        "sizes that lie": archived(lambda number: header(b"%d.svg" % number, 8**11 - 1), lambda size: size // 512),
        "headers of pax": archived(lambda number: header(b"long-name", 4096, b"x"), lambda size: size // 512),
        "zeros": archived(lambda number: bytes(512), lambda size: size // 512),
    }.items():
        yield Case("parts", f"tar, {name}", ["merge", "p.tar", "-o", "all.tar"], {"p.tar": text})
