// PGN writing to the standard: tags, columns, numbers, and lossless round trips.
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/chess/chess960.h"
#include "engine/chess/fen.h"
#include "engine/chess/game_edits.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "tests/engine/chess/odd_games.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/chess/tree_text.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Game read(const std::string& pgn) {
    auto game = readPgn(pgn);
    if (!game) qFatal("%s in %s", game.error().english.c_str(), pgn.c_str());
    return std::move(*game);
}

/// The moves without tags.
QString moves(const Game& game) {
    const std::string pgn = writePgn(game);
    return QString::fromStdString(pgn.substr(pgn.find("\n\n") + 2)).trimmed();
}

std::vector<const GameNode*> nodesOf(const Game& game) {
    std::vector<const GameNode*> nodes{game.root()};
    for (std::size_t i = 0; i < nodes.size(); ++i)
        for (const auto& child : nodes[i]->children()) nodes.push_back(child.get());
    return nodes;
}

/// A random edit of the game; some are refused.
void editAtRandom(Game& game, GameEdits& edits, Random& random) {
    const auto nodes = nodesOf(game);
    const GameNode* const node = nodes[random.below(nodes.size())];
    const MoveList legal = legalMoves(node->position());
    switch (random.below(8)) {
        case 0:
            (void)edits.remove(game, node);
            break;
        case 1:
            (void)edits.promote(game, node);
            break;
        case 2:
            (void)edits.makeMainLine(game, node);
            break;
        case 3:
            if (node->parent()) (void)edits.annotate(game, node, {.comment = "two\nlines; {%}"});
            break;
        case 4:
            (void)edits.setHeader(game, game.tags(), static_cast<GameResult>(random.below(4)));
            break;
        case 5:
            (void)edits.undo(game);
            break;
        case 6:
            (void)edits.redo(game);
            break;
        default:
            if (!legal.empty())
                (void)edits.add(game, node, {legal[static_cast<int>(random.below(legal.size()))]});
    }
}

QString tags(const Game& game) {
    const std::string pgn = writePgn(game);
    return QString::fromStdString(pgn.substr(0, pgn.find("\n\n")));
}

}  // namespace

class PgnWritingTest : public QObject {
    Q_OBJECT

  private slots:
    void writesSevenTagRosterFirst() {
        QCOMPARE(QString::fromStdString(writePgn(Game())),
                 "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
                 "\"?\"]\n"
                 "[Result \"*\"]\n\n*\n\n");
        Game game;
        game.setTag("ECO", "C20");
        game.setTag("Black", "Deep Thought");
        game.setTag("Event", "Test");
        QCOMPARE(tags(game),
                 "[Event \"Test\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
                 "[Black \"Deep Thought\"]\n[Result \"*\"]\n[ECO \"C20\"]");
    }

    void writesMoveNumbersByTheStandard() {
        for (const char* text :
             {"1. e4 e5 2. Nf3 Nc6 1-0", "1. e4 {best} 1... e5 *", "1. e4 (1. d4 d5) 1... e5 *",
              "1. e4 $1 e5 *", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nc3 1/2-1/2",
              "1. e4 e5 ({or} 1... c5) 2. Nf3 *", "{Hello} 1. e4 *", "1. e4 e5 (1... c5) {well} 2. Nf3 *"})
            QCOMPARE(moves(read(text)), QString(text));
    }

    void writesNonstandardStart() {
        const char* fen = "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 12";
        const Game game(*Position::fromFen(fen));
        QVERIFY(tags(game).endsWith(QString("[SetUp \"1\"]\n[FEN \"%1\"]").arg(fen)));
        QCOMPARE(moves(read(writePgn(game) + "e5 2. e4")), "*");
        Game played = read("[FEN \"" + std::string(fen) + "\"]\n\n12... e5 13. e4 *");
        QCOMPARE(moves(played), "12... e5 13. e4 *");
    }

    void namesTheVariantOfAChess960Game() {
        const Game game(chess960Start(0));
        QVERIFY(tags(game).contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bbqnnrkr/"));
        QVERIFY(!tags(Game(chess960Start(518))).contains("Variant"));
    }

    void keepsOriginalFen() {
        const std::string shredder = "[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\"]";
        QVERIFY(tags(read(shredder + "\n\n*")).contains(QString::fromStdString(shredder)));
        const std::string usual = "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]";
        QVERIFY(tags(read(usual + "\n\n*")).contains(QString::fromStdString(usual)));
    }

    void staysWithinEightyColumns() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const QString text = moves(oddGame(seed));
            for (const QString& line : text.split('\n'))
                QVERIFY2(line.toUtf8().size() <= 81 || line.contains(';'), qPrintable(line));
        }
    }

    void keepsMovesAfterTheEnd() {
        Game mated = read("1. f3 e5 2. g4 Qh4# 0-1");
        Game resigned = read("1. e4 1-0");
        Game withoutMoves = read("[Result \"1-0\"]\n\n1-0");
        for (Game* game : {&resigned, &withoutMoves})
            QVERIFY(game->addMove(legalMoves(game->position())[0]).has_value());
        QCOMPARE(moves(mated), "1. f3 e5 2. g4 Qh4# 0-1");
        QCOMPARE(moves(resigned), "1. e4 (1. e4 a6) 1-0");
        QCOMPARE(moves(withoutMoves), "1. a3 1-0");
    }

    void lineStartsAreUnambiguous() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (const QString& line : moves(oddGame(seed)).split('\n'))
                QVERIFY2(!line.startsWith('%') && !(line.startsWith('[') && !line.startsWith("[%")),
                         qPrintable(line));
    }

    void roundTripIsExact() {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(gamesFor(200)); ++seed) {
            const Game game = oddGame(seed);
            const std::string first = writePgn(game);
            const Game again = read(first);
            QCOMPARE(QString::fromStdString(treeText(again)), QString::fromStdString(treeText(game)));
            QCOMPARE(QString::fromStdString(writePgn(again)), QString::fromStdString(first));
        }
    }

    void roundTripAfterRandomEdits() {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(gamesFor(100)); ++seed) {
            Game game = oddGame(seed);
            GameEdits edits;
            Random random(seed);
            for (int i = 0; i < 20; ++i) {
                editAtRandom(game, edits, random);
                const std::string written = writePgn(game);
                const Game again = read(written);
                QCOMPARE(QString::fromStdString(treeText(again)), QString::fromStdString(treeText(game)));
                QCOMPARE(QString::fromStdString(writePgn(again)), QString::fromStdString(written));
            }
        }
    }

    void oddSpellingsRoundTrip() {
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(gamesFor(10'000)); ++seed) {
            const Game game = oddGame(seed);
            const std::string odd = oddText(game, seed);
            const Game again = read(odd);
            QCOMPARE(QString::fromStdString(treeText(again)), QString::fromStdString(treeText(game)));
            const std::string written = writePgn(again);
            QCOMPARE(QString::fromStdString(treeText(read(written))), QString::fromStdString(treeText(game)));
            QCOMPARE(QString::fromStdString(writePgn(read(written))), QString::fromStdString(written));
            for (const auto& [name, value] : game.tags()) QVERIFY2(again.tag(name) == value, odd.c_str());
        }
    }

    /// Scid joins adjacent comments without a blank, and few programs read comments after a semicolon.
    void commentsKeepLinesAndBraces() {
        const auto game = readPgn(
            "1. e4 {[%clk 0:01:00] one} {two} e5 {three} (1... c5) {before} {the move} 2. Nf3 ; {a} "
            "brace\n*");
        QVERIFY(game);
        const GameNode* const e4 = game->root()->children().front().get();
        QCOMPARE(QString::fromStdString(e4->comment), QString("one\ntwo"));
        const std::string text = writePgn(*game);
        const QString moves = QString::fromStdString(text.substr(text.find("1. e4"))).trimmed();
        QCOMPARE(moves,
                 QString::fromUtf8("1. e4 {[%clk 0:01:00] one \u2028two} 1... e5 {three} (1... c5) {before "
                                   "\u2028the move}\n2. Nf3 {{a\u2775 brace} *"));
        const auto again = readPgn(text);
        QVERIFY(again);
        QCOMPARE(treeText(*again), treeText(*game));
        QCOMPARE(writePgn(*again), text);
    }

    void keepsUnknownTagsAndCommands() {
        const std::string pgn =
            "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"a \\\"b\\\" \\\\ "
            "c\"]\n"
            "[Black \"?\"]\n[Result \"*\"]\n[X-Techniques \"alphabeta,  table\"]\n[PlyglassSeed \"42\"]\n\n"
            "1. e4 {[%csl Gd4,Re5] [%cal Ge2e4] [%foo  bar] two  blanks} 1... e5 *\n\n";
        QCOMPARE(QString::fromStdString(writePgn(read(pgn))), QString::fromStdString(pgn));
    }

    void writesClocksEvaluationsAndNodesAsCommands() {
        Game game = read("1. e4 e5 2. Nf3 *");
        game.goToStart();
        game.goForward();
        game.current()->clocks = ClockPair{299'500, 300'000};
        game.current()->evalCp = -5;
        game.current()->evalDepth = 12;
        game.goForward();
        game.current()->clocks = ClockPair{299'500, 3'723'000};
        game.current()->evalMate = -3;
        game.current()->nodes = 12345;
        game.goForward();
        game.current()->clocks = ClockPair{-20, 0};
        game.current()->evalCp = 1234;
        QCOMPARE(
            moves(game).replace('\n', ' '),
            "1. e4 {[%eval -0.05,12] [%clk 0:04:59.5]} 1... e5 {[%eval #-3] [%clk 1:02:03] [%nodes 12345]} "
            "2. Nf3 {[%eval 12.34] [%clk 0:00:00]} *");
        const Game again = read(writePgn(game));
        QVERIFY((again.current()->parent()->clocks == ClockPair{299'500, 3'723'000}));
    }

    void clockTimesRoundTrip() {
        const std::string text =
            "1. e4 {[%clk 0:04:59]} 1... e5 {[%clk 0:04:58]} (1... c5 2. Nf3 Nc6) (1... e6 {[%clk 0:04:30]} "
            "2. d4) 2. Nf3 *";
        QCOMPARE(moves(read("[TimeControl \"300+2\"]\n\n" + text)).replace('\n', ' '),
                 QString::fromStdString(text));
    }

    void reasonOfTheEndRoundTrips_data() {
        const TestRows<GameResult, OutcomeReason> row;
        row("resigned", GameResult::WhiteWins, OutcomeReason::Resignation);
        row("agreed", GameResult::Draw, OutcomeReason::Agreement);
        row("on time", GameResult::BlackWins, OutcomeReason::Timeout);
        row("on time, drawn", GameResult::Draw, OutcomeReason::TimeoutInsufficient);
        row("recorded", GameResult::WhiteWins, OutcomeReason::Recorded);
    }

    void reasonOfTheEndRoundTrips() {
        const auto [result, reason] = testRow<GameResult, OutcomeReason>();
        const Outcome outcome{result, reason};
        Game game = read("1. e4 e5 *");
        game.end(outcome);
        const Game again = read(writePgn(game));
        QVERIFY(again.outcome() == outcome);
        QCOMPARE(QString::fromStdString(writePgn(again)), QString::fromStdString(writePgn(game)));
    }

    void keepsUnknownTermination() {
        const Game game = read("[Termination \"the lights went out\"]\n\n1. e4 1-0");
        QVERIFY(tags(game).contains("[Termination \"the lights went out\"]"));
        Game playedOn = read("[Termination \"normal\"]\n\n1. e4 1-0");
        QVERIFY(playedOn.play(Move::normal(E7, E5)));
        QVERIFY(!tags(playedOn).contains("Termination") && tags(playedOn).contains("[Result \"*\"]"));
    }

    void writesTheResultOfTheMainLine() {
        Game game = read("1. e4 e5 1-0");
        game.goBack();
        QVERIFY(game.play(Move::normal(C7, C5)));
        QCOMPARE(moves(game), "1. e4 c5 (1... e5) *");
    }

    void tagIsWrittenOnOneLine() {
        Game game;
        game.setTag("Event", "two\nlines");
        QVERIFY(tags(game).startsWith("[Event \"two lines\"]\n"));
    }
};

PLYGLASS_TEST(PgnWritingTest);
#include "pgn_writing_test.moc"
