// Verdicts of figures.
#include "engine/lab/reproductions/figures.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr std::size_t kPublished = 1;
constexpr std::size_t kMustBe = 2;
constexpr std::size_t kHere = 3;
constexpr std::size_t kRatio = 4;
constexpr std::size_t kTime = 5;
constexpr std::size_t kVerdict = 6;

FigureTable emptyTable() { return {"A table", "A caption."}; }

}  // namespace

class FiguresTest : public QObject {
    Q_OBJECT

  private slots:
    void exactFigureMustBeEqual() {
        FigureTable figures = emptyTable();
        figures.exact({"equal", 12}, {43886}, {43886});
        figures.exact({"one too many", 12}, {43886}, {43887});
        figures.exact({"one too few", 12}, {43886}, {43885});
        const Table table = figures.take();
        QCOMPARE(table.rows[0][kVerdict].verdict, Verdict::Good);
        QCOMPARE(table.rows[0][kRatio].text, std::string("="));
        QCOMPARE(table.rows[0][kTime].text, std::string("12 ms"));
        QCOMPARE(table.rows[1][kVerdict].verdict, Verdict::Bad);
        QCOMPARE(table.rows[2][kVerdict].verdict, Verdict::Bad);
    }

    void belowIsStrict() {
        FigureTable figures = emptyTable();
        figures.below({"less"}, "below", {10}, {9});
        figures.below({"equal"}, "below", {10}, {10});
        figures.below({"more"}, "below", {10}, {11});
        const Table table = figures.take();
        QCOMPARE(table.rows[0][kPublished].text, std::string("–"));
        QCOMPARE(table.rows[0][kMustBe].text, std::string("below 10"));
        QCOMPARE(table.rows[0][kVerdict].verdict, Verdict::Good);
        QCOMPARE(table.rows[1][kVerdict].verdict, Verdict::Bad);
        QCOMPARE(table.rows[2][kVerdict].verdict, Verdict::Bad);
    }

    void shownFiguresHaveNoVerdict() {
        FigureTable figures = emptyTable();
        figures.shown({"half"}, {10}, {5});
        figures.shown({"from nothing"}, {0}, {5});
        const Table table = figures.take();
        QCOMPARE(table.count(Verdict::Shown), 2);
        QCOMPARE(table.count(Verdict::Good) + table.count(Verdict::Bad), 0);
        QCOMPARE(table.rows[0][kRatio].text, std::string("×0.500"));
        QCOMPARE(table.rows[0][kTime].text, std::string());
        QCOMPARE(table.rows[1][kRatio].text, std::string());
    }

    void claimIsGoodIfTrue() {
        FigureTable figures = emptyTable();
        figures.claim({"yes"}, "must", "does", true);
        figures.claim({"no"}, "must", "does not", false);
        const Table table = figures.take();
        QCOMPARE(table.rows[0][kVerdict].verdict, Verdict::Good);
        QCOMPARE(table.rows[1][kVerdict].verdict, Verdict::Bad);
    }

    void unitsAreFormatted() {
        FigureTable figures = emptyTable();
        figures.exact({"utility"}, {-125, Unit::Centipawns}, {-75, Unit::Centipawns});
        figures.shown({"share"}, {54, Unit::Percent}, {149, Unit::Percent});
        figures.exact({"mate"}, {3, Unit::MateMoves}, {0, Unit::MateMoves});
        const Table table = figures.take();
        QCOMPARE(table.rows[0][kPublished].text, std::string("−1.25"));
        QCOMPARE(table.rows[0][kHere].number.value(), -0.75);
        QCOMPARE(table.rows[0][kRatio].text, std::string("+0.50"));
        QCOMPARE(table.rows[1][kPublished].text, std::string("54 %"));
        QCOMPARE(table.rows[1][kRatio].text, std::string("+95"));
        QCOMPARE(table.rows[2][kPublished].text, std::string("mate in 3"));
        QCOMPARE(table.rows[2][kHere].text, std::string("no mate found"));
    }

    void chartPairsAreListed() {
        FigureTable counts("Title", "Caption.");
        counts.exact({"nodes"}, {43886}, {43886});
        counts.shown({"fewer"}, {37144}, {28625});
        counts.exact({"utility"}, {-125, Unit::Centipawns}, {-125, Unit::Centipawns});
        counts.below({"bound"}, "below ours,", {10}, {9});
        const Table first = counts.take();
        QVERIFY(first.pairsAreCounts);
        QCOMPARE(first.pairs.size(), std::size_t(2));
        QCOMPARE(first.pairs[1].label, std::string("fewer"));
        QCOMPARE(*first.pairs[1].published.number, 37144.0);
        QCOMPARE(*first.pairs[1].ours.number, 28625.0);
        // Without positive counts the other numbers are charted.
        FigureTable others("Title", "Caption.");
        others.exact({"differences"}, {0}, {0});
        others.exact({"utility"}, {-125, Unit::Centipawns}, {-125, Unit::Centipawns});
        const Table second = others.take();
        QVERIFY(!second.pairsAreCounts);
        QCOMPARE(second.pairs.size(), std::size_t(1));
        QCOMPARE(*second.pairs[0].ours.number, -1.25);
    }
};

PLYGLASS_TEST(FiguresTest);
#include "figures_test.moc"
