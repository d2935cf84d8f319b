// Ranked tablebase moves: best first, with exact distances to mate.
#include "engine/knowledge/endgames/endgame_moves.h"

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

std::vector<EndgameMove> ranked(const Position& position) {
    return rankedMoves(EndgameTables::builtIn(), position).value();
}

std::vector<EndgameMove> ranked(const char* fen) { return ranked(Position::fromFen(fen).value()); }

/// Plies until the game ends, with both sides playing their first-ranked moves.
int pliesToTheEnd(Position position) {
    int plies = 0;
    for (; hasLegalMove(position); ++plies)
        if (!position.play(ranked(position).front().move)) qFatal("an illegal move");
    return position.inCheck() ? plies : -1;
}

}  // namespace

class EndgameMovesTest : public QObject {
    Q_OBJECT

  private slots:
    void longestMatesTakeExactlyTheirMoves() {
        for (const EndgameSummary& summary : EndgameTables::builtIn().summaries()) {
            for (const Color color : {White, Black}) {
                const LongestWin& longest = summary.longest[color];
                if (longest.plies == 0) continue;
                const auto squares = EndgameIndex(summary.material).squaresOf(longest.index);
                const Position position = endgamePosition(summary.material, squares, color).value();
                QVERIFY2(pliesToTheEnd(position) == longest.plies, toFen(position).c_str());
            }
        }
    }

    void legalMovesAreRankedBestFirst() {
        Random random(1);
        for (const EndgameMaterial& material : allEndgames()) {
            for (int i = 0; i < 50; ++i) {
                const Position position = randomEndgamePosition(material, random);
                const auto moves = ranked(position);
                const MoveList legal = legalMoves(position);
                QCOMPARE(static_cast<int>(moves.size()), legal.size());
                for (std::size_t k = 0; k < moves.size(); ++k) {
                    QVERIFY(legal.contains(moves[k].move));
                    if (k == 0) continue;
                    const EndgameValue& better = moves[k - 1].value;
                    const EndgameValue& worse = moves[k].value;
                    QVERIFY(better.outcome <= worse.outcome);
                    if (better.outcome != worse.outcome) continue;
                    QVERIFY(better.outcome == EndgameOutcome::Win ? better.pliesToMate <= worse.pliesToMate
                                                                  : better.pliesToMate >= worse.pliesToMate);
                }
                if (!moves.empty())
                    QCOMPARE(moves.front().value, EndgameTables::builtIn().probe(position).value());
            }
        }
    }

    void underpromotionIsFound() {
        // Saavedra 1895: after 1.c8=Q Rc4+ 2.Qxc4 Black is stalemated.
        const auto moves = ranked("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
        QCOMPARE(moves.front().move, Move::promotion(C7, C8, Rook));
        QCOMPARE(moves.front().value.outcome, EndgameOutcome::Win);
        for (const EndgameMove& other : moves)
            if (other.move == Move::promotion(C7, C8, Queen))
                QCOMPARE(other.value.outcome, EndgameOutcome::Draw);
    }

    void unknownPositionsHaveNoRanks() {
        const auto position =
            Position::fromFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").value();
        QVERIFY(!rankedMoves(EndgameTables::builtIn(), position));
        // The tables have no castling rights, even though the first move loses them.
        QVERIFY(!rankedMoves(EndgameTables::builtIn(),
                             Position::fromFen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").value()));
    }

    void checkmatedSideHasNoMoves() { QVERIFY(ranked("R6k/8/6K1/8/8/8/8/8 b - - 0 1").empty()); }
};

PLYGLASS_TEST(EndgameMovesTest);
#include "endgame_moves_test.moc"
