// Repeats every thought of a game against the computer: as it was played, after a switch changed in the
// middle, and from its PGN.
#include "app/services/game/think_again.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// The full-strength default player, with a fixed depth.
PlayerSetup shippedTo(int depth) {
    PlayerSetup player = computer(depth);
    return player;
}

std::vector<const GameNode*> computerMoves(const Game& game) {
    std::vector<const GameNode*> moves;
    for (const GameNode* node = game.mainLineEnd(); node->parent(); node = node->parent())
        if (hasThought(*node)) moves.insert(moves.begin(), node);
    return moves;
}

QString moveOf(const ThinkAgainOutcome& outcome) {
    return QString("%1: %2 nodes then, %3 now")
        .arg(QString::fromStdString(outcome.thought.node->san()))
        .arg(outcome.thought.nodes)
        .arg(outcome.nodes());
}

}  // namespace

class ThinkAgainTest : public QObject {
    Q_OBJECT

    /// Repeats the thoughts of these moves on the window's engine slot, in this order.
    void thinkAllAgain(const std::vector<const GameNode*>& moves, const Game& game) {
        EngineService engine;
        ThinkAgain again(engine);
        std::optional<ThinkAgainOutcome> outcome;
        connect(&again, &ThinkAgain::finished, this, [&](const auto& found) { outcome = found; });
        for (const GameNode* node : moves) {
            outcome.reset();
            auto plan = planThinkAgain(
                *node, {.gameSeed = gameSeedOf(game), .knowledge = {.endgames = &EndgameTables::builtIn()}});
            QVERIFY2(plan, plan ? "" : plan.error().english.c_str());
            again.begin(*std::move(plan));
            QTRY_VERIFY_WITH_TIMEOUT(outcome, kTimeoutMs);
            QVERIFY2(outcome->isSameMove(), qPrintable(moveOf(*outcome)));
            QVERIFY2(outcome->isSame(), qPrintable(moveOf(*outcome)));
        }
    }

    static void playTo(WindowUnderTest& window, int ply) {
        QVERIFY(window.waitForPly(ply, kTimeoutMs));
        window.controller().setPaused(true);
    }

  private slots:
    void fixedDepthGameIsReproduced() {
        WindowUnderTest window(setupOf(shippedTo(7), shippedTo(6)));
        playTo(window, 40);
        const Game& game = window.controller().game();
        const auto moves = computerMoves(game);
        QVERIFY(moves.size() >= 40);
        thinkAllAgain(moves, game);
    }

    void timedSearchIsReproducedByNodes() {
        WindowUnderTest window;
        window.controller().setThinkTimes(0, 150);
        window.start(setupOf(shippedTo(kNoDepthLimit), shippedTo(kNoDepthLimit)));
        playTo(window, 12);
        thinkAllAgain(computerMoves(window.controller().game()), window.controller().game());
    }

    void emptySearchIsReproduced() {
        WindowUnderTest window;
        window.controller().setThinkTimes(0, 0);
        window.start(setupOf(shippedTo(kNoDepthLimit), shippedTo(kNoDepthLimit)));
        playTo(window, 4);
        thinkAllAgain(computerMoves(window.controller().game()), window.controller().game());
    }

    void clockGameIsReproduced() {
        WindowUnderTest window;
        GameSetup setup = setupOf(shippedTo(kNoDepthLimit), shippedTo(kNoDepthLimit));
        setup.time = TimeControl{6'000, 0, 0};
        window.start(setup);
        playTo(window, 12);
        thinkAllAgain(computerMoves(window.controller().game()), window.controller().game());
    }

    void levelIsReproduced_data() {
        const TestRows<int> row;
        for (const int level : {1, 4, 8, 11}) row(QByteArray::number(level), level);
    }
    void levelIsReproduced() {
        const auto [level] = testRow<int>();
        WindowUnderTest window(setupOf(atLevel(computer(0), level), atLevel(computer(0), level)));
        playTo(window, 12);
        thinkAllAgain(computerMoves(window.controller().game()), window.controller().game());
    }

    void switchChangesAreRecorded() {
        WindowUnderTest window(setupOf(person(), shippedTo(6)));
        const char* const moves[] = {"e2e4", "d2d4", "g1f3", "b1c3", "a2a3", "h2h3"};
        for (int i = 0; i < 6; ++i) {
            if (i == 2 || i == 4) {
                PlayerSetup other = window.controller().setup().players[Black];
                other.techniques.nullMove = i != 2;
                other.techniques.quiescencePlies = i == 2 ? 4 : kAllPlies;
                window.controller().setPlayer(Black, other);
            }
            const auto move = parseAny(window, moves[i]);
            if (move.isNull()) break;
            QVERIFY(window.controller().play(move));
            QVERIFY(window.waitForPly(2 * i + 2, kTimeoutMs));
        }
        const auto thoughts = computerMoves(window.controller().game());
        QVERIFY(thoughts.size() >= 4);
        QVERIFY((*thoughtAt(*thoughts[1]))->player.techniques.nullMove);
        QVERIFY(!(*thoughtAt(*thoughts[2]))->player.techniques.nullMove);
        QCOMPARE((*thoughtAt(*thoughts[3]))->player.techniques.quiescencePlies, 4);
        // Unchanged settings are not stored again.
        QVERIFY(!(*thoughtAt(*thoughts[3]))->record.player);
        thinkAllAgain(thoughts, window.controller().game());
    }

    void pgnGameIsReproducedInAnyOrder() {
        WindowUnderTest window(setupOf(shippedTo(6), shippedTo(6)));
        playTo(window, 12);
        const auto game = readPgn(writePgn(window.controller().gameForSharing()));
        QVERIFY(game);
        auto moves = computerMoves(*game);
        QCOMPARE(moves.size(), computerMoves(window.controller().game()).size());
        std::reverse(moves.begin(), moves.end());
        moves.push_back(moves[3]);
        moves.push_back(moves[2]);
        thinkAllAgain(moves, *game);
    }

    void resumedAndTakenBackGamesAreReproduced() {
        WindowUnderTest window(setupOf(person(), shippedTo(6)), {"e2e4"});
        QVERIFY(window.waitForPly(2, kTimeoutMs));
        window.play("d2d4");
        QVERIFY(window.waitForPly(4, kTimeoutMs));
        window.game().takeBack();
        window.play("g1f3");
        QVERIFY(window.waitForPly(4, kTimeoutMs));
        thinkAllAgain({window.controller().live()}, window.controller().game());
        window.close();
        window.open();
        window.game().resumeGame();
        window.play("b1c3");
        QVERIFY(window.waitForPly(6, kTimeoutMs));
        thinkAllAgain({window.controller().live()}, window.controller().game());
    }

    void recordsTakeAtMostHundredBytes() {
        WindowUnderTest window(setupOf(shippedTo(4), shippedTo(4)));
        playTo(window, 30);
        std::size_t bytes = 0;
        const auto moves = computerMoves(window.controller().game());
        for (const GameNode* node : moves) bytes += node->commands.front().size();
        QVERIFY2(bytes <= 50 * moves.size(), qPrintable(QString::number(bytes / moves.size())));
    }

    void unreadableRecordsAreKept_data() {
        const TestRows<std::string> row;
        for (const char* command : {"[%plyglass 2 depth=3]", "[%plyglass 1 depth=x level=12]", "[%plyglass ]",
                                    "[%plyglass 1 level=99]", "[%plyglass 1 level=12 off=magic]",
                                    "[%plyglass 1 from=heaven level=12]", "[%plyglass 1 depth=3]",
                                    "[%plyglass 1 time=-1 level=12]"})
            row(command);
    }
    void unreadableRecordsAreKept() {
        const auto [command] = testRow<std::string>();
        const std::string pgn = "1. e4 {[%nodes 100] " + command + "} e5 *";
        const auto game = readPgn(pgn);
        QVERIFY(game);
        const GameNode& node = *game->root()->children().front();
        QVERIFY(!planThinkAgain(node, {}));
        QVERIFY(!planThinkAgain(node, {}).error().english.empty());
        QVERIFY2(writePgn(*game).find(command) != std::string::npos, writePgn(*game).c_str());
    }

    void recordsRoundTrip() {
        ThoughtRecord record;
        QVERIFY(*thoughtFromText(toText(record)) == record);
        record = {MoveSource::Book, 12, true, 4'750, true, true, 0xfeedfacecafebeefULL, 5, true, "1.2.3", {}};
        record.player = computer(9);
        record.player->level = 3;
        record.player->techniques = presetFromId("deep-blue").value();
        record.player->techniques.bookPlies = 10;
        record.player->evaluator = EvaluatorKind::Material;
        QVERIFY2(*thoughtFromText(toText(record)) == record, toText(record).c_str());
        const std::string text = toText(record);
        const std::string later = text.substr(0, text.size() - 1);
        QVERIFY(thoughtFromText(text.substr(0, 13) + "unheard=of new " + text.substr(13)));
        QVERIFY(!thoughtFromText(later));
    }

    void incompleteLineIsExplained() {
        const auto game =
            readPgn("1. e4 e5 {[%nodes 2000] [%plyglass 1 depth=5 program=0 level=12 plies=5]} *");
        const auto plan = planThinkAgain(*game->mainLineEnd(), {});
        QVERIFY(plan);
        QCOMPARE(plan->steps.size(), std::size_t(1));
        QVERIFY(std::ranges::find(plan->doubts, ThoughtDoubt::ThoughtsMissing) != plan->doubts.end());
        QVERIFY(std::ranges::find(plan->doubts, ThoughtDoubt::OtherProgram) != plan->doubts.end());
    }

    void stoppedRepetitionIsSilent() {
        WindowUnderTest window(setupOf(shippedTo(6), shippedTo(6)));
        playTo(window, 10);
        EngineService engine;
        ThinkAgain again(engine);
        QSignalSpy finished(&again, &ThinkAgain::finished);
        again.begin(*planThinkAgain(*window.controller().live(), {}));
        QVERIFY(again.isRunning() && again.earlierCount() > 0 && again.earlierNow() == 1);
        again.stop();
        QVERIFY(!again.isRunning());
        QTest::qWait(50);
        QCOMPARE(finished.count(), 0);
    }

    void panelShowsTheRepetition() {
        WindowUnderTest window(setupOf(person(), shippedTo(5)));
        ThinkAgainViewModel& again = *window.app->thinkAgain();
        for (const char* move : {"e2e4", "d2d4", "g1f3"}) {
            const int ply = window.controller().live()->ply();
            window.play(move);
            QVERIFY(!again.isAvailable());
            QVERIFY(window.waitForPly(ply + 2, kTimeoutMs));
        }
        QVERIFY(again.isAvailable() && !again.isOpen());
        const QString lastTitle = window.thinking().title();
        const QString lastNodes = window.thinking().nodesText();
        again.begin();
        QVERIFY(again.isOpen() && again.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!again.isRunning(), kTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(again.tone(), QString("good"), kTimeoutMs);
        QVERIFY2(again.text().startsWith("The same move again: "), qPrintable(again.text()));
        QVERIFY2(window.thinking().title().startsWith("thought again, depth 5"),
                 qPrintable(window.thinking().title()));
        QCOMPARE(window.thinking().nodesText(), lastNodes);
        QVERIFY(again.hasPrevious() && !again.hasNext());
        again.previous();
        QCOMPARE(window.controller().shown()->ply(), 4);
        QTRY_COMPARE_WITH_TIMEOUT(again.tone(), QString("good"), kTimeoutMs);
        QVERIFY(window.thinking().nodesText() != lastNodes);
        QVERIFY(again.hasPrevious() && again.hasNext());
        again.close();
        QVERIFY(!again.isOpen());
        QCOMPARE(window.thinking().title(), lastTitle);
        QCOMPARE(window.thinking().nodesText(), lastNodes);
    }

    void repetitionEndsOnNavigation() {
        WindowUnderTest window(setupOf(person(), shippedTo(5)));
        ThinkAgainViewModel& again = *window.app->thinkAgain();
        window.play("e2e4");
        QVERIFY(window.waitForPly(2, kTimeoutMs));
        again.begin();
        window.controller().show(window.controller().game().root());
        QVERIFY(!again.isOpen());
        again.begin();
        QVERIFY(again.isOpen() && !again.isRunning());
        QVERIFY2(again.text().contains("No thought of the computer is recorded"), qPrintable(again.text()));
        window.controller().show(window.controller().live());
        again.begin();
        window.play("d2d4");
        QVERIFY(!again.isOpen());
        QVERIFY(window.waitForPly(4, kTimeoutMs));
        QVERIFY(window.thinking().title().startsWith("last search"));
    }

  private:
    static Move parseAny(WindowUnderTest& window, const char* uci) {
        const auto move = parseMove(window.controller().live()->position(), uci);
        return move ? *move : legalMoves(window.controller().live()->position())[0];
    }
};

PLYGLASS_TEST(ThinkAgainTest);
#include "think_again_test.moc"
