// Game tree: playing, branching, navigation, ending and resuming.
#include <string>

#include "engine/chess/fen.h"
#include "engine/chess/game.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const GameNode* play(Game& game, const char* san) {
    const auto move = parseSan(game.position(), san);
    if (!move) qFatal("%s", move.error().english.c_str());
    const auto node = game.play(*move);
    if (!node) qFatal("%s", node.error().english.c_str());
    return *node;
}

Game gameOf(std::initializer_list<const char*> moves) {
    Game game;
    for (const char* san : moves) play(game, san);
    return game;
}

QString sans(const std::vector<const GameNode*>& nodes) {
    QStringList list;
    for (const GameNode* node : nodes) list << QString::fromStdString(node->san());
    return list.join(' ');
}

QString mainLine(const Game& game) {
    QStringList list;
    for (const GameNode* node = game.root(); !node->children().empty();) {
        node = node->children().front().get();
        list << QString::fromStdString(node->san());
    }
    return list.join(' ');
}

constexpr Outcome kBlackResigned{GameResult::WhiteWins, OutcomeReason::Resignation};

}  // namespace

class GameTest : public QObject {
    Q_OBJECT

  private slots:
    void startsAtGivenPosition() {
        QVERIFY(Game().position() == Position::start());
        const Position endgame = *Position::fromFen("4k3/8/8/8/8/8/4P3/4K3 b - - 3 40");
        const Game game(endgame);
        QVERIFY(game.startPosition() == endgame && game.position() == endgame);
        QCOMPARE(game.current(), game.root());
        QVERIFY(game.isAtLineEnd() && game.line().empty());
    }

    void playsMovesInSequence() {
        Game game = gameOf({"e4", "e5", "Nf3"});
        QCOMPARE(sans(game.line()), "e4 e5 Nf3");
        QCOMPARE(game.current()->ply(), 3);
        QCOMPARE(game.current()->parent()->ply(), 2);
        QCOMPARE(QString::fromStdString(toFen(game.position())),
                 "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    }

    void illegalMoveChangesNothing() {
        Game game = gameOf({"e4"});
        const auto refused = game.play(Move::normal(E4, E5));
        QVERIFY(!refused && !refused.error().english.empty());
        QCOMPARE(mainLine(game), "e4");
        QCOMPARE(game.current()->ply(), 1);
    }

    void followsExistingMove() {
        Game game = gameOf({"e4", "e5", "Nf3"});
        game.goToStart();
        play(game, "e4");
        QCOMPARE(game.root()->children().size(), std::size_t(1));
        QCOMPARE(mainLine(game), "e4 e5 Nf3");
        QCOMPARE(sans(game.line()), "e4 e5 Nf3");
    }

    void newMoveBecomesMainLine() {
        Game game = gameOf({"e4", "e5", "Nf3"});
        game.goBack();
        game.goBack();
        play(game, "c5");
        QCOMPARE(mainLine(game), "e4 c5");
        const GameNode* e4 = game.root()->children().front().get();
        QCOMPARE(e4->children().size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(e4->children()[1]->san()), "e5");
        QCOMPARE(e4->children()[1]->children().size(), std::size_t(1));
    }

    void wholeLineToNewMoveBecomesMainLine() {
        Game game = gameOf({"e4", "e5"});
        game.goToStart();
        play(game, "d4");
        play(game, "d5");
        game.goToStart();
        play(game, "e4");  // follows only: the main line stays
        QCOMPARE(mainLine(game), "d4 d5");
        play(game, "c5");
        QCOMPARE(mainLine(game), "e4 c5");
    }

    void addMoveAppendsVariation() {
        Game game = gameOf({"e4", "e5"});
        game.goToStart();
        QVERIFY(game.addMove(Move::normal(D2, D4)));
        QCOMPARE(mainLine(game), "e4 e5");
        QCOMPARE(game.root()->children().size(), std::size_t(2));
        QVERIFY(!game.addMove(Move::normal(D2, D4)));
        // A recorded game may continue after an end by rule.
        Game dead(*Position::fromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
        QVERIFY(dead.addMove(Move::normal(E1, E2)));
    }

    void navigationReportsWhetherItMoved() {
        Game game = gameOf({"e4", "e5"});
        QVERIFY(!game.goForward());
        QVERIFY(game.goBack());
        QVERIFY(game.goBack());
        QVERIFY(!game.goBack());
        QVERIFY(game.goForward());
        QCOMPARE(QString::fromStdString(game.current()->san()), "e4");
        game.goTo(game.lineEnd());
        QCOMPARE(game.current(), game.lineEnd());
        game.goToStart();
        QCOMPARE(game.current(), game.root());
    }

    void goToAcceptsOwnNodesOnly() {
        Game game = gameOf({"e4", "e5"});
        const GameNode* e4 = game.root()->children().front().get();
        QVERIFY(game.goTo(e4));
        QCOMPARE(static_cast<const GameNode*>(game.current()), e4);
        QVERIFY(!game.goTo(e4));
        QVERIFY(!game.goTo(nullptr));
        const Game other = gameOf({"e4"});
        QVERIFY(!game.goTo(other.root()));
        QCOMPARE(static_cast<const GameNode*>(game.current()), e4);
    }

    void lineFollowsCurrentVariation() {
        Game game = gameOf({"e4", "e5", "Nf3"});
        game.goToStart();
        play(game, "d4");
        game.goToStart();
        play(game, "e4");
        QCOMPARE(sans(game.line()), "e4 e5 Nf3");
        QCOMPARE(QString::fromStdString(game.lineEnd()->san()), "Nf3");
        QCOMPARE(QString::fromStdString(game.mainLineEnd()->san()), "d4");
    }

    void keysCoverThePath() {
        Game game = gameOf({"e4", "e5", "Nf3"});
        game.goBack();
        const auto keys = game.keys();
        QCOMPARE(keys.size(), std::size_t(3));
        QVERIFY(keys.front() == Position::start().key() && keys.back() == game.position().key());
    }

    void playingOnClearsResignation() {
        Game game = gameOf({"e4", "e5"});
        game.end(kBlackResigned);
        QVERIFY(game.outcome() == kBlackResigned);
        play(game, "Nf3");
        QVERIFY(!game.outcome().isOver());
        game.goBack();
        QVERIFY(!game.outcome().isOver());
    }

    void movesAfterTheEndAreAnalysis() {
        Game game = gameOf({"e4", "e5", "Nf3"});
        const GameNode* last = game.current();
        game.goBack();
        game.end(kBlackResigned);
        QVERIFY(game.outcome() == kBlackResigned);
        QCOMPARE(game.mainLineEnd(), last->parent());
        QVERIFY(game.contains(last));
        QVERIFY(!game.outcomeAt(last).isOver());
        // Playing on resumes the game, even along the same move.
        play(game, "Nf3");
        QCOMPARE(game.current(), last);
        QCOMPARE(game.mainLineEnd(), last);
        QVERIFY(!game.outcome().isOver());
    }

    void resignationStaysWithItsLine() {
        Game game = gameOf({"e4", "e5"});
        const GameNode* resigned = game.current();
        game.end(kBlackResigned);
        game.goBack();
        play(game, "c5");
        QVERIFY(!game.outcomeAt(game.mainLineEnd()).isOver());
        QVERIFY(game.outcomeAt(resigned) == kBlackResigned);
    }

    void endedLineBecomesMainLine() {
        Game game = gameOf({"e4", "e5"});
        game.goToStart();
        play(game, "d4");
        game.goToStart();
        play(game, "e4");
        game.end(kBlackResigned);
        QCOMPARE(mainLine(game), "e4 e5");
        QVERIFY(game.outcomeAt(game.mainLineEnd()) == kBlackResigned);
    }

    void outcomeCanBeCleared() {
        Game game = gameOf({"e4"});
        game.end(kBlackResigned);
        game.clearOutcome();
        QVERIFY(!game.outcome().isOver());
    }

    void mateOutranksResignation() {
        Game game = gameOf({"f3", "e5", "g4", "Qh4#"});
        game.end({GameResult::WhiteWins, OutcomeReason::Resignation});
        QCOMPARE(int(game.outcome().reason), int(OutcomeReason::Checkmate));
        const auto refused = game.play(Move::normal(E2, E4));
        QVERIFY(!refused && refused.error().english.find("checkmate") != std::string::npos);
        QVERIFY(game.goBack());
        play(game, "Qe7");
        QVERIFY(!game.outcome().isOver());
    }

    void tagsKeepTheirOrder() {
        Game game;
        game.setTag("Event", "Club evening");
        game.setTag("Annotator", "me");
        game.setTag("Event", "Another evening");
        QCOMPARE(game.tags().size(), std::size_t(2));
        QVERIFY(game.tag("Event") == "Another evening" && game.tag("Nothing").empty());
        game.removeTag("Event");
        QVERIFY(game.tags().size() == 1 && game.tags().front().first == "Annotator");
    }

    void playingOnRemovesResultTags() {
        Game game = gameOf({"e4"});
        game.setTag("Result", "1-0");
        game.setTag("Termination", "time forfeit");
        play(game, "e5");
        QVERIFY(game.tag("Result").empty() && game.tag("Termination").empty());
    }

    void gameIsMovable() {
        Game game = gameOf({"e4", "e5"});
        const GameNode* current = game.current();
        Game moved = std::move(game);
        QCOMPARE(static_cast<const GameNode*>(moved.current()), current);
        QVERIFY(moved.goBack());
        moved = gameOf({"d4"});
        QCOMPARE(mainLine(moved), "d4");
    }

    void hundredThousandMovesAreSafe() {
        Game game;
        const Move moves[] = {Move::normal(G1, F3), Move::normal(G8, F6), Move::normal(F3, G1),
                              Move::normal(F6, G8)};
        for (int ply = 0; ply < 100'000; ++ply) QVERIFY(game.addMove(moves[ply % 4]));
        QCOMPARE(game.current()->ply(), 100'000);
        game = Game();
        QVERIFY(game.isAtLineEnd());
    }

    void positionsAreCorrectInRandomTrees() {
        Random random(41);
        Game game;
        for (int step = 0; step < 3000; ++step) {
            for (auto back = random.below(4); back > 0; --back) game.goBack();
            const MoveList moves = legalMoves(game.position());
            if (moves.empty()) continue;
            const Position before = game.position();
            const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
            if (!game.play(move)) continue;
            Position expected = before;
            QVERIFY(expected.play(move) && expected == game.position());
            QVERIFY(game.current()->parent()->position() == before);
            QCOMPARE(game.keys().size(), static_cast<std::size_t>(game.current()->ply() + 1));
        }
    }
};

PLYGLASS_TEST(GameTest);
#include "game_test.moc"
