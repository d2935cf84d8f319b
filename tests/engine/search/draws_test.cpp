// Repetition, fifty-move rule and dead positions in the search.
#include <algorithm>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/search/reversible_moves.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

Techniques fullWith(bool repetition) {
    Techniques techniques = preset("full");
    techniques.repetition = repetition;
    techniques.scoreScaling = false;
    return techniques;
}

/// The start position with a game history: the knights move out and back, `rounds` times.
SearchRequest afterKnightDances(int rounds) {
    SearchRequest request;
    request.techniques = preset("full");
    request.hashMib = 1;
    request.limits.depth = 1;
    for (int round = 0; round < rounds; ++round)
        for (const char* move : {"Nf3", "Nf6", "Ng1", "Ng8"}) {
            request.gameKeys.push_back(request.position.key());
            if (!request.position.play(parseSan(request.position, move).value())) qFatal("%s", move);
        }
    return request;
}

}  // namespace

class DrawsTest : public QObject {
    Q_OBJECT

  private slots:
    void perpetualCheckSavesALostGame() {
        // White is a rook down and about to be mated, but 1.Qe8+ Kh7 2.Qh5+ Kg8 repeats forever.
        const char* fen = "6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1";
        const SearchResult seen = searchFresh(requestOf(fen, fullWith(true), 6));
        QCOMPARE(seen.info.score, kDrawScore);
        QVERIFY(seen.info.statistics[Counter::Repetitions] > 0);
        const SearchResult blind = searchFresh(requestOf(fen, fullWith(false), 6));
        QVERIFY(blind.info.score < 0);
        QCOMPARE(blind.info.statistics[Counter::Repetitions], std::uint64_t{0});
    }

    /// With all techniques, and without repetition detection.
    void lineEndsWithTheGame_data() {
        const TestRows<SearchRequest> row;
        for (const bool repetition : {true, false}) {
            const auto name = [repetition](const char* what) {
                return QByteArray(what) + (repetition ? "" : ", blind");
            };
            const auto add = [&](const char* what, const char* fen, int depth) {
                row(name(what), requestOf(fen, fullWith(repetition), depth));
            };
            add("fifty moves", "8/8/4k3/8/8/3QK3/8/8 w - - 97 120", 8);
            add("fifty moves over", "8/8/4k3/8/8/3QK3/8/8 w - - 100 120", 4);
            add("too little material", "8/8/8/8/3k4/8/3p4/3K4 w - - 0 1", 8);
            add("check without end", "6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1", 10);
            SearchRequest dance = afterKnightDances(2);
            dance.techniques.repetition = repetition;
            dance.limits.depth = 8;
            row(name("a game that repeats itself"), dance);
        }
    }
    void lineEndsWithTheGame() {
        const auto [given] = testRow<SearchRequest>();
        SearchRequest request = given;
        request.multiPv = 3;
        Searcher searcher;
        int lines = 0;
        const auto check = [&](const std::vector<Move>& pv) {
            ++lines;
            Position position = request.position;
            std::vector<std::uint64_t> keys = request.gameKeys;
            keys.push_back(position.key());
            for (std::size_t i = 0; i < pv.size(); ++i) {
                QVERIFY(position.play(pv[i]).has_value());
                keys.push_back(position.key());
                const bool isOver = std::count(keys.begin(), keys.end(), position.key()) >= 3 ||
                                    position.halfmoveClock() >= 100 || position.hasInsufficientMaterial() ||
                                    !hasLegalMove(position);
                QVERIFY2(!isOver || i + 1 == pv.size(), "the line goes on");
            }
        };
        const auto result = searcher.search(request, [&](const SearchInfo& info) {
            for (const RootLine& line : info.lines) check(line.pv);
            for (const RootLine& line : info.linesSoFar) check(line.pv);
            check(info.pv);
        });
        QVERIFY(!result.bestMove.isNull() && lines > 0);
    }

    void gamePositionsDrawAtThirdOccurrence() {
        Searcher searcher;
        QCOMPARE(searcher.search(afterKnightDances(1)).info.statistics[Counter::Repetitions],
                 std::uint64_t{0});
        // At the third occurrence of the position after 1.Nf3 the game is drawn.
        QCOMPARE(searcher.search(afterKnightDances(2)).info.statistics[Counter::Repetitions],
                 std::uint64_t{1});
    }

    void gameKeysMayEndWithTheRoot() {
        SearchRequest request = afterKnightDances(2);
        request.gameKeys.push_back(request.position.key());
        QCOMPARE(searchFresh(request).info.statistics[Counter::Repetitions], std::uint64_t{1});
    }

    void upcomingRepetitionIsDetected() {
        const char* fen = "6k1/6p1/8/7Q/8/8/qr6/7K w - - 0 1";
        for (const bool looksAhead : {false, true}) {
            Techniques techniques = preset("deep-blue");
            techniques.upcomingRepetition = looksAhead;
            const SearchResult result = searchFresh(requestOf(fen, techniques, 5));
            QCOMPARE(result.info.statistics[Counter::UpcomingRepetitions] > 0, looksAhead);
            QCOMPARE(result.info.score, kDrawScore);
        }
    }

    void cuckooTablesFindReversibleMoves() {
        Random random(5);
        for (int game = 0; game < 50; ++game) {
            Position position = Position::start();
            for (int ply = 0; ply < 120; ++ply) {
                const MoveList moves = legalMoves(position);
                if (moves.empty()) break;
                for (const Move move : moves) {
                    const bool isReversible = !position.isCapture(move) && !move.isCastling() &&
                                              typeOf(position.pieceAt(move.from())) != Pawn;
                    const Position after = position.after(move);
                    if (after.castling() != position.castling()) continue;
                    if (position.enPassant() != NoSquare) continue;
                    const auto found = kReversibleMoves.find(position.key() ^ after.key());
                    QCOMPARE(found.has_value(), isReversible);
                    if (found)
                        QCOMPARE(std::minmax(move.from(), move.to()),
                                 std::minmax(found->first, found->second));
                }
                (void)position.play(moves[static_cast<int>(random.below(moves.size()))]);
            }
        }
    }

    void theFiftyMoveRuleDrawsAWonEnding() {
        const char* fen = "8/8/8/3k4/8/8/8/R3K3 w - - 99 90";
        QCOMPARE(searchFresh(requestOf(fen, fullWith(true), 3)).info.score, kDrawScore);
        QCOMPARE(searchFresh(requestOf(fen, fullWith(false), 3)).info.score, 500);
    }

    void mateOnTheHundredthPlyIsMate() {
        const char* fen = "7k/8/6K1/8/8/8/8/R7 w - - 99 90";
        QCOMPARE(mateInMoves(searchFresh(requestOf(fen, fullWith(true), 3)).info.score), 1);
    }

    void deadPositionsScoreZero() {
        // Every capture by White removes the last enemy piece, and a bishop cannot mate.
        const char* fen = "8/8/8/8/8/k7/1r6/B1K5 w - - 0 1";
        for (const char* id : {"minimax", "alphabeta", "full"}) {
            const SearchResult result = searchFresh(requestOf(fen, preset(id), 1));
            QCOMPARE(result.info.score, kDrawScore);
        }
    }
};

PLYGLASS_TEST(DrawsTest);
#include "draws_test.moc"
