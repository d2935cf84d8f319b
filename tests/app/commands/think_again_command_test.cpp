// `plyglass-lab think-again` as a process, on games played in a window.
#include <QFile>
#include <QTemporaryDir>

#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

class ThinkAgainCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QByteArray& pgn) const {
        QFile file(m_folder.filePath("game.pgn"));
        if (!file.open(QIODevice::WriteOnly) || file.write(pgn) != pgn.size()) qFatal("no file");
        return file.fileName();
    }

    /// A game of level 2 whose thoughts do not depend on earlier ones; `nodes` is the count of its first
    /// move.
    static QByteArray gameWith(int nodes) {
        return "[PlyglassSeed \"7\"]\n\n1. e4 { [%nodes " + QByteArray::number(nodes) +
               "] [%plyglass 1 depth=1 fresh program=0 level=2] } e5 *\n";
    }

    int nodesOfFirstMove() const {
        const Said said = lab({"think-again", write(gameWith(1))});
        const auto row = said.out.split('\n').value(1).simplified().split(' ');
        return row.value(5).toInt();
    }

  private slots:
    void differencesAreExplained() {
        const Said said = lab({"think-again", write(gameWith(1))});
        QCOMPARE(said.exitCode, 1);
        QVERIFY2(said.out.contains("differs. The game was played by another version of Plyglass."),
                 qPrintable(said.out + said.error));
        QVERIFY(said.out.contains("0 of 1 came out the same."));
    }

    void nonexistentMoveIsRefused() {
        const Said said = lab({"think-again", write(gameWith(1)), "--move", "9"});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("no thought of the computer is recorded at move 9"),
                 qPrintable(said.error));
    }

    void gameWithoutRecordsIsExplained() {
        const Said said = lab({"think-again", write("1. e4 e5 2. Nf3 *\n")});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("Give a game that Plyglass played"), qPrintable(said.error));
    }

    void damagedRecordIsReported() {
        const Said said = lab({"think-again", write("1. e4 { [%nodes 5] [%plyglass 1 level=99] } *\n")});
        QCOMPARE(said.exitCode, 1);
        QVERIFY2(said.error.contains("choose one from 1"), qPrintable(said.error));
    }

    void repeatedSearchHasEqualNodes() {
        const int nodes = nodesOfFirstMove();
        QVERIFY(nodes > 1);
        QCOMPARE(nodesOfFirstMove(), nodes);
    }
};

PLYGLASS_TEST(ThinkAgainCommandTest);
#include "think_again_command_test.moc"
