// Perft in Chess960: start positions by number, random middlegames with castling rights, and positions with
// difficult castling. Counts from Stockfish 15.1 (UCI_Chess960, "go perft").

#include "engine/chess/chess960.h"
#include "engine/chess/perft.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

#ifdef NDEBUG
constexpr quint64 kMaxLeaves = 30'000'000;
#else
constexpr quint64 kMaxLeaves = 300'000;
#endif

struct Count {
    const char* name;
    const char* fen;
    int depth;
    quint64 leaves;
};

constexpr const char* kStart0 = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
constexpr const char* kStart38 = "nnbqrbkr/pppppppp/8/8/8/8/PPPPPPPP/NNBQRBKR w HEhe - 0 1";
constexpr const char* kStart333 = "nrqbkrbn/pppppppp/8/8/8/8/PPPPPPPP/NRQBKRBN w FBfb - 0 1";
constexpr const char* kStart478 = "rnnkrbbq/pppppppp/8/8/8/8/PPPPPPPP/RNNKRBBQ w EAea - 0 1";
constexpr const char* kStart518 = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
constexpr const char* kStart692 = "rbbqknnr/pppppppp/8/8/8/8/PPPPPPPP/RBBQKNNR w HAha - 0 1";
constexpr const char* kStart959 = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1";
constexpr const char* kMixedStarts = "5rkr/pppppppp/8/8/8/8/PPPPPPPP/RKR5 w CAhf - 0 1";

constexpr Count kCounts[] = {
    {"start 0", kStart0, 4, 201143},
    {"start 0", kStart0, 5, 4975808},
    {"start 38", kStart38, 4, 162755},
    {"start 38", kStart38, 5, 3886854},
    {"start 333", kStart333, 4, 136027},
    {"start 333", kStart333, 5, 3156277},
    {"start 478", kStart478, 4, 197793},
    {"start 478", kStart478, 5, 4880447},
    {"start 518", kStart518, 4, 197281},
    {"start 518", kStart518, 5, 4865609},
    {"start 692", kStart692, 4, 199685},
    {"start 692", kStart692, 5, 4959379},
    {"start 959", kStart959, 4, 201143},
    {"start 959", kStart959, 5, 4973573},
    {"two different starts", kMixedStarts, 4, 236897},
    {"two different starts", kMixedStarts, 5, 5278120},
    {"middle game 397", "qrnbnkbr/p1p1p3/2p2p2/1p6/1PP1P1p1/8/P2P1PNP/1R1B1KBR b HB - 2 10", 5, 18076760},
    {"middle game 759", "rkbn2rq/pp3p1p/2p1Bnp1/7P/1PPp4/4PNP1/P2b1PQ1/RK1N2R1 b Aa - 1 15", 4, 1038569},
    {"middle game 327", "nrbqkr1b/pppp1p2/4p3/4N1p1/1PPn3p/P2PB3/2N1PPPP/2RQKR1B b Ffb - 3 13", 5, 15427721},
    {"middle game 325", "nr1b1rkn/p3ppp1/b2p3p/1p4PP/PP1pP3/1N6/R1P2P2/2BqQKRN b G - 0 13", 5, 25666009},
    {"middle game 257", "bnr1knq1/pp1ppp2/8/2p3p1/1b1P2p1/P1P2P2/1PB1PQ1N/BNR1K1R1 b Cc - 0 9", 4, 1208474},
    {"middle game 111", "q1rnkr1b/ppnpp1pp/2p1b3/5p1P/2P2PP1/4P3/PP1P4/QNRNKRBB w FCfc - 1 8", 5, 17712825},
    {"middle game 822", "rkb1qbrn/pp1p1pp1/4p3/2P4p/8/P1P2P2/P3P1PP/RKBNQBRN w ga - 0 8", 5, 8166713},
    {"middle game 826", "rknqb1rn/pppp4/5p1b/4p1pN/P5PP/1N3P2/KPPPP1B1/R2QB1R1 w ga - 3 11", 5, 20016437},
    {"middle game 854", "rn2rbnq/k1pp2p1/b3pp1p/pB6/3PNP2/PP2P3/2PN1QPP/RKB1R3 w EA - 2 15", 4, 1207053},
    {"the castling rook shields its king", "4k3/8/8/8/8/8/8/5KRr w G - 0 1", 3, 821},
    {"the castling rook shields its king", "4k3/8/8/8/8/8/8/5KRr w G - 0 1", 5, 199438},
    {"only the rook moves", "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w EAea - 0 1", 4, 285754},
    {"only the rook moves", "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w EAea - 0 1", 5, 7096972},
    {"rooks inside", "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9", 4, 287739},
    {"rooks inside", "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9", 5, 8652810},
    {"a queen beside the rooks", "rk6/8/8/8/8/8/8/q1RK2R1 w GCa - 0 1", 4, 155616},
    {"a queen beside the rooks", "rk6/8/8/8/8/8/8/q1RK2R1 w GCa - 0 1", 5, 3120137},
};

}  // namespace

class Chess960PerftTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesStockfishPerft_data() {
        const TestRows<std::string, int, quint64> row;
        for (const Count& count : kCounts)
            if (count.leaves <= kMaxLeaves)
                row(qPrintable(QString("%1, depth %2").arg(count.name).arg(count.depth)), count.fen,
                    count.depth, count.leaves);
    }

    void matchesStockfishPerft() {
        const auto [fen, depth, leaves] = testRow<std::string, int, quint64>();
        Position position = *Position::fromFen(fen);
        QCOMPARE(quint64(perft(position, depth)), leaves);
    }

    void startPositionNumbersAreStandard() {
        QVERIFY(chess960Start(518) == Position::start());
        QVERIFY(chess960Start(0) == *Position::fromFen(kStart0));
        QVERIFY(chess960Start(333) == *Position::fromFen(kStart333));
        QVERIFY(chess960Start(959) == *Position::fromFen(kStart959));
    }
};

PLYGLASS_TEST(Chess960PerftTest);
#include "chess960_perft_test.moc"
