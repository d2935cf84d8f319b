#include "engine/knowledge/endgames/syzygy_tables.h"

#include <algorithm>

namespace plyglass {

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
    std::ranges::stable_sort(moves, std::ranges::greater(), &SyzygyMove::rank);
    return moves;
}

std::vector<Move> movesThatKeepTheResult(const std::vector<SyzygyMove>& ranked) {
    std::vector<Move> kept;
    for (const SyzygyMove& move : ranked) {
        const EndgameOutcome outcome = outcomeOf(move.verdict);
        if (outcome != outcomeOf(ranked.front().verdict)) continue;
        if (outcome == EndgameOutcome::Draw || move.rank == ranked.front().rank) kept.push_back(move.move);
    }
    return kept;
}

}  // namespace plyglass
