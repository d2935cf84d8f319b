#!/usr/bin/env python3
"""Game reports beside Stockfish: which blunders both find, which ours misses, and which it invents.

Lets levels play each other, makes a report of each game, and has Stockfish search every position. A move's
loss is in points of the win percentage, by the same formula for both. Stockfish's is that of the position
before the move minus that of the position after it; 0 if the move is its own choice. Where the two disagree,
Stockfish looks at the move and at its best move once more, each alone with four times the nodes.

usage: report_vs_stockfish.py [--lab PROGRAM] [--games N] [--nodes N] [--stockfish-nodes N] [--pgn FILE]
"""
import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAIRS = [(4, 5), (5, 6), (6, 7), (7, 8), (4, 8)]
BLUNDER = 15.0
GOOD = 5.0
CHECK_FACTOR = 4


def win_percent(score):
    kind, value = score
    if kind == "mate":
        return 100.0 if value > 0 else 0.0
    return 100 / (1 + math.exp(-0.00368208 * max(-1000, min(1000, value))))


class Stockfish:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send("uci")
        self.send("setoption name Threads value 1")
        self.send("setoption name Hash value 128")

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def search(self, start, moves, nodes, only=None):
        """Score from the side to move and best move; none if the game is over."""
        self.send("position fen %s moves %s" % (start, " ".join(moves)))
        self.send("go nodes %d%s" % (nodes, " searchmoves " + only if only else ""))
        score = None
        for line in self.process.stdout:
            words = line.split()
            if words[:1] == ["info"] and "score" in words and "upperbound" not in words \
                    and "lowerbound" not in words:
                at = words.index("score")
                score = (words[at + 1], int(words[at + 2]))
            if words[:1] == ["bestmove"]:
                return score, words[1]
        sys.exit("Stockfish ended.")


def play_games(lab, count, pgn):
    for index, (a, b) in enumerate(PAIRS):
        games = count // len(PAIRS) + (index < count % len(PAIRS))
        part = "%s.%d" % (pgn, index)
        if games == 0:
            continue
        subprocess.run([lab, "match", "--engine", "name=Level%d level=%d" % (a, a), "--engine",
                        "name=Level%d level=%d" % (b, b), "--nodes", "60000", "--games", str(games),
                        "--seed", str(index + 1), "--openings-seed", str(index + 1), "--pgn", part],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        with open(part) as source, open(pgn, "a") as target:
            target.write(source.read())


def losses_of(engine, report, nodes):
    """Stockfish's loss of every move."""
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
    return losses, choices


def checked_loss(engine, report, ply, best, nodes):
    moves = [move["uci"] for move in report["moves"]]
    own, _ = engine.search(report["start"], moves[:ply], nodes, best)
    played, _ = engine.search(report["start"], moves[:ply], nodes, moves[ply])
    return max(0.0, win_percent(own) - win_percent(played))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lab", default=os.path.join(ROOT, "build/release/bin/plyglass-lab"))
    parser.add_argument("--stockfish", default="/usr/games/stockfish")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=200000)
    parser.add_argument("--stockfish-nodes", type=int, default=1000000)
    parser.add_argument("--pgn", help="games to report on, instead of games between levels")
    options = parser.parse_args()
    folder = tempfile.mkdtemp()
    pgn = options.pgn or os.path.join(folder, "games.pgn")
    if not options.pgn:
        play_games(options.lab, options.games, pgn)
    engine = Stockfish(options.stockfish)
    counts = {"moves": 0, "both": 0, "ours": 0, "theirs": 0, "missed": 0, "invented": 0}
    difference = 0.0
    for number in range(1, options.games + 1):
        out = os.path.join(folder, "report.json")
        made = subprocess.run([options.lab, "report", pgn, "--game", str(number), "--nodes",
                               str(options.nodes), "--json", "--out", out], stderr=subprocess.DEVNULL)
        if made.returncode != 0:
            break
        with open(out) as file:
            report = json.load(file)
        losses, choices = losses_of(engine, report, options.stockfish_nodes)
        for ply, move in enumerate(report["moves"]):
            counts["moves"] += 1
            theirs = losses[ply]
            is_ours = move["mark"] == "blunder"
            if is_ours != (theirs >= BLUNDER) and choices[ply] and choices[ply] != move["uci"]:
                theirs = checked_loss(engine, report, ply, choices[ply],
                                      CHECK_FACTOR * options.stockfish_nodes)
            is_theirs = theirs >= BLUNDER
            difference += abs(theirs - move["loss"])
            counts["ours"] += is_ours
            counts["theirs"] += is_theirs
            counts["both"] += is_ours and is_theirs
            note = ""
            if is_theirs and move["loss"] < GOOD:
                counts["missed"] += 1
                note = "missed"
            if is_ours and theirs < GOOD:
                counts["invented"] += 1
                note = "invented"
            if note or is_ours != is_theirs:
                print("game %d ply %d %s: ours %.1f (%s), Stockfish %.1f %s" % (
                    number, ply + 1, move["san"], move["loss"], move["mark"], theirs, note), flush=True)
        print("game %d of %d: %d moves; so far %s" % (number, options.games, len(losses), counts), flush=True)
    print("%(moves)d moves. Blunders: ours %(ours)d, Stockfish %(theirs)d, both %(both)d. A blunder of "
          "Stockfish's that ours calls good (below 5 points): %(missed)d. A blunder of ours that is good for "
          "Stockfish: %(invented)d." % counts)
    print("Mean difference of the losses: %.2f points." % (difference / max(1, counts["moves"])))


if __name__ == "__main__":
    main()
