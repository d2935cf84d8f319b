// Probing Syzygy files by Fathom: mapping of squares, colours, en passant squares and counters, and of the
// results.
#include <fmt/format.h>

#include <QTemporaryDir>

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

using enum SyzygyVerdict;

/// True for most positions, except for captures, which the reader resolves.
const ConstantTable kTables[] = {
    {"KQvK", Win, Loss}, {"KRvK", Win, Loss},   {"KBvK", Draw, Draw},  {"KNvK", Draw, Draw},
    {"KPvK", Win, Loss}, {"KPvKP", Draw, Draw}, {"KRvKR", Draw, Draw},
};

constexpr const char* kQueenWins = "8/8/8/4k3/8/8/Q7/7K w - - {} 200";
constexpr const char* kPawnWins = "8/8/8/4k3/P7/8/8/7K w - - {} 200";

/// Must live while its tables are probed.
struct OpenFolder {
    explicit OpenFolder(TableFiles files = TableFiles::ResultsAndDistances) {
        for (const ConstantTable& table : kTables) writeConstantTable(folder.path(), table, files);
        tables = openSyzygyTables(folder.path().toStdString()).value();
    }
    QTemporaryDir folder;
    std::shared_ptr<const SyzygyTables> tables;
};

Position positionFrom(const std::string& fen) { return Position::fromFen(fen).value(); }
Position positionAt(const char* fen, int counter) {
    return positionFrom(fmt::format(fmt::runtime(fen), counter));
}

bool canTake(const Position& position) {
    for (const Move move : legalMoves(position))
        if (position.isCapture(move)) return true;
    return false;
}

Position queenAgainstKing(Random& random) {
    return randomEndgamePosition(EndgameMaterial::fromName("KQK").value(), random);
}

bool queenIsToMove(const Position& position) { return position.pieces(position.sideToMove(), Queen) != 0; }

SyzygyVerdict verdictOf(const std::vector<SyzygyMove>& moves, const Position& position, const char* uci) {
    const Move move = parseUci(position, uci).value();
    const auto known = std::ranges::find(moves, move, &SyzygyMove::move);
    if (known == moves.end()) qFatal("no move %s", uci);
    return known->verdict;
}

SyzygyVerdict verdictOf(const OpenFolder& open, const Position& position, const char* uci) {
    return verdictOf(open.tables->rankedMoves(position, false).value(), position, uci);
}

}  // namespace

class SyzygyFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void tablesAreCounted() {
        const OpenFolder open;
        QCOMPARE(open.tables->maxMen(), 4);
        QCOMPARE(open.tables->tableCount(), static_cast<int>(std::size(kTables)));
        const QTemporaryDir second;
        writeConstantTable(second.path(), {"KQvK", Win, Loss});
        writeConstantTable(second.path(), {"KQvKR", Win, Loss});
        const QString both = open.folder.path() + ':' + second.path();
        QCOMPARE(openSyzygyTables(both.toStdString()).value()->tableCount(),
                 static_cast<int>(std::size(kTables)) + 1);
    }

    void queenWinsUnlessCaptured() {
        const OpenFolder open;
        Random random(1);
        int taken = 0;
        for (int i = 0; i < 4000; ++i) {
            const Position position = queenAgainstKing(random);
            if (!hasLegalMove(position)) continue;
            const bool isTaken = !queenIsToMove(position) && canTake(position);
            const auto expected = isTaken                   ? EndgameOutcome::Draw
                                  : queenIsToMove(position) ? EndgameOutcome::Win
                                                            : EndgameOutcome::Loss;
            taken += isTaken;
            QCOMPARE(open.tables->probe(position), std::optional(expected));
        }
        QVERIFY(taken > 20);
    }

    void everyMoveIsRanked() {
        const OpenFolder open;
        Random random(2);
        int gifts = 0;
        for (int i = 0; i < 1000; ++i) {
            const Position position = queenAgainstKing(random);
            if (!queenIsToMove(position)) continue;
            const auto moves = open.tables->rankedMoves(position, false);
            QVERIFY(moves);
            QCOMPARE(static_cast<int>(moves->size()), legalMoves(position).size());
            for (const SyzygyMove& move : *moves) {
                Position after = position;
                after.play(move.move);
                const bool isStalemate = !hasLegalMove(after) && !after.inCheck();
                if (isStalemate) continue;  // unknown to these tables
                gifts += canTake(after);
                QCOMPARE(move.verdict, canTake(after) ? Draw : Win);
            }
        }
        QVERIFY(gifts > 20);
    }

    void promotionPiecesAreMapped() {
        const OpenFolder open;
        for (const bool isBlack : {false, true}) {
            const Position position =
                positionFrom(isBlack ? "8/8/8/8/8/2k5/7p/K7 b - - 0 1" : "k7/7P/2K5/8/8/8/8/8 w - - 0 1");
            const std::string push = isBlack ? "h2h1" : "h7h8";
            const std::pair<char, SyzygyVerdict> rows[] = {{'q', Win}, {'r', Win}, {'b', Draw}, {'n', Draw}};
            for (const auto& [piece, verdict] : rows)
                QCOMPARE(verdictOf(open, position, (push + piece).c_str()), verdict);
        }
    }

    void enPassantIsMapped() {
        const OpenFolder open;
        const Position position = positionFrom("8/8/8/k2pP3/8/8/8/7K w - d6 0 1");
        QCOMPARE(open.tables->probe(position), std::optional(EndgameOutcome::Win));
        QCOMPARE(verdictOf(open, position, "e5d6"), Win);
        QCOMPARE(verdictOf(open, position, "h1g1"), Draw);
        const Position tooLate = positionFrom("8/8/8/k2pP3/8/8/8/7K w - - 0 1");
        QCOMPARE(open.tables->probe(tooLate), std::optional(EndgameOutcome::Draw));
    }

    void missingTableIsUnknown() {
        const OpenFolder open;
        const Position position = positionFrom("8/8/8/4k3/8/1r6/1q6/7K b - - 0 1");
        QVERIFY(!open.tables->probe(position));
        QVERIFY(!open.tables->rankedMoves(position, false));
    }

    /// The queen's move, the reply, and the last ply of the phase: three plies.
    void quietMoveWinsWithinFiftyMoves() {
        const OpenFolder open;
        const std::pair<int, SyzygyVerdict> rows[] = {
            {0, Win},         {96, Win},        {97, MaybeWin},   {98, CursedWin},  {99, CursedWin},
            {100, CursedWin}, {150, CursedWin}, {253, CursedWin}, {254, CursedWin}, {255, CursedWin},
            {256, CursedWin}, {300, CursedWin}, {355, CursedWin}, {511, CursedWin}, {512, CursedWin},
        };
        for (const auto& [counter, verdict] : rows)
            QCOMPARE(verdictOf(open, positionAt(kQueenWins, counter), "a2a7"), verdict);
    }

    void zeroingMoveWinsAtAnyCount() {
        const OpenFolder open;
        const Position takes = positionFrom("8/8/8/4k3/8/8/1q6/K7 w - - 0 1");
        QCOMPARE(verdictOf(open, takes, "a1b2"), Draw);
        for (const int counter : {0, 97, 98, 99, 100, 101, 255, 256, 300}) {
            const auto at = [counter](const char* fen) { return positionAt(fen, counter); };
            QCOMPARE(verdictOf(open, at("8/8/8/4k3/8/8/rR6/K7 w - - {} 200"), "b2a2"), Win);
            QCOMPARE(verdictOf(open, at("8/8/8/4k3/8/8/rR6/K7 w - - {} 200"), "a1a2"), Win);
            QCOMPARE(verdictOf(open, at(kPawnWins), "a4a5"), Win);
            QCOMPARE(verdictOf(open, at("k7/8/1K6/8/8/8/8/6Q1 w - - {} 200"), "g1g8"), Win);
            QCOMPARE(verdictOf(open, at("8/8/8/8/8/6pk/6P1/7K b - - {} 200"), "h3h4"), Draw);
        }
    }

    void lateLossIsADraw() {
        const OpenFolder open;
        const std::pair<int, SyzygyVerdict> rows[] = {{0, Loss},          {97, Loss},
                                                      {98, MaybeLoss},    {99, BlessedLoss},
                                                      {100, BlessedLoss}, {256, BlessedLoss}};
        for (const auto& [counter, verdict] : rows)
            QCOMPARE(verdictOf(open, positionAt("8/8/8/4k3/8/8/1q6/7K w - - {} 200", counter), "h1g1"),
                     verdict);
    }

    /// Results hold for a new count, not after a quiet move.
    void quietMoveMayWinWithoutDistances() {
        const OpenFolder open(TableFiles::Results);
        for (const int counter : {0, 1, 50, 99, 100, 256}) {
            QCOMPARE(verdictOf(open, positionAt(kQueenWins, counter), "a2a7"), MaybeWin);
            QCOMPARE(verdictOf(open, positionAt(kPawnWins, counter), "h1g1"), MaybeWin);
            QCOMPARE(verdictOf(open, positionAt(kPawnWins, counter), "a4a5"), Win);
            const Position lost = positionAt("8/8/8/4k3/8/8/1q6/7K w - - {} 200", counter);
            QCOMPARE(verdictOf(open, lost, "h1g1"), MaybeLoss);
            const Position taken = positionAt("8/8/8/4k3/8/8/1q6/K7 w - - {} 200", counter);
            QCOMPARE(verdictOf(open, taken, "a1b2"), Draw);
        }
    }

    void certainWinsRankFirst() {
        const OpenFolder open(TableFiles::Results);
        const Position position = positionAt(kPawnWins, 30);
        const auto ranked = open.tables->rankedMoves(position, false).value();
        QCOMPARE(ranked.front().move, parseUci(position, "a4a5").value());
        QCOMPARE(static_cast<int>(movesThatKeepTheResult(ranked).size()), 1);
    }
};

PLYGLASS_TEST(SyzygyFilesTest);
#include "syzygy_files_test.moc"
