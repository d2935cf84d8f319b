// Index of the games in a file, including bad ones.
#include <string>

#include "engine/chess/pgn.h"
#include "tests/engine/chess/tree_text.h"
#include "tests/engine/chess/work_time.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

#ifdef NDEBUG
constexpr int kHugeBytes = 20'000'000;
#else
constexpr int kHugeBytes = 1'000'000;
#endif

QStringList gamesIn(const std::string& text) {
    QStringList list;
    for (const PgnEntry& entry : indexPgn(text)) {
        const auto game = readPgn(std::string_view(text).substr(entry.offset, entry.length), entry.line);
        list << QString::fromStdString(game ? treeText(*game) : game.error().english);
    }
    return list;
}

std::string headed(const std::string& name, const std::string& moves) {
    return "[Event \"" + name + "\"]\n[Site \"?\"]\n\n" + moves + "\n\n";
}

}  // namespace

class PgnIndexTest : public QObject {
    Q_OBJECT

  private slots:
    void findsGamesWithTagsAndLines() {
        const std::string text =
            headed("one", "1. e4 e5 1-0") + headed("two", "1. d4 d5 *") + headed("three", "*");
        const auto entries = indexPgn(text);
        QCOMPARE(entries.size(), std::size_t(3));
        QVERIFY(entries[1].tag("Event") == "two" && entries[1].tag("White").empty());
        QCOMPARE(entries[0].line, 1);
        QCOMPARE(entries[1].line, 6);
        QCOMPARE(entries[2].line, 11);
        QCOMPARE(gamesIn(text), QStringList({"e4 e5 | 1-0", "d4 d5 | *", "| *"}));
    }

    void otherTextHasNoGames() {
        for (const char* text :
             {"", "\n\n", "Dear friend, how are you?", "% only a note\n", "{a comment}", "; another"})
            QVERIFY2(indexPgn(text).empty(), text);
    }

    void findsGamesWithoutTagsByTheirResults() {
        QCOMPARE(gamesIn("1. e4 1-0\n1. d4 0-1 1. c4 *"), QStringList({"e4 | 1-0", "d4 | 0-1", "c4 | *"}));
    }

    void findsGamesInWhichThereIsNothingButCastling() {
        for (const char* text : {"O-O", "1. 0-0", "O-O-O 0-0-0"}) QVERIFY2(indexPgn(text).size() == 1, text);
    }

    void findsGamesWithoutResultsByTheirTags() {
        QCOMPARE(
            gamesIn(
                "[Event \"a\"]\n\n1. e4 e5\n\n[Event \"b\"]\n\n1. d4\n[Event \"c\"]\n[Event \"d\"]\n\n1. c4"),
            QStringList({"e4 e5 | *", "d4 | *", "| *", "c4 | *"}));
    }

    void bracketsInCommentsAndStringsAreIgnored() {
        const std::string text =
            "[Event \"a [Event \\\"x\\\"] {\"]\n\n1. e4 {a comment\n[Event \"not a game\"]\n\n1. a4} e5 "
            "; [Event \"nor this\"] {\n1-0\n\n[Event \"b\"]\n\n1. d4 *";
        QCOMPARE(gamesIn(text).size(), 2);
        QVERIFY(gamesIn(text)[0].endsWith("e5{[Event \"nor this\"] {} | 1-0"));
        QCOMPARE(gamesIn(text)[1], "d4 | *");
    }

    void badGameDoesNotAffectOthers_data() {
        const TestRows<std::string, QString> row;
        row("an illegal move", "1. e4 e5\n2. Ke3 *", "Line 11: 2. \"Ke3\" is illegal");
        row("an unclosed comment", "1. e4 {oops e5 *", "Line 10: the comment that starts");
        row("an unclosed variation", "1. e4 (1. d4 *", "Line 10: the variation that starts");
        row("garbage", "@@ ?? e4", "Line 10: 1. \"@@\" is not a move");
        row("an unclosed quote", "1. e4 \"e5 {x} *", "Line 10: 1... \"\"\" is not a move");
    }

    void badGameDoesNotAffectOthers() {
        const auto [bad, message] = testRow<std::string, QString>();
        const std::string text = headed("one", "1. e4 {fine} *") + "\n" + headed("bad", bad) +
                                 headed("three", "1. d4 {fine} *") + headed("four", "1. c4 *");
        const QStringList games = gamesIn(text);
        QCOMPARE(games.size(), 4);
        QCOMPARE(games[0], "e4{fine} | *");
        QVERIFY2(games[1].startsWith(message), qPrintable(games[1]));
        QCOMPARE(games[2], "d4{fine} | *");
        QCOMPARE(games[3], "c4 | *");
    }

    void unclosedCommentEndsBeforeTheNextGame() {
        for (const char* lineEnd : {"\n", "\r", "\r\n"}) {
            const QString text =
                QString("[Event \"a\"]\n\n1. e4 {oops e5\n[Event \"b\"]\n\n1. d4 *").replace("\n", lineEnd);
            const QStringList games = gamesIn(text.toStdString());
            QCOMPARE(games.size(), 2);
            QVERIFY2(games[0].contains("no }"), qPrintable(games[0]));
            QCOMPARE(games[1], "d4 | *");
        }
    }

    void tagsAreUtf8() {
        const auto entries = indexPgn("[White \"M\xFCller\"]\n\n1. e4 *");
        QVERIFY(entries.size() == 1 && entries[0].tag("White") == "M\xC3\xBCller");
    }

    void hugeFileIsFast() {
        std::string text;
        const std::string game =
            headed("x", "1. e4 e5 2. Nf3 {a comment (with [brackets])} Nc6 (2... d6 3. d4) 3. Bb5 a6 *");
        while (text.size() < std::size_t(kHugeBytes)) text += game;
        const WorkTime time;
        const std::size_t found = indexPgn(text).size();
        QCOMPARE(found, text.size() / game.size());
        QVERIFY2(time.seconds() < 3, "too slow");
    }

    void indexingCanBeStopped() {
        std::string text;
        for (int i = 0; i < 100'000; ++i) text += headed("x", "1. e4 e5 *");
        int questions = 0;
        const auto found = indexPgn(text, [&questions] { return ++questions < 3; });
        QCOMPARE(questions, 3);
        QVERIFY(!found.empty() && found.size() < 50'000);
    }

    void adversarialTextIsFast_data() {
        const TestRows<QByteArray> row;
        for (const char* piece :
             {"{", "[Event \"x\"]\n{", "(", "[", "\n[Event ", "{\n[Event \"", ";", "$", "\"", "1. e4 {[%clk ",
              "[a \"b\"]", "[a \"b\"]\n", "[a", "(1. d4 d5)", "[% ", "[%a] "})
            row(piece);
    }

    void manyVariationsAreFast() {
        // A variation with a clock at every ply of a long line: no walk back to the start for each.
        std::string text = "[Event \"x\"]\n\n";
        const char* const shuffle[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
        const char* const other[] = {"Nc3", "Nc6", "e4", "e5"};
        for (int ply = 0; ply < 12'000; ++ply)
            text += std::string(shuffle[ply % 4]) + " (" + other[ply % 4] + " {[%clk 0:01:00]}) ";
        const WorkTime time;
        const auto game = readPgn(text);
        QVERIFY2(game, game ? "" : game.error().english.c_str());
        const auto again = readPgn(writePgn(*game));
        QVERIFY(again && again->mainLineEnd()->ply() == 12'000);
        QVERIFY2(time.seconds() < 3, "too slow");
    }

    void limitsAreReported() {
        std::string tags;
        for (int i = 0; i < 501; ++i) tags += "[Tag" + std::to_string(i) + " \"x\"]\n";
        const auto many = readPgn(tags + "\n1. e4 *\n");
        QVERIFY(!many && many.error().english.find("500 tags") != std::string::npos);
        std::string moves;
        for (int i = 0; i < 3001; ++i) moves += "Nf3 Nf6 Ng1 Ng8 ";
        for (const bool whole : {true, false}) {
            const auto error = whole ? readPgn(moves).error() : salvagePgn(moves).error();
            QVERIFY2(error.english.find("longer than 12000") != std::string::npos, error.english.c_str());
        }
    }

    void adversarialTextIsFast() {
        const auto [piece] = testRow<QByteArray>();
        const std::string text =
            piece.repeated(kHugeBytes / 10 / static_cast<int>(piece.size())).toStdString();
        const WorkTime time;
        indexPgn(text);
        const auto game = readPgn(text);
        QVERIFY(game ? !writePgn(*game).empty() : !game.error().english.empty());
        QVERIFY2(time.seconds() < 2, "too slow");
    }
};

PLYGLASS_TEST(PgnIndexTest);
#include "pgn_index_test.moc"
