"""How input is made from constructs: repeated or nested up to a size."""


class Case:
    """One input of a reader: the arguments of the command and its files.

    `files` are the texts by the names of the files, or functions from a size to a text; `stdin` is standard input.
    Several functions share the size. An argument may be a function, too. `growth` is how much longer twice the size may
    take: four times as long if two halves of it are multiplied, such as lines that cross each other, up to a limit.
    `kernel` is whether the time of the kernel counts, too.
    """

    def __init__(
        self, reader, name, arguments, files=(), most=1 << 30, badge=None, a_badge=0.0001, growth=3, kernel=True
    ):
        self.reader, self.name, self.files, self.most, self.growth = reader, name, dict(files), most, growth
        self.given, self.kernel = arguments, kernel
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


def both(*parts):
    """Texts one after the other. Those that are functions share the size."""

    def make(size):
        share = size // sum(callable(part) for part in parts)
        return "".join(value(part, share) for part in parts)

    return make


def repeat(head, unit, tail="", most=1 << 30):
    """A unit, in which § is its number, as often as the size allows."""

    def make(size):
        size = min(size, most)
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
