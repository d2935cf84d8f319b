// Chess960 start positions and their numbers.
#include <set>
#include <string>

#include "engine/chess/chess960.h"
#include "engine/chess/fen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// "BBQNNRKR".
std::string firstRank(const Position& position) {
    const std::string placement = toPlacement(position);
    return placement.substr(placement.rfind('/') + 1);
}

}  // namespace

class Chess960StartTest : public QObject {
    Q_OBJECT
  private slots:
    void knownNumbersGiveKnownPositions_data() {
        QTest::addColumn<QString>("rank");
        // From the published table.
        for (const auto& [number, rank] : {std::pair{0, "BBQNNRKR"},
                                           {1, "BQNBNRKR"},
                                           {518, "RNBQKBNR"},
                                           {534, "RNBKQBNR"},
                                           {959, "RKRNNQBB"}})
            QTest::addRow("%d", number) << rank;
    }
    void knownNumbersGiveKnownPositions() {
        QFETCH(const QString, rank);
        const int number = QString(QTest::currentDataTag()).toInt();
        QCOMPARE(QString::fromStdString(firstRank(chess960Start(number))), rank);
    }

    void numbersAreUniqueAndInvertible() {
        std::set<std::string> ranks;
        for (int number = 0; number < kChess960Starts; ++number) {
            const Position start = chess960Start(number);
            const std::string rank = firstRank(start);
            ranks.insert(rank);
            QCOMPARE(chess960Number(start), std::optional(number));
            QVERIFY(rank.find('R') < rank.find('K') && rank.find('K') < rank.rfind('R'));
            QVERIFY((rank.find('B') + rank.rfind('B')) % 2 == 1);
        }
        QCOMPARE(ranks.size(), std::size_t{kChess960Starts});
        QVERIFY(chess960Start(kOrdinaryStart) == Position::start());
    }

    void otherPositionsHaveNoNumber() {
        for (const char* fen :
             {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
              "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"})
            QVERIFY2(!chess960Number(*Position::fromFen(fen)), fen);
    }
};

PLYGLASS_TEST(Chess960StartTest);
#include "chess960_start_test.moc"
