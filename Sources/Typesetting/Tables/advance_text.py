"""The text in which Swift source keeps a table of advances; AdvanceTable.swift says what it means.

A text, because the compiler takes seconds for a literal of thousands of numbers.
"""

import functools
import re

ZERO = ord("0")


def digits(number, count):
    """A number in base 72."""
    assert 0 <= number < 72**count, number
    return "".join(chr(ZERO + number // 72**place % 72) for place in reversed(range(count)))


def declaration(name, table, comment):
    """The Swift declaration of a table, which is a dictionary of advances by code point."""
    lines, line, last = [], "", -1
    for first, end, advance in runs(table):
        skipped = f"+{digits(first - last - 1, 3)}" if first > last + 1 else ""
        repeated = f"*{digits(end - first + 1, 3)}" if end > first else ""
        part, last = skipped + repeated + digits(advance, 2), end
        if len(line) + len(part) > 116:
            lines.append(line)
            line = ""
        line += part
    body = "\n".join(f"    {line}" for line in [*lines, line])
    return f'  /// {comment}\n  static let {name} = AdvanceTable(text: #"""\n{body}\n    """#)\n'


def read(name, source):
    """The table in a declaration of Swift source."""
    body = re.search(rf'static let {name} = AdvanceTable\(text: #"""(.*?)"""#', source, re.DOTALL).group(1)
    table, code, count = {}, 0, 1
    for part in re.findall(r"[+*]...|..", "".join(body.split())):
        value = functools.reduce(lambda value, digit: 72 * value + ord(digit) - ZERO, part.strip("+*"), 0)
        if part[0] == "+":
            code += value
        elif part[0] == "*":
            count = value
        else:
            table |= dict.fromkeys(range(code, code + count), value)
            code, count = code + count, 1
    return table


def runs(table):
    """The first code point, the last one and the advance of runs with one advance."""
    found = []
    for code, advance in sorted(table.items()):
        if found and found[-1][1] == code - 1 and found[-1][2] == advance:
            found[-1][1] = code
        else:
            found.append([code, code, advance])
    return found
