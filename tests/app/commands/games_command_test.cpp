// `plyglass-lab games`: import, search, count, export, and the errors.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/base/file_text.h"
#include "tests/app/commands/lab_program.h"
#include "tests/app/library/damage.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::overwriteTable;

namespace {

constexpr const char* kGames =
    "[Event \"London\"]\n[Date \"1851.06.21\"]\n[White \"Anderssen, Adolf\"]\n"
    "[Black \"Kieseritzky, Lionel\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 1-0\n\n"
    "[Event \"Bad\"]\n\n1. Ke3 *\n\n"
    "[Event \"Paris\"]\n[Date \"1858.??.??\"]\n[White \"Morphy, Paul\"]\n[Black \"Duke Karl\"]\n"
    "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 1-0\n\n";

/// A library in its own folder, with two games imported from a file of three.
struct CommandShelf {
    QTemporaryDir folder;
    QString library = folder.filePath("library.sqlite");
    QString file = folder.filePath("games.pgn");
    Said imported = import();

    Said import() const {
        if (!writeFileText(file.toStdString(), kGames)) qFatal("no file");
        return lab({"games", "import", "--library", library, file});
    }
    Said ask(const QStringList& words) const {
        return lab(QStringList({"games"}) + words + QStringList({"--library", library}));
    }
};

/// Redirects an environment variable that names a user's folder, for programs started meanwhile.
class Elsewhere {
  public:
    Elsewhere(const char* place, const QString& folder) : m_place(place), m_before(qgetenv(place)) {
        qputenv(place, QFile::encodeName(folder));
    }
    ~Elsewhere() { qputenv(m_place, m_before); }

  private:
    const char* m_place;
    QByteArray m_before;
};

}  // namespace

class GamesCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void importReportsBadGames() {
        const CommandShelf shelf;
        QCOMPARE(shelf.imported.exitCode, 1);
        QVERIFY2(
            shelf.imported.out.contains("2 games taken in, 0 of them corrected, 0 up to an error, 1 skipped"),
            qPrintable(shelf.imported.out));
        QVERIFY2(shelf.imported.error.contains("Line 11: 1. \"Ke3\"") &&
                     shelf.imported.error.contains("Not every game could be taken in as a whole"),
                 qPrintable(shelf.imported.error));
        QCOMPARE(shelf.import().exitCode, 0);  // everything readable is already imported
    }

    void importKeepsMovesBeforeABadOne() {
        const CommandShelf shelf;
        if (!writeFileText(shelf.file.toStdString(), "1. e4 e5 2. Ke3 1-0")) qFatal("no file");
        const Said said = lab({"games", "import", "--library", shelf.library, shelf.file});
        QVERIFY2(said.out.contains("1 game taken in, 0 of them corrected, 1 up to an error, 0 skipped"),
                 qPrintable(said.out));
        QVERIFY2(said.error.contains("Line 1: 2. \"Ke3\""), qPrintable(said.error));
        QVERIFY2(said.error.contains("up to there."), qPrintable(said.error));
        QCOMPARE(said.exitCode, 1);
    }

    void importReportsCorrections() {
        const CommandShelf shelf;
        if (!writeFileText(shelf.file.toStdString(),
                           "[FEN \"7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1\"]\n\n1. Rh6# 1-0"))
            qFatal("no file");
        const Said said = lab({"games", "import", "--library", shelf.library, shelf.file});
        QVERIFY2(said.out.contains("1 game taken in, 1 of them corrected"), qPrintable(said.out));
        QVERIFY2(said.error.contains("Line 1: Castling (KQkq) is impossible"), qPrintable(said.error));
        QCOMPARE(said.exitCode, 0);
    }

    void searchDoesNotCreateALibrary() {
        const QTemporaryDir folder;
        const QString library = folder.filePath("none.sqlite");
        const Said said = lab({"games", "find", "--library", library});
        QVERIFY2(said.exitCode == 1 && said.error.contains("There is no library"), qPrintable(said.error));
        QVERIFY(!QFile::exists(library));
    }

    void gamesAreFound() {
        const CommandShelf shelf;
        const Said all = shelf.ask({"find"});
        QVERIFY2(all.out.startsWith("2 games"), qPrintable(all.out));
        const Said one = shelf.ask({"find", "--player", "morphy"});
        QVERIFY2(one.out.startsWith("1 game\n") && one.out.contains("Philidor"), qPrintable(one.out));
        const Said dated = shelf.ask({"find", "--until", "1851"});
        QVERIFY2(dated.out.contains("Anderssen") && !dated.out.contains("Morphy"), qPrintable(dated.out));
        const Said placed =
            shelf.ask({"find", "--fen", "rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP2PP/RNBQKBNR w KQkq - 0 3"});
        QVERIFY2(placed.out.contains("Anderssen") && !placed.out.contains("Morphy"), qPrintable(placed.out));
    }

    void gamesAreFoundBySingleSquares() {
        const CommandShelf shelf;
        const Said found = shelf.ask({"find", "--squares", "8/8/3a4/8/8/5N2/8/8"});
        QVERIFY2(found.out.startsWith("1 game\n") && found.out.contains("Morphy"), qPrintable(found.out));
        const Said empty = shelf.ask({"find", "--squares", "8/8/8/8/5a2/8/5-2/8"});
        QVERIFY2(empty.out.startsWith("1 game\n") && empty.out.contains("Anderssen"), qPrintable(empty.out));
        const Said bad = shelf.ask({"find", "--squares", "8/8"});
        QVERIFY2(bad.exitCode != 0 && bad.error.contains("eight ranks"), qPrintable(bad.error));
    }

    void movesAreCounted() {
        const CommandShelf shelf;
        const Said tree =
            shelf.ask({"tree", "--fen", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"});
        QVERIFY2(tree.out.contains("f4") && tree.out.contains("Nf3"), qPrintable(tree.out));
    }

    void ownStatisticsArePrinted() {
        const CommandShelf shelf;
        const Said none = shelf.ask({"statistics"});
        QCOMPARE(none.exitCode, 0);
        QVERIFY2(none.out.contains("no finished game against the computer"), qPrintable(none.out));
        const plyglass::testing::OwnShelf own;
        own.add({.level = 5});
        own.add({.level = 5, .result = "0-1", .date = "2026.11.03"});
        own.add({.opponent = "random"});
        const Said some = lab({"games", "statistics", "--library", own.file()});
        QVERIFY2(some.out.startsWith("3 games: 2 won, 0 drawn, 1 lost"), qPrintable(some.out));
        for (const char* words : {"2026-11-03", "Glicko-2", "By level", "settings of unknown strength",
                                  "Ruy Lopez, White", "Where games were lost"})
            QVERIFY2(some.out.contains(words), words);
    }

    void gamesUnderOwnNamesCount() {
        const CommandShelf shelf;
        const Said figures = shelf.ask({"statistics", "--name", "Adolf Anderssen", "nobody"});
        QVERIFY2(figures.out.startsWith("1 games: 1 won, 0 drawn, 0 lost"), qPrintable(figures.out));
        QVERIFY2(figures.out.contains("played elsewhere"), qPrintable(figures.out));
        const Said tree = shelf.ask({"tree", "--name", "Adolf Anderssen"});
        QVERIFY2(tree.out.contains("1/1"), qPrintable(tree.out));
        QVERIFY(!shelf.ask({"tree"}).out.contains("1/1"));
    }

    void ownNamesBelongToTheDefaultLibrary() {
        const CommandShelf shelf;
        const Elsewhere data("XDG_DATA_HOME", shelf.folder.path());
        const Elsewhere settings("XDG_CONFIG_HOME", shelf.folder.path());
        QCOMPARE(lab({"games", "import", shelf.file}).exitCode, 1);
        const QString folder = shelf.folder.filePath("plyglass");
        QVERIFY(writeFileText((folder + "/plyglass.conf").toStdString(),
                              "[library]\nownNames=\"Morphy, Paul; Adolf Anderssen\"\n"));
        QVERIFY(lab({"games", "statistics"}).out.startsWith("2 games: 2 won"));
        QVERIFY(lab({"games", "statistics", "--name", "Duke Karl"}).out.startsWith("1 games: 0 won"));
        QVERIFY(shelf.ask({"statistics"}).out.contains("no finished game"));
    }

    void gamesAreExported() {
        const CommandShelf shelf;
        const QString out = shelf.folder.filePath("out.pgn");
        QCOMPARE(shelf.ask({"export", "--white", "Anderssen", "--out", out}).exitCode, 0);
        const std::string text = *readFileText(out.toStdString());
        QCOMPARE(QString::fromStdString(text),
                 QString(kGames).section("[Event", 0, 1, QString::SectionIncludeLeadingSep));
    }

    void exportOverTheLibraryIsRefused() {
        const CommandShelf shelf;
        const Said said = shelf.ask({"export", "--out", shelf.library});
        QVERIFY2(said.exitCode == 1 && said.error.contains("a database"), qPrintable(said.error));
        QVERIFY(shelf.ask({"find"}).out.startsWith("2 games"));
        const Said shown = shelf.ask({"export", "--out", "/dev/stdout"});
        QVERIFY2(shown.out.count("[Event ") == 2, qPrintable(shown.out));
    }

    void exportReportsOmittedGames() {
        const CommandShelf shelf;
        {
            const auto library = LibraryConnection::open(shelf.library);
            QVERIFY((*library)->run("UPDATE games SET text = 99 WHERE id = 2"));
        }
        const QString out = shelf.folder.filePath("out.pgn");
        const Said said = shelf.ask({"export", "--out", out});
        QCOMPARE(said.exitCode, 1);
        QVERIFY2(said.error.contains("Morphy") && said.error.contains("1 game written") &&
                     said.error.contains("Not every game could be written"),
                 qPrintable(said.error));
        QVERIFY(readFileText(out.toStdString())->find("Anderssen") != std::string::npos);
    }

    void exportNormalizesLineEnds() {
        const CommandShelf shelf;
        for (const char* lineEnd : {"\r", "\r\n"}) {
            const QString library = shelf.folder.filePath("other.sqlite");
            const QString out = shelf.folder.filePath("out.pgn");
            const std::string text = QString(kGames).replace("\n", lineEnd).toStdString();
            QVERIFY(writeFileText(shelf.file.toStdString(), text));
            QCOMPARE(lab({"games", "import", "--library", library, shelf.file}).exitCode, 1);
            QCOMPARE(lab({"games", "export", "--library", library, "--out", out}).exitCode, 0);
            const std::string written = *readFileText(out.toStdString());
            QVERIFY(written.find('\r') == written.npos && written.find("\n\n1. e4 e5 2. f4") != written.npos);
            QFile::remove(library);
        }
    }

    void libraryFolderIsCreated() {
        const CommandShelf shelf;
        const QString library = shelf.folder.filePath("data/plyglass/library.sqlite");
        QCOMPARE(lab({"games", "import", "--library", library, shelf.file}).exitCode, 1);
        QVERIFY(lab({"games", "find", "--library", library}).out.startsWith("2 games"));
    }

    void damagedLibraryIsRescued() {
        const CommandShelf shelf;
        const QString damaged = shelf.folder.filePath("damaged.sqlite");
        QVERIFY(QFile::copy(shelf.library, damaged));
        overwriteTable(damaged, "collections");
        const QString fresh = shelf.folder.filePath("fresh.sqlite");
        const Said rescued = lab({"games", "rescue", "--library", fresh, damaged});
        QVERIFY2(rescued.out.contains("2 games taken in, 0 there already, 0 cannot be read"),
                 qPrintable(rescued.out));
        QCOMPARE(rescued.exitCode, 0);
        QVERIFY(lab({"games", "find", "--library", fresh}).out.startsWith("2 games"));
        const Said refused = lab({"games", "rescue", "--library", fresh, shelf.file});
        QVERIFY(refused.exitCode != 0);
        QVERIFY2(refused.error.contains("Nothing of the library"), qPrintable(refused.error));
    }

    void rescueReportsLostGames() {
        const CommandShelf shelf;
        {
            const auto library = LibraryConnection::open(shelf.library);
            QVERIFY((*library)->run("UPDATE games SET text = 99 WHERE id = 2"));
        }
        const Said rescued =
            lab({"games", "rescue", "--library", shelf.folder.filePath("fresh.sqlite"), shelf.library});
        QCOMPARE(rescued.exitCode, 1);
        QVERIFY2(rescued.out.contains("1 game taken in, 0 there already, 1 cannot be read"),
                 qPrintable(rescued.out));
        QVERIFY2(rescued.error.contains("Not every game could be rescued"), qPrintable(rescued.error));
    }

    void gamesAreFoundByMaterialAndPawns() {
        const CommandShelf shelf;
        const Said gambit = shelf.ask({"find", "--pawns", "!Pf pf4", "--as-written"});
        QVERIFY2(gambit.out.startsWith("1 game\n") && gambit.out.contains("Anderssen"),
                 qPrintable(gambit.out));
        const Said material = shelf.ask({"find", "--material", "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP"});
        QVERIFY2(material.out.startsWith("2 games"), qPrintable(material.out));
        QVERIFY(shelf.ask({"find", "--pawns", "doubled", "--plies", "2"}).out.startsWith("0 games"));
        const Said tree = shelf.ask({"tree", "--pawns", "pd6"});
        QVERIFY2(tree.out.contains("e4") && tree.out.contains("100.0 %"), qPrintable(tree.out));
    }

    void badInputIsRefused() {
        const CommandShelf shelf;
        const Said date = shelf.ask({"find", "--from", "yesterday"});
        QCOMPARE(date.exitCode, 2);
        QVERIFY2(date.error.contains("--from"), qPrintable(date.error));
        QCOMPARE(shelf.ask({"find", "--result", "2-0"}).exitCode, 2);
        const Said fen = shelf.ask({"find", "--fen", "8/8"});
        QVERIFY2(fen.exitCode == 2 && fen.error.contains("--fen"), qPrintable(fen.error));
        const Said material = shelf.ask({"find", "--material", "KRvKX"});
        QVERIFY2(material.exitCode == 2 && material.error.contains("\"X\""), qPrintable(material.error));
        const Said pawns = shelf.ask({"find", "--pawns", "Pj4"});
        QVERIFY2(pawns.exitCode == 2 && pawns.error.contains("\"Pj4\""), qPrintable(pawns.error));
        QCOMPARE(shelf.ask({"find", "--plies", "3"}).exitCode, 2);
        const Said none =
            lab({"games", "import", "--library", shelf.library, shelf.folder.filePath("no.pgn")});
        QVERIFY2(none.exitCode == 1 && none.error.contains("no.pgn"), qPrintable(none.error));
        const Said other = lab({"games", "import", "--library", shelf.folder.filePath("other.sqlite"),
                                shelf.folder.filePath("no.pgn"), shelf.file});
        QVERIFY2(other.exitCode == 1 && other.out.contains("taken in"), qPrintable(other.error));
        const Said place = lab({"games", "find", "--library", "/no/such/folder/library.sqlite"});
        QVERIFY2(place.exitCode == 1 && place.error.contains("There is no library"), qPrintable(place.error));
    }
};

PLYGLASS_TEST(GamesCommandTest);
#include "games_command_test.moc"
