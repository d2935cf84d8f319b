#!/usr/bin/env python3
"""The library beside two other readers of PGN, pgn-extract and Scid, game by game.

Each file is taken into a library of its own and written out again. Then are compared:

  games    how many each reader finds
  moves    the main lines in the library with those that pgn-extract reads in the original
  export   what pgn-extract reads in the exported file with what it reads in the original: tags, moves,
           variations, comments and glyphs
  rewrite  the same with the games as the window writes them when it has opened them (rewrite_pgn), without
           the commands in comments, whose order is free, and without results: the window puts that of
           mate and stalemate where the text has none
  scid     what Scid makes of the exported file with what it makes of the original

Files may be packed (.gz, .bz2). Differences are told with the game they are in; the exit status is 1 if there
is one. Games that one reader finds and another does not are set against nothing.

usage: compare_readers.py [--build FOLDER] [--show N] FILE...
"""
import argparse
import bz2
import collections
import difflib
import gzip
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ENVIRONMENT = dict(os.environ, PATH=os.environ["PATH"] + ":/usr/games")
OPENERS = {".gz": gzip.open, ".bz2": bz2.open}
CHECKS = ("games", "moves", "export", "rewrite", "scid")
CASTLING, PROMOTION = 3, 1

TOKEN = re.compile(r"\{(?P<comment>[^}]*)\}|(?P<sign>[()])|(?P<glyph>\$\d+)|\d+\.+|(?P<word>[^\s(){}]+)")
COMMAND = re.compile(r"\[%[^]]*\]")
TAG = re.compile(r'\[(\w+) "(.*)"\]$')


class Game:
    """A game as another reader writes it."""

    def __init__(self, tags, text):
        self.tags = dict(tags)
        self.text = text

    def line(self):
        """The moves of the main line in the letters of UCI, if nothing else is in the text."""
        return tuple(self.text.lower().split()[:-1])

    def words(self, with_commands):
        """Moves, brackets, glyphs and comments in their order; comments that follow each other are one."""
        words = []
        for match in TOKEN.finditer(self.text):
            comment = match["comment"]
            if comment is None:
                word = match["sign"] or match["glyph"] or match["word"]
            else:
                said = comment if with_commands else COMMAND.sub(" ", comment)
                word = "".join(said.split())
                if word and words and words[-1].startswith("{"):
                    words[-1] += word
                    continue
                word = word and "{" + word
            if word:
                words.append(word)
        return tuple(words)


def run(*command):
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, check=False)


def games_in(text):
    """The games of a file that another reader has written: tags, an empty line, moves, an empty line."""
    games, tags, moves = [], [], []
    for line in text.splitlines() + ["[End \"\"]"]:
        tag = None if moves and not moves[-1].endswith(("*", "1-0", "0-1", "1/2-1/2")) else TAG.match(line)
        if tag and moves:
            games.append(Game(tags, " ".join(moves)))
            tags, moves = [], []
        if tag:
            tags.append(tag.groups())
        elif line.strip():
            moves.append(line.strip())
    return games


def extracted(path, *options):
    out = run("pgn-extract", "--quiet", "-w", "100000", *options, path).stdout
    return games_in(decoded(out))


def decoded(data):
    """UTF-8, and Windows' Latin-1 where it is none, as in the library."""
    lines = []
    for line in data.split(b"\n"):
        try:
            lines.append(line.decode("utf-8"))
        except UnicodeDecodeError:
            lines.append(line.decode("cp1252", "replace"))
    return "\n".join(lines)


def uci(bits):
    square = lambda number: "abcdefgh"[number % 8] + str(number // 8 + 1)
    start, end, kind = bits & 63, bits >> 6 & 63, bits >> 14
    if kind == CASTLING:
        end = start - start % 8 + (6 if end > start else 2)
    return square(start) + square(end) + ("nbrq"[bits >> 12 & 3] if kind == PROMOTION else "")


def lines_in_library(library):
    with sqlite3.connect(library) as connection:
        rows = connection.execute("SELECT moves FROM games ORDER BY id").fetchall()
    return [tuple(uci(moves[i] | moves[i + 1] << 8) for i in range(0, len(moves), 2)) for (moves,) in rows]


def by_scid(path, folder):
    """Games of a file as Scid reads them."""
    base = os.path.join(folder, "scid")
    script = os.path.join(folder, "create.tcl")
    with open(script, "w", encoding="utf-8") as file:
        file.write("sc_base create %s\n" % base)
    run("tkscid", script)
    run("sc_import", base, path)
    written = decoded(run("scidpgn", base).stdout)
    for ending in (".si4", ".sg4", ".sn4"):
        os.remove(base + ending)
    return games_in(written)


def pairs(ours, theirs):
    """Pairs of games; a game that only one side has is paired with None."""
    if len(ours) == len(theirs):
        return list(zip(ours, theirs))
    found = []
    lines = [[game[0] for game in side] for side in (ours, theirs)]
    matcher = difflib.SequenceMatcher(None, *lines, autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        together = min(b - a, d - c) if kind in ("equal", "replace") else 0
        found += zip(ours[a:a + together], theirs[c:c + together])
        found += [(one, None) for one in ours[a + together:b]]
        found += [(None, one) for one in theirs[c + together:d]]
    return found


class Comparison:
    def __init__(self, options):
        self.options = options
        self.counts = collections.Counter()

    def compare(self, check, name, ours, theirs):
        """Both are lists of (main line, what else is compared)."""
        for number, (one, other) in enumerate(pairs(ours, theirs), 1):
            if one is None or other is None:
                self.tell("games", name, number, one and one[0][:8], other and other[0][:8])
            elif one != other:
                self.tell(check, name, number, one, other)
            else:
                self.counts[check + " alike"] += 1

    def tell(self, check, name, number, one, other):
        self.counts[check + " different"] += 1
        if self.counts[check + " different"] > self.options.show:
            return
        if one and other:
            one, other = first_difference(one, other)
        print("%s, game %d, %s:\n    here  %s\n    there %s" % (name, number, check, one, other))

    def file(self, path, folder):
        name = os.path.basename(path)
        original = os.path.join(folder, "original.pgn")
        library, out = os.path.join(folder, "library.sqlite"), os.path.join(folder, "out.pgn")
        opener = OPENERS.get(os.path.splitext(path)[1], open)
        with opener(path, "rb") as source, open(original, "wb") as target:
            shutil.copyfileobj(source, target)
        lab = os.path.join(self.options.build, "bin", "plyglass-lab")
        taken = run(lab, "games", "import", "--library", library, original)
        if not os.path.exists(library):
            sys.exit(taken.stderr.decode())
        for note in taken.stderr.decode().replace("\r", "\n").split("\n"):
            if "Line " in note:
                print("%s, skipped here: %s" % (name, note.split(": ", 1)[1]))
                self.counts["games skipped here"] += 1
        run(lab, "games", "export", "--library", library, "--out", out)
        rewritten = os.path.join(folder, "rewritten.pgn")
        with open(rewritten, "wb") as target:
            target.write(run(os.path.join(self.options.build, "benchmarks", "rewrite_pgn"), out).stdout)

        lines = lines_in_library(library)
        self.counts.update({"files": 1, "games here": len(lines), "moves here": sum(map(len, lines))})
        theirs = extracted(original, "-Wuci", "-C", "-N", "-V")
        self.counts.update({"games pgn-extract": len(theirs)})
        self.compare("moves", name, [(line,) for line in lines], [(game.line(),) for game in theirs])
        before, after, again = extracted(original), extracted(out), extracted(rewritten)
        self.compare("export", name, whole(after, True), whole(before, True))
        self.compare("rewrite", name, whole(again, False), whole(after, False))
        self.counts["results added"] += sum(mine.text.endswith("*") < his.text.endswith("*")
                                            for mine, his in zip(again, after))
        self.counts["tokens compared"] += sum(len(game.words(False)) for game in after)
        self.compare("scid", name, whole(by_scid(out, folder), True),
                     whole(by_scid(original, folder), True))


def whole(games, with_commands):
    """Ignores tags that a writer adds."""
    found = []
    for game in games:
        tags = sorted((key, value) for key, value in game.tags.items() if value.strip("?."))
        words = game.words(with_commands)
        if not with_commands:
            tags = [tag for tag in tags if tag[0] not in ("Result", "Termination")]
            words = tuple(word for word in words if word not in ("*", "1-0", "0-1", "1/2-1/2"))
        found.append((words, tuple(tags)))
    return found


def first_difference(one, other):
    for mine, his in zip(one, other):
        if mine == his:
            continue
        at = next((i for i, (a, b) in enumerate(zip(mine, his)) if a != b), min(len(mine), len(his)))
        return mine[max(0, at - 2):at + 4], his[max(0, at - 2):at + 4]
    return one, other


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--build", default=os.path.join(ROOT, "build", "release"))
    parser.add_argument("--show", type=int, default=20, help="differences of each kind that are told")
    comparison = Comparison(parser.parse_args())
    for path in comparison.options.files:
        with tempfile.TemporaryDirectory() as folder:
            comparison.file(path, folder)
    for what, count in sorted(comparison.counts.items()):
        print("%-20s %d" % (what, count))
    return any(comparison.counts[check + " different"] for check in CHECKS)


if __name__ == "__main__":
    sys.exit(main())
