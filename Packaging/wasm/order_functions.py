#!/usr/bin/env python3
"""Puts the functions of a WebAssembly module into an order in which compressors find more that repeats.

    order_functions.py MODULE

gzip finds only what repeats within 32 kB. Many functions are almost the same, as they are compiled from the same source
for several types, and wasm-opt orders them by how often they are called. Here, each is followed by the one that has the
most in common with what lies within the window then. What the functions do, and their sizes, stay the same.
"""
import collections
import pathlib
import sys
import zlib

WINDOW = 32000
# The functions that are called most, as wasm-opt leaves them first: a call to one of them has one byte less.
CALLED_MOST = 100
# How many bytes are compared as one piece. One that is in many functions tells nothing.
PIECE, FREQUENT = 6, 100


class Reader:
    """Reads the bytes of a module one after another."""

    def __init__(self, data, place=0):
        self.data, self.place = data, place

    def byte(self):
        self.place += 1
        return self.data[self.place - 1]

    def number(self):
        value = shift = 0
        while (byte := self.byte()) > 127:
            value |= (byte & 127) << shift
            shift += 7
        return value | byte << shift

    def bytes(self, count):
        self.place += count
        return self.data[self.place - count : self.place]

    def numbers(self):
        return [self.number() for _ in range(self.number())]


def number(value):
    written = bytearray()
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    return bytes(written + bytearray([value]))


def counted(parts):
    return number(len(parts)) + b"".join(parts)


def sections(data):
    reader = Reader(data, 8)
    while reader.place < len(data):
        kind = reader.byte()
        yield kind, reader.bytes(reader.number())


def imported_functions(section):
    reader, count = Reader(section), 0
    for _ in range(reader.number()):
        reader.bytes(reader.number())
        reader.bytes(reader.number())
        if reader.byte() != 0:
            raise ValueError("an import is no function")
        reader.number()
        count += 1
    return count


def skip_operands(code, operation):
    """Reads past what follows an operation that names no function."""
    if operation in (0x0E, 0x1C):
        code.numbers()
        if operation == 0x0E:
            code.number()
    elif operation in (0x02, 0x03, 0x04, 0x0C, 0x0D, 0x41, 0x42) or 0x20 <= operation <= 0x26 or operation in (0x3F, 0x40):
        code.number()
    elif operation == 0x11 or 0x28 <= operation <= 0x3E:
        code.number(), code.number()
    elif operation in (0x43, 0x44):
        code.bytes(4 if operation == 0x43 else 8)
    elif operation == 0xFC:
        code.bytes({10: 2, 11: 1}.get(code.number(), 0))
    elif not (operation in (0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B) or 0x45 <= operation <= 0xC4):
        raise ValueError(f"unknown operation {operation:#x}")


def renumbered(body, numbers):
    """A function that calls others by their new numbers."""
    code = Reader(body)
    for _ in range(code.number()):
        code.number(), code.byte()
    written, start = bytearray(), 0
    while code.place < len(body):
        operation = code.byte()
        if operation != 0x10:
            skip_operands(code, operation)
            continue
        written += body[start : code.place] + number(numbers[code.number()])
        start = code.place
    return bytes(written + body[start:])


def pieces(bodies):
    """For each function, the pieces that it shares with a few others, and for each piece the functions."""
    owners = collections.defaultdict(list)
    for index, body in enumerate(bodies):
        sums = {zlib.crc32(body[place : place + PIECE]) for place in range(len(body) - PIECE + 1)}
        for piece in sorted(sums):
            owners[piece].append(index)
    shared = [[] for _ in bodies]
    for piece, found in owners.items():
        if 1 < len(found) <= FREQUENT:
            for index in found:
                shared[index].append(piece)
    return shared, owners


def similar_order(bodies):
    """The indices of the functions in the new order."""
    shared, owners = pieces(bodies)
    common = [0] * len(bodies)
    # By the share of its pieces that is in the window, a small function would come first; by their number, a large one.
    # This is between both.
    weights = [1 / (len(body) + 8) ** 0.5 for body in bodies]
    present = collections.Counter()
    window, size = collections.deque(), 0
    order, left = [], set(range(len(bodies)))

    def count(index, step):
        for piece in shared[index]:
            present[piece] += step
            if present[piece] == (1 if step > 0 else 0):
                for owner in owners[piece]:
                    common[owner] += step

    while left:
        following = max(left, key=lambda index: (common[index] * weights[index], len(bodies[index]), -index))
        left.remove(following)
        order.append(following)
        window.append(following)
        size += len(bodies[following])
        count(following, 1)
        while size > WINDOW and len(window) > 1:
            size -= len(bodies[window[0]])
            count(window.popleft(), -1)
    return order


def exports(section, numbers):
    reader, written = Reader(section), []
    for _ in range(reader.number()):
        name = reader.bytes(reader.number())
        kind, index = reader.byte(), reader.number()
        written.append(number(len(name)) + name + bytes([kind]) + number(numbers[index] if kind == 0 else index))
    return counted(written)


def table_elements(section, numbers):
    """The functions that are called by an address, in one run from a constant."""
    reader = Reader(section)
    if reader.bytes(3) != b"\x01\x00\x41":
        raise ValueError("the table of functions has another form")
    reader.number(), reader.byte()
    head = section[: reader.place]
    return head + counted([number(numbers[index]) for index in reader.numbers()])


def ordered(data):
    parts = list(sections(data))
    found = dict(parts)
    if 8 in found:
        raise ValueError("a function runs at the start")
    imported = imported_functions(found.get(2, b"\0"))
    code = Reader(found[10])
    bodies = [code.bytes(code.number()) for _ in range(code.number())]
    first = min(CALLED_MOST, len(bodies))
    order = list(range(first)) + [first + index for index in similar_order(bodies[first:])]
    numbers = list(range(imported + len(bodies)))
    for place, index in enumerate(order):
        numbers[imported + index] = imported + place
    types = Reader(found[3]).numbers()
    bodies = [renumbered(bodies[index], numbers) for index in order]
    changed = {
        3: counted([number(types[index]) for index in order]),
        7: exports(found[7], numbers),
        9: table_elements(found[9], numbers),
        10: counted([number(len(body)) + body for body in bodies]),
    }
    written = [data[:8]]
    for kind, section in parts:
        section = changed.get(kind, section)
        written += [bytes([kind]), number(len(section)), section]
    return b"".join(written)


if __name__ == "__main__":
    path = pathlib.Path(sys.argv[1])
    path.write_bytes(ordered(path.read_bytes()))
