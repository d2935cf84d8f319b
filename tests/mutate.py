#!/usr/bin/env python3
"""How much the tests of a room of the engine catch.

Draws single changes of its code at random, builds the room's suite with each of them, and lists those that no
test noticed.

Usage: tests/mutate.py chess|search|... [--count 100] [--seed 1]
Works in a checkout of its own, build/mutants, and takes about a minute a change. A survivor may be harmless:
a change that makes no difference cannot be caught. The last line reads "N of M caught".
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
TEST_SECONDS = 300

# Patterns and their replacements.
SWAPS = [
    (r"(?<= )<(?= )", "<="), (r"(?<= )<=(?= )", "<"), (r"(?<= )>(?= )", ">="), (r"(?<= )>=(?= )", ">"),
    (r"==", "!="), (r"!=", "=="), (r"&&(?= )", "||"), (r"\|\|", "&&"),
    (r"(?<= )\+(?= )", "-"), (r"(?<= )-(?= )", "+"), (r"\+\+", "--"), (r"\+=", "-="), (r"-=", "+="),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"\bmin\(", "max("), (r"\bmax\(", "min("),
    (r"(?<=[( ])!(?=[a-zA-Z(])", ""), (r"(?<= )&(?= )", "|"), (r"(?<= )\|(?= )", "&"),
    (r"\bWhite\b", "Black"), (r"\bbreak;", ";"), (r"\bcontinue;", ";"),
]
NUMBER = re.compile(r"(?<![\w.'])(\d+)(?![\w.'])")
STATEMENT = re.compile(r"^\s+(?!return|using|const |auto |else|case|break|continue)"
                       r"[\w.>\[\]()-]+( [-+|&]?= |\().*;$")


def changes_of(line):
    """All mutants of this line by a single change."""
    code = line.split("//")[0]
    if not code.strip() or '"' in code or re.match(r"\s*(#|template|PLYGLASS_)", code):
        return
    for pattern, other in SWAPS:
        for found in re.finditer(pattern, code):
            yield line[: found.start()] + other + line[found.end() :]
    for found in NUMBER.finditer(code):
        yield line[: found.start()] + str(int(found[0]) + 1) + line[found.end() :]
    if STATEMENT.match(code.rstrip()):
        yield line[: len(line) - len(line.lstrip())] + ";\n"


def all_changes(room):
    for path in sorted(file for file in (COPY / "engine" / room).rglob("*") if file.suffix in (".cpp", ".h")):
        for number, line in enumerate(path.read_text().splitlines(keepends=True)):
            for changed in changes_of(line):
                yield path, number, line, changed


def run(command, seconds=None, **options):
    return subprocess.run(command, cwd=COPY, timeout=seconds, capture_output=True, text=True, **options)


def build(room):
    return run(["cmake", "--build", "build", "--target", f"suite_{room}"]).returncode == 0


def is_caught(room):
    """Whether the compiler, a test or a timeout catches it."""
    if not build(room):
        return True
    quick = {**os.environ, "QTEST_DISABLE_STACK_DUMP": "1"}
    try:
        return run([f"build/tests/suite_{room}"], TEST_SECONDS, env=quick).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def prepare(room):
    if COPY.exists():
        shutil.rmtree(COPY)
    subprocess.run(["git", "-C", ROOT, "worktree", "prune"], check=True)
    subprocess.run(["git", "-C", ROOT, "worktree", "add", "-q", "--detach", "--force", COPY], check=True)
    made = run(["cmake", "--preset", "release", "-B", "build"])
    if made.returncode != 0 or not build(room):
        sys.exit(f"The tests of {room} cannot be built: {made.stderr[-500:]}")
    if is_caught(room):
        sys.exit(f"The tests of {room} fail without any change.")


def main():
    options = argparse.ArgumentParser(usage=__doc__)
    options.add_argument("room")
    options.add_argument("--count", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    wanted = options.parse_args()
    prepare(wanted.room)
    drawn = random.Random(wanted.seed).sample(list(all_changes(wanted.room)), wanted.count)
    caught = 0
    for count, (path, number, line, changed) in enumerate(drawn, 1):
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[:number] + [changed] + lines[number + 1 :]))
        if is_caught(wanted.room):
            caught += 1
        else:
            place = f"{path.relative_to(COPY)}:{number + 1}"
            print(f"{place}\n  - {line.strip()}\n  + {changed.strip()}", flush=True)
        path.write_text("".join(lines))
        print(f"\r{caught} of {count}", end="", file=sys.stderr, flush=True)
    print(f"\n{caught} of {wanted.count} caught")


if __name__ == "__main__":
    main()
