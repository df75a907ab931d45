#!/usr/bin/env python3
"""Draws a table with Spark while its workers are killed, and compares with one process: spark.py CARTOUCHE LIBRARY [ROWS]

A cluster on this machine, with two workers and speculation on, and rows moved between them. At 30 random moments, a
process of Python that works for it is killed, or three times an executor with all its tasks. SHA-256 over the sorted
names and pictures must be that of `cartouche draw`; rows with errors are there as often. Then the time is measured
without kills, without speculation and without moving rows between the workers, and the table is drawn once more through
Spark Connect.
"""

import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
COMMAND, LIBRARY = (Path(path).resolve() for path in sys.argv[1:3])
ROWS = int(sys.argv[3]) if len(sys.argv) > 3 else 100_000
PARTITIONS = 32
# The table is this many files, each a partition where rows are not shuffled.
FILES = 8


def entry(number):
    """One of 10,000 entries is wrong."""
    color = f"#{number * 7919 % 0xffffff:06x}"
    if number % 10_000 == 77:
        return '{"pill": {"text": "x", "fill": "redd"}}'
    return json.dumps([{"status": {"label": f"build {number % 97}", "message": f"{number} passed", "color": color}},
                       {"pill": {"text": f"{number}", "look": "mail", "fill": color}},
                       {"hub": {"count": number + 1, "fill": color}}][number % 3])


def digest(pairs):
    """Of names and pictures; an entry in error has none."""
    names = hashlib.sha256()
    for name, picture in sorted(pairs):
        names.update(f"{name} {hashlib.sha256(picture).hexdigest()}\n".encode())
    return names.hexdigest()


def by_command(folder):
    """What one process draws, the errors, and the seconds."""
    lines, results = folder / "lines", folder / "results"
    with lines.open("w") as file:
        file.writelines(entry(number) + "\n" for number in range(ROWS))
    start = time.perf_counter()
    with lines.open() as source, results.open("w") as target:
        subprocess.run([COMMAND, "draw"], stdin=source, stdout=target, stderr=subprocess.DEVNULL, check=False)
    seconds = time.perf_counter() - start
    drawn = [json.loads(line) for line in results.open(encoding="utf-8")]
    pairs = [(f"{number:09}", result["svg"].encode()) for number, result in enumerate(drawn) if "svg" in result]
    return digest(pairs), len(drawn) - len(pairs), seconds


def processes():
    """Each process of this machine: its parent and its command line."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            found[int(path.name)] = parent, (path / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except (OSError, ValueError):
            pass
    return found


def descendants():
    """The processes that this one has started, and those that they have."""
    known = processes()
    mine = {os.getpid()}
    while more := {number for number, (parent, _) in known.items() if parent in mine} - mine:
        mine |= more
    return {number: known[number][1] for number in mine if number in known and number != os.getpid()}


class Killer(threading.Thread):
    """Kills workers at random until it is stopped."""

    def __init__(self):
        super().__init__(daemon=True)
        self.stopped = threading.Event()
        self.workers = self.executors = 0

    def run(self):
        choose = random.Random(27)
        while self.workers + self.executors < 30 and not self.stopped.wait(choose.uniform(0.1, 0.9)):
            takes_executor = self.workers == 9 * (self.executors + 1)
            word = "CoarseGrainedExecutorBackend" if takes_executor else "pyspark.daemon"
            # The daemon itself has started the processes that work.
            known = descendants()
            candidates = [number for number, line in known.items() if word in line
                          and (takes_executor or word in known.get(processes().get(number, (0,))[0], ""))]
            if not candidates:
                continue
            try:
                os.kill(choose.choice(sorted(candidates)), signal.SIGKILL)
            except ProcessLookupError:
                continue
            self.executors += takes_executor
            self.workers += not takes_executor


def by_spark(session, folder, name, kills=False):
    import cartouche.spark
    import pyarrow.parquet

    output = folder / name
    frame = session.read.parquet(str(folder / "table"))
    if kills:
        frame = frame.repartition(PARTITIONS)
    killer = Killer()
    start = time.perf_counter()
    if kills:
        killer.start()
    cartouche.spark.draw(frame, "entry").select("name", "svg", "error").write.parquet(str(output))
    seconds = time.perf_counter() - start
    killer.stopped.set()
    table = pyarrow.parquet.read_table(output)
    rows = list(zip(*(table.column(name).to_pylist() for name in ("name", "svg", "error"))))
    assert len(rows) == len({name for name, _, _ in rows}) == ROWS, f"{len(rows)} rows"
    assert all((svg is None) != (error is None) for _, svg, error in rows)
    errors = [error for _, _, error in rows if error is not None]
    assert all("did you mean 'red'?" in error for error in errors)
    pairs = [(name, svg) for name, svg, _ in rows if svg is not None]
    return digest(pairs), len(errors), seconds, killer


def no_row_is_lost(session):
    """Also not one without an entry, or one whose entry has more lines than one."""
    import cartouche.spark

    pill = '{"pill":\n{"text": "x"}}'
    odd = '{"pill": {"text": "a\\u0000\\"\\\\u0000é\U0001f600", "fill": "red"}, "colorScheme": "dark"}'
    table = session.createDataFrame([(None,), ("",), (" \n",), (pill,), (pill.replace("\n", ""),), (odd,)], "entry string")
    rows = cartouche.spark.draw(table.coalesce(1), "entry").collect()
    assert [row.entry for row in rows] == [None, "", " \n", pill, pill.replace("\n", ""), odd]
    assert [row.svg is None for row in rows] == [row.error is not None for row in rows] == [True] * 3 + [False] * 3
    assert rows[3].svg == rows[4].svg and (rows[3].title, rows[3].warnings) == ("x", [])
    assert rows[0].warnings is None and (rows[0].svg, rows[0].title) == (None, None)
    assert cartouche.spark.draw(table.limit(0), "entry").collect() == []
    drawn = cartouche.drawing(odd)
    assert rows[5].svg == drawn.svg and rows[5].title == drawn.title and tuple(rows[5].warnings) == drawn.warnings
    try:
        cartouche.spark.draw(table, "entries")
    except ValueError as error:
        assert "there is entry" in str(error)
    else:
        raise AssertionError("a column that is not there")


def main():
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        package = folder / "package"
        shutil.copytree(ROOT / "Integrations/python/cartouche", package / "cartouche")
        shutil.copy(LIBRARY, package / "cartouche/libcartouche.so")
        os.environ["PYTHONPATH"] = str(package)
        os.environ["PYSPARK_PYTHON"] = sys.executable
        os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
        sys.path.insert(0, str(package))
        import pyarrow
        import pyarrow.parquet

        expected, errors, alone = by_command(folder)
        print(f"one process of draw: {ROWS / alone:,.0f} rows a second, {errors} in error, {expected}", flush=True)
        numbers = range(ROWS)
        (folder / "table").mkdir()
        for part in range(FILES):
            rows = numbers[part::FILES]
            pyarrow.parquet.write_table(
                pyarrow.table({"name": [f"{number:09}" for number in rows], "entry": [entry(number) for number in rows]}),
                folder / f"table/{part}.parquet")
        # With kills, millions of rows take an hour.
        for kills in (True, False) if ROWS <= 200_000 else (False,):
            session = started(folder, package, speculates=kills)
            try:
                # The first job starts the workers.
                session.range(1000, numPartitions=4).count()
                no_row_is_lost(session)
                found, count, seconds, killer = by_spark(session, folder, f"kills {kills}", kills)
            finally:
                session.stop()
            assert (found, count) == (expected, errors), f"{found}, {count} in error"
            print(f"Spark, two workers, {killer.workers} processes and {killer.executors} executors killed: "
                  f"{ROWS / seconds:,.0f} rows a second, {seconds / alone:.2f} x, the same bytes", flush=True)
        session = connected()
        try:
            no_row_is_lost(session)
            found, count, seconds, _ = by_spark(session, folder, "connect")
        finally:
            session.stop()
        assert (found, count) == (expected, errors), f"{found}, {count} in error"
        print(f"Spark Connect: {ROWS / seconds:,.0f} rows a second, the same bytes", flush=True)


def started(folder, package, speculates):
    """A cluster on this machine with two workers, which run slow tasks twice at once where asked for."""
    from pyspark.sql import SparkSession

    builder = (
        SparkSession.builder.master("local-cluster[2,1,1024]").config("spark.speculation", str(speculates).lower())
        .config("spark.speculation.interval", "50ms").config("spark.speculation.quantile", "0.3")
        .config("spark.speculation.multiplier", "1.1").config("spark.speculation.minTaskRuntime", "10ms")
        .config("spark.task.maxFailures", "1000").config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.executorEnv.PYTHONPATH", str(package)).config("spark.deploy.maxExecutorRetries", "-1")
        .config("spark.sql.shuffle.partitions", PARTITIONS).config("spark.local.dir", str(folder / "local")))
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    return session


def connected():
    """A client of Spark Connect, whose server is on this machine."""
    from pyspark.sql import SparkSession

    return SparkSession.builder.remote("local[2]").getOrCreate()


if __name__ == "__main__":
    main()
