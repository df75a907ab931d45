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
STRICT = 2


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
    data = bytes_of(entry)
    library, result = loaded(), Result()
    code = library.cartouche_draw(
        data, len(data), None if folder is None else fsencode(folder) or b".", STRICT if strict else 0,
        ctypes.byref(result))
    try:
        text = ctypes.string_at(result.text, result.length)
        if code == DRAWN:
            return Drawing(text, result.width, result.height, decoded(result.title),
                           tuple((decoded(result.warnings) or "").splitlines()))
        message = text.decode("utf-8", "replace")
        if code == REFUSED:
            raise EntryError(message, result.line or None, result.column or None)
        raise RuntimeError(message)
    finally:
        library.cartouche_free(ctypes.byref(result))


def draw(entries: Iterable[Entry], *, folder: Folder = None, strict: bool = False) -> Iterator[Drawing | EntryError]:
    """The badge of each entry, in their order, one at a time, as far as they are asked for.

    An entry that cannot be drawn gives the EntryError in its place, which is not raised: the others are still drawn.
    """
    for entry in entries:
        try:
            yield drawing(entry, folder=folder, strict=strict)
        except EntryError as error:
            yield error


def version() -> str:
    """The version of the library."""
    return loaded().cartouche_version().decode()


def bytes_of(entry: Entry) -> bytes:
    """The JSON of an entry. What JSON does not have is refused as the library refuses it, with its place if it can."""
    if isinstance(entry, bytes):
        return entry
    try:
        text = entry if isinstance(entry, str) else json.dumps(entry, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise EntryError(f"the entry has no form in JSON: {error}") from error
    # A half of a pair of surrogates is refused there, because it is not UTF-8.
    return text.encode("utf-8", "surrogatepass")


def decoded(text: bytes | None) -> str | None:
    return None if text is None else text.decode()


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
