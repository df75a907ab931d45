#!/usr/bin/env python3
"""Writes the properties and the decompositions of characters that Swift's standard library has as tables in C.

    unicode_tables.py SWIFT OUTPUT

SWIFT is the folder of the toolchain's programs. The library's own tables find a character at once and take 39 kB with
gzip. These are in the order of the characters, and take 12 kB: the length and the kind of each run of characters with the
same properties, and each character with a decomposition, as its distance to the one before.
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
extern const uint8_t *const _swift_stdlib_nfd_decompositions;
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t);
const uint8_t *decompositions(void) { return _swift_stdlib_nfd_decompositions; }
uint32_t decomposition(uint32_t character) { return _swift_stdlib_getDecompositionEntry(character); }
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
    functions.decompositions.restype = ctypes.POINTER(ctypes.c_uint8)
    functions.decomposition.restype = ctypes.c_uint32
    return functions


def number(value):
    written = []
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    return written + [value]


def array(kind, name, values):
    return f"static const {kind} {name}[] = {{{','.join(map(str, values))}}};\n"


def decompositions(functions):
    """The characters, each as its distance to the one before, and their decompositions, each after its length."""
    place, parts, distances, last = functions.decompositions(), [], [], 0
    # An entry has the character in 18 bits, and above them the place of the bytes.
    for character in range(1 << 18):
        entry = functions.decomposition(character)
        if entry & 0x3FFFF == character:
            start = entry >> 18
            distances += number(character - last)
            parts += place[start : start + 1 + place[start]]
            last = character
    if len(parts) > 1 << 14:
        raise ValueError("the place of a decomposition has more than 14 bits")
    return distances, parts


def main(swift, output):
    with tempfile.TemporaryDirectory() as folder:
        functions = library(swift, pathlib.Path(folder))
        distances, parts = decompositions(functions)
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
        + array("uint8_t", "runs", runs)
        + array("uint8_t", "categories", [category for category, _ in kinds])
        + array("uint64_t", "properties", [f"{value}u" for _, value in kinds])
        + array("uint8_t", "decomposed_distances", distances)
        + array("uint8_t", "decompositions", parts))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
