"""Badges for the rows of a table in Apache Spark, by the library of the package on each worker.

Spark writes the rows of a task that ends once, whether it was repeated or run twice at a time. No row is lost: an
entry that cannot be drawn becomes a row with an error, and a worker that ends early fails its task, which Spark runs
again.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cartouche.library import EntryError, Folder, draw_together

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame


def draw(frame: "DataFrame", column: str, *, folder: Folder = None, strict: bool = False) -> "DataFrame":
    """The rows of a frame with the badge of the entry that `column` has as JSON.

    The columns svg, width, height, title, warnings and error are added; either svg or error is null. Entries name files
    in `folder`, which each worker must have; by default they may name none.
    """
    from pyspark.sql import types

    text = types.StringType()
    fields = [types.StructField(name, kind) for name, kind in {
        "svg": types.BinaryType(), "width": types.DoubleType(), "height": types.DoubleType(), "title": text,
        "warnings": types.ArrayType(text), "error": text}.items()]
    taken = [field.name for field in fields if field.name in frame.columns]
    if taken:
        raise ValueError(f"the frame already has the column '{taken[0]}'")
    if column not in frame.columns:
        raise ValueError(f"the frame has no column '{column}'; there is {', '.join(frame.columns)}")
    place = frame.columns.index(column)

    def results(batches: "Iterable[pyarrow.RecordBatch]") -> "Iterator[pyarrow.RecordBatch]":
        for batch in batches:
            yield with_badges(batch, place, folder, strict)

    return frame.mapInArrow(results, types.StructType(frame.schema.fields + fields))


def with_badges(batch: "pyarrow.RecordBatch", place: int, folder: Folder, strict: bool) -> "pyarrow.RecordBatch":
    """A batch with the columns of the results."""
    import pyarrow

    text = pyarrow.string()
    kinds = {"svg": pyarrow.binary(), "width": pyarrow.float64(), "height": pyarrow.float64(), "title": text,
             "warnings": pyarrow.list_(text), "error": text}
    columns: dict[str, list] = {name: [] for name in kinds}
    entries = ("" if entry is None else entry for entry in batch.column(place).to_pylist())
    for result in draw_together(entries, folder=folder, strict=strict):
        row = {"error": result.message} if isinstance(result, EntryError) else result._asdict()
        for name, values in columns.items():
            values.append(row.get(name))
    arrays = [pyarrow.array(columns[name], kind) for name, kind in kinds.items()]
    return pyarrow.RecordBatch.from_arrays(batch.columns + arrays, names=batch.schema.names + list(kinds))
