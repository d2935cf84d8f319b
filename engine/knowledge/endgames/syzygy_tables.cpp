#include "engine/knowledge/endgames/syzygy_tables.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

bool keepsTheResultOf(const SyzygyMove& best, const SyzygyMove& move) {
    const auto outcome = outcomeOf(move.verdict);
    if (outcome != outcomeOf(best.verdict)) return false;
    return outcome == EndgameOutcome::Draw || move.rank == best.rank;
}

}  // namespace

bool SyzygyTables::mayHave(const Position& position) const {
    return position.castling() == 0 && count(position.occupied()) <= maxMen();
}

std::optional<EndgameOutcome> SyzygyTables::probe(const Position& position) const {
    if (position.halfmoveClock() > 0 || !mayHave(position)) return std::nullopt;
    const auto verdict = read(position);
    if (!verdict) return std::nullopt;
    return outcomeOf(*verdict);
}

std::optional<std::vector<SyzygyMove>> SyzygyTables::rankedMoves(const Position& position,
                                                                 bool hasRepeated) const {
    if (!mayHave(position)) return std::nullopt;
    std::vector<SyzygyMove> moves = readMoves(position, hasRepeated);
    if (moves.empty()) return std::nullopt;
    const auto goodness = [](const SyzygyMove& move) { return std::pair(move.verdict, move.rank); };
    std::ranges::stable_sort(moves, std::ranges::greater(), goodness);
    return moves;
}

std::vector<Move> movesThatKeepTheResult(const std::vector<SyzygyMove>& ranked) {
    std::vector<Move> kept;
    for (const SyzygyMove& move : ranked)
        if (keepsTheResultOf(ranked.front(), move)) kept.push_back(move.move);
    return kept;
}

}  // namespace plyglass
