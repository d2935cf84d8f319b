// What a node leaves behind: histories (bonus for the refuting move, malus for the moves tried before it),
// correction history, the table entry. Private to engine/search.
#pragma once

#include <array>

#include "engine/search/search_state.h"

namespace plyglass {

/// Moves searched without a cutoff, for history updates.
struct TriedMoves {
    static constexpr int kRoom = 32;
    void add(Move move) {
        if (size < kRoom) moves[size++] = move;
    }
    std::array<Move, kRoom> moves;
    int size = 0;
};

/// Gives the node's best move, if any, a bonus and the moves tried before it a malus.
void updateHistories(SearchState& search, const Node& node, const TriedMoves& quiets,
                     const TriedMoves& captures);
/// Gives the table move a bonus after a table cutoff.
void rewardTableMove(SearchState& search, const Node& node);
/// Updates the continuation histories of the node's last quiet move after the re-search of a reduced move.
void rewardReply(SearchState& search, const Node& node, Score score);
/// Updates the history of the quiet move that led to the node by the change of the static evaluation.
void rewardEvaluation(SearchState& search, const Node& node);
/// Updates the correction history from a node's score, unless the score comes from a capture or its bound
/// says nothing about the static evaluation.
void updateCorrection(SearchState& search, const Node& node, Bound bound);
/// Stores a result at the node, with its raw evaluation and PV flag; the entry's score counts from the root.
/// An empty entry stores the evaluation alone, in case the node is reached again before it has a result.
/// Nothing is stored once the search is stopped, nor with a move excluded.
void storeInTable(SearchState& search, const Node& node, TableEntry entry);
/// Stores the node's own result.
void storeInTable(SearchState& search, const Node& node, Bound bound);

}  // namespace plyglass
