#include "engine/knowledge/endgames/endgame_moves.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

EndgameValue beforeMove(const EndgameValue& after) {
    switch (after.outcome) {
        case EndgameOutcome::Win:
            return {EndgameOutcome::Loss, after.pliesToMate + 1};
        case EndgameOutcome::Loss:
            return {EndgameOutcome::Win, after.pliesToMate + 1};
        default:
            return after;
    }
}

/// Larger is better.
int rankOf(const EndgameValue& value) {
    constexpr int kAbovePlies = 1000;
    switch (value.outcome) {
        case EndgameOutcome::Win:
            return kAbovePlies - value.pliesToMate;
        case EndgameOutcome::Loss:
            return value.pliesToMate - kAbovePlies;
        default:
            return 0;
    }
}

}  // namespace

std::optional<std::vector<EndgameMove>> rankedMoves(const EndgameTables& tables, const Position& position) {
    if (!tables.probe(position)) return std::nullopt;
    std::vector<EndgameMove> ranked;
    for (const Move move : legalMoves(position)) {
        Position after = position;
        Undo undo;
        after.makeMove(move, undo);
        const auto value = tables.probe(after);
        if (!value) return std::nullopt;
        ranked.push_back({move, beforeMove(*value)});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const EndgameMove& a, const EndgameMove& b) {
        return rankOf(a.value) > rankOf(b.value);
    });
    return ranked;
}

}  // namespace plyglass
