"""Badges in this process, by the library of the package: no program is started, and no file is read unless asked for."""

import ctypes
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from os import PathLike, fspath, fsencode
from pathlib import Path
from typing import Any, NamedTuple

# An entry as in a manifest, or its JSON.
Entry = Mapping[str, Any] | str | bytes
Folder = str | PathLike[str] | None

ABI = 1
DRAWN, REFUSED = 0, 1
LINES, STRICT = 1, 2


class EntryError(ValueError):
    """Why an entry was not drawn: one or more lines, with the source and a caret if the place is known."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None):
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.line, self.column)


class Drawing(NamedTuple):
    """A badge: its SVG file, its size in points, the title for readers of screens, and what its entry says in vain."""

    svg: bytes
    width: float
    height: float
    title: str | None
    warnings: tuple[str, ...]


class Result(ctypes.Structure):
    _fields_ = [("text", ctypes.c_void_p), ("length", ctypes.c_size_t), ("line", ctypes.c_size_t),
                ("column", ctypes.c_size_t), ("width", ctypes.c_double), ("height", ctypes.c_double),
                ("title", ctypes.c_char_p), ("warnings", ctypes.c_char_p)]


def svg(entry: Entry, *, folder: Folder = None, strict: bool = False) -> bytes:
    """The SVG file of an entry such as {"pill": {"text": "42", "look": "mail"}}, as `cartouche draw` draws it.

    The entry may name looks, logos and icons in `folder` and below, not through links; by default it may name no file.
    With `strict`, a warning is an error. Raises EntryError for a problem of the entry.
    """
    return drawing(entry, folder=folder, strict=strict).svg


def drawing(entry: Entry, *, folder: Folder = None, strict: bool = False) -> Drawing:
    """The badge of an entry, as `svg` draws it, with its size and title."""
    code, drawn, place = called(bytes_of(entry), folder, STRICT if strict else 0)
    if code == REFUSED:
        raise EntryError(drawn.svg.decode("utf-8", "replace"), *place)
    return drawn


def draw(entries: Iterable[Entry], *, folder: Folder = None, strict: bool = False) -> Iterator[Drawing | EntryError]:
    """The badge of each entry, in their order, one at a time, as far as they are asked for.

    An entry that cannot be drawn gives the EntryError in its place, which is not raised: the others are still drawn.
    """
    for entry in entries:
        try:
            yield drawing(entry, folder=folder, strict=strict)
        except EntryError as error:
            yield error


def draw_lines(entries: Iterable[Entry], *, folder: Folder = None, strict: bool = False) -> Iterator[bytes]:
    """What `draw` gives, as objects of JSON with the names of the results, or with `error`.

    It takes some hundred entries before it gives the first result: one call for them is faster.
    """
    taken, size = [], 0
    for entry in entries:
        taken.append(entry)
        size += len(entry) if isinstance(entry, str | bytes) else 100
        if len(taken) == 500 or size > 1 << 20:
            yield from one_call(taken, folder, strict)
            taken, size = [], 0
    yield from one_call(taken, folder, strict)


def one_call(entries: list[Entry], folder: Folder, strict: bool) -> Iterator[bytes]:
    """The results of some entries, in their order."""
    lines: list[bytes | None] = []
    for entry in entries:
        try:
            data = bytes_of(entry)
        except EntryError:
            data = b""
        # Anything else than one line that is not blank has a call of its own.
        lines.append(data if data.strip() and b"\n" not in data else None)
    data = b"\n".join(line for line in lines if line is not None)
    results = iter(called(data, folder, LINES | (STRICT if strict else 0))[1].svg.split(b"\n"))
    for entry, line in zip(entries, lines, strict=True):
        result = None if line is None else next(results)
        if result is None or result.startswith(b'{"line":'):
            # An error names the line in its text: alone, that is the first one, whatever entries were before.
            result = alone(entry, folder, strict)
        yield result


def alone(entry: Entry, folder: Folder, strict: bool) -> bytes:
    """The result of an entry that has a call of its own."""
    try:
        drawn = drawing(entry, folder=folder, strict=strict)
    except EntryError as error:
        return json.dumps({"error": error.message}).encode()
    return json.dumps({**drawn._asdict(), "svg": drawn.svg.decode()}).encode()


def version() -> str:
    """The version of the library."""
    return loaded().cartouche_version().decode()


def called(data: bytes, folder: Folder, options: int) -> tuple[int, Drawing, tuple[int | None, int | None]]:
    """What one call of the library gives: the code, the text with what belongs to a picture, and the place of an error."""
    library, result = loaded(), Result()
    path = None if folder is None else fsencode(folder) or b"."
    if path is not None and b"\0" in path:
        # The library would read what is before it as another folder.
        raise ValueError("embedded null byte in the folder")
    code = library.cartouche_draw(data, len(data), path, options, ctypes.byref(result))
    try:
        text = ctypes.string_at(result.text, result.length)
        if code not in (DRAWN, REFUSED):
            raise RuntimeError(text.decode("utf-8", "replace"))
        title, warnings = result.title, result.warnings
        drawn = Drawing(text, result.width, result.height, None if title is None else title.decode(),
                        tuple(warnings.decode().splitlines()) if warnings else ())
        return code, drawn, (result.line or None, result.column or None)
    finally:
        library.cartouche_free(ctypes.byref(result))


def bytes_of(entry: Entry) -> bytes:
    """The JSON of an entry. What JSON does not have is refused as the library refuses it, with its place if it can."""
    if isinstance(entry, bytes):
        return entry
    try:
        text = entry if isinstance(entry, str) else json.dumps(entry, ensure_ascii=False, default=plain)
    except (TypeError, ValueError, RecursionError) as error:
        raise EntryError(f"the entry has no form in JSON: {error}") from error
    # A half of a pair of surrogates is refused there, because it is not UTF-8.
    return text.encode("utf-8", "surrogatepass")


def plain(value: object) -> dict[Any, Any]:
    """A mapping of another type as the one that has a form in JSON."""
    return dict(value) if isinstance(value, Mapping) else json.JSONEncoder().default(value)


@lru_cache(maxsize=None)
def loaded() -> ctypes.CDLL:
    """The library, which is loaded when it is first needed."""
    path = Path(__file__).parent / "libcartouche.so"
    if not path.is_file():
        raise ImportError(
            f"this package of cartouche-badges has no library for this system ({path}); cartouche.command() and "
            "'python -m cartouche draw' draw the same badges")
    library = ctypes.CDLL(fspath(path))
    if library.cartouche_abi() != ABI:
        raise ImportError(f"{path} is of another version of cartouche-badges")
    library.cartouche_draw.argtypes = [
        ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_uint, ctypes.POINTER(Result)]
    library.cartouche_free.argtypes = [ctypes.POINTER(Result)]
    library.cartouche_free.restype = None
    library.cartouche_version.restype = ctypes.c_char_p
    return library
