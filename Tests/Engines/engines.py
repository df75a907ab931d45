#!/usr/bin/env python3
"""Runs what the article Past one machine shows, by the engines that are installed, and looks at what is there after it.

Equal lines give the same badges by one process, by GNU parallel and by any number of shards. Shards that are killed at
random moments, or that run twice at once, leave whole parts, none lost and none doubled. A second run draws nothing. What
is not installed is skipped and named. With --measure, prints the tables of the article instead.
"""

import argparse
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

import measures

ROOT = Path(__file__).resolve().parents[2]
ARTICLE = ROOT / "Sources/Cartouche/Cartouche.docc/PastOneMachine.md"
JOB = ROOT / "Packaging/kubernetes/job.yaml"
PROGRAMS = {"parallel": "GNU parallel", "duckdb": "DuckDB", "make": "make"}


class Broken(Exception):
    """A promise that was not kept."""


def expect(holds, reason):
    if not holds:
        raise Broken(reason)


def sh(line, folder, codes=(0,), **variables):
    """Runs a line of the shell; what it printed."""
    result = subprocess.run(
        ["bash", "-c", line], cwd=folder, env={**os.environ, **variables}, capture_output=True, text=True)
    expect(result.returncode in codes, f"exit {result.returncode} of: {line}\n{result.stderr[:500]}")
    return result.stdout


def badges_of(path):
    """The badges of a part, a list of results or a folder, by their names. A name that is there twice is a fault."""
    found = []
    if path.is_dir():
        found = [(str(file.relative_to(path)), file.read_bytes()) for file in path.rglob("*.svg")]
    elif path.suffix == ".tar":
        with tarfile.open(path) as tar:
            found = [(one.name, tar.extractfile(one).read()) for one in tar if one.name.endswith(".svg")]
    else:
        for line in path.read_text().splitlines():
            result = json.loads(line)
            if "content" in result:
                content = (path.parent / "pictures" / result["content"]).read_bytes()
                expect(hashlib.sha256(content).hexdigest() in result["content"], "a picture is not as its name says")
                found.append((result["file"], content))
            elif "svg" in result:
                found.append((result["file"], result["svg"].encode()))
    expect(len(dict(found)) == len(found), f"a name is doubled in {path.name}")
    return dict(found)


def digest_of(badges):
    digest = hashlib.sha256()
    for name, content in sorted(badges.items()):
        digest.update(f"{name}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()


# What is run


def article(folder, lines):
    """Each block of the article runs, in a folder with lines."""
    text, ran = ARTICLE.read_text(), 0
    for language, block in re.findall(r"^```(sh|make|python)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        lacks = [name for name in PROGRAMS if re.search(rf"^{name}\b", block, re.MULTILINE) and not shutil.which(name)]
        if lacks:
            print(f"  skipped, for lack of {', '.join(PROGRAMS[name] for name in lacks)}: {block.splitlines()[0][:60]}")
            continue
        place = Path(tempfile.mkdtemp(prefix="block-", dir=folder))
        site = place / "site"
        site.mkdir()
        for target in (place, site):
            write(target / "lines.jsonl", lines)
        if language == "python":
            scope = {}
            exec(block, scope)
            for line in lines[::40]:
                shard = scope["shard"](line["file"], 7)
                (target / "one.jsonl").write_text(json.dumps(line) + "\n")
                for number in (shard, shard % 7 + 1):
                    drawn = sh(f"cartouche draw one.jsonl --shard {number}/7", target)
                    expect(bool(drawn) == (number == shard), f"{line['file']} is not in shard {shard}")
        elif language == "make":
            (place / "Makefile").write_text(block)
            sh("make -j2", place)
            expect("up to date" in sh("make", place), "make draws again")
            expect(len(badges_of(place / "badges.tar")) == len(lines), "make lost badges")
        else:
            if "duckdb" in block:
                sh("duckdb -c \"COPY (SELECT 'p' || i AS name, ['MIT', 'ISC', 'BSD'][i % 3 + 1] AS license "
                   "FROM range(500) t(i)) TO 'packages.parquet'\"", place)
            for round in ("first", "second"):
                said = sh("set -e\n" + block, place)
                if round == "second" and "--resume" in block and "kubernetes" not in block:
                    said = (site / "badges.log").read_text().splitlines()[-1] if "badges.log" in block else said
                    drawn = [one for one in said.splitlines() if "nothing drawn" not in one and " from " not in one]
                    expect(not drawn, f"a second run draws: {drawn}")
            if "duckdb" in block:
                expect(len(list((place / "pictures").rglob("*.svg"))) == 3, "a picture is there twice")
                expect(len(badges_of(place / "names.jsonl")) == 500, "DuckDB's rows are lost")
            for made in (place / "badges.tar", site / "badges.tar", place / "results.jsonl", place / "blocks.jsonl"):
                if made.exists():
                    expect(len(badges_of(made)) == len(lines), f"{made.name} lost badges")
        ran += 1
    expect(ran >= 3, "the article has no blocks")
    return f"{ran} blocks"


def equal(folder, lines):
    """One digest over the sorted names and bytes, whoever draws."""
    write(folder / "lines.jsonl", lines)
    ways = {
        "one process": "cartouche draw lines.jsonl --into files",
        "one tar": "cartouche draw lines.jsonl -o one.tar",
        "one list": "cartouche draw lines.jsonl > one.jsonl",
        "by content": "cartouche draw lines.jsonl --by-content --into pictures -o names.jsonl",
        **{f"{count} shards": f"seq {count} | xargs -P2 -I@ cartouche draw lines.jsonl --shard @/{count} "
           f"-o s{count}/@.tar && cartouche merge s{count}/*.tar -o shards{count}.tar" for count in (7, 64)},
        "7 lists": "seq 7 | xargs -P2 -I@ cartouche draw lines.jsonl --shard @/7 -o l7/@.jsonl && "
        "cartouche merge l7/*.jsonl -o lists7.jsonl",
    }
    if shutil.which("parallel"):
        ways["parallel -j2"] = "parallel -j2 --pipepart -a lines.jsonl --block 64k -k cartouche draw > parallel.jsonl"
    made = ["files", "one.tar", "one.jsonl", "names.jsonl", "shards7.tar", "shards64.tar", "lists7.jsonl", "parallel.jsonl"]
    digests = {}
    for (way, line), name in zip(ways.items(), made):
        sh(line, folder)
        badges = badges_of(folder / name)
        expect(len(badges) == len(lines), f"{way}: {len(badges)} badges of {len(lines)} lines")
        digests[way] = digest_of(badges)
    expect(len(set(digests.values())) == 1, f"the digests differ: {digests}")
    return f"{len(ways)} ways, {digests['one tar'][:16]}…"


def kills(folder, lines, rounds=30):
    """Kills shards at random moments, and runs each shard twice at once."""
    write(folder / "lines.jsonl", lines)
    start = time.monotonic()
    sh("cartouche draw lines.jsonl --shard 1/3 -o time.tar", folder)
    seconds = time.monotonic() - start
    sh("cartouche draw lines.jsonl -o one.tar", folder)
    expected, killed = digest_of(badges_of(folder / "one.tar")), 0
    parts = folder / "parts"
    for round in range(rounds):
        number = round % 3 + 1
        command = ["cartouche", "draw", "lines.jsonl", "--shard", f"{number}/3", "-o", f"parts/{number}.tar"]
        runs = [subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) for _ in range(2)]
        time.sleep(random.uniform(0, 1.5 * seconds))
        for run in runs if round % 2 else runs[:1]:
            run.send_signal(signal.SIGKILL)
        for run in runs:
            killed += run.wait() == -signal.SIGKILL
        for part in parts.glob("*.tar") if parts.exists() else ():
            sh(f"cartouche merge parts/{part.name} -o x.tar", folder, codes=(1,))  # other shards are missing
            expect("torn" not in subprocess.run(
                ["cartouche", "merge", f"parts/{part.name}", "-o", "x.tar"], cwd=folder, capture_output=True,
                text=True).stderr, f"{part.name} is torn")
    sh("for n in 1 2 3; do for _ in 1 2; do cartouche draw lines.jsonl --shard $n/3 -o parts/$n.tar --resume & done; "
       "done; wait; cartouche merge parts/*.tar -o merged.tar", folder)
    expect(digest_of(badges_of(folder / "merged.tar")) == expected, "badges are lost, doubled or torn")
    expect(sorted(os.listdir(parts)) == ["1.tar", "2.tar", "3.tar"], f"left over: {os.listdir(parts)}")
    return f"{rounds} rounds, {killed} processes killed"


def resume(folder, lines):
    """A second run draws nothing, and one line that changes draws its shard alone."""
    write(folder / "lines.jsonl", lines)
    line = "for n in $(seq 8); do cartouche draw lines.jsonl --shard $n/8 -o $n.tar --resume; done"
    sh(line, folder)
    said = sh(line, folder).splitlines()
    expect(len(said) == 8 and all("nothing drawn" in one for one in said), f"drawn again: {said}")
    lines[5] = {**lines[5], "status": {"message": "other"}}
    write(folder / "lines.jsonl", lines)
    said = sh(line, folder).splitlines()
    expect(sum("nothing drawn" not in one for one in said) == 1, f"drawn again: {said}")
    return "8 shards"


def poison(folder, lines):
    """One bad line in many gives one result with an error, and the exit code says so."""
    bad = ["nonsense" if index == 777 else json.dumps(line) for index, line in enumerate(lines)]
    (folder / "lines.jsonl").write_text("\n".join(bad) + "\n")
    sh("cartouche draw lines.jsonl -o one.tar", folder, codes=(65,))
    sh("for n in 1 2 3; do cartouche draw lines.jsonl --shard $n/3 -o $n.tar || code=$?; done; exit $code", folder, codes=(65,))
    sh("cartouche merge ?.tar -o all.tar", folder)
    for name in ("one.tar", "all.tar"):
        with tarfile.open(folder / name) as tar:
            errors = tar.extractfile("errors.jsonl").read().decode().splitlines()
        expect([json.loads(error)["line"] for error in errors] == [778], f"{name}: {errors}")
        expect(len(badges_of(folder / name)) == len(lines) - 1, f"{name}: badges are lost")
    return "1 line of " + str(len(lines))


def job(folder, lines):
    """The line of the Indexed Job for each index, as its pods run it: some are killed, and each runs twice."""
    try:
        import yaml
    except ImportError:
        print("  skipped, for lack of PyYAML: the Indexed Job")
        return None
    spec = yaml.safe_load(JOB.read_text())["spec"]
    expect(spec["completionMode"] == "Indexed" and spec["template"]["spec"]["restartPolicy"] == "Never", "no Indexed Job")
    container = spec["template"]["spec"]["containers"][0]
    codes = {rule["action"]: rule["onExitCodes"]["values"] for rule in spec["podFailurePolicy"]["rules"] if "onExitCodes" in rule}
    expect(codes == {"FailJob": [64], "FailIndex": [65, 70]}, f"the exit codes are others: {codes}")
    expect(all(rule.get("onExitCodes", {}).get("containerName", container["name"]) == container["name"]
               for rule in spec["podFailurePolicy"]["rules"]), "a rule is for another container")
    expect(isinstance(spec["backoffLimitPerIndex"], int), "no backoffLimitPerIndex")
    count = spec["completions"]
    write(folder / "lines.jsonl", lines)
    line = [one.replace("/data", str(folder)) for one in container["command"] + container["args"]]
    for index in range(count):
        run = [subprocess.Popen(line, env={**os.environ, "JOB_COMPLETION_INDEX": str(index)}, cwd="/", stdout=subprocess.PIPE)
               for _ in range(2)]
        if index % 4 == 0:
            time.sleep(random.uniform(0, 0.05))
            run[0].kill()
        expect([one.communicate() and one.returncode for one in run][1] == 0, f"index {index} failed")
    sh("cartouche merge parts/*.tar -o all.tar", folder)
    expect(len(badges_of(folder / "all.tar")) == len(lines), "badges are lost")
    expect(len(os.listdir(folder / "parts")) == count, "something is left over")
    return f"{count} indices"


def write(path, lines):
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", help="the command, built for release")
    parser.add_argument("--rows", type=int, default=10_000, help="lines of each check")
    parser.add_argument("--seed", type=int, default=27)
    parser.add_argument("--only", default="", help="the checks, divided by commas")
    parser.add_argument("--measure", action="store_true", help="print the tables of the article instead")
    parser.add_argument("--largest", type=int, default=1_000_000, help="lines of the largest measure")
    parser.add_argument("--names", help="a table of names and versions, divided by tabs, for the share of distinct pictures")
    options = parser.parse_args()
    os.environ["PATH"] = f"{Path(options.command).resolve().parent}:{os.environ['PATH']}"
    os.environ["PARALLEL_HOME"] = tempfile.mkdtemp(prefix="cartouche-engines-")
    Path(os.environ["PARALLEL_HOME"], "will-cite").touch()
    random.seed(options.seed)
    if options.measure:
        measures.tables(options.largest, options.names)
        return 0
    broken = 0
    for check in (article, equal, kills, resume, poison, job):
        if options.only and check.__name__ not in options.only.split(","):
            continue
        folder = Path(tempfile.mkdtemp(prefix="cartouche-engines-"))
        start = time.monotonic()
        try:
            said = check(folder, [measures.line(number) for number in range(options.rows)])
            print(f"{check.__name__:10}{time.monotonic() - start:7.1f} s  {f'held: {said}' if said else 'skipped'}", flush=True)
        except Broken as fault:
            broken += 1
            print(f"{check.__name__:10}{time.monotonic() - start:7.1f} s  BROKEN: {fault}", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
