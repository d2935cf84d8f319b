// Games in files that the person chose.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/services/game/game_file_writer.h"
#include "engine/chess/pgn.h"
#include "tests/app/services/played_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QByteArray textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class GameFileWriterTest : public QObject {
    Q_OBJECT
  private slots:
    void gameIsAppendedToAFile() {
        const QTemporaryDir directory;
        GameFileWriter writer;
        const QString path = directory.filePath("two.pgn");
        writer.write(gameWith({"e4"}), path);
        writer.append(gameWith({"d4"}), path);
        writer.flush();
        QCOMPARE(indexPgn(textOf(path).toStdString()).size(), std::size_t(2));
    }

    void foreignChangesAreNotOverwritten() {
        const QTemporaryDir directory;
        GameFileWriter writer;
        QSignalSpy other(&writer, &GameFileWriter::foundOther);
        const QString path = directory.filePath("mine.pgn");
        const Game game = gameWith({"e4"});
        writer.write(game, path);
        writer.writeAgain(gameWith({"e4", "e5"}), path, writePgn(game), false);
        writer.flush();
        QVERIFY(textOf(path).contains("1. e4 e5"));
        writer.writeAgain(gameWith({"e4", "c5"}), path, writePgn(game), false);
        writer.flush();
        QVERIFY(QTest::qWaitFor([&] { return other.count() == 1; }));
        QVERIFY(textOf(path).contains("1. e4 e5"));
    }

    void unwritablePathIsReported() {
        const QTemporaryDir directory;
        GameFileWriter writer;
        QSignalSpy failed(&writer, &GameFileWriter::failed);
        QSignalSpy written(&writer, &GameFileWriter::written);
        writer.write(gameWith({"e4"}), directory.filePath("no/such/folder/game.pgn"));
        QVERIFY(failed.count() == 1 || failed.wait(5000));
        QVERIFY(failed.front().front().toString().contains("no/such/folder"));
        writer.write(gameWith({"e4"}), directory.filePath("game.pgn"));
        QVERIFY(written.count() == 1 || written.wait(5000));
        QVERIFY(textOf(directory.filePath("game.pgn")).contains("1. e4"));
    }
};

PLYGLASS_TEST(GameFileWriterTest);
#include "game_file_writer_test.moc"
