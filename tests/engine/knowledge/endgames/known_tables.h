// Fake Syzygy tables for tests: answers come from the program's own four-man tables.
#pragma once

#include <QtGlobal>
#include <atomic>
#include <map>
#include <string>

#include "engine/chess/fen.h"
#include "engine/knowledge/endgames/endgame_moves.h"
#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass::testing {

/// Where no verdict is set, the distance to mate replaces that to the next capture or pawn move.
class KnownTables final : public SyzygyTables {
  public:
    explicit KnownTables(int maxMen = kMaxEndgameMen) : m_maxMen(maxMen) {}

    /// By FEN without the counters.
    void set(const std::string& placement, SyzygyVerdict verdict) { m_verdicts[placement] = verdict; }
    int maxMen() const override { return m_maxMen; }
    int tableCount() const override { return 1; }

    mutable std::atomic<int> asked{0};  ///< number of result probes
    mutable std::atomic<int> rootsAsked{0};
    bool hasDistances = true;  ///< without them, wins and losses by quiet moves are uncertain

  private:
    static constexpr int kRankOfWin = 1000;

    static std::string placementOf(const Position& position) {
        const std::string fen = toFen(position);
        const std::size_t counter = fen.rfind(' ', fen.rfind(' ') - 1);
        return fen.substr(0, counter);
    }

    std::optional<SyzygyVerdict> read(const Position& position) const override {
        ++asked;
        if (position.castling() != 0 || position.halfmoveClock() > 0) qFatal("must not be asked");
        if (const auto own = m_verdicts.find(placementOf(position)); own != m_verdicts.end())
            return own->second;
        const auto value = EndgameTables::builtIn().probe(position);
        if (!value) return std::nullopt;
        return verdictOf(*value, 0);
    }

    std::vector<SyzygyMove> readMoves(const Position& position, bool hasRepeated) const override {
        ++rootsAsked;
        if (position.castling() != 0) qFatal("must not be asked");
        std::vector<SyzygyMove> moves;
        const auto known = plyglass::rankedMoves(EndgameTables::builtIn(), position);
        if (!known) return moves;
        for (const EndgameMove& move : *known)
            moves.push_back(
                hasDistances
                    ? ranked(move, endsCount(position, move.move) ? 0 : position.halfmoveClock(), hasRepeated)
                    : withoutDistance(move, endsCount(position, move.move)));
        return moves;
    }

    static bool endsCount(const Position& position, Move move) {
        Position after = position;
        after.play(move);
        return after.halfmoveClock() == 0;
    }

    static SyzygyMove withoutDistance(const EndgameMove& move, bool isCertain) {
        const SyzygyVerdict verdict = verdictOf(move.value, 0);
        if (outcomeOf(verdict) == EndgameOutcome::Win)
            return {move.move, isCertain ? verdict : SyzygyVerdict::MaybeWin, kRankOfWin};
        if (outcomeOf(verdict) == EndgameOutcome::Loss)
            return {move.move, isCertain ? verdict : SyzygyVerdict::MaybeLoss, -kRankOfWin};
        return {move.move, verdict, 0};
    }

    static SyzygyVerdict verdictOf(const EndgameValue& value, int counter) {
        const bool isCertain = value.isCertain(counter);
        switch (value.outcome) {
            case EndgameOutcome::Win:
                return isCertain ? SyzygyVerdict::Win : SyzygyVerdict::CursedWin;
            case EndgameOutcome::Loss:
                return isCertain ? SyzygyVerdict::Loss : SyzygyVerdict::BlessedLoss;
            default:
                return SyzygyVerdict::Draw;
        }
    }

    static SyzygyMove ranked(const EndgameMove& move, int counter, bool hasRepeated) {
        const SyzygyVerdict verdict = verdictOf(move.value, counter);
        if (verdict == SyzygyVerdict::Draw) return {move.move, verdict, 0};
        const bool isEqual = outcomeOf(verdict) != EndgameOutcome::Draw && !hasRepeated;
        const int rank = isEqual ? kRankOfWin : kRankOfWin - move.value.pliesToMate - counter;
        return {move.move, verdict, move.value.outcome == EndgameOutcome::Win ? rank : -rank};
    }

    const int m_maxMen;
    std::map<std::string, SyzygyVerdict> m_verdicts;
};

}  // namespace plyglass::testing
