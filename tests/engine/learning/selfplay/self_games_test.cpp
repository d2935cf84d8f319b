// Self-play games, and quiet positions from them.
#include <map>

#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/training/quiet_positions.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

SelfGamesOptions fewGames() {
    SelfGamesOptions options;
    options.games = 4;
    options.nodes = 60;
    options.seed = 3;
    options.evaluators = {EvaluatorKind::Classical, EvaluatorKind::Material};
    return options;
}

std::map<int, std::string> gamesOf(const SelfGamesOptions& options, int threads) {
    JobContext context;
    context.threads = threads;
    std::map<int, std::string> games;
    playSelfGames(
        options, [&](int number, const Game& game) { games[number] = writePgn(game); }, context);
    return games;
}

std::vector<Move> openingOf(const std::string& pgn, int plies) {
    std::vector<Move> moves;
    const Game game = readPgn(pgn).value();
    for (const GameNode* node = game.root(); static_cast<int>(moves.size()) < plies;) {
        node = node->children().front().get();
        moves.push_back(node->move());
    }
    return moves;
}

bool isQuietPosition(const char* fen) {
    ClassicalEvaluator evaluator;
    return isQuiet(Position::fromFen(fen).value(), evaluator);
}

}  // namespace

class SelfGamesTest : public QObject {
    Q_OBJECT

  private slots:
    void gamesAreIndependentOfThreads() {
        const auto games = gamesOf(fewGames(), 1);
        QCOMPARE(games.size(), std::size_t(4));
        QCOMPARE(gamesOf(fewGames(), 3), games);
        SelfGamesOptions other = fewGames();
        other.seed = 4;
        QVERIFY(gamesOf(other, 1) != games);
    }

    void openingsArePlayedWithBothColours() {
        const auto games = gamesOf(fewGames(), 1);
        QCOMPARE(openingOf(games.at(0), 8), openingOf(games.at(1), 8));
        QVERIFY(openingOf(games.at(0), 8) != openingOf(games.at(2), 8));
        QVERIFY(readPgn(games.at(0)).value().tag("White") == "A");
        QVERIFY(readPgn(games.at(1)).value().tag("White") == "B");
    }

    void singleEvaluatorRepeatsNoOpening() {
        SelfGamesOptions options = fewGames();
        options.evaluators[1] = options.evaluators[0];
        const auto games = gamesOf(options, 1);
        QVERIFY(openingOf(games.at(0), 8) != openingOf(games.at(1), 8));
    }

    void gamesHaveResultsAndScores() {
        for (const auto& [number, pgn] : gamesOf(fewGames(), 1)) {
            const Game game = readPgn(pgn).value();
            QVERIFY(game.outcomeAt(game.mainLineEnd()).isOver());
            QVERIFY(game.mainLineEnd()->evalCp || game.mainLineEnd()->evalMate);
        }
    }

    void matingMoveScoresMateInOne() {
        SelfGamesOptions options = fewGames();
        options.games = 12;
        options.adjudicates = false;
        std::map<GameResult, int> mates;
        for (const auto& [number, pgn] : gamesOf(options, 2)) {
            const Game game = readPgn(pgn).value();
            const Outcome outcome = game.outcomeAt(game.mainLineEnd());
            if (outcome.reason != OutcomeReason::Checkmate) continue;
            ++mates[outcome.result];
            QCOMPARE(game.mainLineEnd()->evalMate, outcome.result == GameResult::WhiteWins ? 1 : -1);
        }
        QVERIFY(mates[GameResult::WhiteWins] > 0 && mates[GameResult::BlackWins] > 0);
    }

    void stopEndsTheGames() {
        std::stop_source stop;
        stop.request_stop();
        JobContext context;
        context.stop = stop.get_token();
        int games = 0;
        playSelfGames(
            fewGames(), [&](int, const Game&) { ++games; }, context);
        QCOMPARE(games, 0);
    }

    void quietPositionsHaveNoGainByCaptures_data() {
        const TestRows<QString, bool> row;
        row("the start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true);
        row("a hanging queen", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", false);
        row("a defended pawn", "4k3/8/2p5/3p4/8/8/3R4/3RK3 w - - 0 1", true);
        row("a promotion", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", false);
        row("a check", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", false);
    }

    void quietPositionsHaveNoGainByCaptures() {
        const auto [fen, quiet] = testRow<QString, bool>();
        QCOMPARE(isQuietPosition(fen.toLatin1().constData()), quiet);
    }

    void quietPositionsHaveResultAndScore() {
        const Game game =
            readPgn(
                "[Result \"1-0\"]\n\n1. e4 {[%eval 0.30]} e5 {[%eval 0.25]} 2. Nf3 {[%eval 0.20]} Nc6 "
                "{[%eval 25.00]} 3. Bb5 {[%eval #5]} 1-0")
                .value();
        ClassicalEvaluator evaluator;
        const auto positions = quietPositions(game, {2, 1500}, evaluator);
        QCOMPARE(positions.size(), std::size_t(1));  // 2…Nc6 has a decided score, 3.Bb5 a mate score
        QCOMPARE(positions[0].result, 1.0);
        QCOMPARE(positions[0].scoreCp, std::optional<int>(20));
    }

    void gamesWithoutResultAreSkipped() {
        const Game game = readPgn("1. e4 e5 2. Nf3 Nc6 *").value();
        ClassicalEvaluator evaluator;
        QVERIFY(quietPositions(game, {0, 1500}, evaluator).empty());
    }
};

PLYGLASS_TEST(SelfGamesTest);
#include "self_games_test.moc"
