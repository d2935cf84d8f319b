// No game is lost when the program is closed and started again.
#include <QDir>
#include <QFile>

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class ResumeTest : public QObject {
    Q_OBJECT
  private slots:
    void unfinishedGameIsOfferedAndResumed() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(2));
        setup.time = TimeControl::suddenDeath(10, 0);
        setup.players[Black].techniques.alphaBeta = false;
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        const QString placement = window.game().board().placement;
        const std::uint64_t seed = window.controller().setup().seed;
        const ClockPair clocks = *window.controller().live()->clocks;
        window.close();
        window.open();
        QVERIFY(window.game().resumeOffered());
        QVERIFY2(window.game().resumeText().contains("You against Plyglass, move 2"),
                 qPrintable(window.game().resumeText()));
        QCOMPARE(window.game().plyCount(), 0);
        window.game().resumeGame();
        QVERIFY(!window.game().resumeOffered());
        QCOMPARE(window.game().board().placement, placement);
        QVERIFY(window.controller().setup().players == setup.players);
        QCOMPARE(window.controller().setup().seed, seed);
        QVERIFY(qAbs(window.controller().clock().remainingMs(Black) - clocks.blackMs) < 5);
        QVERIFY(window.game().board().whiteMovable && !window.game().board().blackMovable);
        window.play("d2d4");
        QVERIFY(window.waitForPly(4));
    }

    void interruptedSearchRestarts() {
        WindowUnderTest window;
        window.play("e2e4");
        window.close();
        window.open();
        QVERIFY(window.game().resumeOffered());
        QVERIFY(!window.game().status().thinking);
        window.game().resumeGame();
        QVERIFY(window.waitForPly(2));
    }

    void ownGameOpensWithItsPlayers() {
        WindowUnderTest window(setupOf(atLevel(computer(1), 3), person()));
        for (const char* move : {"f7f6", "g7g5"}) {
            QVERIFY(window.waitForPly(window.game().currentPly() + 1));
            window.play(move);
        }
        window.game().resign();
        ReportViewModel& report = *window.app->report();
        LibraryViewModel& library = *window.app->library();
        const auto seen = [&] {
            const QString accuracy = report.figures()->value(0, "black").toString();
            return QStringList{window.game().white().name, window.game().black().name, accuracy,
                               QString::number(report.moves()->count())};
        };
        library.begin();
        library.statistics()->begin();
        report.setThoroughness(0);
        report.make();
        QTRY_VERIFY_WITH_TIMEOUT(report.complete() && !report.running(), kTimeoutMs);
        const QStringList before = seen();
        QCOMPARE(before[1], QString("You"));
        window.start(setupOf(person(), person()));
        QVERIFY(!report.known() && !window.game().flipped());
        report.setThoroughness(1);
        library.showPlayed();
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 1, kTimeoutMs);
        library.setCurrent(0);
        QTRY_VERIFY_WITH_TIMEOUT(library.preview()->isShown(), kTimeoutMs);
        library.open();
        QTRY_VERIFY_WITH_TIMEOUT(report.complete(), kTimeoutMs);
        QCOMPARE(seen(), before);
        QVERIFY(window.game().flipped());
        const auto accuracy = [&] {
            return library.statistics()->accuracyText().section(QChar(0x202F), 0, 0);
        };
        QTRY_COMPARE_WITH_TIMEOUT(
            accuracy(), QString::number(qRound(before[2].section(' ', 0, 0).toDouble())), kTimeoutMs);
        // Only the person's mistakes become exercises.
        report.practise();
        QCOMPARE(window.app->practice()->count(),
                 report.report()->sides[Black].mistakes + report.report()->sides[Black].blunders);
    }

    void declinedGameCanBeResumed() {
        WindowUnderTest window(setupOf(person(), computer(2)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        const QString placement = window.game().board().placement;
        window.close();
        window.open();
        window.game().declineResume();
        QVERIFY(!window.game().resumeOffered());
        QVERIFY2(window.notices().text().contains("Earlier games"), qPrintable(window.notices().text()));
        window.close();
        QVERIFY(window.keptGames().contains("1. e4"));
        window.open();
        QVERIFY(!window.game().resumeOffered());
        LibraryViewModel& library = *window.app->library();
        library.begin();
        library.showPlayed();
        QVERIFY(QTest::qWaitFor([&] { return library.games()->count() == 1; }, 5000));
        library.setCurrent(0);
        QVERIFY(QTest::qWaitFor([&] { return library.preview()->isUnfinished(); }, 5000));
        library.resume();
        QVERIFY(QTest::qWaitFor([&] { return window.game().board().placement == placement; }, 5000));
        QCOMPARE(window.game().black().name, QString("Plyglass"));
        QVERIFY(!window.game().status().paused);
        window.play("d2d4");
        QVERIFY(window.waitForPly(4));
        // Left again, it is one game with all of its moves.
        window.start(setupOf(person(), person()));
        window.close();
        QCOMPARE(window.keptGames().count("[Event "), 1);
        QVERIFY(window.keptGames().contains("2. d4"));
    }

    void noEarlierGamesIsReported() {
        WindowUnderTest window;
        window.app->library()->showPlayed();
        QVERIFY(QTest::qWaitFor(
            [&] { return window.notices().text().contains("No game has been played here yet"); }, 5000));
    }

    void unfinishedGamesAreOfferedInTurn() {
        WindowUnderTest window{"e2e4"};
        {
            AppOptions options;
            options.dataDirectory = window.directory.filePath("data");
            options.settingsFile = window.directory.filePath("other.conf");
            AppViewModel second(options);
            QVERIFY2(!second.game()->resumeOffered(), "the first window plays its game");
            second.game()->startGame(setupOf(person(), person()));
            second.game()->playMove("d2", "d4", "");
        }
        window.close();
        window.open();
        QVERIFY(window.game().resumeOffered());
        QVERIFY2(window.game().resumeText().contains("(1 of 2)"), qPrintable(window.game().resumeText()));
        window.game().declineResume();
        QVERIFY(window.game().resumeOffered());
        QVERIFY(window.game().resumeText().contains("(2 of 2)"));
        window.game().resumeGame();
        QCOMPARE(window.game().plyCount(), 1);
        window.close();
        window.open();
        QVERIFY(window.game().resumeOffered());
        QVERIFY(!window.game().resumeText().contains("of 2"));
        QVERIFY(window.keptGames().contains("1. "));
    }

    void playingDeclinesTheOffer() {
        WindowUnderTest window;
        window.play("e2e4");
        window.close();
        window.open();
        QVERIFY(window.game().resumeOffered());
        window.play("d2d4");
        QVERIFY(!window.game().resumeOffered());
        QVERIFY(window.waitForPly(2));
        window.close();
        QVERIFY(window.keptGames().contains("1. e4"));
        window.open();
        window.game().resumeGame();
        QCOMPARE(window.controller().game().root()->children().front()->san(), std::string("d4"));
    }

    void leftGameIsKept() {
        WindowUnderTest window{"c2c4"};
        window.start(setupOf(person(), person()));
        window.close();
        QVERIFY(window.keptGames().contains("1. c4"));
    }

    void finishedGameIsKeptNotOffered() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4", "d8h4"};
        window.close();
        window.open();
        QVERIFY(!window.game().resumeOffered());
        window.close();
        const QByteArray history = window.keptGames();
        QCOMPARE(history.count("Qh4#"), 1);
        QVERIFY(history.contains("0-1"));
    }

    void gameIsSavedAfterEveryPly() {
        WindowUnderTest window(setupOf(person(), person()));
        for (const char* move : {"e2e4", "e7e5", "g1f3"}) {
            window.play(move);
            const QByteArray san = QByteArray::fromStdString(window.controller().live()->san());
            QVERIFY(QTest::qWaitFor([&] { return window.keptGames().contains(san); }, 5000));
        }
    }

    void damagedFileIsReportedAndKept() {
        WindowUnderTest window;
        window.close();
        QFile file(window.directory.filePath("data/unfinished.pgn"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("half a ga");
        file.close();
        window.open();
        QVERIFY(!window.game().resumeOffered());
        QVERIFY2(window.notices().text().contains("damaged-"), qPrintable(window.notices().text()));
        QCOMPARE(window.notices().tone(), QString("warn"));
        QCOMPARE(QDir(window.directory.filePath("data")).entryList({"*damaged*"}, QDir::Files).size(), 1);
        QVERIFY(window.game().board().whiteMovable && !window.game().board().blackMovable);
    }

    void playersAndSettingsAreRemembered() {
        WindowUnderTest window(setupOf(person(), computer(5)));
        window.app->settings()->setTheme("light");
        window.app->settings()->setAnimationMs(0);
        window.techniques().setOn("alpha-beta", false);
        window.close();
        window.open();
        QCOMPARE(window.techniques().player()->depth(), 5);
        QVERIFY(!window.controller().setup().players[Black].techniques.alphaBeta);
        QCOMPARE(window.app->settings()->theme(), QString("light"));
        QCOMPARE(window.app->settings()->animationMs(), 0);
        window.app->settings()->resetToDefaults();
        QCOMPARE(window.app->settings()->theme(), QString("system"));
    }

    void invalidSettingsAreRefusedWithTheirRange() {
        WindowUnderTest window;
        window.app->settings()->setAnimationMs(-1);
        QVERIFY(window.notices().text().contains("0 … 1000"));
        QCOMPARE(window.app->settings()->animationMs(), 160);
        window.app->settings()->setTextScale(9);
        QVERIFY(window.notices().text().contains("0.8 … 2"));
        window.app->settings()->setTheme("pink");
        QVERIFY(window.notices().text().contains("system, dark, light"));
    }
};

PLYGLASS_TEST(ResumeTest);
#include "resume_test.moc"
