// The six standard perft positions, to about a hundred million leaves. Counts from the Chess Programming
// Wiki, "Perft Results".

#include "engine/chess/perft.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Reduced depth without optimization or with sanitizers, which are fifty times slower.
#ifdef NDEBUG
constexpr int kDeepest = 7;
constexpr quint64 kMaxLeaves = 1'000'000'000;
#else
constexpr int kDeepest = 4;
constexpr quint64 kMaxLeaves = 500'000;
#endif

constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr const char* kEndgame = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
constexpr const char* kPromotions = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
constexpr const char* kDiscoveries = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
constexpr const char* kMiddleGame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

struct Count {
    const char* name;
    const char* fen;
    int depth;
    quint64 leaves;
};

constexpr Count kCounts[] = {
    {"start position", kStartFen, 1, 20},
    {"start position", kStartFen, 2, 400},
    {"start position", kStartFen, 3, 8902},
    {"start position", kStartFen, 4, 197281},
    {"start position", kStartFen, 5, 4865609},
    {"start position", kStartFen, 6, 119060324},
    {"Kiwipete", kKiwipete, 1, 48},
    {"Kiwipete", kKiwipete, 2, 2039},
    {"Kiwipete", kKiwipete, 3, 97862},
    {"Kiwipete", kKiwipete, 4, 4085603},
    {"Kiwipete", kKiwipete, 5, 193690690},
    {"rook endgame", kEndgame, 1, 14},
    {"rook endgame", kEndgame, 2, 191},
    {"rook endgame", kEndgame, 3, 2812},
    {"rook endgame", kEndgame, 4, 43238},
    {"rook endgame", kEndgame, 5, 674624},
    {"rook endgame", kEndgame, 6, 11030083},
    {"rook endgame", kEndgame, 7, 178633661},
    {"promotions", kPromotions, 1, 6},
    {"promotions", kPromotions, 2, 264},
    {"promotions", kPromotions, 3, 9467},
    {"promotions", kPromotions, 4, 422333},
    {"promotions", kPromotions, 5, 15833292},
    {"promotions", kPromotions, 6, 706045033},
    {"discoveries", kDiscoveries, 1, 44},
    {"discoveries", kDiscoveries, 2, 1486},
    {"discoveries", kDiscoveries, 3, 62379},
    {"discoveries", kDiscoveries, 4, 2103487},
    {"discoveries", kDiscoveries, 5, 89941194},
    {"middle game", kMiddleGame, 1, 46},
    {"middle game", kMiddleGame, 2, 2079},
    {"middle game", kMiddleGame, 3, 89890},
    {"middle game", kMiddleGame, 4, 3894594},
    {"middle game", kMiddleGame, 5, 164075551},
};

}  // namespace

class PerftTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesPublishedPerft_data() {
        const TestRows<std::string, int, quint64> row;
        for (const Count& count : kCounts)
            if (count.depth <= kDeepest && count.leaves <= kMaxLeaves)
                row(qPrintable(QString("%1, depth %2").arg(count.name).arg(count.depth)), count.fen,
                    count.depth, count.leaves);
    }

    void matchesPublishedPerft() {
        const auto [fen, depth, leaves] = testRow<std::string, int, quint64>();
        Position position = *Position::fromFen(fen);
        QCOMPARE(quint64(perft(position, depth)), leaves);
    }

    void positionIsRestored() {
        Position position = *Position::fromFen(kKiwipete);
        const Position before = position;
        perft(position, 3);
        QVERIFY(position == before);
    }

    void depthZeroCountsOne() {
        Position position = Position::start();
        QCOMPARE(quint64(perft(position, 0)), quint64(1));
    }

    void divideSumsToPerft() {
        Position position = *Position::fromFen(kPromotions);
        quint64 sum = 0;
        const auto rows = perftDivide(position, 4);
        for (const DivideRow& row : rows) sum += row.leaves;
        QCOMPARE(rows.size(), std::size_t(6));
        QCOMPARE(sum, quint64(422333));
    }

    void divideAtDepthOneGivesOneEach() {
        Position position = Position::start();
        const auto rows = perftDivide(position, 1);
        QCOMPARE(rows.size(), std::size_t(20));
        for (const DivideRow& row : rows) QCOMPARE(quint64(row.leaves), quint64(1));
    }
};

PLYGLASS_TEST(PerftTest);
#include "perft_test.moc"
