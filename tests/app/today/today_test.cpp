// The day page: the game that waits, the last results with their days, the rating.
#include <QDate>

#include "tests/app/library/played/own_shelf.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::addToLibrary;
using plyglass::testing::OwnShelf;
using plyglass::testing::PlayedText;

namespace {

/// As in a PGN tag.
std::string dayBefore(int days) {
    return QDate::currentDate().addDays(-days).toString("yyyy.MM.dd").toStdString();
}

std::unique_ptr<LibraryConnection> libraryOf(const WindowUnderTest& window) {
    auto opened = LibraryConnection::open(window.directory.filePath("data/library.sqlite"));
    if (!opened) qFatal("%s", opened.error().english.c_str());
    return std::move(*opened);
}

/// The statistics of a library with these games.
OwnStatistics statisticsWith(const std::vector<PlayedText>& games) {
    OwnShelf shelf;
    for (const PlayedText& game : games) shelf.add(game);
    GameLibrary library(shelf.file());
    std::shared_ptr<const OwnStatistics> known;
    QObject::connect(&library, &GameLibrary::statisticsRead, &library,
                     [&](const auto& statistics) { known = statistics; });
    library.followStatistics(true);
    if (!QTest::qWaitFor([&] { return known != nullptr; }, kTimeoutMs)) qFatal("no statistics");
    return *known;
}

QString cell(TodayViewModel& today, int row, const char* role) {
    return today.results()->value(row, role).toString();
}

}  // namespace

class TodayTest : public QObject {
    Q_OBJECT

  private slots:
    void noGameWaitsBeforeTheFirstMoveAndAfterTheLast() {
        WindowUnderTest window(setupOf(person(), randomMover()));
        TodayViewModel& today = *window.app->today();
        QVERIFY(!today.isWaiting() && today.gameTitle().isEmpty() && today.gameText().isEmpty());
        QCOMPARE(today.board().placement, BoardPosition().placement);
        window.play("e2e4");
        QVERIFY(today.isWaiting());
        window.game().resign();
        QVERIFY(!today.isWaiting());
    }

    void gameThatWaitsIsTold() {
        WindowUnderTest window(setupOf(atLevel(computer(1), 4), person()));
        TodayViewModel& today = *window.app->today();
        QSignalSpy told(&today, &TodayViewModel::gameChanged);
        QVERIFY(window.waitForPly(1));
        window.play("a7a6");
        window.controller().setWaiting(true);
        const bool isWhiteToMove = window.controller().live()->ply() == 2;
        QVERIFY(!told.isEmpty());
        QVERIFY(today.isWaiting() && today.isFlipped());
        QCOMPARE(today.gameTitle(), QString("Against Dora"));
        QCOMPARE(today.gameText(),
                 isWhiteToMove ? QString("Move 2. Dora is to move.") : QString("Move 2. Your turn."));
        QCOMPARE(today.board().placement, window.game().board().placement);
        window.controller().setWaiting(false);
        QVERIFY(window.waitForPly(3));
        QCOMPARE(today.gameText(), QString("Move 2. Your turn."));
    }

    void twoPeopleAreToldByName() {
        GameSetup setup = setupOf(person(), person());
        setup.names = {"Mia", "Ben"};
        WindowUnderTest window(setup, {"e2e4"});
        QCOMPARE(window.app->today()->gameTitle(), QString("Mia against Ben"));
        QCOMPARE(window.app->today()->gameText(), QString("Move 1. Ben is to move."));
        QVERIFY(!window.app->today()->isFlipped());
    }

    void offeredGameIsTheOneThatWaits() {
        WindowUnderTest window(setupOf(person(), randomMover()), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        const QString placement = window.game().board().placement;
        window.close();
        window.open();
        TodayViewModel& today = *window.app->today();
        QVERIFY(window.game().resumeOffered());
        QCOMPARE(today.gameTitle(), QString("Against Random"));
        QCOMPARE(today.gameText(), QString("Move 2. Your turn."));
        QCOMPARE(today.board().placement, placement);
        today.resume();
        QVERIFY(!window.game().resumeOffered());
        QCOMPARE(window.game().board().placement, placement);
    }

    void nothingIsReadBeforeThePageIsShown() {
        WindowUnderTest window;
        TodayViewModel& today = *window.app->today();
        QTest::qWait(50);
        QVERIFY(!today.isReady() && today.ratingText().isEmpty() && today.ratingDays().isEmpty());
        today.begin();
        QTRY_VERIFY_WITH_TIMEOUT(today.isReady(), kTimeoutMs);
        QCOMPARE(today.results()->count(), 0);
        QVERIFY(today.ratingText().isEmpty());
        QCOMPARE(today.rating()->count(), 0);
        today.openResult(0);
        today.end();
    }

    void lastFiveResultsAreShownNewestFirst() {
        WindowUnderTest window;
        TodayViewModel& today = *window.app->today();
        const auto library = libraryOf(window);
        addToLibrary(*library, PlayedText{.date = "2020.01.02"}.pgn());
        addToLibrary(*library, PlayedText{.level = 1, .result = "0-1", .date = "2020.03.02"}.pgn());
        addToLibrary(*library, PlayedText{.person = Black, .level = 2, .date = "2020.04.02"}.pgn());
        addToLibrary(*library, PlayedText{.result = "1/2-1/2", .date = dayBefore(1)}.pgn());
        addToLibrary(*library,
                     PlayedText{.person = Black, .level = 5, .result = "0-1", .date = dayBefore(0)}.pgn());
        today.begin();
        QTRY_COMPARE_WITH_TIMEOUT(today.results()->count(), 5, kTimeoutMs);
        const QStringList expected{"Emil Won today", "Dora Draw yesterday", "Ben Lost 2 Apr 2020",
                                   "Anna Lost 2 Mar 2020", "Dora Won 2 Jan 2020"};
        for (int row = 0; row < 5; ++row) {
            const QString shown = cell(today, row, "opponent") + ' ' + cell(today, row, "resultText") + ' ' +
                                  cell(today, row, "whenText");
            QVERIFY2(shown.endsWith(expected[row].section(' ', 1)), qPrintable(shown));
        }
        QVERIFY(cell(today, 1, "opponent") == "Dora" && cell(today, 4, "opponent") == "Dora");
        QCOMPARE(cell(today, 0, "tone"), QString("good"));
        QCOMPARE(cell(today, 1, "tone"), QString("neutral"));
        QCOMPARE(cell(today, 2, "tone"), QString("bad"));
    }

    void pageFollowsTheLibraryWhileItIsShown() {
        WindowUnderTest window;
        TodayViewModel& today = *window.app->today();
        const auto library = libraryOf(window);
        today.begin();
        QTRY_VERIFY_WITH_TIMEOUT(today.isReady(), kTimeoutMs);
        // Another page that watches the library, and is left.
        window.app->library()->begin();
        window.app->library()->end();
        for (int count = 1; count <= 6; ++count) addToLibrary(*library, PlayedText{}.pgn());
        QTRY_COMPARE_WITH_TIMEOUT(today.results()->count(), 5, kTimeoutMs);
        today.end();
    }

    void resultOpensItsGame() {
        WindowUnderTest window;
        TodayViewModel& today = *window.app->today();
        const auto library = libraryOf(window);
        addToLibrary(*library, PlayedText{.date = dayBefore(3)}.pgn());
        addToLibrary(*library, PlayedText{.date = dayBefore(2), .moves = "1. d4 d5 2. c4"}.pgn());
        today.begin();
        QTRY_COMPARE_WITH_TIMEOUT(today.results()->count(), 2, kTimeoutMs);
        QSignalSpy opened(window.app.get(), &AppViewModel::gameOpened);
        for (const int row : {-1, 2}) today.openResult(row);
        today.openResult(0);
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, kTimeoutMs);
        QCOMPARE(window.game().plyCount(), 3);
        QVERIFY(window.game().opened());
        QVERIFY(!today.isWaiting());
    }

    void ratingIsRounded() {
        QCOMPARE(aboutRatingText(statisticsWith({})), QString());
        QCOMPARE(aboutRatingText(statisticsWith({{.opponent = "random"}})), QString());
        const OwnStatistics one = statisticsWith({PlayedText{}});
        const QString text = aboutRatingText(one);
        QVERIFY2(text.startsWith("about ") && text.endsWith('0'), qPrintable(text));
        OwnStatistics statistics = one;
        for (const auto& [rating, expected] : {std::pair(824.9, "about 820"), std::pair(825.0, "about 830"),
                                               std::pair(1416.0, "about 1\u202F420"),
                                               std::pair(100.0, "about 100"), std::pair(99.9, "below 100")}) {
            statistics.rating.back().rating.rating = rating;
            QCOMPARE(aboutRatingText(statistics), QString(expected));
        }
        QCOMPARE(ratingCourse(statistics).front().values, QList<double>{100});
        QVERIFY(ratingCourse(statistics).front().low.isEmpty());
    }

    void daysAreTold() {
        const QDate today(2026, 3, 1);
        QCOMPARE(whenText(20260301, today), QString("today"));
        QCOMPARE(whenText(20260228, today), QString("yesterday"));
        QCOMPARE(whenText(20260227, today), QString("27 Feb 2026"));
        QCOMPARE(whenText(20260000, today), QString("2026"));
        QCOMPARE(whenText(0, today), QString());
    }
};

PLYGLASS_TEST(TodayTest);
#include "today_test.moc"
