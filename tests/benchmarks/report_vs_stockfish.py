#!/usr/bin/env python3
"""Game reports beside Stockfish: which blunders both find, which ours misses, and which it invents.

Lets levels play each other, makes a report of each game, and has Stockfish search every position. A move's
loss is in points of the win percentage, by the same formula for both; Stockfish's is that of the position
before the move minus that of the position after it, 0 if the move is its own choice. Where only one of the
two calls a move a blunder, Stockfish looks at the move and at its best move once more, each alone with four
times the nodes.

Agreement, strict: both call the move a blunder. Lenient: what Stockfish calls a blunder is at least a mistake
in the report, and what the report calls a blunder costs at least 5 points by Stockfish.

The games of set 1 are those by which the report was improved, those of set 2 were kept aside. With --fit it
also prints the scale between the two programs' centipawns (winScale) that fits these games best.

usage: report_vs_stockfish.py [--lab PROGRAM] [--set 1|2] [--games N] [--nodes N] [--stockfish-nodes N]
                              [--pgn FILE] [--cache FILE] [--reports FOLDER] [--fit]
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# The levels that play each other, and the seed of the first match.
SETS = {1: ([(4, 5), (5, 6), (6, 7), (7, 8), (4, 8)], 1),
        2: ([(3, 6), (5, 7), (6, 8), (7, 9), (4, 7)], 101)}
BLUNDER = 15.0
GOOD = 5.0
CHECK_FACTOR = 4
PIECE_VALUES = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 0}
FULL_MATERIAL = 78


def win_percent(score):
    kind, value = score
    if kind == "mate":
        return 100.0 if value > 0 else 0.0
    return 100 / (1 + math.exp(-0.00368208 * max(-1000, min(1000, value))))


class Stockfish:
    """Every search starts from an empty table, so that an answer can be kept in a file and used again."""

    def __init__(self, program, cache):
        self.answers = {}
        if cache and os.path.exists(cache):
            with open(cache) as file:
                self.answers = dict(json.loads(line) for line in file)
        self.cache = open(cache, "a") if cache else None
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send("uci")
        self.send("setoption name Threads value 1")
        self.send("setoption name Hash value 32")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def search(self, start, moves, nodes, only=None):
        """Score from the side to move and best move; none if the game is over."""
        key = "%s|%s|%d|%s" % (start, " ".join(moves), nodes, only or "")
        if key not in self.answers:
            self.answers[key] = self.ask(start, moves, nodes, only)
            if self.cache:
                self.cache.write(json.dumps([key, self.answers[key]]) + "\n")
                self.cache.flush()
        return self.answers[key][:2]

    def ask(self, start, moves, nodes, only):
        self.send("ucinewgame")
        self.send("position fen %s moves %s" % (start, " ".join(moves)))
        self.send("go nodes %d%s" % (nodes, " searchmoves " + only if only else ""))
        score = None
        for line in self.process.stdout:
            words = line.split()
            if words[:1] == ["info"] and "score" in words and "upperbound" not in words \
                    and "lowerbound" not in words:
                at = words.index("score")
                score = [words[at + 1], int(words[at + 2])]
            if words[:1] == ["bestmove"]:
                return [score, words[1]]
        sys.exit("Stockfish ended.")


def play_games(lab, number, count, pgn):
    pairs, first_seed = SETS[number]
    for index, (a, b) in enumerate(pairs):
        games = count // len(pairs) + (index < count % len(pairs))
        part = "%s.%d" % (pgn, index)
        seed = str(first_seed + index)
        if games == 0:
            continue
        subprocess.run([lab, "match", "--engine", "name=Level%d level=%d" % (a, a), "--engine",
                        "name=Level%d level=%d" % (b, b), "--nodes", "60000", "--games", str(games),
                        "--seed", seed, "--openings-seed", seed, "--pgn", part],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(part) as source, open(pgn, "a") as target:
            target.write(source.read())


def report_on(options, pgn, number, folder):
    out = os.path.join(folder, "%d.json" % number)
    if not os.path.exists(out):
        made = subprocess.run([options.lab, "report", pgn, "--game", str(number), "--nodes",
                               str(options.nodes), "--json", "--out", out], stderr=subprocess.DEVNULL)
        if made.returncode != 0:
            return None
    with open(out) as file:
        return json.load(file)


def losses_of(engine, report, nodes):
    """Stockfish's loss and choice at every move, and its win percentage in every position."""
    start, moves = report["start"], [move["uci"] for move in report["moves"]]
    percents, choices = [], []
    for ply in range(len(moves) + 1):
        score, best = engine.search(start, moves[:ply], nodes)
        if score is None or best == "(none)":
            ended = report["positions"][ply]
            percents.append(0.0 if "mateIn" in ended else 50.0)
            choices.append(None)
        else:
            percents.append(win_percent(score))
            choices.append(best)
    losses = []
    for ply, move in enumerate(moves):
        loss = percents[ply] - (100 - percents[ply + 1])
        losses.append(0.0 if choices[ply] == move else max(0.0, loss))
    return losses, choices, percents


def checked_loss(engine, report, ply, best, nodes):
    moves = [move["uci"] for move in report["moves"]]
    own, _ = engine.search(report["start"], moves[:ply], nodes, best)
    played, _ = engine.search(report["start"], moves[:ply], nodes, moves[ply])
    return max(0.0, win_percent(own) - win_percent(played))


def materials_of(report):
    """Material of both sides in every position, as a part of the start position's."""
    squares = {}
    for index, row in enumerate(report["start"].split()[0].split("/")):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                squares["abcdefgh"[file] + str(8 - index)] = sign.lower()
                file += 1
    materials = []
    for uci in [None] + [move["uci"] for move in report["moves"]]:
        if uci:
            start, end, piece = uci[:2], uci[2:4], squares.pop(uci[:2])
            if piece == "p" and start[0] != end[0] and end not in squares:
                squares.pop(end[0] + start[1])
            if piece == "k" and abs(ord(start[0]) - ord(end[0])) == 2:
                rook, beside = ("h", "f") if end[0] == "g" else ("a", "d")
                squares[beside + end[1]] = squares.pop(rook + end[1])
            squares[end] = uci[4:] or piece
        materials.append(min(1.0, sum(PIECE_VALUES[piece] for piece in squares.values()) / FULL_MATERIAL))
    return materials


def print_fit(points):
    """Least squares of the win percentages over scale = bare + material·part²."""
    def error(bare, material):
        return math.sqrt(sum((win_percent(("cp", (bare + material * part ** 2) * score)) - theirs) ** 2
                             for score, part, theirs in points) / len(points))
    steps = [0.05 * step for step in range(41)]
    best = min((error(bare, material), bare, material) for bare in steps for material in steps)
    print("%d positions. Win percentages differ by %.2f points (root mean square) as they are, %.2f with a "
          "scale of %.2f + %.2f·material²." % (len(points), error(1, 0), *best))


class Comparison:
    def __init__(self, engine, nodes):
        self.engine, self.nodes = engine, nodes
        self.counts = dict.fromkeys(("moves", "ours", "theirs", "both", "lenient", "missed", "invented"), 0)
        self.difference, self.points, self.report_nodes = 0.0, [], []

    def add(self, number, report):
        losses, choices, percents = losses_of(self.engine, report, self.nodes)
        self.points += [(at["scoreCp"], part, percent) for at, part, percent
                        in zip(report["positions"], materials_of(report), percents)
                        if at["depth"] and "scoreCp" in at and 0 < percent < 100]
        searches = report["positions"] + report["missed"]
        self.report_nodes.append(sum(search["nodes"] for search in searches))
        for ply, move in enumerate(report["moves"]):
            theirs = losses[ply]
            if (move["mark"] == "blunder") != (theirs >= BLUNDER) and choices[ply] not in (None, move["uci"]):
                theirs = checked_loss(self.engine, report, ply, choices[ply], CHECK_FACTOR * self.nodes)
            self.weigh("game %d ply %d" % (number, ply + 1), move, theirs)
        print("game %d: %d moves, %.1f million nodes; so far %s" % (
            number, len(losses), self.report_nodes[-1] / 1e6, self.counts), flush=True)

    def weigh(self, where, move, theirs):
        is_ours, is_theirs = move["mark"] == "blunder", theirs >= BLUNDER
        is_missed = is_theirs and move["loss"] < GOOD
        is_invented = is_ours and theirs < GOOD
        self.difference += abs(theirs - move["loss"])
        for name, is_counted in (("moves", True), ("ours", is_ours), ("theirs", is_theirs),
                                 ("both", is_ours and is_theirs), ("missed", is_missed),
                                 ("invented", is_invented),
                                 ("lenient", is_theirs and move["mark"] in ("mistake", "blunder"))):
            self.counts[name] += is_counted
        if is_ours != is_theirs:
            print("%s %s: ours %.1f (%s), Stockfish %.1f %s" % (
                where, move["san"], move["loss"], move["mark"], theirs,
                "missed" if is_missed else "invented" if is_invented else ""), flush=True)

    def print_sums(self):
        print("%(moves)d moves. Blunders: ours %(ours)d, Stockfish %(theirs)d, both %(both)d. Of "
              "Stockfish's, %(lenient)d are at least a mistake in the report, %(missed)d cost less than 5 "
              "points in it. "
              "Blunders of ours that cost less than 5 points for Stockfish: %(invented)d." % self.counts)
        print("Mean difference of the losses: %.2f points. Nodes of a report: %.1f million on average, "
              "at most %.1f." % (self.difference / max(1, self.counts["moves"]),
                         sum(self.report_nodes) / max(1, len(self.report_nodes)) / 1e6,
                         max(self.report_nodes, default=0) / 1e6))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lab", default=os.path.join(ROOT, "build/release/bin/plyglass-lab"))
    parser.add_argument("--stockfish", default="/usr/games/stockfish")
    parser.add_argument("--set", type=int, choices=SETS, default=1)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=200000)
    parser.add_argument("--stockfish-nodes", type=int, default=1000000)
    parser.add_argument("--pgn", help="games to report on, instead of games between levels")
    parser.add_argument("--cache", help="file that keeps Stockfish's answers for the next run")
    parser.add_argument("--reports", help="folder that keeps the reports for the next run")
    parser.add_argument("--fit", action="store_true")
    options = parser.parse_args()
    folder = tempfile.mkdtemp()
    reports = options.reports or folder
    os.makedirs(reports, exist_ok=True)
    pgn = options.pgn or os.path.join(folder, "games.pgn")
    if not options.pgn:
        play_games(options.lab, options.set, options.games, pgn)
    comparison = Comparison(Stockfish(options.stockfish, options.cache), options.stockfish_nodes)
    for number in range(1, options.games + 1):
        report = report_on(options, pgn, number, reports)
        if report is None:
            break
        comparison.add(number, report)
    if not comparison.counts["moves"]:
        sys.exit("No game of %s could be reported on. See: %s report %s --game 1" % (pgn, options.lab, pgn))
    comparison.print_sums()
    if options.fit and comparison.points:
        print_fit(comparison.points)


if __name__ == "__main__":
    main()
