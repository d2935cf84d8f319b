#include "engine/match/referee.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/chess/movegen.h"
#include "engine/chess/names.h"
#include "engine/chess/san.h"
#include "engine/search/score.h"

namespace plyglass {

namespace {

using Clock = std::chrono::steady_clock;

/// Extra tolerance for a fixed time per move, which the player measures itself.
constexpr std::chrono::milliseconds kMoveTimeTolerance{100};

class Referee {
  public:
    Referee(const GamePairing& setup, std::stop_token stop)
        : m_setup(setup), m_stop(std::move(stop)), m_adjudicator(setup.rules.adjudication) {
        for (const Color color : {White, Black})
            if (const auto& control = setup.limits[color].clock) m_clocks[color].emplace(*control);
    }

    tl::expected<PlayedGame, GameStartError> play() {
        if (auto error = begin()) return tl::unexpected(std::move(*error));
        while (!m_played.aborted && !isOver()) {
            if (const auto verdict = m_adjudicator.atPly(game().current()->ply()))
                adjudicate(*verdict);
            else
                playTurn();
        }
        m_played.outcome = game().outcome();
        if (m_played.aborted) return std::move(m_played);
        if (m_played.ending.empty()) m_played.ending = m_played.outcome.toText().english;
        for (Player* player : m_setup.players) player->gameOver(m_played.outcome.result);
        return std::move(m_played);
    }

  private:
    Game& game() { return m_played.game; }
    bool isOver() { return m_isEnded || game().outcome().isOver(); }

    std::optional<GameStartError> begin() {
        m_played.game = Game(m_setup.opening.start);
        game().setDrawRule(m_setup.rules.draws);
        for (const Move move : m_setup.opening.moves)
            if (auto played = game().play(move); !played)
                return GameStartError{White, "The opening cannot be played: " + played.error().english};
        for (const Color color : {White, Black}) {
            const GameStart start{game(), m_setup.limits[color], m_setup.seeds[color]};
            if (auto ready = m_setup.players[color]->newGame(start); !ready)
                return GameStartError{color, ready.error().english};
        }
        return std::nullopt;
    }

    void playTurn() {
        const Color us = game().position().sideToMove();
        const Clock::time_point start = Clock::now();
        const Answer answer = m_setup.players[us]->chooseMove(turnOf(us, start));
        const Clock::duration used = Clock::now() - start;
        if (m_stop.stop_requested()) {
            m_played.aborted = true;
            return;
        }
        const Forfeit breach = forfeitOf(answer.kind);
        const bool hasAnswered = breach != Forfeit::Crash && breach != Forfeit::Stall;
        // After the flag has fallen the answer does not count.
        if (hasAnswered && !isInTime(us, used)) return forfeit(us, Forfeit::TimeLoss, overtimeText(used));
        if (breach != Forfeit::None) return forfeit(us, breach, answer.message);
        if (answer.kind == Answer::Kind::Resigned) return end({winFor(~us), OutcomeReason::Resignation}, {});
        if (answer.kind == Answer::Kind::ClaimedDraw) return judgeClaim(us);
        playMove(us, answer);
    }

    Turn turnOf(Color us, Clock::time_point start) const {
        Turn turn{m_played.game, m_setup.limits[us], {}, deadline(us, start), m_stop};
        if (!m_clocks[us]) return turn;
        turn.limits.clock = m_clocks[us]->rest();
        // An opponent without a clock is shown as having the same time.
        turn.opponentClock = m_clocks[~us] ? m_clocks[~us]->rest() : *turn.limits.clock;
        return turn;
    }

    Clock::time_point deadline(Color us, Clock::time_point start) const {
        const MoveLimits& limits = m_setup.limits[us];
        std::chrono::milliseconds allowed = m_setup.rules.stallTimeout;
        if (m_clocks[us]) allowed = std::chrono::milliseconds(m_clocks[us]->remainingMs() + 1);
        if (limits.moveTimeMs)
            allowed = std::min(allowed, std::chrono::milliseconds(*limits.moveTimeMs) + kMoveTimeTolerance);
        return start + allowed + m_setup.rules.timeMargin;
    }

    bool isInTime(Color us, Clock::duration used) {
        const auto margin = m_setup.rules.timeMargin;
        if (const auto& moveTime = m_setup.limits[us].moveTimeMs)
            if (used > std::chrono::milliseconds(*moveTime) + kMoveTimeTolerance + margin) return false;
        return !m_clocks[us] || m_clocks[us]->press(used, margin);
    }

    static std::string overtimeText(Clock::duration used) {
        const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(used).count();
        return fmt::format("{} ms for the last move", ms);
    }

    void playMove(Color us, const Answer& answer) {
        const int moveNumber = game().position().fullmoveNumber();
        if (answer.move.isNull() || !isLegal(game().position(), answer.move))
            return forfeit(us, Forfeit::IllegalMove, "no legal move was given");
        if (auto played = game().play(answer.move); !played)
            return forfeit(us, Forfeit::IllegalMove, played.error().english);
        annotate(us, answer.thoughts);
        if (game().outcome().isOver()) return;
        const bool agreed = answer.offersDraw && m_offeredDraw[~us];
        m_offeredDraw[us] = answer.offersDraw;
        if (agreed) return end({GameResult::Draw, OutcomeReason::Agreement}, {});
        const GameResult verdict = m_adjudicator.note(us, moveNumber, comparableScore(answer.thoughts));
        if (verdict != GameResult::Ongoing) adjudicate(verdict);
    }

    /// Ongoing: the game is left unfinished.
    void adjudicate(GameResult verdict) {
        m_isEnded = true;
        if (verdict == GameResult::Ongoing) return;
        const bool isDraw = verdict == GameResult::Draw;
        end({verdict, isDraw ? OutcomeReason::Agreement : OutcomeReason::Resignation}, "adjudication");
    }

    static std::optional<int> comparableScore(const Thoughts& thoughts) {
        if (thoughts.mateIn) return *thoughts.mateIn > 0 ? kMateScore : -kMateScore;
        return thoughts.scoreCp;
    }

    void annotate(Color us, const Thoughts& thoughts) {
        GameNode& node = *game().current();
        const int sign = us == White ? 1 : -1;
        if (thoughts.mateIn)
            node.evalMate = *thoughts.mateIn * sign;
        else if (thoughts.scoreCp)
            node.evalCp = *thoughts.scoreCp * sign;
        if (thoughts.depth > 0 && (node.evalCp || node.evalMate)) node.evalDepth = thoughts.depth;
        if (thoughts.nodes > 0) node.nodes = thoughts.nodes;
        if (m_clocks[White] && m_clocks[Black])
            node.clocks = ClockPair{m_clocks[White]->remainingMs(), m_clocks[Black]->remainingMs()};
    }

    /// Draws by rule are ended before a player is asked, so a draw claim is valid only in reply to an offer.
    void judgeClaim(Color us) {
        if (m_offeredDraw[~us]) return end({GameResult::Draw, OutcomeReason::Agreement}, {});
        forfeit(us, Forfeit::IllegalMove, "it claimed a draw, but the position is no draw");
    }

    void forfeit(Color us, Forfeit kind, const std::string& why) {
        m_played.forfeit = kind;
        m_played.forfeiter = us;
        m_played.ending =
            fmt::format("{}: {}{}{}", colorName(us), toText(kind), why.empty() ? "" : ": ", why);
        if (kind == Forfeit::TimeLoss) return end(outcomeOnTime(game().position(), us), {});
        const bool isBreach = kind == Forfeit::IllegalMove;
        end({winFor(~us), OutcomeReason::Recorded}, isBreach ? "rules infraction" : "abandoned");
    }

    /// `termination` is the PGN Termination tag, if it does not follow from the outcome.
    void end(Outcome outcome, std::string_view termination) {
        m_isEnded = true;
        game().end(outcome);
        if (!termination.empty()) game().setTag("Termination", termination);
        if (termination == "adjudication") m_played.ending = "Adjudication: " + outcome.toText().english;
    }

    const GamePairing& m_setup;
    std::stop_token m_stop;
    Adjudicator m_adjudicator;
    std::array<std::optional<ChessClock>, kColors> m_clocks;
    std::array<bool, kColors> m_offeredDraw{};
    bool m_isEnded = false;
    PlayedGame m_played;
};

}  // namespace

std::string toText(const MoveLimits& limits) {
    std::vector<std::string> parts;
    if (limits.clock) parts.push_back(toText(*limits.clock));
    if (limits.moveTimeMs) parts.push_back(fmt::format("{} ms a move", *limits.moveTimeMs));
    if (limits.nodes) parts.push_back(fmt::format("{} nodes a move", *limits.nodes));
    if (limits.depth) parts.push_back(fmt::format("{} plies", *limits.depth));
    return parts.empty() ? "its own limit" : fmt::format("{}", fmt::join(parts, ", "));
}

tl::expected<PlayedGame, GameStartError> playGame(const GamePairing& setup, std::stop_token stop) {
    return Referee(setup, std::move(stop)).play();
}

}  // namespace plyglass
