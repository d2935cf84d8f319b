// Book check: bad moves are removed, and the built-in book passes.
#include "engine/lab/analysis/book_check.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

BookPosition bookPosition(const char* fen, std::initializer_list<const char*> moves) {
    BookPosition position{*Position::fromFen(fen), {}};
    for (const char* move : moves) position.moves.push_back({parseSan(position.position, move).value(), 5});
    return position;
}

}  // namespace

class BookCheckTest : public QObject {
    Q_OBJECT

  private slots:
    void losingMovesAreRemoved() {
        // After 1.f3 e5.
        std::vector<BookPosition> positions = {
            bookPosition("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", {"e4", "g4"})};
        checkBook(positions, {.nodes = 5000}, {});
        QVERIFY(positions[0].moves[0].weight > 0);
        QCOMPARE(positions[0].moves[1].weight, 0);
        QVERIFY(*positions[0].moves[1].evaluationCp < -10'000);
    }

    void weightsFollowEvidenceAndLoss() {
        const BookCheckOptions options{.maxLossCp = 60, .halfWeightCp = 20};
        QCOMPARE(bookWeight(8000, 0, options), 4000);
        QCOMPARE(bookWeight(1000, 0, options), 1000);
        QCOMPARE(bookWeight(1000, 20, options), 500);
        QCOMPARE(bookWeight(1000, 60, options), 125);
        QCOMPARE(bookWeight(1000, 61, options), 0);
        QCOMPARE(bookWeight(0, 0, options), 0);
        QCOMPARE(bookWeight(1, 60, options), 1);
        QCOMPARE(bookWeight(1'000'000'000, 0, options), kMaxBookWeight);
    }

    void resultIsIndependentOfThreads() {
        const auto checked = [](int threads) {
            std::vector<BookPosition> positions = {
                bookPosition("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {"e4", "a3", "g4"})};
            JobContext job;
            job.threads = threads;
            checkBook(positions, {.nodes = 3000}, job);
            return positions[0].moves;
        };
        QVERIFY(checked(1) == checked(3));
    }

    void unsearchedMovesHaveNoWeight() {
        std::vector<BookPosition> positions = {
            bookPosition("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {"e4"})};
        std::stop_source stopped;
        stopped.request_stop();
        JobContext job;
        job.stop = stopped.get_token();
        checkBook(positions, {}, job);
        QCOMPARE(positions[0].moves[0].weight, 0);
    }

    /// The book was checked by an earlier search; another one may differ by 30 more.
    void builtInBookPassesTheCheck() {
        std::vector<BookPosition> positions;
        for (const char* fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"}) {
            const Position position = *Position::fromFen(fen);
            positions.push_back({position, OpeningBook::builtIn()->movesAt(position)});
            QVERIFY(!positions.back().moves.empty());
        }
        checkBook(positions, {.nodes = 100'000, .maxLossCp = 75 + 30}, {});
        for (const BookPosition& position : positions)
            for (const BookMove& move : position.moves) QVERIFY(move.weight > 0);
    }
};

PLYGLASS_TEST(BookCheckTest);
#include "book_check_test.moc"
