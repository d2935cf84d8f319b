// An imported game that the person played under one of their names is opened as the person's own game.
#include "app/viewmodels/analyse/report_view_model.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// A game in which both sides make mistakes.
constexpr const char* kLost =
    "[White \"López, Carla\"]\n[Black \"Morphy\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 d6 3. Nc3 Qh4# 0-1\n";

void open(WindowUnderTest& window, const QString& pgn) {
    window.app->files()->pasteText(pgn);
    if (!QTest::qWaitFor([&] {
            return window.controller().isOpened() &&
                   pgn.contains(QString::fromStdString(std::string(window.controller().game().tag("White"))));
        }))
        qFatal("not opened");
}

QString swapped(QString pgn) {
    return pgn.replace("White \"López, Carla\"", "White \"Paul\"").replace("Morphy", "Carla Lopez");
}

}  // namespace

class OwnSideTest : public QObject {
    Q_OBJECT

  private slots:
    void boardAndResultFollowTheOwnSide() {
        WindowUnderTest window;
        open(window, kLost);
        QVERIFY(!window.game().flipped() && window.game().status().ownSide.isEmpty());
        QVERIFY2(window.game().status().text.startsWith("Won"), qPrintable(window.game().status().text));
        window.app->settings()->setOwnNames("Carla Lopez; clopez99");
        QCOMPARE(window.game().status().ownSide, QString("white"));
        QVERIFY2(window.game().status().text.startsWith("Lost"), qPrintable(window.game().status().text));
        QCOMPARE(window.game().white().name, QString("López, Carla"));
        open(window, swapped(kLost));
        QCOMPARE(window.game().status().ownSide, QString("black"));
        QVERIFY(window.game().flipped());
        QVERIFY2(window.game().status().text.startsWith("Won"), qPrintable(window.game().status().text));
        window.app->settings()->setOwnNames("Carla Lopez; Paul");
        QVERIFY(window.game().status().ownSide.isEmpty());
    }

    void onlyOwnMistakesBecomeExercises() {
        WindowUnderTest window;
        window.app->settings()->setOwnNames("Carla Lopez");
        ReportViewModel& report = *window.app->report();
        report.setThoroughness(0);
        open(window, kLost);
        report.make();
        QTRY_VERIFY_WITH_TIMEOUT(report.complete() && !report.running(), kTimeoutMs);
        const auto mistakes = [&](Color side) {
            const ReportSide& figures = report.report()->sides[side];
            return figures.mistakes + figures.blunders;
        };
        QVERIFY(mistakes(White) > 0 && mistakes(Black) > 0);
        // Independently of the sides whose moves are listed.
        report.setSides(static_cast<int>(ReportedSides::Black));
        report.practise();
        QCOMPARE(window.app->practice()->count(), mistakes(White));
        report.setSides(static_cast<int>(ReportedSides::Both));
        report.practise();
        QCOMPARE(window.app->practice()->count(), mistakes(White));
    }

    void playedGameKeepsItsSides() {
        WindowUnderTest window(setupOf(person(), person()), {"e2e4", "e7e5"});
        window.app->settings()->setOwnNames("White; Black; Person");
        QVERIFY(window.game().status().ownSide.isEmpty());
        window.start(setupOf(computer(1), person()));
        QCOMPARE(window.game().status().ownSide, QString("black"));
    }

    void gamesUnderOwnNamesAreCounted() {
        WindowUnderTest window;
        open(window, kLost);
        window.app->annotation()->toggleSign(1);
        QTRY_VERIFY(window.notices().text().contains("Annotated"));
        LibraryNames& names = *window.app->names();
        QCOMPARE(names.ownGames(), -1);
        window.app->settings()->setOwnNames("Carla Lopez");
        names.countOwnGames();
        QTRY_COMPARE(names.ownGames(), 1);
        window.app->library()->statistics()->begin();
        QTRY_COMPARE(window.app->library()->statistics()->games(), 1);
        window.app->settings()->setOwnNames("clopez99");
        names.countOwnGames();
        QTRY_COMPARE(names.ownGames(), 0);
        QTRY_COMPARE(window.app->library()->statistics()->games(), 0);
    }

    void resetKeepsOwnNames() {
        WindowUnderTest window;
        window.app->settings()->setOwnNames(" Lopez, Carla; clopez99 ");
        window.app->settings()->resetToDefaults();
        window.close();
        window.open();
        QCOMPARE(window.app->settings()->ownNames(), QString("Lopez, Carla; clopez99"));
        QVERIFY(window.app->settings()->ownNameSet().has("Carla Lopez"));
    }
};

PLYGLASS_TEST(OwnSideTest);
#include "own_side_test.moc"
