// How a game ended, in all the ways in which people and programs write that.
#include <string>

#include "engine/chess/pgn.h"
#include "tests/engine/chess/reading_pgn.h"
#include "tests/suite.h"

using namespace plyglass;

class PgnEndsTest : public QObject {
    Q_OBJECT

  private slots:
    void readsEveryEndOfAGame_data() {
        const TestRows<std::string, QString> row;
        for (const char* draw :
             {"½", "1/2", "1/2-1/2", "½ - ½", "0.5-0.5", ".5-.5", "0,5 : 0,5", "drawn", "Draw.", "remis",
              "stalemate", "draw agreed", "Draw by repetition.", "* 1/2"})
            row(draw, "1/2-1/2");
        for (const char* win : {"1-0", "1.0-0.0", "1,0 - 0,0", "White wins", "WHITE WON", "Black resigns.",
                                "forfeit 1-0", "1-0 forfeit", "mate 1-0", "black lost", "White wins on time.",
                                "Black resigns in a lost position"})
            row(win, "1-0");
        for (const char* loss :
             {"0-1", "0.0-1.0", "resigns", "White  resigned", "Black wins", "forfeit\n0-1"})
            row(loss, "0-1");
        for (const char* none :
             {"*", "forfeit", "Forfeit.", "adjourned", "unfinished", "abandoned", "0-0", "½-0", "0-½", "1-1",
              "double forfeit", "unknown", "bye *", "suspended", "not played"})
            row(none, "*");
    }
    void readsEveryEndOfAGame() {
        const auto [end, result] = testRow<std::string, QString>();
        for (const char* behind : {"", "\n", "\n\n[Event \"next\"]\n\n1. d4 *"})
            QCOMPARE(treeOfPgn("1. e4 e5 " + end + behind), "e4 e5 | " + result);
    }

    void anEndInWordsIsKept_data() {
        const TestRows<std::string, QString> row;
        for (const char* words : {"forfeit", "White resigns", "½-0"}) row(words, words);
        row("0-0", "double forfeit");
        row("1-0", "");
        row("0.5-0.5", "");
    }
    void anEndInWordsIsKept() {
        const auto [end, termination] = testRow<std::string, QString>();
        const auto game = readPgn("1. e4 e5 " + end);
        QVERIFY(game);
        QCOMPARE(QString::fromStdString(std::string(game->tag("Termination"))), termination);
    }

    void theTagSaysWhatTheResultCannot_data() {
        const TestRows<std::string, QString, QString> row;
        row("+/-", "1-0", "forfeit");
        row("-:+", "0-1", "forfeit");
        row("1F-0F", "1-0", "forfeit");
        row("0F-0F", "*", "forfeit");
        row("White overslept", "*", "White overslept");
        row("?", "*", "");
    }
    void theTagSaysWhatTheResultCannot() {
        const auto [tag, result, termination] = testRow<std::string, QString, QString>();
        const auto game = readPgn("[Result \"" + tag + "\"]\n\n1. e4 e5 *");
        QVERIFY(game);
        QCOMPARE(QString::fromStdString(std::string(toPgn(game->outcome().result))), result);
        QCOMPARE(QString::fromStdString(std::string(game->tag("Termination"))), termination);
        QVERIFY(result == "*" || writePgn(*game).find("[Result \"" + tag + "\"]") != std::string::npos);
    }

    void tellsWhereTagAndMovesDisagree() {
        const auto read = salvagePgn("[Result \"1-0\"]\n\n1. e4 e5 0-1");
        QVERIFY(read);
        QCOMPARE(read->game.outcome().result, GameResult::BlackWins);
        QCOMPARE(read->notes.size(), std::size_t(1));
        QVERIFY(salvagePgn("[Result \"1-0\"]\n\n1. e4 e5 *")->notes.empty());
    }

    void tellsHowTheGameEnded_data() {
        const TestRows<std::string, QString> row;
        row("1. e4 1-0", "White won");
        row("[Termination \"normal\"]\n\n1. e4 1-0", "White wins: Black resigned");
        row("[Termination \"Normal\"]\n\n1. e4 1/2-1/2", "Draw by agreement");
        row("[Termination \"time forfeit\"]\n\n1. e4 0-1", "Black wins on time");
        row("[Termination \"adjudication\"]\n\n1. e4 0-1", "Black won");
        row("1. f3 e5 2. g4 Qh4 0-1", "Black wins by checkmate");
        row("1. f3 e5 2. g4 Qh4 *", "Black wins by checkmate");
        row("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", "Draw by threefold repetition");
        row("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0", "White won");
        row("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *", "The game is not over");
        row("[FEN \"8/8/8/3k4/8/3K4/7R/8 w - - 149 90\"]\n\n1. Rh1 *", "The game is not over");
        row("[FEN \"8/8/8/3k4/8/3K4/7R/8 w - - 149 90\"]\n\n1. Rh1 1/2-1/2",
            "Draw by the seventy-five-move rule");
        row("1. e4 *", "The game is not over");
    }
    void tellsHowTheGameEnded() {
        const auto [pgn, words] = testRow<std::string, QString>();
        QCOMPARE(QString::fromStdString(readPgn(pgn)->outcome().toText().english), words);
    }
};

PLYGLASS_TEST(PgnEndsTest);
#include "pgn_ends_test.moc"
