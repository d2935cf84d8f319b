// Conditions for probing Syzygy tables, and invalid paths.
#include "engine/knowledge/endgames/syzygy_tables.h"

#include <QFile>
#include <QTemporaryDir>

#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/engine/knowledge/endgames/known_tables.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

Position syzygyPosition(const char* fen) { return Position::fromFen(fen).value(); }

/// A file of meaningless bytes.
void writeNonsense(const QString& path, int bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray(bytes, 'x')), bytes);
}

std::string errorOf(const QString& path) {
    const auto opened = openSyzygyTables(path.toStdString());
    return opened ? std::string() : opened.error().english;
}

}  // namespace

class SyzygyTablesTest : public QObject {
    Q_OBJECT

  private slots:
    void cursedWinsAndBlessedLossesAreDraws() {
        KnownTables tables;
        const Position position = syzygyPosition("8/8/8/8/8/2k5/8/KQ6 w - - 0 1");
        const std::pair<SyzygyVerdict, EndgameOutcome> rows[] = {
            {SyzygyVerdict::Win, EndgameOutcome::Win},
            {SyzygyVerdict::CursedWin, EndgameOutcome::Draw},
            {SyzygyVerdict::Draw, EndgameOutcome::Draw},
            {SyzygyVerdict::Loss, EndgameOutcome::Loss},
            {SyzygyVerdict::BlessedLoss, EndgameOutcome::Draw},
        };
        for (const auto& [verdict, outcome] : rows) {
            tables.set("8/8/8/8/8/2k5/8/KQ6 w - -", verdict);
            QCOMPARE(tables.probe(position), std::optional(outcome));
        }
    }

    void tooManyMenAreNotProbed() {
        const KnownTables tables(3);
        QVERIFY(tables.probe(syzygyPosition("8/8/8/8/8/2k5/8/KQ6 w - - 0 1")));
        QVERIFY(!tables.probe(syzygyPosition("8/8/8/3k4/8/8/8/KQR5 w - - 0 1")));
        QVERIFY(!tables.rankedMoves(syzygyPosition("8/8/8/3k4/8/8/8/KQR5 w - - 0 1"), false));
        QCOMPARE(tables.asked, 1);
        QCOMPARE(tables.rootsAsked, 0);
    }

    void castlingRightsAreNotProbed() {
        const KnownTables tables;
        const Position position = syzygyPosition("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        QVERIFY(!tables.probe(position));
        QVERIFY(!tables.rankedMoves(position, false));
        QCOMPARE(tables.asked + tables.rootsAsked, 0);
    }

    void resultsNeedAZeroClock() {
        const KnownTables tables;
        const Position position = syzygyPosition("8/8/8/8/8/2k5/8/KQ6 w - - 1 1");
        QVERIFY(!tables.probe(position));
        QCOMPARE(tables.asked, 0);
        QVERIFY(tables.rankedMoves(position, false));
    }

    void bestMovesRankFirst() {
        const KnownTables tables;
        const Position position = syzygyPosition("8/8/8/8/8/1k6/8/K1Q5 b - - 0 1");
        const auto ranked = tables.rankedMoves(position, false);
        QVERIFY(ranked);
        QCOMPARE(static_cast<int>(ranked->size()), legalMoves(position).size());
        for (std::size_t i = 1; i < ranked->size(); ++i) QVERIFY((*ranked)[i - 1].rank >= (*ranked)[i].rank);
    }

    void onlyBestMovesAreKept() {
        const Move a = Move::normal(A1, A2), b = Move::normal(A1, B1), c = Move::normal(A1, B2);
        using enum SyzygyVerdict;
        QVERIFY(
            (movesThatKeepTheResult({{a, Win, 1000}, {b, Win, 1000}, {c, Win, 990}}) == std::vector{a, b}));
        QVERIFY((movesThatKeepTheResult({{a, CursedWin, 20}, {b, Draw, 0}, {c, Loss, -1000}}) ==
                 std::vector{a, b}));
        QVERIFY((movesThatKeepTheResult({{a, BlessedLoss, -10}, {b, Loss, -900}, {c, Loss, -1000}}) ==
                 std::vector{a}));
        QVERIFY((movesThatKeepTheResult({{a, Loss, -950}, {b, Loss, -1000}}) == std::vector{a}));
        QVERIFY(movesThatKeepTheResult({}).empty());
    }

    void missingFolderIsNamed() {
        const QTemporaryDir folder;
        writeNonsense(folder.filePath("KQvK.rtbw"), 80);
        const QString missing = folder.filePath("nowhere");
        QVERIFY(errorOf(missing).find("nowhere") != std::string::npos);
        QVERIFY(errorOf(folder.path() + ':' + missing).find("nowhere\"") != std::string::npos);
        QVERIFY(errorOf(folder.filePath("KQvK.rtbw")).find("does not exist") != std::string::npos);
        QVERIFY(!errorOf("").empty());
    }

    void folderWithoutTablesIsRefused() {
        const QTemporaryDir folder;
        QVERIFY(errorOf(folder.path()).find(".rtbw") != std::string::npos);
        // Wrong size, and an invalid name.
        writeNonsense(folder.filePath("KQvK.rtbw"), 10);
        writeNonsense(folder.filePath("poem.rtbw"), 80);
        QVERIFY(errorOf(folder.path()).find("copied completely") != std::string::npos);
        writeNonsense(folder.filePath("KKvK.rtbw"), 80);
        QVERIFY(errorOf(folder.path()).find("can be used") != std::string::npos);
    }

    void damagedTableIsRefusedByName() {
        const QTemporaryDir folder;
        writeNonsense(folder.filePath("KQvK.rtbw"), 80);
        QVERIFY(errorOf(folder.path()).find("KQvK.rtbw is damaged") != std::string::npos);
    }

    void openingOtherTablesInvalidatesOldOnes() {
        const QTemporaryDir folder;
        writeConstantTable(folder.path(), {"KQvK", SyzygyVerdict::Win, SyzygyVerdict::Loss});
        const std::string path = folder.path().toStdString();
        const auto first = openSyzygyTables(path).value();
        const Position kings = syzygyPosition("8/8/8/8/8/2k5/8/K7 w - - 0 1");
        QCOMPARE(first->probe(kings), std::optional(EndgameOutcome::Draw));
        QVERIFY(!openSyzygyTables(path + "/nowhere"));
        QVERIFY(first->probe(kings));
        const auto second = openSyzygyTables(path).value();
        QVERIFY(!first->probe(kings));
        QVERIFY(second->probe(kings));
    }
};

PLYGLASS_TEST(SyzygyTablesTest);
#include "syzygy_tables_test.moc"
