// PGN that is not as it should be: what can be read is saved, and what cannot is named with its line.
#include <string>

#include "engine/chess/pgn.h"
#include "tests/engine/chess/reading_pgn.h"
#include "tests/suite.h"

using namespace plyglass;

class PgnTroubleTest : public QObject {
    Q_OBJECT

  private slots:
    void aGameIsSavedUpToWhatCannotBeRead_data() {
        const TestRows<std::string, QString, QString> row;
        row("a good game", "1. e4 e5 1-0", "e4 e5 | 1-0", "");
        row("an illegal move", "1. e4 e5\n2. Ke3 Nc6 {fine} 3. Nf3 1-0",
            "e4 e5{2. Ke3 Nc6 fine 3. Nf3} | 1-0", "Line 2: 2. \"Ke3\" is illegal");
        row("in a variation only that ends", "1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf3 *",
            "e4 e5 (c5{2. Ke3 d6}) Nf3 | *", "Line 1: 2. \"Ke3\" is illegal");
        row("as the first move of a variation", "1. e4 e5 (1... Ke6) 2. Nf3 *", "e4 e5 {1... Ke6} Nf3 | *",
            "Line 1: 1... \"Ke6\" is illegal");
        row("a pass in check", "1. e4 f6 2. Qh5+ -- 3. d4 *", "e4 f6 Qh5+{2... -- 3. d4} | *", "pass");
        row("a variation without its end", "1. e4 (1. d4 d5 *", "e4 (d4 d5{*}) | *", "no )");
        row("a bracket too many", "1. e4 e5 ) 2. Nf3 *", "e4 e5{) 2. Nf3} | *", "never opened");
        row("a comment without its end", "1. e4 e5 {so it goes on 2. Nf3 *",
            "e4 e5{so it goes on 2. Nf3 *} | *", "no }");
        row("commands in what is not read", "1. e4 {[%clk 0:05:00]} Ke6 {[%clk 0:01:00] x} *",
            "e4{1... Ke6 [clk 0:01:00] x} | *", "Ke6");
        row("before the first move", "[White \"A\"]\n\n{hm} 1. Ke3 *", "{hm\n1. Ke3} | *",
            "Line 3: 1. \"Ke3\" is illegal");
    }
    void aGameIsSavedUpToWhatCannotBeRead() {
        const auto [pgn, expected, problem] = testRow<std::string, QString, QString>();
        const auto saved = salvagePgn(pgn);
        QVERIFY2(saved, saved ? "" : saved.error().english.c_str());
        QCOMPARE(QString::fromStdString(treeText(saved->game)), expected);
        const QString said = saved->problem ? QString::fromStdString(saved->problem->english) : QString();
        QVERIFY2(problem.isEmpty() ? said.isEmpty() : said.contains(problem), qPrintable(said));
        // What was saved is a game like any other.
        const auto again = readPgn(writePgn(saved->game));
        QVERIFY2(again, again ? "" : again.error().english.c_str());
        // A comment before a move is read again as one behind the move before.
        QCOMPARE(QString::fromStdString(treeText(*again)).remove(u' '), QString(expected).remove(u' '));
    }

    void commandsBeforeABadMoveAreOfNoOtherMove() {
        for (const char* end : {"(1... c5) {[%clk 0:08:00] x} 2. Ke5 *", "({[%clk 0:08:00]} 1... Ke5) *",
                                "({[%clk 0:08:00]} 1... Ke5) 2. Nf3 *", "({[%clk 0:08:00]} ) *"}) {
            const auto saved = salvagePgn("1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:00]} " + std::string(end));
            QVERIFY(saved);
            const std::string written = writePgn(saved->game);
            for (const std::string& text : {written, writePgn(readPgn(written).value())})
                QVERIFY2(text.find("[%clk 0:09:00]") != text.npos && text.find("[%clk 0:08:00]") == text.npos,
                         text.c_str());
        }
    }

    void whereThereIsNothingToSaveThatIsSaid() {
        QVERIFY(!salvagePgn(""));
        QVERIFY(!salvagePgn("Ke3 what is this"));
        QVERIFY(!salvagePgn("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *"));
    }

    void wordsInTheMiddleEndNoGame() {
        QVERIFY(errorOfPgn("1. e4 draw e5 2. Nf3 *").contains("\"draw\" is not a move"));
        QCOMPARE(treeOfPgn("1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4.0-0 0-0"), "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O | *");
    }

    void readsOnBehindVariationsThatAreTooDeep() {
        std::string pgn = "1. e4 e5 ";
        for (int i = 0; i < 600; ++i) pgn += i % 2 == 0 ? "(1... e6 " : "(1... c5 ";
        pgn += std::string(600, ')') + " 2. Nf3 Nc6 1-0";
        QVERIFY(errorOfPgn(pgn).contains("500 deep"));
        const auto read = salvagePgn(pgn);
        QVERIFY(read && read->isMainLineWhole && read->problem);
        QCOMPARE(read->game.mainLineEnd()->ply(), 4);
        QCOMPARE(read->game.outcomeAt(read->game.mainLineEnd()).result, GameResult::WhiteWins);
        QCOMPARE(QString::fromStdString(writePgn(read->game)).count("e6") +
                     QString::fromStdString(writePgn(read->game)).count("c5"),
                 102);
    }

    /// Up to its error, in the letters that it has.
    void anErrorInAnotherLanguageIsOneOfThatLanguage() {
        const auto read = salvagePgn("1. e4 e5 2. Sf3 Sc6 3. Lh6 *");
        QVERIFY(read && read->problem);
        QCOMPARE(read->game.mainLineEnd()->ply(), 4);
        const QString said = QString::fromStdString(warningText(*read).english);
        QVERIFY2(said.contains("German piece letters (K, D, T, L, S)") && said.contains("3. \"Lh6\""),
                 qPrintable(said));
    }

    void lettersOfTwoLanguagesAreNamed() {
        const auto read = salvagePgn("1. b3 e5 2. Sa3 *\n");
        QVERIFY(read && read->problem);
        const QString said = QString::fromStdString(read->problem->english);
        QVERIFY2(said.contains("\"Sa3\"") && said.contains("German or Czech"), qPrintable(said));
    }

    void aVariationThatStandsElsewhereKeepsItsWords() {
        const auto read = salvagePgn("1. d4 d5 2. c4 e6 (2. c4 c6 3. Nc3) 3. Nf3 *");
        QVERIFY(read && read->problem && read->isMainLineWhole);
        QCOMPARE(QString::fromStdString(nodeAtPly(read->game, 5)->commentBefore), "2. c4 c6 3. Nc3");
    }

    void aPositionThatHadToBePutRightIsNoted_data() {
        const TestRows<std::string, QString> row;
        row("7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1", "Castling (KQkq)");
        row("7k/5K2/4R3/8/8/8/8/8 w - e6 0 1", "En passant (e6)");
    }
    void aPositionThatHadToBePutRightIsNoted() {
        const auto [fen, what] = testRow<std::string, QString>();
        const auto read = salvagePgn("[Event \"x\"]\n[FEN \"" + fen + "\"]\n\n1. Rh6# 1-0");
        QVERIFY(read && !read->problem);
        QCOMPARE(QString::fromStdString(warningText(*read).english),
                 what + " is impossible with these pieces, and was left out of the position.");
    }

    void namesThePlaceThatIsBad_data() {
        const TestRows<std::string, QString, QString> row;
        row("nothing", "", "no game", "");
        row("a comment alone", "{nothing here}", "no game", "");
        row("a number alone", "12345", "no game", "");
        row("a letter", "Dear friend, I play e4.", "Line 1", "\"Dear\" is not a move");
        row("an illegal move", "[Event \"x\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Qxz5", "Line 4: 3.",
            "\"Qxz5\" is not a move");
        row("a move that is not possible", "1. e4 e5\n2. Ke3", "Line 2: 2.", "\"Ke3\" is illegal");
        row("a move of Black's", "1. e4 e5\n2. Nf3 Nd5", "Line 2: 2...", "\"Nd5\" is illegal");
        row("an ambiguous move", "1. Nf3 d5 2. d3 e5 3. Nd2 e4 4. Bh3", "Line 1: 3.", "ambiguous");
        row("a null move in check", "1. e4 f6\n2. Qh5 --", "Line 2: 2... --", "pass");
        row("a bad FEN", "[Event \"x\"]\n[FEN \"8/8/8/8/8/B5/BN6/K7 w - - 0 1\"]\n\n1. Kb1", "Line 2", "FEN");
        row("another game", "[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 e5 1-0", "Line 2", "\"Atomic\"");
        row("an unclosed comment", "1. e4\n{oops e5", "Line 2", "}");
        row("an unclosed variation", "1. e4\n(1. d4\nd5", "Line 2", ")");
        row("a variation that was never opened", "1. e4\n) e5", "Line 2", "never opened");
        row("a bracket in the moves", "1. e4 [e5", "Line 1", "\"[\" is not a move");
        row("a brace too many", "1. e4} e5", "Line 1", "\"}\" is not a move");
        row("UTF-16",
            "\xFF\xFE"
            "1",
            "UTF-16", "");
        row("a letter of no language", "1. Xf3", "Line 1: 1.", "\"Xf3\" is not a move");
    }
    void namesThePlaceThatIsBad() {
        const auto [pgn, place, reason] = testRow<std::string, QString, QString>();
        const QString said = errorOfPgn(pgn);
        QVERIFY2(said.contains(place) && said.contains(reason), qPrintable(said));
    }

    void namesAMoveOfBlackWithItsNumber_data() {
        const TestRows<std::string, QString> row;
        row("Nf9", "Line 3: 12... \"Nf9\" is not a move: write it like Nf3, exd5, e8=Q, O-O or e2e4.");
        row("Nf6", "Line 3: 12... \"Nf6\" is illegal: Black has no knight.");
        row("--", "Line 3: 12... -- passes the turn, which is not possible in check.");
    }
    void namesAMoveOfBlackWithItsNumber() {
        const auto [move, said] = testRow<std::string, QString>();
        QCOMPARE(errorOfPgn("[FEN \"4k3/8/8/8/8/8/8/4RK2 b - - 0 12\"]\n\n12... " + move), said);
    }

    void countsLinesFromWhereTheGameStandsInItsFile() {
        QVERIFY(errorOfPgn("1. e4 e5\n2. Ke3", 100).startsWith("Line 101:"));
        QVERIFY(errorOfPgn("1. e4 e5\r\n2. Ke3", 100).startsWith("Line 101:"));
    }
};

PLYGLASS_TEST(PgnTroubleTest);
#include "pgn_trouble_test.moc"
