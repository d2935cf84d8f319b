// Games and positions taken from the clipboard and from files, valid and invalid.
#include <QClipboard>
#include <QGuiApplication>

#include "tests/app/shell/game_files.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kOpera =
    "[Event \"Paris Opera\"]\n[Site \"Paris FRA\"]\n[Date \"1858.??.??\"]\n[EventDate \"?\"]\n[Round \"?\"]\n"
    "[Result \"1-0\"]\n[White \"Paul Morphy\"]\n[Black \"Duke Karl\"]\n[ECO \"C41\"]\n"
    "[TimeControl \"40/7200:3600\"]\n[PlyCount \"33\"]\n\n"
    "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. "
    "Nxb5 cxb5 "
    "11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n\n";

}  // namespace

class FilesTest : public QObject {
    Q_OBJECT
  private slots:
    void pastedFenStartsAGame() {
        WindowUnderTest window;
        window.app->files()->pasteText("  8/8/8/4k3/8/8/4P3/4K3 b - - 0 1\n");
        QVERIFY(!window.game().board().whiteMovable && window.game().board().blackMovable);
        QVERIFY(!window.game().status().thinking);
        QCOMPARE(window.notices().tone(), QString("good"));
        QCOMPARE(window.game().title(), QString("Position, Black to move"));
        QSignalSpy titles(&window.game(), &GameViewModel::playersChanged);
        window.play("e5e4");
        QVERIFY(window.game().title().startsWith("Game against"));
        QVERIFY(titles.count() > 0);
    }

    void badInputKeepsTheGame_data() {
        const TestRows<QString, QString> row;
        row("empty", "   ", "empty");
        row("a rank too short", "8/8/8/8/8/B5/BN6/K7 w - - 0 1", "");
        row("no kings", "8/8/8/8/8/8/8/8 w - - 0 1", "king");
        row("garbage", "hello, world", "");
        row("an impossible position", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n", "king");
    }
    void badInputKeepsTheGame() {
        const auto [text, named] = testRow<QString, QString>();
        WindowUnderTest window{"e2e4"};
        const QString placement = window.game().board().placement;
        window.app->files()->pasteText(text);
        QVERIFY(settled(window));
        QVERIFY2(!window.notices().text().isEmpty(), "nothing is said");
        QVERIFY2(window.notices().text().contains(named), qPrintable(window.notices().text()));
        QVERIFY(window.notices().tone() == "bad" || window.notices().tone() == "warn");
        QCOMPARE(window.game().board().placement, placement);
        window.notices().dismiss();
        QVERIFY(window.notices().text().isEmpty());
    }

    void hugeGarbageIsSafe() {
        WindowUnderTest window;
        window.app->files()->pasteText(QString(10 << 20, u'/'));
        QVERIFY(settled(window));
        QVERIFY(!window.notices().text().isEmpty());
        QVERIFY(window.notices().text().size() < 400);
    }

    void illegalMoveTruncatesTheGame() {
        WindowUnderTest window;
        window.app->files()->pasteText(
            "[White \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 e5\n2. Qxz5 Nc6 {good} 3. Nf3 1-0\n");
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 2);
        QVERIFY2(window.notices().text().contains("ine 5: 2. "), qPrintable(window.notices().text()));
        QVERIFY(window.notices().text().contains("Qxz5"));
        QCOMPARE(window.notices().tone(), QString("warn"));
        QCOMPARE(window.game().status().resultText, QString("1–0"));
        const GameNode* const last = window.controller().game().mainLineEnd();
        QCOMPARE(QString::fromStdString(last->comment), QString("2. Qxz5 Nc6 good 3. Nf3"));
    }

    void openedGameKeepsItsPlayers() {
        WindowUnderTest window;
        QStringList titles;
        QObject::connect(&window.game(), &GameViewModel::playersChanged, &window.game(),
                         [&] { titles += window.game().title(); });
        window.app->files()->pasteText(kOpera);
        QVERIFY(settled(window));
        QCOMPARE(window.game().title(), QString("Paul Morphy – Duke Karl"));
        QCOMPARE(titles.constLast(), QString("Paul Morphy – Duke Karl"));  // the last title reported
        QCOMPARE(window.game().currentPly(), 0);
        QVERIFY(!window.game().viewingEarlier());
        QCOMPARE(window.game().status().resultText, QString("1–0"));
        QCOMPARE(window.game().status().text, QString("Won: checkmate"));
        QCOMPARE(window.game().status().side, QString("white"));
        QCOMPARE(window.game().status().tone, QString("good"));
        QVERIFY(!window.game().flipped());
        QCOMPARE(window.app->files()->suggestedFileName(), QString("Paul Morphy-Duke Karl-1858.pgn"));
    }

    void openedTagsAreUnchanged() {
        WindowUnderTest window;
        const QString path = window.directory.filePath("opera.pgn");
        const auto tags = [](const QByteArray& pgn) { return pgn.left(pgn.indexOf("\n\n")); };
        const auto saved = [&] {
            window.notices().dismiss();
            window.app->files()->saveTo(QUrl::fromLocalFile(path));
            if (!QTest::qWaitFor([&] { return window.notices().text().contains("opera.pgn"); }, kTimeoutMs))
                return QByteArray();
            return contentOf(path);
        };
        window.app->files()->pasteText(kOpera);
        QVERIFY(settled(window));
        QCOMPARE(tags(saved()), tags(QByteArray(kOpera)));
        // A move played here adds the program's tags; the players stay those of the game.
        window.game().goToPly(2);
        window.play("d2d4");
        const QByteArray played = tags(saved());
        QVERIFY(played.contains("PlyglassWhite") && played.contains("[White \"Paul Morphy\"]"));
        QVERIFY(played.contains("[TimeControl \"40/7200:3600\"]"));
        QVERIFY(played.contains("[Result \"*\"]"));
        QVERIFY(window.game().title().startsWith("Game against"));
    }

    void openingKeepsTheNextGameSetup() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(2));
        setup.time = TimeControl::suddenDeath(5, 3);
        window.start(setup);
        window.app->files()->pasteText(kOpera);
        QVERIFY(settled(window));
        window.close();
        window.open();
        QVERIFY(window.controller().setup().time == setup.time);
    }

    void pastedGameCanBePlayedOn() {
        WindowUnderTest window;
        window.app->files()->pasteText("1. e4 e5 2. Nf3 *");
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 3);
        QCOMPARE(window.game().currentPly(), 0);
        QVERIFY(window.game().status().paused);
        QTest::qWait(200);
        QCOMPARE(window.game().plyCount(), 3);
        window.game().goToPly(2);
        window.play("f1c4");
        QVERIFY(window.waitForPly(4));
        QCOMPARE(window.controller().live()->parent()->san(), std::string("Bc4"));
    }

    void gameIsChosenFromMany() {
        WindowUnderTest window;
        FilesViewModel& files = *window.app->files();
        files.open(QUrl::fromLocalFile(fileWith(window.directory, kTwoGames)));
        QVERIFY(settled(window));
        QVERIFY(files.choosing());
        QCOMPARE(files.games()->rowCount(), 2);
        QCOMPARE(files.games()->data(files.games()->index(1), GameChoiceModel::WhiteRole).toString(),
                 QString("Carl"));
        QVERIFY(files.choiceTitle().contains("2 games"));
        files.chooseGame(1);
        QVERIFY(settled(window));
        QVERIFY(!files.choosing());
        QCOMPARE(window.game().white().name, QString("Carl"));
        QCOMPARE(window.game().plyCount(), 3);
        QCOMPARE(window.game().moves()->rowCount(), 3);
    }

    void invalidChoiceIsRefused() {
        WindowUnderTest window;
        FilesViewModel& files = *window.app->files();
        files.pasteText(kTwoGames);
        QVERIFY(settled(window));
        files.chooseGame(7);
        QVERIFY(settled(window));
        QVERIFY(window.notices().text().contains("1 … 2"));
        files.cancelChoice();
        QVERIFY(!files.choosing());
        QCOMPARE(files.games()->rowCount(), 0);
    }

    void finishedGameCanBeBranched() {
        WindowUnderTest window;
        window.app->files()->pasteText(
            "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n");
        QVERIFY(settled(window));
        QVERIFY(window.game().status().over);
        QCOMPARE(window.game().status().resultText, QString("0–1"));
        window.game().goToPly(2);
        window.play("d2d4");
        QVERIFY(!window.game().status().over);
    }

    void missingFilesAreReported() {
        WindowUnderTest window;
        for (const QString& path : {window.directory.filePath("none.pgn"), window.directory.path()}) {
            window.notices().dismiss();
            window.app->files()->open(QUrl::fromLocalFile(path));
            QVERIFY(settled(window));
            QVERIFY2(window.notices().text().contains(path), qPrintable(window.notices().text()));
            QCOMPARE(window.notices().tone(), QString("bad"));
        }
    }

    void utf16FileIsReported() {
        WindowUnderTest window;
        const QByteArray wide("1\0.\0 \0e\0004\0 \0*\0", 14);
        window.app->files()->open(QUrl::fromLocalFile(fileWith(window.directory, wide)));
        QVERIFY(settled(window));
        QVERIFY2(window.notices().text().contains("UTF-16"), qPrintable(window.notices().text()));
        QCOMPARE(window.notices().tone(), QString("bad"));
    }

    void copyAndPasteRoundTrip() {
        WindowUnderTest window{"e2e4"};
        window.app->files()->copyFen();
        QCOMPARE(QGuiApplication::clipboard()->text(), window.game().fen());
        window.app->files()->copyPgn();
        QVERIFY(QGuiApplication::clipboard()->text().contains("1. e4"));
        window.start(setupOf(person(), person()));
        window.app->files()->paste();
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 1);
    }

    void largeFileIsIndexedInTheBackground() {
        WindowUnderTest window;
        QByteArray bytes;
        for (int i = 0; i < 20'000; ++i) bytes += kTwoGames;
        const QString path = fileWith(window.directory, bytes);
        QElapsedTimer timer;
        timer.start();
        window.app->files()->open(QUrl::fromLocalFile(path));
        QVERIFY2(timer.elapsed() < 50, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(settled(window));
        QCOMPARE(window.app->files()->games()->rowCount(), 40'000);
    }
};

PLYGLASS_TEST(FilesTest);
#include "files_test.moc"
