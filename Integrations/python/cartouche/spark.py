"""Badges for the rows of a table in Apache Spark, by the library of the package on each worker.

Spark writes the rows of a task that ends once, whether it was repeated or run twice at a time. No row is lost: an
entry that cannot be drawn becomes a row with an error, and a worker that ends early fails its task, which Spark runs
again.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cartouche.library import Folder, draw_lines

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
            # JSON without a row has no table.
            if batch.num_rows:
                yield with_badges(batch, place, folder, strict)

    return frame.mapInArrow(results, types.StructType(frame.schema.fields + fields))


def with_badges(batch: "pyarrow.RecordBatch", place: int, folder: Folder, strict: bool) -> "pyarrow.RecordBatch":
    """A batch with the columns of the results."""
    import pyarrow
    import pyarrow.compute
    import pyarrow.json

    text = pyarrow.string()
    schema = pyarrow.schema({"svg": text, "width": pyarrow.float64(), "height": pyarrow.float64(), "title": text,
                             "warnings": pyarrow.list_(text), "error": text})
    entries = ("" if entry is None else entry for entry in batch.column(place).to_pylist())
    lines = b"\n".join(draw_lines(entries, folder=folder, strict=strict))
    # One block for all, since a line must not be longer than a block.
    table = pyarrow.json.read_json(
        pyarrow.BufferReader(lines), pyarrow.json.ReadOptions(use_threads=False, block_size=len(lines) + 1),
        pyarrow.json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="ignore"))
    columns = {name: table[name].combine_chunks() for name in schema.names}
    columns["svg"] = columns["svg"].cast(pyarrow.binary())
    none = pyarrow.scalar([], pyarrow.list_(text))
    columns["warnings"] = pyarrow.compute.if_else(
        columns["svg"].is_valid(), pyarrow.compute.coalesce(columns["warnings"], none), columns["warnings"])
    return pyarrow.RecordBatch.from_arrays(
        batch.columns + list(columns.values()), names=batch.schema.names + list(columns))
