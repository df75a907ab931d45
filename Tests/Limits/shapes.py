"""How input is made from constructs: repeated or nested up to a size."""


class Case:
    """One input of a reader: the arguments of the command and its files.

    `files` are the texts by the names of the files, or functions from a size to a text; `stdin` is standard input.
    Several functions share the size. An argument may be a function, too.
    """

    def __init__(self, reader, name, arguments, files=(), most=1 << 30, badge=None, a_badge=0.0001):
        self.reader, self.name, self.files, self.most = reader, name, dict(files), most
        self.given = arguments
        self.badge, self.a_badge = badge, a_badge  # the text that begins each badge, and its time in seconds

    def arguments(self, folder, size):
        return [value(argument, size) for argument in self.given]

    def write(self, folder, size):
        for name, text in self.texts(size).items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def texts(self, size):
        share = size // max(1, sum(callable(file) for file in self.files.values()))
        return {name: value(file, share) for name, file in self.files.items()}

    def badges(self, size):
        """The number of badges, each of which may add its own time."""
        return sum(text.count(self.badge) for text in self.texts(size).values()) if self.badge else 0


def value(part, size):
    return part(size) if callable(part) else part


def repeat(head, unit, tail=""):
    """A unit, in which § is its number, as often as the size allows. Parts may be functions from a size."""

    def make(size):
        if "§" not in unit:
            return head + unit * max(1, (size - len(head) - len(tail)) // len(unit.encode())) + tail
        parts, left, number = [head], size - len(head) - len(tail), 0
        while left > 0:
            part = unit.replace("§", str(number))
            parts.append(part)
            left -= len(part)
            number += 1
        return "".join([*parts, tail])

    return make


def nest(head, opening, core, closing, tail=""):
    """A core between as many openings and closings as the size allows."""

    def make(size):
        count = max(1, (size - len(head + core + tail)) // len(opening + closing))
        return head + opening * count + core + closing * count + tail

    return make
