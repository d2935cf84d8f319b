// `plyglass-lab book`: listing, extending and making a book, and the errors.
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "engine/base/file_text.h"
#include "engine/knowledge/opening_book.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

class BookCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void bookIsPrintedWithWeightsAndResults() {
        const Said said = lab({"book", "show"});
        QCOMPARE(said.exitCode, 0);
        QVERIFY2(said.out.startsWith("e4 ") && said.out.contains("weight") && said.out.contains("games"),
                 qPrintable(said.out));
        const Said named =
            lab({"book", "show", "--fen", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"});
        QVERIFY2(named.out.startsWith("C20 "), qPrintable(named.out));
        const Said none = lab({"book", "show", "--fen", "8/8/8/4k3/8/8/8/4K2R w - - 0 1"});
        QVERIFY(none.out.startsWith("The book does not know this position."));
    }

    void linesAndGamesAreAdded() {
        const QTemporaryDir folder;
        const QString lines = folder.filePath("lines.txt");
        const QString games = folder.filePath("games.pgn");
        const QString out = folder.filePath("book.bin");
        QVERIFY(writeFileText(lines.toStdString(), "1. h4 h5\n").has_value());
        QVERIFY(writeFileText(games.toStdString(), "[Result \"1-0\"]\n\n1. h4 a5 2. Rh3 (2. Rh2 Ra7) 1-0\n")
                    .has_value());
        const Said said = lab({"book", "add", "--text", lines, "--games", games, "--out", out});
        QCOMPARE(said.exitCode, 0);
        QVERIFY2(said.error.contains("New moves from 1 game: 2 from main lines, 2 from variations."),
                 qPrintable(said.error));
        const auto book = OpeningBook::parse(readFileText(out.toStdString()).value(), "book");
        QVERIFY(book.has_value());
        QVERIFY(book->moveCount() > OpeningBook::builtIn()->moveCount());
        QVERIFY(lab({"book", "show", "--book", out}).out.contains("h4 "));
    }

    void emptyInputIsReportedAndWritesNothing() {
        const QTemporaryDir folder;
        const QString empty = folder.filePath("empty.txt");
        const QString out = folder.filePath("book.bin");
        for (const char* text : {"", "\n \n"}) {
            QVERIFY(writeFileText(empty.toStdString(), text).has_value());
            const Said lines = lab({"book", "add", "--text", empty, "--out", out});
            QVERIFY2(lines.exitCode == 2 && lines.error.contains("empty.txt: the file is empty."),
                     qPrintable(lines.error));
            const Said games = lab({"book", "add", "--games", empty, "--out", out});
            QVERIFY2(games.exitCode == 2 && games.error.contains("empty.txt: there is no game in it."),
                     qPrintable(games.error));
        }
        QCOMPARE(lab({"book", "add", "--out", out}).exitCode, 2);
        QVERIFY(!readFileText(out.toStdString()));
    }

    void bookFromNamedOpenings() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("book.bin");
        const Said said = lab({"book", "make", "--max-plies", "2", "--nodes", "200", "--out", out});
        QCOMPARE(said.exitCode, 0);
        const auto book = OpeningBook::parse(readFileText(out.toStdString()).value(), "book");
        QVERIFY(book.has_value() && book->positionCount() > 10);
    }

    void everyNamedPositionIsPrinted() { QVERIFY(lab({"book", "names"}).out.count('\n') > 5000); }

    void bookStatisticsArePrinted() {
        const Said said = lab({"book", "measure"});
        QCOMPARE(said.exitCode, 0);
        QVERIFY2(said.out.contains("in half of the games"), qPrintable(said.out));
        QVERIFY2(said.out.contains("\n    0     100.0 % "), qPrintable(said.out));
        QVERIFY(lab({"book", "measure"}).out == said.out);
    }

    void lineEndsArePrintedOnce() {
        const QStringList ends =
            lab({"book", "ends", "--games", "50", "--seed", "4"}).out.split('\n', Qt::SkipEmptyParts);
        QVERIFY(ends.size() > 10 && ends.size() <= 50);
        QCOMPARE(QSet<QString>(ends.begin(), ends.end()).size(), ends.size());
        for (const QString& fen : ends.mid(0, 5))
            QVERIFY(lab({"book", "show", "--fen", fen}).out.contains("does not know this position"));
    }

    void badInputIsRefusedByPlace() {
        const QTemporaryDir folder;
        const QString lines = folder.filePath("lines.txt");
        QVERIFY(writeFileText(lines.toStdString(), "e4 e5\ne4 Ke7\n").has_value());
        const Said said = lab({"book", "add", "--text", lines, "--out", folder.filePath("book.bin")});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("lines.txt") && said.error.contains("Line 2"), qPrintable(said.error));
        QCOMPARE(lab({"book", "show", "--book", lines}).exitCode, 2);
        QCOMPARE(lab({"book", "show", "--fen", "nonsense"}).exitCode, 2);
    }
};

PLYGLASS_TEST(BookCommandTest);
#include "book_command_test.moc"
