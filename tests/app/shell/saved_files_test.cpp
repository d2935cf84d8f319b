// Games written to files: as a new file, in their place among others, and only after asking.
#include <QSignalSpy>

#include "app/viewmodels/shell/save_target.h"
#include "engine/chess/pgn.h"
#include "tests/app/shell/game_files.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// The games' moves, without the evaluations that the window may have recorded: "d4 d5 c4, e4".
QString movesIn(const QString& path) {
    const std::string text = contentOf(path).toStdString();
    QStringList games;
    for (const PgnEntry& entry : indexPgn(text)) {
        const Game game = readPgn(text.substr(entry.offset, entry.length)).value();
        QStringList moves;
        for (const GameNode* node : nodesTo(game.mainLineEnd())) moves += QString::fromStdString(node->san());
        games += moves.join(u' ');
    }
    return games.join(QStringLiteral(", "));
}

}  // namespace

class SavedFilesTest : public QObject {
    Q_OBJECT
  private slots:
    void fileBelongsToOneGame_data() {
        const TestRows<QString> row;
        for (const char* way : {"new game", "rematch", "paste a game", "paste a position", "open"}) row(way);
    }
    void fileBelongsToOneGame() {
        const auto [way] = testRow<QString>();
        WindowUnderTest window(setupOf(person(), person()));
        FilesViewModel& files = *window.app->files();
        window.play("e2e4");
        window.start(setupOf(person(), person()));
        window.play("d2d4");
        QSignalSpy wanted(&files, &FilesViewModel::placeRequested);
        files.save();
        QCOMPARE(wanted.count(), 1);
        const QString path = window.directory.filePath("mine.pgn");
        files.saveTo(QUrl::fromLocalFile(path));
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains("mine.pgn"); }, kTimeoutMs));
        window.play("d7d5");
        window.notices().dismiss();
        files.save();
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains("mine.pgn"); }, kTimeoutMs));
        QCOMPARE(wanted.count(), 1);
        if (way == "new game") window.start(setupOf(person(), person()));
        if (way == "rematch") window.game().rematch();
        if (way == "paste a game") files.pasteText("1. c4 *");
        if (way == "paste a position") files.pasteText("8/8/8/4k3/8/8/4P3/4K3 b - - 0 1");
        if (way == "open") files.open(QUrl::fromLocalFile(fileWith(window.directory, "1. c4 *")));
        QVERIFY(settled(window));
        files.save();
        QCOMPARE(wanted.count(), way == "open" ? 1 : 2);
        QCOMPARE(movesIn(path), QString("d4 d5"));
    }

    void gameIsSavedInItsPlaceInAFile_data() {
        const TestRows<QString, QByteArray> row;
        row("\\n", "\n");
        row("\\r\\n", "\r\n");
    }
    void gameIsSavedInItsPlaceInAFile() {
        const auto [name, lineEnd] = testRow<QString, QByteArray>();
        const auto lines = [&](QByteArray text) { return text.replace("\n", lineEnd); };
        const QByteArray first = lines("[White \"A\"]\n\n1. e4 {Ä} e5 *\n\n");
        const QByteArray last = lines("[White \"C\"]\n\n1. c4   c5 *\n");
        const QByteArray whole = first + lines("[White \"B\"]\n\n1. d4 d5 *\n\n") + last;
        WindowUnderTest window(setupOf(person(), person()));
        FilesViewModel& files = *window.app->files();
        const QString path = fileWith(window.directory, whole);
        const auto isSavedAs = [&](const QString& moves) {
            const QByteArray text = contentOf(path);
            return movesIn(path) == "e4 e5, " + moves + ", c4 c5" && text.startsWith(first) &&
                   text.endsWith(last) && text.count('\n') == text.count(lineEnd);
        };
        files.open(QUrl::fromLocalFile(path));
        QTRY_VERIFY(files.choosing());
        files.chooseGame(1);
        QTRY_VERIFY(!files.choosing() && !files.busy());
        window.game().goToPly(2);
        window.play("c2c4");
        files.save();
        QTRY_VERIFY_WITH_TIMEOUT(isSavedAs("d4 d5 c4"), kTimeoutMs);
        QCOMPARE(contentOf(path + "~"), whole);
        QTRY_VERIFY(window.notices().text().contains("games.pgn~"));
        window.play("e7e6");
        files.save();
        QTRY_VERIFY_WITH_TIMEOUT(isSavedAs("d4 d5 c4 e6"), kTimeoutMs);
        QCOMPARE(contentOf(path + "~"), whole);
    }

    void gameThatWasAddedIsSavedThere() {
        WindowUnderTest window(setupOf(person(), person()));
        FilesViewModel& files = *window.app->files();
        const QString path = fileWith(window.directory, kTwoGames);
        window.play("d2d4");
        files.appendTo(QUrl::fromLocalFile(path));
        QTRY_VERIFY(window.notices().text().contains("was added"));
        window.play("d7d5");
        files.save();
        QTRY_VERIFY(window.notices().text().contains("is saved"));
        QVERIFY(contentOf(path).startsWith(kTwoGames));
        QCOMPARE(movesIn(path), QString("e4 e5 Nf3, d4 d5 c4, d4 d5"));
    }

    void foreignFileChangesAreAskedAbout() {
        WindowUnderTest window(setupOf(person(), person()));
        FilesViewModel& files = *window.app->files();
        window.play("d2d4");
        const QString path = window.directory.filePath("mine.pgn");
        files.saveTo(QUrl::fromLocalFile(path));
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains("mine.pgn"); }, kTimeoutMs));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kTwoGames);
        file.close();
        QSignalSpy questioned(&files, &FilesViewModel::replacementQuestioned);
        files.save();
        QVERIFY(QTest::qWaitFor([&] { return questioned.count() == 1; }, kTimeoutMs));
        QCOMPARE(questioned.front().front().toUrl(), QUrl::fromLocalFile(path));
    }

    void existingFileIsReported() {
        const QTemporaryDir directory;
        SaveTarget target;
        target.check(QUrl::fromLocalFile(directory.filePath("new")), "pgn");
        QVERIFY(!target.taken());
        QCOMPARE(target.file(), QUrl::fromLocalFile(directory.filePath("new.pgn")));
        const QString games = fileWith(directory, kTwoGames);
        target.check(QUrl::fromLocalFile(directory.filePath("games")), "pgn");
        QVERIFY(target.taken() && target.canReplace() && target.canAppend());
        QCOMPARE(target.file(), QUrl::fromLocalFile(games));
        QCOMPARE(target.question(), QString("games.pgn exists already. It holds 2 games."));
        QVERIFY(QFile::copy(games, directory.filePath("games.csv")));
        target.check(QUrl::fromLocalFile(directory.filePath("games.csv")), "csv");
        QVERIFY(target.taken() && target.canReplace() && !target.canAppend());
        target.check(QUrl::fromLocalFile(directory.path()), "pgn");
        QVERIFY(target.taken() && !target.canReplace() && !target.canAppend());
        target.check(QUrl::fromLocalFile("/some/folder/" + directory.filePath("games.pgn")), "pgn");
        QCOMPARE(target.file(), QUrl::fromLocalFile(games));
        target.check(QUrl::fromLocalFile("/dev/null"), "");
        QVERIFY(target.taken() && !target.canReplace());
    }

    void savedGameRoundTrips() {
        WindowUnderTest window{"e2e4", "c7c5", "g1f3"};
        const QString path = window.directory.filePath("mine");
        window.app->files()->saveTo(QUrl::fromLocalFile(path));
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains("mine.pgn"); }, kTimeoutMs));
        window.start(setupOf(person(), person()));
        window.app->files()->open(QUrl::fromLocalFile(path + ".pgn"));
        QVERIFY(settled(window));
        QCOMPARE(window.game().plyCount(), 3);
        window.app->files()->saveTo(QUrl());
        QCOMPARE(window.notices().tone(), QString("warn"));
    }
};

PLYGLASS_TEST(SavedFilesTest);
#include "saved_files_test.moc"
