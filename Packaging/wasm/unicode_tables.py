#!/usr/bin/env python3
"""Writes the properties of characters that Swift's standard library has as a table in C.

    unicode_tables.py SWIFT OUTPUT

SWIFT is the folder of the toolchain's programs. The library's own tables find a character at once and take 25 kB with
gzip. This one has each run of characters with the same properties, as the length and the kind of the run, in 6 kB.
"""
import ctypes
import pathlib
import platform
import subprocess
import sys
import tempfile

SOURCE = """
#include <stdint.h>
uint8_t _swift_stdlib_getGeneralCategory(uint32_t);
uint64_t _swift_stdlib_getBinaryProperties(uint32_t);
uint8_t category(uint32_t character) { return _swift_stdlib_getGeneralCategory(character); }
uint64_t properties(uint32_t character) { return _swift_stdlib_getBinaryProperties(character); }
"""


def library(swift, folder):
    """The functions of the standard library for this machine, which has the same tables."""
    source, made = folder / "properties.c", folder / "properties.so"
    source.write_text(SOURCE)
    target = f"{platform.machine()}-unknown-linux-gnu"
    tables = swift / f"../lib/swift/embedded/{target}/libswiftUnicodeDataTables.a"
    subprocess.run([swift / "clang", "-shared", "-fPIC", "-o", made, source, tables], check=True)
    functions = ctypes.CDLL(str(made))
    functions.category.restype, functions.properties.restype = ctypes.c_uint8, ctypes.c_uint64
    return functions


def number(value):
    written = []
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    return written + [value]


def main(swift, output):
    with tempfile.TemporaryDirectory() as folder:
        functions = library(swift, pathlib.Path(folder))
        found = [(functions.category(index), functions.properties(index)) for index in range(0x110000)]
    kinds = {kind: index for index, kind in enumerate(sorted(set(found)))}
    if len(kinds) > 256:
        raise ValueError("there are more kinds of characters than a byte can name")
    runs, count, start = [], 0, 0
    for index in range(1, len(found) + 1):
        if index == len(found) or found[index] != found[start]:
            runs += number(index - start) + [kinds[found[start]]]
            count, start = count + 1, index
    output.write_text(
        f"enum {{ run_count = {count} }};\n"
        f"static const uint8_t runs[] = {{{','.join(map(str, runs))}}};\n"
        f"static const uint8_t categories[] = {{{','.join(str(category) for category, _ in kinds)}}};\n"
        f"static const uint64_t properties[] = {{{','.join(f'{value}u' for _, value in kinds)}}};\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
