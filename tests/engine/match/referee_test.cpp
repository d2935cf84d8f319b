// One game: every way to end it.

#include "engine/chess/pgn.h"
#include "tests/engine/match/players.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace std::chrono_literals;

namespace {

struct Rules {
    GameRules rules;
    MoveLimits limits;
    Opening opening;
};

PlayedGame playBetween(ScriptedPlayer::Script white, ScriptedPlayer::Script black, const Rules& with = {}) {
    ScriptedPlayer first(std::move(white));
    ScriptedPlayer second(std::move(black));
    GamePairing setup;
    setup.opening = with.opening;
    setup.players = {&first, &second};
    setup.limits = {with.limits, with.limits};
    setup.rules = with.rules;
    auto played = playGame(setup, {});
    if (!played) qFatal("%s", played.error().message.c_str());
    return std::move(*played);
}

Rules onAClock(std::int64_t baseMs, std::chrono::milliseconds margin = 0ms) {
    Rules rules;
    rules.limits.clock = TimeControl{baseMs};
    rules.rules.timeMargin = margin;
    return rules;
}

ScriptedPlayer::Script saying(const Answer& answer) {
    return [answer](const Turn&) { return answer; };
}

Answer failing(Answer::Kind kind) {
    Answer answer;
    answer.kind = kind;
    answer.message = "because";
    return answer;
}

/// Shuffles a knight and reports the score `scoreCp`.
ScriptedPlayer::Script shuffling(std::optional<int> scoreCp, bool offersDraw = false) {
    return [=, n = 0](const Turn& turn) mutable {
        static const std::array<std::array<const char*, 2>, 2> kMoves{{{"Nf3", "Ng1"}, {"Nf6", "Ng8"}}};
        Answer answer = sayMove(turn, kMoves[turn.game.position().sideToMove()][n++ % 2]);
        answer.thoughts.scoreCp = scoreCp;
        answer.offersDraw = offersDraw;
        return answer;
    };
}

}  // namespace

class RefereeTest : public QObject {
    Q_OBJECT

  private slots:
    void mateEndsTheGame() {
        const PlayedGame played = playBetween(playing({"f3", "g4"}), playing({"e5", "Qh4"}));
        QCOMPARE(played.outcome, (Outcome{GameResult::BlackWins, OutcomeReason::Checkmate}));
        QCOMPARE(played.forfeit, Forfeit::None);
        QCOMPARE(played.ending, std::string("Black wins by checkmate"));
    }

    void aThreefoldRepetitionIsADraw() {
        const PlayedGame played = playBetween(shuffling({}), shuffling({}));
        QCOMPARE(played.outcome, (Outcome{GameResult::Draw, OutcomeReason::ThreefoldRepetition}));
        QCOMPARE(played.game.current()->ply(), 8);
    }

    void forfeitsAreDistinguished_data() {
        const TestRows<Answer::Kind, Forfeit, std::string> row;
        row("crash", Answer::Kind::Died, Forfeit::Crash, "abandoned");
        row("stall", Answer::Kind::Silent, Forfeit::Stall, "abandoned");
        row("illegal move", Answer::Kind::BrokeRules, Forfeit::IllegalMove, "rules infraction");
    }
    void forfeitsAreDistinguished() {
        const auto [kind, forfeit, termination] = testRow<Answer::Kind, Forfeit, std::string>();
        const PlayedGame played = playBetween(playing({"e4"}), saying(failing(kind)));
        QCOMPARE(played.outcome.result, GameResult::WhiteWins);
        QCOMPARE(played.forfeit, forfeit);
        QCOMPARE(played.forfeiter, Black);
        QVERIFY(played.ending.find("because") != played.ending.npos);
        const Game again = readPgn(writePgn(played.game)).value();
        QCOMPARE(again.tag("Termination"), termination);
        QCOMPARE(again.outcomeAt(again.mainLineEnd()).result, GameResult::WhiteWins);
    }

    void noMoveAndAnIllegalMoveAreBothIllegal() {
        QCOMPARE(playBetween(saying({}), playing({})).forfeit, Forfeit::IllegalMove);
        Answer answer;
        answer.move = Move::normal(E2, E5);
        const PlayedGame played = playBetween(saying(answer), playing({}));
        QCOMPARE(played.forfeit, Forfeit::IllegalMove);
        QCOMPARE(played.outcome.result, GameResult::BlackWins);
        QCOMPARE(played.game.current()->ply(), 0);
    }

    void flagFallLoses() {
        const auto slowly = [](const Turn& turn) {
            std::this_thread::sleep_for(30ms);
            return sayMove(turn, "e4");
        };
        const PlayedGame played = playBetween(slowly, playing({}), onAClock(10));
        QCOMPARE(played.forfeit, Forfeit::TimeLoss);
        QCOMPARE(played.outcome, (Outcome{GameResult::BlackWins, OutcomeReason::Timeout}));
        const PlayedGame forgiven =
            playBetween(slowly, saying(failing(Answer::Kind::Died)), onAClock(10, 1000ms));
        QCOMPARE(forgiven.forfeit, Forfeit::Crash);
        QCOMPARE(forgiven.forfeiter, Black);
    }

    void flagFallOutranksLaterAnswers() {
        for (const Answer::Kind late : {Answer::Kind::BrokeRules, Answer::Kind::Silent}) {
            const PlayedGame played = playBetween(
                [late](const Turn&) {
                    std::this_thread::sleep_for(30ms);
                    return failing(late);
                },
                playing({}), onAClock(10));
            QCOMPARE(played.forfeit, late == Answer::Kind::Silent ? Forfeit::Stall : Forfeit::TimeLoss);
        }
    }

    void flagFallIsADrawWithoutMatingMaterial() {
        Rules rules = onAClock(10);
        rules.opening.start = Position::fromFen("8/P6k/8/8/8/8/8/K7 w - - 0 1").value();
        const PlayedGame played = playBetween(
            [](const Turn& turn) {
                std::this_thread::sleep_for(30ms);
                return sayMove(turn, "a8=Q");
            },
            playing({}), rules);
        QCOMPARE(played.outcome.result, GameResult::Draw);
        QCOMPARE(played.forfeit, Forfeit::TimeLoss);
    }

    void moveTimeHasATolerance() {
        Rules rules;
        rules.limits.moveTimeMs = 1;
        const auto late = [](std::chrono::milliseconds ms) {
            return [ms](const Turn& turn) {
                std::this_thread::sleep_for(ms);
                return sayMove(turn, "e4");
            };
        };
        QCOMPARE(playBetween(late(5ms), saying(failing(Answer::Kind::Died)), rules).forfeit, Forfeit::Crash);
        QCOMPARE(playBetween(late(300ms), playing({}), rules).forfeit, Forfeit::TimeLoss);
    }

    void playersReceiveTheirClocks() {
        Rules rules = onAClock(60'000);
        rules.limits.clock->incrementMs = 7;
        std::array<TimeControl, kColors> seen;
        playBetween(
            playing({"e4"}),
            [&seen](const Turn& turn) {
                seen = {turn.opponentClock, *turn.limits.clock};
                return failing(Answer::Kind::Died);
            },
            rules);
        QCOMPARE(seen[White].incrementMs, 7);
        QVERIFY(seen[White].baseMs > 59'000 && seen[White].baseMs <= 60'007);
        QCOMPARE(seen[Black].baseMs, 60'000);
        QCOMPARE(seen[Black].movesPerPeriod, 0);
    }

    void resignationAndAgreementEndTheGame() {
        Answer resigns;
        resigns.kind = Answer::Kind::Resigned;
        QCOMPARE(playBetween(saying(resigns), playing({})).outcome,
                 (Outcome{GameResult::BlackWins, OutcomeReason::Resignation}));
        const PlayedGame agreed = playBetween(shuffling({}, true), shuffling({}, true));
        QCOMPARE(agreed.outcome, (Outcome{GameResult::Draw, OutcomeReason::Agreement}));
        QCOMPARE(agreed.game.current()->ply(), 2);
    }

    void drawClaimNeedsAnOffer() {
        Answer claims;
        claims.kind = Answer::Kind::ClaimedDraw;
        QCOMPARE(playBetween(shuffling({}), saying(claims)).forfeit, Forfeit::IllegalMove);
        const PlayedGame accepted = playBetween(shuffling({}, true), saying(claims));
        QCOMPARE(accepted.forfeit, Forfeit::None);
        QCOMPARE(accepted.outcome.reason, OutcomeReason::Agreement);
    }

    void resignAdjudicationNeedsBothSides() {
        Rules rules;
        rules.rules.adjudication.resign = ResignRule{2, 300, true};
        const PlayedGame played = playBetween(shuffling(350), shuffling(-350), rules);
        QCOMPARE(played.outcome.result, GameResult::WhiteWins);
        QCOMPARE(played.game.current()->ply(), 4);
        QCOMPARE(played.game.tag("Termination"), std::string_view("adjudication"));
        QCOMPARE(playBetween(shuffling(100), shuffling(-350), rules).outcome.reason,
                 OutcomeReason::ThreefoldRepetition);
        rules.rules.adjudication.resign->bothSides = false;
        QCOMPARE(playBetween(shuffling(100), shuffling(-350), rules).outcome.result, GameResult::WhiteWins);
        QCOMPARE(playBetween(shuffling(100), shuffling({}), rules).outcome.reason,
                 OutcomeReason::ThreefoldRepetition);
    }

    void drawAdjudicationStartsAtTheMove() {
        Rules rules;
        rules.rules.adjudication.draw = DrawByScoreRule{3, 2, 10};
        const PlayedGame played = playBetween(shuffling(5), shuffling(-10), rules);
        QCOMPARE(played.outcome, (Outcome{GameResult::Draw, OutcomeReason::Agreement}));
        QCOMPARE(played.game.current()->ply(), 5);
        QCOMPARE(playBetween(shuffling(5), shuffling(11), rules).outcome.reason,
                 OutcomeReason::ThreefoldRepetition);
    }

    void lengthLimitApplies() {
        Rules rules;
        rules.rules.adjudication.length = LengthRule{6, GameResult::Draw};
        const PlayedGame drawn = playBetween(shuffling({}), shuffling({}), rules);
        QCOMPARE(drawn.outcome, (Outcome{GameResult::Draw, OutcomeReason::Agreement}));
        QCOMPARE(drawn.game.current()->ply(), 6);
        QCOMPARE(drawn.game.tag("Termination"), std::string_view("adjudication"));
        rules.rules.adjudication.length->result = GameResult::Ongoing;
        const PlayedGame unfinished = playBetween(shuffling({}), shuffling({}), rules);
        QCOMPARE(unfinished.outcome.result, GameResult::Ongoing);
        QCOMPARE(unfinished.game.current()->ply(), 6);
        QVERIFY(!unfinished.aborted);
    }

    void ignoredDrawsContinue() {
        Rules rules;
        rules.rules.draws = DrawRule::Ignored;
        rules.rules.adjudication.length = LengthRule{60, GameResult::Ongoing};
        const PlayedGame played = playBetween(shuffling({}), shuffling({}), rules);
        QCOMPARE(played.game.current()->ply(), 60);
        QCOMPARE(playBetween(playing({"f3", "g4"}), playing({"e5", "Qh4"}), rules).outcome.reason,
                 OutcomeReason::Checkmate);
    }

    void scoresAreRecorded() {
        const auto thinking = [](const Turn& turn) {
            Answer answer = sayMove(turn, turn.game.position().sideToMove() == White ? "f3" : "e5");
            answer.thoughts.scoreCp = 20;
            answer.thoughts.depth = 3;
            answer.thoughts.nodes = 99;
            return answer;
        };
        const PlayedGame played = playBetween(
            [&, n = 0](const Turn& turn) mutable {
                return n++ == 0 ? thinking(turn) : failing(Answer::Kind::Died);
            },
            thinking, onAClock(60'000));
        const Game again = readPgn(writePgn(played.game)).value();
        const GameNode* black = again.mainLineEnd();
        QCOMPARE(black->evalCp.value(), -20);
        QCOMPARE(black->parent()->evalCp.value(), 20);
        QCOMPARE(black->evalDepth.value(), 3);
        QCOMPARE(quint64(black->nodes.value()), quint64(99));
        QVERIFY(black->clocks.has_value());
    }

    void stoppedGameHasNoResult() {
        std::stop_source stop;
        ScriptedPlayer white([&stop](const Turn& turn) {
            stop.request_stop();
            return sayMove(turn, "e4");
        });
        ScriptedPlayer black(playing({}));
        GamePairing setup;
        setup.players = {&white, &black};
        const auto played = playGame(setup, stop.get_token());
        QVERIFY(played && played->aborted);
    }
};

PLYGLASS_TEST(RefereeTest);
#include "referee_test.moc"
