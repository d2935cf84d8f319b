// Games and positions from the clipboard and from files, good and bad.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

#include "window_under_test.h"

using namespace plyglass;

namespace {

constexpr const char* kTwoGames =
    "[Event \"First\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n"
    "[Event \"Second\"]\n[White \"Carl\"]\n[Black \"Dora\"]\n[Result \"*\"]\n\n1. d4 d5 (1... Nf6 2. c4) 2. "
    "c4 *\n";

bool settled(WindowUnderTest& window) {
    return QTest::qWaitFor([&] { return !window.app->files()->busy(); }, 10'000);
}

QString fileWith(const QTemporaryDir& directory, const QByteArray& bytes) {
    QFile file(directory.filePath("games.pgn"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("a test cannot write");
    file.write(bytes);
    return file.fileName();
}

}  // namespace

class FilesTest : public QObject {
    Q_OBJECT
  private slots:
    void aPastedFenIsANewGameWithThePersonToMove() {
        WindowUnderTest window;
        window.app->files()->pasteText("  8/8/8/4k3/8/8/4P3/4K3 b - - 0 1\n");
        QVERIFY(window.game().startFromFen());
        QCOMPARE(window.game().movableColor(), QString("black"));
        QVERIFY(!window.game().thinking());
        QCOMPARE(window.game().noticeTone(), QString("good"));
    }

    void badInputIsNamedAndTheGameIsKept_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("empty") << "   "
                               << "empty";
        QTest::newRow("a rank too short") << "8/8/8/8/8/B5/BN6/K7 w - - 0 1"
                                          << "";
        QTest::newRow("no kings") << "8/8/8/8/8/8/8/8 w - - 0 1"
                                  << "king";
        QTest::newRow("garbage") << "hello, world"
                                 << "";
        QTest::newRow("an illegal move") << "[Event \"x\"]\n\n1. e4 e5 2. Qxz5 *\n"
                                         << "Qxz5";
        QTest::newRow("the line") << "[Event \"x\"]\n\n1. e4 e5\n2. Ke3 *\n"
                                  << "ine 4";
    }
    void badInputIsNamedAndTheGameIsKept() {
        QFETCH(QString, text);
        QFETCH(QString, named);
        WindowUnderTest window;
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        const QString placement = window.game().placement();
        window.app->files()->pasteText(text);
        QVERIFY(settled(window));
        QVERIFY2(!window.game().noticeText().isEmpty(), "nothing is said");
        QVERIFY2(window.game().noticeText().contains(named), qPrintable(window.game().noticeText()));
        QVERIFY(window.game().noticeTone() == "bad" || window.game().noticeTone() == "warn");
        QCOMPARE(window.game().placement(), placement);
        window.game().dismissNotice();
        QVERIFY(window.game().noticeText().isEmpty());
    }

    void tenMegabytesOfGarbageDoNoHarm() {
        WindowUnderTest window;
        window.app->files()->pasteText(QString(10 << 20, u'/'));
        QVERIFY(settled(window));
        QVERIFY(!window.game().noticeText().isEmpty());
        QVERIFY(window.game().noticeText().size() < 400);
    }

    void aPastedGameIsShownAtItsEndAndWaits() {
        WindowUnderTest window;
        window.app->files()->pasteText("1. e4 e5 2. Nf3 *");
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 3);
        QCOMPARE(window.game().currentPly(), 3);
        QVERIFY(window.game().paused());
        QTest::qWait(200);
        QCOMPARE(window.game().plyCount(), 3);
        window.game().goToPly(2);
        window.play("f1c4");
        QVERIFY(window.waitForPly(4));
        QCOMPARE(window.controller().live()->parent()->san(), std::string("Bc4"));
    }

    void oneOfManyGamesIsChosen() {
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
        QCOMPARE(window.game().whiteName(), QString("Carl"));
        QCOMPARE(window.game().plyCount(), 3);
        QCOMPARE(window.game().moves()->rowCount(), 3);
    }

    void aChoiceThatDoesNotExistIsRefusedAndOneMayCancel() {
        WindowUnderTest window;
        FilesViewModel& files = *window.app->files();
        files.pasteText(kTwoGames);
        QVERIFY(settled(window));
        files.chooseGame(7);
        QVERIFY(settled(window));
        QVERIFY(window.game().noticeText().contains("1 … 2"));
        files.cancelChoice();
        QVERIFY(!files.choosing());
        QCOMPARE(files.games()->rowCount(), 0);
    }

    void aFinishedGameShowsItsResultAndMayBeBranched() {
        WindowUnderTest window;
        window.app->files()->pasteText(
            "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n");
        QVERIFY(settled(window));
        QVERIFY(window.game().gameOver());
        QCOMPARE(window.game().resultText(), QString("0–1"));
        window.game().goToPly(2);
        window.play("d2d4");
        QVERIFY(!window.game().gameOver());
    }

    void missingFilesAndFoldersAreSaid() {
        WindowUnderTest window;
        for (const QString& path : {window.directory.filePath("none.pgn"), window.directory.path()}) {
            window.game().dismissNotice();
            window.app->files()->open(QUrl::fromLocalFile(path));
            QVERIFY(settled(window));
            QVERIFY2(window.game().noticeText().contains(path), qPrintable(window.game().noticeText()));
            QCOMPARE(window.game().noticeTone(), QString("bad"));
        }
    }

    void aSavedGameIsTheSameWhenOpened() {
        WindowUnderTest window;
        window.start(setupOf(person(), person()));
        for (const char* move : {"e2e4", "c7c5", "g1f3"}) window.play(move);
        const QString path = window.directory.filePath("mine");
        window.app->files()->save(QUrl::fromLocalFile(path));
        QVERIFY(QTest::qWaitFor([&] { return window.game().noticeText().contains("mine.pgn"); }, 5000));
        window.start(setupOf(person(), person()));
        window.app->files()->open(QUrl::fromLocalFile(path + ".pgn"));
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 3);
        window.app->files()->save(QUrl());
        QCOMPARE(window.game().noticeTone(), QString("warn"));
    }

    void whatIsCopiedCanBePasted() {
        WindowUnderTest window;
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        window.app->files()->copyFen();
        QCOMPARE(QGuiApplication::clipboard()->text(), window.game().fen());
        window.app->files()->copyPgn();
        QVERIFY(QGuiApplication::clipboard()->text().contains("1. e4"));
        window.start(setupOf(person(), person()));
        window.app->files()->paste();
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 1);
    }

    void aLargeFileIsLookedThroughWithoutWaiting() {
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

QTEST_MAIN(FilesTest)
#include "files_test.moc"
