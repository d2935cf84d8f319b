// PGN features of real files: each game is imported, exported byte for byte, imported again, and read
// completely when it is opened.
#include <QFile>
#include <string>

#include "app/services/library/transfer/game_export.h"
#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/chess/pgn_stream.h"
#include "tests/app/library/shelf.h"
#include "tests/engine/chess/tree_text.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kByteOrderMark = "\xEF\xBB\xBF";

/// A game as found in a file, and its expected contents.
struct StressGame {
    const char* name;
    const char* pgn;
    const char* tree;  ///< in the format of treeText()
};

constexpr StressGame kStressGames[] = {
    {"a byte order mark", "\xEF\xBB\xBF[White \"A\"]\n\n1. e4 e5 1-0", "e4 e5 | 1-0"},
    {"Latin-1", "[White \"R\xE9ti\"]\n\n1. Nf3 {na\xEFve} d5 1-0", "Nf3{naïve} d5 | 1-0"},
    {"UTF-8", "[White \"Réti ♔\"]\n\n1. Nf3 {naïve, 好} d5 1-0", "Nf3{naïve, 好} d5 | 1-0"},
    {"lines that end in CR LF", "[White \"A\"]\r\n[Black \"B\"]\r\n\r\n1. e4\r\ne5 {a\r\nb} 1-0",
     "e4 e5{a b} | 1-0"},
    {"lines that end in CR", "[White \"A\"]\r[Black \"B\"]\r\r1. e4\re5 ; rest\r2. Nf3 1-0",
     "e4 e5{rest} Nf3 | 1-0"},
    {"a comment to the end of the line", "[White \"A\"]\n\n1. e4 ; 1... c5 {no\n1... e5 1-0",
     "e4{1... c5 {no} e5 | 1-0"},
    {"a line that begins with %", "[White \"A\"]\n\n1. e4\n% 1... c5\ne5 1-0", "e4 e5 | 1-0"},
    {"a % within a line", "[White \"A\"]\n\n1. e4 {50 % of all} e5 1-0", "e4{50 % of all} e5 | 1-0"},
    {"brackets in a comment", "[White \"A\"]\n\n1. e4 {(a { [b \"c\"] ; d) 1-0} e5 1-0",
     "e4{(a { [b \"c\"] ; d) 1-0} e5 | 1-0"},
    {"a comment before a variation's first move", "[White \"A\"]\n\n1. e4 e5 ({oh} 1... c5) 2. Nf3 1-0",
     "e4 e5 ({oh} c5) Nf3 | 1-0"},
    {"a comment before the first move", "[White \"A\"]\n\n{hello} 1. e4 e5 1-0", "{hello} e4 e5 | 1-0"},
    {"a comment before the tags", "{hello}\n[White \"A\"]\n\n1. e4 e5 1-0", "{hello} e4 e5 | 1-0"},
    {"a comment behind the result", "[White \"A\"]\n\n1. e4 e5 1-0 {resigned}", "e4 e5{resigned} | 1-0"},
    {"two comments on one move", "[White \"A\"]\n\n1. e4 {a} {b} e5 1-0", "e4{a\nb} e5 | 1-0"},
    {"an empty comment", "[White \"A\"]\n\n1. e4 {} e5 { } 1-0", "e4 e5 | 1-0"},
    {"nested variations", "[White \"A\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... e6)) 2... d6) 2. d4 1-0",
     "e4 e5 (c5 Nf3 (c3 d5 (e6)) d6) d4 | 1-0"},
    {"a line break between the moves", "[White \"A\"]\n\n1.\ne4\ne5\n2\n.\nNf3 1-0", "e4 e5 Nf3 | 1-0"},
    {"no blanks", "[White \"A\"]\n\n1.e4 e5 2.Nf3$1 Nc6{x}(2...d6)3.Bb5 1-0",
     "e4 e5 Nf3$1 Nc6{x} (d6) Bb5 | 1-0"},
    {"castling with zeros", "[White \"A\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0 1-0",
     "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O | 1-0"},
    {"en passant in words", "[White \"A\"]\n\n1. e4 a6 2. e5 d5 3. exd6 e.p. 1-0", "e4 a6 e5 d5 exd6 | 1-0"},
    {"a promotion without its sign", "[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. e8Q+ Kg7 1-0",
     "e8=Q+ Kg7 | 1-0"},
    {"a promotion with its sign", "[FEN \"7k/4P3/8/8/8/8/8/KR6 w - - 0 1\"]\n\n1. e8=N Kg8 1-0",
     "e8=N Kg8 | 1-0"},
    {"signs of check and mate", "[White \"A\"]\n\n1. f3 e5 2. g4 Qh4++ 0-1", "f3 e5 g4 Qh4# | 0-1"},
    {"glyphs", "[White \"A\"]\n\n1. e4!? e5?? $14 2. Nf3!! += 1-0", "e4$5 e5$4$14 Nf3$3$14 | 1-0"},
    {"no result", "[White \"A\"]\n\n1. e4 e5", "e4 e5 | *"},
    {"a result in the tags alone", "[White \"A\"]\n[Result \"0-1\"]\n\n1. e4 e5", "e4 e5 | 0-1"},
    {"a result without moves", "[White \"A\"]\n[Result \"1-0\"]\n\n1-0", "| 1-0"},
    {"results in other signs", "[White \"A\"]\n\n1. e4 e5 ½-½", "e4 e5 | 1/2-1/2"},
    {"Black to move", "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 12\"]\n\n12... Kd7 13. e4 1/2-1/2",
     "Kd7 e4 | 1/2-1/2"},
    {"Chess960, X-FEN",
     "[Variant \"Chess960\"]\n[FEN \"4k3/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w KQ - 0 1\"]\n\n"
     "1. O-O e5 2. b3 1-0",
     "O-O e5 b3 | 1-0"},
    {"Chess960, Shredder-FEN",
     "[Variant \"Chess960\"]\n[FEN \"4k3/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w GB - 0 1\"]\n\n"
     "1. O-O e5 2. b3 1-0",
     "O-O e5 b3 | 1-0"},
    {"a null move in a variation", "[White \"A\"]\n\n1. e4 e5 (1... -- 2. d4 {strong}) 2. Nf3 1-0",
     "e4 e5 (-- d4{strong}) Nf3 | 1-0"},
    {"a null move behind a move", "[White \"A\"]\n\n1. e4 e5 (1... c5 2. Z0 d5) 2. Nf3 1-0",
     "e4 e5 (c5 -- d5) Nf3 | 1-0"},
    {"quotes and backslashes in tags", "[White \"A \\\"B\\\" C\"]\n[Site \"C:\\\\\"]\n\n1. e4 e5 1-0",
     "e4 e5 | 1-0"},
    {"unescaped quotes", "[White \"\"Mirage\"\"]\n[Black \"A \"B\" C\"]\n\n1. e4 e5 1-0", "e4 e5 | 1-0"},
    {"a quote that is missing", "[White \"A]\n[Black B]\n\n1. e4 e5 1-0", "e4 e5 | 1-0"},
    {"unknown tags", "[White \"A\"]\n[X-Odd_1 \"b c\"]\n[Empty \"\"]\n\n1. e4 e5 1-0", "e4 e5 | 1-0"},
    {"unknown commands", "[White \"A\"]\n\n1. e4 {[%odd a,b (c)] x [%clk 0:04:59]} e5 1-0", "e4{x} e5 | 1-0"},
    {"arrows and squares", "[White \"A\"]\n\n1. e4 {[%cal Gf1b5,Re4e5][%csl Ye5]} e5 1-0", "e4 e5 | 1-0"},
    {"long algebraic moves", "[White \"A\"]\n\n1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 1-0", "e4 e5 Nf3 Nc6 | 1-0"},
    {"figurines", "[White \"A\"]\n\n1. ♘f3 d5 2. g3 ♞f6 1-0", "Nf3 d5 g3 Nf6 | 1-0"},
    {"no tags", "1. e4 e5 1-0", "e4 e5 | 1-0"},
    {"no line between tags and moves", "[White \"A\"]\n1. e4 e5 1-0", "e4 e5 | 1-0"},
    {"empty lines among the tags and the moves", "[White \"A\"]\n\n[Black \"B\"]\n\n\n1. e4\n\ne5\n\n1-0",
     "e4 e5 | 1-0"},
    {"blanks at the ends of lines", "  [White \"A\"]  \n \t\n 1. e4\t e5 \n1-0  ", "e4 e5 | 1-0"},
};

/// The exported text: UTF-8 with line feeds, without the byte order mark and surrounding whitespace.
std::string kept(std::string_view pgn) {
    if (pgn.starts_with(kByteOrderMark)) pgn.remove_prefix(3);
    const QByteArray text = QByteArray::fromStdString(toUtf8(pgn)).replace("\r\n", "\n").replace('\r', '\n');
    return text.trimmed().toStdString();
}

std::string exported(Shelf& shelf, const std::vector<std::int64_t>& ids) {
    const QString out = shelf.folder.filePath("out.pgn");
    const auto done = exportGames(*shelf.library, ids, out, {});
    if (!done) qFatal("%s", done.error().english.c_str());
    return *readFileText(out.toStdString());
}

/// The indexed data of a game, with its moves.
QString knownOf(Shelf& shelf, std::int64_t id) {
    const std::vector<std::int64_t> one{id};
    const GameRow row = gameRows(*shelf.library, one).value().front();
    const QString moves =
        shelf.library->value("SELECT hex(moves) || end_key FROM games WHERE id = ?", {qlonglong{id}})
            ->toString();
    return QStringList{row.white,   row.black, row.event, QString::number(static_cast<int>(row.result)),
                       row.opening, moves}
        .join('|');
}

QString treeOf(const std::string& pgn) {
    const auto read = salvagePgn(pgn);
    if (!read) return QString::fromStdString("error: " + read.error().english);
    return QString::fromStdString(treeText(read->game));
}

}  // namespace

class PgnStressTest : public QObject {
    Q_OBJECT

  private slots:
    void importExportImportRoundTrips_data() {
        const TestRows<QByteArray, QString> row;
        for (const StressGame& game : kStressGames) row(game.name, game.pgn, game.tree);
    }

    void importExportImportRoundTrips() {
        const auto [pgn, tree] = testRow<QByteArray, QString>();
        const std::string text = kept(pgn.toStdString());
        Shelf shelf;
        const ImportSummary summary = shelf.import(pgn.toStdString());
        QCOMPARE(summary.skipped, 0u);
        QCOMPARE(summary.games, 1u);
        const std::string out = exported(shelf, {1});
        QCOMPARE(QByteArray::fromStdString(out), QByteArray::fromStdString(text + "\n\n"));
        QCOMPARE(shelf.import(out, "again.pgn").games, 1u);
        QCOMPARE(knownOf(shelf, 2), knownOf(shelf, 1));
        QCOMPARE(QByteArray::fromStdString(exported(shelf, {2})), QByteArray::fromStdString(out));
        // As the window opens it, and after the window has written it.
        const auto opened = salvagePgn(shelf.textOf(1).toStdString());
        QVERIFY(opened);
        QVERIFY2(!opened->problem, opened->problem ? opened->problem->english.c_str() : "");
        QCOMPARE(QString::fromStdString(treeText(opened->game)), tree);
        QCOMPARE(shelf.import(writePgn(opened->game), "written.pgn").games, 1u);
        QCOMPARE(knownOf(shelf, 3), knownOf(shelf, 1));
        // A comment between two moves may be attached to the other move.
        QCOMPARE(treeOf(shelf.textOf(3).toStdString()).remove(u' '), QString(tree).remove(u' '));
    }

    void namesAreDecoded() {
        Shelf shelf;
        shelf.import("[White \"R\xE9ti\"]\n[Black \"A \\\"B\\\" C\\\\\"]\n\n1. e4 1-0");
        shelf.import("\xEF\xBB\xBF[White \"\"Mirage\"\"]\n[Black \"A]\n\n1. e4 1-0", "second.pgn");
        const auto rows = gameRows(*shelf.library, shelf.find({})).value();
        QCOMPARE(rows[0].white, QString("Réti"));
        QCOMPARE(rows[0].black, QString("A \"B\" C\\"));
        QCOMPARE(rows[1].white, QString("\"Mirage\""));
        QCOMPARE(rows[1].black, QString("A"));
    }

    void directionMarksAreRemoved() {
        Shelf shelf;
        shelf.import("[White \"A\u202Eb\u2066c\"]\n[Event \"x\u202D\"]\n\n1. e4 1-0");
        const GameRow row = gameRows(*shelf.library, shelf.find({})).value().front();
        QCOMPARE(row.white, QString("Abc"));
        QCOMPARE(row.event, QString("x"));
        QVERIFY2(shelf.textOf(1).contains(QChar(0x202E)), "the text is as it was");
    }

    /// All cases in one file of several read blocks and import batches.
    void allCasesInOneFile() {
        constexpr std::size_t kFileBytes = 2 * PgnStream::kStretchBytes + 1000;
        const std::string filler = "\n\n[White \"Filler\"]\n\n1. e4 {" + std::string(9000, 'x') + "} 1-0\n\n";
        std::string pgn;
        std::string expected;
        std::uint64_t games = 0;
        while (pgn.size() < kFileBytes) {
            for (const StressGame& game : kStressGames) {
                const std::string text = kept(game.pgn);
                // The start of these games cannot be recognised within a file.
                if (text.front() == '{' || text.find(" 1-0") == text.npos) continue;
                pgn += text + filler;
                expected += text + "\n\n" + std::string(trimmed(filler)) + "\n\n";
                games += 2;
            }
        }
        Shelf shelf;
        const ImportSummary summary = shelf.import(pgn);
        QCOMPARE(summary.skipped, 0u);
        QCOMPARE(summary.games, games);
        QVERIFY(exported(shelf, shelf.find({})) == expected);
    }

    void badGameAffectsOnlyItself_data() {
        const TestRows<std::string, std::string> row;
        row("an illegal move", "1. e4 e5\n2. Ke3 Nc6 1-0", "Line 6: 2. \"Ke3\" is illegal");
        row("no move at all", "1. e4 hello 1-0", "Line 5: 1... \"hello\" is not a move");
        row("a null move in check", "1. e4 f6 2. Qh5+\n-- 1-0", "Line 6: 2... -- passes the turn");
        row("a variation without an end", "1. e4 e5\n(1... c5 1-0", "Line 6: the variation that starts here");
        row("an extra parenthesis", "1. e4 e5)\n2. Nf3 1-0", "Line 5: this ) closes");
        row("a comment without an end", "1. e4\n{oh e5 2. Nf3 1-0", "Line 6: the comment that starts here");
    }

    void badGameAffectsOnlyItself() {
        const auto [bad, told] = testRow<std::string, std::string>();
        const std::string good = "[Event \"x\"]\n\n1. d4 d5 1-0\n";
        Shelf shelf;
        const ImportSummary summary = shelf.import(good + "[Event \"x\"]\n" + bad + "\n" + good);
        QCOMPARE(summary.games, 3u);
        QCOMPARE(summary.cutShort, 1u);
        QCOMPARE(summary.skipped, 0u);
        const std::string& said = summary.faultyGames.front().reason.english;
        QVERIFY2(said.starts_with(told), said.c_str());
        QCOMPARE(QByteArray::fromStdString(exported(shelf, shelf.find({}))),
                 QByteArray::fromStdString(good + "\n[Event \"x\"]\n" + bad + "\n\n" + good + "\n"));
    }

    /// An error in a variation does not lose the game, with or without a result.
    void badVariationKeepsTheLibraryGame() {
        Shelf shelf;
        const std::string pgn = "[Event \"x\"]\n\n1. e4 e5 (20... Kf8) 2. Nf3 *";
        QCOMPARE(shelf.import(pgn).games, 1u);
        QCOMPARE(QByteArray::fromStdString(exported(shelf, shelf.find({}))),
                 QByteArray::fromStdString(pgn + "\n\n"));
        QCOMPARE(treeOf(pgn), QString("e4 e5 {20... Kf8} Nf3 | *"));
    }

    void utf16IsRefusedWithAReason_data() {
        const TestRows<QByteArray> row;
        row("with its mark", QByteArray("\xFF\xFE[\0E\0", 6));
        row("without a mark, low byte first", QByteArray("[\0E\0v\0e\0n\0t\0", 12));
        row("without a mark, high byte first", QByteArray("\0[\0E\0v\0e\0n\0t", 12));
    }
    void utf16IsRefusedWithAReason() {
        const auto [bytes] = testRow<QByteArray>();
        Shelf shelf;
        const QString path = shelf.folder.filePath("wide.pgn");
        QVERIFY(writeFileText(path.toStdString(), bytes.toStdString()).has_value());
        const auto summary = importPgnFile(*shelf.library, path, {});
        QVERIFY(!summary && summary.error().english.find("UTF-16") != std::string::npos);
        QCOMPARE(shelf.find({}).size(), std::size_t(0));
    }
};

PLYGLASS_TEST(PgnStressTest);
#include "pgn_stress_test.moc"
