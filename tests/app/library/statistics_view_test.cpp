// The statistics page, and the way from a chart to its games.
#include <QSignalSpy>

#include "app/viewmodels/library/library_view_model.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::keepReport;
using plyglass::testing::OwnShelf;
using Picture = StatisticsViewModel::Picture;

namespace {

/// The page on a library.
struct FiguresPage {
    explicit FiguresPage(const OwnShelf& shelf) : games(shelf.file()), library(games) {}

    void read() {
        QSignalSpy changed(&figures, &StatisticsViewModel::changed);
        figures.begin();
        if (!changed.wait()) qFatal("the figures do not come");
    }
    QVariant value(RowsModel* rows, int row, const char* role) { return rows->value(row, role); }

    GameLibrary games;
    LibraryViewModel library;
    StatisticsViewModel& figures = *library.statistics();
};

}  // namespace

class StatisticsViewTest : public QObject {
    Q_OBJECT

  private slots:
    void emptyLibraryShowsNothing() {
        const OwnShelf shelf;
        FiguresPage page(shelf);
        QVERIFY(!page.figures.isReady());
        page.read();
        QVERIFY(page.figures.isReady());
        QCOMPARE(page.figures.games(), 0);
        QVERIFY(page.figures.ratingText().isEmpty() && page.figures.accuracyText().isEmpty());
        QCOMPARE(page.figures.levels()->count(), 0);
        QCOMPARE(page.figures.rating()->count(), 0);
        QSignalSpy wanted(&page.figures, &StatisticsViewModel::gamesRequested);
        for (const Picture picture : {Picture::Rating, Picture::Accuracy, Picture::Levels, Picture::Colors,
                                      Picture::Openings, Picture::Lengths, Picture::Lost})
            for (const int row : {-1, 0, 1, 99}) page.figures.show(picture, row);
        QCOMPARE(wanted.size(), 0);
    }

    void oneGameAppearsInAllCharts() {
        OwnShelf shelf;
        shelf.add({.level = 4, .moves = "1. e4 e5 2. Nf3"});
        keepReport(shelf.file(), "1. e4 e5 2. Nf3", {0, 0, 0, 0});
        FiguresPage page(shelf);
        page.read();
        QCOMPARE(page.figures.games(), 1);
        QVERIFY2(page.figures.summary().contains("1 won"), qPrintable(page.figures.summary()));
        QVERIFY(!page.figures.ratingText().isEmpty());
        QCOMPARE(page.figures.ratingDays().size(), 1);
        QCOMPARE(page.figures.accuracyText(), QString("100\u202F%"));
        QCOMPARE(page.figures.levels()->count(), 1);
        QVERIFY(page.value(page.figures.levels(), 0, "name").toString().startsWith("Dora"));
        QCOMPARE(page.value(page.figures.levels(), 0, "score").toDouble(), 1.0);
        QVERIFY(page.value(page.figures.levels(), 0, "low").toDouble() < 0.3);
        QCOMPARE(page.value(page.figures.colors(), 1, "score").toDouble(), -1.0);
        QCOMPARE(page.figures.lost()->count(), 3);
        QVERIFY(page.figures.lostCaption().contains("No game"));
    }

    void lowRatingHasNoFigure() {
        OwnShelf shelf;
        for (const char* const date : {"2026.11.02", "2026.11.03", "2026.11.04", "2026.11.05", "2026.11.06"})
            shelf.add({.level = 1, .result = "0-1", .date = date});
        FiguresPage page(shelf);
        page.read();
        QCOMPARE(page.figures.ratingText(), QString("below 100"));
        QVERIFY(page.figures.ratingErrorText().isEmpty());
        QCOMPARE(page.figures.rating()->rowCount(), 1);
    }

    void chartLeadsToItsGames() {
        OwnShelf shelf;
        const auto first = shelf.add({.level = 4});
        shelf.add({.person = Black, .level = 5, .date = "2026.11.07"});
        FiguresPage page(shelf);
        page.library.begin();
        page.read();
        QTRY_COMPARE(page.library.games()->count(), 2);
        page.library.setWords("nobody");
        QSignalSpy listRequested(&page.library, &LibraryViewModel::listRequested);
        page.figures.show(Picture::Levels, 0);
        QCOMPARE(listRequested.size(), 1);
        QVERIFY(page.library.words().isEmpty() && page.library.isFiltered());
        QVERIFY2(page.library.onlyTitle().contains("Dora"), qPrintable(page.library.onlyTitle()));
        QTRY_COMPARE(page.library.games()->count(), 1);
        QCOMPARE(page.library.games()->gameAt(0), first);
        page.figures.show(Picture::Rating, 1);
        QVERIFY2(page.library.onlyTitle().contains("2026"), qPrintable(page.library.onlyTitle()));
        QTRY_VERIFY(page.library.games()->gameAt(0) != first);
        page.library.showAll();
        QVERIFY(page.library.onlyTitle().isEmpty() && !page.library.isFiltered());
        QTRY_COMPARE(page.library.games()->count(), 2);
        page.figures.show(Picture::Colors, 1);
        page.library.clearFilters();
        QVERIFY(page.library.onlyTitle().isEmpty());
    }

    void statisticsFollowTheLibrary() {
        OwnShelf shelf;
        shelf.add({});
        FiguresPage page(shelf);
        page.read();
        shelf.add({.result = "0-1"});
        emit page.games.changed();
        QTRY_COMPARE(page.figures.games(), 2);
    }

    void exclusionsAreReported() {
        OwnShelf shelf;
        shelf.add({});
        shelf.add({.opponent = "random"});
        shelf.add({.opponent = "computer level=77"});
        FiguresPage page(shelf);
        page.read();
        QVERIFY2(page.figures.ratingCaption().contains("unknown strength"),
                 qPrintable(page.figures.ratingCaption()));
        QVERIFY2(page.figures.problem().contains("1"), qPrintable(page.figures.problem()));
    }
};

PLYGLASS_TEST(StatisticsViewTest);
#include "statistics_view_test.moc"
